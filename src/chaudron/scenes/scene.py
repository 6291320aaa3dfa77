"""A scene: a table in a known position, spoken to in short sentences. Seats are called A, B, C, D."""

import json
from collections.abc import Iterable
from typing import Any, ClassVar, Literal

from chaudron.kernel.chance import GOES_ON, TABLE, Chance, Scripted
from chaudron.kernel.facts import Fact
from chaudron.kernel.game import Game
from chaudron.kernel.rule import Reason, Refused, answer

SEATS = "ABCDEF"

Mode = Literal["as it is", "copied", "reloaded"]


class Scene:
    """Speak to a table: `t.says("A: draw", "B: stop")`, `t.asked("A")`, `t.refuses("A: flask")`.

    In the modes "copied" and "reloaded" the table is replaced by a copy, or by what its JSON gives back, before every
    answer: the same test then also shows that nothing of a position is lost.
    """

    mode: ClassVar[Mode] = "as it is"

    def __init__(self, game: Game, table: Any) -> None:
        self.game = game
        self.table = table
        self.facts: list[Fact] = []
        self.table.facts = []
        self.beginning = table.copy()
        self.table.begin()
        self._hear()

    def _hear(self) -> None:
        self.facts += self.table.facts
        self.table.facts = []

    def _renew(self) -> None:
        if self.mode == "copied":
            self.table = self.table.copy()
        elif self.mode == "reloaded":
            saved = json.loads(json.dumps(self.game.save(self.table)))
            self.table = self.game.load(saved, self.table.chance)
        self.table.facts = []

    def says(self, *sentences: str) -> None:
        """Give answers, each `"A: choice"`."""
        for sentence in sentences:
            seat, choice = self._parts(sentence)
            self._renew()
            answer(self.table, seat, choice)
            self._hear()

    def refuses(self, sentence: str) -> Reason:
        """The reason for which an answer is refused; it must leave the table as it was."""
        seat, choice = self._parts(sentence)
        self._renew()
        before = self.game.save(self.table)
        try:
            answer(self.table, seat, choice)
        except Refused as refused:
            assert self.game.save(self.table) == before, "a refusal changed the table"
            return refused.reason
        raise AssertionError(f"{sentence!r} was not refused")

    def asked(self, seat: str) -> str:
        """What a seat may answer, `"draw | stop"`; empty when it is not asked."""
        ask = self.table.asks.get(SEATS.index(seat))
        return " | ".join(ask.options) if ask else ""

    def about(self, seat: str) -> str:
        """What a seat is asked about: the key of the question; empty when it is not asked."""
        ask = self.table.asks.get(SEATS.index(seat))
        return ask.about.key if ask else ""

    @property
    def awaited(self) -> str:
        """The seats the table waits for, `"AC"`."""
        return "".join(SEATS[seat] for seat in self.table.pending_seats)

    def luck(self, *sentences: str) -> None:
        """Script what comes next: `"A: w3 r1"` for a seat's draws and rolls, `"table: charity"` for the table's.

        Who is scripted draws nothing else, unless the script ends with `…`: then a seed decides.
        """
        write_luck(self.table.chance, sentences)

    def die(self, *sentences: str) -> None:
        """Script what a seat rolls, `"A: 4 1"`, whatever it draws meanwhile."""
        write_luck(self.table.chance, sentences, rolls=True)

    def told(self, key: str) -> list[dict[str, Any]]:
        """The details of every fact told under a key."""
        return [fact.details for fact in self.facts if fact.key == key]

    @staticmethod
    def _parts(sentence: str) -> tuple[int, str]:
        name, choice = sentence.split(": ")
        return SEATS.index(name), choice


def write_luck(chance: Chance, sentences: Iterable[str], rolls: bool = False) -> None:
    """Append to what is scripted for a seat or the table; where that ends with `…`, it still does."""
    assert isinstance(chance, Scripted)
    scripts = chance.rolls if rolls else chance.script
    for sentence in sentences:
        name, words = sentence.split(":")
        stream = TABLE if name == "table" else SEATS.index(name)
        script = (*scripts.get(stream, ()), *words.split())
        goes_on = (GOES_ON,) if GOES_ON in script else ()
        scripts[stream] = (*[word for word in script if word != GOES_ON], *goes_on)
