"""Whether a PostgreSQL database can be used, and holds what was written."""

import time

from chaudron.room.rows import Row
from chaudron.server.doctor.finding import DOUBTFUL, WELL, WRONG, Finding, finding
from chaudron.server.store.errors import AlteredBackup, BadAddress, StoreLost, TooNew
from chaudron.server.store.inspection import ROWS, Journals
from chaudron.server.store.migrate import VERSION, migrations, pending
from chaudron.server.store.postgres_backup import linked
from chaudron.server.store.postgres_link import Connection
from chaudron.server.store.postgres_sql import NOW

DATABASE = "database"
AGREED_MILLISECONDS = 1000
"""By which the clocks of a house and of its database may differ."""


async def look_at_database(url: str, shown: str) -> list[Finding]:
    """What is wrong with it; `shown` is its address without a password."""
    try:
        async with linked(url) as connection:
            found = [await _clock(connection, shown)]
            if await connection.fetchval("SELECT to_regclass('schema_version')") is None:
                return [*found, finding(DATABASE, WELL, "no-tables-yet", store=shown)]
            return [*found, await _version(connection, shown), await _journals(connection, shown)]
    except TooNew:
        return [finding(DATABASE, WRONG, "too-new", store=shown)]
    except AlteredBackup as error:
        return [finding(DATABASE, WRONG, "altered", store=shown, why=str(error))]
    except (StoreLost, BadAddress, OSError) as error:
        return [finding(DATABASE, WRONG, "no-database", store=shown, why=str(error))]


async def _clock(connection: Connection, shown: str) -> Finding:
    theirs = await connection.fetchval(f"SELECT {NOW}")
    apart = abs(theirs - time.time_ns() // 1_000_000)
    if apart > AGREED_MILLISECONDS:
        return finding(DATABASE, DOUBTFUL, "clocks-differ", store=shown, seconds=round(apart / 1000))
    return finding(DATABASE, WELL, "database-answers", store=shown)


async def _version(connection: Connection, shown: str) -> Finding:
    """Raises `TooNew`."""
    version = await connection.fetchval(VERSION) or 0
    key = "older" if pending(version, migrations()) else "current"
    return finding(DATABASE, WELL, key, store=shown, version=version)


async def _journals(connection: Connection, shown: str) -> Finding:
    """Raises `AlteredBackup`."""
    journals = Journals()
    async with connection.transaction(isolation="repeatable_read", readonly=True):
        async for row in connection.cursor(ROWS):
            journals.follow(Row(*row))
        journals.check_count(await connection.fetchval("SELECT count(*) FROM room"))
    return finding(DATABASE, WELL, "database-whole", store=shown, tables=journals.tables)
