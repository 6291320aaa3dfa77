"""After a game the same people, bots and options meet at a new table, each with the token they have."""

from tests.server.open_house import OpenHouse, all_brew, open_house, play_out, played, refuses, together
from tests.server.served import Player

__all__ = ["open_house"]


async def moved(house: OpenHouse, player: Player, table: str) -> Player:
    """The same person with the same token at another table."""
    return await house.guest(table, player.token, player.seat).connect()


@played
async def test_a_rematch_keeps_people_seats_tokens_options_and_host(house: OpenHouse) -> None:
    settings = {"chat": False, "clock": 3600}
    anna, bob = await house.dealt(all_brew, "Anna", "Bob", setup="belcastel 2 stop=revocable", settings=settings)
    await anna.do("make_host", seat=1)
    await play_out(anna, bob)
    table = (await anna.do("rematch"))["about"]["table"]
    assert (await bob.until_kind("rematched"))["about"] == {"table": table}
    assert (bob.shown["rematch"], anna.shown["rematch"], table != anna.table) == (table, table, True)
    again = [await moved(house, player, table) for player in (anna, bob)]
    for player, before in zip(again, (anna, bob), strict=True):
        assert (player.welcome["seat"], player.welcome["host"]) == (before.seat, before.seat == 1)
        for name in ("setup", "options", "settings", "seats", "players", "host", "locked"):
            assert player.shown[name] == before.shown[name]
        assert (player.shown["state"], player.shown["rematch"], player.view) == ("open", None, None)
    assert again[0].shown["commitment"] != anna.shown["commitment"]
    assert (await again[1].do("start"))["is"] == "ack"
    await again[0].until_kind("started")


@played
async def test_a_rematch_keeps_bots_and_their_levels(house: OpenHouse) -> None:
    anna = await (await house.open("belcastel 3", bots=["random", "apprentice"], start=True)).connect()
    await play_out(anna)
    again = await moved(house, anna, (await anna.do("rematch"))["about"]["table"])
    assert again.shown["seats"] == anna.shown["seats"]
    assert (await again.do("start"))["is"] == "ack"


@played
async def test_a_further_device_is_at_the_rematch_too(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    _, seated = await bob.post("/keys")
    await play_out(anna, bob)
    phone = house.guest(anna.table, seated["token"], 1)
    table = (await bob.do("rematch"))["about"]["table"]
    assert (await moved(house, phone, table)).welcome["seat"] == 1


@played
async def test_who_left_the_game_is_not_at_the_rematch(house: OpenHouse) -> None:
    anna, bob, clo = await house.table_of("Anna", "Bob", "Clo")
    await play_out(anna, bob, clo)
    await anna.do("leave")
    await bob.until(lambda said: said["is"] == "welcome")
    table = (await bob.do("rematch"))["about"]["table"]
    again = await moved(house, bob, table)
    assert again.shown["seats"] == [{}, {"name": "Bob", "person": True}, {"name": "Clo", "person": True}]
    assert (again.welcome["host"], again.shown["host"]) == (True, 1)
    assert (await house.guest(table, anna.token, 0).get())[0] == 401


@played
async def test_a_host_who_only_watches_has_the_rematch_as_well(house: OpenHouse) -> None:
    host = await (await house.open(name=None, bots=["random", "random"], start=True)).connect()
    while host.shown["state"] != "over":
        await host.hear()
    again = await moved(house, host, (await host.do("rematch"))["about"]["table"])
    assert (again.welcome["seat"], again.welcome["host"], again.shown["host"]) == (None, True, -1)


@played
async def test_there_is_a_rematch_only_after_the_end_and_only_one(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await refuses(house, anna, "not_over", "The game is not over.", "rematch")
    eve = await house.watching(anna.table)
    await play_out(anna, bob)
    assert (await eve.do("rematch"))["code"] == "not_seated"
    table = (await anna.do("rematch"))["about"]["table"]
    await together(bob)
    refused = await refuses(house, bob, "rematched", "The rematch is already open.", "rematch")
    assert refused["details"] == {"table": table}


@played
async def test_at_a_table_that_has_been_played_only_talk_goes_on(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await play_out(anna, bob)
    over = "The game is over."
    await refuses(house, anna, "over", over, "answer", ask=1, choice="draw")
    await refuses(house, anna, "over", over, "pause")
    await refuses(house, anna, "over", over, "why", choice="draw")
    await refuses(house, anna, "over", over, "hurry", seat=1)
    await refuses(house, anna, "over", over, "seat_bot", seat=1, level="random")
    await refuses(house, anna, "started", "The game has already begun.", "start")
    assert (await bob.do("say", text="Well brewed."))["is"] == "ack"
    assert (anna.ask, anna.awaited, anna.undo) == (None, [], "revealed")
