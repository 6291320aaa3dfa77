"""Somebody who was removed can be kept out of the table: by device, or by address too, if the host says so."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from chaudron import limits
from chaudron.room.visitors import visitor
from tests.server.open_house import OpenHouse, all_brew, open_house, played, refuses, together, visited
from tests.server.served import Player, served

__all__ = ["open_house"]

PLAN = {"proxies": 1}
KEPT_OUT = "The host no longer lets you in at this table. Ask them to let you come back, or play at another table."
HOME, ELSEWHERE = "198.51.100.7", "203.0.113.9"
PHONE, TABLET = "bob's phone", "bob's tablet"


def heads(device: str = "", address: str = HOME, token: str | None = None) -> dict[str, str]:
    """What a browser says with every request, and the proxy before the house."""
    told = {"Chaudron-Device": device, "X-Forwarded-For": address}
    return told | ({} if token is None else {"Authorization": f"Bearer {token}"})


async def asks(house: OpenHouse, path: str, body: Any = None, **who: Any) -> tuple[int, Any]:
    method, url = "GET" if body is None else "POST", f"{house.base}/api/tables/{path}"
    async with house.session.request(method, f"{url}?lang=en", json=body, headers=heads(**who)) as reply:
        return reply.status, await reply.json()


async def sits(house: OpenHouse, table: str, name: str, **who: Any) -> Player:
    status, seated = await asks(house, f"{table}/seats", {"name": name}, **who)
    assert status == 201, seated
    return house.guest(table, seated["token"], seated["seat"])


async def listens(house: OpenHouse, player: Player, device: str, address: str = HOME) -> Player:
    """Over a socket; a page says by itself which device it is on."""
    await player.reach(**{"Origin": house.base, "X-Forwarded-For": address})
    await player.send(do="hello", table=player.table, token=player.token, lang="en", device=device)
    await player.until(lambda message: message["is"] in ("welcome", "closing"))
    return player


async def watches(house: OpenHouse, table: str, device: str, address: str = HOME) -> str:
    """What becomes of somebody who comes to watch."""
    eve = await listens(house, house.guest(table, None, None), device, address)
    return "welcome" if eve.closed is None else str(eve.closed["code"])


async def comings(house: OpenHouse, table: str, **who: Any) -> list[str]:
    """What becomes of each way to come to a table: 'in', or the code of the refusal."""
    found = []
    for path, body in (
        ("", None),
        ("/log", None),
        ("/seats", {"name": "Zoe"}),
        ("/claims", {"seat": 1, "name": "Zoe"}),
    ):
        status, answer = await asks(house, table + path, body, **who)
        found.append("in" if status < 400 else answer["code"])
    return found


@pytest.mark.parametrize("is_begun", [False, True])
@played
async def test_who_is_kept_out_is_told_so_and_cannot_come_back_with_this_device(
    house: OpenHouse, is_begun: bool
) -> None:
    anna = await (await house.open()).connect()
    bob = await listens(house, await sits(house, anna.table, "Bob", device=PHONE), PHONE)
    if is_begun:
        await anna.do("start")
    assert (await anna.do("kick", seat=1, keep_out="device"))["is"] == "ack"
    assert anna.events[-1]["about"]["kept_out"] == 1
    await bob.until(lambda said: said["is"] == "closing")
    assert bob.closed == {"is": "closing", "code": "kept_out", "says": KEPT_OUT}
    for token in (None, bob.token):
        who = {"device": PHONE, "token": token, "address": ELSEWHERE}
        assert await comings(house, anna.table, **who) == ["kept_out"] * 4
        assert (await asks(house, anna.table, None, **who)) == (403, problem(KEPT_OUT))
    await bob.close()
    assert await watches(house, anna.table, PHONE) == "kept_out"
    bob.closed = None
    await listens(house, bob, "", ELSEWHERE)
    assert bob.closed == {"is": "closing", "code": "kept_out", "says": KEPT_OUT}


def problem(says: str) -> dict[str, Any]:
    return {"code": "kept_out", "says": says, "rule": "", "details": {}}


@played
async def test_by_device_the_rest_of_the_household_may_still_come(house: OpenHouse) -> None:
    anna = await (await house.open("belcastel 3")).connect()
    await sits(house, anna.table, "Bob", device=PHONE)
    await anna.do("kick", seat=1, keep_out="device")
    assert await watches(house, anna.table, TABLET) == "welcome"
    assert (await sits(house, anna.table, "Bea", device=TABLET)).seat == 1


@played
async def test_by_address_nobody_else_comes_from_there_but_who_sits_stays(house: OpenHouse) -> None:
    anna = await (await house.open("belcastel 4")).connect()
    await sits(house, anna.table, "Bob", device=PHONE)
    bea = await listens(house, await sits(house, anna.table, "Bea", device=TABLET), TABLET)
    await anna.do("kick", seat=1, keep_out="address")
    for device in ("", TABLET, "another"):
        assert await watches(house, anna.table, device) == "kept_out"
    assert await comings(house, anna.table, device="another") == ["kept_out"] * 4
    assert await watches(house, anna.table, "another", ELSEWHERE) == "welcome"
    assert (await bea.do("say", text="still here"))["is"] == "ack"
    assert (await asks(house, anna.table, None, device=TABLET, token=bea.token))[0] == 200


@played
async def test_the_address_from_which_somebody_is_connected_now_counts_too(house: OpenHouse) -> None:
    anna = await (await house.open("belcastel 3")).connect()
    bob = await sits(house, anna.table, "Bob", device=PHONE)
    await listens(house, bob, TABLET, ELSEWHERE)
    await anna.do("kick", seat=1, keep_out="address")
    for device, address in ((TABLET, "192.0.2.1"), ("new", ELSEWHERE), ("new", HOME)):
        assert await watches(house, anna.table, device, address) == "kept_out"


@played
async def test_a_device_that_others_at_the_table_use_is_not_kept_out(house: OpenHouse) -> None:
    """One device for several people: the token of the seat is dead, the others play on."""
    anna = await (await house.open("belcastel 4")).connect()
    bob = await sits(house, anna.table, "Bob", device=PHONE)
    bea = await sits(house, anna.table, "Bea", device=PHONE)
    await anna.do("kick", seat=1, keep_out="device")
    assert (await asks(house, anna.table, None, device=PHONE, token=bea.token))[0] == 200
    assert (await asks(house, anna.table, None, device=PHONE, token=bob.token))[1]["code"] == "kept_out"
    assert (await sits(house, anna.table, "Clo", device=PHONE)).seat == 1


@played
async def test_the_host_sees_who_is_kept_out_and_lets_them_come_back(house: OpenHouse) -> None:
    anna = await (await house.open("belcastel 3")).connect()
    clo = await (await house.join(anna.table, "Clo")).connect()
    await sits(house, anna.table, "Bob", device=PHONE)
    await anna.do("kick", seat=2, keep_out="address")
    await together(anna, clo)
    assert anna.shown["kept_out"] == [{"person": 1, "name": "Bob", "address": True}]
    assert clo.shown["kept_out"] == []
    await refuses(house, clo, "not_host", "Only the host may do this.", "let_in", 403, person=1)
    assert (await anna.do("let_in", person=1))["is"] == "ack"
    assert (await clo.until_kind("let_in"))["about"] == {"person": 1, "name": "Bob"}
    assert anna.shown["kept_out"] == []
    await refuses(house, anna, "nobody_kept_out", "That person may already come back.", "let_in", person=1)
    assert (await sits(house, anna.table, "Bob", device=PHONE)).seat == 2


@played
async def test_what_somebody_has_asked_for_is_void_once_they_are_kept_out(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await anna.do("pause")
    await listens(house, house.guest(anna.table, bob.token, 1), PHONE)
    status, claimed = await asks(house, f"{anna.table}/claims", {"seat": 1, "name": "Bobby"}, device=PHONE)
    assert status == 201
    await anna.do("kick", seat=1, keep_out="device")
    assert anna.shown["claims"] == []
    refused = await asks(house, anna.table, None, device=PHONE, token=claimed["token"])
    assert refused[1]["code"] == "kept_out"


@played
async def test_who_is_removed_without_more_may_come_back(house: OpenHouse) -> None:
    anna = await (await house.open()).connect()
    bob = await listens(house, await sits(house, anna.table, "Bob", device=PHONE), PHONE)
    await anna.do("kick", seat=1)
    await bob.until(lambda said: said["is"] == "welcome")
    assert (bob.welcome["seat"], bob.closed) == (None, None)
    assert (await sits(house, anna.table, "Bob", device=PHONE, token=bob.token)).seat == 1


@played
async def test_of_many_who_are_kept_out_the_first_may_come_back(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "KEPT_OUT", 2)
    anna = await (await house.open()).connect()
    for name in ("Bob", "Clo", "Dot"):
        await sits(house, anna.table, name, device=name)
        await anna.do("kick", seat=1, keep_out="device")
    assert [one["person"] for one in anna.shown["kept_out"]] == [2, 3]
    assert [await watches(house, anna.table, name) for name in ("Bob", "Clo", "Dot")] == [
        "welcome",
        "kept_out",
        "kept_out",
    ]


@played
async def test_neither_journal_nor_anything_told_holds_a_device_or_an_address(house: OpenHouse) -> None:
    anna = await (await house.open("belcastel 3")).connect()
    bob = await listens(house, await sits(house, anna.table, "Bob", device=PHONE), PHONE)
    await anna.do("kick", seat=1, keep_out="address")
    await together(anna)
    rows = await house.journal(anna.table)
    marks = re.findall(rb"[0-9a-f]{32}\b", rows[-1].body)
    assert len(marks) == 2
    for body in [row.body.decode() for row in rows] + anna.raw + bob.raw:
        assert not any(secret in body for secret in (HOME, PHONE))
    for said in anna.raw + bob.raw:
        assert not any(mark.decode() in said for mark in marks)


@played
async def test_marks_of_one_table_say_nothing_at_another(house: OpenHouse) -> None:
    marks = []
    for _ in range(2):
        anna = await house.open("belcastel 2")
        await sits(house, anna.table, "Bob", device=PHONE)
        marks.append(house.running.house.lives[anna.table].room.state.sitting.chairs[1].devices)
    assert len(marks[0]) == len(marks[1]) == 1
    assert marks[0] != marks[1]


@asynccontextmanager
async def two_houses(store: str) -> AsyncIterator[tuple[OpenHouse, OpenHouse]]:
    async with served(store, shared=True, proxies=1) as one, served(store, shared=True, proxies=1) as other:
        yield OpenHouse(one), OpenHouse(other)


def test_who_is_connected_to_another_process_is_sent_away_and_kept_out_there(store: str) -> None:
    async def run() -> None:
        async with two_houses(store) as (one, other):
            anna = await (await one.open()).connect()
            bob = await listens(other, await sits(other, anna.table, "Bob", device=PHONE), PHONE)
            await anna.do("kick", seat=1, keep_out="address")
            closed = await bob.until(lambda said: said["is"] == "closing")
            assert closed["code"] == "kept_out"
            for house in (one, other):
                assert (await asks(house, f"{anna.table}/seats", {"name": "Zoe"}, device=PHONE))[1][
                    "code"
                ] == "kept_out"
                assert (await asks(house, f"{anna.table}/seats", {"name": "Zoe"}))[1]["code"] == "kept_out"
            for house in (one, other):
                await house.tidy()

    asyncio.run(run())


def test_who_is_kept_out_stays_out_when_the_house_opens_again(store: str) -> None:
    async def run() -> None:
        async with visited(store, proxies=1) as house:
            anna = await (await house.open()).connect()
            await sits(house, anna.table, "Bob", device=PHONE)
            await anna.do("kick", seat=1, keep_out="device")
        async with visited(store, proxies=1) as house:
            assert await watches(house, anna.table, PHONE) == "kept_out"

    asyncio.run(run())


@pytest.mark.parametrize(
    ("device", "address", "known"),
    [
        ("abc", "198.51.100.7", ("abc", "198.51.100.7")),
        ("abc", "2001:db8::/64", ("abc", "2001:db8::/64")),
        ("abc", "127.0.0.1", ("abc", "")),
        ("abc", "::/64", ("abc", "")),
        ("x" * 65, "192.0.2.1", ("", "192.0.2.1")),
        ("é", "nowhere", ("", "nowhere")),
        ("", "", ("", "")),
    ],
)
def test_what_is_known_of_a_visitor(device: str, address: str, known: tuple[str, str]) -> None:
    assert visitor(device, address) == known


# Chat


@played
async def test_the_host_ends_all_talk_in_the_middle_of_the_game_and_allows_it_again(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    assert (await bob.do("say", text="hello"))["is"] == "ack"
    await refuses(house, bob, "not_host", "Only the host may do this.", "chat", 403, on=False)
    assert (await anna.do("chat", on=False))["is"] == "ack"
    assert (await bob.until_kind("chat"))["about"] == {}
    assert bob.shown["settings"] == {"chat": False}
    await refuses(house, bob, "no_chat", "There is no chat at this table.", "say", text="psst")
    await anna.do("chat", on=True)
    assert (await bob.until_kind("chat"))["about"] == {"on": True}
    assert (bob.shown["settings"], (await bob.do("say", text="again"))["is"]) == ({}, "ack")


def test_that_nobody_talks_outlasts_the_house(store: str) -> None:
    async def run() -> None:
        async with visited(store) as house:
            anna, bob = await house.dealt(all_brew, "Anna", "Bob")
            await anna.do("chat", on=False)
        async with visited(store) as house:
            bob = await house.guest(bob.table, bob.token, 1).connect()
            assert (await bob.do("say", text="psst"))["code"] == "no_chat"

    asyncio.run(run())
