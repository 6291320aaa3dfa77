"""What a move costs our house, in seconds rather than minutes: `python -m bench.server.quick --seconds 5`."""

import argparse
import contextlib
import random
import tempfile
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import uvloop

from bench.server.load import Load, Tally
from bench.server.processes import LOADER_CORE, Spent, keep_to
from bench.server.servers import Server, house
from bench.server.tables import Belcastel, House

WARM_UP_SECONDS = 1.0


async def saturated(server: Server, tables: int, seconds: float, warm_up: float) -> tuple[Tally, Spent]:
    """Every table gets its next move as soon as the last one is done."""
    async with aiohttp.ClientSession() as session:
        reached, chance = House(server.port, session), random.Random(1)
        load = Load(lambda load: Belcastel(load, reached, chance))
        await load.open(tables)
        load.saturate()
        await load.measure(warm_up, server.watch)
        measured = await load.measure(seconds, server.watch)
        await load.rest()
        load.close()
    return measured


@contextlib.contextmanager
def store(asked: str) -> Iterator[tuple[str, int | None]]:
    """The address of an empty store, and the process of its database."""
    if asked == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield str(Path(folder) / "tables.db"), None
    else:
        from tests.server.postgres import cluster  # noqa: PLC0415 - only who asks for it needs PostgreSQL

        with cluster(durable=True) as database:
            pid = (database.folder / "data" / "postmaster.pid").read_text("ascii").split()[0]
            yield database.url, int(pid)


def told(tally: Tally, spent: Spent) -> str:
    waits = sorted(tally.waits)
    lines = {
        "moves/s": f"{tally.moves / spent.wall:,.0f}",
        "moves per server-CPU-second": f"{tally.moves / spent.server:,.0f}",
        "ms to the last seat, p50 / p99": f"{1e3 * at(waits, 0.5):.1f} / {1e3 * at(waits, 0.99):.1f}",
        "bytes per move / per draw, both seats and the ack": (
            f"{tally.bytes / tally.moves:,.0f} / {tally.draw_bytes / max(1, tally.draws):,.0f}"
        ),
        "draws among the moves": f"{tally.draws / tally.moves:.0%}",
        "games ended and tables opened": f"{tally.games}",
        "cores busy: server, database, loader, others": (
            f"{spent.server / spent.wall:.2f}, {spent.store / spent.wall:.2f}, "
            f"{spent.loader / spent.wall:.2f}, {spent.foreign:.2f}"
        ),
    }
    return "\n".join(f"{name:50} {value}" for name, value in lines.items())


def at(waits: list[float], part: float) -> float:
    """A percentile of waits in order."""
    return waits[min(len(waits) - 1, int(part * len(waits)))]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server.quick", description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--warm-up", type=float, default=WARM_UP_SECONDS)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--profile", metavar="FILE", help="let cProfile watch the server; its figures then mean little")
    asked = parser.parse_args()
    options = [f"--profile={asked.profile}"] if asked.profile else []
    with store(asked.store) as (address, pid), house(address, *options, store_pid=pid) as server:
        keep_to(LOADER_CORE)
        print(told(*uvloop.run(saturated(server, asked.tables, asked.seconds, asked.warm_up))))


if __name__ == "__main__":
    main()
