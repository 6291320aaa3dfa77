"""The potions of the day: which one it is now, with which secret, who played it, and how it ended.

All of it is kept as settings of the store, where the first value stays: so several processes agree, whoever asks first
makes a day's potion, and nobody's first game can be taken for another.
"""

import asyncio
import hmac
import json
from datetime import date, timedelta
from functools import cached_property
from typing import NamedTuple

from chaudron.kernel.envelope import chain
from chaudron.room import chain as journal
from chaudron.room import events, luck
from chaudron.room.dealing import ME, Dealt, of_day
from chaudron.room.deals import score
from chaudron.room.rows import Row
from chaudron.room.sitting import OVER, PLAYING
from chaudron.server import clock
from chaudron.server.rooms.day import day_of
from chaudron.server.store import Store

NEVER = date(1970, 1, 1)
MOST = 20_000
"""Potions of one chain: a house has them for fifty years."""
TOLD_AFTER = 2
"""The link of a potion is told when the second one after it begins: what was begun in time can be finished."""
VOID = "void"
BY_OTHERS = (events.Left, events.Kicked, events.BotSeated, events.Granted)
"""After any of these at the seat it was not one person who played."""


class Potion(NamedTuple):
    """What was agreed about one."""

    number: int
    day: date
    at: int
    """When it began."""


class Mine(NamedTuple):
    """A game that counts."""

    table: str
    state: str
    """`playing`, `over` or `void`."""
    score: int | None


class Potions:
    """Those of a house."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: list[Potion] = []
        self._seed, self._lock = b"", asyncio.Lock()

    async def open(self) -> None:
        """The chain of secrets is drawn once for a store, before its first potion."""
        self._seed = await self.store.setting("potions-seed", luck.new_secret())
        written = await self.store.settings("potions ")
        self.known = [_read(written[name]) for name in sorted(written)]

    @cached_property
    def _links(self) -> list[bytes]:
        return chain(self._seed, MOST)

    # Which one it is

    async def today(self) -> Potion:
        """The potion of now. It changes with the date; a clock that is set back never brings an earlier one again.

        A date that is a day behind is that of a process whose clock is: only if it is further back the clock was set.
        """
        async with self._lock:
            await self._read_on()
            now = clock.now()
            day, last = day_of(now), self.known[-1].day if self.known else NEVER
            if day > last or day < last - timedelta(days=1):
                body = json.dumps([len(self.known) + 1, day.isoformat(), now]).encode()
                self.known.append(_read(await self.store.setting(_name(len(self.known) + 1), body)))
            return self.known[-1]

    async def _read_on(self) -> None:
        """What other processes have begun."""
        while found := await self.store.settings(_name(len(self.known) + 1)):
            self.known += map(_read, found.values())

    def of_days(self, last: date, count: int) -> list[tuple[date, Potion | None]]:
        """The potions of the days up to one; of several on one date the latest."""
        known = {potion.day: potion for potion in self.known}
        days = [last - timedelta(days=back) for back in reversed(range(count))]
        return [(day, known.get(day)) for day in days]

    # Secrets

    def told(self, potion: Potion) -> tuple[int, str]:
        """The latest link that is no secret while this potion is that of the day, with its number."""
        number = max(0, potion.number - TOLD_AFTER)
        return number, self._links[number].hex()

    def secret(self, number: int, game: str) -> bytes:
        return hmac.digest(self._links[number], b"chaudron/2 potion " + game.encode(), "sha256")

    async def told_secret(self, number: int, game: str) -> str | None:
        """Of a potion that is over, and of which nothing counts any more."""
        await self.today()
        return self.secret(number, game).hex() if self._counts_until(number) is not None else None

    def dealt(self, number: int, game: str) -> Dealt:
        return of_day(game, number, self.secret(number, game))

    # Who plays

    async def count_for(self, number: int, game: str, who: str, table: str) -> None:
        """Let this table count for a person, unless another does already."""
        await self.store.setting(f"{_about(number, game)}claim {who}", table.encode())

    async def games(self, number: int, game: str) -> dict[str, Mine]:
        """The games that count, by whose they are."""
        noted = await self.store.settings(_about(number, game))
        found = {}
        for name, value in noted.items():
            *_, kind, who = name.split(" ")
            if kind == "claim":
                ended = noted.get(f"{_about(number, game)}ended {who}")
                found[who] = await self._game(number, game, who, value.decode(), ended)
        return found

    async def _game(self, number: int, game: str, who: str, table: str, ended: bytes | None) -> Mine:
        """How a game stands; how it ended is read from its journal once."""
        if ended is None:
            kept = await self.store.kept(table)
            state = PLAYING if kept is None else kept.listed.state
            if state != OVER:
                is_late = self._counts_until(number) is not None
                return Mine(table, VOID if is_late else PLAYING, None)
            result = self._result(number, game, await self.store.journal(table))
            ended = await self.store.setting(f"{_about(number, game)}ended {who}", json.dumps(result).encode())
        scored = json.loads(ended)
        return Mine(table, VOID if scored is None else OVER, scored)

    def _result(self, number: int, game: str, rows: list[Row]) -> int | None:
        """What was scored; None where others played on, or until after the potion was no secret any more."""
        happened = [journal.read(row.body) for row in rows]
        begun = next(place for place, event in enumerate(happened) if isinstance(event, events.Started))
        by_others = [event for event in happened[begun:] if isinstance(event, BY_OTHERS)]
        last = next(place for place in reversed(range(len(rows))) if _ends(happened[place]))
        until, event = self._counts_until(number), happened[last]
        assert isinstance(event, events.Answered)
        assert event.result is not None
        if by_others or (until is not None and rows[last].at >= until):
            return None
        result = event.result
        return score(game, result["points"][ME], result["places"][ME], len(result["places"]))

    def _counts_until(self, number: int) -> int | None:
        """When the link of a potion was told; None while it is a secret."""
        after = number + TOLD_AFTER - 1  # potions are counted from 1
        return self.known[after].at if after < len(self.known) else None

    # Bots

    async def bots(self, number: int, game: str) -> dict[int, dict[str, int]]:
        """What bots scored, by the turn they played in and by their level."""
        noted = await self.store.settings(_about(number, game) + "bots ")
        return {int(name.rsplit(" ", 1)[1]): json.loads(value) for name, value in noted.items()}

    async def keep_bots(self, number: int, game: str, turn: int, scores: dict[str, int]) -> None:
        await self.store.setting(f"{_about(number, game)}bots {turn:03}", json.dumps(scores).encode())


def _ends(event: events.Event) -> bool:
    return isinstance(event, events.Answered) and event.result is not None


def _name(number: int) -> str:
    return f"potions {number:06}"


def _about(number: int, game: str) -> str:
    return f"potion {number:06} {game} "


def _read(body: bytes) -> Potion:
    number, day, at = json.loads(body)
    return Potion(number, date.fromisoformat(day), at)
