"""What undo and the log cost at a table of 12,000 events, on both stores.

    .venv/bin/python -m bench.server.long        # writes results/long.json and long.md

The last answer is taken back, and the log is asked for, over HTTP. House and client share this process: the time at the
client is that of both, and so is that of the processor.
"""

import argparse
import json
import random
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import aiohttp
import uvloop

from bench.aims import Aim
from bench.machine import describe, load_average
from bench.server.aims import STORES
from bench.server.fill import answer
from bench.server.systems import SYSTEMS
from bench.server.tables import NAMES
from bench.spread import Spread
from bench.tables import aims_table, heading_of, table
from chaudron import protocol
from chaudron.limits import UNLIMITED
from chaudron.room import decisions, events
from chaudron.room.opening import Opening, open_table
from chaudron.room.state import key_of
from chaudron.server import clock
from chaudron.server.http.api import new_token
from chaudron.server.running import Config, Running
from chaudron.server.store.address import open_store

RESULTS = Path(__file__).parents[1] / "results"
EVENTS = 12_000
WANTED = 10.0
"""Milliseconds, at most."""
ANSWERS = 150
BREW = ["draw", "stop"]
WHAT = ("undo", "log", "log of the last 40")


class LongTable:
    """A game in its middle, at which the rest of the events was talk; its first seat may draw or stop."""

    def __init__(self, count: int) -> None:
        self.token, chance = new_token(), random.Random(1)
        while True:
            self.opening = open_table(
                protocol.NewTable(setup="belcastel 2", name=NAMES[0]), key_of(self.token), clock.now()
            )
            room = self.opening.state
            self.opening.happen(decisions.join(room, protocol.Join(NAMES[1]), key_of(new_token())))
            self.opening.start()
            while len(self.opening.rows) < ANSWERS or not self._may_stop():
                answer(self.opening, f"{len(self.opening.rows)}", chance)
                if room.table is None or not room.table.asks:
                    break
            else:
                break
        while len(self.opening.rows) < count:
            self.opening.happen(events.Said(1, f"This is event {len(self.opening.rows) + 1}"))

    def _may_stop(self) -> bool:
        table = self.opening.state.table
        if self.opening.state.may_be_undone:
            return False
        return table is not None and all(
            seat in table.asks and [*map(str, table.asks[seat].options)][:2] == BREW for seat in (0, 1)
        )


class Guest:
    """Whoever sits at the first seat, over HTTP."""

    def __init__(self, session: aiohttp.ClientSession, base: str, table: str, token: str) -> None:
        self.session, self.table = session, f"{base}/api/tables/{table}"
        self.headers = {"Authorization": f"Bearer {token}"}
        self.sent = 0

    async def get(self, path: str = "") -> Any:
        async with self.session.get(self.table + path, headers=self.headers) as reply:
            return await reply.json()

    async def do(self, what: str, **fields: Any) -> Any:
        self.sent += 1
        command = {"do": what, "id": f"{what}-{self.sent}", **fields}
        async with self.session.post(f"{self.table}/commands", json=command, headers=self.headers) as reply:
            assert reply.status == 200, await reply.text()
            return await reply.json()

    async def stop(self) -> None:
        await self.do("answer", ask=(await self.get())["ask"]["ask"], choice="stop")


class Cost(NamedTuple):
    """What something took, in milliseconds: at the client, and of the CPU, for house and client together."""

    wall: float
    cpu: float


async def timed(work: Callable[[], Awaitable[Any]]) -> Cost:
    began, cpu = time.perf_counter(), time.process_time()
    await work()
    return Cost(1000 * (time.perf_counter() - began), 1000 * (time.process_time() - cpu))


async def measure(store: str, count: int, repeats: int) -> dict[str, list[Cost]]:
    long = LongTable(count)
    await write(store, long.opening)
    running = Running(Config(store=store, port=0, rates=UNLIMITED))
    base = f"http://127.0.0.1:{await running.open()}"
    try:
        async with aiohttp.ClientSession() as session:
            guest = Guest(session, base, long.opening.state.id, long.token)
            await guest.do("lock", locked=True)  # the first event after a table was read brings a snapshot
            found: dict[str, list[Cost]] = {name: [] for name in WHAT}
            for _ in range(repeats):
                await guest.stop()
                found["undo"].append(await timed(lambda: guest.do("undo")))
                n = (await guest.get())["n"]
                found["log"].append(await timed(lambda: guest.get("/log")))
                lately = partial(guest.get, f"/log?after={n - 40}")
                found["log of the last 40"].append(await timed(lately))
            return found
    finally:
        await running.close()


async def write(address: str, opening: Opening) -> None:
    store = open_store(address)
    await store.open("fill", shared=False)
    assert await store.create(opening.finished(), opening.rows)
    await store.close()


def aims(results: dict[str, Any]) -> list[Aim]:
    """Of each store: the median decides, over all repeats at the client."""
    return [
        Aim(f"{STORES[store]}: {what} ≤ {WANTED:g} ms", [median(cost[0] for cost in costs)], WANTED, at_least=False)
        for store, found in results["stores"].items()
        for what, costs in found.items()
    ]


def markdown(results: dict[str, Any]) -> str:
    """The page of these results."""
    heads = ("", "at the client, ms", "processor, ms")
    rows = [
        (f"{STORES[store]}: {what}", *[str(Spread.of(figures)) for figures in zip(*costs, strict=True)])
        for store, found in results["stores"].items()
        for what, costs in found.items()
    ]
    about = f"`python -m bench.server.long` on {results['date']}: {results['repeats']} times, at a table of "
    about += f"{results['events']:,} events. {heading_of(results['machine'])}"
    return "\n\n".join(
        ["# Undo and the log at a long table", about, aims_table(aims(results)), table(heads, rows) + "\n"]
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server.long", description=__doc__)
    parser.add_argument("--events", type=int, default=EVENTS)
    parser.add_argument("--repeats", type=int, default=40)
    parser.add_argument("--store", choices=STORES, help="this one alone; nothing is kept")
    asked, load_before = parser.parse_args(), load_average()
    stores: dict[str, dict[str, list[Cost]]] = {}
    for store in [asked.store] if asked.store else STORES:
        if why := SYSTEMS[store].missing():
            print(why)
            continue
        with SYSTEMS[store].place() as place:
            stores[store] = uvloop.run(measure(place.address, asked.events, asked.repeats))
    machine = describe(one_core=False, load_before=load_before)
    results = {"date": f"{datetime.now(UTC):%Y-%m-%d}", "machine": machine, "events": asked.events}
    results |= {"repeats": asked.repeats, "stores": stores}
    if not asked.store:
        (RESULTS / "long.json").write_text(json.dumps(results) + "\n")
        (RESULTS / "long.md").write_text(markdown(results))
    print(markdown(results))


if __name__ == "__main__":
    main()
