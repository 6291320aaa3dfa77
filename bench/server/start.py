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
from bench.server.tables import Welcome, hello, read

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
    shown: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def hear_ours(socket: Socket, text: bytes) -> None:
        if isinstance(read(text), Welcome):
            show()

    def hear_theirs(socket: Socket, text: bytes) -> None:
        if text.startswith(OPENED):
            socket.send(JOIN)
        elif text.startswith(JOINED):
            socket.send(EVENT + encode([SYNC, stored.table, None, None]))
        elif text.startswith(SYNCED):
            show()

    def show() -> None:
        if not shown.done():
            shown.set_result(time.perf_counter())

    path, hear = ("/ws", hear_ours) if system.is_ours else (PATH, hear_theirs)
    socket = await connect(server.ports[0], path, hear)
    accepted = time.perf_counter()
    if system.is_ours:
        socket.send(hello(stored.table, stored.token))
    at = await asyncio.wait_for(shown, PATIENCE_SECONDS)
    socket.close()
    return accepted, at
