"""The schema goes forward only, and each step is taken once."""

import sqlite3
from contextlib import closing

import asyncpg
import pytest

from chaudron.room.chain import write
from chaudron.room.events import Answered
from chaudron.server.store import migrate
from chaudron.server.store.address import is_postgres
from chaudron.server.store.errors import StoreLost, TooNew
from chaudron.server.store.migrate import Migration, migrations, pending, statements
from tests.server.store.shelf import awaited, kept, opened, row, seqs

NEWEST = len(migrations())
LATER = Migration(NEWEST + 1, "CREATE TABLE later (id INTEGER PRIMARY KEY); INSERT INTO later VALUES (7);")
BROKEN = Migration(NEWEST + 2, "CREATE TABLE last (id INTEGER PRIMARY KEY); INSERT INTO missing VALUES (7);")


async def asked(url: str, query: str) -> list[int]:
    """What the database itself answers: the first column."""
    if is_postgres(url):
        connection = await asyncpg.connect(url)
        found = [row[0] for row in await connection.fetch(query)]
        await connection.close()
        return found
    with closing(sqlite3.connect(url)) as file, file:
        return [row[0] for row in file.execute(query)]


def test_the_files_are_numbered_from_one_without_a_gap() -> None:
    assert [step.number for step in migrations()] == list(range(1, len(migrations()) + 1))


def test_a_file_is_read_statement_by_statement() -> None:
    sql = (
        "-- why\nCREATE TABLE a (\n  id TEXT -- one; two\n);\n\nCREATE TABLE b (id TEXT); INSERT INTO b VALUES (';');\n"
    )
    found = [statement.strip() for statement in statements(sql)]
    assert found[0].startswith("-- why")
    assert found[1:] == ["CREATE TABLE b (id TEXT);", "INSERT INTO b VALUES (';');"]


def test_only_the_steps_that_lack_are_taken() -> None:
    steps = [Migration(1, ""), Migration(2, ""), Migration(3, "")]
    assert pending(0, steps) == steps
    assert pending(2, steps) == steps[2:]
    assert pending(3, steps) == []
    with pytest.raises(TooNew, match="version 4 but this program knows only 3"):
        pending(4, steps)


@awaited
async def test_opening_a_store_again_takes_no_step_twice(url: str) -> None:
    for _ in range(3):
        async with opened(url):
            pass
    assert await asked(url, "SELECT version FROM schema_version") == [step.number for step in migrations()]


@awaited
async def test_a_step_is_taken_on_a_store_in_use_since_before(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(url) as store:
        await store.create(kept(), [row()])
    known = migrations()
    monkeypatch.setattr(migrate, "migrations", lambda: [*known, LATER])
    async with opened(url) as store:
        assert await seqs(store) == [1]
    assert await asked(url, "SELECT id FROM later") == [7]
    assert await asked(url, "SELECT max(version) FROM schema_version") == [NEWEST + 1]


@awaited
async def test_answers_of_a_store_of_the_first_version_are_found(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = row(seq=2, move="mine")._replace(body=write(Answered(0, "draw")))
    with monkeypatch.context() as then:
        then.setattr(migrate, "migrations", lambda: migrations()[:1])
        async with opened(url) as store:
            await store.create(kept(), [row(), answer])
    async with opened(url) as store:
        assert await store.answer("a", 0, "mine", after=1) == answer
        assert await store.move("a", 0, "move 1") == row()


@awaited
async def test_steps_are_taken_all_or_none(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(url) as store:
        await store.create(kept(), [row()])
    known = migrations()
    with monkeypatch.context() as planted:
        planted.setattr(migrate, "migrations", lambda: [*known, LATER, BROKEN])
        with pytest.raises((StoreLost, asyncpg.UndefinedTableError), match="missing"):
            async with opened(url):
                pass
    assert await asked(url, "SELECT max(version) FROM schema_version") == [NEWEST]
    async with opened(url) as store:
        assert await seqs(store) == [1]


@awaited
async def test_a_store_of_a_later_program_is_refused_and_left_alone(url: str) -> None:
    async with opened(url):
        pass
    assert await asked(url, "INSERT INTO schema_version VALUES (9) RETURNING version") == [9]
    with pytest.raises(TooNew, match="version 9"):
        async with opened(url):
            pass
    assert await asked(url, "SELECT max(version) FROM schema_version") == [9]
