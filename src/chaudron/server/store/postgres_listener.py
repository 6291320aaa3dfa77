"""What the processes around one PostgreSQL database tell each other, by NOTIFY."""

import asyncio
import base64
import contextlib
import hashlib
import json
from typing import Any

from chaudron.server.store import EVERYBODY, OnPost, OnRows
from chaudron.server.store.postgres_link import BACK_OFF_SECONDS, Connect, Connection, hang_up, plainly
from chaudron.server.store.postgres_sql import ROWS_CHANNEL

STILL_THERE_SECONDS = 15.0
"""How often a silent connection is tried, for one may be cut without anybody being told."""


def mark(process: str) -> str:
    """A process in few letters, for names of channels are short."""
    return hashlib.blake2s(process.encode(), digest_size=8).hexdigest()


def channel(process: str) -> str:
    """Where messages to a process go, or to `EVERYBODY`."""
    return "chaudron_posts" if process == EVERYBODY else f"chaudron_posts_{mark(process)}"


def packed(sender: str, message: bytes) -> str:
    """A message as a text that fits: as it is, or in base 85 when it is no text."""
    with contextlib.suppress(UnicodeDecodeError):
        text = message.decode()
        if "\0" not in text:
            return f"{mark(sender)}t{text}"
    return f"{mark(sender)}b{base64.b85encode(message).decode()}"


def unpacked(text: str) -> tuple[str, bytes]:
    """The mark of the sender, and the message."""
    sender, kind, body = text[:16], text[16], text[17:]
    return sender, base64.b85decode(body) if kind == "b" else body.encode()


class Listener:
    """A task that holds a listening connection, and a new one when it breaks. What is said meanwhile is lost."""

    def __init__(self, connect: Connect, process: str) -> None:
        self.on_rows: OnRows | None = None
        self.on_post: OnPost | None = None
        self._connect = connect
        self._process = process
        self._mark = mark(process)
        self._connection: Connection | None = None
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Listen; raises `StoreLost` when not even the first connection comes about."""
        connection = await self._listening()
        self._task = asyncio.create_task(self._stay(connection))

    async def end(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        if self._connection is not None:
            await hang_up(self._connection)

    async def _stay(self, connection: Connection) -> None:
        while True:
            await self._until_lost(connection)
            connection = await self._again()

    async def _listening(self) -> Connection:
        self._connection = connection = await self._connect()
        with plainly():
            await connection.add_listener(ROWS_CHANNEL, self._hear_rows)
            await connection.add_listener(channel(EVERYBODY), self._hear_post)
            await connection.add_listener(channel(self._process), self._hear_post)
        return connection

    async def _until_lost(self, connection: Connection) -> None:
        gone = asyncio.Event()
        connection.add_termination_listener(lambda _: gone.set())
        while not gone.is_set() and not connection.is_closed():
            try:
                await asyncio.wait_for(gone.wait(), STILL_THERE_SECONDS)
            except TimeoutError:
                await self._try(connection)
        connection.terminate()

    async def _try(self, connection: Connection) -> None:
        try:
            await connection.execute("SELECT 1")
        except Exception:  # noqa: BLE001 - whatever it is, a new connection is due
            connection.terminate()

    async def _again(self) -> Connection:
        failures = 0
        while True:
            try:
                return await self._listening()
            except Exception:  # noqa: BLE001 - whatever it is, one day it will be over
                if self._connection is not None:
                    self._connection.terminate()
                await asyncio.sleep(BACK_OFF_SECONDS[min(failures, len(BACK_OFF_SECONDS) - 1)])
                failures += 1

    def _hear_rows(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        writer, rows = json.loads(str(payload))
        if writer != self._process and self.on_rows is not None:
            newest: dict[str, int] = {}
            for table, seq in rows:
                newest[table] = max(seq, newest.get(table, 0))
            self.on_rows(list(newest.items()))

    def _hear_post(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        sender, message = unpacked(str(payload))
        if sender != self._mark and self.on_post is not None:
            self.on_post(message)
