"""A night together, asked for over HTTP: it is announced, joined, led, followed, and taken home as a file."""

import asyncio
import contextlib
import secrets

from chaudron import limits
from chaudron.night import deciding, events, results
from chaudron.night.state import OVER, Night
from chaudron.protocol import Done, NightJoined, NightMade, NightResults, NightShown
from chaudron.room import luck
from chaudron.room.refusal import Refusal
from chaudron.room.state import key_of
from chaudron.server.http import joining
from chaudron.server.http.call import TABLE_LENGTH, Call
from chaudron.server.nights.nights import LiveNight
from chaudron.server.nights.showing import shown


async def new_night(call: Call) -> NightMade:
    """Announce a night. The answer holds the organizer's token, which is said only this once."""
    opener, token = call.doors.count_new_table(call), secrets.token_urlsafe(32)
    event = deciding.opened(call.body, key_of(token), luck.new_secret().hex(), opener)
    return NightMade((await call.doors.nights.open(event)).id, token)


async def join_night(call: Call) -> NightJoined:
    """Take part. The answer holds the token for the whole night, which is said only this once."""
    token = secrets.token_urlsafe(32)

    async def decided(night: Night) -> events.Written:
        return deciding.joined(night, call.body, key_of(token))

    live = await call.doors.nights.act(_night(call), decided)
    person = live.night.number_of(key_of(token))
    assert person is not None
    return NightJoined(live.night.id, token, person)


async def night(call: Call) -> NightShown:
    """How a night stands; with `after`, as soon as something has happened that has not been told yet."""
    live = await call.doors.nights.live(_night(call))
    by = deciding.who(live.night, call.key)
    if call.key is not None and by == deciding.who(live.night, None):
        raise Refusal("bad_token")
    if live.night.n == call.number("after"):
        await _happens(live)
    return shown(live.night, live.stands, by, await _code(call, live.night), live.rests)


async def _happens(live: LiveNight) -> None:
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(live.changed.wait(), limits.NIGHT_WAIT_SECONDS)


async def _code(call: Call, night: Night) -> str:
    """What to say aloud so that others find this night."""
    return "" if night.state == OVER else await joining.code_of_night(call.house.store, night.id) or ""


async def command_night(call: Call) -> Done:
    """Lead a night, or come and go."""
    live = await call.doors.nights.live(_night(call))
    await call.doors.nights.command(live.night.id, deciding.who(live.night, call.key), call.body)
    return Done()


async def night_results(call: Call) -> NightResults:
    """All deals that are over, with what their luck depended on, and the standings; also as a table."""
    return results.results((await call.doors.nights.live(_night(call))).night)


def _night(call: Call) -> str:
    """The night of the path; what cannot be one is not looked up."""
    night = call.request.match_info["night"]
    if len(night) != TABLE_LENGTH or not (night.isascii() and night.isalnum()):
        raise Refusal("unknown_night")
    return night
