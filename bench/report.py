"""The results as a Markdown page."""

from collections.abc import Sequence
from statistics import median
from typing import Any, TypedDict

from bench.aims import all_aims, memory_kb
from bench.machine import Machine
from bench.measured import Ours, Peers, Rates
from bench.server.measured import Server
from bench.server.report import server_heading, server_sections
from bench.spread import Spread, number, ratios
from bench.tables import Row, aims_table, heading_of, table

HOW_TO_READ = (
    "Medians, in brackets the least and the most of the repeats. kB are thousands of bytes. "
    "How to read this: [README](../README.md)."
)

WAYS = {
    "plain": "without views",
    "views": "with views",
    "records": "full records",
    "witches": "with the witches (set 6), without views",
    "bal": "Le Bal (hard), without views",
    "blackwood": "Blackwood, without views",
}
"""How random games are played."""

Sections = list[tuple[str, str]]


class Engine(TypedDict):
    """The rules engine beside its peers."""

    date: str
    command: str
    seconds: float
    repeats: int
    machine: Machine
    ours: Ours
    peers: Peers


class Results(TypedDict, total=False):
    """Both parts; each may have been measured on a day of its own."""

    engine: Engine
    server: Server


def markdown(results: Results) -> str:
    parts = ["# Speed", HOW_TO_READ]
    if "engine" in results:
        parts += part("The rules engine", engine_heading(results["engine"]), engine_sections(results["engine"]))
    if "server" in results:
        parts += part("The house server", server_heading(results["server"]), server_sections(results["server"]))
    return "\n\n".join(parts) + "\n"


def part(title: str, heading: str, sections: Sections) -> list[str]:
    texts = [text for title, words in sections for text in (f"### {title}", words)]
    return [f"## {title}", heading, *texts]


def engine_sections(engine: Engine) -> Sections:
    ours, peers = engine["ours"], engine["peers"]
    return [
        ("Aims", aims_table(all_aims(ours, peers))),
        ("Random play, 4 players of Belcastel unless said otherwise", random_play(ours)),
        ("Beside our peers", beside_peers(ours, peers)),
        ("One operation on a table", operations(ours)),
        ("Growth with players", players(ours)),
        ("Growth with the round", rounds(ours)),
        ("Memory", f"A live 4-player table in mid-game: {number(memory_kb(ours))} kB."),
    ]


def engine_heading(engine: Engine) -> str:
    core = "kept on one core" if engine["machine"]["one_core"] else "not kept on one core"
    versions = ", ".join(f"{name} {version}" for name, version in engine["peers"]["versions"].items())
    return (
        f"`{engine['command']}` on {engine['date']}: {engine['repeats']} repeats, ours and theirs "
        f"in turn, about {engine['seconds']:g} s of CPU time per figure and repeat, {core}. "
        f"Rates are per second of CPU time.\n{heading_of(engine['machine'])}\nPeers: {versions}."
    )


def random_play(ours: Ours) -> str:
    """What was measured on that day: an older run has fewer ways."""
    played: dict[str, Any] = {**ours["random"]}
    rows = ((words, *rates(played[way])) for way, words in WAYS.items() if way in played)
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
