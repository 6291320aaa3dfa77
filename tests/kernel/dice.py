"""A toy that leaves records: two seats roll for points, peek under a cup, whisper at the same time, and end."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

import pytest

from chaudron.kernel.bad_record import BadRecord
from chaudron.kernel.chance import TABLE, Chance, Counter, Sealed
from chaudron.kernel.choice import Catalogue, Choice
from chaudron.kernel.copyable import copyable
from chaudron.kernel.game import BadOption, Game, View
from chaudron.kernel.record import Play, Record, digest, verify
from chaudron.kernel.rule import About, Ask, Reason, Rule, Then, Together, rule, step
from chaudron.kernel.table import Outcome, Table

SECRET = bytes(range(100, 132))
SALTS = ("salt of A", "salt of B")
SEED = 4
Data = dict[str, Any]

CHOICES = Catalogue()
PASS, ROLL, PEEK, WHISPER = map(CHOICES.choice, ("pass", "roll", "peek", "whisper"))
YES, NO, END = map(CHOICES.choice, ("yes", "no", "end"))


@dataclass(frozen=True)
class DiceBox:
    players: int
    options: Mapping[str, Any] = field(default_factory=lambda: {"sides": 6})


@copyable
class DiceTable(Table):
    points: list[int]
    turn: int = 0
    catalogue: ClassVar[Catalogue] = CHOICES

    def why_not(self, seat: int, choice: str) -> Reason:
        return Reason("not_offered", "DICE-1", {})


@rule
class Turns(Rule):
    """[DICE-1] The seat that passes gives the turn to the next one."""

    @step
    def who_begins(self, table: DiceTable) -> Then:
        table.turn = table.chance.below(TABLE, table.box.players)

    @step
    def ask(self, table: DiceTable) -> Then:
        return Ask(table.turn, About("turn", "DICE-1"), (PASS, ROLL, PEEK, WHISPER, END))

    @step
    def act(self, table: DiceTable, choice: Choice) -> Then:
        self.go_to(Turns.ask)
        if choice is PASS:
            table.turn = (table.turn + 1) % table.box.players
        elif choice is ROLL:
            table.points[table.turn] += 1 + table.chance.below(table.turn, table.box.options["sides"])
        elif choice is PEEK:
            table.tell("peeked", "DICE-1", reveals=True, under="the cup")
        elif choice is END:
            points = tuple(table.points)
            table.end(Outcome(points, tuple(1 + sum(other > mine for other in points) for mine in points)))
        else:
            return Together({seat: [Whisper(seat)] for seat in range(table.box.players)}, sealed=True)
        return None


@rule
class Whisper(Rule):
    """[DICE-2] Yes or no, in secret."""

    seat: int

    @step
    def ask(self, table: DiceTable) -> Then:
        return Ask(self.seat, About("whisper", "DICE-2"), (YES, NO))

    @step
    def hear(self, table: DiceTable, choice: Choice) -> Then:
        table.tell("whispered", "DICE-2", seat=self.seat, word=choice)


class Dice(Game):
    name, version, players, catalogue, table_class = "dice", "3", range(2, 4), CHOICES, DiceTable

    def box(self, players: int, options: Mapping[str, Any]) -> DiceBox:
        if players not in self.players or dict(options) not in ({"sides": 6}, {"sides": 8}):
            raise BadOption("sides")
        return DiceBox(players, options)

    def table(self, box: Any, chance: Chance) -> DiceTable:
        return DiceTable(box, chance, [Turns()], {}, None, {}, None, None, points=[0] * box.players)

    def view(self, table: DiceTable, seat: int | None) -> View:
        return {"points": table.points[:], "turn": table.turn}

    def guess(self, view: View, chance: Chance) -> Table:
        raise NotImplementedError

    def components(self, table: DiceTable) -> dict[str, int]:
        return {}


DICE = Dice()


class KinderDice(Dice):
    """The next version: whoever passes gains a point, if the option `gift` says so; before, nobody ever did."""

    version = "4"
    earlier = {"3": {"gift": 0}}  # noqa: RUF012 - never changed

    def box(self, players: int, options: Mapping[str, Any]) -> DiceBox:
        gift = {"gift": 1, **options}["gift"]
        sides = {name: value for name, value in options.items() if name != "gift"}
        return DiceBox(players, {**super().box(players, sides).options, "gift": gift})

    def table(self, box: Any, chance: Chance) -> DiceTable:
        return DiceTable(box, chance, [KinderTurns()], {}, None, {}, None, None, points=[0] * box.players)


@rule
class KinderTurns(Turns):
    """[DICE-1] As before, and a gift."""

    @step
    def who_begins(self, table: DiceTable) -> Then:
        return Turns.who_begins(self, table)

    @step
    def ask(self, table: DiceTable) -> Then:
        return Turns.ask(self, table)

    @step
    def act(self, table: DiceTable, choice: Choice) -> Then:
        if choice is PASS:
            table.points[table.turn] += table.box.options["gift"]
        then = Turns.act(self, table, choice)
        self.go_to(KinderTurns.ask)
        return then


class OtherDice(Dice):
    """A version that makes something else of every throw: there are seven sides."""

    version = "4"

    def box(self, players: int, options: Mapping[str, Any]) -> DiceBox:
        return DiceBox(players, {**super().box(players, options).options, "sides": 7})


def start(chance: Chance | None = None) -> Play:
    """Seat 1 begins, by the seed."""
    return Play(DICE, DiceBox(2), chance or Counter(2, SEED), ["Ysée", "Basile"])


ANSWERS = "1 roll, 1 roll, 1 pass, 0 peek, 0 roll, 0 whisper, 1 yes, 0 no, 0 roll, 0 pass, 1 whisper, 0 no, 1 no"
ANSWERS += ", 1 roll, 1 end"


def tell(play: Play, answers: str) -> Play:
    for words in answers.split(", "):
        seat, choice = words.split()
        play.answer(int(seat), choice)
    return play


def written(play: Play) -> Data:
    """The record as it comes from a file."""
    data: Data = json.loads(json.dumps(play.record.to_json()))
    return data


def counter_record() -> Data:
    return written(tell(start(), ANSWERS))


def sealed_record() -> Data:
    """The secret is chosen so that seat 1 begins here too."""
    return written(tell(start(Sealed(2, SECRET, SALTS)), ANSWERS))


def recorded_record() -> Data:
    data = counter_record()
    data["source"] = {"kind": "recorded"}
    return signed(data)


RECORDS = {"counter": counter_record, "sealed": sealed_record, "recorded": recorded_record}
every_record = pytest.mark.parametrize("record", RECORDS.values(), ids=list(RECORDS))


def signed(data: Data) -> Data:
    """As someone would alter a record who knows how its digest is made."""
    body = {key: value for key, value in data.items() if key != "digest"}
    return {**body, "digest": digest(body)}


def trouble(data: Any) -> str:
    """The key of what is wrong with a record; empty when it holds."""
    try:
        verify(DICE, Record.from_json(data))
    except BadRecord as error:
        return error.key
    return ""


def random_answer(table: Table, luck: Counter) -> tuple[int, str]:
    seat = table.pending_seats[luck.below(0, len(table.pending_seats))]
    options = table.asks[seat].options
    return seat, options[luck.below(0, len(options))]


def put_in(data: Data, name: str, value: Any) -> Data:
    """The record with one thing changed, signed again."""
    return signed({**data, name: value})
