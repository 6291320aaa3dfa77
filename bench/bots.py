"""How strong the bots are: the tournaments of docs/bots.md, its tables, and the strengths that tables show.

    python -m bench.bots play                      # plays them all again (hours; on 16 cores, some minutes each)
    python -m bench.bots play bal --jobs 16        # one of them; writes results/bots/bal.json
    python -m bench.bots                           # writes the tables of docs/bots.md and the strengths of the levels

Playing needs nothing but Python. The figures of the page come from `results/bots/*.json`, never by hand.
"""

import argparse
import json
import re
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from bench.tables import table
from chaudron.bots import RANKS
from chaudron.games import SHELF
from chaudron.lab.tournament.__main__ import main as play_tournament

RESULTS = Path(__file__).with_name("results") / "bots"
PAGE = Path(__file__).parents[1] / "docs" / "bots.md"
STRENGTHS = Path(__file__).parents[1] / "src" / "chaudron" / "bots" / "strengths.json"
LEVELS = ",".join(RANKS)
POLICIES = "research.policies:"
BEST_PUBLIC = ",".join(POLICIES + name for name in ("quackulator-points", "elixir-balanced", "elixir-strong"))
UP = "--meet neighbors"
"""Only every level and the one below."""
UP_AT_FOUR = "--players 4 --tables one-way --meet neighbors"
"""One of every level among three of the level below."""

TOURNAMENTS = {
    "belcastel": f"belcastel --bots {LEVELS} {UP} --seeds 200 --sets random",
    "witches": f"witches --bots {LEVELS} {UP} --seeds 200 --sets random",
    "bal": f"bal --bots {LEVELS} {UP_AT_FOUR} --seeds 100 --sets random",
    "blackwood": f"blackwood --bots {LEVELS} {UP} --seeds 200",
    "belcastel-four": f"belcastel --bots {LEVELS} {UP_AT_FOUR} --seeds 100 --sets random",
    "blackwood-four": f"blackwood --bots {LEVELS} {UP_AT_FOUR} --seeds 60",
    "belcastel-public": f"belcastel --bots {BEST_PUBLIC},master --players 4 --tables mixed --seeds 150",
    "belcastel-best": f"belcastel --bots {POLICIES}elixir-strong,master --players 4 --tables one-way --seeds 150",
}
"""What is played, by the name of its results; those of a game by its name decide how strong its levels are."""

MARKED = re.compile(r"(<!-- results: ([\w-]+) -->\n).*?(<!-- end -->)", re.DOTALL)
"""What is written between two such marks."""

STEPS = "steps"
"""The mark for what is asked of every level, and how far it is reached."""
NOT_YET = "(not played yet)"

Json = dict[str, Any]


def results() -> dict[str, Json]:
    """All that was played, by name."""
    return {path.stem: json.loads(path.read_text("utf-8")) for path in sorted(RESULTS.glob("*.json"))}


# The page


def page(text: str, found: dict[str, Json]) -> str:
    """The page with the figures of these results between its marks; what was not played stays empty."""

    def section(mark: re.Match[str]) -> str:
        shown = all_steps(found) if mark[2] == STEPS else markdown(found[mark[2]]) if mark[2] in found else NOT_YET
        return f"{mark[1]}{shown}\n{mark[3]}"

    return MARKED.sub(section, text)


def markdown(found: Json) -> str:
    """The figures of a tournament."""
    parts = [heading(found), ratings(found), meetings(found)]
    return "\n\n".join(parts)


def heading(found: Json) -> str:
    stopped = "" if found["is_complete"] else ", not all played"
    played = f"{found['games']:,} games, {found['seeds']:,} seeds{stopped}"
    versions = f"{found['game']} {found['version']}, Python {found['python']}, bots `{found['bots_digest']}`"
    return f"`{found['command']}`\n({played}; {versions})"


def ratings(found: Json) -> str:
    """Everybody's rating, points and thinking time, the strongest first."""
    rows = []
    for name in sorted(found["ratings"], key=lambda name: -float(found["ratings"][name]["elo"])):
        rating, points, times = (found[part][name] for part in ("ratings", "points", "thinking"))
        low, high = rating["elo_95"]
        thinks = [milliseconds(times[key]) for key in ("mean_ms", "p99_ms", "worst_ms")]
        rows.append((name, f"{rating['elo']:.0f}", f"{low:.0f} to {high:.0f}", f"{points['mean']:.1f}", *thinks))
    return table(("bot", "Elo", "95 %", "points", "thinks for (ms)", "99 % within", "at worst"), rows)


def milliseconds(number: float) -> str:
    return f"{number:,.0f}" if number >= 10 else f"{number:.2f}"


def meetings(found: Json) -> str:
    """Who won how often at which table."""
    rows = [row for lineup in found["lineups"] for row in encounters(lineup)]
    return table(("bot", "against", "games", "wins", "95 %", "fair share"), rows)


def encounters(lineup: Json) -> Iterator[tuple[str, ...]]:
    """Of a lineup of two kinds what the first did; of others everybody."""
    names = list(lineup["bots"])
    for name in names[:1] if len(names) == 2 else names:
        fared, (low, high) = lineup["bots"][name], lineup["bots"][name]["win_rate_95"]
        rate, between = f"{fared['win_rate']:.1%}", f"{low:.1%} to {high:.1%}"
        yield name, against(name, lineup["bots"]), f"{lineup['games']:,}", rate, between, f"{fared['fair']:.0%}"


def against(name: str, bots: Json) -> str:
    others = [(other, fared["seats"]) for other, fared in bots.items() if other != name]
    return ", ".join(seated(other, seats) for other, seats in others)


def seated(name: str, seats: int) -> str:
    return name if seats == 1 else f"{name} on {seats} seats"


# What is asked of them


def all_steps(found: dict[str, Json]) -> str:
    """Every step of every tournament that has any, beside what is asked of it."""
    rows = [(name, *row) for name, one in found.items() for row in step_rows(one)]
    return table(("tournament", "level", "against", "wins", "95 %", "asked", ""), rows) if rows else NOT_YET


def asked_of(players: int) -> float:
    """How often a level wins against the one below, at least: alone at larger tables, 1.5 times its share."""
    return 0.6 if players == 2 else 1.5 / players


def step_rows(found: Json) -> Iterator[tuple[str, ...]]:
    asked = asked_of(found["players"])
    for below, level, fared in steps(found):
        rate, (low, high) = fared["win_rate"], fared["win_rate_95"]
        yield (
            level,
            seated(below, found["players"] - 1),
            f"{rate:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{asked:.1%}",
            verdict(rate >= asked, low > fared["fair"]),
        )


def verdict(is_enough: bool, is_clear: bool) -> str:
    """Is it reached, and are there games enough to be sure that it is more than a fair share?"""
    if not is_enough:
        return "**not reached**"
    return "reached" if is_clear else "reached, but too few games"


def steps(found: Json) -> Iterator[tuple[str, str, Json]]:
    """Every level against the one below it: the two, and how the upper one fared."""
    for below, level in pairwise(RANKS):
        for lineup in found["lineups"]:
            bots = lineup["bots"]
            if set(bots) == {below, level} and bots[level]["seats"] == 1:
                yield below, level, bots[level]


# The strengths


def strengths(found: dict[str, Json]) -> dict[str, dict[str, list[int]]]:
    """By game and level: Elo, and the edges of its interval."""
    return {
        game: {
            name: [round(rating["elo"]), *map(round, rating["elo_95"])]
            for name, rating in found[game]["ratings"].items()
            if name in RANKS
        }
        for game in SHELF
        if game in found
    }


def strengths_text(found: dict[str, Json]) -> str:
    lines = [f" {json.dumps(game)}: {json.dumps(levels)}" for game, levels in strengths(found).items()]
    return "{\n" + ",\n".join(lines) + "\n}\n" if lines else "{}\n"


# The command


def play(name: str, out: Path, more: list[str]) -> int:
    """Play a tournament; its games are kept only until all are played. Returns the exit code."""
    file = out / f"{name}.json"
    code = play_tournament([*TOURNAMENTS[name].split(), "--json", str(file), *more])
    if not code:
        file.with_suffix(".jsonl").unlink()
    return code


def write() -> None:
    """The tables of the page, and the strengths."""
    found = results()
    PAGE.write_text(page(PAGE.read_text("utf-8"), found), "utf-8")
    STRENGTHS.write_text(strengths_text(found), "utf-8")


def main(given: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.bots", description="How strong the bots are.")
    parser.add_argument("what", nargs="?", choices=("write", "play"), default="write")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"which tournaments: {', '.join(TOURNAMENTS)} (all)")
    parser.add_argument("--out", type=Path, default=RESULTS, help="where to write the results")
    asked, more = parser.parse_known_args(given)
    if unknown := [name for name in asked.names if name not in TOURNAMENTS]:
        parser.error(f"no tournament {unknown[0]}: there is {', '.join(TOURNAMENTS)}")
    if asked.what == "play":
        return max(play(name, asked.out, more) for name in asked.names or TOURNAMENTS)
    write()
    return 0


if __name__ == "__main__":
    sys.exit(main())
