"""Whoever runs the house, as the house knows them: by a key that is said when it opens. What they did is listed."""

import asyncio
import contextlib
import hmac
import logging
import secrets
import shutil
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from chaudron import limits
from chaudron.protocol import HostAct, HostActed
from chaudron.room.refusal import Refusal
from chaudron.room.state import key_of
from chaudron.server import clock
from chaudron.server.keeping import unplayed
from chaudron.server.keeping.tidying import Retention, put_away, tidy
from chaudron.server.store import Act, Store
from chaudron.server.store.address import file_of, is_postgres
from chaudron.server.store.backup import LAST, LastBackup, backup

if TYPE_CHECKING:
    from chaudron.server.rooms.house import House

log = logging.getLogger("chaudron.keeper")

HOST = "host"
"""The setting that holds the key to the host's page."""
ROUND_SECONDS = 3600.0
"""How often the keeper goes round."""
DAY_SECONDS = 24 * 3600.0
BACKUPS = "chaudron-*.db"


class Wishes(NamedTuple):
    """What whoever runs the house has asked for when it was opened."""

    store: str
    retention: Retention = Retention()
    backups: Path | None = None
    """A folder in which the house makes a backup every day."""


async def token_of(store: Store) -> str:
    """The key to the host's page; made when the store is opened for the first time."""
    return (await store.setting(HOST, secrets.token_urlsafe(32).encode())).decode()


class Keeper:
    """Of one house."""

    def __init__(self, house: "House", wishes: Wishes) -> None:
        self.house, self.store, self.wishes = house, house.store, wishes
        self.opened_at = clock.now()
        self.token = ""

    async def open(self) -> None:
        self.token = await token_of(self.store)
        self.opened_at = clock.now()

    def knows(self, key: str | None) -> bool:
        """Is it the key of whoever runs the house? It takes as long whatever is wrong with it."""
        return hmac.compare_digest(key or "", key_of(self.token))

    @property
    def backups(self) -> Path | None:
        """Where backups are made; of a database only where that was said."""
        if self.wishes.backups is not None or is_postgres(self.wishes.store):
            return self.wishes.backups
        file = file_of(self.wishes.store)
        return file.with_name(f"{file.name}.backups")

    def free(self) -> int | None:
        """Bytes that the disk of the store still takes; of a database nobody knows."""
        if is_postgres(self.wishes.store):
            return None
        with contextlib.suppress(OSError):
            return shutil.disk_usage(file_of(self.wishes.store).absolute().parent).free
        return None

    # What they did

    async def note(self, act: HostAct) -> None:
        """Add to the list of acts. It names tables and seats, and no people."""
        acted = HostActed(clock.now(), act.do, act.table or "", act.seat)
        await self.store.add_act(Act(secrets.token_hex(8), acted.at, msgspec.json.encode(acted)))

    async def acts(self) -> list[HostActed]:
        return [msgspec.json.decode(act.body, type=HostActed) for act in await self.store.acts(limits.HOST_ACTS)]

    # What they do

    async def archive(self, table: str) -> None:
        """Put a table away where nobody plays; raises `Refusal`."""
        kept = await self.store.kept(table)
        if kept is None:
            raise Refusal("unknown_table")
        if await unplayed.is_one(self.house, table):
            await unplayed.lull(self.house, table)
        elif kept.listed.state == "playing" or not await self._let_go(table):
            raise Refusal("in_play")
        file = self.archive_file
        if file is None:
            raise Refusal("no_archive")
        if not await put_away(self.store, self.house.process.name, table, file):
            raise Refusal("in_play")

    @property
    def archive_file(self) -> Path | None:
        """Where tables are put away; of a database only where that was said."""
        return self.wishes.retention.archive or usual_archive(self.wishes.store)

    async def _let_go(self, table: str) -> bool:
        """Take a table out of the memory of this process, unless somebody is there."""
        live = self.house.lives.get(table)
        if table in self.house.hopeless:
            await unplayed.lull(self.house, table)
        if live is None:
            return True
        async with live.lock:
            if live.room.listeners.all or live.room.quiet:
                return False
            await self.house.put_away(live)
        return True

    async def back_up(self) -> None:
        """Write all of the store to a new file, and keep the newest of these."""
        folder = self.backups
        if folder is None:
            raise Refusal("no_backups")
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        name = time.strftime("chaudron-%Y%m%d-%H%M%S.db", time.localtime(clock.now() / 1000))
        await backup(self.wishes.store, folder / name)
        for old in sorted(folder.glob(BACKUPS))[: -limits.BACKUPS_KEPT]:
            old.unlink(missing_ok=True)

    async def last_backup(self) -> LastBackup | None:
        found = (await self.store.notes(LAST)).get(LAST)
        return None if found is None else msgspec.json.decode(found, type=LastBackup)

    # By itself

    async def keep_tidy(self) -> None:
        """Every hour: put away what is old, and once a day make a backup where that was asked for."""
        while True:
            await self.house.watched(self.go_round())
            await asyncio.sleep(ROUND_SECONDS)

    async def go_round(self) -> None:
        wanted = self.wishes.retention
        if wanted.days:
            tidied = await tidy(self.store, self.house.process.name, wanted, self._let_go)
            log.info("%s tables were put away, %s are in use", *tidied)
        if self.wishes.backups is not None and await self._is_backup_due():
            await self.back_up()

    async def _is_backup_due(self) -> bool:
        last = await self.last_backup()
        return last is None or clock.now() - last.at > (DAY_SECONDS - ROUND_SECONDS) * 1000


def usual_archive(store: str) -> Path | None:
    """Beside the file of the store; for a database it has to be said."""
    if is_postgres(store):
        return None
    file = file_of(store)
    return file.with_name(f"{file.name}.archive")
