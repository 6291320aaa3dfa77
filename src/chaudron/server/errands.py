"""What happens at a table without anybody's command: bots think, clocks run out, notices are sent."""

import asyncio
import hashlib
import time
from typing import TYPE_CHECKING, Any

import msgspec

from chaudron.bots import STAND_IN
from chaudron.server.acting import By
from chaudron.server.live import Live
from chaudron.server.push import Outcome, Push, new_keys
from chaudron.server.sitting import PLAYING, Who
from chaudron.server.thinkers import Busy, Closed, Thinkers, Thought
from chaudron.server.webhook import Webhooks
from chaudron.words import words

if TYPE_CHECKING:
    from chaudron.server.house import House

PACE_SECONDS = 0.5
"""How long a bot takes while people think as well; when it alone is awaited it answers at once."""
BUSY_SECONDS = 1.0
"""How long to wait when too many bots think already."""
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
        self._pass_for_the_only_person(live)
        if sitting.settings.clock or live.room.limit() is not None:
            self._wind_clock(live)
        self._arrange_notices(live)

    def stop(self, live: Live) -> None:
        if live.clock is not None:
            live.clock.cancel()
            live.clock = None

    # Bots

    def _let_bots_think(self, live: Live) -> None:
        room = live.room
        if room.table is None or not any(chair.bot or chair.left for chair in room.sitting.chairs):
            return
        awaited = room.table.awaited
        is_alone = all(room.is_played_by_house(seat) for seat in awaited)
        for seat in awaited:
            is_new = live.thinking.get(seat) != room.sitting.asked[seat] and not live.has_answered(seat)
            if room.is_played_by_house(seat) and is_new:
                level = room.sitting.chairs[seat].bot
                self._think(live, seat, level or STAND_IN, 0.0 if is_alone else self.pace)

    def answer_for_absent(self, live: Live, seat: int) -> None:
        """The time of a seat is over: a bot answers once in its place."""
        if live.room.table is not None and seat in live.room.table.asks:
            self._think(live, seat, STAND_IN, 0.0)

    def _think(self, live: Live, seat: int, level: str, pause: float) -> None:
        room = live.room
        assert room.table is not None
        asked = live.thinking[seat] = room.sitting.asked[seat]
        view, ask = room.game.bot_view(room.table, seat), room.table.asks[seat]
        seed = hashlib.sha256(room.secret + f"{seat} {asked}".encode()).digest()[:8]
        thought = Thought(room.game.name, level, int.from_bytes(seed, "big"), view, ask)
        self.house.begin(self._answer(live, seat, asked, thought, pause))

    async def _answer(self, live: Live, seat: int, asked: int, thought: Thought, pause: float) -> None:
        try:
            if pause:
                await asyncio.sleep(pause)
            choice = await self.thinkers.choose(thought)
            by = By.STAND_IN if thought.level == STAND_IN else By.BOT
            await self.house.acting.answer_for(live, seat, asked, choice, by)
        except Busy:
            await asyncio.sleep(BUSY_SECONDS)
            self.house.begin(self._answer(live, seat, asked, thought, 0.0))
        except Closed:
            return
        finally:
            if live.thinking.get(seat) == asked:
                del live.thinking[seat]

    def _pass_for_the_only_person(self, live: Live) -> None:
        """Whoever plays against bots alone hides nothing, and is not asked where there is only silence to choose."""
        room = live.room
        if room.table is None or room.people > 1 or room.table.sealed_together() is None:
            return
        silence = room.silence()
        for seat, ask in room.table.asks.items():
            if silence is not None and ask.options == (silence.choice,) and not room.is_played_by_house(seat):
                asked = room.sitting.asked[seat]
                self.house.begin(self.house.acting.answer_for(live, seat, asked, silence.choice, By.SILENCE))

    # Clocks

    def _wind_clock(self, live: Live) -> None:
        self.stop(live)
        table = live.room.table
        ends = [live.room.until(seat) for seat in (table.awaited if table else ())]
        soonest = min((end for end in ends if end is not None), default=None)
        if soonest is not None and soonest / 1000 > time.time():
            wait = soonest / 1000 - time.time()
            live.clock = asyncio.get_running_loop().call_later(min(wait, 3600.0), self._time_is_over, live)
        elif soonest is not None and self._is_answered_for(live):
            live.clock = asyncio.get_running_loop().call_soon(self._time_is_over, live)  # type: ignore[assignment]  # both can be cancelled

    def _time_is_over(self, live: Live) -> None:
        """Answer for those whose time is over, if the table wants that; then wait for the next."""
        live.clock = None
        room = live.room
        if live.epoch is None or room.table is None or room.sitting.state != PLAYING:
            return
        limit, now = room.limit(), time.time() * 1000
        for seat in room.table.awaited:
            until = room.until(seat)
            if until is None or until > now or live.has_answered(seat):
                continue
            if limit is not None:
                asked = room.sitting.asked[seat]
                self.house.begin(self.house.acting.answer_for(live, seat, asked, limit.choice, By.SILENCE))
            elif room.sitting.settings.overtime == "bot" and seat not in live.thinking:
                self.answer_for_absent(live, seat)
        if any((room.until(seat) or 0) > now for seat in room.table.awaited):
            self._wind_clock(live)

    def _is_answered_for(self, live: Live) -> bool:
        """Does somebody answer for those whose time is over?"""
        return live.room.limit() is not None or live.room.sitting.settings.overtime == "bot"

    # Notices

    def _arrange_notices(self, live: Live) -> None:
        room = live.room
        away = [seat for seat in room.awaited_in_public() if not live.has(seat)]
        here = live.here().here if away else []
        for seat in away:
            asked = self._occasion(live, seat)
            is_known = asked in (live.noticed.get(seat), live.noticing.get(seat))
            if room.is_person(seat) and seat not in here and not is_known:
                live.noticing[seat] = asked
                self.house.begin(self._notice(live, seat, asked))

    def _occasion(self, live: Live, seat: int) -> int:
        """What a notice is about: a question, or all of a sealed beat, so that none tells who has answered."""
        began = live.room.beat_began()
        return live.room.sitting.asked[seat] if began is None else began

    async def _notice(self, live: Live, seat: int, asked: int) -> None:
        await asyncio.sleep(self.notice_after)
        room = live.room
        if live.noticing.get(seat) == asked:
            del live.noticing[seat]
        is_awaited = seat in room.awaited_in_public()
        if not is_awaited or self._occasion(live, seat) != asked or seat in live.here().here or live.epoch is None:
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
        """Send a notice to the browsers of whoever sits there now, wherever they sat when they subscribed."""
        table, store = live.room.id, self.house.store
        for before in range(live.room.sitting.players):
            for subscription in await store.subscriptions(table, before):
                about = msgspec.json.decode(subscription.body)
                if about["key"] not in live.room.sitting.chairs[seat].keys:
                    continue
                if await self.push.send(about["where"], message, PUSH_SECONDS) is Outcome.GONE:
                    await store.unsubscribe(table, subscription.endpoint)

    # Hosts

    def may_take_over(self, live: Live, who: Who, seat: int) -> bool:
        """May a player become the host, because the host has been away for long?"""
        host = live.room.sitting.host
        if who.seat is None or seat != who.seat or host in live.here().here:
            return False
        return time.monotonic() - live.host_seen_at > HOST_AWAY_SECONDS
