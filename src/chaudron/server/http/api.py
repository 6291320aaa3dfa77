"""What can be asked over HTTP. Everything that happens at a table goes the same way as over a socket."""

import asyncio
import secrets
from collections.abc import Container
from typing import Any

import msgspec

import chaudron
from chaudron import limits, protocol, values
from chaudron.kernel.table import ask_to_json
from chaudron.room import responses, shelf
from chaudron.room.decisions import checked_plan
from chaudron.room.inputs import AddKey, ClaimAs, JoinAs
from chaudron.room.listeners import Audience
from chaudron.room.opening import Origin, open_table
from chaudron.room.reading import undone_in
from chaudron.room.records import record_of
from chaudron.room.refusal import NoNotice, Refusal
from chaudron.room.sitting import OPEN, OVER, WATCHER, Who
from chaudron.room.state import State, key_of
from chaudron.room.visitors import Came
from chaudron.server import clock
from chaudron.server.http import daily, joining, replays
from chaudron.server.http.call import Call
from chaudron.server.http.working import drawn, worked_out
from chaudron.server.jobs.background import Foresee
from chaudron.server.notify.push import BadSubscription, check_subscription
from chaudron.server.rooms import entering
from chaudron.server.rooms.live import Live
from chaudron.server.rooms.reading import NOT_PLAYED
from chaudron.server.store import Subscription

CLOSED = "closed"
"""In the place of a table's state: it cannot be entered, since nobody here knows its card values."""


def new_token() -> str:
    """256 bits that nobody can guess; only their hash is kept."""
    return secrets.token_urlsafe(32)


async def health(call: Call) -> protocol.Health:
    """Does the house work, down to its store?"""
    await call.house.store.kept("")
    if call.house.condition.error is not None:
        raise call.house.condition.error
    return protocol.Health("ok", chaudron.__version__)


async def house(call: Call) -> protocol.HouseShown:
    """Who can come to this house, and how others are let in."""
    return protocol.HouseShown(*call.doors.reach, call.house.seals.end)


async def seals(call: Call) -> protocol.Seals:
    """The list of the house: every envelope that was closed here, and how each game ended."""
    return await call.house.seals.lines(call.number("after") or 0)


async def components(call: Call) -> protocol.Printed:
    """What is printed on the cards of a game, under the name by which its tables call them."""
    game, name = call.part("game"), call.part("name")
    try:
        return shelf.components(game, name)
    except Refusal:
        if not (name.isascii() and name.isalnum()):
            raise
    await call.house.reading.learn(name)  # another process may know them
    return shelf.components(game, name)


async def tables(call: Call) -> protocol.Tables:
    """Public tables: those that wait for players first, then the newest."""
    kept = await call.house.store.public_tables(call.number("limit") or limits.TABLES_LISTED)
    listed = []
    for one in kept:
        about = msgspec.json.decode(one.listed.about)
        seats = msgspec.convert(about["seats"], list[protocol.SeatShown])
        state, at = one.listed.state if values.are_known(about.get("options", {})) else CLOSED, one.created_at
        listed.append(protocol.TableListed(one.table, about["game"], about["setup"], state, seats, at))
    return protocol.Tables(listed)


async def new_table(call: Call) -> protocol.Seated:
    """Open a table. The answer holds the host's token, which is said only this once."""
    origin = Origin(opener=call.doors.count_new_table(call))
    wish: protocol.NewTable = call.body
    call.house.notices.check(wish.settings)
    token = new_token()
    if wish.position is not None:
        origin = origin._replace(record=await replays.record_at(call, wish.position))
    dealt = await daily.dealt_for(call, wish)
    opening = open_table(wish, key_of(token), clock.now(), call.visitor, origin._replace(dealt=dealt))
    live = await call.house.create(opening)
    await daily.begun(call, live, dealt)
    seat = wish.seat if dealt is None else dealt.seat
    return protocol.Seated(live.room.id, token, None if wish.name is None else seat)


async def code(call: Call) -> protocol.TableCode:
    """What to say aloud so that others find this table, as long as it waits for players."""
    live = await _settled(call)
    _who(call, live)
    is_waiting = live.room.state.sitting.state == OPEN
    return protocol.TableCode(await joining.code_of(call.house.store, call.table) if is_waiting else None)


async def find(call: Call) -> protocol.TableFound:
    """The table or the night that waits under a code. Whoever tries many that lead nowhere has to wait."""
    if not call.doors.may_guess(call):
        raise Refusal("too_many_guesses")
    wanted = joining.plain(call.part("code"))
    table = None if wanted is None else await joining.table_of(call.house.store, wanted)
    night = None if wanted is None or table else await joining.night_of(call.house.store, wanted)
    if table is None and night is None:
        call.doors.count_guess(call)
        raise Refusal("unknown_code")
    return protocol.TableFound(table or "", night or "")


async def stand(call: Call) -> protocol.Welcome:
    """How a table stands for the holder of the token, or for whoever watches; with `after`, what was missed."""
    after = call.number("after")
    live = await _settled(call)
    who = _who(call, live)
    missed = await entering.missed_events(call.house, live, who, after)
    await call.house.readable(live)
    room = live.room
    return room.listeners.welcome(room.state, Audience(who), missed[: room.number(who) - (after or 0)])


async def join(call: Call) -> protocol.Seated:
    """Take a free seat. The answer holds the seat's token, which is said only this once."""
    token = new_token()
    wish = JoinAs(secrets.token_urlsafe(12), call.body, key_of(token), await _came(call))
    done = await call.house.act(call.table, None, wish, call.lang)
    return protocol.Seated(call.table, token, done.about["seat"])


async def claim(call: Call) -> protocol.Claimed:
    """Ask the host for a seat that was lost; the token is good once the host agrees."""
    token = new_token()
    wish = ClaimAs(secrets.token_urlsafe(12), call.body, key_of(token), await _came(call))
    done = await call.house.act(call.table, None, wish, call.lang)
    return protocol.Claimed(call.table, token, done.about["claim"])


async def add_key(call: Call) -> protocol.Seated:
    """A further token for one's own seat: for a personal link to another device."""
    token = new_token()
    await call.house.act(call.table, call.key, AddKey(secrets.token_urlsafe(12), key_of(token)), call.lang)
    return protocol.Seated(call.table, token, _who(call, await _settled(call)).seat)


async def only_key(call: Call) -> protocol.Seated:
    """A token for one's own seat in the place of all others: links and devices of before open it no more."""
    seat, token = _who(call, await _settled(call)).seat, new_token()
    wish = AddKey(secrets.token_urlsafe(12), key_of(token), alone=True)
    await call.house.act(call.table, call.key, wish, call.lang)
    return protocol.Seated(call.table, token, seat)


async def command(call: Call) -> protocol.Ack:
    """Do what can be done over a socket, one command at a time."""
    done = await call.house.act(call.table, call.key, call.body, call.lang)
    return protocol.Ack(call.body.id, done.n, done.about)


async def log(call: Call) -> protocol.Log:
    """What happened last, as facts with their rules and as sentences; what was taken back is left out."""
    live, why_not = await _readable(call)
    if why_not is not None and why_not.code == "unknown_cards":  # what happened names them
        raise why_not
    who = _who(call, live)
    state, n = live.room.state, live.room.number(who)
    end, count = responses.pages(n, call.number("after"), call.number("before"))
    undone = await _undone(call, state)
    rows = await call.house.store.heard(call.table, who.seat, state.sitting.seq, count, n - end)
    told = responses.told(rows, who.seat, end - count, undone)
    try:
        return protocol.Log(n, told, await _sentences(call, state, told))
    except Refusal:
        if why_not is None:
            raise
        return protocol.Log(n, told, [])  # facts of earlier rules may have no words now


async def _undone(call: Call, state: State) -> Container[int]:
    """The answers that were taken back; a table that goes on from a snapshot of long ago has not counted them."""
    if state.sitting.undone is not None:
        return state.sitting.undone
    return undone_in(await call.house.store.journal(state.id))


async def _sentences(call: Call, state: State, told: list[protocol.Heard]) -> list[protocol.Sentence]:
    facts, sitting = responses.facts(told), state.sitting
    tell, known = call.doors.jobs.tell, [fact for _, fact in facts]
    said = await worked_out(tell(sitting.game, known, call.lang, state.names, sitting.options))
    return responses.sentences(facts, said)


async def board(call: Call) -> protocol.Board:
    """The table as text and the question in words, for the holder of the token; `seat` puts another in the middle."""
    live = await _settled(call)
    who = _who(call, live)
    return await drawn(call, responses.pictured(live.room.state, who, call.number("seat"), live.room.number(who)))


async def trial_here(call: Call) -> protocol.TrialAround:
    """A rule that can be tried, with the numbers of every seat as they stand."""
    live = await _settled(call)
    view, _ = responses.seen(live.room.state, _who(call, live), None)
    return await asyncio.to_thread(shelf.trial_around, view, call.part("rule"), call.lang)


async def prospects(call: Call) -> protocol.Prospects:
    """What would follow from each choice of my seat, why others cannot be chosen, and the odds."""
    live = await _settled(call)
    who, state = _who(call, live), live.room.state
    seat, view, ask = responses.looked_ahead(state, who)
    n, number, asked = live.room.number(who), state.ask_number(seat), None if ask is None else ask_to_json(ask)
    job = Foresee(state.game.name, view, asked, seat, state.sitting.players, state.sitting.settings.odds)
    return responses.prospects(n, number, await worked_out(call.doors.jobs.foresee(job)))


async def plan(call: Call) -> protocol.PlanShown:
    """The plan of my own seat, if it plays by one."""
    live = await _settled(call)
    who = _who(call, live)
    if who.seat is None:
        raise Refusal("not_seated")
    mine = live.room.state.sitting.chairs[who.seat].plan
    return protocol.PlanShown(None if mine is None else msgspec.convert(mine, protocol.PlanFor, from_attributes=True))


async def foresee_plan(call: Call) -> protocol.PlanForeseen:
    """How a brew of my seat would end by a plan; nothing is kept."""
    live = await _settled(call)
    who, state = _who(call, live), live.room.state
    if who.seat is None:
        raise Refusal("not_seated")
    if not state.sitting.settings.odds:
        raise Refusal("plan_without_odds")
    plan = checked_plan(state, call.body)
    assert state.table is not None
    forecast = await worked_out(call.doors.jobs.foresee_plan(plan, state.game.view(state.table, who.seat)))
    return protocol.PlanForeseen(None if forecast is None else protocol.PlanForecast(*forecast))


async def record(call: Call) -> dict[str, Any]:
    """The record of a game that is over, with its secret: `chaudron verify` checks every draw."""
    live, why_not = await _readable(call)
    who = _who(call, live)
    if live.room.state.sitting.state != OVER:
        raise why_not or Refusal("not_over")
    if not live.room.state.sitting.is_told:
        raise Refusal("deal_runs")
    if who.seat is None and not who.host and not live.room.state.sitting.settings.replays:
        raise Refusal("no_replays")
    found = record_of(live.room.state, await call.house.store.journal(call.table))
    deal = live.room.state.sitting.shared
    if deal is not None and deal.potion:
        found.source = {**found.source, "secret": await call.house.potions.told_secret(deal.potion, found.game)}
    return found.to_json()


async def push_key(call: Call) -> protocol.PushKey:
    """The key a browser needs to subscribe to notices."""
    return protocol.PushKey(call.doors.push_key)


async def subscribe(call: Call) -> protocol.Done:
    """Send a notice to this browser whenever the seat is awaited and nobody is there; or no longer."""
    seat = _who(call, await _settled(call)).seat
    if seat is None:
        raise Refusal("not_seated")
    try:
        subscription = check_subscription(call.body.subscription, call.house.notices.allow_local)
    except BadSubscription as error:
        raise NoNotice("bad_subscription", error.key, error.details) from error
    if not call.body.on:
        await call.house.store.unsubscribe(call.table, subscription["endpoint"])
        return protocol.Done()
    kept = Subscription(subscription["endpoint"], msgspec.json.encode({"key": call.key, "where": subscription}))
    await call.house.store.subscribe(call.table, seat, kept)
    return protocol.Done()


async def _settled(call: Call) -> Live:
    """The table, when it may be read."""
    live = await call.house.live(call.table)
    await call.house.refresh(live)
    call.house.rouse(live)
    return live


async def _came(call: Call) -> Came:
    return (await call.house.live(call.table)).room.state.came(call.visitor, call.key)


async def _readable(call: Call) -> tuple[Live, Refusal | None]:
    """The table; of one that cannot be played here, as much as its journal tells, and why it cannot."""
    try:
        return await _settled(call), None
    except Refusal as refusal:
        if refusal.code not in NOT_PLAYED:
            raise
        return await call.house.closed(call.table), refusal


def _who(call: Call, live: Live) -> Who:
    """By what right somebody asks; raises `Refusal`."""
    who = live.room.who(call.key, call.visitor)
    if who == WATCHER and not live.room.state.sitting.settings.watchers:
        raise Refusal("no_watchers")
    return who
