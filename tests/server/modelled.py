"""Houses that are closed, killed and robbed of their leases, and people who check every number they are told."""

import sqlite3
from typing import Any

import asyncpg

from chaudron.limits import UNLIMITED
from chaudron.server.running import Config, Running
from chaudron.server.store.address import is_postgres, open_store
from tests.server.served import Player

NOWHERE = -2
"""In place of a seat: not welcomed yet."""
FOREVER = 3600.0
"""A lease that ends only when a test says so."""


class Client(Player):
    """Somebody who checks, message by message, that no event is missing and none comes twice."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.house: House
        self.since = 0
        """How many events come before those in `events`."""
        self.place: int | None = NOWHERE
        self.is_host = False
        self.answers: dict[str, dict[str, Any]] = {}
        """To commands, by their ids."""

    @property
    def is_here(self) -> bool:
        return self.ear is not None

    async def come(self, house: "House", after: int | None) -> None:
        """Connect to a house, having heard so many events; all since then are told, or what is known at all."""
        self.house, self.base, self.events, self.place, self.closed = house, house.base, [], NOWHERE, None
        await self.connect(after, Origin=house.base)
        assert self.closed is None, self.closed
        assert self.since == (self.n if after is None else min(after, self.n))

    def note(self, said: dict[str, Any]) -> None:
        known = self.since + len(self.events)
        if said["is"] == "happened":
            assert said["n"] == known + 1, said
        if said["is"] == "welcome":
            if said["seat"] != self.place:
                known, self.events = said["n"] - len(said["missed"]), []
                self.since = known
            assert [event["n"] for event in said["missed"]] == list(range(known + 1, said["n"] + 1)), said
            self.place, self.is_host = said["seat"], said["host"]
        if said["is"] in ("ack", "nack"):
            self.answers[said["id"]] = said
        super().note(said)

    async def hear(self) -> dict[str, Any]:
        said = await super().hear()
        if said["is"] == "end":
            await self.close()
        return said


class House:
    """A house of the tests; several may share a store."""

    def __init__(self, store: str, shared: bool) -> None:
        self.store, self.shared = store, shared
        self.running: Running
        self.base = ""
        self.is_shaky = False
        """It may find at any moment that its tables are no longer its own."""

    async def open(self) -> None:
        config = Config(self.store, port=0, shared=self.shared, pace=0.0, breath=None, rates=UNLIMITED, job_processes=0)
        self.running = Running(config, open_store(self.store, FOREVER))
        self.base = f"http://127.0.0.1:{await self.running.open()}"
        self.is_shaky = False

    async def close(self) -> None:
        await self.running.close()

    async def die(self) -> None:
        """End without a word: nothing is put away, nobody is told, and the leases stay until they run out."""
        house, server = self.running.house, self.running.runner.server
        for socket in list(self.running.doors.sockets):
            socket.transport.abort()
            if socket.work is not None:
                socket.work.cancel()
        for connection in [] if server is None else server.connections:
            if connection._task_handler is not None:
                connection._task_handler.cancel()
        house.lives.clear()
        house.store._process = "nobody"  # type: ignore[attr-defined]  # both stores have it: so nothing is given back
        await self.running.close()
        await expire(self.store, house.process.name)

    async def lose_leases(self) -> None:
        """Let it have been silent for too long, without its knowing."""
        self.is_shaky = self.shared
        await expire(self.store, self.running.house.process.name)

    def forget(self, table: str) -> None:
        live = self.running.house.lives.get(table)
        if live is not None:
            self.running.house.forget(live)

    @property
    def failures(self) -> float:
        """How many things went wrong behind the scenes."""
        metrics = self.running.metrics.registry.get_sample_value("chaudron_failures_total")
        assert metrics is not None
        return metrics


async def expire(store: str, process: str) -> None:
    """Let a process not have been heard of since long before the machine was started."""
    await change(store, "UPDATE process SET seen_at = -10000000 WHERE id = $1", process)


async def lose_snapshot(store: str, table: str) -> None:
    await change(store, "DELETE FROM snapshot WHERE room = $1", table)


async def put_to_sleep(store: str, table: str) -> None:
    """Let no house look after a table any more."""
    await change(store, "UPDATE room SET awake = FALSE WHERE id = $1", table)


async def change(store: str, command: str, name: str) -> None:
    """Change something in a store behind everybody's back."""
    if is_postgres(store):
        connection = await asyncpg.connect(store)
        await connection.execute(command, name)
        await connection.close()
        return
    file = sqlite3.connect(store, isolation_level=None)
    file.execute(command, (name,))
    file.close()
