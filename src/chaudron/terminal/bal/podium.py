"""The end of a ball: who is still dancing, who left when and by whom, and how everybody fared."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from chaudron.games.bal.components import CARD
from chaudron.kernel.facts import Fact
from chaudron.terminal.last_page import LastPage
from chaudron.terminal.paint import flow, visible

REACTIONS = ("mirrored", "nananere", "crystal_ball")
"""Spells that are told in words of their own."""


@dataclass
class Tale:
    """How a witch fared, by what everybody heard."""

    defended: int = 0
    parried: int = 0
    spells: int = 0
    threw_out: list[int] = field(default_factory=list)
    left_in: int = 0
    """The round in which she left; 0 for who did not."""
    by: int | None = None
    """[BAL-5.5] Who eliminated her: somebody, herself, or (None) an imp."""


def tales(facts: Iterable[Fact], players: int) -> dict[int, Tale]:
    """The tale of every witch."""
    told, round_number = {seat: Tale() for seat in range(players)}, 0
    for fact in [fact for fact in facts if fact.is_heard_by(None)]:
        if fact.key == "round":
            round_number = fact.details["round"]
        elif "seat" in fact.details:
            _add(told, fact, round_number)
    return told


def _add(told: dict[int, Tale], fact: Fact, round_number: int) -> None:
    seat = fact.details["seat"]
    mine = told[seat]
    mine.defended += fact.key == "defends"
    mine.parried += fact.key == "parried"
    mine.spells += fact.key in REACTIONS or (fact.key == "laid" and not CARD[fact.details["card"]].color)
    if fact.key == "eliminated":
        mine.left_in, mine.by = round_number, fact.details["by"]
        if mine.by not in (None, seat):
            told[mine.by].threw_out.append(seat)


class Podium(LastPage[Tale]):
    """The last page of a ball."""

    def headline(self) -> str:
        winner = self.winners[0]
        return self.say("podium-bal-headline", name=self.name(winner), lives=self.points[winner])

    def step(self, seat: int, tale: Tale) -> list[str]:
        """One witch: place, name, how she left; and what she did."""
        head = self.head(seat) + " "
        crapzouilles = self.paint("drop", "●" * self.points[seat]) + " " * bool(self.points[seat])
        indent, room = " " * visible(head), max(self.width - visible(head), 20)
        first, *more = flow([crapzouilles + self.fate(seat, tale)], room)
        rest = [*more, *flow(self.deeds(tale), room, " · ")]
        return [self.paint("name", head) + first, *[indent + line for line in rest]]

    def fate(self, seat: int, tale: Tale) -> str:
        """Still there; or when she left, and by whom."""
        whom = {None: "nobody", seat: "self"}.get(tale.by, "other")
        by = "" if tale.by is None else self.name(tale.by)
        return self.say("podium-bal-fate", left=tale.left_in, by=by, whom=whom)

    def deeds(self, tale: Tale) -> list[str]:
        """What she did, without what she never did."""
        parts = [self.say("podium-bal-parried", parried=tale.parried, count=tale.defended)]
        if tale.spells:
            parts.append(self.say("podium-bal-spells", count=tale.spells))
        if tale.threw_out:
            parts.append(self.say("podium-bal-threw-out", names=self.words.listed([*map(self.name, tale.threw_out)])))
        return parts

    def read(self, seat: int, tale: Tale) -> str:
        parts = [self.fate(seat, tale), *self.deeds(tale)]
        return self.say("podium-bal-line", place=self.places[seat], name=self.name(seat), parts=", ".join(parts))
