"""A game is its record: written and read, played again, verified, taken back; and every alteration is caught."""

import copy
import hashlib
import hmac
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

import pytest

from chaudron.games.belcastel import BELCASTEL
from chaudron.kernel.chance import TABLE, Chance, Counter, Recorded, Scripted, Sealed, commitment
from chaudron.kernel.choice import Catalogue, Choice
from chaudron.kernel.game import BadOption, Game, View
from chaudron.kernel.plain import plain
from chaudron.kernel.record import FORMAT, BadRecord, Play, Record, chance_from, digest, replay, source_of, verify
from chaudron.kernel.rule import About, Ask, Reason, Refused, Rule, Then, Together, answer, rule, step
from chaudron.kernel.table import Outcome, Table

SECRET = bytes(range(100, 132))
SALTS = ("salt of A", "salt of B")
SEED = 4
Data = dict[str, Any]

# A toy: two seats roll for points, peek under a cup, whisper at the same time, and end


CHOICES = Catalogue()
PASS, ROLL, PEEK, WHISPER = map(CHOICES.choice, ("pass", "roll", "peek", "whisper"))
YES, NO, END = map(CHOICES.choice, ("yes", "no", "end"))


@dataclass(frozen=True)
class DiceBox:
    players: int
    options: Mapping[str, Any] = field(default_factory=lambda: {"sides": 6})


@plain
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
        self.again(Turns.ask)
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


# Written and read


@every_record
def test_a_record_comes_back_from_json_as_it_was(record: Callable[[], Data]) -> None:
    data = record()
    read = Record.from_json(data)
    assert read.to_json() == data
    assert Record.from_json(json.loads(json.dumps(read.to_json()))) == read


def test_a_record_says_everything_needed_to_play_again() -> None:
    data = counter_record()
    assert {key: value for key, value in data.items() if key not in ("entries", "digest")} == {
        "format": FORMAT,
        "game": "dice",
        "version": "3",
        "players": 2,
        "options": {"sides": 6},
        "names": ["Ysée", "Basile"],
        "source": {"kind": "counter", "seed": "0000000000000004"},
        "opening": [[-1, 2, 1]],
        "result": {"points": [3, 10], "places": [2, 1]},
    }
    assert data["entries"][2:5] == [[1, "pass", [], 0], [0, "peek", [], 1], [0, "roll", [[0, 6, 0]], 0]]
    assert len(data["entries"]) == len(ANSWERS.split(", "))


def test_the_digest_is_that_of_the_rest() -> None:
    data = counter_record()
    assert data["digest"] == digest({key: value for key, value in data.items() if key != "digest"})
    assert len(data["digest"]) == 32


def test_what_was_written_stays_as_it_was_while_the_game_goes_on() -> None:
    play = tell(start(Sealed(2, SECRET, SALTS)), "1 roll, 1 pass")
    data = play.record.to_json()
    before = copy.deepcopy(data)
    tell(play, "0 roll, 0 end")
    play.record.names.append("Odile")
    assert data == before
    assert Record.from_json(data).result is None


def test_draws_are_given_in_the_order_they_came() -> None:
    record = Record.from_json(counter_record())
    assert [draw.stream for draw in record.draws()] == [-1, 1, 1, 0, 0, 1]


# Played again


@every_record
def test_a_record_is_played_again_answer_by_answer(record: Callable[[], Data]) -> None:
    read = Record.from_json(record())
    lengths = [len(play.record.entries) for play in replay(DICE, read)]
    assert lengths == list(range(len(read.entries) + 1))


@every_record
def test_a_record_that_holds_is_verified_to_the_same_table(record: Callable[[], Data]) -> None:
    original = tell(start(chance_from(Record.from_json(record()))), ANSWERS)
    again = verify(DICE, Record.from_json(record()))
    assert DICE.save(again.table) == DICE.save(original.table)
    assert again.record.result == record()["result"]
    assert again.record.entries == original.record.entries


def test_facts_are_told_again_as_they_were() -> None:
    play = start()
    told = [[*play.facts]] + [[*play.answer(int(words[0]), words[2:])] for words in ANSWERS.split(", ")]
    assert [again.facts for again in replay(DICE, play.record)] == told


def test_a_record_in_the_middle_of_a_game_holds_too() -> None:
    play = tell(start(), "1 roll, 1 whisper, 0 yes")
    again = verify(DICE, Record.from_json(written(play)))
    assert (again.record.result, DICE.save(again.table)) == (None, DICE.save(play.table))


def test_a_record_may_be_played_again_with_other_luck() -> None:
    record = Record.from_json(counter_record())
    other = Counter(2, 6)
    *_, last = replay(DICE, record, other)
    assert last.table.chance is other
    assert last.record.result != record.result


def test_a_game_with_scripted_luck_leaves_a_record_that_holds() -> None:
    play = Play(
        BELCASTEL, BELCASTEL.box(2, {"first_player": 0}), Scripted(2, {TABLE: "charity", 0: "w1 w2"}, Counter(2, 1))
    )
    for choice in ("draw", "draw", "draw", "stop"):
        play.answer(0, choice)
    assert source_of(play.table.chance) == {"kind": "recorded"}
    again = verify(BELCASTEL, Record.from_json(written(play)))
    assert BELCASTEL.save(again.table)["table"]["seats"] == BELCASTEL.save(play.table)["table"]["seats"]


def test_a_refused_answer_leaves_no_trace() -> None:
    play = tell(start(), "1 roll")
    before, facts = written(play), play.facts
    with pytest.raises(Refused):
        play.answer(0, "roll")
    with pytest.raises(Refused):
        play.answer(1, "nonsense")
    assert (written(play), play.facts) == (before, facts)
    tell(play, "1 roll")
    assert trouble(written(play)) == ""


# Sealed until the end


def everything_written(value: Any) -> Iterator[str]:
    """Every word and number in a record, an object or a table, however deep."""
    if isinstance(value, Mapping):
        for key, part in value.items():
            yield str(key)
            yield from everything_written(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from everything_written(part)
    else:
        yield value.hex() if isinstance(value, bytes) else str(value)


def test_the_secret_is_nowhere_in_the_record_before_the_end() -> None:
    """Neither the secret nor the key made of it, in no field of the record, its JSON or the saved table."""
    chance = Sealed(2, SECRET, SALTS)
    play = tell(start(chance), ANSWERS.removesuffix(", 1 end"))
    seen = [*everything_written(vars(play.record)), *everything_written(written(play))]
    seen += everything_written(DICE.save(play.table))
    salted = b"".join(hashlib.sha256(salt.encode()).digest() for salt in SALTS)
    key = hmac.digest(SECRET, b"chaudron/1" + salted, "sha256")
    for hidden in (SECRET.hex(), key.hex(), str(SECRET), str(int.from_bytes(SECRET, "big"))):
        assert not [word for word in seen if hidden in word]
    assert play.record.source == {
        "kind": "sealed",
        "commitment": commitment(SECRET),
        "salts": list(SALTS),
        "secret": None,
    }


def test_before_the_end_a_sealed_record_can_only_be_played_by_who_knows_the_secret() -> None:
    play = tell(start(Sealed(2, SECRET, SALTS)), "1 roll, 1 pass")
    record = Record.from_json(written(play))
    with pytest.raises(BadRecord) as error:
        verify(DICE, record)
    assert error.value.key == "still_sealed"
    *_, again = replay(DICE, record, Sealed(2, SECRET, SALTS))
    assert again.record.entries == play.record.entries
    with pytest.raises(BadRecord, match="still_sealed"):
        chance_from(record)


def test_the_end_reveals_the_secret_that_was_committed() -> None:
    data = sealed_record()
    assert bytes.fromhex(data["source"]["secret"]) == SECRET
    assert commitment(SECRET) == data["source"]["commitment"]
    assert trouble(data) == ""


def test_a_sealed_record_can_be_played_without_its_secret_from_the_outcomes() -> None:
    record = Record.from_json(sealed_record())
    *_, again = replay(DICE, record, Recorded(2, record.draws()))
    assert again.record.result == record.result


# Taken back


def test_there_is_nothing_to_take_back_at_first() -> None:
    assert start().why_not_undo(1) == "nothing"


def test_the_last_answer_may_be_taken_back_when_nothing_came_of_it() -> None:
    play = tell(start(), "1 roll, 1 pass")
    assert play.why_not_undo(1) is None
    play.undo(1)
    assert (play.table.awaited, len(play.record.entries)) == ([1], 1)


def test_what_another_seat_answered_is_not_ones_own_to_take_back() -> None:
    play = tell(start(), "1 pass, 0 pass")
    assert (play.why_not_undo(1), play.why_not_undo(0)) == ("another_acted", None)


def test_luck_cannot_be_taken_back() -> None:
    assert tell(start(), "1 roll").why_not_undo(1) == "chance"


def test_scripted_luck_is_luck() -> None:
    play = Play(BELCASTEL, BELCASTEL.box(2, {}), Scripted(2, {0: "w1"}, Counter(2, 1)))
    play.answer(0, "draw")
    assert play.why_not_undo(0) == "chance"


def test_what_was_revealed_cannot_be_taken_back() -> None:
    assert tell(start(), "1 peek").why_not_undo(1) == "revealed"


def test_who_opened_what_was_sealed_cannot_take_it_back() -> None:
    """The first whisper may be taken back; the last one has opened both."""
    play = tell(start(), "1 whisper, 0 yes")
    assert play.why_not_undo(0) is None
    tell(play, "1 no")
    assert play.why_not_undo(1) == "revealed"


def test_the_end_cannot_be_taken_back() -> None:
    assert tell(start(), "1 end").why_not_undo(1) == "revealed"


@pytest.mark.parametrize(
    ("answers", "seat", "key"),
    [
        ("", 1, "undo_nothing"),
        ("1 pass", 0, "undo_another_acted"),
        ("1 roll", 1, "undo_chance"),
        ("1 peek", 1, "undo_revealed"),
    ],
)
def test_taking_back_is_refused_with_its_reason_and_changes_nothing(answers: str, seat: int, key: str) -> None:
    play = tell(start(), answers) if answers else start()
    before, table = written(play), DICE.save(play.table)
    with pytest.raises(BadRecord) as error:
        play.undo(seat)
    assert (error.value.key, written(play), DICE.save(play.table)) == (key, before, table)


def test_answers_may_be_taken_back_one_after_the_other() -> None:
    play = tell(start(), "1 roll, 1 pass, 0 pass")
    play.undo(0)
    play.undo(1)
    assert (play.why_not_undo(1), [entry.choice for entry in play.record.entries]) == ("chance", ["roll"])


SOURCES: dict[str, Callable[[int], Chance]] = {
    "counter": lambda seed: Counter(2, seed),
    "sealed": lambda seed: Sealed(2, seed.to_bytes(32, "big"), SALTS),
    "scripted": lambda seed: Scripted(2, {0: "w1"}, Counter(2, seed)),
}
OPTIONS: list[Data] = [{}, {"books": 2, "stop": "revocable"}, {"books": 4, "cauldron_side": "tubes"}]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("source", SOURCES.values(), ids=list(SOURCES))
def test_taking_back_restores_the_exact_table(source: Callable[[int], Chance], options: Data) -> None:
    """In a random game of Belcastel, after every fifth answer that may be taken back."""
    play = Play(BELCASTEL, BELCASTEL.box(2, options), source(5))
    luck, free, refused = Counter(1, 8), 0, 0
    while play.table.outcome is None:
        seat, choice = random_answer(play.table, luck)
        before = json.dumps([BELCASTEL.save(play.table), play.record.to_json()])
        play.answer(seat, choice)
        if play.why_not_undo(seat) is not None:
            refused += 1
            continue
        free += 1
        if free % 5 == 0:
            after = json.dumps([BELCASTEL.save(play.table), play.record.to_json()])
            play.undo(seat)
            assert json.dumps([BELCASTEL.save(play.table), play.record.to_json()]) == before
            play.answer(seat, choice)
            assert json.dumps([BELCASTEL.save(play.table), play.record.to_json()]) == after
    assert (free > 20, refused > 20) == (True, True)


def random_answer(table: Table, luck: Counter) -> tuple[int, str]:
    seat = table.awaited[luck.below(0, len(table.awaited))]
    options = table.asks[seat].options
    return seat, options[luck.below(0, len(options))]


def taught_nothing(play: Play, answers: Iterator[tuple[int, str]]) -> Iterator[bool]:
    """For each answer that may be taken back: would another world, the same to its seat before, be the same after?"""
    game: Game = play.game
    for seat, choice in answers:
        view = json.loads(json.dumps(game.view(play.table, seat)))
        play.answer(seat, choice)
        if play.why_not_undo(seat) is None:
            world = game.guess(view, Counter(view["players"], 1000))
            answer(world, seat, choice)
            yield json.dumps(game.view(world, seat)) == json.dumps(game.view(play.table, seat))


def random_answers(play: Play, seed: int) -> Iterator[tuple[int, str]]:
    luck = Counter(1, seed)
    while play.table.outcome is None:
        yield random_answer(play.table, luck)


def lock_step_game(seed: int) -> Play:
    players = 2 + seed % 3
    box = BELCASTEL.box(players, {"lock_step": "every_round", "books": "g1-b1-r2-y1-p1"})
    return Play(BELCASTEL, box, Counter(players, seed))


@pytest.mark.parametrize("seed", [*range(6), 59, 68, 98, 100, 123])
def test_what_may_be_taken_back_has_taught_its_seat_nothing(seed: int) -> None:
    """[BEL-12.1, BEL-16.13] In lock-step, who commits last may open the others' choices, even without any draw.

    In the games of seeds 1, 59, 68, 98, 100 and 123 all commit to stop while a red-2 chip lies beside a cauldron.
    """
    play = lock_step_game(seed)
    assert all(taught_nothing(play, random_answers(play, seed)))


def test_a_seat_that_was_taught_something_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """If everything might be taken back."""
    monkeypatch.setattr(Play, "why_not_undo", lambda play, seat: None)
    play = lock_step_game(1)
    assert not all(taught_nothing(play, random_answers(play, 1)))


# Altered


@every_record
def test_a_record_that_was_not_altered_holds(record: Callable[[], Data]) -> None:
    """Also after it was signed again: the tests below alter one thing only."""
    assert (trouble(record()), trouble(signed(record()))) == ("", "")


def put(*path: Any, value: Any) -> Callable[[Data], None]:
    """Put a value at a place in a record."""

    def alter(data: Data) -> None:
        place: Any = data
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value

    return alter


def drop(*path: Any) -> Callable[[Data], None]:
    def alter(data: Data) -> None:
        place: Any = data
        for key in path[:-1]:
            place = place[key]
        del place[path[-1]]

    return alter


def add(*path: Any, value: Any) -> Callable[[Data], None]:
    def alter(data: Data) -> None:
        place: Any = data
        for key in path:
            place = place[key]
        place.append(value)

    return alter


OTHER_SECRET = bytes(32)
SHORT = bytes(31)


def other_secret_with_its_commitment(data: Data) -> None:
    data["source"] |= {"secret": OTHER_SECRET.hex(), "commitment": commitment(OTHER_SECRET)}


def short_secret_with_its_commitment(data: Data) -> None:
    data["source"] |= {"secret": SHORT.hex(), "commitment": commitment(SHORT)}


def cut_off_with_its_result(data: Data) -> None:
    """The end is left out and nothing is claimed of it: an honest record of a game that was not finished."""
    del data["entries"][-1]
    data["result"] = None


ALTERED: list[tuple[str, Callable[[Data], None], str]] = [
    # who and what
    ("counter", put("game", value="bal"), "other_game"),
    ("counter", put("version", value="4"), "other_version"),
    ("counter", put("players", value=3), "draws_differ"),
    ("counter", put("players", value=4), "bad_options"),
    ("counter", put("options", "sides", value=8), "draws_differ"),
    ("counter", put("options", "sides", value=7), "bad_options"),
    ("counter", put("options", value={}), "bad_options"),
    ("counter", put("options", "other", value=1), "bad_options"),
    # where chance came from
    ("counter", put("source", "seed", value="0000000000000006"), "draws_differ"),
    ("counter", put("source", "seed", value="not hex"), "malformed"),
    ("counter", put("source", "seed", value="1" * 17), "malformed"),
    ("counter", put("source", "seed", value=3), "malformed"),
    ("counter", drop("source", "seed"), "malformed"),
    ("counter", put("source", "kind", value="dice tower"), "unknown_source"),
    ("counter", put("source", "kind", value="sealed"), "malformed"),
    ("counter", drop("source", "kind"), "malformed"),
    ("sealed", put("source", "salts", 0, value="another salt"), "draws_differ"),
    ("sealed", put("source", "salts", value=list(reversed(SALTS))), "draws_differ"),
    ("sealed", drop("source", "salts", 0), "malformed"),
    ("sealed", add("source", "salts", value="more"), "malformed"),
    ("sealed", put("source", "salts", 0, value=1), "malformed"),
    ("sealed", put("source", "salts", value=None), "malformed"),
    ("sealed", put("source", "secret", value=OTHER_SECRET.hex()), "broken_commitment"),
    ("sealed", put("source", "secret", value="not hex"), "malformed"),
    ("sealed", put("source", "secret", value=7), "malformed"),
    ("sealed", put("source", "secret", value=None), "still_sealed"),
    ("sealed", drop("source", "secret"), "malformed"),
    ("sealed", put("source", "commitment", value=commitment(OTHER_SECRET)), "broken_commitment"),
    ("sealed", drop("source", "commitment"), "malformed"),
    ("sealed", other_secret_with_its_commitment, "draws_differ"),
    ("sealed", short_secret_with_its_commitment, "malformed"),
    # what chance brought
    ("counter", put("opening", 0, value=[-1, 2, 0]), "draws_differ"),
    ("counter", put("opening", value=[]), "draws_differ"),
    ("counter", add("opening", value=[0, 6, 1]), "draws_differ"),
    ("counter", put("entries", 0, 2, 0, value=[1, 6, 0]), "draws_differ"),
    ("counter", put("entries", 0, 2, 0, 0, value=0), "draws_differ"),
    ("counter", put("entries", 0, 2, 0, 1, value=7), "draws_differ"),
    ("counter", drop("entries", 0, 2, 0), "draws_differ"),
    ("counter", add("entries", 2, 2, value=[1, 6, 1]), "draws_differ"),
    ("counter", put("entries", 0, 2, 0, value=[1, 6, 6]), "malformed"),
    ("counter", put("entries", 0, 2, 0, value=[1, 6, -1]), "malformed"),
    ("counter", put("entries", 0, 2, 0, value=[2, 6, 1]), "malformed"),
    ("counter", put("entries", 0, 2, 0, value=[-2, 6, 1]), "malformed"),
    ("counter", put("entries", 0, 3, value=1), "draws_differ"),
    ("counter", put("entries", 3, 3, value=0), "draws_differ"),
    ("sealed", put("entries", 0, 2, 0, value=[1, 6, 0]), "draws_differ"),
    ("recorded", put("entries", 0, 2, 0, value=[1, 6, 0]), "result_differs"),
    ("recorded", put("entries", 0, 2, 0, value=[1, 7, 0]), "chance_ended"),
    ("recorded", put("opening", value=[]), "chance_ended"),
    ("recorded", put("entries", -2, 2, value=[]), "chance_ended"),
    ("recorded", add("entries", -2, 2, value=[1, 6, 1]), "draws_differ"),
    ("recorded", put("opening", 0, value=[-1, 2, 0]), "refused"),
    # what was answered
    ("counter", put("entries", 2, 0, value=0), "refused"),
    ("counter", put("entries", 2, 0, value=7), "refused"),
    ("counter", put("entries", 2, 0, value=-1), "refused"),
    ("counter", put("entries", 2, 1, value="yes"), "refused"),
    ("counter", put("entries", 2, 1, value="nonsense"), "refused"),
    ("counter", put("entries", 2, 1, value="roll"), "draws_differ"),
    ("counter", put("entries", 0, 1, value="pass"), "draws_differ"),
    ("counter", drop("entries", 0), "draws_differ"),
    ("counter", drop("entries", 2), "refused"),
    ("counter", drop("entries", -1), "result_differs"),
    ("counter", put("entries", value=[]), "result_differs"),
    ("counter", add("entries", value=[1, "end", [], 0]), "refused"),
    ("counter", add("entries", value=[0, "pass", [], 0]), "refused"),
    # how it ended
    ("counter", put("result", "points", 0, value=9), "result_differs"),
    ("counter", put("result", "places", value=[1, 2]), "result_differs"),
    ("counter", put("result", value=None), "result_differs"),
    ("counter", put("result", value="victory"), "result_differs"),
    ("recorded", put("result", "points", 0, value=9), "result_differs"),
]


@pytest.mark.parametrize(
    ("kind", "alter", "key"), ALTERED, ids=[f"{place}-{row[0]}-{row[2]}" for place, row in enumerate(ALTERED)]
)
def test_an_alteration_is_caught(kind: str, alter: Callable[[Data], None], key: str) -> None:
    """By the digest; and, if that was made anew, by what the record says."""
    data = RECORDS[kind]()
    alter(data)
    assert trouble(data) == "altered"
    assert trouble(signed(data)) == key


def test_names_are_guarded_by_the_digest_alone() -> None:
    """Nothing in a game depends on what the players are called."""
    data = counter_record()
    data["names"][0] = "Odile"
    assert (trouble(data), trouble(signed(data))) == ("altered", "")


def test_a_record_cut_off_with_its_result_is_that_of_an_unfinished_game() -> None:
    data = counter_record()
    cut_off_with_its_result(data)
    assert (trouble(data), trouble(signed(data))) == ("altered", "")


KEYS = ("game", "version", "players", "options", "names", "source", "opening", "entries", "result")
NUMBERS_ONLY: tuple[Any, ...] = (None, "1", 1.0, 1.5, True, [1], {}, float("inf"), float("nan"))
LISTS_ONLY: tuple[Any, ...] = (None, 1, "ab", {}, {"a": 1}, True)
OBJECTS_ONLY: tuple[Any, ...] = (None, 1, "ab", [], [["kind", "counter"], ["seed", "3"]], True)
WORDS_ONLY: tuple[Any, ...] = (None, 1, True, ["pass"], {"pass": 1})
NO_DRAW: tuple[Any, ...] = (None, 1, "163", [], [1, 6], [1, 6, 2, 3], ["1", 6, 2], [1.0, 6, 2], [True, 6, 2])
NO_ENTRY: tuple[Any, ...] = (None, 1, "pass", [], [1], [1, "pass", []], [1, "pass", [], 0, 0], {})
WRONG: dict[tuple[Any, ...], tuple[Any, ...]] = {
    ("game",): WORDS_ONLY,
    ("version",): WORDS_ONLY,
    ("players",): NUMBERS_ONLY,
    ("options",): OBJECTS_ONLY,
    ("source",): OBJECTS_ONLY,
    ("names",): LISTS_ONLY,
    ("names", 0): (*WORDS_ONLY, "a broken letter: \ud800"),
    ("opening",): LISTS_ONLY,
    ("opening", 0): NO_DRAW,
    ("entries",): LISTS_ONLY,
    ("entries", 2): NO_ENTRY,
    ("entries", 2, 0): NUMBERS_ONLY,
    ("entries", 2, 1): WORDS_ONLY,
    ("entries", 0, 2): LISTS_ONLY,
    ("entries", 0, 2, 0): NO_DRAW,
    ("entries", 3, 3): (*NUMBERS_ONLY, 2, -1),
}
MALFORMED = [(f"no {key}", drop(key)) for key in KEYS]
MALFORMED += [(f"{path} {value!a}", put(*path, value=value)) for path, values in WRONG.items() for value in values]


def signed_if_it_can_be(data: Data) -> Data:
    try:
        return signed(data)
    except UnicodeEncodeError:
        return data


@pytest.mark.parametrize("alter", [alter for _, alter in MALFORMED], ids=[name for name, _ in MALFORMED])
def test_what_is_not_of_the_right_form_is_called_malformed(alter: Callable[[Data], None]) -> None:
    """Nothing is bent until it fits, and no other error escapes."""
    data = counter_record()
    alter(data)
    assert trouble(signed_if_it_can_be(data)) == "malformed"


@pytest.mark.parametrize("found", [None, 5, "text", [], [1], {}, {"game": "dice"}], ids=repr)
def test_what_is_no_record_at_all_is_told_as_such(found: Any) -> None:
    assert trouble(found) == "not_a_record"


@pytest.mark.parametrize("found", ["chaudron-record/2", "", None, 1, ["chaudron-record/1"]], ids=repr)
def test_another_format_is_named(found: Any) -> None:
    with pytest.raises(BadRecord) as error:
        Record.from_json(signed({**counter_record(), "format": found}))
    assert (error.value.key, error.value.details) == ("other_format", {"found": str(found), "known": FORMAT})


@pytest.mark.parametrize("digest", [None, "", "0" * 32, 5], ids=repr)
def test_a_wrong_digest_is_an_alteration(digest: Any) -> None:
    assert trouble({**counter_record(), "digest": digest}) == "altered"


def test_a_missing_digest_is_an_alteration() -> None:
    data = counter_record()
    del data["digest"]
    assert trouble(data) == "altered"


def test_a_file_cut_short_is_never_a_record() -> None:
    """Wherever it ends: what is left is not JSON."""
    text = json.dumps(counter_record())
    for end in range(0, len(text), 7):
        with pytest.raises(json.JSONDecodeError):
            json.loads(text[:end])


@pytest.mark.parametrize(
    ("alter", "key", "details"),
    [
        (put("entries", 2, 0, value=0), "refused", {"number": 3, "seat": 0, "choice": "pass"}),
        (put("entries", 4, 2, 0, 2, value=5), "draws_differ", {"number": 5}),
        (put("opening", 0, 2, value=0), "draws_differ", {"number": 0}),
        (put("version", value="9"), "other_version", {"found": "9", "known": "3"}),
        (put("game", value="bal"), "other_game", {"found": "bal", "known": "dice"}),
    ],
    ids=["refused", "a draw", "the opening", "version", "game"],
)
def test_what_is_wrong_is_said_with_its_place(alter: Callable[[Data], None], key: str, details: Data) -> None:
    data = counter_record()
    alter(data)
    with pytest.raises(BadRecord) as error:
        verify(DICE, Record.from_json(signed(data)))
    assert (error.value.key, error.value.details) == (key, details)


# Every single place


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where a record holds a number, a word or nothing."""
    if isinstance(value, dict | list):
        for key, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places(part, (*path, key))
    else:
        yield path


def changed(value: Any) -> Any:
    return value + 1 if isinstance(value, int) else "x" if value is None else value + "0"


def without_trace(game: Game, data: Data, every: int = 1) -> list[tuple[Any, ...]]:
    """The places where a change, signed again, is not noticed."""
    missed = []
    for path in [path for path in places(data) if path[0] not in ("names", "digest")][::every]:
        altered = copy.deepcopy(data)
        value: Any = data
        for key in path:
            value = value[key]
        put(*path, value=changed(value))(altered)
        try:
            verify(game, Record.from_json(signed(altered)))
            missed.append(path)
        except BadRecord:
            continue
    return missed


@every_record
def test_a_change_at_any_place_is_noticed(record: Callable[[], Data]) -> None:
    data = record()
    assert len(list(places(data))) > 70
    assert without_trace(DICE, data) == []


@pytest.mark.parametrize("source", ["counter", "sealed"])
def test_a_change_at_any_place_of_a_whole_game_is_noticed(source: str) -> None:
    """Belcastel; one place in forty, over entries, draws, options, source and result."""
    play = Play(
        BELCASTEL, BELCASTEL.box(3, {"books": 3}), Counter(3, 6) if source == "counter" else Sealed(3, SECRET, "abc")
    )
    luck = Counter(1, 21)
    while play.table.outcome is None:
        play.answer(*random_answer(play.table, luck))
    data = written(play)
    verify(BELCASTEL, Record.from_json(data))
    assert without_trace(BELCASTEL, data, every=40) == []


def test_what_is_not_noticed_would_be_found() -> None:
    """The tests above are able to fail: a remark that no rule knows can be changed without a trace."""
    data = counter_record()
    data["extra"] = {"remark": "nobody reads this"}
    assert without_trace(DICE, data) == [("extra", "remark")]
