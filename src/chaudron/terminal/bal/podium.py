"""The end of a ball: who is still dancing, who left when and by whom, and how everybody fared."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from chaudron.games.bal.components import CARD
from chaudron.kernel.game import View
from chaudron.kernel.told import Fact
from chaudron.terminal.desk import Desk
from chaudron.terminal.paint import flow, pad, visible
from chaudron.words import Words

REACTIONS = ("mirrored", "nananere", "crystal_ball")
"""Spells that are told in words of their own."""
BELOW = 6
"""The lines that follow on the last page: where the record is, and the prompt."""


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


def tales(facts: Iterable[Fact], players: int) -> list[Tale]:
    """The tale of every witch."""
    told, round_number = [Tale() for _ in range(players)], 0
    for fact in [fact for fact in facts if fact.is_heard_by(None)]:
        if fact.key == "round":
            round_number = fact.details["round"]
        elif "seat" in fact.details:
            _add(told, fact, round_number)
    return told


def _add(told: list[Tale], fact: Fact, round_number: int) -> None:
    seat = fact.details["seat"]
    mine = told[seat]
    mine.defended += fact.key == "defends"
    mine.parried += fact.key == "parried"
    mine.spells += fact.key in REACTIONS or (fact.key == "laid" and not CARD[fact.details["card"]].color)
    if fact.key == "eliminated":
        mine.left_in, mine.by = round_number, fact.details["by"]
        if mine.by not in (None, seat):
            told[mine.by].threw_out.append(seat)


class Podium:
    """The last page of a ball. Where the desk is linear, it is read aloud instead of drawn."""

    def __init__(self, view: View, words: Words, names: Sequence[str], desk: Desk) -> None:
        self.view, self.words, self.say, self.names = view, words, words.say, names
        self.paint, self.width, self.linear, self.room = desk.paint, desk.width, desk.linear, desk.height - BELOW
        self.lives: list[int] = view["outcome"]["points"]
        self.places: list[int] = view["outcome"]["places"]

    def lines(self, told: list[Tale]) -> list[str]:
        order = sorted(range(len(self.places)), key=lambda seat: self.places[seat])
        headline = self.say("podium-bal-headline", name=self.name(order[0]), lives=self.lives[order[0]])
        lines = [self.paint("title", headline), ""]
        for seat in order:
            lines += [self.read(seat, told[seat]), ""] if self.linear else self.step(seat, told[seat])
        return lines if len(lines) <= self.room or self.linear else [line for line in lines if line]

    def name(self, seat: int) -> str:
        return self.words.seat(seat, self.names)

    def step(self, seat: int, tale: Tale) -> list[str]:
        """One witch: place, name, how she left; and what she did."""
        longest = max(visible(self.name(other)) for other in range(len(self.places)))
        head = f" {self.places[seat]}  {pad(self.name(seat), longest)}  "
        crapzouilles = self.paint("drop", "●" * self.lives[seat]) + " " * bool(self.lives[seat])
        indent, room = " " * visible(head), max(self.width - visible(head), 20)
        first, *more = flow([crapzouilles + self.fate(seat, tale)], room)
        rest = [*more, *flow(self.deeds(tale), room, " · ")]
        return [self.paint("name", head) + first, *[indent + line for line in rest], ""]

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
