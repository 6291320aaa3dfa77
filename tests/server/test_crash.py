"""Kill -9 on both stores, briefly."""

import asyncio
from pathlib import Path
from unittest import mock

import pytest

from chaudron.room.state import State
from tests.server import crash_checks as checks
from tests.server.crash import survive
from tests.server.crash_house import DatabaseStore, FileStore
from tests.server.crash_scene import TOKENS, scene
from tests.server.crash_trial import Load, Outcome
from tests.server.journals import as_written
from tests.server.postgres import cluster, fresh_database
from tests.server.served import Player, served
from tests.server.store.shelf import opened

pytestmark = [pytest.mark.real, pytest.mark.real_luck]


def check_it_was_a_trial(outcome: Outcome) -> None:
    assert outcome.findings == []
    assert outcome.cycles == 3
    assert outcome.written.total() > outcome.tally.counts["acknowledged"] > outcome.cycles


def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    load = Load(tables=3, seconds=0.3, early_deaths=0)
    check_it_was_a_trial(asyncio.run(survive(FileStore(tmp_path), load, cycles=3, seed=1)))


def test_nothing_is_lost_when_the_server_and_its_database_are_killed() -> None:
    load = Load(tables=3, seconds=0.3, early_deaths=0, store_deaths=0.5)
    with cluster() as server:
        store = DatabaseStore(fresh_database(server.url), server)
        outcome = asyncio.run(survive(store, load, cycles=3, seed=6))
    check_it_was_a_trial(outcome)
    assert 0 < outcome.store_deaths < outcome.cycles


def test_a_server_that_acknowledges_what_is_not_yet_durable_is_found_out(tmp_path: Path) -> None:
    load = Load(tables=3, seconds=0.3, early_deaths=0)
    outcome = asyncio.run(survive(FileStore(tmp_path), load, 3, 1, "--late", "0.05"))
    assert checks.LOST in {finding.kind for finding in outcome.findings}


def test_a_snapshot_ahead_of_the_journal_is_not_believed(store: str) -> None:
    """A crash can come between a snapshot and the row it was made after."""
    before = scene()
    table, rows = before.journal.kept.table, before.rows[:-1]

    async def crash() -> None:
        async with opened(store) as kept:
            await kept.create(before.journal.kept, rows)
            await kept.save_snapshot(table, as_written(before.journal.kept, before.rows).snapshot())

    async def come_back() -> None:
        async with served(store) as house:
            assert (await house.running.house.live(table)).room.state.sitting.seq == len(rows)
            lost = before.rows[-1]
            author = Player(house.session, house.base, table, TOKENS[lost.seat or 0], lost.seat)
            await author.connect(after=0)
            assert (await author.answer(id=lost.move))["is"] == "ack"

    asyncio.run(crash())
    asyncio.run(come_back())


def test_what_was_done_before_a_crash_is_acknowledged_again_even_while_something_is_kept_quiet(store: str) -> None:
    async def run() -> None:
        async with served(store) as house:
            anna, _ = await house.table_of("Anna", "Bob", settings={"window": 1})
            await anna.do("pause", id="paused")
            live = await house.running.house.live(anna.table)
            live.room.recent.clear()  # as after a crash
            with mock.patch.object(State, "window_closes", return_value=10**15):
                assert (await anna.do("pause", id="paused"))["is"] == "ack"
                assert (await anna.do("resume", id="other"))["code"] == "sealed_now"

    asyncio.run(run())
