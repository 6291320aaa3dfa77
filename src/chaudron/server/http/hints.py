"""What a bot would answer in somebody's place, and why."""

import secrets

from chaudron import protocol
from chaudron.bots import USUAL
from chaudron.room import decisions, responses, upkeep
from chaudron.room.inputs import TakeHint
from chaudron.room.refusal import Refusal
from chaudron.room.sitting import Who
from chaudron.server.http.call import Call
from chaudron.server.jobs.background import Advised, Busy, Closed, Undone
from chaudron.server.rooms.live import Live


async def hint(call: Call) -> protocol.Hint:
    """What a bot would answer to my question, from what I may know of it. Everybody hears that I have asked."""
    live = await call.house.live(call.table)
    await call.house.refresh(live)
    who = live.room.who(call.key)
    wanted = responses.adviser_of(live.room.state, call.body.level)
    asked = live.room.state.ask_number(who.seat)
    decisions.may_take_hint(live.room.state, who, asked)
    level, advised = await _advised(call, live, who, wanted.level)
    await call.house.act(call.table, call.key, TakeHint(secrets.token_urlsafe(12), asked), call.lang)
    return responses.hint(asked, wanted, level, advised, call.lang)


async def _advised(call: Call, live: Live, who: Who, level: str) -> tuple[str, Advised]:
    """The advice of a level, thought out once for each question; where that fails, of the usual one."""
    seat, asked = who.seat or 0, live.room.state.ask_number(who.seat)
    known = live.hints.known.get(seat)
    if known is not None and known[:2] == (asked, level):
        return known[1:]
    if seat in live.hints.wanted:
        raise Refusal("too_fast")
    live.hints.wanted.add(seat)
    try:
        by, advised = await _thought_out(call, live, seat, level)
    finally:
        live.hints.wanted.discard(seat)
    live.hints.known[seat] = (asked, by, advised)
    return by, advised


async def _thought_out(call: Call, live: Live, seat: int, level: str) -> tuple[str, Advised]:
    thoughts = [upkeep.thought(live.room, seat, one) for one in dict.fromkeys((level, USUAL))]
    try:
        for one in thoughts:
            try:
                return one.level, await call.doors.jobs.advise(one)
            except Undone:
                continue
    except (Busy, Closed) as error:
        raise Refusal("busy") from error
    raise Refusal("failed")
