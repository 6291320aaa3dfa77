"""The potion of the day: one sealed deal for everybody, counted once, compared once it is over, told when past."""

import asyncio
import itertools
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import date, datetime
from operator import itemgetter
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from chaudron.bots import RANKS
from chaudron.kernel.envelope import before
from chaudron.kernel.record import Record
from chaudron.kernel.verdict import HOUSE, UNFINISHED, verdict
from chaudron.room.visitors import DEVICE
from chaudron.server import clock
from chaudron.server.clock import Clock
from chaudron.server.rooms import potion_bots
from chaudron.server.rooms.day import day_of, end_of
from chaudron.server.rooms.potions import VOID
from tests.server.open_house import OpenHouse, play_out, visited
from tests.server.served import Player

DAY = 24 * 3600
GAME = "blackwood"
SetClock = Callable[[float], None]


@pytest.fixture(autouse=True)
def _few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots play each potion once, and only those that are quick."""
    monkeypatch.setattr(potion_bots, "TURNS", 2)
    monkeypatch.setattr(potion_bots, "RANKS", RANKS[:2])


@pytest.fixture
def set_clock(monkeypatch: pytest.MonkeyPatch) -> SetClock:
    """The machine's clock goes by so many seconds, and the house looks at it anew."""
    right = time.time

    def go(by: float) -> None:
        monkeypatch.setattr(time, "time", lambda: right() + by)
        monkeypatch.setattr(clock, "_CLOCK", Clock())

    return go


class Guest:
    """Somebody with a device of their own."""

    def __init__(self, house: OpenHouse, device: str) -> None:
        self.house, self.headers = house, {DEVICE: device} if device else {}
        self.heard: list[str] = []

    async def look(self, game: str = GAME) -> dict[str, Any]:
        url = f"{self.house.base}/api/potions/{game}"
        async with self.house.session.get(url, headers=self.headers) as answer:
            assert answer.status == 200, await answer.text()
            self.heard.append(await answer.text())
            found: dict[str, Any] = json.loads(self.heard[-1])
            return found

    async def open(self, game: str = GAME, **wish: Any) -> Player:
        url, body = f"{self.house.base}/api/tables", {"potion": game, "name": "Anna", **wish}
        async with self.house.session.post(url, json=body, headers=self.headers) as answer:
            seated = await answer.json()
            assert answer.status == 201, seated
        return await self.house.guest(seated["table"], seated["token"], seated["seat"]).connect()

    async def play(self, game: str = GAME) -> Player:
        player = await self.open(game)
        await play_out(player)
        return player


def tried(test: Callable[[OpenHouse], Awaitable[None]], store: str) -> None:
    """Let something happen in a house of its own."""

    async def run() -> None:
        async with visited(store) as house:
            await test(house)

    asyncio.run(run())


def drawn_in(record: dict[str, Any]) -> dict[int, list[list[int]]]:
    """What each stream brought: whoever brews at the same time is faster or slower."""
    draws = itertools.chain(record["opening"], *(entry[2] for entry in record["entries"]))
    return {stream: [*of] for stream, of in itertools.groupby(sorted(draws, key=itemgetter(0)), itemgetter(0))}


def chosen_in(record: dict[str, Any]) -> list[list[str]]:
    """By seat."""
    entries = record["entries"]
    return [[entry[1] for entry in entries if entry[0] == seat] for seat in range(record["players"])]


async def record_of(player: Player) -> dict[str, Any]:
    code, record = await player.get("/record")
    assert code == 200, record
    assert isinstance(record, dict)
    return record


# The same for everybody


@pytest.mark.parametrize("game", ["belcastel", "witches", "bal", "blackwood"])
def test_whoever_plays_alike_is_dealt_alike_and_the_bots_decide_alike(game: str, store: str) -> None:
    async def test(house: OpenHouse) -> None:
        first, second = [await record_of(await Guest(house, name).play(game)) for name in ("one", "two")]
        assert drawn_in(first) == drawn_in(second)
        assert chosen_in(first) == chosen_in(second)

    tried(test, store)


def test_each_day_and_title_has_another_deal(store: str, set_clock: SetClock) -> None:
    async def test(house: OpenHouse) -> None:
        potions = house.running.house.potions
        today = await potions.today()
        set_clock(DAY)
        tomorrow = await potions.today()
        assert (tomorrow.number, tomorrow.day.toordinal()) == (today.number + 1, today.day.toordinal() + 1)
        made = [potions.secret(one.number, game) for one in (today, tomorrow) for game in ("bal", "witches")]
        assert len({*made}) == 4

    tried(test, store)


# Before, during, after


def test_nothing_of_how_others_did_is_told_before_mine_is_over(store: str) -> None:
    async def test(house: OpenHouse) -> None:
        anna, bob = Guest(house, "anna"), Guest(house, "bob")
        await anna.play()
        told = await bob.look()
        assert (told["mine"], told["results"], told["people"]) == (None, None, 1)
        player = await bob.open()
        told = await bob.look()
        assert (told["mine"], told["results"]) == ({"table": player.table, "state": "playing"}, None)
        await play_out(player)
        told = await bob.look()
        assert told["mine"]["state"] == "over"
        assert told["results"]["people"] == [told["results"]["score"]] * 2
        assert told["results"]["rank"] == 1

    tried(test, store)


def test_nobody_else_sees_a_game_of_the_day_or_its_record(store: str) -> None:
    async def test(house: OpenHouse) -> None:
        player = await Guest(house, "anna").play()
        other = house.watcher(player.table)
        for path, code in (("", "no_watchers"), ("/record", "no_watchers"), ("/replay", "no_watchers")):
            status, problem = await other.get(path)
            assert (status, problem["code"]) == (403, code)

    tried(test, store)


def test_the_first_game_of_a_device_counts_and_later_ones_are_practice(store: str) -> None:
    async def test(house: OpenHouse) -> None:
        anna = Guest(house, "anna")
        first = await anna.open()
        again = await anna.play()
        assert (await anna.look())["mine"] == {"table": first.table, "state": "playing"}
        await play_out(first)
        mine = await anna.look()
        assert (mine["mine"]["table"], mine["people"]) == (first.table, 1)
        assert again.table != first.table

    tried(test, store)


def test_a_device_without_a_name_plays_for_itself(store: str) -> None:
    async def test(house: OpenHouse) -> None:
        nobody = Guest(house, "")
        await nobody.play()
        told = await nobody.look()
        assert (told["mine"], told["people"]) == (None, 0)

    tried(test, store)


def test_two_tables_opened_at_once_do_not_both_count(store: str) -> None:
    async def test(house: OpenHouse) -> None:
        anna = Guest(house, "anna")
        players = await asyncio.gather(*(anna.open() for _ in range(4)))
        await play_out(*players)
        told = await anna.look()
        assert told["people"] == 1
        assert told["mine"]["table"] in {player.table for player in players}

    tried(test, store)


def test_a_game_that_a_bot_played_on_does_not_count(store: str) -> None:
    async def test(house: OpenHouse) -> None:
        anna = Guest(house, "anna")
        player = await anna.open()
        assert (await player.do("leave"))["is"] == "ack"
        while player.shown["state"] == "playing":
            await player.hear()
        told = await anna.look()
        assert (told["mine"]["state"], told["results"], told["people"]) == (VOID, None, 0)

    tried(test, store)


# Bots


async def bots_of(house: OpenHouse, turns: int) -> dict[int, dict[str, int]]:
    """What bots scored, once they have played so often."""
    while True:
        known = await house.running.house.potions.bots(1, GAME)
        if len(known) == turns:
            return known
        await asyncio.sleep(1)


def test_bots_play_the_same_deal_in_the_background_each_turn_once(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: OpenHouse) -> None:
        anna = Guest(house, "anna")
        player = await anna.open()
        known = await bots_of(house, 2)
        assert all(len(scores) == 2 for scores in known.values())
        await play_out(player)
        results = (await anna.look())["results"]
        bots = {one["level"]: one["scores"] for one in results["bots"]}
        assert bots["child"] == [known[turn]["child"] for turn in sorted(known)]
        below = sum(one < results["score"] for scores in known.values() for one in scores.values())
        assert results["share"] == below / 4
        monkeypatch.setattr(potion_bots, "TURNS", 3)
        potion_bots.PotionBots().want(house.running.house, 1, GAME)
        later = await bots_of(house, 3)
        assert {turn: later[turn] for turn in known} == known

    tried(test, store)


# Secrets


async def links_of(house: OpenHouse) -> list[str]:
    """What must not be heard: the link of every day to come and of today, the secrets of its titles."""
    potions = house.running.house.potions
    number = (await potions.today()).number
    secrets = [potions.secret(number, game).hex() for game in ("belcastel", "witches", "bal", "blackwood")]
    return [*secrets, *(potions._links[later].hex() for later in range(number, number + 3))]


def test_the_secret_of_a_day_leaves_the_house_only_when_nothing_of_it_counts_any_more(
    store: str, set_clock: SetClock
) -> None:
    async def test(house: OpenHouse) -> None:
        anna = Guest(house, "anna")
        player = await anna.play()
        sealed = await links_of(house)
        first = sealed[3]
        heard = [*anna.heard, *player.raw, json.dumps(await record_of(player))]
        assert verdict(Record.from_json(json.loads(heard[-1]))).kind == UNFINISHED
        set_clock(DAY)
        told = await anna.look()
        heard += [*anna.heard, json.dumps(await record_of(player))]
        assert [secret for secret in sealed if any(secret in text for text in heard)] == []
        set_clock(2 * DAY)
        told = await anna.look()
        assert told["told"] == sealed[4]
        record = await record_of(player)
        assert record["source"]["secret"] == first
        assert verdict(Record.from_json(record)).kind == HOUSE

    tried(test, store)


def test_whoever_notes_what_is_told_today_sees_that_every_later_secret_was_fixed(
    store: str, set_clock: SetClock
) -> None:
    async def test(house: OpenHouse) -> None:
        anna, seen = Guest(house, "anna"), []
        for day in range(5):
            set_clock(day * DAY)
            told = await anna.look()
            seen.append((told["told_number"], bytes.fromhex(told["told"])))
        assert [number for number, _ in seen] == [0, 0, 1, 2, 3]
        for (earlier, link), (later, other) in itertools.pairwise(seen):
            assert link == (before(other) if later > earlier else other)

    tried(test, store)


# Days


def test_a_day_is_that_of_the_houses_zone_also_where_clocks_are_changed() -> None:
    paris = ZoneInfo("Europe/Paris")
    late = round(datetime(2026, 10, 24, 23, 59, 59, tzinfo=paris).timestamp() * 1000)
    assert (day_of(late, paris), day_of(late + 1000, paris)) == (date(2026, 10, 24), date(2026, 10, 25))
    assert end_of(date(2026, 10, 24), paris) == late + 1000
    assert end_of(date(2026, 10, 25), paris) - end_of(date(2026, 10, 24), paris) == 25 * 3600 * 1000
    assert day_of(late, ZoneInfo("Asia/Tokyo")) == date(2026, 10, 25)


def test_a_game_begun_in_time_counts_for_its_day_though_midnight_comes_in_the_middle(
    store: str, set_clock: SetClock
) -> None:
    async def test(house: OpenHouse) -> None:
        anna = Guest(house, "anna")
        player = await anna.open()
        set_clock(DAY)
        assert (await anna.look())["mine"] is None
        await play_out(player)
        told = await anna.look()
        assert [one["played"] for one in told["week"][-2:]] == [True, False]
        await anna.play()
        assert [one["played"] for one in (await anna.look())["week"][-2:]] == [True, True]

    tried(test, store)


def test_a_game_that_ends_when_its_secret_is_known_does_not_count(store: str, set_clock: SetClock) -> None:
    async def test(house: OpenHouse) -> None:
        anna = Guest(house, "anna")
        player = await anna.open()
        for days in (1, 2):
            set_clock(days * DAY)
            await anna.look()
        await play_out(player)
        games = await house.running.house.potions.games(1, GAME)
        assert [one.state for one in games.values()] == [VOID]
        assert not any(one["played"] for one in (await anna.look())["week"])

    tried(test, store)


def test_a_clock_that_was_set_forward_and_back_brings_no_secret_twice(store: str, set_clock: SetClock) -> None:
    async def test(house: OpenHouse) -> None:
        potions, begun = house.running.house.potions, []
        for days in (0, 30, 0, -1, 1, 2):
            set_clock(days * DAY)
            begun.append((await potions.today()).number)
        assert begun == [1, 2, 3, 3, 4, 5]  # a day behind is a clock that is slow: the potion stays

    tried(test, store)


# The house


def test_everything_is_known_again_after_a_restart(store: str) -> None:
    async def test() -> None:
        async with visited(store) as house:
            anna = Guest(house, "anna")
            begun = await anna.open()
            potions = house.running.house.potions
            sealed = potions.secret(1, GAME)
        async with visited(store) as house:
            anna = Guest(house, "anna")
            assert (await anna.look())["mine"] == {"table": begun.table, "state": "playing"}
            assert house.running.house.potions.secret(1, GAME) == sealed
            player = await house.guest(begun.table, begun.token, begun.seat).connect()
            await play_out(player)
            assert (await anna.look())["results"]["rank"] == 1

    asyncio.run(test())


@asynccontextmanager
async def two_houses(store: str) -> AsyncIterator[tuple[OpenHouse, OpenHouse]]:
    async with visited(store, shared=True) as one, visited(store, shared=True) as other:
        yield one, other


def test_two_processes_on_one_store_have_the_same_potion_and_count_together(store: str, set_clock: SetClock) -> None:
    async def test() -> None:
        async with two_houses(store) as (one, other):
            anna, bob, again = Guest(one, "anna"), Guest(other, "bob"), Guest(other, "anna")
            first = await anna.play()
            assert (await again.look())["mine"]["table"] == first.table
            second = await bob.play()
            assert drawn_in(await record_of(first)) == drawn_in(await record_of(second))
            assert (await anna.look())["people"] == (await bob.look())["people"] == 2
            set_clock(DAY)
            days = await asyncio.gather(anna.look(), bob.look())
            assert [told["number"] for told in days] == [2, 2]

    asyncio.run(test())
