"""A personal link brings a seat to another device; a seat is held by five devices and seen on three at a time."""

import asyncio

import pytest

from chaudron.server.sockets import wire
from tests.server.open_house import OpenHouse, all_brew, open_house, played, together, until_here, visited
from tests.server.rough import intruder
from tests.server.served import Player

__all__ = ["open_house"]


async def another_device(house: OpenHouse, player: Player) -> Player:
    """The same seat by another personal link."""
    status, seated = await player.post("/keys")
    assert (status, seated["table"], seated["seat"]) == (201, player.table, player.seat)
    return house.guest(player.table, seated["token"], seated["seat"])


@played
async def test_a_second_device_sees_and_does_the_same(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    phone = await (await another_device(house, bob)).connect()
    assert phone.token != bob.token
    assert (phone.welcome["seat"], phone.view, phone.ask, phone.n) == (1, bob.view, bob.ask, bob.n + 1)
    assert (await phone.answer("draw"))["is"] == "ack"
    await together(bob)
    assert (bob.view, bob.ask, bob.n) == (phone.view, phone.ask, phone.n)
    assert (await bob.answer("stop"))["is"] == "ack"
    assert (await anna.until_kind("keyed"))["about"] == {"seat": 1}
    await together(anna)
    assert anna.awaited == [{"seat": 0}]


@played
async def test_a_seat_with_two_devices_is_here_while_one_of_them_is(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    phone = await (await another_device(house, bob)).connect()
    await bob.close()
    await phone.do("say", text="still here")
    await together(anna)
    assert anna.here == [0, 1]
    await phone.close()
    await until_here(anna, [0])


@played
async def test_the_host_has_the_same_rights_on_every_device(house: OpenHouse) -> None:
    anna = await (await house.open()).connect()
    phone = await (await another_device(house, anna)).connect()
    assert phone.welcome["host"] is True
    assert (await phone.do("lock"))["is"] == "ack"


@played
async def test_of_more_than_five_devices_the_oldest_loses_the_seat(house: OpenHouse) -> None:
    _anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    devices = [bob, *[await another_device(house, bob) for _ in range(4)]]
    assert [(await device.get())[0] for device in devices] == [200] * 5
    sixth = await another_device(house, devices[1])
    await bob.until(lambda said: said["is"] == "welcome")
    assert bob.welcome["seat"] is None
    assert [(await device.get())[0] for device in [*devices, sixth]] == [401, *[200] * 5]


@played
async def test_a_fourth_socket_of_a_seat_takes_the_place_of_the_first(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    second, third, fourth = [await house.guest(bob.table, bob.token, 1).connect() for _ in range(3)]
    await bob.until(lambda said: said["is"] == "closing")
    assert bob.closed is not None
    assert (bob.closed["code"], "again" in bob.closed) == ("replaced", False)
    assert (await bob.hear())["is"] == "end"
    for device in (second, third, fourth):
        assert (await device.do("ping-pong-is-no-command"))["code"] == "bad_message"
    await anna.answer("draw")
    for device in (second, third, fourth):
        await device.until_kind("answered")
        assert device.here == [0, 1]


@played
async def test_a_socket_that_does_not_answer_holds_nobody_up_when_it_is_replaced(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "CLOSE_SECONDS", 3600.0)
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await bob.close()
    await until_here(anna, [0])
    deaf = await intruder(house, bob)  # which does not answer its closing
    [await house.guest(bob.table, bob.token, 1).connect() for _ in range(2)]
    fourth = await house.guest(bob.table, bob.token, 1).connect()
    assert (await anna.answer("draw"))["is"] == "ack"
    await fourth.until_kind("answered")
    assert (await deaf.until("closing"))["code"] == "replaced"


@played
async def test_a_personal_link_is_only_for_who_has_a_seat(house: OpenHouse) -> None:
    host = await house.open("belcastel 2", None)
    before = await house.journal(host.table)
    for token, status, code, english in (
        (None, 401, "bad_token", "This key opens no seat at this table."),
        ("x" * 43, 401, "bad_token", "This key opens no seat at this table."),
        (host.token, 403, "not_seated", "You need a seat at this table."),
    ):
        answer, problem = await house.guest(host.table, token, None).post("/keys?lang=en")
        assert (answer, problem["code"], problem["says"]) == (status, code, english)
    assert await house.journal(host.table) == before


@played
async def test_a_token_of_one_table_opens_no_seat_at_another(house: OpenHouse) -> None:
    here, there = await house.open(), await house.open()
    stray = house.guest(there.table, here.token, 0)
    status, problem = await stray.get()
    assert (status, problem["code"]) == (401, "bad_token")
    await stray.connect()
    assert stray.closed is not None
    assert stray.closed["code"] == "bad_token"


@played
async def test_a_token_in_the_place_of_all_others_ends_every_link_of_before(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    lost = await (await another_device(house, bob)).connect()
    status, seated = await bob.post("/keys/only")
    assert (status, seated["table"], seated["seat"]) == (201, bob.table, 1)
    for device in (bob, lost):
        await device.until(lambda said: said["is"] == "welcome" and said["seat"] is None)
        assert (await device.get())[0] == 401
    only = await house.guest(bob.table, seated["token"], 1).connect()
    assert (await only.answer("draw"))["is"] == "ack"
    assert (await anna.until_kind("keyed"))["about"] == {"seat": 1}
    assert [seat["person"] for seat in anna.shown["seats"]] == [True, True]


@played
async def test_only_who_has_a_seat_can_end_its_links(house: OpenHouse) -> None:
    host = await house.open("belcastel 2", None)
    before = await house.journal(host.table)
    for token, status, code in (
        (None, 401, "bad_token"),
        ("x" * 43, 401, "bad_token"),
        (host.token, 403, "not_seated"),
    ):
        answer, problem = await house.guest(host.table, token, None).post("/keys/only")
        assert (answer, problem["code"]) == (status, code)
    assert await house.journal(host.table) == before


def test_a_token_in_the_place_of_all_others_is_the_only_one_after_a_restart(store: str) -> None:
    async def run() -> None:
        async with visited(store, job_processes=0) as house:
            anna = await house.open()
            _, seated = await anna.post("/keys/only")
        async with visited(store, job_processes=0) as house:
            assert (await house.guest(anna.table, anna.token, 0).get())[0] == 401
            assert (await house.guest(anna.table, seated["token"], 0).get())[1]["seat"] == 0

    asyncio.run(run())
