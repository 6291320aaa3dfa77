"""Tables are opened from options or from a code, and are shown to everybody or known by their link alone."""

import asyncio
from typing import Any

import pytest

from chaudron.bots import LEVELS, RANKS
from chaudron.games import SHELF
from chaudron.limits import UNLIMITED
from tests.server.open_house import OpenHouse, open_house, played, together, turns_away
from tests.server.served import served

__all__ = ["open_house"]

GAMES = ", ".join(SHELF)
CODE = "belcastel 3 books=2 stop=revocable"
NO_BOOKS = (
    "“g9” names no books. "
    "Give a set from 1 to 4 (to 6 with the witches), or one set per colour, such as g1-b4-r2-y2-p3."
)
NO_WITCHES = (
    "“S1-S2-S3” does not name three witches. Name one per metal, such as S2-C1-G3, or leave it to chance: random."
)
NO_CODE = "“stop” does not belong in a setup code, such as BEL-A4-2 or “belcastel 4 books=2”."


async def listed(house: OpenHouse, **query: Any) -> dict[str, Any]:
    """The public tables, by their id."""
    async with house.session.get(f"{house.base}/api/tables", params=query) as answer:
        return {table["table"]: table for table in (await answer.json())["tables"]}


# From options, from a code


@played
async def test_a_table_opened_from_options_says_the_code_that_opens_the_same(house: OpenHouse) -> None:
    wish = {"game": "belcastel", "players": 3, "options": {"stop": "revocable", "open_bags": True}, "name": "Anna"}
    status, seated = await house.post("", wish)
    anna = await house.guest(seated["table"], seated["token"], seated["seat"]).connect()
    assert (status, seated["seat"]) == (201, 0)
    assert anna.shown["setup"] == "belcastel 3 open_bags=true stop=revocable"
    twin = await (await house.open(anna.shown["setup"])).connect()
    assert twin.shown["options"] == anna.shown["options"]
    assert (twin.shown["players"], twin.shown["setup"]) == (3, anna.shown["setup"])


@played
async def test_a_table_opened_from_a_code_has_its_players_and_options(house: OpenHouse) -> None:
    anna = await (await house.open(CODE, seat=2)).connect()
    assert (anna.shown["players"], anna.shown["setup"]) == (3, CODE)
    assert (anna.shown["options"]["books"], anna.shown["options"]["stop"]) == (2, "revocable")
    assert [seat.get("name") for seat in anna.shown["seats"]] == [None, None, "Anna"]
    assert (anna.seat, anna.shown["host"], anna.welcome["host"]) == (2, 2, True)
    assert (anna.shown["state"], anna.view, anna.ask, anna.awaited) == ("open", None, None, [])


@played
async def test_a_game_that_is_only_named_is_for_as_many_as_it_takes(house: OpenHouse) -> None:
    for game, setup in {"belcastel": "belcastel 4", "witches": "witches 5"}.items():
        _, seated = await house.post("", {"game": game})
        _, stand = await house.guest(seated["table"], seated["token"], None).get()
        assert stand["shown"]["setup"] == setup


@pytest.mark.parametrize(
    ("wish", "english"),
    [
        ({"setup": "chess 2"}, f"There is no game “chess”. There are: {GAMES}."),
        ({"setup": "belcastel 9"}, "This game is for 2 to 4 players, not 9."),
        ({"setup": "belcastel 2 stop"}, NO_CODE),
        (
            {"setup": "belcastel 2 stop=perhaps"},
            "The option “stop” cannot be “perhaps”. Choose from: final, revocable.",
        ),
        ({"setup": "belcastel 2 books=g9"}, NO_BOOKS),
        ({"setup": "witches 6"}, "This game is for 2 to 5 players, not 6."),
        ({"setup": "witches 2 witches=S1-S2-S3"}, NO_WITCHES),
        ({}, f"There is no game “”. There are: {GAMES}."),
        ({"game": "belcastel", "players": 1}, "This game is for 2 to 4 players, not 1."),
        (
            {"game": "belcastel", "options": {"stop": 3}},
            "The option “stop” cannot be “3”. Choose from: final, revocable.",
        ),
        (
            {"setup": "belcastel 2", "bots": ["grandmaster"]},
            f"There is no bot called “grandmaster”. There are: {', '.join(LEVELS['belcastel'])}.",
        ),
    ],
)
@played
async def test_what_cannot_be_played_is_not_opened(house: OpenHouse, wish: dict[str, Any], english: str) -> None:
    await turns_away(house, "", {"name": "Anna", **wish}, 422, "bad_option", english)


@played
async def test_a_refused_option_comes_with_its_rule_and_what_is_allowed(house: OpenHouse) -> None:
    _, problem = await house.post("", {"setup": "belcastel 2 stop=perhaps"})
    assert problem["rule"] == "BEL-15.6"
    assert problem["details"] == {
        "key": "bad_value",
        "name": "stop",
        "given": "perhaps",
        "allowed": "final, revocable",
    }


@played
async def test_a_host_needs_a_seat_that_exists_and_a_name_that_can_be_read(house: OpenHouse) -> None:
    setup = {"setup": "belcastel 2"}
    english = "There is no seat 4 at this table."
    await turns_away(house, "", {**setup, "name": "Anna", "seat": 3}, 422, "no_such_seat", english)
    english = "A name has 1 to 24 printable characters."
    await turns_away(house, "", {**setup, "name": "\u202e\u200b"}, 422, "bad_name", english)
    english = "The address must use https."
    await turns_away(house, "", {**setup, "settings": {"webhook": "http://a.example"}}, 422, "bad_webhook", english)
    english = "The house does not understand that message."
    await turns_away(house, "", {**setup, "settings": {"window": -1}}, 422, "bad_message", english)


# Bots, and a game that starts at once


@played
async def test_bots_take_the_seats_that_are_left(house: OpenHouse) -> None:
    anna = await house.open("belcastel 4", seat=1, bots=["random", "apprentice"])
    await anna.connect()
    seats = anna.shown["seats"]
    assert [seat.get("bot") for seat in seats] == ["random", None, "apprentice", None]
    assert [seat.get("person", False) for seat in seats] == [False, True, False, False]
    assert len({seat.get("name") for seat in seats}) == 4


@played
async def test_a_table_may_start_as_it_is_opened_if_no_seat_is_empty(house: OpenHouse) -> None:
    wish = {"setup": "belcastel 4", "name": "Anna", "bots": ["random"], "start": True}
    english = "2 seats are still empty. Invite somebody or seat a bot."
    await turns_away(house, "", wish, 409, "seats_empty", english)
    anna = await house.open("belcastel 2", bots=["random"], start=True)
    await anna.connect()
    assert (anna.shown["state"], anna.view["me"]) == ("playing", 0)


@played
async def test_a_host_who_only_watches_runs_the_table_without_a_seat(house: OpenHouse) -> None:
    host = await (await house.open("belcastel 2", None)).connect()
    assert (host.seat, host.welcome["host"], host.shown["host"]) == (None, True, -1)
    bob, clo = await house.join(host.table, "Bob"), await house.join(host.table, "Clo")
    assert (await bob.get())[1]["host"] is False
    assert (await host.do("start"))["is"] == "ack"
    await together(host)
    assert (host.awaited, host.ask) == ((await bob.get())[1]["awaited"], None)
    assert host.view == (await house.watcher(host.table).get())[1]["view"]
    assert (await clo.get())[1]["view"] != host.view


# For everybody, or by its link


@played
async def test_a_public_table_is_in_the_list_and_another_is_known_by_its_link_alone(house: OpenHouse) -> None:
    shown = await house.open("belcastel 3", settings={"public": True})
    hidden = await house.open("belcastel 3")
    await house.join(shown.table, "Bob")
    tables = await listed(house)
    assert hidden.table not in tables
    assert (await house.join(hidden.table, "Bob")).seat == 1
    assert {key: tables[shown.table][key] for key in ("game", "setup", "state", "seats")} == {
        "game": "belcastel",
        "setup": "belcastel 3",
        "state": "open",
        "seats": [{"name": "Anna", "person": True}, {"name": "Bob", "person": True}, {}],
    }


@played
async def test_the_list_follows_what_becomes_of_a_table(house: OpenHouse) -> None:
    anna = await (await house.open("belcastel 2", settings={"public": True})).connect()
    await anna.do("seat_bot", seat=1, level="random")
    await anna.do("start")
    assert (await listed(house))[anna.table]["state"] == "playing"
    other = await (await house.open("belcastel 2", settings={"public": True})).connect()
    assert list(await listed(house, limit=1)) == [other.table]
    await other.do("change", settings={"public": False})
    assert other.table not in await listed(house)


@played
async def test_a_table_nobody_opened_is_refused_and_leaves_no_trace(house: OpenHouse) -> None:
    english = "There is no such table. Check the code or the link."
    await turns_away(house, "/aaaaaaaaaa/seats", {"name": "Eve"}, 404, "unknown_table", english)
    await turns_away(house, "/aaaaaaaaaa/claims", {"name": "Eve", "seat": 0}, 404, "unknown_table", english)
    eve = house.watcher("aaaaaaaaaa")
    for path in ("", "/log", "/board", "/record"):
        status, problem = await eve.get(path)
        assert (status, problem["code"]) == (404, "unknown_table")
    await eve.connect(lang="en", Origin=house.base)
    assert eve.closed == {"is": "closing", "code": "unknown_table", "says": english}
    assert "aaaaaaaaaa" not in house.running.house.lives


@played
async def test_the_shelf_says_what_can_be_played_and_against_whom(house: OpenHouse) -> None:
    async with house.session.get(f"{house.base}/api/games") as answer:
        games = (await answer.json())["games"]
    belcastel, witches = (next(game for game in games if game["game"] == name) for name in ("belcastel", "witches"))
    assert (belcastel["players"], belcastel["bots"]) == ([2, 3, 4], list(RANKS))
    assert belcastel["options"]["stop"] == {"rule": "BEL-15.6", "default": "final", "values": ["final", "revocable"]}
    assert (witches["players"], witches["bots"]) == ([2, 3, 4, 5], list(RANKS))
    assert witches["options"]["witches"] == {"rule": "WIT-6.1", "default": "random", "values": ["random", "chosen"]}


def test_one_address_opens_only_so_many_tables_at_once(store: str) -> None:
    async def run() -> None:
        async with served(
            store, job_processes=0, rates=UNLIMITED._replace(new_tables=0, new_tables_at_once=2)
        ) as house:
            first, second = await house.open(), await house.open()
            url = f"{house.base}/api/tables?lang=en"
            async with house.session.post(url, json={"setup": "belcastel 2"}) as answer:
                problem = await answer.json()
            assert (answer.status, problem["code"]) == (429, "too_many_tables")
            assert problem["says"] == "You are opening too many tables. Wait a minute."
            assert first.table != second.table
            assert await house.running.house.store.count() == {"open": 2}

    asyncio.run(run())
