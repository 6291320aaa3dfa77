"""Who is served next: addresses take turns, then the tables of each, so that nobody waits for all tables of another."""

from collections import deque
from typing import Generic, TypeVar

from chaudron.room.thoughts import Whose

T = TypeVar("T")


class Turns(Generic[T]):
    """What waits. Addresses take turns, and so do the tables of each; at a table, what comes first is served first."""

    def __init__(self) -> None:
        self._front: deque[T] = deque()
        self._waiting: dict[str, dict[str, deque[T]]] = {}
        """By address and by table, both in the order of their turns; neither is there without anything that waits."""
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def add(self, what: T, whose: Whose) -> None:
        tables = self._waiting.setdefault(whose.address, {})
        tables.setdefault(whose.table, deque()).append(what)
        self._count += 1

    def add_in_front(self, what: T) -> None:
        """Before everybody's turn: it has had its own."""
        self._front.appendleft(what)
        self._count += 1

    def next(self) -> T:
        """Take what is served next; raises `IndexError` when nothing waits."""
        if not self._count:
            raise IndexError("nothing waits")
        self._count -= 1
        if self._front:
            return self._front.popleft()
        address = next(iter(self._waiting))
        tables = self._waiting.pop(address)
        table = next(iter(tables))
        jobs = tables.pop(table)
        what = jobs.popleft()
        if jobs:
            tables[table] = jobs
        if tables:
            self._waiting[address] = tables
        return what

    def clear(self) -> list[T]:
        """Take all that wait."""
        return [self.next() for _ in range(self._count)]
