"""Whoever reads too slowly is let go; nobody waits for them, and nothing piles up for them."""

import asyncio
from pathlib import Path

import pytest

from chaudron import limits
from tests.server.open_house import OpenHouse
from tests.server.rough import (
    PING,
    deaf,
    eventually,
    framed,
    is_gone,
    nobody_notices,
    nothing_fails,
    run,
    socket_of,
    unsent,
)
from tests.server.served import Player, Served

__all__ = ["nothing_fails"]


def test_pings_of_a_client_that_does_not_read_fill_no_memory(tmp_path: Path) -> None:
    async def test(house: OpenHouse) -> None:
        anna, bob = await house.table_of("Anna", "Bob")
        rough = await deaf(house, house.watcher(anna.table))
        watching = socket_of(house, None)
        async with nobody_notices(house, anna, bob):
            for _ in range(4_000):
                rough.writer.write(framed(b"?" * 125, PING))
            await eventually(lambda: unsent(watching) > limits.UNSENT_BYTES + 1_000 or is_gone(house, watching))
            assert is_gone(house, watching)

    run(tmp_path, test)


def test_a_reader_who_is_too_slow_is_dropped_and_the_others_hear_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: OpenHouse) -> None:
        anna, bob = await house.table_of("Anna", "Bob")
        rough = await deaf(house, house.watcher(anna.table))
        slow = socket_of(house, None)
        for number in range(300):
            assert (await anna.do("say", text=f"{number:0280}"))["is"] == "ack"
            if slow not in house.running.doors.sockets:
                break
        assert slow not in house.running.doors.sockets
        assert house.running.metrics.slow._value.get() == 1
        await bob.until_n(anna.n)
        texts = [[event["about"]["text"] for event in one.events if event["kind"] == "said"] for one in (anna, bob)]
        assert texts[0] == texts[1] == [f"{number:0280}" for number in range(len(texts[0]))]
        assert (await rough.until("nothing more")) == {"is": "end"}

    monkeypatch.setattr(limits, "TALK_PER_SECOND", 10**9)
    monkeypatch.setattr(limits, "UNSENT_BYTES", 4_096)
    run(tmp_path, test)


async def long_table(house: Served) -> list[Player]:
    """A table at which so much was said that telling it again takes 300 kB."""
    players = await house.table_of("Anna", "Bob")
    for _ in range(280):
        assert (await players[0].do("say", text="🧙" * limits.TEXT_LENGTH))["is"] == "ack"
    return players


def test_nobody_waits_for_somebody_who_is_told_much(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: OpenHouse) -> None:
        anna, bob = await long_table(house)
        await bob.until_n(anna.n)
        rough = await deaf(house, bob, after=0)
        await eventually(lambda: any(unsent(one) > limits.UNSENT_BYTES for one in house.running.doors.sockets))
        acting = asyncio.ensure_future(anna.do("why", choice="stop"))
        await asyncio.wait({acting, asyncio.ensure_future(rough.until("end"))}, return_when=asyncio.FIRST_COMPLETED)
        assert (await acting)["is"] == "ack"

    monkeypatch.setattr(limits, "TALK_PER_SECOND", 10**9)
    run(tmp_path, test)


def test_somebody_who_is_told_much_is_not_dropped_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: OpenHouse) -> None:
        anna, bob = await long_table(house)
        await bob.close()
        rough = await deaf(house, bob, after=0)
        await anna.until(lambda message: message["is"] == "here" and message["here"] == [0, 1])
        assert (await anna.do("say", text="Welcome back"))["is"] == "ack"
        assert len((await rough.until("welcome"))["missed"]) > 280
        assert (await rough.until("happened"))["about"]["text"] == "Welcome back"

    monkeypatch.setattr(limits, "TALK_PER_SECOND", 10**9)
    run(tmp_path, test)
