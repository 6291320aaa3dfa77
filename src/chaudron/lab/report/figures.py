"""What the games of a dataset come to: means, intervals and counts, added up row by row."""

import json
import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from chaudron.lab.bad_request import BadRequest
from chaudron.lab.data.parts import about_of
from chaudron.lab.data.reading import rows
from chaudron.lab.tallies import Sum

SURE = 1.959964
"""Standard errors to either side: 95 times out of 100 the true value lies there."""
SURE_OF_MANY = 3.023341
"""The same, where the best of twenty are looked at: all twenty lie there together 95 times out of 100."""
LEAST = 8
"""Of fewer games nothing is said."""


class Estimate(NamedTuple):
    """A value, and how far to either side the true one may lie, 95 times out of 100."""

    value: float
    margin: float

    @property
    def is_clear(self) -> bool:
        """Is it surely not 0, even as one of twenty?"""
        return abs(self.value) > self.margin * SURE_OF_MANY / SURE


@dataclass
class Figures:
    """Of all games together."""

    game: str
    players: int = 0
    games: int = 0
    decisions: Sum = field(default_factory=Sum)
    points: Counter[int] = field(default_factory=Counter)
    """How many seats had so many."""
    wins: Counter[int] = field(default_factory=Counter)
    """By seat; those that were shared count for each."""
    seats: Counter[int] = field(default_factory=Counter)
    """How many games each seat was played in."""
    counts: Counter[str] = field(default_factory=Counter)
    """What was counted of all seats."""
    totals: Sum = field(default_factory=Sum)
    """Points of all seats of a game together."""
    with_book: dict[tuple[str, int], Sum] = field(default_factory=lambda: defaultdict(Sum))
    """The same for the games with a book, by its color and set."""
    with_witch: dict[str, Sum] = field(default_factory=lambda: defaultdict(Sum))
    lengths: Counter[int] = field(default_factory=Counter)
    """How many games had so many decisions."""

    casters: Counter[str] = field(default_factory=Counter)
    """How many seats played a spell at least once in a game; and how many of these won."""
    casters_won: Counter[str] = field(default_factory=Counter)

    def add_game(self, books: object, witches: Iterable[str], total: int) -> None:
        """A game with these books and witches, and the points of all its seats."""
        self.totals.add(total)
        for book in books_of(books).items():
            self.with_book[book].add(total)
        for witch in witches:
            self.with_witch[witch].add(total)

    @property
    def mean(self) -> float:
        return sum(points * count for points, count in self.points.items()) / self.points.total()

    @property
    def deviation(self) -> float:
        squares = sum((points - self.mean) ** 2 * count for points, count in self.points.items())
        return math.sqrt(squares / self.points.total())

    def middle(self, part: float) -> tuple[int, int]:
        """Between which points so large a part of all seats lies."""
        ordered = sorted(self.points.elements())
        out = int(len(ordered) * (1 - part) / 2)
        return ordered[out], ordered[-1 - out]

    def books(self) -> dict[tuple[str, int], Estimate]:
        """How many more points a player has, on the average, in games with a book than in those with another one."""
        return {book: found for book in sorted(self.with_book) if (found := self._more(self.with_book[book]))}

    def witches(self) -> dict[str, Estimate]:
        """The same for every witch that was at the table."""
        return {witch: found for witch in sorted(self.with_witch) if (found := self._more(self.with_witch[witch]))}

    def _more(self, among: Sum) -> Estimate | None:
        others = self.totals.without(among)
        return difference(among, others, self.players) if min(among.count, others.count) >= LEAST else None

    def leads(self) -> dict[int, tuple[int, int]]:
        """How many seats were ahead after each round, and how many of them won."""
        found = sorted(int(key[6:]) for key in self.counts if key.startswith("leads."))
        return {number: (self.counts[f"leads.{number}"], self.counts[f"leads_won.{number}"]) for number in found}

    def decisive(self) -> dict[str, tuple[int, int]]:
        """Of every fortune card: in how many games it was turned, and in how many of them it decided."""
        cards = [key.partition(".")[2] for key in self.counts if key.startswith("turned.")]
        return {card: (self.counts[f"turned.{card}"], self.counts[f"decided.{card}"]) for card in sorted(cards)}

    def by_round(self, name: str) -> dict[int, float]:
        """What was counted by round, for one seat and round."""
        found = {int(key.partition(".")[2]): count for key, count in self.counts.items() if key.startswith(name + ".")}
        return {number: found.get(number, 0) / self.points.total() for number in range(1, max(found, default=0) + 1)}

    def most(self, name: str, number: int) -> list[tuple[str, float]]:
        """What was counted most often under a name, for one seat."""
        found = Counter({key.partition(".")[2]: n for key, n in self.counts.items() if key.startswith(name + ".")})
        return [(key, count / self.points.total()) for key, count in found.most_common(number)]


def difference(among: Sum, others: Sum, players: int) -> Estimate:
    """How much more a player has in some games than in the others."""
    apart = (among.mean or 0.0) - (others.mean or 0.0)
    error = math.sqrt(among.deviation**2 / among.count + others.deviation**2 / others.count)
    return Estimate(apart / players, SURE * error / players)


def figures(folder: Path) -> Figures:
    """Read a dataset; raises `BadRequest` where there is none, or no game in it."""
    about_of(folder)
    made: Figures | None = None
    options: dict[int, Mapping[str, Any]] = {}
    totals: Counter[int] = Counter()
    witches: dict[int, set[str]] = defaultdict(set)
    for row in rows(folder, "games", ("number", "game", "players", "options", "decisions")):
        made = made or Figures(row["game"], row["players"])
        if (row["game"], row["players"]) != (made.game, made.players):
            raise BadRequest("lab-report-mixed", path=folder)
        made.games += 1
        made.decisions.add(row["decisions"])
        made.lengths[row["decisions"]] += 1
        options[row["number"]] = json.loads(row["options"])
    if made is None:
        raise BadRequest("lab-report-empty", path=folder)
    for row in rows(folder, "seats", ("number", "seat", "points", "place", "counts")):
        totals[row["number"]] += row["points"]
        witches[row["number"]].update(name[8:] for name, _ in row["counts"] if name.startswith("witches."))
        add_seat(made, row)
    for number, chosen in options.items():
        made.add_game(chosen.get("books"), witches[number], totals[number])
    return made


def add_seat(made: Figures, row: Mapping[str, Any]) -> None:
    counts, has_won = dict(row["counts"]), row["place"] == 1
    made.points[row["points"]] += 1
    made.seats[row["seat"]] += 1
    made.wins[row["seat"]] += has_won
    made.counts.update(counts)
    for name in counts:
        if name.startswith("spells."):
            made.casters[name[7:]] += 1
            made.casters_won[name[7:]] += has_won


def books_of(written: object) -> dict[str, int]:
    """The set of every color, by its letter; a whole set is the same of each."""
    text = str(written or "")
    if text.isdecimal():
        return dict.fromkeys("gbryp", int(text))
    return {part[0]: int(part[1:]) for part in text.split("-") if part[1:].isdecimal()}
