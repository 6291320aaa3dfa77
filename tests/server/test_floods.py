"""Too much of anything: whoever sends it is stopped, memory stays bounded, and nobody else notices."""

import asyncio
from pathlib import Path

import pytest

from chaudron import limits
from chaudron.limits import UNLIMITED
from chaudron.server.http.rates import Buckets
from tests.server.open_house import OpenHouse, all_brew
from tests.server.rough import (
    CONTINUED,
    PING,
    TEXT,
    Rough,
    dial,
    eventually,
    framed,
    host_of,
    intruder,
    nobody_notices,
    nothing_fails,
    problem,
    run,
    said,
    socket_of,
    told_to_leave,
    traces,
)
from tests.server.served import Player, Served

__all__ = ["nothing_fails"]

INVENTED = 20_000


# Messages


def test_a_connection_over_its_rate_is_closed_and_the_game_goes_on(tmp_path: Path) -> None:
    async def test(house: OpenHouse) -> None:
        anna, bob = await house.dealt(all_brew, "Anna", "Bob")
        rough = await intruder(house, bob, lang="en")
        async with nobody_notices(house, anna, bob):
            for _ in range(40):
                await rough.say({"do": "ping"})
            await told_to_leave(rough, "too_fast", "en")
        assert (await anna.answer())["is"] == "ack"
        assert (await bob.until_kind("answered"))["about"]["seat"] == anna.seat

    run(tmp_path, test, rates=UNLIMITED._replace(frames=0.001, frames_at_once=30))


def test_control_frames_count_like_messages(tmp_path: Path) -> None:
    async def test(house: OpenHouse) -> None:
        anna, bob = await house.table_of("Anna", "Bob")
        rough = await intruder(house, bob)
        async with nobody_notices(house, anna, bob):
            for _ in range(40):
                rough.writer.write(framed(b"?", PING))
            await told_to_leave(rough, "too_fast")

    run(tmp_path, test, rates=UNLIMITED._replace(frames=0.001, frames_at_once=30))


def test_fragments_without_end_fill_no_memory(tmp_path: Path) -> None:
    async def test(house: OpenHouse) -> None:
        anna, bob = await house.table_of("Anna", "Bob")
        rough = await intruder(house, bob)
        async with nobody_notices(house, anna, bob):
            await rough.frame(b"{", TEXT, last=False)
            for _ in range(limits.FRAME_BYTES):
                rough.writer.write(framed(b" ", CONTINUED, last=False))
            assert (await rough.until("end"))["code"] == 1009

    run(tmp_path, test)


def test_who_talks_too_much_is_asked_to_wait(tmp_path: Path) -> None:
    async def test(house: OpenHouse) -> None:
        anna, bob = await house.table_of("Anna", "Bob")
        said_so = [await anna.do("say", text=f"number {number}") for number in range(limits.TALK_AT_ONCE)]
        assert {answer["is"] for answer in said_so} == {"ack"}
        async with nobody_notices(house, anna):
            nack = await anna.do("emote", emote="clap")
            assert (nack["code"], nack["says"]) == ("too_fast", said("too_fast"))
        assert (await bob.do("say", text="Quiet, please"))["is"] == "ack"

    run(tmp_path, test)


# Requests


def test_an_address_over_its_rate_is_asked_to_wait_and_others_are_not(tmp_path: Path) -> None:
    async def test(house: OpenHouse) -> None:
        for number in range(5):
            assert (await house.session.get(f"{house.base}/health")).status == 200, number
        refused = (429, "too_fast", said("too_fast", "en"))
        assert await problem(house, "GET /health?lang=en") == refused
        assert await problem(house, "GET /ws?lang=en") == refused
        assert (await house.session.get(f"{house.base}/health", headers={"X-Forwarded-For": "1.1.1.1"})).status == 200

    run(tmp_path, test, proxies=1, rates=UNLIMITED._replace(requests=0.001, requests_at_once=5))


def test_an_address_opens_only_so_many_tables(tmp_path: Path) -> None:
    async def test(house: OpenHouse) -> None:
        table = b'{"setup":"belcastel 2"}'
        for name in ("Anna", "Bob", "Clo"):
            await house.open(name=name)
        before = await traces(house)
        assert await problem(house, "POST /api/tables?lang=en", table) == (
            429,
            "too_many_tables",
            said("too_many_tables", "en"),
        )
        assert await traces(house) == before
        assert (await problem(house, "POST /api/tables", b"{}"))[1] == "too_many_tables"
        url, elsewhere = f"{house.base}/api/tables", {"X-Forwarded-For": "1.1.1.1"}
        assert (await house.session.post(url, data=table, headers=elsewhere)).status == 201

    run(tmp_path, test, proxies=1, rates=UNLIMITED._replace(new_tables=0.001, new_tables_at_once=3))


def test_neighbors_in_one_ipv6_network_count_as_one(tmp_path: Path) -> None:
    async def test(house: OpenHouse) -> None:
        for address in ("2001:db8::1", "2001:db8::ffff:2", "2001:DB8:0:0:3::"):
            headers = {"X-Forwarded-For": address}
            assert (await house.session.get(f"{house.base}/health", headers=headers)).status == 200
        assert len(house.running.doors.requests.buckets) == 1

    run(tmp_path, test, proxies=1)


def test_only_so_many_addresses_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ADDRESSES", 100)
    buckets = Buckets(rate=0.001, brim=1)
    assert buckets.take("busy")
    for number in range(1_000):
        assert buckets.take(str(number))
        assert not buckets.take("busy")
    assert len(buckets.buckets) == 100


def test_invented_tables_leave_nothing_behind(tmp_path: Path) -> None:
    async def test(house: OpenHouse) -> None:
        anna, bob = await house.table_of("Anna", "Bob")
        async with nobody_notices(house, anna, bob):
            await asyncio.gather(ask_for_invented_tables(house, INVENTED - 200), greet_invented_tables(house, 200))
        doors = house.running.doors
        assert (len(doors.sockets), doors.sockets_from.count) == (2, 2)
        assert len(doors.requests.buckets) == 1

    run(tmp_path, test)


async def ask_for_invented_tables(house: Served, times: int) -> None:
    """One request after the other over one line, without waiting for the answers."""
    reader, writer = await dial(house)
    lines = f"HTTP/1.1\r\nHost: {host_of(house)}\r\n"
    for number in range(times):
        writer.write(f"GET /api/tables/{number:010} {lines}\r\n".encode())
    writer.write(f"GET /api/tables/nothing-at-all {lines}Connection: close\r\n\r\n".encode())
    answers = await reader.read()
    assert answers.count(b"HTTP/1.1 404 ") == times + 1
    assert answers.count(b'"unknown_table"') == times + 1
    writer.close()


async def greet_invented_tables(house: Served, times: int) -> None:
    for number in range(times):
        rough = await Rough.connect(house)
        await rough.say({"do": "hello", "table": f"{number:010}", "token": "A" * 43})
        await told_to_leave(rough, "unknown_table")
        await rough.close()


# Connections


def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    async def test(house: OpenHouse) -> None:
        anna, bob = await house.table_of("Anna", "Bob")
        async with nobody_notices(house, anna, bob):
            refused = await problem(house, "GET /ws?lang=en")
            assert refused == (429, "too_many_connections", said("too_many_connections", "en"))
        bobs = socket_of(house, 1)
        await bob.close()
        await eventually(lambda: bobs not in house.running.doors.sockets)
        assert (await bob.connect()).welcome["seat"] == 1
        await anna.close()
        await bob.close()
        await eventually(lambda: not house.running.doors.sockets)
        assert not house.running.doors.sockets_from.taken

    run(tmp_path, test, rates=UNLIMITED._replace(sockets=2))


def test_a_house_has_only_so_many_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: OpenHouse) -> None:
        await house.table_of("Anna", "Bob")
        assert (await problem(house, "GET /ws"))[:2] == (429, "too_many_connections")

    monkeypatch.setattr(limits, "SOCKETS", 2)
    run(tmp_path, test)


def test_a_table_has_only_so_many_who_watch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: OpenHouse) -> None:
        anna, bob = await house.table_of("Anna", "Bob")
        for _ in range(2):
            await house.watcher(anna.table).connect(Origin=house.base)
        async with nobody_notices(house, anna, bob):
            third = await house.watcher(anna.table).connect(Origin=house.base, lang="en")
            assert third.closed == {
                "is": "closing",
                "code": "too_many_connections",
                "says": said("too_many_connections", "en"),
            }
            assert (await anna.get())[1]["watching"] == 2

    monkeypatch.setattr(limits, "WATCHERS_PER_TABLE", 2)
    run(tmp_path, test)


def test_the_oldest_device_of_a_seat_makes_room(tmp_path: Path) -> None:
    async def test(house: OpenHouse) -> None:
        anna, bob = await house.table_of("Anna", "Bob")
        further = [Player(house.session, house.base, bob.table, bob.token, 1) for _ in range(limits.SOCKETS_PER_SEAT)]
        for device in further:
            await device.connect()
        assert (await bob.until(lambda message: message["is"] == "closing"))["code"] == "replaced"
        async with nobody_notices(house, anna, *further):
            assert anna.here == [0, 1]

    run(tmp_path, test)
