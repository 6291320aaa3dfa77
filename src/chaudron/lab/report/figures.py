"""What the games of a dataset come to: means, intervals and counts, added up row by row."""

import json
import math
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from chaudron.lab.bad_request import BadRequest
from chaudron.lab.data.parts import about_of
from chaudron.lab.data.reading import rows
from chaudron.lab.tallies import Sum

SURE = 1.959964
"""Standard errors to either side: 95 times out of 100 the true value lies there."""


class Estimate(NamedTuple):
    """A value, and how far to either side the true one may lie, 95 times out of 100."""

    value: float
    margin: float

    @property
    def is_clear(self) -> bool:
        """Is it surely not 0?"""
        return abs(self.value) > self.margin


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
    means: dict[tuple[str, int], list[float]] = field(default_factory=lambda: defaultdict(list))
    """By color and set: the points of a player in each game with that book, on the average."""
    overall: list[float] = field(default_factory=list)

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
        """How many more points a player has, on the average, in games with a book than in all games."""
        usual = sum(self.overall) / len(self.overall)
        return {book: estimate(means, usual) for book, means in sorted(self.means.items()) if len(means) > 1}

    def by_round(self, name: str) -> dict[int, float]:
        """What was counted by round, for one seat and round."""
        found = {int(key.partition(".")[2]): count for key, count in self.counts.items() if key.startswith(name + ".")}
        return {number: found.get(number, 0) / self.points.total() for number in range(1, max(found, default=0) + 1)}

    def most(self, name: str, number: int) -> list[tuple[str, float]]:
        """What was counted most often under a name, for one seat."""
        found = Counter({key.partition(".")[2]: n for key, n in self.counts.items() if key.startswith(name + ".")})
        return [(key, count / self.points.total()) for key, count in found.most_common(number)]


def estimate(values: list[float], usual: float) -> Estimate:
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return Estimate(mean - usual, SURE * math.sqrt(variance / len(values)))


def figures(folder: Path) -> Figures:
    """Read a dataset; raises `BadRequest` where there is none, or no game in it."""
    about_of(folder)
    made: Figures | None = None
    books: dict[int, dict[str, int]] = {}
    totals: Counter[int] = Counter()
    for row in rows(folder, "games", ("number", "game", "players", "options", "decisions")):
        made = made or Figures(row["game"], row["players"])
        if (row["game"], row["players"]) != (made.game, made.players):
            raise BadRequest("lab-report-mixed", path=folder)
        made.games += 1
        made.decisions.add(row["decisions"])
        books[row["number"]] = books_of(json.loads(row["options"]).get("books"))
    if made is None:
        raise BadRequest("lab-report-empty", path=folder)
    for row in rows(folder, "seats", ("number", "seat", "points", "place", "counts")):
        made.points[row["points"]] += 1
        made.seats[row["seat"]] += 1
        made.wins[row["seat"]] += row["place"] == 1
        totals[row["number"]] += row["points"]
        made.counts.update(dict(row["counts"]))
    for number, chosen in books.items():
        mean = totals[number] / made.players
        made.overall.append(mean)
        for book in chosen.items():
            made.means[book].append(mean)
    return made


def books_of(written: object) -> dict[str, int]:
    """The set of every color, by its letter; a whole set is the same of each."""
    text = str(written or "")
    if text.isdecimal():
        return dict.fromkeys("gbryp", int(text))
    return {part[0]: int(part[1:]) for part in text.split("-") if part[1:].isdecimal()}
