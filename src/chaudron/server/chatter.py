"""What bots say at a table, now and then, about what everybody has just heard."""

import asyncio
import time
from typing import TYPE_CHECKING

from chaudron.bots.lines import START, Fact, Line, line_about, speakers
from chaudron.server import events
from chaudron.server.live import Live
from chaudron.server.store import Row

if TYPE_CHECKING:
    from chaudron.server.house import House

QUIET_SECONDS = 20.0
"""At least so long no bot of a table says anything more."""
BREATH_SECONDS = 1.2
"""How long after what it is about a line is spoken, and how long after somebody has said something."""


class Chatter:
    """Bots that talk."""

    def __init__(self, breath: float | None, quiet: float = QUIET_SECONDS) -> None:
        """How long a bot draws breath (None: bots say nothing), and how long they are quiet then."""
        self.breath, self.quiet = breath, quiet
        self.house: House

    def listen(self, live: Live, event: events.Event, row: Row, heard: list[int]) -> None:
        """Everybody was told of an event: perhaps a bot has something to say about it."""
        if self.breath is None or live.epoch is None or row.only is not None:
            return
        if isinstance(event, (events.Said, events.Emoted)):
            live.voices.person_at = time.monotonic()
        sitting = live.room.sitting
        seated = [chair for chair in sitting.chairs if chair.bot]
        facts = _public(event) if seated else []
        if not facts or not sitting.settings.lines or self._is_quiet(live):
            return
        bots = speakers(sitting.game, [(chair.name, chair.bot) for chair in sitting.chairs])
        # What only some have heard must not count: others could tell from a line how much it was.
        line = line_about(bots, facts, f"{sitting.commitment} {heard[-1]}", sitting.line)
        if line is not None:
            live.voices.bot_at = time.monotonic()
            self.house.begin(self._speak(live, line, self.breath))

    def _is_quiet(self, live: Live) -> bool:
        return time.monotonic() - live.voices.bot_at < self.quiet

    async def _speak(self, live: Live, line: Line, breath: float) -> None:
        """Speak, after a moment; not into what somebody else says."""
        await asyncio.sleep(breath)
        if time.monotonic() - live.voices.person_at >= breath:
            await self.house.acting.speak(live, line)


def _public(event: events.Event) -> list[Fact]:
    """What everybody was told; that a game begins is worth something too."""
    if isinstance(event, events.Started):
        return [(START, {})]
    if not isinstance(event, events.Answered):
        return []
    return [(fact.key, fact.details) for fact in event.told if fact.to is None]
