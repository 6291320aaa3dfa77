"""A tournament where nothing but Python is installed: plain lines, and the results as JSON."""

import argparse
import sys
from time import monotonic
from typing import Any

from chaudron.kernel.game import BadOption
from chaudron.lab.bad_request import BadRequest, NoWorkers
from chaudron.lab.extras import MissingExtra
from chaudron.lab.pace import Pace
from chaudron.lab.tournament.request import ARGUMENTS, request_from
from chaudron.lab.tournament.results import played, written

NOW_AND_THEN = 10.0
"""Seconds between two lines about how far it has come."""


class ProgressLines:
    """Says on stderr how many games are done."""

    def __init__(self, games: int) -> None:
        self.games, self.start, self.pace = games, monotonic(), Pace(games)
        self.next = self.start + NOW_AND_THEN

    def __call__(self, done: int) -> None:
        now, pace = monotonic(), self.pace.at(done)
        if now >= self.next:
            self.next = now + NOW_AND_THEN
            sys.stderr.write(f"{done}/{self.games} games, {now - self.start:.0f} s, {pace}\n")
            sys.stderr.flush()


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(prog="python -m chaudron.lab.tournament", description=__doc__)
    made.add_argument("game")
    for name, default, metavar in ARGUMENTS:
        made.add_argument(name, default=default, metavar=metavar.upper() if "|" not in metavar else metavar)
    made.add_argument("--option", action="append", metavar="NAME=VALUE")
    made.add_argument("--resume", action="store_true")
    return made


def summary(found: dict[str, Any]) -> str:
    """The results in plain lines."""
    lines = [found["command"], f"{found['games']} games, {found['timing']['seconds']} s"]
    for lineup in found["lineups"]:
        lines += [f"{' '.join(lineup['lineup'])}: {lineup['games']} games, {lineup['seeds']} seeds"]
        lines += [f"  {fares(name, fared)}" for name, fared in lineup["bots"].items()]
    for name, one in found["ratings"].items():
        thinking = found["thinking"][name]
        times = " ".join(f"{key} {thinking[key]:g}" for key in ("mean_ms", "p99_ms", "worst_ms"))
        lines.append(f"{name:<12} {one['elo']:.0f} ({one['elo_95'][0]:.0f} to {one['elo_95'][1]:.0f})  {times}")
    return "\n".join(lines)


def fares(name: str, fared: dict[str, Any]) -> str:
    low, high = fared["win_rate_95"]
    won = f"won {fared['win_rate']:.1%} ({low:.1%} to {high:.1%}), fair {fared['fair']:.1%}"
    return f"{name:<12} {won}; points {fared['points_mean']:.2f}"


def main(given: list[str] | None = None) -> int:
    try:
        request = request_from(parser().parse_args(given))
        found = played(request, ProgressLines(request.games)).to_json()
    except (BadRequest, BadOption, MissingExtra, NoWorkers) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    if request.json:
        request.json.write_text(written(found), "utf-8")
    sys.stdout.write(summary(found) + "\n")
    return 0 if found["is_complete"] else 130


if __name__ == "__main__":
    sys.exit(main())
