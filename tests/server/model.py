"""A model of one table: who sits where, what was acknowledged, and what the journal must then say.

`Modelled` holds the model and compares it with the journal and with what people were told; the rules by which
everything happens are in `test_machine`.
"""

import asyncio
import itertools
from collections import Counter
from typing import Any
from unittest import mock

import aiohttp
import msgspec
from hypothesis.stateful import RuleBasedStateMachine

from chaudron.room.listeners import heard
from chaudron.room.rows import Row
from chaudron.room.sitting import OPEN, PLAYING, WATCHER, Who
from chaudron.room.state import State, key_of
from tests.server.journals import as_written
from tests.server.modelled import Client, House, put_to_sleep
from tests.server.worlds import TOKENS, prepared, scene_where, some_are_asked

Message = dict[str, Any]
UNSURE = {"busy", "cannot_write", "elsewhere", "closing", "failed"}
"""Refusals after which nobody knows whether it was done."""
END: Message = {"is": "end"}
"""In place of an answer: the connection has ended."""


def plain(value: Any) -> Any:
    """As it arrives over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Modelled(RuleBasedStateMachine):
    """People at one table, in one house or two."""

    def __init__(self, store: str) -> None:
        super().__init__()
        self.store, self.runner, self.ids = store, asyncio.Runner(), itertools.count(1)
        self.houses: list[House] = []
        self.people: list[Client] = []
        self.table = ""
        # The model
        self.seats: dict[int, Client] = {}
        self.state, self.is_paused = OPEN, False
        self.claims: dict[int, tuple[int, Client]] = {}
        self.bots: set[int] = set()
        self.is_order_known = True
        """Of the last answers; otherwise nobody can say who may take back theirs."""
        self.done: dict[str, tuple[Client, Message, int | None]] = {}
        """What was acknowledged, whose it was, and where they sat."""
        self.refused: set[str] = set()
        # What the journal says
        self.rows: list[Row] = []
        self.told: dict[int | None, list[Message]] = {}
        """What each seat, or somebody who watches, may know."""
        self.room: State

    async def open_table(self, setup: str, plays: bool, luck: int) -> None:
        secret = luck.to_bytes(32, "big")
        with mock.patch("chaudron.room.luck.new_secret", return_value=secret):
            seated = await self.post("", {"setup": setup, **({"name": "Host"} if plays else {})})
        self.table = seated["table"]
        await self.seat(seated, self.houses[0])

    async def open_in_the_middle(self, which: int) -> None:
        new = prepared(scene_where(some_are_asked))
        self.table, self.state = new.state.id, PLAYING
        await self.houses[0].running.house.create(new)
        for seat in range(new.state.sitting.players):
            await self.seat({"token": TOKENS[seat], "seat": seat}, self.one(self.houses, which + seat))

    async def open_houses(self, number: int) -> None:
        self.session = aiohttp.ClientSession()
        self.houses = [House(self.store, shared=number > 1) for _ in range(number)]
        for house in self.houses:
            await house.open()

    async def post(self, path: str, body: Message) -> Message:
        async with self.session.post(f"{self.calm[-1].base}/api/tables{path}", json=body) as answer:
            said: Message = await answer.json()
            return said

    async def seat(self, seated: Message, house: House) -> Client:
        """Somebody comes in with a new token."""
        client = Client(self.session, house.base, self.table, seated["token"], seated.get("seat"))
        self.people.append(client)
        if seated.get("seat") is not None:
            self.seats[seated["seat"]] = client
        await client.come(house, 0)
        return client

    def teardown(self) -> None:
        if self.houses:
            self.runner.run(self._close())
        self.runner.close()

    async def _close(self) -> None:
        for client in self.people:
            await client.close()
        for house in self.houses:
            await house.close()
        await put_to_sleep(self.store, self.table)
        await self.session.close()

    # Whom and what

    def one(self, of: Any, which: int) -> Any:
        of = list(of)
        return of[which % len(of)]

    @property
    def calm(self) -> list[House]:
        """The houses that know what they own."""
        return [house for house in self.houses if not house.is_shaky]

    @property
    def here(self) -> list[Client]:
        """Who is connected to such a house."""
        return [client for client in self.people if client.is_here and not client.house.is_shaky]

    @property
    def seated_here(self) -> list[Client]:
        return [self.seats[seat] for seat in sorted(self.seats) if self.seats[seat] in self.here]

    @property
    def asked(self) -> list[Client]:
        return [client for client in self.seated_here if client.ask is not None]

    @property
    def hosts(self) -> list[Client]:
        return [client for client in self.here if client.is_host]

    def seat_of(self, client: Client) -> int | None:
        return next((seat for seat, other in self.seats.items() if other is client), None)

    def message(self, do: str, **fields: Any) -> Message:
        return {"do": do, "id": f"id-{next(self.ids)}", **fields}

    def chosen(self, client: Client, which: int) -> Message:
        assert client.ask is not None
        return self.message("answer", ask=client.ask["ask"], choice=self.one(client.ask["options"], which))

    async def send(self, client: Client, message: Message) -> Message:
        """Have something done; the answer to it, or that the connection has ended."""
        await client.send(**message)
        said = await client.until(lambda said: said["is"] in ("ack", "nack") and said["id"] == message["id"])
        self.note(client, message, said)
        return said

    async def send_apart(self, client: Client, message: Message, house: House | None = None) -> Message:
        """The same over HTTP, perhaps through another house."""
        url = f"{(house or client.house).base}/api/tables/{self.table}/commands"
        headers = {"Authorization": f"Bearer {client.token}"}
        async with self.session.post(url, json=message, headers=headers) as answer:
            said = {"is": "ack" if answer.status == 200 else "nack", **await answer.json()}
        self.note(client, message, said)
        return said

    def note(self, client: Client, message: Message, said: Message) -> None:
        if said["is"] == "ack":
            self.done[message["id"]] = (client, message, self.seat_of(client))
        elif said["is"] == "nack":
            assert message["id"] not in self.done, said
            self.refused |= set() if said["code"] in UNSURE else {message["id"]}
        else:
            raise AssertionError("sent away without a cause")

    def do(self, client: Client, message: Message, ack: bool | None = None) -> bool:
        """Have something done, and see whether it is answered as it must be (None: either way will do)."""
        said = self.runner.run(self.send(client, message))
        assert ack is None or ack == (said["is"] == "ack"), said
        return bool(said["is"] == "ack")

    def right(self, client: Client) -> Who:
        return (self.room.who(key_of(client.token)) if client.token else None) or WATCHER

    async def both(self, one: Client, message: Message, other: Client, second: Message, apart: bool) -> list[str]:
        """Two commands are under way at once, on two ways or on one; how they are answered."""
        if apart:
            answers = await asyncio.gather(self.send(one, message), self.send_apart(other, second))
        else:
            await one.send(**message)
            answers = (await self.send(one, second), one.answers.get(message["id"], END))
            self.note(one, message, answers[1])
        return [answer["is"] for answer in answers]

    def is_hosts(self, seat: int) -> bool:
        return self.room.sitting.host == seat

    async def all_gone(self, house: House) -> None:
        """Everybody who was connected here hears that it has ended."""
        for client in self.people:
            if client.is_here and client.house is house:
                await client.until(lambda _: False)

    # What must hold

    def check_all(self) -> None:
        """Read the journal; everybody who is connected hears all that it holds for them, and sees what it says."""
        self.runner.run(self._look())
        for client in self.here:
            self.check(client)
        self.check_journal()
        assert not any(house.failures for house in self.houses)

    async def _look(self) -> None:
        store = self.houses[0].running.house.store
        kept, rows = await store.kept(self.table), await store.journal(self.table)
        assert kept is not None
        assert rows[: len(self.rows)] == self.rows, "what was written has changed"
        if rows != self.rows:
            new, self.rows, self.room = rows[len(self.rows) :], rows, as_written(kept, rows)
            for seat in (None, *range(self.room.sitting.players)):
                known = self.told.setdefault(seat, [])
                known += plain(heard([row for row in new if row.only in (None, seat)], seat, len(known)))
        for client in self.here:
            while not self._has_heard_all(client):
                assert (await client.hear())["is"] != "end", "sent away without a cause"

    def _has_heard_all(self, client: Client) -> bool:
        right, known = self.right(client), len(self.told[client.place])
        assert client.n <= known, "somebody was told of what is not written"
        return (client.place, client.is_host, client.n) == (right.seat, right.host, known)

    def check(self, client: Client) -> None:
        right, room, known = self.right(client), self.room, self.told[client.place][client.since :]
        assert client.events == known
        assert client.shown == plain(room.shown(right.host))
        assert client.view == (room.table and plain(room.game.view(room.table, right.seat)))
        assert client.ask == plain(room.asked(right.seat))
        assert client.awaited == plain(room.who_is_awaited())
        assert client.undo == room.why_not_undo(right.seat)

    def check_journal(self) -> None:
        """What was acknowledged is there once, what was refused is not; seats are the model's."""
        written = Counter(row.move for row in self.rows if row.move is not None)
        assert max(written.values(), default=1) == 1
        assert all(message["do"] == "why" or written[name] for name, (_, message, _) in self.done.items())
        assert not any(written[name] for name in self.refused - set(self.done))
        for seat, chair in enumerate(self.room.sitting.chairs):
            holder = self.seats.get(seat)
            assert chair.keys == ([key_of(holder.token)] if holder is not None and holder.token else [])
        assert self.is_paused == (self.room.sitting.paused_at is not None)
