"""The results as a Markdown page."""

from collections.abc import Iterable, Sequence
from statistics import median
from typing import TypedDict

from bench.aims import all_aims, memory_kb
from bench.machine import Machine
from bench.measured import Ours, Peers, Rates
from bench.spread import Spread, number, ratios

Row = tuple[str, ...]


class Results(TypedDict):
    date: str
    command: str
    seconds: float
    repeats: int
    machine: Machine
    ours: Ours
    peers: Peers


def markdown(results: Results) -> str:
    ours, peers = results["ours"], results["peers"]
    sections = [
        ("Speed", heading(results)),
        ("Aims", aims(ours, peers)),
        ("Random play of 4-player Belcastel", random_play(ours)),
        ("Beside our peers", beside_peers(ours, peers)),
        ("One operation on a table", operations(ours)),
        ("Growth with players", players(ours)),
        ("Growth with the round", rounds(ours)),
        ("Memory", f"A live 4-player table in mid-game: {number(memory_kb(ours))} kB."),
    ]
    return "\n".join(f"{'##' if i else '#'} {title}\n\n{text}\n" for i, (title, text) in enumerate(sections))


def heading(results: Results) -> str:
    machine = results["machine"]
    core = "kept on one core" if machine["one_core"] else "not kept on one core"
    versions = ", ".join(f"{name} {version}" for name, version in results["peers"]["versions"].items())
    return (
        f"`{results['command']}` on {results['date']}: {results['repeats']} repeats, ours and theirs "
        f"in turn, about {results['seconds']:g} s of CPU time per figure and repeat, {core}.\n"
        f"{machine['cpu']}, {machine['cores']} cores, Python {machine['python']}, "
        f"load average {machine['load_before']} before and {machine['load_after']} after.\n"
        f"Peers: {versions}.\n\n"
        "Medians, in brackets the least and the most of the repeats. Rates are per second of CPU time. "
        "How to read this: [README](../README.md)."
    )


def aims(ours: Ours, peers: Peers) -> str:
    rows = ((aim.words, str(aim.measured), aim.verdict) for aim in all_aims(ours, peers))
    return table(("aim", "measured", "verdict"), rows)


def random_play(ours: Ours) -> str:
    played = ours["random"]
    ways = {
        "without views": played["plain"],
        "with views": played["views"],
        "full records": played["records"],
    }
    rows = ((way, *rates(measured)) for way, measured in ways.items())
    return table(("", "decisions/s", "games/s", "decisions/game"), rows)


def beside_peers(ours: Ours, peers: Peers) -> str:
    """Both ratios for every peer: the README says which one compares like with like."""
    plain, views = (ours["random"][way]["decisions_per_s"] for way in ("plain", "views"))

    def row(name: str) -> Row:
        peer = peers["peers"][name]
        seen, theirs = "yes" if peer["observes"] else "no", peer["decisions_per_s"]
        return (name, seen, *rates(peer), spread(ratios(plain, theirs)), spread(ratios(views, theirs)))

    return table(
        (
            "peer",
            "observes",
            "decisions/s",
            "games/s",
            "decisions/game",
            "ours ÷ peer",
            "ours with views ÷ peer",
        ),
        map(row, peers["peers"]),
    )


def rates(measured: Rates) -> Row:
    decisions, games = measured["decisions_per_s"], measured["games_per_s"]
    return spread(decisions), spread(games), number(median(ratios(decisions, games)))


def operations(ours: Ours) -> str:
    costs = ours["cost_us"]
    rows = ((name, spread(costs[name])) for name in ("copy", "view", "save", "load"))
    return table(("", "µs"), rows)


def players(ours: Ours) -> str:
    def row(count: str) -> Row:
        cost = ours["players"][count]
        per_player = number(median(cost["us_per_game"]) / int(count))
        return count, spread(cost["us_per_decision"]), spread(cost["us_per_game"]), per_player

    columns = ("players", "µs/decision", "µs/game", "µs/game, per player")
    return table(columns, map(row, sorted(ours["players"], key=int)))


def rounds(ours: Ours) -> str:
    first = median(ours["rounds"]["1"]["us_per_decision"])

    def row(which: str) -> Row:
        cost = ours["rounds"][which]["us_per_decision"]
        return which, spread(cost), f"{median(cost) / first:.2f}"

    return table(("round", "µs/decision", "÷ round 1"), map(row, sorted(ours["rounds"], key=int)))


def spread(repeats: Sequence[float]) -> str:
    return str(Spread.of(repeats))


def table(columns: Row, rows: Iterable[Row]) -> str:
    """The first column stands left, the others right."""
    rule = ("---", *("---:" for _ in columns[1:]))
    return "\n".join(f"| {' | '.join(row)} |" for row in (columns, rule, *rows))
