"""[BAL-1.8, BAL-1.10, BAL-1.11] Before the ball everybody may choose a witch, and somebody says who is the youngest."""

from typing import Any

from chaudron.protocol import NewTable
from chaudron.room.opening import open_rematch, open_table
from tests.server.open_house import OpenHouse, open_house, played, refuses
from tests.server.served import Player

__all__ = ["open_house"]

WITCHES = ["hilda", "edmee", "ursule", "daphne", "honorine", "gervaise"]


def figures(shown: dict[str, Any]) -> list[str]:
    return [seat.get("figure", "") for seat in shown["seats"]]


def named(shown: dict[str, Any]) -> list[int]:
    return [number for number, seat in enumerate(shown["seats"]) if seat.get("youngest")]


async def three(house: OpenHouse, setup: str = "bal 3", **wish: Any) -> list[Player]:
    anna = await (await house.open(setup, **wish)).connect()
    return [anna, *[await (await house.join(anna.table, name)).connect() for name in ("Bob", "Clo")]]


# Witches


@played
async def test_everybody_sees_who_has_chosen_which_witch_and_the_others_get_the_rest(house: OpenHouse) -> None:
    """[BAL-1.10, BAL-1.6]"""
    anna, bob, clo = await three(house)
    assert figures(anna.shown) == WITCHES[:3]
    await bob.do("choose_figure", figure="hilda")
    assert (await anna.until_kind("figure_chosen"))["about"] == {"seat": 1, "figure": "hilda"}
    assert figures(anna.shown) == ["edmee", "hilda", "ursule"]
    assert [seat.get("chosen", False) for seat in anna.shown["seats"]] == [False, True, False]
    await clo.do("choose_figure", figure="gervaise")
    await bob.do("choose_figure")
    await anna.until(lambda heard: figures(anna.shown) == ["hilda", "edmee", "gervaise"])


@played
async def test_two_people_do_not_have_the_same_witch(house: OpenHouse) -> None:
    """[BAL-1.10]"""
    anna, bob, _ = await three(house)
    await bob.do("choose_figure", figure="ursule")
    await refuses(house, anna, "figure_taken", "Bob plays with that one.", "choose_figure", figure="ursule")
    assert (await bob.do("choose_figure", figure="ursule"))["is"] == "ack"
    english = "There is no “carabosse” in the box."
    await refuses(house, anna, "no_such_figure", english, "choose_figure", 422, figure="carabosse")


@played
async def test_a_witch_goes_along_to_another_seat_and_is_free_when_her_person_leaves(house: OpenHouse) -> None:
    """[BAL-1.10]"""
    anna = await (await house.open("bal 4")).connect()
    bob = await (await house.join(anna.table, "Bob")).connect()
    await bob.do("choose_figure", figure="daphne")
    await bob.do("sit", seat=3)
    assert (await anna.until_kind("moved"))["about"] == {"seat": 1, "to": 3}
    assert figures(anna.shown) == ["hilda", "edmee", "ursule", "daphne"]
    assert anna.shown["seats"][3]["chosen"]
    await bob.do("leave")
    await anna.until_kind("left")
    assert (await anna.do("choose_figure", figure="daphne"))["is"] == "ack"


@played
async def test_the_host_chooses_for_whoever_shares_the_device(house: OpenHouse) -> None:
    """[BAL-1.10] Nobody else does, and not for a seat without a person."""
    anna, bob, _ = await three(house)
    await anna.do("choose_figure", figure="gervaise", seat=2)
    assert (await bob.until_kind("figure_chosen"))["about"] == {"seat": 2, "figure": "gervaise"}
    assert (await bob.do("choose_figure", figure="hilda", seat=2))["code"] == "not_host"
    alone = await (await house.open("bal 3")).connect()
    await refuses(house, alone, "nobody_there", "Nobody holds seat 2.", "choose_figure", figure="hilda", seat=1)


@played
async def test_a_witch_is_chosen_before_the_game(house: OpenHouse) -> None:
    """[BAL-1.10] And kept through it."""
    anna, bob, _ = await three(house, settings={"window": 0})
    await bob.do("choose_figure", figure="hilda")
    await anna.do("start")
    await bob.until_kind("started")
    assert figures(bob.shown) == ["edmee", "hilda", "ursule"]
    await refuses(house, bob, "started", "The game has already begun.", "choose_figure", figure="ursule")


def test_a_table_is_opened_with_a_witch_and_its_rematch_has_her_too() -> None:
    """[BAL-1.10, BAL-1.11] Also against bots, in one tap."""
    wish = NewTable(setup="bal 3", name="Anna", figure="honorine", bots=["random", "random"], start=True)
    room = open_table(wish, "key", 0).state
    assert [seat.figure for seat in room.seats_shown()] == ["honorine", "hilda", "edmee"]
    again = open_rematch(room).state
    assert again.seats_shown() == room.seats_shown()
    assert again.box.options["youngest"] == 0


@played
async def test_games_without_figures_have_none_to_choose(house: OpenHouse) -> None:
    anna = await (await house.open("belcastel 2")).connect()
    assert figures(anna.shown) == ["", ""]
    english = "There is no “hilda” in the box."
    await refuses(house, anna, "no_such_figure", english, "choose_figure", 422, figure="hilda")


# Who is the youngest


@played
async def test_whoever_is_named_the_youngest_begins(house: OpenHouse) -> None:
    """[BAL-1.8, BAL-13.14] Anybody may say so, and everybody hears it."""
    anna, bob, clo = await three(house)
    assert named(anna.shown) == []
    await clo.do("name_youngest", seat=1)
    for listener in (anna, bob):
        assert (await listener.until_kind("youngest_named"))["about"] == {"seat": 1}
        assert named(listener.shown) == [1]
    await anna.do("start")
    started = await bob.until_kind("started")
    assert [fact[0] for fact in started["about"]["told"]][:2] == ["youngest", "first_player"]
    assert (bob.view["first"], bob.shown["options"]["youngest"]) == (1, 1)


@played
async def test_what_was_said_can_be_taken_back_and_then_lots_decide(house: OpenHouse) -> None:
    """[BAL-1.8]"""
    anna, bob, _ = await three(house, "bal 3 youngest=2")
    assert named(anna.shown) == [2]
    await bob.do("name_youngest")
    await anna.until_kind("youngest_named")
    assert (named(anna.shown), anna.shown["options"]["youngest"]) == ([], "nobody")
    await anna.do("start")
    started = await bob.until_kind("started")
    assert started["about"]["told"][0][0] == "youngest_unknown"


@played
async def test_the_youngest_keeps_that_at_another_seat(house: OpenHouse) -> None:
    """[BAL-1.8]"""
    anna = await (await house.open("bal 4")).connect()
    bob = await (await house.join(anna.table, "Bob")).connect()
    await bob.do("name_youngest", seat=1)
    await bob.do("sit", seat=3)
    await anna.until_kind("moved")
    assert named(anna.shown) == [3]


@played
async def test_only_a_person_can_be_the_youngest_and_only_where_that_matters(house: OpenHouse) -> None:
    """[BAL-1.8, BAL-13.2]"""
    anna = await (await house.open("bal 3", bots=["random"])).connect()
    await refuses(house, anna, "nobody_there", "Nobody holds seat 2.", "name_youngest", seat=1)
    lots = await (await house.open("bal 3 first_player=random")).connect()
    english = "Age does not decide who begins at this table."
    await refuses(house, lots, "age_does_not_matter", english, "name_youngest", seat=0)


@played
async def test_a_person_among_bots_is_the_youngest(house: OpenHouse) -> None:
    """[BAL-1.11] Bots have no age."""
    for seat in (0, 2):
        anna = await house.open("bal 3", bots=["random", "random"], start=True, seat=seat)
        await anna.connect()
        assert (anna.view["first"], named(anna.shown)) == (seat, [seat])


@played
async def test_a_person_among_bots_may_prefer_lots(house: OpenHouse) -> None:
    """[BAL-1.11, BAL-13.2]"""
    anna = await house.open("bal 3 first_player=random", bots=["random", "random"], start=True)
    await anna.connect()
    assert (anna.shown["options"]["youngest"], named(anna.shown)) == ("nobody", [])
