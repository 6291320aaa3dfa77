"""What the games of a tournament say: who wins how often, with how many points; ratings, and thinking times."""

import itertools
import json
import math
import platform
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import asdict
from statistics import fmean, pstdev
from time import perf_counter
from typing import Any, NamedTuple

import chaudron
from chaudron.games import SHELF
from chaudron.lab.rating import Match, mean_interval, rate_interval, ratings
from chaudron.lab.tournament.plan import Lineup, Tournament
from chaudron.lab.tournament.played import Group
from chaudron.lab.tournament.request import TournamentRequest, command_of
from chaudron.lab.tournament.running import Journal, digest_of_bots, play_all
from chaudron.lab.tournament.thinking_time import ThinkingTime

Json = dict[str, Any]


class Results(NamedTuple):
    """A tournament that is over, or as far as it was played."""

    tournament: Tournament
    groups: list[Group]
    seeds: int
    """How many were asked for."""
    bots_digest: str
    jobs: int
    seconds: float

    @property
    def games(self) -> int:
        return len(self.groups) * self.tournament.players

    @property
    def is_complete(self) -> bool:
        return len(self.groups) == self.seeds * len(self.tournament.lineups())

    def to_json(self) -> Json:
        """The same for a plan on any machine, but for `thinking` and `timing`."""
        return {
            **self._heading(),
            "ratings": self.ratings(),
            "lineups": self.lineups(),
            "points": {name: points_of(found) for name, found in self._points().items()},
            "thinking": {name: thinking_of(found) for name, found in self._thinking().items()},
            "timing": {"seconds": round(self.seconds, 1), "jobs": self.jobs},
        }

    def _heading(self) -> Json:
        plan = {**asdict(self.tournament), "options": dict(self.tournament.options)}
        return {
            "command": command_of(self.tournament, self.seeds),
            **plan,
            "seeds": self.seeds,
            "games": self.games,
            "is_complete": self.is_complete,
            "version": SHELF[self.tournament.game].version,
            "bots_digest": self.bots_digest,
            "chaudron": chaudron.__version__,
            "python": platform.python_version(),
        }

    # Who wins

    def lineups(self) -> list[Json]:
        """How everybody fared at every kind of table."""
        by_lineup: dict[int, list[Group]] = defaultdict(list)
        for group in self.groups:
            by_lineup[group.lineup].append(group)
        return [lineup_of(names, by_lineup[at]) for at, names in enumerate(self.tournament.lineups()) if by_lineup[at]]

    def ratings(self) -> dict[str, Json]:
        """The rating of everybody who played, from all games."""
        names, lineups = list(self._points()), self.tournament.lineups()
        by_seed: dict[int, list[Match]] = defaultdict(list)
        for group in self.groups:
            by_seed[group.number].append(match_of(names, lineups[group.lineup], group))
        found = ratings([by_seed[number] for number in sorted(by_seed)], len(names))
        return {
            name: {"elo": round(one.elo, 1), "elo_95": [round(one.low, 1), round(one.high, 1)]}
            for name, one in zip(names, found, strict=True)
        }

    # What else

    def _points(self) -> dict[str, Counter[int]]:
        lineups = self.tournament.lineups()
        counts: dict[str, Counter[int]] = {name: Counter() for name in self.tournament.bots}
        for group in self.groups:
            for points in group.points:
                for name, number in zip(lineups[group.lineup], points, strict=True):
                    counts[name][number] += 1
        return {name: found for name, found in counts.items() if found}

    def _thinking(self) -> dict[str, ThinkingTime]:
        together = {name: ThinkingTime() for name in self.tournament.bots}
        for group in self.groups:
            for name, found in group.thinking.items():
                together[name].merge(found)
        return {name: found for name, found in together.items() if found.decisions}


def played(request: TournamentRequest, progress: Callable[[int], None]) -> Results:
    """Play what was asked for, or as much of it as nobody interrupts."""
    start, digest = perf_counter(), digest_of_bots(request.tournament.game)
    journal = Journal(request.tournament, request.journal, request.resume)
    deadline = start + 60 * request.minutes if request.minutes else math.inf
    groups = play_all(
        request.tournament, request.seeds, request.workers, journal, lambda done: told(done, progress, deadline)
    )
    seeds = request.seeds
    if perf_counter() > deadline:
        seeds, groups = whole_seeds(groups, len(request.tournament.lineups()))
    return Results(request.tournament, groups, seeds, digest, request.workers.count, perf_counter() - start)


def told(done: int, progress: Callable[[int], None], deadline: float) -> None:
    """Say how far it has come; time that is up is an interruption like any other."""
    progress(done)
    if perf_counter() > deadline:
        raise KeyboardInterrupt


def whole_seeds(groups: list[Group], lineups: int) -> tuple[int, list[Group]]:
    """As many seeds from the first on as all lineups have played, and their games."""
    counts = Counter(group.number for group in groups)
    seeds = next(number for number in itertools.count() if counts[number] < lineups)
    return seeds, [group for group in groups if group.number < seeds]


def written(found: Json) -> str:
    """Results as a file: lists and innermost figures each on a line of their own."""
    text = json.dumps(found, indent=1, ensure_ascii=False)
    return re.sub(r"[\[{][^\[\]{}]*[\]}]", lambda inner: " ".join(inner[0].split()), text) + "\n"


def match_of(names: Sequence[str], lineup: Lineup, group: Group) -> Match:
    """Who won the games of a group, as the ratings take it."""
    seats = tuple(lineup.count(name) for name in names)
    return Match(seats, tuple(group.wins(members(lineup, name)) for name in names))


def short(name: str) -> str:
    """A class of your own without its module."""
    return name.rpartition(":")[2]


def members(lineup: Lineup, name: str) -> list[int]:
    return [place for place, who in enumerate(lineup) if who == name]


def lineup_of(lineup: Lineup, groups: Sequence[Group]) -> Json:
    """How everybody at a kind of table fared; the seed is the unit of the intervals."""
    bots = {name: fared(members(lineup, name), groups) for name in dict.fromkeys(lineup)}
    return {"lineup": list(lineup), "seeds": len(groups), "games": len(groups) * len(lineup), "bots": bots}


def fared(which: list[int], groups: Sequence[Group]) -> Json:
    """Of one bot, perhaps on several seats: how often it won and with how many points a seat."""
    rates = [group.wins(which) / len(group.places) for group in groups]
    points = [fmean(of[member] for of in group.points for member in which) for group in groups]
    return {
        "seats": len(which),
        "fair": len(which) / len(groups[0].places),
        "wins": round(sum(rates) * len(groups[0].places), 4),
        "win_rate": round(fmean(rates), 5),
        "win_rate_95": [round(edge, 5) for edge in rate_interval(rates)],
        "points_mean": round(fmean(points), 3),
        "points_95": [round(edge, 3) for edge in mean_interval(points)] if len(points) > 1 else None,
    }


def points_of(counts: Counter[int]) -> Json:
    """All seats of a bot together: the mean, and how often every number of points."""
    every = list(counts.elements())
    counted = {str(points): counts[points] for points in sorted(counts)}
    return {"seats": len(every), "mean": round(fmean(every), 3), "sd": round(pstdev(every), 3), "counts": counted}


def thinking_of(found: ThinkingTime) -> Json:
    """Milliseconds of processor time for a decision."""
    times = {"mean_ms": found.mean, "p99_ms": found.below(0.99), "worst_ms": found.worst}
    return {"decisions": found.decisions, **{name: round(1000 * seconds, 3) for name, seconds in times.items()}}
