"""A file that only looks like a backup: one clear sentence, and nothing is written."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from chaudron.cli import main
from chaudron.server.store.backup import backup, restore
from chaudron.server.store.errors import AlteredBackup, BadBackup, StrangeBackup
from chaudron.words import LANGUAGES, words
from tests.server.store.test_backup import fill_at

ENDLESS = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"
WITHOUT_END = {
    "a trigger": f"CREATE TRIGGER t AFTER UPDATE ON room BEGIN {ENDLESS}; END",
    "a trigger on what is taken away": f"CREATE TRIGGER t AFTER DELETE ON snapshot BEGIN {ENDLESS}; END",
    "a view": f"CREATE VIEW v AS {ENDLESS}",
    "a view for a table": f"DROP TABLE setting; CREATE VIEW setting AS SELECT 'a' AS name, ({ENDLESS}) AS value",
    "a view for the version": f"DROP TABLE schema_version; CREATE VIEW schema_version AS SELECT ({ENDLESS}) AS version",
    "a table of its own": "CREATE TABLE stowaway (id INTEGER)",
    "an index of its own": "CREATE INDEX stowaway ON event (length(body))",
    "a column more": "ALTER TABLE room ADD COLUMN more TEXT",
    "a column less": "ALTER TABLE subscription DROP COLUMN at",
    "a virtual table": "CREATE VIRTUAL TABLE stowaway USING fts5(text)",
    "a check": "DROP TABLE setting; CREATE TABLE setting (name TEXT PRIMARY KEY, value BLOB CHECK (value > ''))",
}
NOT_OF_THEIR_KIND = {
    "a text for a body": "UPDATE event SET body = 'text'",
    "a number for a table": "UPDATE setting SET name = x'00'",
    "a version that is a word": "UPDATE schema_version SET version = 'new'",
    "a fraction of a time": "UPDATE event SET at = 1.5",
    "a flag that is none": "UPDATE room SET public = 7",
    "a seat that no table has": "UPDATE event SET seat = 4294967296",
    "a name with a hidden end": "UPDATE subscription SET endpoint = 'https://' || char(0)",
}
ALTERED = {
    "a body": "UPDATE event SET body = x'00' WHERE seq = 2",
    "a time": "UPDATE event SET at = at + 1 WHERE seq = 3",
    "a seat": "UPDATE event SET seat = 1 WHERE seq = 1",
    "a hash": "UPDATE event SET hash = x'00' WHERE seq = 3",
    "who may notice": "UPDATE event SET only_seat = NULL",
    "the first event": "DELETE FROM event WHERE room = 'a' AND seq = 1",
    "an event in the middle": "DELETE FROM event WHERE room = 'a' AND seq = 2",
    "a whole journal": "DELETE FROM event WHERE room = 'b'",
    "the table of a journal": "DELETE FROM room WHERE id = 'b'",
    "the table of another": "UPDATE event SET room = 'b', seq = 9 WHERE room = 'a' AND seq = 3",
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A backup as it should be."""
    asyncio.run(fill_at(str(tmp_path / "store.db")))
    asyncio.run(backup(str(tmp_path / "store.db"), tmp_path / "backup.db"))
    return tmp_path / "backup.db"


def change(file: Path, sql: str) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(sql)


def refused(file: Path, kind: type[BadBackup]) -> None:
    """A restore is refused, and there is no store afterwards where none was before."""
    target = file.parent / "target.db"
    with pytest.raises(kind):
        asyncio.run(restore(file, str(target)))
    assert [path.name for path in file.parent.iterdir() if path.name.startswith("target")] == []


@pytest.mark.parametrize("what", WITHOUT_END)
def test_a_store_that_is_laid_out_in_another_way_is_refused_before_it_is_asked_anything(file: Path, what: str) -> None:
    change(file, WITHOUT_END[what])
    refused(file, StrangeBackup)


@pytest.mark.parametrize("what", NOT_OF_THEIR_KIND)
def test_what_is_not_of_its_kind_is_refused(file: Path, what: str) -> None:
    change(file, NOT_OF_THEIR_KIND[what])
    refused(file, StrangeBackup)


@pytest.mark.parametrize("what", ALTERED)
def test_a_journal_that_was_altered_is_refused(file: Path, what: str) -> None:
    change(file, f"PRAGMA foreign_keys = OFF; {ALTERED[what]}")
    refused(file, AlteredBackup)


def test_a_store_in_another_alphabet_is_refused(file: Path) -> None:
    """It could not be read beside one of ours."""
    other = file.with_name("other.db")
    with closing(sqlite3.connect(other)) as new, closing(sqlite3.connect(file)) as old:
        new.execute("PRAGMA encoding = 'UTF-16le'")
        for (sql,) in old.execute("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL"):
            new.execute(sql)
    refused(other, StrangeBackup)


def test_a_backup_as_it_should_be_is_restored_after_all_these_checks(file: Path) -> None:
    assert asyncio.run(restore(file, str(file.parent / "target.db"))).events == 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("sql", "key"),
    [(WITHOUT_END["a trigger"], "restore-strange-file"), (ALTERED["a body"], "restore-altered-file")],
    ids=["strange", "altered"],
)
def test_it_is_said_in_one_sentence(
    file: Path, sql: str, key: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    change(file, sql)
    target = file.parent / "target.db"
    assert main(["restore", str(file), "--store", str(target), "--lang", language]) == 1
    told, complained = capsys.readouterr()
    assert (told, complained) == ("", words(language).say(key, file=str(file)) + "\n")
    assert not target.exists()


@pytest.mark.parametrize("command", ["restore", "backup"])
def test_a_store_that_is_none_is_said_so_in_one_sentence(
    file: Path, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The other end of it: what is restored into, or what a backup is made of."""
    none = file.parent / "none.db"
    none.write_bytes(b"no database" * 1_000)
    first = file if command == "restore" else file.parent / "new.db"
    assert main([command, str(first), "--store", str(none), "--lang", "en"]) == 1
    told, complained = capsys.readouterr()
    assert (told, complained.count("\n")) == ("", 1)
    assert "is damaged, or no store of Chaudron" in complained
    assert none.read_bytes() == b"no database" * 1_000
    assert not (file.parent / "new.db").exists()
