"""How the server does what a room wants done: sockets, processes that think, the store, notices."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from chaudron.room import upkeep
from chaudron.room.effects import (
    CallWebhook,
    Effect,
    Erase,
    ForgetBrowsers,
    LetGo,
    Push,
    Save,
    SayWhoIsHere,
    TellTheAbsent,
    Think,
)
from chaudron.room.inputs import By, Reply
from chaudron.room.pace import Pace
from chaudron.server.jobs.background import BackgroundJobs, Busy, Closed
from chaudron.server.keeping import forgetting
from chaudron.server.notify.notices import Notices
from chaudron.server.rooms import following
from chaudron.server.rooms.live import Live
from chaudron.server.sockets.connection import Connection

if TYPE_CHECKING:
    from chaudron.server.rooms.house import House

BUSY_SECONDS = 1.0
"""How long to wait when too many bots think already."""
PLAN_ATTEMPTS = 5


class Helpers(NamedTuple):
    """Who does what a house cannot do itself."""

    jobs: BackgroundJobs
    notices: Notices
    pace: Pace


def carry_out(house: "House", live: Live, effect: Effect) -> None:
    """Do one thing beside telling; whatever takes time goes on beside everything else."""
    DOING[type(effect)](house, live, effect)


def _let_go(house: "House", live: Live, effect: LetGo) -> None:
    cast("Connection", effect.listener).let_go(effect.code)


def _say_who_is_here(house: "House", live: Live, effect: SayWhoIsHere) -> None:
    if house.process.is_shared:  # whoever does not hear of it learns it later
        house.begin(following.say_who_is_here(house, live, effect.and_you))


def _save(house: "House", live: Live, effect: Save) -> None:
    house.begin(house.store.save_snapshot(live.room.id, effect.snapshot))


def _think(house: "House", live: Live, effect: Think) -> None:
    house.begin(_thought(house, live, effect))


async def _thought(house: "House", live: Live, think: Think) -> None:
    """Let somebody think, and hand in what they say; nothing, if it could not be worked out."""
    reply = Reply(think.seat, think.ask, None, think.by, think.thought.plan)
    try:
        choice = await _chosen(house.jobs, think)
    except Closed:
        return
    except Exception:
        await house.handle(live, reply)
        raise
    await house.handle(live, reply._replace(choice=choice))
    house.metrics.bots.inc()


async def _chosen(jobs: BackgroundJobs, think: Think) -> str | None:
    if think.by is By.PLAN:  # nobody else decides in its place: what it cannot answer waits for its maker
        return await _by_plan(jobs, think)
    while True:
        try:
            return await jobs.choose(think.thought)
        except Busy:
            await asyncio.sleep(BUSY_SECONDS)


async def _by_plan(jobs: BackgroundJobs, think: Think) -> str | None:
    for _ in range(PLAN_ATTEMPTS):
        with contextlib.suppress(Busy):
            choice = await jobs.follow(think.thought)
            if choice is not None:
                return choice
        await asyncio.sleep(BUSY_SECONDS)
    return None


def _call_webhook(house: "House", live: Live, effect: CallWebhook) -> None:
    house.notices.call(effect.url, effect.notice)


def _push(house: "House", live: Live, effect: Push) -> None:
    house.begin(_push_later(house, live, effect.seat, effect.asked))


async def _push_later(house: "House", live: Live, seat: int, asked: int) -> None:
    room, browsers = live.room, house.notices.browsers
    if wait := browsers.wait(room.state, seat):
        await asyncio.sleep(wait)
    table = room.state.table
    if table is not None and seat in table.asks and upkeep.is_missed(room, seat, asked):
        await browsers.tell(room.state, seat, "awaited")


def _tell_the_absent(house: "House", live: Live, effect: TellTheAbsent) -> None:
    house.begin(tell_the_absent(house, live, effect.seats))


async def tell_the_absent(house: "House", live: Live, seats: list[int]) -> None:
    """Whoever was not there hears of the end; then no browser has anything more to hear of this table."""
    browsers = house.notices.browsers
    for seat in seats:
        await browsers.tell(live.room.state, seat, "over")
    await browsers.forget_strangers(live.room.state)


def _forget_browsers(house: "House", live: Live, effect: ForgetBrowsers) -> None:
    house.begin(house.notices.browsers.forget_strangers(live.room.state))


def _erase(house: "House", live: Live, effect: Erase) -> None:
    house.begin(forgetting.erase(house, live))


DOING: dict[type[Any], Callable[["House", Live, Any], None]] = {
    LetGo: _let_go,
    SayWhoIsHere: _say_who_is_here,
    Save: _save,
    Think: _think,
    CallWebhook: _call_webhook,
    Push: _push,
    TellTheAbsent: _tell_the_absent,
    ForgetBrowsers: _forget_browsers,
    Erase: _erase,
}
