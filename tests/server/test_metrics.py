"""What Prometheus is told: of several workers the sums, whichever of them is asked."""

import asyncio
import os
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from chaudron.server.http import counts as own
from chaudron.server.http.counts import Counts, Ledger
from chaudron.server.metrics import Metrics
from tests.server.served import Player
from tests.server.test_processes import children, house_process, reached


def numbers(text: str) -> dict[str, float]:
    """Every number by its name, with its labels behind it."""
    samples = [sample for family in text_string_to_metric_families(text) for sample in family.samples]
    return {" ".join([sample.name, *sample.labels.values()]): sample.value for sample in samples}


@contextmanager
def team(*members: Metrics) -> Iterator[tuple[Ledger, list[Counts]]]:
    """A parent and its workers."""
    ledger = Ledger()
    yield ledger, [Counts(ledger.new_line().detach(), metrics) for metrics in members]
    ledger.close()


async def asked(ledger: Ledger, counts: Counts) -> dict[str, float]:
    """What a worker answers who is asked."""
    answer = asyncio.create_task(counts.text())
    while not answer.done():
        await asyncio.to_thread(ledger.listen, 0.01)
    return numbers((await answer).decode())


def test_numbers_of_all_workers_are_added_up_and_those_who_are_gone_stay_counted() -> None:
    async def run() -> None:
        one, other = Metrics(), Metrics()
        for metrics, count in ((one, 2), (other, 3)):
            for _ in range(count):
                metrics.count("answered")
                metrics.commit.observe(0.004)
            metrics.sockets.set(count)
        other.refusals.labels("stale").inc()
        with team(one, other) as (ledger, counts):
            for each in counts:
                await each.open()
            await asked(ledger, counts[0])
            told = await asked(ledger, counts[1])
            assert told == await asked(ledger, counts[0])
            assert (told["chaudron_events_total answered"], told["chaudron_sockets"]) == (5, 5)
            assert (told["chaudron_commit_seconds_count"], told["chaudron_commit_seconds_bucket 0.005"]) == (5, 5)
            assert told["chaudron_refusals_total stale"] == 1
            counts[1].writer.close()
            while len(ledger.told) > 1:
                await asyncio.to_thread(ledger.listen, 0.01)
            told = await asked(ledger, counts[0])
            assert (told["chaudron_events_total answered"], told["chaudron_sockets"]) == (5, 2)
            counts[0].writer.close()

    asyncio.run(run())


def test_an_answer_that_comes_late_or_torn_is_not_taken_for_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        metrics = Metrics()
        with team(metrics) as (ledger, (counts,)):
            await counts.open()
            with monkeypatch.context() as patience:
                patience.setattr(own, "ANSWER_SECONDS", 0.01)
                with pytest.raises(TimeoutError):
                    await counts.text()
            metrics.count("answered")
            assert (await asked(ledger, counts))["chaudron_events_total answered"] == 1
            next(iter(ledger.told)).send(b'{"n":3,"families":[')  # the beginning of one that had no room
            metrics.count("answered")
            assert (await asked(ledger, counts))["chaudron_events_total answered"] == 2
            counts.writer.close()

    asyncio.run(run())


def test_one_process_tells_the_same_as_a_team_of_one() -> None:
    async def run() -> None:
        metrics = Metrics()
        metrics.count("answered")
        metrics.commit.observe(0.3)
        with team(metrics) as (ledger, (counts,)):
            await counts.open()
            assert await asked(ledger, counts) == numbers(metrics.text().decode())
            counts.writer.close()

    asyncio.run(run())


def test_whichever_worker_is_asked_tells_of_all(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"

    async def run(base: str, parent: int) -> None:
        async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(force_close=True)) as by:
            house, tables = reached(base, by), 0
            while tables < 5 or owners(file) < 2:  # each call goes to either of them
                await house.open("belcastel 2")
                tables += 1
            await agree(by, base, tables, 0)
            guests: list[Player] = [await house.open("belcastel 2") for _ in range(5)]
            for guest in guests:
                await guest.connect()
            await agree(by, base, tables + 5, 5)
            os.kill(children(parent)[0], signal.SIGKILL)
            for guest in guests:
                await guest.close()
            await agree(by, base, tables + 5, 0)

    with house_process(str(file), "--workers=2") as (base, process):
        asyncio.run(asyncio.wait_for(run(base, process.pid), 120))


def owners(file: Path) -> int:
    """How many workers have opened a table."""
    with closing(sqlite3.connect(file)) as connection:
        count: int = connection.execute("SELECT count(DISTINCT owner) FROM room").fetchone()[0]
    return count


async def agree(by: aiohttp.ClientSession, base: str, opened: int, sockets: int) -> None:
    """Wait until everybody tells the same, however often they are asked."""
    right = 0
    while right < 10:
        try:
            async with by.get(f"{base}/metrics") as answer:
                told = numbers(await answer.text())
        except aiohttp.ClientError:  # one was killed with this request in its hands
            told = {}
        is_right = (told.get("chaudron_events_total opened"), told.get("chaudron_sockets")) == (opened, sockets)
        right = right + 1 if is_right else 0
        await asyncio.sleep(0.01)
