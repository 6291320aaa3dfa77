"""The aims of the house server, for each of its stores that was measured."""

from bench.aims import Aim
from bench.server.measured import Repeats, Server
from bench.spread import number, ratios

STORES = {"sqlite": "SQLite", "postgres": "PostgreSQL"}
PEERS = {"memory": ("boardgame.io in memory", 2.5), "files": ("boardgame.io on disk", 11)}
"""How many times as many moves per CPU-second as theirs."""


def server_aims(server: Server) -> list[Aim]:
    return [aim for key in STORES if key in server["systems"] for aim in aims_on(key, server)]


def aims_on(key: str, server: Server) -> list[Aim]:
    store, systems = STORES[key], server["systems"]
    ours = systems[key]
    saturated, paced, start = ours["saturated"], ours["paced"], ours["start"]
    moves = saturated["moves_per_cpu_s"]
    played_at, stored = number(max(paced["tables"])), number(max(start["tables"]))
    return [
        Aim(f"{store}: ≥ 5,000 durable moves per server-CPU-second", moves, 5000),
        *[beside(store, moves, peer, systems[peer]["saturated"]) for peer in PEERS if peer in systems],
        at_most(f"{store}: {played_at} tables at one move a second, p99 ≤ 20 ms", paced["p99_ms"], 20),
        at_most(f"{store}: memory of a connected table ≤ 40 kB, in kB", paced["connected_kb"], 40),
        at_most(f"{store}: ≤ 2 kB for a draw, to both seats together, in bytes", saturated["draw_bytes"], 2000),
        at_most(f"{store}: ≤ 15 kB for a full view, the largest, in bytes", saturated["view_bytes"], 15_000),
        at_most(f"{store}: first connection ≤ 2 s after the start, {stored} tables stored", start["accepted_s"], 2),
    ]


def beside(store: str, moves: list[float], peer: str, theirs: Repeats) -> Aim:
    name, times = PEERS[peer]
    return Aim(f"{store}: ≥ {times:g} times {name} in moves", ratios(moves, theirs["moves_per_cpu_s"]), times)


def at_most(words: str, figures: list[float], bar: float) -> Aim:
    return Aim(words, figures, bar, at_least=False)
