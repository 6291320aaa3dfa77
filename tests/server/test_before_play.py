"""Before a game the host changes options, settings and the number of seats, and starts it when no seat is empty."""

import pytest

from tests.server.open_house import OpenHouse, open_house, played, refuses, together

__all__ = ["open_house"]

HOST_ONLY = "Only the host may do this."
BEGUN = "The game has already begun."


@played
async def test_a_change_of_options_reaches_everybody_at_the_table(house: OpenHouse) -> None:
    anna = await (await house.open("belcastel 2 stop=revocable")).connect()
    bob = await (await house.join(anna.table, "Bob")).connect()
    assert (await anna.do("change", options={"books": 3, "open_bags": True}))["is"] == "ack"
    await bob.until_kind("changed")
    assert bob.shown["setup"] == "belcastel 2 books=3 open_bags=true stop=revocable"
    await anna.do("change", options={"stop": "final"})
    await bob.until_kind("changed")
    assert bob.shown["setup"] == "belcastel 2 books=3 open_bags=true"


@played
async def test_seats_are_added_and_empty_ones_taken_away(house: OpenHouse) -> None:
    anna = await (await house.open("belcastel 3")).connect()
    await anna.do("change", players=4)
    dot = await (await house.join(anna.table, "Dot", seat=3)).connect()
    assert (dot.seat, dot.shown["players"]) == (3, 4)
    english = "One of the seats to be removed is taken."
    await refuses(house, anna, "seats_in_use", english, "change", players=2)
    await dot.do("leave")
    await anna.do("change", players=2)
    assert (anna.shown["players"], len(anna.shown["seats"])) == (2, 2)
    assert anna.n == dot.n + 1


@played
async def test_settings_are_changed_as_a_whole(house: OpenHouse) -> None:
    anna = await (await house.open(settings={"chat": False, "clock": 60})).connect()
    assert anna.shown["settings"] == {"chat": False, "clock": 60}
    await anna.do("change", settings={"undo": False, "window": 2.5})
    assert anna.shown["settings"] == {"undo": False, "window": 2.5}
    await anna.do("change", settings={})
    assert anna.shown["settings"] == {}


@played
async def test_a_change_to_what_cannot_be_is_refused(house: OpenHouse) -> None:
    anna = await (await house.open()).connect()
    english = "This game is for 2 to 4 players, not 1."
    await refuses(house, anna, "bad_option", english, "change", 422, players=1)
    english = "The option “stop” cannot be “never”. Choose from: final, revocable."
    refused = await refuses(house, anna, "bad_option", english, "change", 422, options={"stop": "never"})
    assert refused["rule"] == "BEL-15.6"
    english = "The address must use https."
    await refuses(house, anna, "bad_webhook", english, "change", 422, settings={"webhook": "http://a.example"})
    english = "The house does not understand that message."
    await refuses(house, anna, "bad_message", english, "change", 422, settings={"clock": -5})


@played
async def test_a_game_with_empty_seats_does_not_start(house: OpenHouse) -> None:
    anna = await (await house.open("belcastel 3")).connect()
    english = "2 seats are still empty. Invite somebody or seat a bot."
    assert (await refuses(house, anna, "seats_empty", english, "start"))["details"] == {"count": 2}
    await house.join(anna.table, "Bob")
    english = "One seat is still empty. Invite somebody or seat a bot."
    await refuses(house, anna, "seats_empty", english, "start")
    await anna.do("seat_bot", seat=2, level="random")
    assert (await anna.do("start"))["is"] == "ack"
    assert (anna.shown["state"], anna.view["round"]) == ("playing", 1)


@played
async def test_everybody_hears_the_game_begin_with_their_own_view(house: OpenHouse) -> None:
    anna = await (await house.open("belcastel 2")).connect()
    bob = await (await house.join(anna.table, "Bob")).connect()
    eve = await house.watching(anna.table)
    await anna.do("start")
    for player in (anna, bob, eve):
        await together(player)
        assert player.events[-1]["kind"] == "started"
        assert player.events[-1]["about"]["names"] == ["Anna", "Bob"]
        assert player.view["me"] == player.seat


@pytest.mark.parametrize(
    "command",
    [
        {"do": "start"},
        {"do": "change", "players": 3},
        {"do": "seat_bot", "seat": 1, "level": "random"},
        {"do": "free_seat", "seat": 1},
        {"do": "kick", "seat": 0},
        {"do": "lock"},
        {"do": "make_host", "seat": 1},
        {"do": "grant", "claim": 1},
        {"do": "refuse", "claim": 1},
    ],
    ids=lambda command: command["do"],
)
@played
async def test_what_is_the_hosts_to_do_is_refused_to_the_others(house: OpenHouse, command: dict[str, object]) -> None:
    anna = await house.open()
    bob = await (await house.join(anna.table, "Bob")).connect()
    await refuses(house, bob, "not_host", HOST_ONLY, status=403, **command)  # type: ignore[arg-type]  # a command's fields
    eve = await house.watching(anna.table, "en")
    refused = await eve.do(id="e", what=str(command["do"]), **{k: v for k, v in command.items() if k != "do"})
    assert (refused["is"], refused["code"], refused["says"]) == ("nack", "not_host", HOST_ONLY)


@played
async def test_nothing_is_changed_once_the_game_has_begun(house: OpenHouse) -> None:
    anna, bob = await house.table_of("Anna", "Bob")
    await refuses(house, anna, "started", BEGUN, "change", options={"books": 2})
    await refuses(house, anna, "started", BEGUN, "change", settings={"undo": False})
    await refuses(house, anna, "started", BEGUN, "start")
    await refuses(house, bob, "started", BEGUN, "rename", name="Robert")
    await refuses(house, bob, "started", BEGUN, "sit", seat=0)
