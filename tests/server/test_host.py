"""The host sends people away, closes the table to newcomers, hands it on, and can be replaced when away for long."""

import asyncio

import pytest

from chaudron.room import commands
from tests.server.open_house import OpenHouse, all_brew, open_house, played, refuses, together, turns_away, until_here

__all__ = ["open_house"]


# Sending away


@played
async def test_who_is_sent_away_before_the_game_leaves_a_free_seat(house: OpenHouse) -> None:
    anna = await (await house.open()).connect()
    bob = await (await house.join(anna.table, "Bob")).connect()
    assert (await anna.do("kick", seat=1))["is"] == "ack"
    assert anna.events[-1]["kind"] == "kicked"
    assert anna.events[-1]["about"] == {"seat": 1}
    assert anna.shown["seats"] == [{"name": "Anna", "person": True}, {}]
    await bob.until(lambda said: said["is"] == "welcome")
    assert (bob.welcome["seat"], bob.welcome["host"]) == (None, False)
    assert (await house.join(anna.table, "Bob")).seat == 1


@played
async def test_a_token_is_dead_as_soon_as_its_holder_is_sent_away(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    again = await house.guest(anna.table, bob.token, 1).connect(lang="en")
    await anna.do("kick", seat=1)
    before = await house.journal(anna.table)
    refused = await again.do("answer", ask=bob.ask and bob.ask["ask"], choice="draw")
    assert (refused["code"], refused["says"]) == ("removed", "The host has freed your seat at this table.")
    assert (await bob.post("/keys"))[0] == 401
    for path in ("", "/log", "/board"):
        status, problem = await bob.get(path)
        assert (status, problem["code"]) == (401, "removed")
    await bob.close()
    await bob.connect(lang="en")
    assert bob.closed == {"is": "closing", "code": "removed", "says": "The host has freed your seat at this table."}
    assert [row.move for row in (await house.journal(anna.table))[len(before) :] if row.move] == []


@played
async def test_sockets_of_who_is_sent_away_see_only_what_spectators_see(house: OpenHouse) -> None:
    anna, bob = await house.table_of("Anna", "Bob")
    assert bob.view["me"] == 1
    await anna.do("pause")
    await anna.do("kick", seat=1)
    await bob.until(lambda said: said["is"] == "welcome")
    assert (bob.welcome["seat"], bob.ask, bob.undo) == (None, None, "off")
    assert bob.view == (await house.watcher(anna.table).get())[1]["view"]
    await until_here(anna, [0])


@played
async def test_a_bot_plays_on_for_who_is_sent_away_during_the_game(house: OpenHouse) -> None:
    anna, _bob = await house.dealt(all_brew, "Anna", "Bob")
    await anna.do("kick", seat=1)
    assert anna.events[-1]["about"] == {"seat": 1, "level": "apprentice"}
    assert anna.shown["seats"][1] == {"name": "Bob", "bot": "apprentice"}
    await anna.until(lambda said: said["is"] == "happened" and said["about"].get("seat") == 1)
    assert anna.events[-1]["kind"] == "answered"
    assert not anna.events[-1]["about"].get("for_absent")


@played
async def test_who_is_sent_away_from_a_table_without_spectators_sees_no_more(house: OpenHouse) -> None:
    anna, bob = await house.table_of("Anna", "Bob", settings={"watchers": False})
    await anna.do("kick", seat=1)
    await bob.until(lambda said: said["is"] in ("closing", "welcome"))
    assert bob.closed is not None
    assert bob.closed["code"] == "no_watchers"


@played
async def test_nobody_is_sent_away_who_is_not_there(house: OpenHouse) -> None:
    anna = await (await house.open("belcastel 3", bots=["random"])).connect()
    for seat in (0, 1, 2):
        english = f"There is nobody to send away from seat {seat + 1}."
        await refuses(house, anna, "nobody_to_kick", english, "kick", seat=seat)
    await refuses(house, anna, "no_such_seat", "There is no seat 4 at this table.", "kick", 422, seat=3)


# Closing to newcomers


@played
async def test_a_locked_table_takes_no_claims_either(house: OpenHouse) -> None:
    anna, bob = await house.table_of("Anna", "Bob")
    await anna.do("lock", locked=True)
    assert (await bob.until_kind("locked"))["about"] == {"locked": True}
    english = "The table is closed to newcomers."
    await turns_away(house, f"/{anna.table}/claims", {"seat": 1, "name": "Bob"}, 409, "locked", english)
    await anna.do("lock", locked=False)
    assert not (await bob.until_kind("locked"))["about"].get("locked")
    assert (await house.post(f"/{anna.table}/claims", {"seat": 1, "name": "Bob"}))[0] == 201


# Handing on


@played
async def test_a_host_hands_the_table_on(house: OpenHouse) -> None:
    anna = await (await house.open("belcastel 3", bots=["random"])).connect()
    clo = await (await house.join(anna.table, "Clo")).connect()
    await anna.do("make_host", seat=2)
    await clo.until(lambda said: said["is"] == "welcome")
    assert (anna.welcome["host"], clo.welcome["host"], clo.shown["host"]) == (False, True, 2)
    assert [event["kind"] for event in clo.events] == ["host_made"]
    await refuses(house, anna, "not_host", "Only the host may do this.", "lock", 403)
    assert (await clo.do("kick", seat=0))["is"] == "ack"


@played
async def test_a_table_is_handed_on_to_people_only(house: OpenHouse) -> None:
    anna = await (await house.open("belcastel 3", bots=["random"])).connect()
    await refuses(house, anna, "nobody_there", "Nobody holds seat 2.", "make_host", seat=1)
    await refuses(house, anna, "nobody_there", "Nobody holds seat 3.", "make_host", seat=2)
    await refuses(house, anna, "no_such_seat", "There is no seat 9 at this table.", "make_host", 422, seat=8)


@played
async def test_a_host_who_only_watches_can_hand_the_table_to_a_player(house: OpenHouse) -> None:
    host = await (await house.open("belcastel 2", None)).connect()
    bob = await (await house.join(host.table, "Bob")).connect()
    await host.do("make_host", seat=0)
    assert (host.welcome["host"], host.welcome["seat"], host.shown["host"]) == (False, None, 0)
    await bob.until(lambda said: said["is"] == "welcome")
    assert (await bob.do("seat_bot", seat=1, level="random"))["is"] == "ack"


# A host who is away


@played
async def test_a_host_who_is_here_keeps_the_table(house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "HOST_AWAY_SECONDS", -1.0)
    _anna, bob = await house.table_of("Anna", "Bob")
    await refuses(house, bob, "not_host", "Only the host may do this.", "make_host", 403, seat=1)


@played
async def test_a_host_who_was_away_for_long_is_replaced_by_a_player(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bob, clo = await house.table_of("Anna", "Bob", "Clo")
    await anna.close()
    await asyncio.gather(until_here(bob, [1, 2]), until_here(clo, [1, 2]))
    await refuses(house, bob, "not_host", "Only the host may do this.", "make_host", 403, seat=1)
    monkeypatch.setattr(commands, "HOST_AWAY_SECONDS", -1.0)
    await refuses(house, bob, "not_host", "Only the host may do this.", "make_host", 403, seat=2)
    eve = await house.watching(anna.table)
    assert (await eve.do("make_host", seat=1))["code"] == "not_host"
    assert (await bob.do("make_host", seat=1))["is"] == "ack"
    assert (bob.welcome["host"], bob.shown["host"]) == (True, 1)
    assert (await bob.do("lock"))["is"] == "ack"
    await anna.connect()
    assert (anna.welcome["seat"], anna.welcome["host"]) == (0, False)
    await together(clo)
    assert clo.shown["host"] == 1
