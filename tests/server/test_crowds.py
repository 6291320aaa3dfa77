"""Connections held open for nothing: each ends after a while, an address has only so many, and others are served."""

import asyncio
import logging
import resource
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from unittest import mock

import pytest

from chaudron import limits
from chaudron.limits import UNLIMITED
from chaudron.server import descriptors
from chaudron.server.http.surroundings import network
from chaudron.server.http.web import INDEX, Read, Variant, variant
from chaudron.server.sockets.front import FrontDoor
from chaudron.server.sockets.lines import TurnedAway
from tests.server.open_house import OpenHouse
from tests.server.rough import Rough, dial, eventually, nobody_notices, nothing_fails, request, run, said
from tests.server.served import PATIENCE, Served
from tests.server.test_processes import house_process, reached, session

__all__ = ["nothing_fails"]

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems have one loopback address only")

ELSEWHERE = "127.0.0.2"
"""Another address of this machine, for those who mean harm."""
FEW = 12
BEGUN = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n"
HARM = {
    "nothing": b"",
    "one byte": b"G",
    "one byte of no socket": b"P",
    "half a head": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n",
    "half a head of a socket": b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\n",
    "half a body": BEGUN + b"\r\n{",
    "an answered request": b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    "an answered request and half a head": b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /",
    "a socket without hello": b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
}


TIMES = ("HELLO_SECONDS", "BODY_SECONDS", "KEEP_SECONDS")


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing ends by time where a test is not about time, however slow the machine."""
    for name in TIMES:
        monkeypatch.setattr(limits, name, 3_600)


class Crowd:
    """Many bare connections from one address."""

    def __init__(self, base: str, address: str = ELSEWHERE) -> None:
        self.port, self.address = int(base.rpartition(":")[2]), address
        self.lines: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def come(self, count: int, says: bytes) -> None:
        for _ in range(count):
            line = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))
            line[1].write(says)
            self.lines.append(line)

    async def until_all_ended(self) -> None:
        for reader, _ in self.lines:
            await asyncio.wait_for(ended(reader), PATIENCE)

    def go(self) -> None:
        for _, writer in self.lines:
            writer.transport.abort()


async def ended(reader: asyncio.StreamReader) -> None:
    """Read until the house hangs up, politely or not."""
    try:
        await reader.read()
    except ConnectionError:
        return


@asynccontextmanager
async def crowd(base: str, count: int, says: bytes, address: str = ELSEWHERE) -> AsyncIterator[Crowd]:
    people = Crowd(base, address)
    try:
        await people.come(count, says)
        yield people
    finally:
        people.go()


async def is_served(house: Served) -> None:
    """A page, a request and a socket."""
    assert (await house.session.get(f"{house.base}/health")).status == 200
    anna, bob = await house.table_of("Anna", "Bob")
    assert (await anna.do("why", choice="stop"))["is"] == "ack"
    for player in (anna, bob):
        await player.close()


# Time


@pytest.mark.parametrize("harm", HARM)
def test_who_keeps_the_house_waiting_is_hung_up_on(tmp_path: Path, harm: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: OpenHouse) -> None:
        anna, bob = await house.table_of("Anna", "Bob")
        for name in TIMES:
            monkeypatch.setattr(limits, name, 0.05)
        async with nobody_notices(house, anna, bob), crowd(house.base, 3, HARM[harm]) as people:
            await people.until_all_ended()
        await eventually(lambda: ELSEWHERE not in house.running.doors.lines.taken)

    run(tmp_path, test)


def test_who_takes_nothing_of_a_long_answer_is_hung_up_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: OpenHouse) -> None:
        monkeypatch.setattr(limits, "KEEP_SECONDS", 0.05)
        house.running.doors.site.files[INDEX] = long_file()
        reader, writer = await dial(house, receive=2_048)
        writer.write(b"GET /rules/long HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        await eventually(lambda: house.running.doors.lines.count == 1)
        await eventually(lambda: house.running.doors.lines.count == 0)
        await ended(reader)
        writer.close()

    run(tmp_path, test)


def test_who_takes_a_long_answer_slowly_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time begins anew as long as something is taken."""

    async def test() -> None:
        door, transport = FrontDoor(mock.Mock(), mock.Mock()), mock.Mock(asyncio.Transport)
        transport.get_extra_info.return_value = ("127.0.0.1", 1)
        door.connection_made(transport)
        door.expect(0)
        for unsent in (9_000, 8_000, 7_000):
            transport.get_write_buffer_size.return_value = unsent
            door._look()
        transport.abort.assert_not_called()
        door._look()
        transport.abort.assert_called_once_with()
        door.connection_lost(None)

    monkeypatch.setattr(limits, "KEEP_SECONDS", 0)
    asyncio.run(test())


def long_file() -> dict[str, Variant]:
    return {"": variant("/index.html", Read(b"x" * 2**23, "long"), {})}


# Numbers


@pytest.mark.parametrize("harm", HARM)
def test_an_address_holds_only_so_many_lines_and_others_are_served(
    tmp_path: Path, harm: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(house: OpenHouse) -> None:
        doors = house.running.doors
        async with crowd(house.base, 3 * FEW, HARM[harm]) as people:
            await is_served(house)
            for reader, _ in people.lines[FEW:]:
                await asyncio.wait_for(ended(reader), PATIENCE)
            assert doors.lines.taken[ELSEWHERE] == FEW
            assert not any(reader.at_eof() for reader, _ in people.lines[:FEW])
            await is_served(house)
        await eventually(lambda: ELSEWHERE not in doors.lines.taken)
        async with crowd(house.base, 1, HARM["an answered request"]) as people:
            assert (await people.lines[0][0].readline()).startswith(b"HTTP/1.1 200 ")

    run(tmp_path, test, rates=UNLIMITED._replace(connections=FEW))
    told = [record for record in caplog.get_records("call") if "too many connections" in record.getMessage()]
    assert [ELSEWHERE in record.getMessage() for record in told] == [True], "told once"


def test_who_is_turned_away_is_told_why_in_both_languages(tmp_path: Path) -> None:
    async def test(house: OpenHouse) -> None:
        async with crowd(house.base, 1, b""), crowd(house.base, 1, b"") as second:
            whole = await asyncio.wait_for(second.lines[0][0].read(), PATIENCE)
            assert whole.startswith(b"HTTP/1.1 429 ")
            for lang in ("fr", "en"):
                assert said("too_many_connections", lang).encode() in whole
        assert house.running.metrics.refusals.labels("too_many_connections")._value.get() == 1

    run(tmp_path, test, rates=UNLIMITED._replace(connections=1))


def test_sockets_count_as_lines_until_they_end(tmp_path: Path) -> None:
    async def test(house: OpenHouse) -> None:
        doors = house.running.doors
        rough = [await Rough.connect(house) for _ in range(3)]
        over_http = Rough(*await dial(house))
        over_http.writer.write(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        await over_http.reader.readuntil(b"}")
        over_http.writer.write(HARM["a socket without hello"])
        assert b" 101 " in await over_http.reader.readuntil(b"\r\n\r\n")
        assert doors.lines.count == doors.lines.taken["127.0.0.1"] == len(doors.sockets) == 4
        for one in (*rough, over_http):
            await one.close()
        await eventually(lambda: doors.lines.count == 0)
        assert not doors.lines.taken

    run(tmp_path, test)


@pytest.mark.parametrize("says", ["nothing", "one byte", "half a head", "an answered request"])
def test_a_house_that_closes_hangs_up_on_everybody(tmp_path: Path, says: str) -> None:
    """A browser keeps lines for later: on one left over it would ask a house that is gone."""

    async def test(house: OpenHouse) -> None:
        async with crowd(house.base, 1, HARM[says]) as visitors:
            await is_served(house)
            await house.running.close()
            await visitors.until_all_ended()

    run(tmp_path, test)


def test_a_house_has_only_as_many_lines_as_it_has_descriptors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: OpenHouse) -> None:
        async with crowd(house.base, 3, HARM["one byte"]), crowd(house.base, 1, b"", "127.0.0.3") as refused:
            assert (await asyncio.wait_for(refused.lines[0][0].read(), PATIENCE)).startswith(b"HTTP/1.1 429 ")

    monkeypatch.setattr(descriptors, "room", lambda: 3)
    run(tmp_path, test)


# Behind a proxy


def test_behind_a_proxy_lines_are_not_counted_but_what_an_address_asks_at_once(tmp_path: Path) -> None:
    """The proxy holds all lines; whoever it names has only so many requests under way."""

    async def test(house: OpenHouse) -> None:
        doors = house.running.doors
        begun = [BEGUN + b"X-Forwarded-For: 1.1.1.1\r\n\r\n{" for _ in range(2)]
        async with crowd(house.base, 2, begun[0]), crowd(house.base, 3 * FEW, HARM["an answered request"]):
            await eventually(lambda: doors.asking.taken["1.1.1.1"] == 2)
            status, _, text = await request(house, "GET /health?lang=en", X_Forwarded_For="1.1.1.1")
            assert (status, said("too_many_connections", "en").encode() in text) == (429, True)
            status, _, _ = await request(house, "GET /health", X_Forwarded_For="2.2.2.2")
            assert status == 200
        await eventually(lambda: not doors.asking.taken)

    run(tmp_path, test, proxies=1, rates=UNLIMITED._replace(connections=2))


# Descriptors


def test_the_limit_of_descriptors_is_raised_as_far_as_it_goes() -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    program = (
        "import resource; from chaudron.server import descriptors\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, 700)); descriptors.raise_limit()\n"
        "print(resource.getrlimit(resource.RLIMIT_NOFILE), descriptors.room())"
    )
    assert hard == resource.RLIM_INFINITY or hard >= 700
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert told.stdout == f"(700, 700) {700 - descriptors.KEPT}\n"


def test_a_house_with_few_descriptors_serves_while_it_is_attacked(tmp_path: Path) -> None:
    """A real house that could not hold all who come: it says how many it can, and somebody else plays."""

    async def attacked(base: str) -> None:
        async with session() as by:
            house = reached(base, by)
            async with crowd(base, 300, HARM["half a head"]), crowd(base, 300, HARM["one byte"], "127.0.0.4"):
                await is_served(house)

    with house_process(str(tmp_path / "tables.db"), "--connections=100", "--lang=en", descriptors=400) as (
        base,
        process,
    ):
        asyncio.run(attacked(base))
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(5)]
        assert "There is room for 300 connections, 100 from one address.\n" in told


# What is kept


def test_addresses_that_were_refused_are_told_of_now_and_then(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING, "chaudron.lines")
    now = [0.0]
    turned_away = TurnedAway(lambda: now[0])
    for moment, address in ((0, "a"), (1, "a"), (2, "b"), (59, "a"), (61, "a"), (62, "a")):
        now[0] = moment
        turned_away.note(address)
    told = [(record.args[0], record.args[1]) for record in caplog.records if isinstance(record.args, tuple)]
    assert told == [("a", 1), ("b", 1), ("a", 3)]


def test_how_many_were_refused_is_told_though_they_come_no_more(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: OpenHouse) -> None:
        turned_away = house.running.doors.turned_away
        turned_away.clock = lambda: now[0]
        async with crowd(house.base, 5, b"") as people:
            for reader, _ in people.lines[1:]:
                await asyncio.wait_for(ended(reader), PATIENCE)
        now[0] = limits.TOLD_SECONDS
        await eventually(lambda: turned_away.known[ELSEWHERE] == (limits.TOLD_SECONDS, 0))

    now = [0.0]
    monkeypatch.setattr(limits, "PING_SECONDS", 0.01)
    run(tmp_path, test, rates=UNLIMITED._replace(connections=1))
    told = [record.getMessage() for record in caplog.get_records("call") if record.name == "chaudron.lines"]
    assert told == [f"too many connections from {ELSEWHERE}: {count} refused" for count in (1, 3)]


def test_only_so_many_refused_addresses_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ADDRESSES", 10)
    turned_away = TurnedAway()
    for number in range(100):
        turned_away.note(str(number))
    assert len(turned_away.known) == 10


def test_an_old_address_in_new_clothes_is_its_old_self() -> None:
    """A house that listens on both sees version 4 inside version 6; that is no network of neighbors."""
    assert network("::ffff:192.0.2.7") == "192.0.2.7"
    assert network("::ffff:192.0.2.8") != network("::ffff:192.0.2.7")
