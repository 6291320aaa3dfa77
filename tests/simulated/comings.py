"""Who comes to a simulated house, and who goes: seats taken, asked for, lost and forgotten, and a house that rests."""

import asyncio
import contextlib
from typing import TYPE_CHECKING

from chaudron import protocol
from chaudron.room import events
from chaudron.room.inputs import ClaimAs, Command, ForgetHere, JoinAs
from chaudron.room.refusal import Refusal
from chaudron.room.rows import Row
from chaudron.room.state import key_of
from chaudron.room.turn import Done
from chaudron.server.keeping import orders
from chaudron.server.store.errors import StoreClosed, StoreLost
from tests.simulated.disk import read
from tests.simulated.people import NAMES, TRIES, UNSURE, Person

if TYPE_CHECKING:
    from tests.simulated.world import World

LOSSES = (StoreLost, StoreClosed, ConnectionError, Refusal)


class Comings:
    """Follows the journals: who holds which seat, as far as it is durable."""

    def __init__(self, world: "World") -> None:
        self.world = world
        self.tokens: dict[str, str] = {}
        """Of everybody who may ever sit anywhere, by their keys."""
        self.claims: dict[tuple[str, int], tuple[int, str]] = {}
        self.begun: set[str] = set()
        self.former: list[Person] = []
        """What they were promised holds all the same."""
        self.count = 0

    def new_key(self) -> str:
        self.count += 1
        token = f"{self.world.seed}-{self.count}"
        self.tokens[key_of(token)] = token
        return key_of(token)

    def person(self, table: str, seat: int) -> Person | None:
        return next((one for one in self.world.people if (one.table, one.seat) == (table, seat)), None)

    def written(self, row: Row) -> None:
        """Something is durable: from now on somebody may be somewhere, or nowhere."""
        event, table = read(row.body), row.table
        match event:
            case events.Joined(seat=seat, keys=[key]) if key in self.tokens:
                self._sits(table, seat, key)
            case events.Claimed():
                self.claims[table, event.claim] = event.seat, event.key
            case events.Granted():
                seat, key = self.claims.pop((table, event.claim))
                self._goes(table, seat)
                self._sits(table, seat, key)
            case events.Keyed(alone=True):
                person = self.person(table, event.seat)
                if person is not None:
                    person.has_key(self.tokens[event.key])
            case events.Kicked() | events.Forgotten():
                self._goes(table, event.seat)
            case events.Left() if table not in self.begun:
                self._goes(table, event.seat)
            case events.Started():
                self.begun.add(table)

    def _sits(self, table: str, seat: int, key: str) -> None:
        person = Person(self.world, table, seat, self.tokens[key])
        self.world.people.append(person)
        if self.world.is_rough:
            self.world.lives(person)

    def _goes(self, table: str, seat: int) -> None:
        person = self.person(table, seat)
        if person is not None:
            person.goes()
            self.world.people.remove(person)
            self.former.append(person)

    # What they do

    async def asked(self, table: str, command: Command) -> Done | None:
        """Ask without a seat, again and again, until somebody answers; None if it is refused."""
        for attempt in range(TRIES):
            process = self.world.any_process()
            if process is not None:
                try:
                    done: Done = await process.call(process.house.act(table, None, command, is_again=attempt > 0))
                except Refusal as refusal:
                    if refusal.code not in UNSURE:
                        return None
                except ConnectionError:
                    pass
                else:
                    self.world.must_be_durable(table, None, command.id)
                    return done
            await asyncio.sleep(1 + self.world.delay())
        return None

    async def fill(self, table: str, persons: int, seats: int) -> None:
        """People take seats one after the other, bots get what is left, and the host begins."""
        for _ in range(1, persons):
            self.world.met("join")
            await self.asked(table, JoinAs(self._id(), protocol.Join(self._name()), self.new_key()))
        for seat in range(seats):
            await self._by_host(table, {"do": "seat_bot", "seat": seat, "level": "random"})
        await self._by_host(table, {"do": "start"})

    async def _by_host(self, table: str, wish: dict[str, object]) -> None:
        host = next((one for one in self.world.people if one.table == table), None)
        if host is not None:
            await host.say(wish)

    async def claim(self) -> None:
        """Somebody wants a seat that is somebody's or was, and all who are there try to let them."""
        table = self.world.any_table()
        self.world.met("claim")
        seat = self.world.rng.randrange(4)
        done = await self.asked(table, ClaimAs(self._id(), protocol.AskForSeat(seat, self._name()), self.new_key()))
        if done is not None:
            for person in [one for one in self.world.people if one.table == table]:
                await person.say({"do": "grant", "claim": done.about["claim"]})

    async def forget(self) -> None:
        """Somebody wants to be forgotten, while others stay."""
        table = self.world.any_table()
        seated = [one for one in self.world.people if one.table == table]
        if len(seated) > 1:
            self.world.met("forget")
            seat = self.world.rng.choice(seated).seat
            assert seat is not None
            await self.asked(table, ForgetHere(self._id(), seat))

    async def rest(self) -> None:
        """The house rests, and goes on after a while: somebody sees to that."""
        self.world.met("rest")
        if await self._ordered(is_rest=True):
            await asyncio.sleep(self.world.rng.random() * 5)
        while not await self._ordered(is_rest=False):  # noqa: ASYNC110 - the house may be away
            await asyncio.sleep(1 + self.world.delay())

    async def _ordered(self, is_rest: bool) -> bool:
        process = self.world.any_process()
        if process is None:
            return False
        said = process.house.orders
        with contextlib.suppress(*LOSSES):
            await process.call(said.rest() if is_rest else said.go_on())
            await process.call(orders.look(process.house))
            return True
        return False

    def _id(self) -> str:
        self.count += 1
        return f"asked-{self.count}"

    def _name(self) -> str:
        self.count += 1
        return NAMES[self.count % len(NAMES)] * 2
