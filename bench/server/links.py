"""What seals and links cost: tables whose devices take part (ADR 0019) beside tables that the house alone seals.

    .venv/bin/python -m bench.server.links        # writes results/links.json and links.md

Both kinds are played at one server, one after the other, in many short rounds, each the other way round than the one
before. A round counts the CPU time of the whole server from rest to rest, and so everything that came of its moves. The
ratio is taken within a round. *Moves* are games as they are, opened, sealed and begun; *draws* are draws alone.
"""

import argparse
import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

import aiohttp
import uvloop

from bench.aims import Aim
from bench.machine import describe, load_average
from bench.server.load import AT_ONCE, Load, Tally
from bench.server.measures import DRAWS_AT_ONCE
from bench.server.processes import LOADER_CORE, allow_many_sockets, family, keep_to, run_seconds
from bench.server.servers import Server, running
from bench.server.systems import SYSTEMS
from bench.server.tables import House
from bench.tables import aims_table, heading_of, table

RESULTS = Path(__file__).parents[1] / "results"
MOST = 1.05
"""What a move may cost with links, beside one without."""
KINDS = {"with": True, "without": False}
Costs = dict[str, dict[str, list[float]]]
"""Microseconds of a server's CPU: of moves and of draws, with and without, one for each round."""


@asynccontextmanager
async def loads(server: Server, tables: int) -> AsyncIterator[dict[str, Load]]:
    """Tables of both kinds, at all stages of a game."""
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=AT_ONCE)) as session:
        houses = {kind: House(server.ports, session, with_links) for kind, with_links in KINDS.items()}
        found = {kind: Load(house.match) for kind, house in houses.items()}
        found["with"].failure = found["without"].failure  # whichever fails, the loop tells it to the last
        try:
            for kind, load in found.items():
                await load.open(tables, houses[kind].game_moves)
            yield found
        finally:
            for load in found.values():
                load.close()


async def measured(server: Server, tables: int, rounds: int, seconds: float, draws: int) -> Costs:
    pids = family(server.pid)
    costs: Costs = {what: {kind: [] for kind in KINDS} for what in ("moves", "draws")}
    async with loads(server, tables) as both:
        for load in both.values():
            await moves(load, pids, seconds)
        for number in range(rounds):
            order = list(both.items())[:: -1 if number % 2 else 1]
            for kind, load in order:
                costs["moves"][kind].append(await moves(load, pids, seconds))
            for kind, load in order:
                costs["draws"][kind].append(await draws_alone(load, pids, draws))
    return costs


async def moves(load: Load, pids: Sequence[int], seconds: float) -> float:
    """As fast as they go, for so many seconds: microseconds of the server for each."""
    load.tally, before = Tally(), run_seconds(pids)
    load.saturate()
    await asyncio.wait([load.failure], timeout=seconds)
    await load.rest()
    return 1e6 * (run_seconds(pids) - before) / load.tally.moves


async def draws_alone(load: Load, pids: Sequence[int], draws: int) -> float:
    """Likewise; all other moves are made while nobody counts."""
    done, seconds = 0, 0.0
    while done < draws:
        await load.until_all_can_draw()
        before = run_seconds(pids)
        done += await load.draw(DRAWS_AT_ONCE)
        seconds += run_seconds(pids) - before
    return 1e6 * seconds / done


def ratios(costs: dict[str, list[float]]) -> list[float]:
    return [mine / other for mine, other in zip(costs["with"], costs["without"], strict=True)]


def aims(results: dict[str, Any]) -> list[Aim]:
    words = {"moves": "a move with links ÷ one without", "draws": "a draw with a link ÷ one without"}
    costs = results["costs"]
    return [Aim(f"{words[what]} ≤ {MOST}", ratios(costs[what]), MOST, at_least=False) for what in words]


def markdown(results: dict[str, Any]) -> str:
    costs = results["costs"]
    rows = [(what, *(f"{median(costs[what][kind]):.0f}" for kind in KINDS)) for what in costs]
    rounds = len(costs["moves"]["with"])
    return "\n\n".join(
        [
            "# What links cost",
            f"`{results['command']}` on {results['date']}. {heading_of(results['machine'])}",
            aims_table(aims(results)),
            table(("µs of the server, median", *KINDS), rows),
            f"{rounds} rounds on SQLite, {results['tables']} tables of each kind. How: [bench](../README.md).\n",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server.links", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=2.0, help="of moves, in a round of one kind (2)")
    parser.add_argument("--draws", type=int, default=2000, help="in a round of one kind (2000)")
    parser.add_argument("--tables", type=int, default=50, help="of each kind (50)")
    asked = parser.parse_args()
    load_before = load_average()
    allow_many_sockets()
    with SYSTEMS["sqlite"].place() as place, running(place.command(), place.database) as server:
        keep_to(LOADER_CORE)
        costs = uvloop.run(measured(server, asked.tables, asked.rounds, asked.seconds, asked.draws))
    results = {
        "date": datetime.now(UTC).date().isoformat(),
        "command": f"python -m bench.server.links --rounds {asked.rounds}",
        "machine": describe(one_core=bool(LOADER_CORE), load_before=load_before),
        "tables": asked.tables,
        "costs": costs,
    }
    (RESULTS / "links.json").write_text(json.dumps(results, indent=1) + "\n")
    (RESULTS / "links.md").write_text(markdown(results))
    print(markdown(results))


if __name__ == "__main__":
    main()
