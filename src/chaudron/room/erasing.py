"""What is left of somebody who wants to be forgotten: their moves, which the others' game is made of, and no more.

Names, what was said or typed, keys and marks of devices go from the journal, and its hashes are made anew. The sealed
envelope of a game that has begun stays as it is, with the name in it, since everybody's proof hangs on it (ADR 0028).
"""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from chaudron.room import chain, events
from chaudron.room.rows import Row

NOBODYS = "-"
"""In the place of a key: it opens nothing."""
NOTHING = "…"


def without(rows: Iterable[Row], gone: events.Forgotten) -> list[Row]:
    """The same journal without somebody's traces."""
    eraser, before, made = Eraser(gone), chain.FIRST_HASH, []
    for row in rows:
        made.append(chain.chained(before, row._replace(body=chain.write(eraser.erased(chain.read(row.body))))))
        before = made[-1].hash
    return made


class Eraser:
    """Follows somebody from seat to seat, event by event."""

    def __init__(self, gone: events.Forgotten) -> None:
        self.keys = {*gone.keys}
        self.seat: int | None = None
        self.claims: set[int] = set()
        self.do: dict[type[Any], Callable[[Any], events.Event]] = {
            events.Joined: self._joined,
            events.Keyed: self._keyed,
            events.Claimed: self._claimed,
            events.Granted: self._granted,
            events.Moved: self._moved,
            events.Renamed: lambda event: self._if_mine(event, name=""),
            events.Said: lambda event: self._if_mine(event, text=NOTHING),
            events.Started: self._started,
            events.Answered: self._answered,
            events.Forgotten: self._forgotten,
        }

    def erased(self, event: events.Event) -> events.Event:
        erase = self.do.get(type(event))
        return event if erase is None else erase(event)

    def _if_mine(self, event: Any, **fields: Any) -> events.Event:
        return event if event.seat != self.seat else replace(event, **fields)  # type: ignore[no-any-return]  # an event still

    def _joined(self, event: events.Joined) -> events.Event:
        if not self.keys & {*event.keys}:
            return event
        self.seat = event.seat
        return replace(event, name="", keys=[NOBODYS], device="", address="")

    def _keyed(self, event: events.Keyed) -> events.Event:
        return self._if_mine(event, key=NOBODYS)

    def _claimed(self, event: events.Claimed) -> events.Event:
        if event.key not in self.keys:
            return event
        self.claims.add(event.claim)
        return replace(event, name="", key=NOBODYS, device="", address="")

    def _granted(self, event: events.Granted) -> events.Event:
        if event.claim not in self.claims:
            return event
        self.seat = event.seat
        return replace(event, name="")

    def _moved(self, event: events.Moved) -> events.Event:
        if self.seat in (event.seat, event.to):
            self.seat = event.to if self.seat == event.seat else event.seat
        return event

    def _started(self, event: events.Started) -> events.Event:
        if event.envelope or self.seat is None:
            return event
        names = [*event.names]
        names[self.seat] = ""
        return replace(event, names=names)

    def _answered(self, event: events.Answered) -> events.Event:
        if event.typed is None or event.typed.seat != self.seat:
            return event
        return replace(event, typed=replace(event.typed, lines=[NOTHING for _ in event.typed.lines]))

    def _forgotten(self, event: events.Forgotten) -> events.Event:
        return event if {*event.keys} != self.keys else replace(event, keys=[])
