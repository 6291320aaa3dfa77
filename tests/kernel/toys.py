"""A toy for looking at how rules run: they put words on a table."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from chaudron.kernel.chance import Chance, Counter
from chaudron.kernel.choice import Catalogue, Choice
from chaudron.kernel.copyable import copyable
from chaudron.kernel.game import Game, View
from chaudron.kernel.rule import About, Ask, Reason, Rule, Then, Together, rule, step
from chaudron.kernel.table import Table
from chaudron.scenes.scene import SEATS, Scene

CHOICES = Catalogue()
YES, NO, MORE = (CHOICES.choice(word) for word in ("yes", "no", "more"))
TOY = About("toy", "TOY-1")


@dataclass(frozen=True)
class ToyBox:
    players: int
    options: Mapping[str, Any] = field(default_factory=dict)


@copyable
class Toy(Table):
    """A table on which words are laid."""

    words: list[str]
    catalogue: ClassVar[Catalogue] = CHOICES

    def why_not(self, seat: int, choice: str) -> Reason:
        return Reason("not_offered", "TOY-2", {"seat": seat})


class ToyGame(Game):
    name, version, players, catalogue, table_class = "toy", "1", range(1, 5), CHOICES, Toy

    def box(self, players: int, options: Mapping[str, Any]) -> ToyBox:
        return ToyBox(players, options)

    def table(self, box: Any, chance: Chance) -> Toy:
        return Toy(box, chance, [], {}, None, {}, None, None, words=[])

    def view(self, table: Toy, seat: int | None) -> View:
        return {"words": table.words[:]}

    def guess(self, view: View, chance: Chance) -> Table:
        raise NotImplementedError

    def components(self, table: Toy) -> dict[str, int]:
        return {}


class ToyScene(Scene):
    @property
    def words(self) -> str:
        return " ".join(self.table.words)

    def heard_by(self, seat: int | None) -> str:
        """What a seat, or a spectator, has heard so far."""
        return " ".join(str(fact.details["word"]) for fact in self.facts if fact.is_heard_by(seat))


def toy(*rules: Rule, players: int = 3) -> ToyScene:
    """A table that carries out these rules, the first one first."""
    game = ToyGame()
    table = game.table(ToyBox(players), Counter(players, 1))
    table.agenda = list(reversed(rules))
    return ToyScene(game, table)


@rule
class Say(Rule):
    word: str

    @step
    def say(self, table: Toy) -> Then:
        table.words.append(self.word)


@rule
class Question(Rule):
    """A seat is asked; its answer is laid on the table and told."""

    seat: int
    about: str = ""

    @step
    def ask(self, table: Toy) -> Then:
        return Ask(self.seat, TOY, (YES, NO))

    @step
    def hear(self, table: Toy, choice: Choice) -> Then:
        word = f"{SEATS[self.seat]}{self.about}-{choice}"
        table.words.append(word)
        table.tell("answered", "TOY-1", word=word)


@rule
class First(Rule):
    """Carry out one rule or several, and then say so."""

    rules: list[Rule]
    in_a_list: bool = True

    @step
    def carry_out(self, table: Toy) -> Then:
        rules, self.rules = self.rules, []
        return rules if self.in_a_list else rules[0]

    @step
    def say(self, table: Toy) -> Then:
        table.words.append("then")


@rule
class Confide(Rule):
    """Say something, be asked, say something again."""

    seat: int

    @step
    def think(self, table: Toy) -> Then:
        table.tell("thinks", "TOY-3", word=f"{SEATS[self.seat]}-thinks")
        return Question(self.seat)


@rule
class Offer(Rule):
    """Who wants may have more, as long as somebody else is busy."""

    seat: int

    @step
    def offer(self, table: Toy) -> Then:
        return Ask(self.seat, TOY, (MORE,), lapses=True)

    @step
    def take(self, table: Toy, choice: Choice) -> Then:
        table.words.append(f"{SEATS[self.seat]}-more")
        return Question(self.seat)


@rule
class Deflected(Rule):
    @step
    def turn_aside(self, table: Toy) -> Then:
        return self.instead(Question(1))

    @step
    def skipped(self, table: Toy) -> Then:
        table.words.append("never")


def everyone(*seats: int, sealed: bool = False) -> First:
    """These seats are asked at the same time."""
    return First([Together({seat: [Question(seat)] for seat in seats or (0, 1, 2)}, sealed)], in_a_list=False)


def sealed(*seats: int) -> First:
    return First([Together({seat: [Confide(seat)] for seat in seats or (0, 1, 2)}, sealed=True)], in_a_list=False)
