"""Faults of a house, planted on purpose: each must be found by the stories."""

from contextlib import AbstractContextManager, ExitStack
from typing import Any
from unittest import mock

from chaudron.room.inputs import Tick
from chaudron.room.room import Room
from chaudron.room.state import State
from chaudron.room.windows import TimedTable
from chaudron.server import clock
from chaudron.server.keeping import forgetting, orders
from chaudron.server.rooms.condition import Condition
from chaudron.server.rooms.house import House
from chaudron.server.rooms.live import Live
from chaudron.server.store.errors import StoreLost
from tests.simulated.disk import SimulatedStore

SOON_MS = 500
Plant = AbstractContextManager[Any]


def acknowledged_before_it_is_written() -> Plant:
    written = House._written

    async def soon(house: House, live: Live, turn: Any) -> bool:
        house.begin(written(house, live, turn))  # type: ignore[arg-type]  # nobody looks at what it says
        return True

    return mock.patch.object(House, "_written", soon)


def told_before_it_is_written() -> Plant:
    async def handle(house: House, live: Live, given: Any, is_again: bool = False) -> Any:
        async with live.lock:
            if live.epoch is None and not isinstance(given, Tick):
                return None
            house.run(live, live.room.at(clock.now()))
            turn = await house._decided(live, given, is_again)
            house.run(live, live.room.tell(turn))
            return turn.done if turn.change is None or await house._written(live, turn) else None

    return mock.patch.object(House, "handle", handle)


def windows_that_leak() -> Plant:
    return mock.patch.object(State, "window_closes", return_value=None)


def commands_done_twice() -> Plant:
    async def never(*_: Any) -> None:
        """As if it had not been written."""

    both = ExitStack()
    both.enter_context(mock.patch.object(House, "_done_before", never))
    both.enter_context(mock.patch.object(Room, "done_lately", return_value=None))
    return both


def leases_that_do_not_matter() -> Plant:
    """A row that was fenced off is taken for written."""
    append = SimulatedStore.append

    async def always(store: SimulatedStore, *given: Any) -> bool:
        await append(store, *given)
        return True

    return mock.patch.object(SimulatedStore, "append", always)


def bots_that_never_wake() -> Plant:
    """Once the store has failed, nobody looks after the tables again."""
    works = Condition.works

    def quietly(condition: Condition) -> bool:
        works(condition)
        return False

    return mock.patch.object(Condition, "works", quietly)


def half_is_taken_for_all() -> Plant:
    """What could not be written to the end is said to be done, if its author has half of it."""
    append = House._append

    async def carelessly(house: House, epoch: int, turn: Any, change: Any) -> bool:
        try:
            return await append(house, epoch, turn, change)
        except StoreLost:
            if change.noted is None:
                raise
            return True

    return mock.patch.object(House, "_append", carelessly)


def windows_that_close_half_a_second_too_soon() -> Plant:
    closes = TimedTable.window_closes

    def soon(table: State) -> int | None:
        at = closes(table)
        return None if at is not None and at - table.time.now <= SOON_MS else at

    return mock.patch.object(TimedTable, "window_closes", soon)


def traces_that_stay() -> Plant:
    """Whoever wanted to be forgotten is written down as ever."""

    async def never(*_: Any) -> None:
        """As if there were nothing to erase."""

    return mock.patch.object(forgetting, "erase", never)


def joins_done_twice() -> Plant:
    """Whoever asks again for a seat, as the answer was lost, gets another one."""

    async def never(house: House, live: Live, wish: Any) -> None:
        """As if it had not been written."""

    return mock.patch.object(House, "_done_before", never)


def last_answers_that_may_be_taken_back() -> Plant:
    """Whoever ended a sealed beat decides once more."""
    why_not = State.why_not_undo

    def nothing_revealed(state: State, seat: int | None) -> str | None:
        reason = why_not(state, seat)
        return None if reason == "revealed" and state.table is not None else reason

    return mock.patch.object(State, "why_not_undo", nothing_revealed)


def tables_that_rest_for_good() -> Plant:
    return mock.patch.object(orders, "see_to", return_value=None)


PLANTS = (
    acknowledged_before_it_is_written,
    told_before_it_is_written,
    windows_that_leak,
    commands_done_twice,
    leases_that_do_not_matter,
    bots_that_never_wake,
    half_is_taken_for_all,
    windows_that_close_half_a_second_too_soon,
    traces_that_stay,
    joins_done_twice,
    last_answers_that_may_be_taken_back,
    tables_that_rest_for_good,
)
