"""How many tables stand, asked for at once: for a list of one's own games."""

from msgspec.structs import replace

from chaudron.protocol import MyTable, Standing, Standings
from chaudron.room.refusal import Refusal
from chaudron.room.sitting import PLAYING, WATCHER, Who
from chaudron.room.state import State, key_of
from chaudron.room.visitors import Visitor
from chaudron.server.http.call import Call
from chaudron.server.keeping.survey import round_of
from chaudron.server.rooms.live import Live
from chaudron.server.rooms.reading import NOT_PLAYED
from chaudron.words import words


async def standings(call: Call) -> Standings:
    """How these tables stand, each for the holder of its token; tokens travel in the body, never in an address."""
    call.doors.count_tables(call, len(call.body.tables))
    return Standings([await _standing(call, wish) for wish in call.body.tables])


async def _standing(call: Call, wish: MyTable) -> Standing:
    """How one of them stands, or why that cannot be told: the others are told all the same."""
    try:
        live = await call.house.live(wish.table)
        await call.house.refresh(live)
        who = _who(live, wish, call.visitor)
    except Refusal as refusal:
        gone = Standing(wish.table, refusal.code, refusal.says(words(call.lang)))
        return await _sat(call, wish, gone) if refusal.code in NOT_PLAYED else gone
    return _shown(live.room.state, who)


async def _sat(call: Call, wish: MyTable, gone: Standing) -> Standing:
    """Who sits at a table that cannot be played here, for whoever may know it."""
    live = await call.house.closed(wish.table)
    state = live.room.state
    sitting = state.sitting
    try:
        seat = _who(live, wish, call.visitor).seat
    except Refusal:
        return gone
    return replace(gone, game=sitting.game, state=sitting.state, seat=seat, seats=state.seats_shown())


def _who(live: Live, wish: MyTable, visitor: Visitor) -> Who:
    who = live.room.who(None if wish.token is None else key_of(wish.token), visitor)
    if who == WATCHER and not live.room.state.sitting.settings.watchers:
        raise Refusal("no_watchers")
    return who


def _shown(state: State, who: Who) -> Standing:
    sitting, outcome = state.sitting, None if state.table is None else state.table.outcome
    return Standing(
        state.id,
        game=sitting.game,
        state=sitting.state,
        seat=who.seat,
        seats=state.seats_shown(),
        paused=sitting.paused_at is not None,
        awaited=[one.seat for one in state.who_is_awaited()],
        asked=_is_asked(state, who),
        round=round_of(state),
        points=[] if outcome is None else list(outcome.points),
        places=[] if outcome is None else list(outcome.places),
    )


def _is_asked(state: State, who: Who) -> bool:
    """Does the table wait for this very person, rather than for a bot or a plan in their place?"""
    if who.seat is None or _is_still(state) or state.is_played_by_house(who.seat):
        return False
    return state.asked(who.seat) is not None and state.plan_at_work(who.seat) is None


def _is_still(state: State) -> bool:
    return state.sitting.state != PLAYING or state.sitting.paused_at is not None
