"""All nights that this process looks after: what people do there, and what happens by itself, once a second."""

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from chaudron import limits, protocol
from chaudron.night import deciding, events
from chaudron.night.deciding import Who
from chaudron.night.state import MINUTE, OVER, Night
from chaudron.room.opening import LETTERS, new_id
from chaudron.room.refusal import Refusal
from chaudron.server import clock
from chaudron.server.keeping.forgetting import forget
from chaudron.server.nights import tables
from chaudron.server.nights.journal import Journal
from chaudron.server.nights.tables import Stand
from chaudron.server.rooms.house import House
from chaudron.server.store import HEARTBEAT_SECONDS
from chaudron.server.store.errors import StoreLost

ID_LENGTH = 10
Deciding: TypeAlias = Callable[[Night], Awaitable[events.Written]]


class LiveNight:
    """A night in the memory of this process."""

    def __init__(self, night: Night) -> None:
        self.night = night
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        """Set, and replaced, with every event."""
        self.stands: list[Stand | None] = []
        """How the tables of the running deal stood a moment ago."""
        self.told = 0
        """The deals whose tables know that they are over."""
        self.rests = False
        """Those who look have been told that the house rests."""

    def look_at(self, stands: list[Stand | None]) -> None:
        """Whoever waits hears of tables that are there now, and of those that are over."""
        before, self.stands = self.stands, stands
        if [_is_played(one) for one in before] != [_is_played(one) for one in stands]:
            self.tell()

    def tell(self) -> None:
        self.changed.set()
        self.changed = asyncio.Event()


class Nights:
    """The nights of a house."""

    def __init__(self, house: House) -> None:
        self.house, self.journal = house, Journal(house.store)
        self.lives: dict[str, LiveNight] = {}

    async def open(self, event: events.Opened) -> Night:
        night = await self.journal.open("".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH)), event)
        self.lives[night.id] = LiveNight(night)
        return night

    async def live(self, night: str) -> LiveNight:
        """A night, as far as it is written; raises `Refusal`. One of long ago is read, and not kept in memory."""
        live = self.lives.get(night)
        if live is None:
            found = await self.journal.read(night)
            if found is None:
                raise Refusal("unknown_night")
            live = self.lives.get(night) or LiveNight(found)
            if _is_of_late(found):
                self.lives[night] = live
        elif self.house.process.is_shared:
            await self._read_on(live)
        return live

    async def _read_on(self, live: LiveNight) -> None:
        async with live.lock:
            if await self.journal.read_on(live.night):
                live.tell()

    def send_away(self) -> None:
        """Whoever waits for something to happen is answered now."""
        for live in self.lives.values():
            live.tell()

    async def act(self, night: str, decide: Deciding) -> LiveNight:
        """Write what is decided. Where another process was first, it is decided again; raises `Refusal`."""
        live = await self.live(night)
        async with live.lock:
            is_written = False
            while not is_written:
                event = await decide(live.night)
                if live.night.n >= limits.NIGHT_EVENTS:
                    raise Refusal("too_long")
                is_written = await self.journal.append(live.night, event)
                live.tell()
        return live

    async def command(self, night: str, by: Who, command: protocol.NightCommand) -> None:
        """Do what somebody wants; raises `Refusal`."""
        if isinstance(command, protocol.BeginDeal | protocol.EndDeal) and not by.organizer:
            raise Refusal("not_organizer")
        if isinstance(command, protocol.BeginDeal):
            await self.begin(night, command.deal)
        elif isinstance(command, protocol.EndDeal):
            await self.end(night, command.deal)
        else:

            async def decided(known: Night) -> events.Written:
                return deciding.decide(known, by, command)

            live = await self.act(night, decided)
            if isinstance(command, protocol.ResumeNight):
                await tables.resume_all(self.house, live.night)
            await tables.look_after(self.house, live.night)

    async def forget(self, night: str, key: str) -> None:
        """Take somebody's name and key out of a night and out of its tables; raises `Refusal`."""
        live = await self.live(night)
        person = deciding.forgotten(live.night, key).person
        for deal in live.night.deals:
            if (place := deal.place_of(person)) is not None:
                await _forget_at(self.house, deal.tables[place[0]].id, key)

        async def decided(known: Night) -> events.Written:
            return deciding.forgotten(known, key)

        await self.act(night, decided)
        await self.journal.erase(live.night)
        await tables.look_after(self.house, live.night)

    async def begin(self, night: str, number: int) -> None:
        """Seat everybody, write it down, and open the tables."""

        async def decided(known: Night) -> events.Written:
            deciding.may_begin(known, number)
            seating = await asyncio.to_thread(deciding.next_seating, known)
            return deciding.begun(known, seating, [new_id() for _ in seating.tables])

        live = await self.act(night, decided)
        live.stands = []
        await tables.open_all(self.house, live.night)
        live.look_at(await self._stands(live.night))

    async def end(self, night: str, number: int) -> None:
        """End a deal as its tables stand: what has not ended does not count."""

        async def decided(known: Night) -> events.Written:
            deciding.may_end(known, number)
            stands = await self._stands(known)
            return deciding.ended(known, [one and one.played for one in stands])

        await self._told(await self.act(night, decided))

    # By itself

    async def keep_going(self) -> None:
        """As long as the house is open."""
        while True:
            await self.house.watched(self._look_around())
            await asyncio.sleep(HEARTBEAT_SECONDS)

    async def _look_around(self) -> None:
        for night in await self.journal.lately() - self.lives.keys():
            await self.live(night)
        for live in list(self.lives.values()):
            if not _is_of_late(live.night):
                del self.lives[live.night.id]
            elif live.night.state != OVER or live.told < len(live.night.counted):
                await self.house.watched(self._look_after_one(live))

    async def _look_after_one(self, live: LiveNight) -> None:
        with contextlib.suppress(Refusal):  # another process was first
            if self.house.process.is_shared:
                await self._read_on(live)
            if not await self._rests(live):
                await self._look_after(live)

    async def _rests(self, live: LiveNight) -> bool:
        """While the house rests, a night waits with it: no deal begins or ends, and no time passes."""
        since = self.house.orders.resting_since

        async def decided(known: Night) -> events.Written:
            event = deciding.at_rest(known, since)
            if event is None:
                raise Refusal("not_paused" if since is None else "night_paused")
            return event

        if live.rests != (since is not None):
            live.rests = since is not None
            live.tell()
        if deciding.at_rest(live.night, since) is not None:
            await self.act(live.night.id, decided)
        return live.rests

    async def _look_after(self, live: LiveNight) -> None:
        """What is due at one night, and its tables."""
        night, deal = live.night, live.night.running
        if deal is not None:
            await tables.open_all(self.house, night)
            live.look_at(await self._stands(night))
            await tables.look_after(self.house, night)
            if tables.is_over(live.stands) or deciding.is_time_up(night, clock.now()):
                await self.end(night.id, len(night.deals))
        elif deciding.is_due(night, clock.now()):
            await self.begin(night.id, len(night.deals) + 1)
        await self._told(live)

    async def _stands(self, night: Night) -> list[Stand | None]:
        deal = night.running
        return [] if deal is None else [await tables.stand(self.house, table) for table in deal.tables]

    async def _told(self, live: LiveNight) -> None:
        """Tell the tables of deals that are over."""
        for number, deal in enumerate(live.night.counted[live.told :], live.told + 1):
            with contextlib.suppress(StoreLost):
                if not await tables.open_deal(self.house, live.night, deal):
                    return
                live.told = number


def _is_of_late(night: Night) -> bool:
    return clock.now() - night.opened_at < limits.NIGHT_HOURS * 60 * MINUTE


def _is_played(stand: Stand | None) -> bool | None:
    """None: nothing is known of the table yet."""
    return None if stand is None else stand.played is not None


async def _forget_at(house: House, table: str, key: str) -> None:
    """At a table of a deal, where they may be forgotten already, or the table be gone; raises `Refusal`."""
    try:
        await forget(house, table, key)
    except Refusal as refusal:
        if refusal.code not in ("unknown_table", "not_seated"):
            raise
