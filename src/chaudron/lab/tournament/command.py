"""`chaudron tournament`: bots against each other, and how strong they are."""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from chaudron.kernel.game import BadOption
from chaudron.lab.bad_request import BadRequest
from chaudron.lab.progress import Bar
from chaudron.lab.shown import grid
from chaudron.lab.tournament.report import html
from chaudron.lab.tournament.request import ARGUMENTS, TournamentRequest, file_from, request_from
from chaudron.lab.tournament.results import Json, played, short, written
from chaudron.words import Words

USAGE, INTERRUPTED = 2, 130
"""Exit codes: it cannot be played as asked for; somebody interrupted it."""
GAME = "belcastel"
NAMES = ("bots", "number", "file", "game", "option")
"""Kinds of values that have a word of their own."""


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Values are read by `run`, which explains what is wrong with them in the language of the words."""

    def add(name: str, default: str | None, kind: str, **more: Any) -> None:
        text = words.say(f"cli-tournament-help-{name.removeprefix('--')}", default=default or "")
        metavar = words.say(f"cli-tournament-name-{kind}") if kind in NAMES else kind
        parser.add_argument(name, default=default, metavar=metavar, help=text, **more)

    add("game", GAME, "game", nargs="?")
    for name, default, kind in ARGUMENTS:
        add(name, default, kind)
    add("--option", None, "option", action="append")
    add("--html", None, "file")
    add("--show", None, "file")
    parser.add_argument("--resume", action="store_true", help=words.say("cli-tournament-help-resume"))


def run(args: argparse.Namespace, words: Words) -> int:
    """Play what was asked for and show how it went. Returns the exit code."""
    try:
        page = file_from(args.html)
        found = read(Path(args.show)) if args.show else play(request_from(args), words)
    except BadRequest as wrong:
        return complain(words.say(f"cli-tournament-wrong-{wrong.key}", **wrong.details), USAGE)
    except BadOption as error:
        return complain(words.bad_option(error), USAGE)
    if not found["lineups"]:
        return complain(words.say("lab-interrupted"), INTERRUPTED)
    if args.json and not args.show:
        Path(args.json).write_text(written(found), "utf-8")
    if page:
        page.write_text(html(found, words), "utf-8")
    show(found, words, Console())
    if page:
        sys.stdout.write("\n" + words.say("cli-tournament-written", file=page) + "\n")
    if found["is_complete"]:
        return 0
    return complain(words.say("cli-tournament-interrupted", is_kept=bool(args.json)), INTERRUPTED)


def complain(sentence: str, code: int) -> int:
    sys.stderr.write(sentence + "\n")
    return code


def play(request: TournamentRequest, words: Words) -> Json:
    """Play; how far it has come is told on stderr."""
    with Bar(request.games, words.say("lab-progress")) as bar:
        return played(request, bar).to_json()


def read(path: Path) -> Json:
    """The results of an earlier tournament; raises `BadRequest`."""
    try:
        found: Json = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise BadRequest("file", file=path) from error
    if not {"lineups", "ratings", "thinking", "points", "command"} <= set(found):
        raise BadRequest("file", file=path)
    return found


# How it went


def show(found: Json, words: Words, console: Console) -> None:
    """The figures as tables."""
    title = {"game": found["game"], "games": found["games"], "players": found["players"]}
    console.print(words.say("lab-title", **title), style="bold")
    timing, games = found["timing"], found["games"]
    rate = games / max(timing["seconds"], 0.1)
    console.print(words.say("lab-timing", rate=rate, seed=found["seed"], **timing))
    console.print(words.say("cli-tournament-how", seeds=found["seeds"], sets=found["sets"]))
    if options := ", ".join(f"{name}={value}" for name, value in found["options"].items()):
        console.print(words.say("lab-options", options=options))
    for table in (strengths(found, words), encounters(found, words), thinking(found, words)):
        console.print("", table, sep="\n")


def headings(words: Words, *names: str) -> list[str]:
    return [words.say(f"cli-tournament-column-{name}") for name in names]


def by_strength(found: Json) -> list[str]:
    """The strongest first."""
    return sorted(found["ratings"], key=lambda name: -float(found["ratings"][name]["elo"]))


def strengths(found: Json, words: Words) -> Grid:
    """Everybody's rating and points."""
    lines = []
    for name in by_strength(found):
        rating, points = found["ratings"][name], found["points"][name]
        low, high = rating["elo_95"]
        spread = words.say("lab-cell-points", mean=points["mean"], deviation=points["sd"])
        between = words.say("cli-tournament-between", low=low, high=high)
        lines.append([short(name), words.say("cli-tournament-elo", elo=rating["elo"]), between, spread])
    return grid(headings(words, "bot", "elo", "interval", "points"), lines)


def encounters(found: Json, words: Words) -> Grid:
    """Who won how often at every kind of table; of a pair only the first, the rest is the other's."""
    told = [(name, lineup) for lineup in found["lineups"] for name in told_of(lineup)]
    lines = [[short(name), *encounter(name, lineup, words)] for name, lineup in told]
    return grid(headings(words, "bot", "against", "games", "wins", "interval", "fair"), lines)


def told_of(lineup: Json) -> Iterator[str]:
    """The first of a lineup of two kinds; everybody where all are different."""
    names = list(lineup["bots"])
    yield from names[:1] if len(names) == 2 else names


def encounter(name: str, lineup: Json, words: Words) -> list[str]:
    fared, (low, high) = lineup["bots"][name], lineup["bots"][name]["win_rate_95"]
    return [
        against(name, lineup, words),
        str(lineup["games"]),
        words.say("lab-cell-wins", rate=fared["win_rate"]),
        words.say("lab-cell-interval", low=low, high=high),
        words.say("cli-tournament-fair", fair=fared["fair"]),
    ]


def against(name: str, lineup: Json, words: Words) -> str:
    """The others at a table: `3 × novice`."""
    others = [(other, fared["seats"]) for other, fared in lineup["bots"].items() if other != name]
    if len(others) > 1:
        return words.say("cli-tournament-all-others")
    return words.say("cli-tournament-others", bot=short(others[0][0]), seats=others[0][1])


def thinking(found: Json, words: Words) -> Grid:
    """How long everybody thinks."""
    names = [name for name in by_strength(found) if name in found["thinking"]]
    times = ("mean_ms", "p99_ms", "worst_ms")
    lines = [[short(name), *[milliseconds(found["thinking"][name][time], words) for time in times]] for name in names]
    return grid(headings(words, "bot", "mean", "p99", "worst"), lines)


def milliseconds(number: float, words: Words) -> str:
    """A time with about two digits that mean something."""
    key = "cli-tournament-ms" if number >= 10 else "cli-tournament-ms-short"
    return words.say(key, number=max(number, 0.01))
