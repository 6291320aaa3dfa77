"""The journals of nights, in the store.

An event is a setting that is given once: whoever comes second reads what was written first, and decides again. So
several processes keep one journal, on either store, and whatever is written survives them.
"""

import msgspec

from chaudron import limits
from chaudron.night import events, state
from chaudron.night.state import Night
from chaudron.server import clock
from chaudron.server.store import Store

PAGE = 50
"""Events that are read together."""
DAY = 24 * 3600 * 1000
_read = msgspec.json.Decoder(tuple[int, events.Written]).decode
_write = msgspec.json.Encoder().encode


class Journal:
    """All journals of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def open(self, night: str, event: events.Opened) -> Night:
        """Write the first event of a night, and list it among those of today."""
        at = clock.now()
        await self._store.setting(_name(night, 0), _write((at, event)))
        await self._store.setting(f"nights {at // DAY} {night}", night.encode())
        return state.read(night, [(at, event)])

    async def lately(self) -> set[str]:
        """The nights that were opened so lately that somebody may still be there."""
        today, days = clock.now() // DAY, limits.NIGHT_HOURS // 24
        listed = [await self._store.settings(f"nights {day} ") for day in range(today - days, today + 1)]
        return {night.decode() for day in listed for night in day.values()}

    async def read(self, night: str) -> Night | None:
        """A night from its beginning; None when there is none."""
        lines = await self._page(night, 0)
        if not lines:
            return None
        found = state.read(night, lines)
        while len(lines) == PAGE:
            lines = await self._page(night, found.n // PAGE)
            _note_all(found, lines)
        if any(not person.key for person in found.people):
            await self.erase(found)
        return found

    async def erase(self, night: Night) -> None:
        """Take the names and keys of the forgotten out of what is written; a house that fell before does it later."""
        person = 0
        for name, body in sorted((await self._store.settings(f"night {night.id} ")).items()):
            at, event = _read(body)
            if not isinstance(event, events.Joined):
                continue
            if event.key and not night.people[person].key:
                nobody = events.Joined(events.NAMELESS, "", event.level)
                await self._store.set_anew(name, _write((at, nobody)))
            person += 1

    async def read_on(self, night: Night) -> bool:
        """What others have written meanwhile; was there anything?"""
        before = night.n
        lines = await self._page(night.id, night.n // PAGE)
        _note_all(night, lines[night.n % PAGE :])
        return night.n > before

    async def append(self, night: Night, event: events.Written) -> bool:
        """Write the next event, durably. False when another process was first: its event is noted instead."""
        body = _write((clock.now(), event))
        written = await self._store.setting(_name(night.id, night.n), body)
        at, happened = _read(written)
        state.note(night, happened, at)
        return written == body

    async def _page(self, night: str, page: int) -> list[tuple[int, events.Written]]:
        kept = await self._store.settings(f"night {night} {page:03} ")
        return [_read(kept[name]) for name in sorted(kept)]


def _note_all(night: Night, lines: list[tuple[int, events.Written]]) -> None:
    for at, event in lines:
        state.note(night, event, at)


def _name(night: str, n: int) -> str:
    return f"night {night} {n // PAGE:03} {n % PAGE:02}"
