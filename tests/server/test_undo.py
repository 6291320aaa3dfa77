"""An answer may be taken back while nothing has come of it: no chance, nothing seen, and nobody has acted since."""

import asyncio
import copy

import pytest

from chaudron.games.belcastel import BELCASTEL
from chaudron.games.belcastel.table import Table
from chaudron.kernel.record import Record, verify
from chaudron.kernel.rule import answer
from chaudron.room.chain import FIRST_HASH, check_chain
from chaudron.room.rows import Row
from chaudron.room.state import State
from chaudron.server.rooms.reading import Reading
from tests.server.held import hold_clock, passes
from tests.server.open_house import (
    LOCK_STEP,
    OpenHouse,
    all_brew,
    all_stir,
    open_house,
    play_out,
    played,
    refuses,
    together,
    until_here,
    visited,
)
from tests.server.served import Player

__all__ = ["hold_clock", "open_house"]

NOTHING = "There is nothing to take back yet."
ANOTHER = "Too late: somebody else has played since."
CHANCE = "Chance has spoken, and it never takes a word back."
REVEALED = "What has been seen cannot be unseen."
SEALED = "What is sealed stays sealed until everybody is done."
OFF = "At this table nothing can be taken back."


def draws_white(table: Table) -> bool:
    """The first chip of the first seat is white, so that its flask may be used."""
    if not all_brew(table):
        return False
    answer(table, 0, "draw")
    return "flask" in table.asks[0].options


async def cannot_undo(house: OpenHouse, player: Player, key: str, english: str) -> None:
    """The page knew it, and the house says why."""
    assert player.undo == key
    refused = await refuses(house, player, "no_undo", english, "undo")
    assert refused["details"] == {"key": key}


@played
async def test_after_undo_everything_is_as_before_for_everybody(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await anna.answer("draw")
    await together(bob)
    mine, theirs = copy.deepcopy(anna.view), copy.deepcopy(bob.view)
    options = anna.ask and anna.ask["options"]
    await anna.answer("stop")
    await together(bob)
    assert (anna.undo, bob.undo, anna.ask) == (None, "another_acted", None)
    assert bob.view != theirs
    assert (await anna.do("undo"))["is"] == "ack"
    assert (await bob.until_kind("undone"))["about"] == {"seat": 0}
    assert (anna.view, bob.view) == (mine, theirs)
    assert (anna.ask and anna.ask["options"], anna.undo) == (options, "chance")
    assert [(await player.get())[1]["view"] for player in (anna, bob)] == [mine, theirs]


@played
async def test_somebody_hangs_up_while_it_is_read_what_was_taken_back(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The journal holds all the same: each event is bound to the one before it as that was written."""
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await anna.answer("draw")
    await anna.answer("stop")
    with_rows = Reading.with_rows

    async def slowly(reading: Reading, table: str, *more: Row) -> State:
        state = await with_rows(reading, table, *more)
        if more:
            passes(1)
            await bob.close()
            await until_here(watcher, [0])
        return state

    watcher = await house.watching(anna.table)
    with monkeypatch.context() as patch:
        patch.setattr(Reading, "with_rows", slowly)
        assert (await anna.do("undo"))["is"] == "ack"
    assert (await anna.answer("stop"))["is"] == "ack"
    check_chain(FIRST_HASH, await house.journal(anna.table))


@played
async def test_an_answer_to_the_question_of_before_is_stale_after_undo(house: OpenHouse) -> None:
    anna, _bob = await house.dealt(all_brew, "Anna", "Bob")
    assert anna.ask is not None
    before = anna.ask["ask"]
    await anna.answer("stop")
    await anna.do("undo")
    english = "That question is no longer open."
    await refuses(house, anna, "stale", english, "answer", ask=before, choice="draw")
    assert (await anna.answer("draw"))["is"] == "ack"


@played
async def test_two_answers_are_taken_back_one_after_the_other(house: OpenHouse) -> None:
    anna, bob = await house.dealt(draws_white, "Anna", "Bob")
    await anna.answer("draw")
    views = [copy.deepcopy(anna.view)]
    await anna.answer("flask")
    views.append(copy.deepcopy(anna.view))
    await anna.answer("stop")
    await anna.do("undo")
    assert (anna.view, anna.undo) == (views[1], None)
    await anna.do("undo")
    assert (anna.view, anna.undo) == (views[0], "chance")
    await together(bob)
    assert [event["kind"] for event in bob.events][1:] == [*["answered"] * 3, "undone", "undone"]
    assert bob.view == (await bob.get())[1]["view"]


@played
async def test_talk_and_pauses_since_do_not_stand_in_the_way(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await anna.answer("stop")
    await bob.do("say", text="Already?")
    await bob.do("pause")
    await bob.do("resume")
    await anna.do("emote", emote="oops")
    assert (await anna.do("undo"))["is"] == "ack"
    assert (anna.ask is not None, anna.shown["paused"]) == (True, False)


@played
async def test_log_and_record_leave_out_what_was_taken_back(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await anna.answer("stop")
    _, log = await anna.get("/log")
    stopped = [sentence["says"] for sentence in log["sentences"]][-1]
    await anna.do("undo")
    for player in (anna, bob):
        _, log = await player.get("/log")
        assert stopped not in [sentence["says"] for sentence in log["sentences"]]
        assert "answered" not in [event["kind"] for event in log["events"]]
    await anna.answer("draw")
    await play_out(anna, bob)
    _, record = await anna.get("/record")
    assert record["entries"][0][:2] == [0, "draw"]
    play = verify(BELCASTEL, Record.from_json(record))
    answered = [event for event in anna.events if event["kind"] == "answered"]
    assert len(play.record.entries) == len(answered) - 1


@played
async def test_a_sealed_commitment_may_be_changed_until_everybody_has_committed(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob", setup=LOCK_STEP)
    assert anna.ask is not None
    assert anna.ask["sealed"] == ["draw", "stop"]
    await anna.answer("stop")
    assert (await anna.do("undo"))["is"] == "ack"
    assert (await anna.answer("draw"))["is"] == "ack"
    await together(bob)
    first, _undone, second = bob.events[-3:]
    assert first["about"] == second["about"] == {"seat": 0, "told": []}
    await bob.answer("draw")
    await cannot_undo(house, bob, "chance", CHANCE)


# What cannot be taken back


@played
async def test_nothing_was_done_or_somebody_else_did_it(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await cannot_undo(house, anna, "nothing", NOTHING)
    await anna.answer("stop")
    await together(bob)
    await cannot_undo(house, bob, "another_acted", ANOTHER)
    await bob.answer("draw")
    await together(anna)
    await cannot_undo(house, anna, "another_acted", ANOTHER)


@played
async def test_chance_has_spoken(house: OpenHouse) -> None:
    anna, _bob = await house.dealt(all_brew, "Anna", "Bob")
    await anna.answer("draw")
    await cannot_undo(house, anna, "chance", CHANCE)


@played
async def test_what_is_sealed_or_was_revealed_stays(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_stir, "Anna", "Bob", setup=LOCK_STEP)
    await anna.answer("draw")
    await bob.answer("draw")
    await together(anna)
    await cannot_undo(house, anna, "sealed", SEALED)
    await anna.answer("back")
    await cannot_undo(house, anna, "sealed", SEALED)
    await bob.answer("keep")
    await cannot_undo(house, bob, "revealed", REVEALED)
    await together(anna)
    await cannot_undo(house, anna, "another_acted", ANOTHER)


@played
async def test_what_ended_a_sealed_beat_stays_though_nobody_was_shown_anything(house: OpenHouse) -> None:
    """Whoever answers last hears what the others did, and may not decide once more (ADR 0009)."""
    players = await house.table_of("Anna", "Bob", "Clo", setup="bal 3 first_player=0", settings={"window": 0})
    await together(*players)
    for player in players[1:]:
        await player.answer("pass")
    await together(*players)
    await cannot_undo(house, players[2], "revealed", REVEALED)


@played
async def test_so_does_an_answer_that_comes_after_its_window(house: OpenHouse) -> None:
    """Nobody was silent for anybody in time: the house was busy."""
    players = await house.table_of("Anna", "Bob", "Clo", setup="bal 3 first_player=0", settings={"window": 1.0})
    await together(*players)
    opened = players[0].events[-1]["at"]
    await players[1].answer("pass")
    passes(2)
    await players[2].answer("pass")
    await together(*players)
    assert players[2].events[-1]["at"] > opened + 1400, "it was not kept quiet"
    await cannot_undo(house, players[2], "revealed", REVEALED)


@played
async def test_the_host_may_have_turned_undo_off(house: OpenHouse) -> None:
    anna, _bob = await house.dealt(all_brew, "Anna", "Bob", settings={"undo": False})
    await anna.answer("stop")
    await cannot_undo(house, anna, "off", OFF)


@played
async def test_who_watches_takes_nothing_back(house: OpenHouse) -> None:
    anna, _bob = await house.dealt(all_brew, "Anna", "Bob")
    await anna.answer("stop")
    eve = await house.watching(anna.table)
    before = await house.journal(anna.table)
    assert (await eve.do("undo"))["is"] == "nack"
    assert await house.journal(anna.table) == before


@played
async def test_nothing_is_taken_back_before_the_game_or_after_it(house: OpenHouse) -> None:
    anna = await (await house.open()).connect()
    await refuses(house, anna, "not_started", "The game has not begun.", "undo")
    bob = await (await house.join(anna.table, "Bob")).connect()
    await anna.do("start")
    await together(anna, bob)
    await play_out(anna, bob)
    await refuses(house, anna, "over", "The game is over.", "undo")


def test_what_was_taken_back_stays_so_after_a_restart(store: str) -> None:
    async def run() -> None:
        async with visited(store, job_processes=0) as house:
            anna, _bob = await house.dealt(all_brew, "Anna", "Bob")
            await anna.answer("stop")
            await anna.do("undo")
        async with visited(store, job_processes=0) as house:
            _, stand = await house.guest(anna.table, anna.token, 0).get()
            assert (stand["view"], stand["ask"], stand["n"]) == (anna.view, anna.ask, anna.n)

    asyncio.run(run())
