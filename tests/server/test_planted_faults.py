"""Every fault that is planted is found: proof that `test_machine` can fail."""

import itertools
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from hypothesis import Phase
from hypothesis.errors import FlakyFailure

from chaudron.room.changes import Seen
from chaudron.room.listeners import Listeners
from chaudron.server.rooms.house import House
from chaudron.server.store.sqlite import SQLiteStore
from tests.server.test_machine import run

Plant = AbstractContextManager[Any]


def rows_lost() -> Plant:
    """Every tenth row is said to be written, and is not."""
    append, count = SQLiteStore.append, itertools.count(1)

    async def lost(store: SQLiteStore, *given: Any) -> bool:
        return next(count) % 10 == 0 or await append(store, *given)

    return mock.patch.object(SQLiteStore, "append", lost)


def events_told_twice() -> Plant:
    hear = Listeners.hear

    def twice(listeners: Listeners, *given: Any) -> list[Any]:
        return [*hear(listeners, *given), *hear(listeners, *given)]

    return mock.patch.object(Listeners, "hear", twice)


def ids_forgotten() -> Plant:
    """Nobody knows what was done before."""

    async def never(*_: Any) -> None:
        """As if it had not been written."""

    return mock.patch.multiple(House, _done_before=never)


def changes_forgotten() -> Plant:
    """Of what changed in a view, nothing is told."""
    nothing = mock.Mock(return_value=b"[]")
    return mock.patch.multiple(Seen, changes=nothing, changes_of_sketch=nothing)


@pytest.mark.parametrize("plant", [rows_lost, events_told_twice, ids_forgotten, changes_forgotten])
def test_a_fault_that_is_planted_is_found(plant: Callable[[], Plant], tmp_path: Path) -> None:
    with plant(), pytest.raises((AssertionError, FlakyFailure)):
        run(str(tmp_path / "tables.db"), 25, phases=[Phase.generate])
