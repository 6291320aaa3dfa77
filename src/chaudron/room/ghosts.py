"""Two games with the same luck, compared round by round: of the other only what is over here too."""

from typing import Any, NamedTuple

from chaudron.kernel.game import View
from chaudron.room import events
from chaudron.room.eyes import Eyes
from chaudron.room.replaying import ROUNDS, steps
from chaudron.room.rows import Row
from chaudron.room.sitting import OVER
from chaudron.room.state import State

WATCHING = Eyes(None)
HAS = {"belcastel": "points", "witches": "points", "bal": "lives", "blackwood": "coins"}
"""What of a seat is compared while the game goes on: what everybody at its table saw."""


class RoundEnd(NamedTuple):
    """What a seat had at the end of a round."""

    round: int
    has: int
    is_last: bool


class Both(NamedTuple):
    """The same round in both games; None where one of them was over before."""

    round: int
    mine: int | None
    theirs: int | None


def round_of(view: View) -> int:
    return next((int(view[name]) for name in ROUNDS if name in view), 0)


def rounds_of(table: str, rows: list[Row], seat: int) -> list[RoundEnd]:
    """Of each round that is over."""
    found: dict[int, RoundEnd] = {}
    now: tuple[int, int] | None = None
    for state, event, _ in steps(table, rows):
        if state.table is None or not isinstance(event, events.Started | events.Answered):
            continue
        before, now = now, _has(state, seat)
        if before is not None and before[0] != now[0]:
            found[before[0]] = RoundEnd(*before, False)
        if state.sitting.state == OVER:
            found[now[0]] = RoundEnd(now[0], _in_the_end(state, seat), True)
    return [*found.values()]


def _has(state: State, seat: int) -> tuple[int, int]:
    view: Any = WATCHING.view(state)
    return round_of(view), int(view["seats"][seat][HAS[state.game.name]])


def _in_the_end(state: State, seat: int) -> int:
    assert state.table is not None
    assert state.table.outcome is not None
    return state.table.outcome.points[seat]


def compared(mine: list[RoundEnd], theirs: list[RoundEnd]) -> list[Both]:
    """Of their game no more than what is over in mine."""
    is_over = bool(mine) and mine[-1].is_last
    known = {one.round: one.has for one in mine}
    seen = {one.round: one.has for one in theirs if is_over or (one.round in known and not one.is_last)}
    return [Both(number, known.get(number), seen.get(number)) for number in sorted(known | seen)]
