"""`chaudron tidy` puts tables away, `chaudron restore` lists them, brings one back, or writes its record."""

import asyncio
import json
from pathlib import Path

import pytest

from chaudron.cli import main
from chaudron.server import clock
from tests.server.open_house import OpenHouse, play_out, visited

pytestmark = pytest.mark.real("sqlite")
DAY = 24 * 3600 * 1000


async def two_tables(store: str) -> tuple[str, str]:
    """A game that is over, and one that has not begun."""
    async with visited(store) as house:
        anna, bob = await house.table_of("Anna", "Bob")
        await play_out(anna, bob)
        waiting = await house.open()
        return anna.table, waiting.table


async def journal_of(store: str, table: str) -> tuple[int, int]:
    """Whether a table can be entered again, and how long its journal is."""
    async with visited(store) as house:
        found: OpenHouse = house
        status, _ = await found.watcher(table).get()
        return status, len(await found.journal(table))


def test_a_table_is_put_away_and_brought_back(
    store: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    over, waiting = asyncio.run(two_tables(store))
    before = asyncio.run(journal_of(store, over))
    file, now = tmp_path / "old.db", clock.now()
    monkeypatch.setattr(clock, "now", lambda: now + 40 * DAY)
    tidy = ["tidy", "--store", store, "--archive", str(file), "--lang", "en"]
    assert main([*tidy, "--keep-finished", "60"]) == 0
    assert capsys.readouterr().out == "Nothing is old enough to be put away.\n"
    assert main([*tidy, "--keep-finished", "30", "--keep-unfinished", "50"]) == 0
    assert capsys.readouterr().out == f"One table was put into {file}.\n"
    assert asyncio.run(journal_of(store, over))[0] == 404
    assert asyncio.run(journal_of(store, waiting))[0] == 200
    restored(over, file, store, capsys)
    assert asyncio.run(journal_of(store, over)) == before
    whole = str(tmp_path / "whole.db")
    assert main(["restore", str(file), "--store", whole, "--lang", "en"]) == 0
    assert asyncio.run(journal_of(whole, over)) == before
    refused = ["restore", str(file), "--store", store, "--lang", "en", "--table"]
    assert main([*refused, over]) == 2
    assert "already" in capsys.readouterr().err
    assert main([*refused, waiting]) == 1
    assert "does not hold" in capsys.readouterr().err


def restored(over: str, file: Path, store: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Find a table in the archive, look at its game, and bring it back."""
    restore = ["restore", str(file), "--store", store, "--lang", "en"]
    assert main([*restore, "--list"]) == 0
    assert capsys.readouterr().out.split() == [over, "belcastel", "over", "Anna,", "Bob"]
    record = file.with_name("game.json")
    assert main([*restore, "--table", over, "--record", str(record)]) == 0
    assert json.loads(record.read_text("utf-8"))["names"] == ["Anna", "Bob"]
    assert main(["replay", str(record), "--lang", "en"]) == 0
    assert "Anna" in capsys.readouterr().out
    assert main(["verify", str(record), "--lang", "en"]) == 4
    capsys.readouterr()
    assert main([*restore, "--table", over]) == 0
    assert capsys.readouterr().out.startswith(f"Table {over} is in {store} again, with ")


def test_tables_are_deleted_where_that_is_wanted(
    store: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    over, waiting = asyncio.run(two_tables(store))
    now = clock.now()
    monkeypatch.setattr(clock, "now", lambda: now + 40 * DAY)
    assert main(["tidy", "--store", store, "--keep-unfinished", "30", "--discard", "--lang", "en"]) == 0
    assert capsys.readouterr().out == "One table was deleted.\n"
    assert asyncio.run(journal_of(store, waiting))[0] == 404
    assert asyncio.run(journal_of(store, over))[0] == 200


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ([], "Say how long tables stay"),
        (["--keep-finished", "0"], "--keep-finished goes from 1 to"),
        (["--keep-finished", "soon"], "soon"),
    ],
)
def test_what_cannot_be_carried_out_is_said(
    store: str, capsys: pytest.CaptureFixture[str], given: list[str], says: str
) -> None:
    assert main(["tidy", "--store", store, *given, "--lang", "en"]) == 2
    assert says in capsys.readouterr().err
