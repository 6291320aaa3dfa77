"""Pings: whoever answers them stays, however long nothing is said; whoever does not is hung up on."""

from pathlib import Path

from chaudron.server.sockets.socket import Socket
from tests.server.open_house import OpenHouse
from tests.server.rough import deaf, eventually, is_gone, nothing_fails, run, socket_of

__all__ = ["nothing_fails"]


def ping(house: OpenHouse) -> list[Socket]:
    """Ask everybody whether they are still there."""
    asked = list(house.running.doors.sockets)
    for socket in asked:
        socket.ping()
    return asked


async def answered(asked: list[Socket]) -> None:
    """Wait until all of these have answered."""
    await eventually(lambda: all(one.is_alive for one in asked))


def test_whoever_answers_pings_stays_although_nothing_is_said(tmp_path: Path) -> None:
    async def test(house: OpenHouse) -> None:
        anna, bob = await house.table_of("Anna", "Bob")
        for _ in range(3):
            await answered(ping(house))
        assert [(await player.do("why", choice="stop"))["is"] for player in (anna, bob)] == ["ack", "ack"]

    run(tmp_path, test)


def test_whoever_does_not_answer_is_hung_up_on_at_the_next_ping(tmp_path: Path) -> None:
    async def test(house: OpenHouse) -> None:
        anna, _bob = await house.table_of("Anna", "Bob")
        await deaf(house, house.watcher(anna.table))
        silent = socket_of(house, None)
        await answered([one for one in ping(house) if one is not silent])
        assert not is_gone(house, silent)
        ping(house)
        await eventually(lambda: is_gone(house, silent))
        assert (await anna.do("why", choice="stop"))["is"] == "ack"

    run(tmp_path, test)
