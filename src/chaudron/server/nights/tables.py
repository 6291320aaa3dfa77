"""The tables of a deal: they are opened, watched over, and told when the deal is over at all of them."""

import contextlib
import secrets
from typing import NamedTuple

from chaudron import protocol
from chaudron.games.code import make_setup
from chaudron.night import events, luck
from chaudron.night.events import Played
from chaudron.night.state import Deal, Night
from chaudron.room import decisions, opening
from chaudron.room.events import Joined
from chaudron.room.inputs import Command, OpenDeal
from chaudron.room.opening import HOST, Opening, Origin
from chaudron.room.refusal import Refusal
from chaudron.room.sitting import PLAYING
from chaudron.room.state import State
from chaudron.server import clock
from chaudron.server.rooms.house import House

ROUNDS = ("round", "expedition")
"""What games call their rounds."""
AT_TABLES = protocol.Settings(watchers=False, hints=False, lines=False)
"""Nobody looks on, and no bot advises, while others play the same deal."""


class Stand(NamedTuple):
    """How a table of the running deal stands, as far as everybody there sees it."""

    round: int | None
    awaited: frozenset[int]
    names: list[str]
    points: list[int | None]
    """Where a game has any before its end."""
    played: Played | None
    """How it ended, once it has."""


def opened(night: Night, number: int, table: events.Table) -> Opening:
    """A table of a deal (from 1), as it begins: every process that opens it opens the same."""
    plan, key = night.plan.deals[number - 1], luck.key_of_house(night)
    deal = opening.Deal(luck.name_of(night, number), luck.secret_of(night, number), table.id)
    setup = make_setup(plan.game, night.plan.size, plan.options)
    new = Opening(setup, AT_TABLES, clock.now(), Origin(key, opener=night.plan.opener, deal=deal))
    for seat, person in enumerate(table.seats):
        if person is not None:
            new.happen(Joined(seat, night.people[person].name, [night.people[person].key]))
    for seat, person in enumerate(table.seats):
        if person is None:
            new.happen(decisions.decide(new.state, HOST, protocol.SeatBot("-", seat, night.plan.level)))
    new.start()
    return new


async def open_all(house: House, night: Night) -> None:
    """See that every table of the running deal is there, whoever began it."""
    deal = night.running
    for table in [] if deal is None else deal.tables:
        if table.id not in house.lives and await house.store.kept(table.id) is None:
            with contextlib.suppress(Refusal):  # another process was first
                await house.create(opened(night, len(night.deals), table))


async def stand(house: House, table: events.Table) -> Stand | None:
    """How one of the tables stands; None where that cannot be told."""
    try:
        live = await house.live(table.id)
        await house.refresh(live)
    except Refusal:
        return None
    house.rouse(live)
    return _stand(live.room.state)


def _stand(state: State) -> Stand | None:
    if state.table is None:
        return None
    view, outcome = state.game.view(state.table, None), state.table.outcome
    played = None if outcome is None else Played(list(outcome.points), list(outcome.places))
    number = next((view[name] for name in ROUNDS if isinstance(view.get(name), int)), None)
    points = [seat.get("points") for seat in view["seats"]] if played is None else [*played.points]
    awaited = frozenset(one.seat for one in state.who_is_awaited())
    return Stand(number if played is None else None, awaited, state.names, points, played)


async def look_after(house: House, night: Night) -> None:
    """A night that pauses, pauses everywhere; where somebody has gone, a bot goes on."""
    deal = night.running
    is_paused = night.paused_at is not None and not night.is_resting
    for table in [] if deal is None else deal.tables:
        live = house.lives.get(table.id)
        if live is None or live.room.state.sitting.state != PLAYING:
            continue
        sitting = live.room.state.sitting
        if is_paused and sitting.paused_at is None:
            await _do(house, night, table.id, protocol.Pause(new_id()))
        for seat, person in enumerate(table.seats):
            gone = night.people[person] if person is not None and night.people[person].is_away else None
            if gone is not None and gone.key and not sitting.chairs[seat].left:
                await _leave(house, table.id, gone.key)


async def resume_all(house: House, night: Night) -> None:
    deal = night.running
    for table in [] if deal is None else deal.tables:
        await _do(house, night, table.id, protocol.Resume(new_id()))


async def open_deal(house: House, night: Night, deal: Deal) -> bool:
    """Tell every table of a deal that is over that it is; False while one of them cannot hear it yet."""
    is_told = True
    for table in deal.tables:
        try:
            live = await house.live(table.id)
            await house.refresh(live)
        except Refusal:  # it was never opened, or cannot be read any more
            continue
        if not live.room.state.sitting.is_deal_open:
            is_told = await _do(house, night, table.id, OpenDeal(new_id())) and is_told
    return is_told


def is_over(stands: list[Stand | None]) -> bool:
    return all(one is not None and one.played is not None for one in stands)


async def _leave(house: House, table: str, key: str) -> None:
    with contextlib.suppress(Refusal):  # it has ended meanwhile, or will be asked again
        await house.act(table, key, protocol.Leave(new_id()))


async def _do(house: House, night: Night, table: str, command: Command) -> bool:
    """By the right of the house; what a table refuses is tried again later."""
    try:
        await house.act(table, luck.key_of_house(night), command)
    except Refusal:
        return False
    return True


def new_id() -> str:
    return secrets.token_urlsafe(12)
