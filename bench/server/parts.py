"""Where the time of a move goes inside our house: `python -m bench.server.parts [MOVES]`.

Tables of a house in this process, with a store that keeps nothing and connections that lead nowhere: no system calls
and no database. Times are CPU times; on a busy machine all of them are longer, and their shares say more.
"""

import asyncio
import functools
import os
import random
import sys
import time
from collections.abc import Callable
from statistics import mean
from typing import Any

import msgspec
import uvloop

from bench.server.tables import DRAW, DRAWN, Ask
from chaudron.games.belcastel import Belcastel
from chaudron.kernel.envelope import chain as links_of
from chaudron.kernel.envelope import sealed
from chaudron.limits import UNLIMITED
from chaudron.protocol import Join, NewTable
from chaudron.room import bot_lines, chain, listeners, state, upkeep
from chaudron.room.changes import Seen
from chaudron.room.inputs import JoinAs
from chaudron.room.opening import open_table
from chaudron.room.state import key_of
from chaudron.server import clock
from chaudron.server.running import Config, Running, collect_seldom
from chaudron.server.sockets import socket, wire

TABLES, AT_ONCE = 50, 25
"""How many there are, and how many have a move under way."""
NAMES = ("Anna", "Bea")
TOKEN_LETTERS = 43
ROUNDS = 12
"""Of the event loop, until a move is told to everybody."""
PARTS: list[tuple[str, Any, str]] = [
    ("the frame that comes", wire.Wire, "data_received"),
    ("the rules", state, "answer_ask"),
    ("writing the event", chain, "write"),
    ("its hash", chain, "hashed"),
    ("noting who heard and who is asked", state.State, "note"),
    ("sketches of all views", Belcastel, "sketches"),
    ("what changed in them", Seen, "changes_of_sketch"),
    ("question, undo, marks", listeners, "_add_what_changed"),
    ("messages", listeners, "encode"),
    ("handing frames to connections", socket.Socket, "send"),
    ("bots, clocks, notices", upkeep, "look_after"),
    ("bots that talk", bot_lines, "listen"),
]
"""Parts that do not hold one another, and where they are found."""
read = msgspec.json.Decoder(dict[str, Any]).decode


class Nowhere:
    """A store that keeps nothing; rows that come together are durable together."""

    def __init__(self) -> None:
        self.waiting: list[asyncio.Future[bool]] = []

    async def append(self, *_: Any) -> bool:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[bool] = loop.create_future()
        if not self.waiting:
            loop.call_soon(self.commit)
        self.waiting.append(future)
        return await future

    def commit(self) -> None:
        waiting, self.waiting = self.waiting, []
        for future in waiting:
            future.set_result(True)

    def listen(self, *_: Any) -> None:
        """Nobody else writes."""

    async def setting(self, name: str, value: bytes) -> bytes:
        return value

    async def settings(self, beginning: str) -> dict[str, bytes]:
        return {}

    def __getattr__(self, name: str) -> Callable[..., Any]:
        async def nothing(*_: Any) -> Any:
            return [] if name in ("awake", "subscriptions") else True if name in ("create", "beat") else None

        return nothing


class Line:
    """A connection that leads nowhere: what is written is kept until somebody looks."""

    def __init__(self) -> None:
        self.written: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0

    def messages(self) -> list[Any]:
        """What was said since somebody last looked."""
        said, self.written = b"".join(self.written), []
        found = []
        while said:
            head, length = (2, said[1]) if said[1] < 126 else (4, int.from_bytes(said[2:4], "big"))
            found.append(read(said[head : head + length]))
            said = said[head + length :]
        return found


def masked(payload: bytes) -> bytes:
    head = bytes((0x81, 0x80 | len(payload))) if len(payload) < 126 else b"\x81\xfe" + len(payload).to_bytes(2, "big")
    return head + bytes(4) + payload


class Played:
    """A table of two, both played here."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.lines = [Line(), Line()]
        self.sockets: list[socket.Socket] = []
        self.asks: list[Ask | None] = [None, None]
        self.links = [links_of(os.urandom(32)) for _ in NAMES]
        """Of the devices: each answer brings one."""
        self.moves = 0

    async def open(self) -> None:
        house, tokens = self.running.house, [letter * TOKEN_LETTERS for letter in "ab"]
        opened = await house.create(open_table(NewTable("belcastel 2", name=NAMES[0]), key_of(tokens[0]), clock.now()))
        key = key_of(tokens[1])
        await house.act(opened.room.id, None, JoinAs("join", Join(NAMES[1]), key))
        for line, token in zip(self.lines, tokens, strict=True):
            mine = socket.Socket(self.running.doors, "", False)
            mine.wire = wire.Wire(line, mine)  # type: ignore[arg-type]  # as much of a transport as is used
            self.sockets.append(mine)
            hello = {"do": "hello", "table": opened.room.id, "token": token}
            mine.wire.data_received(masked(msgspec.json.encode(hello)))
        await rounds()
        for seat, links in enumerate(self.links):
            self._say(seat, "seal", seal=sealed(opened.room.id, links[0]))
            await rounds()
        self._say(0, "start")
        await rounds()
        for seat, links in enumerate(self.links):
            self._say(seat, "reveal", salt=links[0].hex())
            await rounds()
        self.look()

    def _say(self, seat: int, do: str, **more: str) -> None:
        self.sockets[seat].wire.data_received(masked(msgspec.json.encode({"do": do, "id": do, **more})))

    def look(self) -> None:
        for seat, line in enumerate(self.lines):
            for said in line.messages():
                if "ask" in said and said["is"] in ("welcome", "happened"):
                    self.asks[seat] = said["ask"] and msgspec.convert(said["ask"], Ask)

    def next_move(self, luck: random.Random) -> tuple[wire.Wire, bytes]:
        """A connection and the answer that comes by it."""
        seat, ask = luck.choice([(seat, ask) for seat, ask in enumerate(self.asks) if ask is not None])
        is_draw = DRAW in ask.options and luck.random() < DRAWN
        choice, self.moves = DRAW if is_draw else luck.choice(ask.options), self.moves + 1
        answer = {"do": "answer", "id": str(self.moves), "ask": ask.ask, "choice": choice}
        answer["link"] = self.links[seat][ask.link].hex()
        return self.sockets[seat].wire, masked(msgspec.json.encode(answer))


async def rounds() -> None:
    for _ in range(ROUNDS):
        await asyncio.sleep(0)


class Timed:
    """How long parts took."""

    def __init__(self) -> None:
        self.times: dict[str, list[int]] = {name: [] for name, _, _ in PARTS}
        self.is_on = False

    def watch(self, name: str, owner: Any, function: str) -> None:
        times, real, clock = self.times[name], getattr(owner, function), time.thread_time_ns

        @functools.wraps(real)
        def timed(*given: Any, **named: Any) -> Any:
            began = clock()
            done = real(*given, **named)
            if self.is_on:
                times.append(clock() - began)
            return done

        setattr(owner, function, timed)


async def play(moves: int, timed: Timed) -> list[float]:
    """Microseconds of CPU time a move, of each round of all tables."""
    running, luck = Running(Config("", port=0, rates=UNLIMITED), store=Nowhere()), random.Random(1)
    tables = [Played(running) for _ in range(TABLES)]
    for table in tables:
        await table.open()
    collect_seldom()
    found: list[float] = []
    while len(found) * AT_ONCE < moves:
        found += [await some_move(tables[at : at + AT_ONCE], luck, timed) for at in range(0, TABLES, AT_ONCE)]
        for place, table in enumerate(tables):
            if table.asks == [None, None]:  # the game is over, and another begins
                tables[place] = Played(running)
                await tables[place].open()
    return found


async def some_move(tables: list[Played], luck: random.Random, timed: Timed) -> float:
    given = [table.next_move(luck) for table in tables]
    timed.is_on, began = True, time.thread_time()
    for line, frame in given:
        line.data_received(frame)
    await rounds()
    spent, timed.is_on = time.thread_time() - began, False
    for table in tables:
        table.look()
    return spent / len(given) * 1e6


def main() -> None:
    moves = int(sys.argv[1]) if len(sys.argv) > 1 else 5000
    whole = mean(uvloop.run(play(moves, Timed())))
    timed = Timed()
    for part in PARTS:
        timed.watch(*part)
    played = uvloop.run(play(moves, timed))
    done = len(played) * AT_ONCE * 1000
    told = {name: sum(times) / done for name, times in timed.times.items()}
    told["tasks, locks, decoding, the rest"] = whole - sum(told.values())
    for name, spent in told.items():
        print(f"{name:36} {spent:6.1f} µs {spent / whole:5.0%}")
    print(f"{'all, without timing':36} {whole:6.1f} µs")


if __name__ == "__main__":
    main()
