"""Whoever has no seat may watch, from our own page, unless the table plays without spectators."""

import asyncio

import aiohttp
import pytest

from chaudron import limits
from tests.server.open_house import LOCK_STEP, OpenHouse, all_brew, open_house, play_out, played, together
from tests.server.served import Player, served

__all__ = ["open_house"]

NO_WATCHERS = "This table plays without spectators."


@played
async def test_who_watches_sees_what_everybody_sees_and_nothing_more(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    eve = await house.watching(anna.table)
    assert (eve.welcome["seat"], eve.welcome["host"], eve.ask, eve.undo) == (None, False, None, "off")
    assert eve.view["me"] is None
    assert [seat["bag"] for seat in eve.view["seats"]] == [None, None]
    assert anna.view["seats"][0]["bag"] is not None
    await anna.answer("draw")
    await eve.until_kind("answered")
    assert eve.view == (await house.watcher(anna.table).get())[1]["view"]
    assert [awaited["seat"] for awaited in eve.awaited] == [0, 1]
    await together(bob)


@pytest.mark.parametrize("setup", ["belcastel 2", LOCK_STEP])
@played
async def test_no_message_to_who_watches_ever_holds_a_bag(house: OpenHouse, setup: str) -> None:
    anna, bob = await house.table_of("Anna", "Bob", setup=setup)
    eve = await house.watching(anna.table)
    await play_out(anna, bob)
    while eve.shown["state"] == "playing":
        await eve.hear()
        if eve.shown["state"] == "playing":
            assert [seat["bag"] for seat in eve.view["seats"]] == [None, None]
    assert any('"bag":[' in raw for raw in anna.raw)
    assert not any('"bag":[' in raw for raw in eve.raw[:-1])


@played
async def test_everybody_hears_how_many_watch(house: OpenHouse) -> None:
    anna = await (await house.open()).connect()
    first, second = await house.watching(anna.table), await house.watching(anna.table)
    counts = [(await anna.until(lambda said: said["is"] == "here"))["watching"] for _ in range(3)]
    assert (counts, second.welcome["watching"], second.welcome["here"]) == ([0, 1, 2], 2, [0])
    await first.close()
    assert (await anna.until(lambda said: said["is"] == "here"))["watching"] == 1


@played
async def test_who_watches_plays_no_part(house: OpenHouse) -> None:
    anna, _bob = await house.dealt(all_brew, "Anna", "Bob")
    before = await house.journal(anna.table)
    assert anna.ask is not None
    for lang, says in (("fr", "Il faut avoir une place à cette table."), ("en", "You need a seat at this table.")):
        eve = await house.watching(anna.table, lang)
        for command, fields in (
            ("answer", {"ask": anna.ask["ask"], "choice": "draw"}),
            ("why", {"choice": "draw"}),
            ("pause", {}),
            ("hurry", {"seat": 0}),
            ("say", {"text": "boo"}),
            ("leave", {}),
        ):
            refused = await eve.do(command, **fields)
            assert (refused["is"], refused.get("code"), refused["says"]) == ("nack", "not_seated", says)
    assert await house.journal(anna.table) == before


# From our own page


@played
async def test_a_program_that_shows_no_token_and_no_page_is_not_let_in(house: OpenHouse) -> None:
    anna = await house.open()
    eve = await house.watcher(anna.table).connect(lang="en")
    assert eve.closed == {"is": "closing", "code": "origin", "says": "That page does not belong to this house."}
    assert (await eve.hear())["is"] == "end"


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1:1"])
@played
async def test_a_foreign_page_is_not_let_in_even_with_a_token(house: OpenHouse, origin: str) -> None:
    anna = await house.open()
    for player in (anna, house.watcher(anna.table)):
        with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
            await player.connect(Origin=origin)
    headers = {"Origin": origin}
    url = f"{house.base}/api/tables/{anna.table}/seats"
    async with house.session.post(url, json={"name": "Bob"}, headers=headers) as answer:
        assert (answer.status, (await answer.json())["code"]) == (403, "origin")
    assert (await anna.get())[1]["shown"]["seats"][1] == {}


def test_a_page_that_the_house_knows_is_let_in(store: str) -> None:
    async def run() -> None:
        async with served(store, job_processes=0, origins=["https://friends.example"]) as house:
            anna = await house.open()
            eve = await house.watcher(anna.table).connect(Origin="https://Friends.example")
            assert (eve.closed, eve.welcome["seat"]) == (None, None)
            await eve.close()

    asyncio.run(run())


# Where nobody may watch


async def is_turned_away(player: Player, code: str, english: str) -> None:
    """A connection ends at once, and says why."""
    assert player.closed is not None
    assert (player.closed["code"], player.closed["says"]) == (code, english)
    assert (await player.hear())["is"] == "end"


@played
async def test_a_table_without_spectators_shows_nothing_to_who_has_no_seat(house: OpenHouse) -> None:
    anna, _bob = await house.dealt(all_brew, "Anna", "Bob", settings={"watchers": False})
    await is_turned_away(await house.watching(anna.table, "en"), "no_watchers", NO_WATCHERS)
    for path in ("", "/log", "/board", "/record"):
        status, problem = await house.watcher(anna.table).get(path, lang="en")
        assert (status, problem["code"], problem["says"]) == (403, "no_watchers", NO_WATCHERS)
    host = await (await house.open(name=None, settings={"watchers": False})).connect()
    assert host.welcome["host"] is True


@played
async def test_spectators_leave_when_the_host_wants_none(house: OpenHouse) -> None:
    anna = await (await house.open()).connect()
    eve = await house.watching(anna.table, "en")
    await anna.do("change", settings={"watchers": False})
    await eve.until(lambda said: said["is"] == "closing")
    await is_turned_away(eve, "no_watchers", NO_WATCHERS)


@played
async def test_only_so_many_watch_one_table(house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await (await house.open()).connect()
    monkeypatch.setattr(limits, "WATCHERS_PER_TABLE", 2)
    first, _second = await house.watching(anna.table), await house.watching(anna.table)
    third = await house.watching(anna.table, "en")
    await is_turned_away(third, "too_many_connections", "There are too many connections.")
    assert (await house.guest(anna.table, anna.token, 0).connect()).welcome["seat"] == 0
    await first.close()
    assert (await house.watching(anna.table)).closed is None
