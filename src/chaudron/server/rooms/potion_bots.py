"""Bots play the potion of the day too, a little at a time, when nobody waits for a process."""

import asyncio
from typing import TYPE_CHECKING
from zlib import crc32

from chaudron.bots import RANKS
from chaudron.server.jobs.background import Busy, Closed, PlayOn, Undone

if TYPE_CHECKING:
    from chaudron.server.rooms.house import House

TURNS = 20
"""So often every level plays each potion."""
BREATH_SECONDS = 0.1
"""Between two slices: whoever came meanwhile goes first."""


class PotionBots:
    """What this process has them play."""

    def __init__(self) -> None:
        self.begun: set[tuple[int, str]] = set()

    def want(self, house: "House", number: int, game: str) -> None:
        """Somebody plays this potion: see to it that there is something to compare with."""
        if (number, game) not in self.begun:
            self.begun.add((number, game))
            house.begin(self._play(house, number, game))

    async def _play(self, house: "House", number: int, game: str) -> None:
        """All turns that are not played yet. Processes begin at different ones, so that they share the work."""
        first = crc32(house.process.name.encode()) % TURNS
        for turn in [(first + place) % TURNS for place in range(TURNS)]:
            if turn in await house.potions.bots(number, game):
                continue
            try:
                scores = {level: await _scored(house, number, game, level, turn) for level in RANKS}
            except (Busy, Closed, Undone):
                self.begun.discard((number, game))
                return
            await house.potions.keep_bots(number, game, turn, scores)


async def _scored(house: "House", number: int, game: str, level: str, turn: int) -> int:
    job = PlayOn(game, number, house.potions.secret(number, game), level, turn)
    while True:
        await asyncio.sleep(BREATH_SECONDS)
        if house.jobs.queued:
            continue
        played = await house.jobs.play_on(job)
        if played.score is not None:
            return played.score
        job.saved = played.table
