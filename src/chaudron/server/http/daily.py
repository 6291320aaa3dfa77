"""The potion of the day, and games with the luck of another one, over HTTP."""

from collections.abc import Iterable

from chaudron import protocol
from chaudron.bots import RANKS
from chaudron.games.code import setup_code
from chaudron.room import ghosts
from chaudron.room.dealing import PLAYERS, Dealt, of_game
from chaudron.room.refusal import Refusal
from chaudron.room.sitting import OVER
from chaudron.server.http.call import Call
from chaudron.server.http.replays import allowed
from chaudron.server.jobs.background import Busy, Closed, Rounds, Undone
from chaudron.server.rooms.day import end_of
from chaudron.server.rooms.live import Live
from chaudron.server.rooms.potions import Mine, Potion

WEEK = 7


async def potion(call: Call) -> protocol.PotionOfDay:
    """The potion of the day, as far as whoever asks may know: how others did only once their own game is over."""
    game = call.request.match_info["game"]
    if game not in PLAYERS:
        raise Refusal("not_found")
    potions, who = call.house.potions, _who(call)
    today = await potions.today()
    games, dealt = await potions.games(today.number, game), potions.dealt(today.number, game)
    mine = games.get(who)
    results = None if mine is None else await _results(call, today.number, game, mine, games)
    if mine is not None:
        call.house.potion_bots.want(call.house, today.number, game)
    told_number, told = potions.told(today)
    return protocol.PotionOfDay(
        number=today.number,
        day=today.day.isoformat(),
        ends_at=end_of(today.day),
        game=game,
        setup=setup_code(dealt.setup.game, dealt.setup.box),
        bots=dealt.bots,
        people=sum(one.state == OVER for one in games.values()),
        mine=None if mine is None else protocol.MyPotion(mine.table, mine.state),
        results=results,
        week=[await _of_week(call, game, day.isoformat(), one) for day, one in potions.of_days(today.day, WEEK)],
        told=told,
        told_number=told_number,
    )


async def _results(
    call: Call, number: int, game: str, mine: Mine, games: dict[str, Mine]
) -> protocol.PotionResults | None:
    if mine.score is None:
        return None
    people = sorted(one.score for one in games.values() if one.score is not None)
    turns = (await call.house.potions.bots(number, game)).values()
    bots = [protocol.LevelResults(level, [one[level] for one in turns if level in one]) for level in RANKS]
    rank = 1 + sum(one > mine.score for one in people)
    share = _below(mine.score, [*people, *(score for level in bots for score in level.scores)])
    return protocol.PotionResults(mine.score, rank, share, people, bots)


def _below(mine: int, everybody: Iterable[int]) -> float | None:
    """The share of the others that is below; `everybody` holds mine too."""
    known = [*everybody]
    return sum(one < mine for one in known) / (len(known) - 1) if len(known) > 1 else None


async def _of_week(call: Call, game: str, day: str, known: Potion | None) -> protocol.PotionOfWeek:
    if known is None:
        return protocol.PotionOfWeek(day, None, False, None)
    games = await call.house.potions.games(known.number, game)
    mine = games.get(_who(call))
    results = None if mine is None else await _results(call, known.number, game, mine, games)
    return protocol.PotionOfWeek(day, known.number, results is not None, results.share if results else None)


async def dealt_for(call: Call, wish: protocol.NewTable) -> Dealt | None:
    """The luck that somebody wants to have as others had it; raises `Refusal`."""
    if wish.potion:
        if wish.potion not in PLAYERS:
            raise Refusal("not_found")
        return call.house.potions.dealt((await call.house.potions.today()).number, wish.potion)
    if wish.same_deal is None:
        return None
    live = await call.house.live(wish.same_deal.table)
    await call.house.refresh(live)
    allowed(call, live)
    rows = await call.house.store.journal(wish.same_deal.table)
    return of_game(live.room.state, rows, wish.same_deal.seat)


async def begun(call: Call, live: Live, dealt: Dealt | None) -> None:
    """A table with such luck is open: the first of a device counts, and bots begin to play the same."""
    if dealt is None or not dealt.deal.potion:
        return
    number, game = dealt.deal.potion, live.room.state.game.name
    if who := _who(call):
        await call.house.potions.count_for(number, game, who, live.room.id)
    call.house.potion_bots.want(call.house, number, game)


def _who(call: Call) -> str:
    """A mark of the device that asks; a device without a name plays for itself, and nothing of it counts."""
    device = call.visitor.device
    return call.house.mark(f"device {device}") if device else ""


async def ghost(call: Call) -> protocol.Ghost:
    """Whose game has the same luck as this one, and how it went as far as this one is over; for who plays it."""
    live = await call.house.live(call.table)
    await call.house.refresh(live)
    who, deal = live.room.who(call.key, call.visitor), live.room.state.sitting.shared
    if who.seat is None:
        raise Refusal("not_seated")
    if deal is None or not deal.of:
        raise Refusal("not_found")
    other = await call.house.live(deal.of)
    mine, theirs = await _rounds(call, live, deal.seat), await _rounds(call, other, deal.seat)
    name = other.room.state.names[deal.seat]
    rounds = [protocol.GhostRound(*one) for one in ghosts.compared(mine, theirs)]
    return protocol.Ghost(deal.of, deal.seat, name, rounds)


async def _rounds(call: Call, live: Live, seat: int) -> list[ghosts.RoundEnd]:
    state, rows = live.room.state, await call.house.store.journal(live.room.id)
    try:
        return await call.doors.jobs.rounds(Rounds(dict(state.sitting.options), state.id, rows, seat))
    except (Busy, Closed) as error:
        raise Refusal("busy") from error
    except Undone as error:
        raise Refusal("failed") from error
