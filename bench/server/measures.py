"""The measurements, each on a server that was started for it."""

import asyncio
import gc
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import aiohttp

from bench.server.load import AT_ONCE, Load, Tally
from bench.server.matches import Boardgame
from bench.server.measured import Played
from bench.server.processes import Spent, family, run_seconds
from bench.server.servers import Server
from bench.server.systems import System
from bench.server.tables import House

DRAWS_AT_ONCE = 4
"""At one table, before all others have had theirs."""
FIRST = 5
"""One in so many tables is opened before memory is looked at for the first time."""
PUT_AWAY_SECONDS = 60.0


@dataclass(frozen=True)
class Extent:
    """How much to measure."""

    seconds: float = 5.0
    warm_up: float = 1.0
    draws: int = 4000
    """To measure draws alone on."""
    tables: int = 50
    paced_seconds: float = 10.0
    paced_tables: int = 1000
    """At most: a system may be able to serve fewer."""
    paced_moves: int = 40
    """Up to so many are made at each of these tables before."""
    idle: int = 1000
    stored: int = 10_000
    settle: float = 2.0
    """Seconds before memory is looked at."""


@asynccontextmanager
async def loading(system: System, server: Server) -> AsyncIterator[tuple[Load, House | Boardgame]]:
    """Tables at a server. The loader leaves its garbage alone meanwhile: its pauses would be taken for the server's."""
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=AT_ONCE)) as session:
        reached = system.reached(server.ports, session)
        load = Load(reached.match)
        gc.disable()
        try:
            yield load, reached
        finally:
            gc.enable()
            load.close()


# Playing


async def saturated(system: System, server: Server, extent: Extent) -> Played:
    """Every table gets its next move as soon as the last one is done; then nothing but draws."""
    async with loading(system, server) as (load, reached):
        await load.open(extent.tables, reached.game_moves)
        load.saturate()
        await load.measure(extent.warm_up, server.watch)
        played = figures(*await load.measure(extent.seconds, server.watch), extent.tables)
        await load.rest()
        played["view_bytes"] = max([await match.view_bytes() for match in load.matches])
        played["draws_per_cpu_s"] = await draws_alone(load, server, extent.draws)
        return played


async def draws_alone(load: Load, server: Server, draws: int) -> float:
    """Draws per CPU-second: all other moves are made while nobody counts."""
    pids, done, seconds = family(server.pid), 0, 0.0
    while done < draws:
        await load.until_all_can_draw()
        before = run_seconds(pids)
        done += await load.draw(DRAWS_AT_ONCE)
        seconds += run_seconds(pids) - before
    return done / seconds


async def paced(system: System, server: Server, extent: Extent) -> Played:
    """Every table gets a move a second. Before, memory is looked at with a part of the tables and with all."""
    tables = min(system.paced, extent.paced_tables)
    first = tables // FIRST
    async with loading(system, server) as (load, _):
        await load.open(first, extent.paced_moves)
        before = server.settled_rss(extent.settle)
        await load.open(tables - first, extent.paced_moves)
        grown = server.settled_rss(extent.settle) - before
        load.pace(every=1.0)
        await load.measure(extent.warm_up, server.watch)
        played = figures(*await load.measure(extent.paced_seconds, server.watch), tables)
        played["connected_kb"] = grown / (tables - first) / 1000
        await load.rest()
        return played


def figures(tally: Tally, spent: Spent, tables: int) -> Played:
    waits = sorted(tally.waits)
    return {
        "tables": tables,
        "moves_per_s": tally.moves / spent.wall,
        "moves_per_cpu_s": tally.moves / spent.server,
        "draws_per_cpu_s": 0,
        "p50_ms": 1e3 * percentile(waits, 0.50),
        "p99_ms": 1e3 * percentile(waits, 0.99),
        "move_bytes": tally.bytes / tally.moves,
        "draw_bytes": tally.draw_bytes / max(1, tally.draws),
        "view_bytes": 0,
        "draws": tally.draws / tally.moves,
        "games": tally.games,
        "connected_kb": 0,
        "server": spent.server / spent.wall,
        "database": spent.database / spent.wall,
        "loader": spent.loader / spent.wall,
        "foreign": spent.foreign,
    }


def percentile(waits: list[float], part: float) -> float:
    """Of waits in order: the least that so large a part of them does not exceed."""
    return waits[max(0, -int(-part * len(waits) // 1) - 1)]


# Nobody connected


async def idle_in_memory(system: System, server: Server, extent: Extent) -> float:
    """Kilobytes for each further table that nobody is connected to."""
    async with loading(system, server) as (_, reached):
        await open_idle(reached, extent.idle // FIRST)
        before = server.settled_rss(extent.settle)
        await open_idle(reached, extent.idle)
        return (server.settled_rss(extent.settle) - before) / extent.idle / 1000


async def idle_put_away(system: System, server: Server, extent: Extent) -> float:
    """The same when a house has put them away: what the first ones leave behind, the others use again."""
    async with loading(system, server) as (_, reached):
        await open_idle(reached, extent.idle)
        await until_put_away(reached)
        before = server.settled_rss(extent.settle)
        await open_idle(reached, extent.idle)
        await until_put_away(reached)
        return (server.settled_rss(extent.settle) - before) / extent.idle / 1000


async def open_idle(reached: House | Boardgame, tables: int) -> None:
    for begin in range(0, tables, AT_ONCE):
        await asyncio.gather(*[reached.open_idle() for _ in range(min(AT_ONCE, tables - begin))])


async def until_put_away(reached: House | Boardgame) -> None:
    end = time.monotonic() + PUT_AWAY_SECONDS
    while await tables_in_memory(reached):
        if time.monotonic() > end:
            raise TimeoutError("tables that nobody looks at stay in memory")
        await asyncio.sleep(0.2)


async def tables_in_memory(reached: House | Boardgame) -> float:
    async with reached.session.get(f"http://127.0.0.1:{reached.port}/metrics") as answer:
        return gauge(await answer.text(), "chaudron_tables_in_memory")


def gauge(text: str, name: str) -> float:
    """One number on a page for Prometheus."""
    found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
    if found is None:
        raise RuntimeError(f"the house does not tell {name}")
    return float(found[1])
