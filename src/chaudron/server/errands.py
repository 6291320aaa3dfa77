"""What happens at a table without anybody's command: bots think, clocks run out, notices are sent."""

import asyncio
import hashlib
import time
from typing import TYPE_CHECKING, Any

import msgspec

from chaudron.bots import STAND_IN
from chaudron.plans import Plan
from chaudron.server import clock, events
from chaudron.server.acting import By
from chaudron.server.browsers import Browsers
from chaudron.server.chatter import BREATH_SECONDS, Chatter
from chaudron.server.live import Live
from chaudron.server.push import Push, new_keys
from chaudron.server.sitting import PLAYING, Who
from chaudron.server.thinkers import Busy, Closed, Thinkers, Thought
from chaudron.server.webhook import Webhooks
from chaudron.words import words

if TYPE_CHECKING:
    from chaudron.server.house import House

PACE_SECONDS = 0.5
"""How long a bot takes while people think as well; when it alone is awaited it answers at once."""
PLAN = "plan"
"""In the place of a level."""
PLAN_ATTEMPTS = 5
BUSY_SECONDS = 1.0
"""How long to wait when too many bots think already."""
NOTICE_SECONDS = 20.0
"""How long an absent player is awaited before a notice is sent."""
LOSING = (events.Left, events.Kicked, events.Granted, events.Keyed)
"""What takes a seat from somebody, or from some of their devices."""
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
        breath: float | None = BREATH_SECONDS,
    ) -> None:
        """Push services are told the `contact` (mailto: or https:); private addresses get notices if `allow_local`."""
        self.thinkers, self.contact, self.allow_local = thinkers, contact, allow_local
        self.pace, self.notice_after = pace, notice_after
        self.chatter = Chatter(breath)
        self.webhooks = Webhooks(allow_local=allow_local)
        self.push: Push
        self.browsers: Browsers
        self.house: House

    async def open(self, house: "House") -> None:
        self.house = self.chatter.house = house
        keys = await house.store.setting("push", new_keys())
        self.push = Push(keys, self.contact, allow_local=self.allow_local)
        self.browsers = Browsers(house.store, self.push)
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
        if live.room.is_by_other_rules():
            self.house.begin(self.house.acting.note_rules(live))
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
        if room.table is None or not room.has_absent:
            return
        awaited = room.table.awaited
        is_alone = all(room.is_played_by_house(seat) for seat in awaited)
        for seat in awaited:
            is_new = live.thinking.get(seat) != room.sitting.asked[seat] and not live.has_answered(seat)
            written = room.written_answer(seat) if room.is_played_by_house(seat) and is_new else None
            if written is not None:
                live.thinking[seat] = room.sitting.asked[seat]
                self.house.begin(self._answer_as_written(live, seat, room.sitting.asked[seat], written))
            elif room.is_played_by_house(seat) and is_new:
                level = room.sitting.chairs[seat].bot
                self._think(live, seat, level or STAND_IN, 0.0 if is_alone else self.pace)
            elif room.plan_at_work(seat) and is_new:
                live.thinking[seat] = room.sitting.asked[seat]
                self.house.begin(self._follow_plan(live, seat, room.sitting.asked[seat]))

    def answer_for_absent(self, live: Live, seat: int) -> None:
        """The time of a seat is over: a bot answers once in its place."""
        if live.room.table is not None and seat in live.room.table.asks:
            self._think(live, seat, STAND_IN, 0.0)

    def _think(self, live: Live, seat: int, level: str, pause: float) -> None:
        asked = live.thinking[seat] = live.room.sitting.asked[seat]
        self.house.begin(self._answer(live, seat, asked, self.thought(live, seat, level), pause))

    def thought(self, live: Live, seat: int, level: str, plan: Plan | None = None) -> Thought:
        """All that whoever answers for a seat may know."""
        room, asked = live.room, live.room.sitting.asked[seat]
        assert room.table is not None
        view, ask = room.game.bot_view(room.table, seat), room.table.asks[seat]
        seed = hashlib.sha256(room.secret + f"{seat} {asked}".encode()).digest()[:8]
        return Thought(room.game.name, level, int.from_bytes(seed, "big"), view, ask, plan, room.whose)

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

    async def _answer_as_written(self, live: Live, seat: int, asked: int, choice: str) -> None:
        """What a lesson has another seat answer, slowly enough to be watched."""
        await asyncio.sleep(self.pace)
        if live.thinking.get(seat) == asked:
            del live.thinking[seat]
        if live.room.written_answer(seat) == choice:
            await self.house.acting.answer_for(live, seat, asked, choice, By.BOT)
        else:  # the learner has left the lesson meanwhile
            self.look_after(live)

    # Plans

    async def _follow_plan(self, live: Live, seat: int, asked: int) -> None:
        """One answer by the plan of somebody who is away, at the pace of somebody who plays."""
        plan = None
        try:
            await asyncio.sleep(self.pace)
            plan = live.room.plan_at_work(seat)
            if plan is not None and live.room.sitting.asked[seat] == asked:
                await self._answer_by_plan(live, seat, asked, plan)
        except Closed:
            return
        finally:
            if live.thinking.get(seat) == asked:
                del live.thinking[seat]
        if live.epoch is not None and live.room.plan_at_work(seat) not in (None, plan):
            self.look_after(live)  # it has been changed meanwhile

    async def _answer_by_plan(self, live: Live, seat: int, asked: int, plan: Plan) -> None:
        """What the plan says, or nothing: a question that it cannot answer waits for its maker."""
        thought = self.thought(live, seat, PLAN, plan)
        for _ in range(PLAN_ATTEMPTS):
            try:
                choice = await self.thinkers.follow(thought)
            except Busy:
                choice = None
            if choice is not None:
                return await self.house.acting.answer_for(live, seat, asked, choice, By.PLAN, plan)
            await asyncio.sleep(BUSY_SECONDS)
        return None

    def _pass_for_the_only_person(self, live: Live) -> None:
        """Whoever plays against bots alone hides nothing, and is not asked where there is only silence to choose."""
        room = live.room
        if not room.game.is_timed or room.table is None or room.table.sealed_together() is None:
            return
        if len(room.people) > 1:
            return
        silence = room.silence()
        for seat, ask in room.table.asks.items():
            if silence is not None and ask.options == (silence.choice,) and not room.is_played_by_house(seat):
                asked = room.sitting.asked[seat]
                self.house.begin(self.house.acting.answer_for(live, seat, asked, silence.choice, By.SILENCE))

    # Clocks

    def _wind_clock(self, live: Live, since: int = 0) -> None:
        """Wake when the next time is over; what was over by `since` is being seen to."""
        self.stop(live)
        table = live.room.table
        waiting = [seat for seat in (table.awaited if table else ()) if not live.has_answered(seat)]
        ends = [live.room.thought_over(seat) for seat in waiting]
        soonest = min((end for end in ends if end is not None and end > since), default=None)
        if soonest is not None and soonest > clock.now():
            wait = (soonest - clock.now()) / 1000
            live.clock = asyncio.get_running_loop().call_later(min(wait, 3600.0), self._time_is_over, live)
        elif soonest is not None and self._is_answered_for(live):
            live.clock = asyncio.get_running_loop().call_soon(self._time_is_over, live)  # type: ignore[assignment]  # both can be cancelled

    def _time_is_over(self, live: Live) -> None:
        """Answer for those whose time is over, if the table wants that; then wait for the next."""
        live.clock = None
        room = live.room
        if live.epoch is None or room.table is None or room.sitting.state != PLAYING:
            return
        limit, now = room.limit(), clock.now()
        for seat in room.table.awaited:
            until = room.thought_over(seat)
            if until is None or until > now or live.has_answered(seat):
                continue
            if limit is not None:
                asked = room.sitting.asked[seat]
                self.house.begin(self.house.acting.answer_for(live, seat, asked, limit.choice, By.SILENCE))
            elif room.sitting.settings.overtime == "bot" and seat not in live.thinking:
                self.answer_for_absent(live, seat)
        if any((room.thought_over(seat) or 0) > now for seat in room.table.awaited):
            self._wind_clock(live, now)

    def _is_answered_for(self, live: Live) -> bool:
        """Does somebody answer for those whose time is over?"""
        return live.room.limit() is not None or live.room.sitting.settings.overtime == "bot"

    # Notices

    def _arrange_notices(self, live: Live) -> None:
        room = live.room
        connected = [who.seat for who in live.audiences]
        away = [seat for seat in range(room.sitting.players) if seat not in connected]
        if not away:
            return
        away = [seat for seat in room.awaited_in_public() if seat in away and not self._is_left_alone(live, seat)]
        here = live.here().here if away else []
        for seat in away:
            asked = self._occasion(live, seat)
            is_known = asked in (live.noticed.get(seat), live.noticing.get(seat))
            if room.is_person(seat) and seat not in here and not is_known:
                live.noticing[seat] = asked
                self.house.begin(self._notice(live, seat, asked))

    def _is_left_alone(self, live: Live, seat: int) -> bool:
        """Whoever left a plan is called back by no question that it answers; in a sealed beat nobody may tell."""
        table = live.room.table
        return table is not None and table.sealed_together() is None and live.room.plan_at_work(seat) is not None

    def _occasion(self, live: Live, seat: int) -> int:
        """What a notice is about: a question, or all of a sealed beat, so that none tells who has answered."""
        began = live.room.beat_began()
        return live.room.sitting.asked[seat] if began is None else began

    async def _notice(self, live: Live, seat: int, asked: int) -> None:
        await asyncio.sleep(self.notice_after)
        if live.noticing.get(seat) == asked:
            del live.noticing[seat]
        if not self._is_missed(live, seat, asked):
            return
        live.noticed[seat] = asked
        if webhook := live.room.sitting.settings.webhook:
            self.webhooks.send(webhook, self._notice_for(live, "awaited", name=live.room.names[seat]))
        if wait := self.browsers.wait(live, seat):
            await asyncio.sleep(wait)
        table = live.room.table
        if table is not None and seat in table.asks and self._is_missed(live, seat, asked):
            await self.browsers.tell(live, seat, "awaited")

    def _is_missed(self, live: Live, seat: int, asked: int) -> bool:
        """Does the table wait for somebody, still about the same, who is not there?"""
        is_awaited = seat in live.room.awaited_in_public() and self._occasion(live, seat) == asked
        return is_awaited and live.epoch is not None and seat not in live.here().here

    def tell_the_end(self, live: Live) -> None:
        if live.epoch is None:
            return
        if url := live.room.sitting.settings.webhook:
            self.webhooks.send(url, self._notice_for(live, "over"))
        self.house.begin(self._tell_the_absent(live))

    async def _tell_the_absent(self, live: Live) -> None:
        """Whoever was not there hears of the end; then no browser has anything more to hear of this table."""
        here = live.here().here
        for seat, chair in enumerate(live.room.sitting.chairs):
            if chair.keys and not chair.left and seat not in here:
                await self.browsers.tell(live, seat, "over")
        await self.browsers.forget_strangers(live)

    def seats_changed(self, live: Live, event: events.Event) -> None:
        """Browsers of those who have no seat any more are forgotten."""
        if live.epoch is not None and isinstance(event, LOSING):
            self.house.begin(self.browsers.forget_strangers(live))

    def _notice_for(self, live: Live, what: str, **details: Any) -> dict[str, Any]:
        """What a notice says: in words for people, in fields for programs."""
        sentences = [words(language).say(f"notice-{what}", table=live.room.id, **details) for language in ("fr", "en")]
        text = " / ".join(sentences)
        seats = msgspec.to_builtins(live.room.seats_shown())
        about = {"table": live.room.id, "game": live.room.sitting.game, "what": what, "seats": seats, **details}
        return {"content": text, "text": text, "allowed_mentions": {"parse": []}, "chaudron": about}

    # Hosts

    def may_take_over(self, live: Live, who: Who, seat: int) -> bool:
        """May a player become the host, because the host has been away for long?"""
        host = live.room.sitting.host
        if who.seat is None or seat != who.seat or host in live.here().here:
            return False
        return time.monotonic() - live.host_seen_at > HOST_AWAY_SECONDS
