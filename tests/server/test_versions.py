"""A house that was brought up to date: tables of an earlier version of the rules go on, or say why they cannot."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chaudron.games import SHELF
from chaudron.games.belcastel import BELCASTEL, Belcastel
from chaudron.games.belcastel.box import Box
from chaudron.kernel.bad_record import BadRecord
from chaudron.kernel.chance import commitment
from chaudron.kernel.record import Play, Record, verify
from chaudron.protocol import Settings
from chaudron.room import chain, disclosure, events, upkeep
from chaudron.room.records import record_of
from chaudron.room.rows import Kept, Listed, Row, Snapshot
from chaudron.room.sealing import begin_alone
from chaudron.room.state import State
from chaudron.room.time import Time
from chaudron.room.versions import OtherRules, is_by_our_rules, is_the_same
from chaudron.server import clock
from chaudron.server.rooms import heartbeat, house, reading
from chaudron.server.store.backup import backup, restore
from tests.luck import luck_of
from tests.server.journals import as_written
from tests.server.served import Player, Served, served

SAYS = {
    "en": "This table was played under version 1 of the rules; under version 2, which this house plays, the game "
    "would have gone differently. It cannot continue here. You can still read who played and what happened, and take "
    "the record of a game that is over.",
    "fr": "Cette table s\u2019est jouée selon la version 1 des règles\u202f; avec la version 2, celle de cette maison, "
    "la partie se serait passée autrement. Elle ne peut pas continuer ici. On peut encore lire qui jouait et ce qui "
    "s\u2019est passé, et emporter le procès-verbal d\u2019une partie finie.",
}
OTHER_DRAWS = {"first_player": 1}
"""Nobody draws for the first player any more."""
OTHER_QUESTIONS = {"lock_step": "every_round"}
"""The same is drawn and told, and something else is asked."""
Raise = Callable[..., Belcastel]


class Raised(Belcastel):
    """Belcastel in its second version, with options that are what they are whatever a table says."""

    version = "2"

    def __init__(self, forced: Mapping[str, Any], meant: Mapping[str, Any]) -> None:
        super().__init__(BELCASTEL.kind)
        self.forced, self.earlier = forced, {"1": meant}

    def box(self, players: int, options: Mapping[str, Any]) -> Box:
        return super().box(players, {"open_bags": True, **options, **self.forced})


@pytest.fixture
def up_to_date(monkeypatch: pytest.MonkeyPatch) -> Raise:
    """From now on the second version is in force; without a word more it is the same game."""

    def up_to_date(meant: Mapping[str, Any] | None = None, **forced: Any) -> Belcastel:
        game = Raised(forced, meant or {})
        monkeypatch.setitem(SHELF, "belcastel", game)
        return game

    return up_to_date


@pytest.fixture(autouse=True)
def version_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the version of today: it is the first here, and luck is such that everybody brews at once."""
    monkeypatch.setattr(Belcastel, "version", "1")
    monkeypatch.setattr("chaudron.room.luck.new_secret", where_all_brew)


@cache
def where_all_brew() -> bytes:
    """A secret of a table where the first question is everybody's own brew."""
    secrets = (number.to_bytes(32, "big") for number in range(1000))
    tables = ((secret, Play(BELCASTEL, BELCASTEL.box(2, {}), luck_of(secret, 2)).table) for secret in secrets)
    return next(secret for secret, table in tables if {ask.about.key for ask in table.asks.values()} == {"brew"})


def visit(home: Served, *players: Player) -> None:
    for player in players:
        player.base, player.session, player.closed = home.base, home.session, None


async def play_out(player: Player, most: int = 10_000) -> None:
    """Answer whatever is asked, until the game is over or so many answers were given."""
    while most and player.shown["state"] == "playing":
        if player.ask is None:
            assert (await player.hear())["is"] != "end"
        else:
            answered = await player.answer()
            assert answered["is"] == "ack" or answered["code"] == "stale", answered  # interrupted [BEL-16.28]
            most -= 1


async def begun(store: str, answers: int) -> Player:
    """A table with a bot, in a house that is closed again."""
    async with served(store) as home:
        anna = await home.open(bots=["random"], start=True)
        await anna.connect()
        await play_out(anna, answers)
        return anna


def kinds(rows: list[Row]) -> list[str]:
    return [disclosure.kind(chain.read(row.body)) for row in rows]


# It goes on


@pytest.mark.parametrize("answers", [0, 7])
def test_a_table_of_which_the_rules_make_the_same_goes_on_and_says_by_which(
    store: str, up_to_date: Raise, answers: int
) -> None:
    async def test() -> None:
        anna = await begun(store, answers)
        game = up_to_date()
        async with served(store) as home:
            visit(home, anna)
            await anna.connect(after=anna.n)
            await play_out(anna)
            changes = [event["about"] for event in anna.events if event["kind"] == "rules_changed"]
            assert changes == [{"version": "2"}]
            status, record = await anna.get("/record")
            assert (status, record["version"]) == (200, "2")
            assert verify(game, Record.from_json(record)).record.result == record["result"]
            assert kinds(await home.running.house.store.journal(anna.table)).count("rules_changed") == 1

    asyncio.run(test())


def test_a_table_of_the_same_version_says_nothing(store: str) -> None:
    async def test() -> None:
        anna = await begun(store, 3)
        async with served(store) as home:
            visit(home, anna)
            await anna.connect()
            await play_out(anna, 3)
            assert "rules_changed" not in kinds(await home.running.house.store.journal(anna.table))

    asyncio.run(test())


# It cannot go on


@pytest.mark.parametrize("forced", [OTHER_DRAWS, OTHER_QUESTIONS], ids=["draws", "questions"])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_table_of_which_the_rules_make_something_else_is_closed_and_says_so(
    store: str, up_to_date: Raise, monkeypatch: pytest.MonkeyPatch, forced: dict[str, Any], lang: str
) -> None:
    """Over HTTP and over the socket; who sat there and what happened can be read; with the old rules it goes on."""

    async def test() -> None:
        anna = await begun(store, 0)
        up_to_date(**forced)
        async with served(store) as home:
            visit(home, anna)
            for path in ("", "/board", "/prospects", "/record"):
                status, problem = await anna.get(path, lang=lang)
                assert (status, problem["code"], problem["says"]) == (409, "other_rules", SAYS[lang]), path
                assert problem["details"] == {"began": "1", "known": "2"}
            await anna.connect(lang=lang)
            assert anna.closed == {"is": "closing", "code": "other_rules", "says": SAYS[lang]}
            await check_who_sat(home, anna)
            status, log = await anna.get("/log", lang=lang)
            assert (status, [event["kind"] for event in log["events"]][:2]) == (200, ["opened", "joined"])
            assert log["sentences"]
        monkeypatch.setitem(SHELF, "belcastel", BELCASTEL)
        async with served(store) as home:
            visit(home, anna)
            await anna.connect()
            await play_out(anna)
            assert anna.shown["state"] == "over"

    asyncio.run(test())


async def check_who_sat(home: Served, anna: Player) -> None:
    mine = {"tables": [{"table": anna.table, "token": anna.token}, {"table": anna.table, "token": "x" * 43}]}
    async with home.session.post(f"{home.base}/api/standings", json=mine) as answer:
        one, stranger = (await answer.json())["standings"]
    assert (one["code"], one["game"], one["state"], one["seat"]) == ("other_rules", "belcastel", "playing", 0)
    assert one["seats"][0]["name"] == "Anna"
    assert (stranger["code"], stranger.get("seats", [])) == ("other_rules", [])


def test_the_record_of_a_finished_game_can_be_had_though_the_rules_are_others(store: str, up_to_date: Raise) -> None:
    async def test() -> None:
        anna = await begun(store, 10_000)
        game = up_to_date(**OTHER_DRAWS)
        async with served(store) as home:
            visit(home, anna)
            status, data = await anna.get("/record")
            assert status == 200
            record = Record.from_json(data)
            assert (record.version, verify(BELCASTEL, record).record.result) == ("1", data["result"])
            with pytest.raises(BadRecord, match="earlier_version"):
                verify(game, record)

    asyncio.run(test())


def test_a_table_of_later_rules_is_closed_in_a_house_of_before(
    store: str, up_to_date: Raise, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        up_to_date()
        anna = await begun(store, 2)
        monkeypatch.setitem(SHELF, "belcastel", BELCASTEL)
        async with served(store) as home:
            visit(home, anna)
            status, problem = await anna.get()
            assert (status, problem["code"]) == (409, "other_rules")
            assert problem["details"] == {"began": "2", "known": "1"}

    asyncio.run(test())


def test_a_table_that_cannot_go_on_is_left_alone_and_troubles_no_other(
    store: str, up_to_date: Raise, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its bots are awaited, and the heartbeat meets it again and again; it says so once."""

    async def keep_still(_house: house.House) -> None:
        """The test looks around itself."""

    monkeypatch.setattr(heartbeat, "keep_going", keep_still)

    async def test() -> None:
        async with served(store) as home:
            with monkeypatch.context() as patch:
                patch.setattr(upkeep, "look_after", lambda _: [])
                bots = await home.open(name=None, bots=["random", "random"], start=True)
        up_to_date(**OTHER_DRAWS)
        async with served(store) as home:
            for _ in range(3):
                await heartbeat.look_around(home.running.house)
            assert home.running.house.hopeless == {bots.table}
            bea = await home.open(name="Bea", bots=["random"], start=True)
            await bea.connect()
            await play_out(bea, 3)

    with caplog.at_level(logging.WARNING, "chaudron.house"):
        asyncio.run(test())
    said = [record.getMessage() for record in caplog.records]
    assert [message.endswith("is left alone: other_rules") for message in said] == [True]


@pytest.mark.parametrize("forced", [{}, OTHER_DRAWS], ids=["the same", "others"])
def test_a_restored_table_is_replayed(store: str, tmp_path: Path, up_to_date: Raise, forced: dict[str, Any]) -> None:
    """A backup holds no snapshots: what the rules of today make of the journal decides."""

    async def test() -> None:
        anna = await begun(str(tmp_path / "old.db"), 5)
        await backup(str(tmp_path / "old.db"), tmp_path / "copy.db")
        await restore(tmp_path / "copy.db", store)
        up_to_date(**forced)
        async with served(store) as home:
            visit(home, anna)
            await anna.connect()
            if forced:
                assert anna.closed is not None
                assert anna.closed["code"] == "other_rules"
            else:
                await play_out(anna)
                assert anna.shown["state"] == "over"

    asyncio.run(test())


def test_a_process_that_follows_with_other_rules_lets_go(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two processes of different versions on one store: who cannot follow sends its listeners away."""

    async def test() -> None:
        async with served(store, shared=True) as one, served(store, shared=True) as two:
            anna = await one.open(bots=["random"], start=True)
            await anna.connect()
            watcher = await two.watcher(anna.table).connect(Origin=two.base)
            live = two.running.house.lives[anna.table]
            live.room.state.game = Raised({}, {})
            monkeypatch.setattr("chaudron.room.state.is_the_same", lambda *_: False)
            await play_out(anna, 1)
            said = await watcher.until(lambda said: said["is"] == "closing")
            assert (said["code"], anna.table in two.running.house.lives) == ("moved", False)

    asyncio.run(test())


# What is compared, and what is kept


def test_other_points_are_other_rules_though_nothing_else_is_drawn() -> None:
    told = [events.Telling("scored", "BEL-7.1", {"seat": 0, "points": 5})]
    more = [events.Telling("scored", "BEL-7.1", {"seat": 0, "points": 6})]
    one, other = events.Answered(0, "stop", told=told), events.Answered(0, "stop", told=more)
    assert is_the_same(one, chain.read(chain.write(one)))  # type: ignore[arg-type]  # an answer, as it was written
    assert not is_the_same(one, other)
    assert not is_the_same(one, events.Answered(0, "stop", told=told, reveals=True))
    assert not is_the_same(one, events.Answered(0, "stop", told=told, result={"points": [1], "places": [1]}))


KEPT = Kept("bcdfghjkmn", bytes(32), 0, Listed(False, "open", False, b""))


def opened(options: dict[str, Any]) -> list[Row]:
    """A table of the first version with two bots, as it was written."""
    room = State(KEPT, Time(clock.now()))
    seats = [events.BotSeated(seat, "random", f"Bot {seat}") for seat in range(2)]
    first = events.Opened("belcastel", "1", 2, options, Settings(), commitment(bytes(32)))
    return [room.happen(event) for event in (first, *seats)]


def named(*missing: str) -> dict[str, Any]:
    options = BELCASTEL.box(2, {}).options
    return {name: value for name, value in options.items() if name not in missing}


def test_a_table_opened_before_an_option_was_known_begins_as_it_was_meant(up_to_date: Raise) -> None:
    """Open bags are usual in the second version; the first knew of none, and its tables and records have none."""
    rows = opened(named("open_bags"))
    game = up_to_date({"open_bags": False})
    room = as_written(KEPT, rows)
    assert room.box.options["open_bags"] is False
    rows.append(room.happen(begin_alone(room)))
    again = as_written(KEPT, rows)
    assert (again.sitting.version, again.sitting.options["open_bags"]) == ("2", False)
    assert again.table is not None
    assert again.table.box.options["open_bags"] is False
    record = record_of(again, rows)
    record.source |= {"secret": bytes(32).hex()}
    assert (record.version, verify(game, record).table.asks.keys()) == ("2", again.table.asks.keys())


def test_a_table_begun_before_an_option_was_known_is_followed_as_it_was_meant(up_to_date: Raise) -> None:
    """The same with what had begun: its journal names no open bags either."""
    rows = opened(named("open_bags"))
    room = as_written(KEPT, rows)
    rows.append(room.happen(begin_alone(room)))
    up_to_date({"open_bags": False})
    again = as_written(KEPT, rows)
    assert again.table is not None
    assert (again.sitting.version, again.table.box.options["open_bags"]) == ("1", False)


def test_options_that_no_longer_are_close_a_table(up_to_date: Raise) -> None:
    rows = opened(named())
    up_to_date(open_bags="half")
    with pytest.raises(OtherRules):
        as_written(KEPT, rows)


def test_a_snapshot_is_a_shortcut_only_under_the_rules_it_was_taken_under(up_to_date: Raise) -> None:
    rows = opened(named())
    room = as_written(KEPT, rows)
    before = room.snapshot()
    room.happen(begin_alone(room))
    during = room.snapshot()
    assert (is_by_our_rules(before), is_by_our_rules(during)) == (True, True)
    unsaid = msgspec.json.decode(during.body)
    del unsaid["sitting"]["version"]
    assert not is_by_our_rules(Snapshot(during.seq, msgspec.json.encode(unsaid)))
    up_to_date()
    assert (is_by_our_rules(before), is_by_our_rules(during)) == (True, False)


def test_what_closes_a_table_for_good_closes_it_for_the_heartbeat_too() -> None:
    assert set(reading.NOT_PLAYED) < set(reading.HOPELESS)
