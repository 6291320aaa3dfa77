"""[BAL-2.3] A window closes once everybody has answered, and its length tells of no hand.

The clock of the house is held, and the times are short, as the house sleeps by the machine's clock.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from typing import Any
from unittest import mock

import pytest

from chaudron.protocol import Settings
from chaudron.room import windows
from chaudron.room.state import State
from chaudron.room.windows import SILENCE_SECONDS
from chaudron.server import clock
from chaudron.server.jobs.background import BackgroundJobs
from chaudron.server.rooms.live import Live
from tests.server.held import hold_clock, passes
from tests.server.open_house import OpenHouse, open_house, played, together
from tests.server.rough import eventually
from tests.server.served import Player
from tests.server.test_bal_secrecy import HOLDER, MOMENT, SECRET, SETUP, holding, only_holders_are_asked
from tests.server.witnesses import Found, Leak, answer, noticed, same, seated
from tests.server.worlds import Scene, prepared

__all__ = ["hold_clock", "open_house"]

WINDOW, LEAST, BEAT = 1.0, 0.2, 0.1
NAMES = ("Anna", "Bob", "Clo")


@pytest.fixture(autouse=True)
def short_times() -> Iterator[None]:
    with mock.patch.multiple(windows, LEAST_SECONDS=LEAST, BEAT_SECONDS=BEAT):
        yield


async def ball(house: OpenHouse, **settings: Any) -> tuple[list[Player], int]:
    """Three witches in the window of the first turn, which asks the second and the third; and when it opened."""
    players = await house.table_of(*NAMES, setup="bal 3 first_player=0", settings={"window": WINDOW, **settings})
    await together(*players)
    return players, players[0].events[-1]["at"]


async def closing(players: list[Player], opened: int) -> list[int]:
    """How many milliseconds after it opened everybody is told that the window has closed."""
    await closed(*players)
    await together(*players)
    return [player.events[-1]["at"] - opened for player in players]


async def is_open(players: list[Player]) -> bool:
    await together(*players)
    return {player.view["window"] for player in players} == {"carabosse"}


@played
async def test_a_window_closes_once_everybody_has_answered(house: OpenHouse) -> None:
    players, opened = await ball(house)
    passes(LEAST)
    await players[2].answer("pass")
    assert await is_open(players)
    passes(BEAT / 2)
    await players[1].answer("pass")
    assert await is_open(players)
    passes(BEAT / 2)
    assert await closing(players, opened) == [round((LEAST + BEAT) * 1000)] * 3
    assert players[0].ask is not None
    assert players[0].ask["about"] == "declare"


@played
async def test_no_sooner_than_the_least_time(house: OpenHouse) -> None:
    players, opened = await ball(house)
    for player in players[1:]:
        await player.answer("pass")
    passes(LEAST - 0.001)
    assert await is_open(players)
    assert (await players[0].do("pause"))["code"] == "sealed_now"
    passes(0.001)
    assert await closing(players, opened) == [round(LEAST * 1000)] * 3


@pytest.mark.parametrize("late", [1, 2])
@pytest.mark.parametrize(("after", "closes"), [(0.0, 0.3), (0.099, 0.3), (0.1, 0.4), (0.699, 0.9)])
@played
async def test_whoever_answers_last_it_closes_on_a_beat(
    house: OpenHouse, late: int, after: float, closes: float
) -> None:
    """Nobody sees whether they were the last, and it matters not who was."""
    players, opened = await ball(house)
    await players[3 - late].answer("pass")
    passes(LEAST + after)
    await players[late].answer("pass")
    assert await is_open(players)
    passes(closes - LEAST - after)
    assert await closing(players, opened) == [round(closes * 1000)] * 3


@played
async def test_silence_lasts_until_the_end(house: OpenHouse) -> None:
    players, opened = await ball(house)
    await players[1].answer("pass")
    passes(WINDOW - 0.001)
    assert await is_open(players)
    live = await house.running.house.live(players[0].table)
    passes(0.001)
    await eventually(lambda: live.room.has_answered(2))
    passes(SILENCE_SECONDS)
    assert await closing(players, opened) == [round((WINDOW + SILENCE_SECONDS) * 1000)] * 3


@played
async def test_at_a_strict_table_it_lasts_its_time(house: OpenHouse) -> None:
    """However soon everybody has answered."""
    players, opened = await ball(house, strict=True)
    for player in players[1:]:
        await player.answer("pass")
    passes(WINDOW)
    assert await is_open(players)
    passes(SILENCE_SECONDS)
    assert await closing(players, opened) == [round((WINDOW + SILENCE_SECONDS) * 1000)] * 3


@played
async def test_what_is_said_is_heard_when_it_has_closed(house: OpenHouse) -> None:
    players, opened = await ball(house)
    for player in players[1:]:
        await player.answer("pass")
    passes(LEAST)
    await closing(players, opened)
    assert (await players[1].do("say", text="Well?"))["is"] == "ack"


@played
async def test_nobody_waits_for_the_thoughts_of_a_bot(house: OpenHouse) -> None:
    """Only a bot that holds the card thinks: whoever waited for it would know."""

    async def never(*_: object) -> str:
        raise AssertionError("the thought is never over")

    with mock.patch.object(BackgroundJobs, "choose", never), mock.patch.object(windows, "SILENCE_SECONDS", 0.1):
        host = await house.open("bal 3 first_player=0", "Anna", bots=["apprentice"], settings={"window": WINDOW})
        players = [host, await house.join(host.table, "Clo")]
        for player in players:
            await player.connect()
        assert (await host.do("start"))["is"] == "ack"
        await together(*players)
        opened = host.events[-1]["at"]
        live = await house.running.house.live(host.table)
        await players[1].answer("pass")
        passes(LEAST - 0.1)
        await eventually(lambda: live.room.has_answered(1))
        passes(0.1)
        assert await closing(players, opened) == [round(LEAST * 1000)] * 2


# With the card in hand or without, the wire is the same, whatever its holder does

BEHAVIOURS = {"at once": 0.0, "after a while": LEAST + BEAT / 2, "never": None}


async def in_world(house: OpenHouse, holds: bool, after: float | None) -> Found:
    """What all others notice of the first window, if one witch passes after so many seconds, or says nothing."""
    with holding("nananere" if holds else "tresor"):
        new = prepared(Scene(SECRET, setup=SETUP), Settings(window=WINDOW))
    people = await seated(house, new)
    live = await house.running.house.live(new.state.id)
    opened = new.state.beat_began() or 0
    others = {seat: person for seat, person in people.items() if seat != HOLDER}
    for person in others.values():
        if person.ask is not None and "pass" in person.ask["options"]:
            await answer(person, "pass")
    passes(after or 0.0)
    if after is not None:
        await answer(people[HOLDER], "pass")
    open_ = await noticed(others)
    passes(LEAST + BEAT - (after or 0.0))
    if after is not None:
        await closed(*people.values())
    await eventually(lambda: not is_due(live))
    least = await noticed(others)
    passes(WINDOW - LEAST - BEAT)
    await eventually(lambda: live.room.ahead is None or live.room.has_answered(HOLDER))
    passes(SILENCE_SECONDS)
    await closed(*people.values())
    after_all = await noticed(others)
    return told_from(opened, {seat: open_[seat] + least[seat] + after_all[seat] for seat in others})


async def closed(*people: Player) -> None:
    for person in people:
        while person.view["window"] is not None:
            await person.hear()


def is_due(live: Live) -> bool:
    """Is there something that the house has not done yet, though it is time?"""
    at = live.room.alarms.next
    return live.lock.locked() or (at is not None and at <= clock.now())


def told_from(opened: int, found: Found) -> Found:
    """Every moment as what has passed since the window opened."""

    def since(match: re.Match[str]) -> str:
        return f"{int(match[0]) - opened} ms"

    return {seat: [MOMENT.sub(since, text) for text in texts] for seat, texts in found.items()}


async def compare(house: OpenHouse, after: float | None) -> None:
    same(await in_world(house, False, after), await in_world(house, True, after))


@pytest.mark.parametrize("after", BEHAVIOURS.values(), ids=BEHAVIOURS)
@played
async def test_nobody_notices_who_holds_a_reaction_card(house: OpenHouse, after: float | None) -> None:
    await compare(house, after)


def who_can_only_pass_is_passed_for() -> AbstractContextManager[object]:
    until = State.thought_over

    def sooner(self: State, seat: int) -> int | None:
        at = until(self, seat)
        is_idle = self.table is not None and len(self.table.asks[seat].options) == 1
        return at if at is None or not is_idle else at - round((WINDOW - LEAST) * 1000)

    return mock.patch.object(State, "thought_over", sooner)


@pytest.mark.parametrize("plant", [only_holders_are_asked, who_can_only_pass_is_passed_for])
@played
async def test_a_planted_leak_is_noticed(house: OpenHouse, plant: Callable[[], AbstractContextManager[object]]) -> None:
    """Proof that the check above can fail."""
    with plant(), pytest.raises(Leak):
        await compare(house, None)
