"""The simulated machine keeps what a real one promises."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.open_house import all_brew, visited
from tests.simulated.machine import Machine
from tests.simulated.network import HIGH_WATER, KERNEL_BYTES

MEGABYTE = bytes(range(256)) * 4096


def test_an_hour_passes_at_once() -> None:
    async def wait() -> float:
        before = time.time()
        await asyncio.sleep(3600)
        return time.time() - before

    with Machine().at_work():
        assert asyncio.run(wait()) == pytest.approx(3600, abs=1)
        assert asyncio.run(wait()) == pytest.approx(3600, abs=1)


def test_nobody_waits_for_ever_for_what_does_not_come() -> None:
    async def wait() -> None:
        while True:  # noqa: ASYNC110 - somebody else is always busy
            await asyncio.sleep(60)

    with Machine().at_work(), pytest.raises(RuntimeError, match="does not come"):
        asyncio.run(wait())


@pytest.mark.parametrize("seed", ["", "slow"])
def test_bytes_arrive_in_order_and_then_the_end(seed: str) -> None:
    async def send() -> bytes:
        heard: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

        async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            heard.set_result(await reader.read())
            writer.close()

        server = await asyncio.start_server(hear, "127.0.0.1", 0)
        _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        for place in range(0, len(MEGABYTE), 50_000):
            writer.write(MEGABYTE[place : place + 50_000])
            await writer.drain()
        writer.close()
        return await heard

    with Machine(seed).at_work():
        assert asyncio.run(send()) == MEGABYTE


def test_whoever_does_not_read_is_waited_for() -> None:
    async def send() -> int:
        async def sleep(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.transport.pause_reading()  # type: ignore[attr-defined]  # it reads too
            await asyncio.sleep(60)
            writer.close()

        server = await asyncio.start_server(sleep, "127.0.0.1", 0)
        _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        await asyncio.sleep(1)
        writer.write(MEGABYTE)
        unsent = writer.transport.get_write_buffer_size()
        with pytest.raises(ConnectionResetError):
            await writer.drain()
        writer.close()
        assert asyncio.get_running_loop().time() > 59
        return unsent

    with Machine().at_work():
        assert asyncio.run(send()) == len(MEGABYTE) - KERNEL_BYTES > HIGH_WATER


def test_nobody_answers_where_nobody_listens() -> None:
    with Machine().at_work(), pytest.raises(ConnectionRefusedError):
        asyncio.run(asyncio.open_connection("127.0.0.1", 1))


def test_the_same_seed_is_the_same_game_at_the_same_moments(tmp_path: Path) -> None:
    async def play(store: str) -> list[Any]:
        async with visited(store) as house:
            anna, bob = await house.dealt(all_brew, "Anna", "Bob")
            await bob.do("leave")
            for _ in range(3):
                await anna.answer()
            return [(event["at"], event["kind"]) for event in anna.events]

    found = []
    for number, seed in enumerate(("seven", "seven", "eight")):
        with Machine(seed).at_work():
            found.append(asyncio.run(play(str(tmp_path / f"{number}.db"))))
    assert found[0] == found[1] != found[2]


def test_afterwards_everything_is_real_again() -> None:
    real = time.time, asyncio.events.new_event_loop
    with Machine().at_work():
        assert time.time() != real[0]()
    assert (time.time, asyncio.events.new_event_loop) == real
