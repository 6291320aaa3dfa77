"""What happens at a table without anybody's command: bots think, clocks run out, notices are sent."""

import asyncio
import time
from typing import TYPE_CHECKING, Any

import msgspec

from chaudron.bots import LEVELS
from chaudron.server import limits
from chaudron.server.live import Live
from chaudron.server.push import Outcome, Push, new_keys
from chaudron.server.sitting import PLAYING, Who
from chaudron.server.thinkers import Thinkers, Thought
from chaudron.server.webhook import Webhooks
from chaudron.words import words

if TYPE_CHECKING:
    from chaudron.server.house import House

PACE_SECONDS = 0.5
"""How long a bot takes while people think as well; when it alone is awaited it answers at once."""
NOTICE_SECONDS = 20.0
"""How long an absent player is awaited before a notice is sent."""
PUSH_SECONDS = 24 * 3600
"""How long a push service keeps a notice for a browser that is not there."""
HOST_AWAY_SECONDS = 120.0
"""How long a host must be away before another player may take over."""


class Errands:
    """Everything a house does by itself."""

    def __init__(
        self,
        thinkers: Thinkers,
        contact: str,
        allow_local: bool = False,
        pace: float = PACE_SECONDS,
        notice_after: float = NOTICE_SECONDS,
    ) -> None:
        """Push services are told the `contact` (mailto: or https:); private addresses get notices if `allow_local`."""
        self.thinkers, self.contact, self.allow_local = thinkers, contact, allow_local
        self.pace, self.notice_after = pace, notice_after
        self.webhooks = Webhooks(allow_local=allow_local)
        self.push: Push
        self.house: House

    async def open(self, house: "House") -> None:
        self.house = house
        keys = await house.store.setting("push", new_keys())
        self.push = Push(keys, self.contact, allow_local=self.allow_local)
        await self.thinkers.start()

    async def close(self) -> None:
        await self.thinkers.close()
        await self.webhooks.close()
        await self.push.close()

    def look_after(self, live: Live) -> None:
        """See to whatever a table calls for now."""
        sitting = live.room.sitting
        if sitting.state != PLAYING or sitting.paused_at is not None:
            self.stop(live)
            return
        self._let_bots_think(live)
        if sitting.settings.clock:
            self._wind_clock(live)
        self._arrange_notices(live)

    def stop(self, live: Live) -> None:
        if live.clock is not None:
            live.clock.cancel()
            live.clock = None

    # Bots

    def _let_bots_think(self, live: Live) -> None:
        room = live.room
        if room.table is None or not any(chair.bot for chair in room.sitting.chairs):
            return
        awaited = room.table.awaited
        is_alone = all(room.sitting.chairs[seat].bot for seat in awaited)
        for seat in awaited:
            level = room.sitting.chairs[seat].bot
            if level and live.thinking.get(seat) != room.sitting.asked[seat]:
                self._think(live, seat, level, 0.0 if is_alone else self.pace, False)

    def answer_for_absent(self, live: Live, seat: int) -> None:
        """The time of a seat is over: a bot answers once in its place."""
        level = list(LEVELS[live.room.sitting.game])[-1]
        if live.room.table is not None and seat in live.room.table.asks:
            self._think(live, seat, level, 0.0, True)

    def _think(self, live: Live, seat: int, level: str, pause: float, for_absent: bool) -> None:
        room = live.room
        assert room.table is not None
        asked = live.thinking[seat] = room.sitting.asked[seat]
        view, ask = room.game.view(room.table, seat), room.table.asks[seat]
        thought = Thought(room.game.name, level, asked * limits.EVENTS + seat, view, ask)
        self.house.begin(self._answer(live, seat, asked, thought, pause, for_absent))

    async def _answer(
        self, live: Live, seat: int, asked: int, thought: Thought, pause: float, for_absent: bool
    ) -> None:
        try:
            if pause:
                await asyncio.sleep(pause)
            choice = await self.thinkers.choose(thought)
            await self.house.answer_for(live, seat, asked, choice, for_absent)
        finally:
            if live.thinking.get(seat) == asked:
                del live.thinking[seat]

    # Clocks

    def _wind_clock(self, live: Live) -> None:
        self.stop(live)
        table = live.room.table
        ends = [live.room.until(seat) for seat in (table.awaited if table else ())]
        soonest = min((end for end in ends if end is not None), default=None)
        if soonest is not None and soonest / 1000 > time.time():
            wait = soonest / 1000 - time.time()
            live.clock = asyncio.get_running_loop().call_later(min(wait, 3600.0), self._time_is_over, live)
        elif soonest is not None and live.room.sitting.settings.overtime == "bot":
            live.clock = asyncio.get_running_loop().call_soon(self._time_is_over, live)  # type: ignore[assignment]  # both can be cancelled

    def _time_is_over(self, live: Live) -> None:
        """Answer for those whose time is over, if the table wants that; then wait for the next."""
        live.clock = None
        room = live.room
        if live.epoch is None or room.table is None or room.sitting.state != PLAYING:
            return
        for seat in room.table.awaited:
            until = room.until(seat)
            is_late = until is not None and until <= time.time() * 1000
            if is_late and room.sitting.settings.overtime == "bot" and seat not in live.thinking:
                self.answer_for_absent(live, seat)
        if any((room.until(seat) or 0) > time.time() * 1000 for seat in room.table.awaited):
            self._wind_clock(live)

    # Notices

    def _arrange_notices(self, live: Live) -> None:
        room = live.room
        here = live.here().here
        for awaited in room.who_is_awaited():
            seat = awaited.seat
            asked = room.sitting.asked[seat]
            is_known = asked in (live.noticed.get(seat), live.noticing.get(seat))
            if room.is_person(seat) and seat not in here and not is_known:
                live.noticing[seat] = asked
                self.house.begin(self._notice(live, seat, asked))

    async def _notice(self, live: Live, seat: int, asked: int) -> None:
        await asyncio.sleep(self.notice_after)
        room = live.room
        if live.noticing.get(seat) == asked:
            del live.noticing[seat]
        is_awaited = seat in [awaited.seat for awaited in room.who_is_awaited()]
        if not is_awaited or room.sitting.asked[seat] != asked or seat in live.here().here or live.epoch is None:
            return
        live.noticed[seat] = asked
        name = room.names[seat]
        if room.sitting.settings.webhook:
            self.webhooks.send(room.sitting.settings.webhook, self._notice_for(live, "awaited", name=name))
        if room.table is not None and seat in room.table.asks:
            await self._push(live, seat, self._notice_for(live, "awaited", name=name))

    def tell_the_end(self, live: Live) -> None:
        url = live.room.sitting.settings.webhook
        if url and live.epoch is not None:
            self.webhooks.send(url, self._notice_for(live, "over"))

    def _notice_for(self, live: Live, what: str, **details: Any) -> dict[str, Any]:
        """What a notice says: in words for people, in fields for programs."""
        sentences = [words(language).say(f"notice-{what}", table=live.room.id, **details) for language in ("fr", "en")]
        text = " / ".join(sentences)
        seats = msgspec.to_builtins(live.room.seats_shown())
        about = {"table": live.room.id, "game": live.room.sitting.game, "what": what, "seats": seats, **details}
        return {"content": text, "text": text, "allowed_mentions": {"parse": []}, "chaudron": about}

    async def _push(self, live: Live, seat: int, message: dict[str, Any]) -> None:
        for subscription in await self.house.store.subscriptions(live.room.id, seat):
            outcome = await self.push.send(msgspec.json.decode(subscription.body), message, PUSH_SECONDS)
            if outcome is Outcome.GONE:
                await self.house.store.unsubscribe(live.room.id, subscription.endpoint)

    # Hosts

    def may_take_over(self, live: Live, who: Who, seat: int) -> bool:
        """May a player become the host, because the host has been away for long?"""
        host = live.room.sitting.host
        if who.seat is None or seat != who.seat or host in live.here().here:
            return False
        return time.monotonic() - live.host_seen_at > HOST_AWAY_SECONDS
