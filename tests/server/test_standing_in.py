"""Somebody who leaves a game keeps the seat; a bot may stand in, until the seat is given back or taken up again."""

import pytest

from chaudron.bots import LEVELS
from chaudron.room.inputs import By, Reply
from tests.server.open_house import OpenHouse, all_brew, nobody_stands_in, open_house, played, refuses, together
from tests.server.served import Player

__all__ = ["nobody_stands_in", "open_house"]


async def until_seat_answers(player: Player, seat: int) -> None:
    """Listen until a seat has answered something."""
    await player.until(lambda said: said.get("kind") == "answered" and said["about"]["seat"] == seat)


# Leaving and coming back


@pytest.mark.usefixtures("nobody_stands_in")
@played
async def test_the_seat_of_who_leaves_the_game_waits(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await bob.do("leave")
    assert (await anna.until_kind("left"))["about"] == {"seat": 1, "host": 0}
    assert anna.shown["seats"][1] == {"name": "Bob", "person": True, "left": True}
    assert [awaited["seat"] for awaited in anna.awaited] == [0, 1]
    await refuses(house, bob, "left_already", "You have already left the table.", "leave")


@pytest.mark.usefixtures("nobody_stands_in")
@played
async def test_who_left_comes_back_to_the_same_seat_with_the_same_token(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    view = bob.view
    await bob.do("leave")
    await bob.close()
    await bob.connect()
    assert (bob.welcome["seat"], bob.view) == (1, view)
    assert (await bob.do("return"))["is"] == "ack"
    assert (await anna.until_kind("returned"))["about"] == {"seat": 1}
    assert anna.shown["seats"][1] == {"name": "Bob", "person": True}
    answered = await bob.answer("draw")
    assert answered["is"] == "ack", answered
    await refuses(house, bob, "not_away", "You are already at your seat.", "return")


@pytest.mark.usefixtures("nobody_stands_in")
@played
async def test_what_was_thought_out_while_somebody_was_away_is_not_answered_once_they_are_back(
    house: OpenHouse,
) -> None:
    _anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    assert bob.ask is not None
    live, thought = house.running.house.lives[bob.table], Reply(1, bob.ask["ask"], "draw", By.STAND_IN)
    for do in ("leave", "return"):
        assert (await bob.do(do))["is"] == "ack"
    before = await house.journal(bob.table)
    assert await house.running.house.handle(live, thought) is None
    assert await house.journal(bob.table) == before
    assert (await bob.do("leave"))["is"] == "ack"
    await house.running.house.handle(live, thought)
    assert len(await house.journal(bob.table)) == len(before) + 2, "away, somebody answers in their place"


@pytest.mark.usefixtures("nobody_stands_in")
@played
async def test_a_host_who_leaves_the_game_passes_the_table_to_a_person_who_stays(house: OpenHouse) -> None:
    anna, bob, clo = await house.dealt(all_brew, "Anna", "Bob", "Clo")
    await bob.do("leave")
    await anna.do("leave")
    await clo.until_kind("left")
    left = await clo.until_kind("left")
    assert left["about"] == {"seat": 0, "host": 2}
    await together(anna, bob, clo)
    assert (anna.shown["host"], bob.shown["host"], clo.shown["host"]) == (2, 2, 2)
    await refuses(house, anna, "not_host", "Only the host may do this.", "lock", 403)
    assert (await clo.do("lock"))["is"] == "ack"


@played
async def test_a_host_who_leaves_only_bots_behind_stays_the_host(house: OpenHouse) -> None:
    anna = await house.open(bots=["random"], start=True)
    await anna.connect()
    await anna.do("leave")
    assert (anna.shown["host"], anna.shown["seats"][0].get("left")) == (0, True)
    assert (await anna.do("return"))["is"] == "ack"


# A bot in somebody's place


@played
async def test_a_bot_plays_in_the_place_of_who_is_away(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await bob.do("leave")
    await bob.close()
    assert (await anna.do("seat_bot", seat=1, level="random"))["is"] == "ack"
    assert anna.shown["seats"][1] == {"name": "Bob", "person": True, "bot": "random", "left": True}
    await until_seat_answers(anna, 1)
    status, stand = await bob.get()
    assert (status, stand["seat"], stand["view"]["me"]) == (200, 1, 1)


@played
async def test_the_host_gives_the_seat_back(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await anna.do("pause")
    await bob.do("leave")
    await anna.do("seat_bot", seat=1, level="random")
    await anna.do("free_seat", seat=1)
    assert anna.events[-1] | {"n": 0, "at": 0} == {"n": 0, "at": 0, "kind": "bot_sent", "about": {"seat": 1}}
    assert anna.shown["seats"][1] == {"name": "Bob", "person": True}
    await anna.do("resume")
    await together(bob)
    assert (await bob.answer("draw"))["is"] == "ack"


@played
async def test_a_person_takes_the_seat_back_from_the_bot(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await anna.do("pause")
    english = "Somebody is playing at seat 2."
    await refuses(house, anna, "somebody_there", english, "seat_bot", seat=1, level="random")
    await bob.do("leave")
    await anna.do("seat_bot", seat=1, level="random")
    assert (await bob.do("return"))["is"] == "ack"
    assert bob.shown["seats"][1] == {"name": "Bob", "person": True}
    await anna.do("resume")
    await together(bob)
    assert (await bob.answer("draw", id="mine"))["is"] == "ack"
    assert await house.running.house.store.answer(anna.table, 1, "mine", after=0) is not None


@played
async def test_a_bot_that_stopped_standing_in_answers_nothing_more(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await bob.do("leave")
    await anna.do("seat_bot", seat=1, level="random")
    await until_seat_answers(bob, 1)
    assert (await bob.do("return"))["is"] == "ack"
    answered = [event for event in bob.events if event["kind"] == "answered"]
    await anna.answer("stop")
    await together(bob)
    later = [event for event in bob.events if event["kind"] == "answered"][len(answered) :]
    assert [event["about"]["seat"] for event in later] == [0]


# What cannot be


@played
async def test_a_bot_is_seated_before_the_game_where_nobody_is(house: OpenHouse) -> None:
    anna = await (await house.open("belcastel 3")).connect()
    await house.join(anna.table, "Bob")
    await refuses(house, anna, "seat_taken", "Seat 2 is taken.", "seat_bot", seat=1, level="random")
    english = f"There is no bot called “genius”. There are: {', '.join(LEVELS['belcastel'])}."
    await refuses(house, anna, "bad_option", english, "seat_bot", 422, seat=2, level="genius")
    await refuses(
        house, anna, "no_such_seat", "There is no seat 4 at this table.", "seat_bot", 422, seat=3, level="random"
    )
    assert (await anna.do("seat_bot", seat=2, level="apprentice"))["is"] == "ack"
    about = anna.events[-1]["about"]
    assert (about["seat"], about["level"]) == (2, "apprentice")
    assert anna.shown["seats"][2] == {"name": about["name"], "bot": "apprentice"}
    await refuses(house, anna, "seat_taken", "Seat 3 is taken.", "seat_bot", seat=2, level="random")


@played
async def test_a_bot_is_sent_away_again_before_the_game(house: OpenHouse) -> None:
    anna = await (await house.open("belcastel 3", bots=["random"])).connect()
    await anna.do("free_seat", seat=1)
    assert anna.shown["seats"][1] == {}
    for seat in (0, 1):
        english = f"There is no bot to send away from seat {seat + 1}."
        await refuses(house, anna, "no_bot_there", english, "free_seat", seat=seat)
    await refuses(house, anna, "no_such_seat", "There is no seat 4 at this table.", "free_seat", 422, seat=3)


@played
async def test_a_seat_that_is_a_bots_for_good_stays_so_during_the_game(house: OpenHouse) -> None:
    anna = await house.open(bots=["random"], start=True)
    await anna.connect()
    await anna.do("pause")
    await refuses(house, anna, "no_bot_there", "There is no bot to send away from seat 2.", "free_seat", seat=1)
    await refuses(house, anna, "seat_taken", "Seat 2 is taken.", "seat_bot", seat=1, level="apprentice")


@played
async def test_every_level_has_a_bot_with_a_name_of_its_own(house: OpenHouse) -> None:
    async with house.session.get(f"{house.base}/api/games") as answer:
        levels = (await answer.json())["games"][0]["bots"]
    bots = [levels[0], levels[-1], levels[0]]
    anna = await house.open("belcastel 4", bots=bots)
    _, stand = await anna.get()
    seats = stand["shown"]["seats"]
    assert [seat.get("bot", "") for seat in seats] == ["", *bots]
    assert len({seat["name"] for seat in seats}) == 4
