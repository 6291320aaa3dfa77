"""Finished games, seen again: whole games are worked out once for each pair of eyes, and told in pages."""

import asyncio
from collections import OrderedDict
from hashlib import sha256

import msgspec

from chaudron import limits, protocol
from chaudron.kernel.bad_record import BadRecord
from chaudron.kernel.record import Record
from chaudron.room import replaying, shelf
from chaudron.room.eyes import check_eyes
from chaudron.room.permits import must_be_told
from chaudron.room.records import record_of
from chaudron.room.refusal import NoRecord, Refusal
from chaudron.room.sitting import Who
from chaudron.server.http.call import Call
from chaudron.server.http.working import drawn, worked_out
from chaudron.server.jobs.background import Replay
from chaudron.server.rooms.live import Live

Pages = list[bytes]


class Replays:
    """Games that were seen again lately, each as somebody saw it."""

    def __init__(self, most: int = limits.REPLAYS_BYTES) -> None:
        self._most, self._bytes = most, 0
        self._known: OrderedDict[tuple[str, str], Pages] = OrderedDict()

    def find(self, game: str, by: str) -> Pages | None:
        pages = self._known.get((game, by))
        if pages is not None:
            self._known.move_to_end((game, by))
        return pages

    def keep(self, game: str, by: str, pages: Pages) -> None:
        """Remember it; what nobody has asked for in a long time is forgotten for it."""
        self._bytes += sum(map(len, pages)) - sum(map(len, self._known.pop((game, by), ())))
        self._known[game, by] = pages
        while self._bytes > self._most:
            self._bytes -= sum(map(len, self._known.popitem(last=False)[1]))


async def replay(call: Call) -> protocol.ReplayPage:
    """Some moments of a game that is over, as a seat saw them, as whoever watched did, or with everything open."""
    pages, mine = await _of_table(call)
    return replaying.page_at(pages, call.number("at") or 0, mine)


async def replay_board(call: Call) -> protocol.Board:
    """A moment of a game that is over, as text."""
    pages, _ = await _of_table(call)
    return await drawn(call, replaying.pictured(pages, call.number("at") or 0, call.by))


async def replay_record(call: Call) -> protocol.ReplayPage:
    """The same of the record of a game, whichever house it was played in. Nothing of it is kept for good."""
    return replaying.page_at(await _of_record(call), call.body.at)


async def replay_record_board(call: Call) -> protocol.Board:
    """A moment of a recorded game, as text."""
    return await drawn(call, replaying.pictured(await _of_record(call), call.body.at, call.body.by))


async def record_at(call: Call, position: protocol.Position) -> Record:
    """The game from which a table is to go on; raises `Refusal`."""
    if position.exercise:
        return await asyncio.to_thread(shelf.exercise_record, position.exercise)
    if position.table is None:
        try:
            return Record.from_json(position.record)
        except BadRecord as error:
            raise NoRecord(error) from error
    live = await call.house.live(position.table)
    await call.house.refresh(live)
    allowed(call, live)
    return record_of(live.room.state, await call.house.store.journal(position.table))


async def finished(call: Call) -> tuple[Live, Who]:
    """A table whose game is over, and who asks; raises `Refusal`."""
    live = await call.house.live(call.table)
    await call.house.refresh(live)
    return live, allowed(call, live)


async def _of_table(call: Call) -> tuple[Pages, int | None]:
    (live, who), by = await finished(call), call.by
    check_eyes(by, live.room.state.sitting.players)
    pages = call.doors.replays.find(call.table, by)
    if pages is None:
        state = live.room.state
        rows = await call.house.store.journal(call.table)
        pages = await worked_out(call.doors.jobs.replay(Replay(by, dict(state.sitting.options), state.id, rows)))
        call.doors.replays.keep(call.table, by, pages)
    return pages, who.seat


def allowed(call: Call, live: Live) -> Who:
    """Who asks; raises `Refusal`. Before the end nothing is told, and then to others only if the table lets them."""
    who, sitting = live.room.who(call.key, call.visitor), live.room.state.sitting
    if who.seat is None and not who.host:
        if not sitting.settings.watchers:
            raise Refusal("no_watchers")
        if not sitting.settings.replays:
            raise Refusal("no_replays")
    must_be_told(live.room.state)
    return who


async def _of_record(call: Call) -> Pages:
    wish: protocol.ReplayOf = call.body
    players = wish.record.get("players")
    check_eyes(wish.by, players if type(players) is int else 0)
    game = sha256(msgspec.json.encode(wish.record)).hexdigest()
    pages = call.doors.replays.find(game, wish.by)
    if pages is None:
        try:
            pages = await worked_out(call.doors.jobs.replay(Replay(wish.by, {}, record=wish.record)))
        except BadRecord as error:
            raise NoRecord(error) from error
        call.doors.replays.keep(game, wish.by, pages)
    return pages
