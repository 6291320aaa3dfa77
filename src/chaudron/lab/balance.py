"""The balance card of every named set: what its games are like beside those of the other sets.

`python -m chaudron.lab.balance` plays them and writes `balance.json`, which the setup screen shows.
"""

import argparse
import json
import math
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from chaudron.games import SHELF
from chaudron.lab.belcastel.tallies import BelcastelTallies
from chaudron.lab.many import play_share
from chaudron.lab.progress import Bar
from chaudron.lab.simulate import Simulation
from chaudron.lab.workers import Workers, in_order, usual_jobs, workers_from

TITLES = ("belcastel", "witches")
GAMES, BATCHES, PLAYERS, LEVEL, SEED = 200, 10, 4, "apprentice", 1
LATE = 6
"""Whoever is ahead after this round wins, unless games swing."""
OF_NO_BOOK = ("BEL-10.1", "BEL-10.4", "BEL-12.2", "taken_back")
"""Points by the die, by the cauldron and by what is left at the end."""
DATA = Path(__file__).with_name("balance.json")
SURE = 2.5
"""So many standard errors apart: some forty comparisons are made."""


class Kind(NamedTuple):
    """What is measured: what less and more of it is called, and which part of the mean is worth a word."""

    less: str
    more: str
    notable: float


KINDS = {
    "swing": Kind("steady", "swingy", 0.08),
    "length": Kind("short", "long", 0.03),
    "explosions": Kind("tame", "explosive", 0.08),
    "books": Kind("favours_pots", "favours_books", 0.12),
}


class Measure(NamedTuple):
    """A mean over batches of games, and its standard error."""

    mean: float
    error: float


def measures(batches: Sequence[BelcastelTallies]) -> dict[str, Measure]:
    """What the games of a set are like."""
    taken = [measured(batch) for batch in batches]
    return {kind: mean_of([one[kind] for one in taken]) for kind in KINDS}


def measured(batch: BelcastelTallies) -> dict[str, float]:
    """How often a late lead was lost; decisions in a game; explosions of a player; the part of points from books."""
    seats = batch.seats
    ahead, won = sum(seat.leads[LATE] for seat in seats), sum(seat.leads_won[LATE] for seat in seats)
    points = sum(seat.points.total for seat in seats)
    other = sum(seat.sources[rule] for seat in seats for rule in OF_NO_BOOK)
    exploded = sum(seat.explosions.total() for seat in seats)
    return {
        "swing": 1 - won / ahead,
        "length": batch.decisions / seats[0].games,
        "explosions": exploded / sum(seat.games for seat in seats),
        "books": 1 - other / points,
    }


def mean_of(values: Sequence[float]) -> Measure:
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return Measure(mean, math.sqrt(variance / len(values)))


def said_of(one: Mapping[str, Measure], others: Sequence[Mapping[str, Measure]]) -> list[str]:
    """What is surely, and notably, otherwise than with the other sets."""
    said = []
    for name, kind in KINDS.items():
        usual = sum(other[name].mean for other in others) / len(others)
        error = math.hypot(one[name].error, *[other[name].error / len(others) for other in others])
        apart = one[name].mean - usual
        if abs(apart) > max(SURE * error, kind.notable * usual):
            said.append(kind.more if apart > 0 else kind.less)
    return said


def sets(title: str) -> list[int]:
    return [number for number in SHELF[title].options["books"].values if isinstance(number, int)]


def cards(title: str, games: int, workers: Workers) -> dict[str, Any]:
    """The card of every set of a title, by its number."""
    found = {number: measures(played(title, number, games, workers)) for number in sets(title)}
    return {
        str(number): {
            "says": said_of(mine, [other for one, other in found.items() if one != number]),
            **{kind: [round(part, 4) for part in measure] for kind, measure in mine.items()},
        }
        for number, mine in found.items()
    }


def played(title: str, number: int, games: int, workers: Workers) -> list[BelcastelTallies]:
    """The games of a set, in batches."""
    simulation: Any = Simulation(title, PLAYERS, {"books": number}, (LEVEL,) * PLAYERS, SEED)
    size, made = games // BATCHES, list[Any]()
    with Bar(games, f"{title} {number}") as bar:
        pieces = [range(start, start + size) for start in range(0, size * BATCHES, size)]
        for batch in in_order(workers.results(partial(play_share, simulation), pieces)):
            made.append(batch)
            bar(size * len(made))
    return made


def main(typed: Sequence[str] | None = None) -> int:
    """Play all of them and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="of each set, at least two for every batch")
    parser.add_argument("--jobs", type=int, default=usual_jobs())
    parser.add_argument("--out", type=Path, default=DATA)
    args = parser.parse_args(typed)
    workers = workers_from(args.jobs, None)
    made = {title: cards(title, args.games, workers) for title in TITLES}
    about = {"games": args.games, "players": PLAYERS, "bots": LEVEL, "seed": SEED}
    versions = {title: SHELF[title].version for title in TITLES}
    told = {"about": {**about, "versions": versions}, "cards": made}
    args.out.write_text(json.dumps(told, indent=1, sort_keys=True) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
