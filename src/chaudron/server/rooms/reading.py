"""How a table is read from its store, with the card values that it needs."""

import logging
from collections.abc import Mapping
from typing import Any

from chaudron import values
from chaudron.room.chain import BrokenJournal
from chaudron.room.reading import is_usable, read_sitting, read_state
from chaudron.room.refusal import Refusal
from chaudron.room.rows import Kept, Row, tag
from chaudron.room.state import State, UnknownCards
from chaudron.room.time import Time
from chaudron.room.versions import OtherRules, is_by_our_rules
from chaudron.server import clock
from chaudron.server.metrics import Metrics
from chaudron.server.store import Store

log = logging.getLogger("chaudron.reading")

KEPT = "components-"
"""How the names of settings begin that are card values; the rest is their hash."""
NOT_PLAYED = ("unknown_cards", "other_rules")
"""Why a table cannot be played here though its journal is whole …"""
HOPELESS = ("broken", *NOT_PLAYED)
"""… and why it cannot be brought into memory, now or later."""


class Reading:
    """Tables as a store has them."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store, self._metrics = store, metrics

    async def table(self, table: str) -> State:
        """How a table stands; raises `Refusal`."""
        try:
            return await self._known(table)
        except UnknownCards as error:
            await self.learn(error.name)
        try:
            return await self._known(table)
        except UnknownCards as error:
            raise Refusal("unknown_cards", hash=error.name) from error

    async def _known(self, table: str) -> State:
        """As its journal tells, from the last snapshot on if that still holds."""
        try:
            return await self.with_rows(table)
        except OtherRules as error:
            raise Refusal("other_rules", **error.details) from error
        except BrokenJournal as error:
            self._metrics.failures.inc()
            log.exception("table %s cannot be read", tag(table))
            raise Refusal("broken") from error

    async def with_rows(self, table: str, *more: Row) -> State:
        """How a table stands as it is written, or would stand with `more` rows. Raises `BrokenJournal`."""
        kept, asked, time = await self._kept(table), None, Time(clock.now())
        snapshot = await self._store.snapshot(table)
        if snapshot is not None:
            rows = [*await self._store.journal(table, snapshot.seq - 1), *more]
            try:
                if is_usable(snapshot, rows) and is_by_our_rules(snapshot):
                    return read_state(kept, rows[1:], time, snapshot)
                asked = snapshot if is_usable(snapshot, rows) else None
            except UnknownCards:
                raise
            except (BrokenJournal, ValueError, KeyError, TypeError):
                log.warning("table %s: its snapshot does not hold; reading its journal", tag(table))
        return read_state(kept, [*await self._store.journal(table), *more], time, asked=asked)

    async def sitting(self, table: str) -> State:
        """Of a table that cannot be played here: who sits there, for whoever wants to know or wants the record."""
        return read_sitting(await self._kept(table), await self._store.journal(table), Time(clock.now()))

    async def _kept(self, table: str) -> Kept:
        kept = await self._store.kept(table)
        if kept is None:
            raise Refusal("unknown_table")
        return kept

    # Card values

    async def keep(self, options: Mapping[str, Any]) -> None:
        """Keep these card values, so that their tables can go on when the file is named no more."""
        if text := values.text_of(options):
            await self._store.setting(KEPT + values.name_in(options), text.encode())

    async def learn(self, name: str) -> None:
        """Learn card values that this house has kept: those of this name, or all."""
        for kept, text in (await self._store.settings(KEPT + name)).items():
            try:
                values.learn(text)
            except (values.BadComponents, ValueError):
                log.warning("%s: what was kept cannot be read", kept)
