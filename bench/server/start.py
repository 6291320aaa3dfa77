"""A server that starts with many tables in its store: how long until somebody is let in, and is shown a table."""

import asyncio
import subprocess
import time

import uvloop

from bench.server.fill import Stored, fill
from bench.server.matches import EVENT, JOIN, JOINED, OPENED, PATH, SYNC, encode
from bench.server.measured import Start
from bench.server.processes import Watch, cpu_seconds, family
from bench.server.servers import ROOT, Server, boardgame_command, running
from bench.server.socket import Socket, connect
from bench.server.systems import Place, System
from bench.server.tables import Closing, Welcome, hello, read

PATIENCE_SECONDS = 60
SYNCED = EVENT + b'["sync"'


def starts(system: System, tables: int, repeats: int) -> list[Start]:
    """The same store every time, and a new process."""
    with system.place() as place:
        stored = store_tables(system, place, tables)
        return [start(system, place, stored, tables) for _ in range(repeats)]


def store_tables(system: System, place: Place, tables: int) -> Stored:
    if system.is_ours:
        return uvloop.run(fill(place.address, tables))
    subprocess.run(boardgame_command(place.address, str(tables)), cwd=ROOT, stdin=subprocess.DEVNULL, check=True)
    return Stored(f"stored{tables // 2}", "")


def start(system: System, place: Place, stored: Stored, tables: int) -> Start:
    watch = Watch([])
    with running(place.command(), place.database) as server:
        accepted, shown = uvloop.run(arrive(system, server, stored))
        spent = watch.stop()
        return {
            "tables": tables,
            "accepted_s": accepted - server.began_at,
            "shown_s": shown - server.began_at,
            "foreign": max(0.0, spent.foreign - cpu_seconds(family(server.pid)) / spent.wall),
        }


async def arrive(system: System, server: Server, stored: Stored) -> tuple[float, float]:
    """When the first socket was open, and when its table was shown."""
    arrival = Arrival(stored)
    path, hear = ("/ws", arrival.hear_ours) if system.is_ours else (PATH, arrival.hear_theirs)
    socket = await connect(server.ports[0], path, hear)
    accepted = time.perf_counter()
    if system.is_ours:
        socket.send(hello(stored.table, stored.token))
    at = await asyncio.wait_for(arrival.shown, PATIENCE_SECONDS)
    socket.close()
    return accepted, at


class Arrival:
    """Somebody who waits to be shown a table. Whoever is turned away knows it at once."""

    def __init__(self, stored: Stored) -> None:
        loop = asyncio.get_running_loop()
        self.stored = stored
        self.shown: asyncio.Future[float] = loop.create_future()
        loop.set_exception_handler(
            lambda _, context: self.fail(context.get("exception") or RuntimeError(context["message"]))
        )

    def hear_ours(self, socket: Socket, text: bytes) -> None:
        said = read(text)
        if isinstance(said, Welcome):
            self.show()
        elif isinstance(said, Closing):
            self.fail(RuntimeError(f"the house lets nobody in: {said.code}"))

    def hear_theirs(self, socket: Socket, text: bytes) -> None:
        if text.startswith(OPENED):
            socket.send(JOIN)
        elif text.startswith(JOINED):
            socket.send(EVENT + encode([SYNC, self.stored.table, None, None]))
        elif text.startswith(SYNCED):
            self.show()

    def show(self) -> None:
        if not self.shown.done():
            self.shown.set_result(time.perf_counter())

    def fail(self, error: Exception) -> None:
        if not self.shown.done():
            self.shown.set_exception(error)
