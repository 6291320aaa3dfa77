"""Faults of a house, planted on purpose: each must be found by the stories."""

from contextlib import AbstractContextManager, ExitStack
from typing import Any
from unittest import mock

from chaudron.room.inputs import Tick
from chaudron.room.room import Room
from chaudron.room.state import State
from chaudron.server import clock
from chaudron.server.rooms.condition import Condition
from chaudron.server.rooms.house import House
from chaudron.server.rooms.live import Live
from tests.simulated.disk import SimulatedStore

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


PLANTS = (
    acknowledged_before_it_is_written,
    told_before_it_is_written,
    windows_that_leak,
    commands_done_twice,
    leases_that_do_not_matter,
    bots_that_never_wake,
)
