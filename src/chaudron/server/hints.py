"""What a bot would answer in somebody's place, and why; and who the bots of a game are."""

import secrets

from chaudron import protocol
from chaudron.bots import USUAL
from chaudron.bots.characters import Character, adviser, character, characters
from chaudron.bots.strengths import strength
from chaudron.games import SHELF
from chaudron.kernel.game import BadOption
from chaudron.room import decisions, upkeep
from chaudron.room.inputs import TakeHint
from chaudron.room.refusal import Impossible, Refusal
from chaudron.room.sitting import Who
from chaudron.server.call import Call
from chaudron.server.live import Live
from chaudron.server.thinkers import Advised, Busy, Closed, Undone
from chaudron.speech.hints import why
from chaudron.words import words


async def bots(call: Call) -> protocol.Bots:
    """Who plays a game at which level, how, and how well."""
    game = call.request.match_info["game"]
    if game not in SHELF:
        raise Refusal("not_found")
    return protocol.Bots([_shown(one, call.lang) for one in characters(game)])


def _shown(one: Character, language: str) -> protocol.BotShown:
    known, style = strength(one.game, one.level), words(language).say(f"bots-{one.id}.style")
    measured = None if known is None else protocol.Strength(*known)
    return protocol.BotShown(one.level, one.rank, one.name, style, measured, list(one.names))


async def hint(call: Call) -> protocol.Hint:
    """What a bot would answer to my question, from what I may know of it. Everybody hears that I have asked."""
    live = await call.house.live(call.table)
    await call.house.refresh(live)
    who = live.room.who(call.key)
    wanted = _adviser(live, call.body.level)
    asked = live.room.state.ask_number(who.seat)
    decisions.may_take_hint(live.room.state, who, asked)
    level, advised = await _advised(call, live, who, wanted.level)
    await call.house.act(call.table, call.key, TakeHint(secrets.token_urlsafe(12), asked), call.lang)
    options = [protocol.HintOption(choice, value) for choice, value in advised.options]
    by, says = character(wanted.game, level) or wanted, why(advised.unit, advised.options, words(call.lang))
    return protocol.Hint(asked, by.level, by.name, advised.unit, options, says)


def _adviser(live: Live, level: str | None) -> Character:
    try:
        return adviser(live.room.state.sitting.game, level)
    except BadOption as error:
        raise Impossible(error) from error


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
                return one.level, await call.doors.thinkers.advise(one)
            except Undone:
                continue
    except (Busy, Closed) as error:
        raise Refusal("busy") from error
    raise Refusal("failed")
