"""Nobody can tell apart two worlds that differ only in what is hidden from them: not by a single byte."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from aiohttp import web

from chaudron.games.belcastel.choices import CATALOGUE
from chaudron.limits import WINDOW_SECONDS
from chaudron.protocol import Settings
from chaudron.room import chain, events
from chaudron.room.listeners import Audience, Listeners, heard
from chaudron.room.opening import Opening
from chaudron.room.sitting import PLAYING, Who
from tests.server.open_house import OpenHouse, open_house, played, visited
from tests.server.served import PATIENCE
from tests.server.witnesses import UNDO, Person, World, answer, no_difference, nothing_changes, noticed, same, seated
from tests.server.worlds import (
    LOCK_STEP,
    WITH_WITCHES,
    Scene,
    all_commit,
    any_answer,
    ends,
    give,
    leads_on,
    one_is_asked_again,
    options,
    other_luck,
    prepared,
    scene_where,
    some_are_asked,
    ticking,
)

__all__ = ["open_house"]

CLOCK = Settings(clock=1000)
RANDOM_GAMES = 20
LATELY = 20
"""More than the hidden answers of any one beat."""


def in_a_beat(settings: Settings = CLOCK) -> tuple[Opening, int, int, str]:
    """A table at which two are asked in secret; both, and what leads the first to a second question."""
    new = prepared(scene_where(some_are_asked), settings)
    first, second = list(options(new))[:2]
    return new, first, second, leads_on(new, first) or ""


# In one world: a hidden answer changes nothing


async def watch_hidden_answers(house: OpenHouse) -> None:
    new, first, second, leading_on = in_a_beat()
    people = await seated(house, new)
    await nothing_changes(people, second, ends(new, second) or "")
    await nothing_changes(people, first, leading_on)


@played
async def test_nobody_notices_that_another_has_answered_in_secret(house: OpenHouse) -> None:
    await watch_hidden_answers(house)


async def watch_the_only_one_asked(house: OpenHouse) -> None:
    new = prepared(scene_where(one_is_asked_again), CLOCK)
    people, (seat,) = await seated(house, new), options(new)
    await nothing_changes(people, seat, leads_on(new, seat) or "")


@played
async def test_nobody_notices_that_the_only_one_asked_has_another_question(house: OpenHouse) -> None:
    await watch_the_only_one_asked(house)


def seen(new: Opening, seat: int | None) -> list[bytes | str]:
    """All that a seat or a spectator could be told now, without a socket."""
    table = new.state.table
    assert table is not None
    lately = [row for row in new.rows[-LATELY:] if row.only in (None, seat)]
    audience = Audience(Who(seat, seat == 0))
    welcome = msgspec.json.encode(Listeners().welcome(new.state, audience, heard(lately[-1:], seat, 0)))
    if seat is None:
        return [welcome]
    offered = table.asks[seat].options if seat in table.asks else ()
    return [welcome, *[str(table.why_not(seat, choice)) for choice in CATALOGUE if choice not in offered]]


@pytest.mark.parametrize("setup", [LOCK_STEP, WITH_WITCHES])
def test_in_random_games_nothing_that_is_hidden_shows(setup: str) -> None:
    hidden = 0
    for number in range(RANDOM_GAMES):
        rng = random.Random(number)
        with ticking(1):
            new = prepared(Scene(number.to_bytes(32, "big"), setup=setup), CLOCK)
            while new.state.sitting.state == PLAYING:
                hidden += _step(new, rng)
    assert hidden > RANDOM_GAMES


def _step(new: Opening, rng: random.Random) -> bool:
    """Let somebody answer; if that is hidden, all others see what they saw before."""
    actor, choice = any_answer(new.state, rng)
    assert new.state.table is not None
    is_sealed = new.state.table.sealed_together() is not None
    others = [seat for seat in (*range(new.state.sitting.players), None) if seat != actor]
    before = [seen(new, seat) for seat in others] if is_sealed else []
    is_hidden = give(new, actor, choice) is not None
    assert not is_hidden or before == [seen(new, seat) for seat in others]
    return is_hidden


# In two worlds: they differ in what is hidden, and in nothing else


async def watch_a_commitment(house: OpenHouse) -> None:
    scene, then = scene_where(all_commit), ((0, "draw"), (3, "stop"))
    await no_difference(house, World(scene, 1, ("draw",), then), World(scene, 1, ("stop",), then))


@played
async def test_nobody_notices_what_another_has_committed(house: OpenHouse) -> None:
    await watch_a_commitment(house)


@played
async def test_nobody_notices_what_another_had_committed_and_took_back(house: OpenHouse) -> None:
    scene = scene_where(all_commit)
    one, other = World(scene, 1, ("draw", UNDO, "stop"), ()), World(scene, 1, ("stop", UNDO, "draw"), ())
    await no_difference(house, one, other)


@played
async def test_nobody_notices_what_another_answers_in_secret(house: OpenHouse) -> None:
    new, first, second, leading_on = in_a_beat()
    one, other = options(new)[second][:2]
    scene, then = scene_where(some_are_asked), ((first, leading_on),)
    await no_difference(house, World(scene, second, (one,), then), World(scene, second, (other,), then))


async def watch_a_second_question(house: OpenHouse) -> None:
    new, first, second, leading_on = in_a_beat()
    scene, then = scene_where(some_are_asked), ((first, leading_on),)
    answered = World(scene, second, (options(new)[second][0],), then)
    await no_difference(house, World(scene, second, (), then), answered)


@played
async def test_somebody_with_a_second_question_does_not_notice_whether_another_has_answered(house: OpenHouse) -> None:
    await watch_a_second_question(house)


def first_hidden_draw(new: Opening, seat: int) -> int:
    """In a beat that has just begun: the number of the first chip a seat drew in secret."""
    began, table = chain.read(new.rows[-1].body), new.state.table
    assert isinstance(began, events.Answered)
    assert table is not None
    return table.chance.used[seat] - sum(draw[0] == seat for draw in began.draws) + 1  # one of them was shown


@played
async def test_nobody_notices_what_another_draws_in_secret(house: OpenHouse) -> None:
    new, seat, _, _ = in_a_beat()
    scene, number = scene_where(some_are_asked), first_hidden_draw(new, seat)
    with other_luck(seat, number):
        assert options(prepared(scene))[seat] != options(new)[seat]
    await no_difference(house, World(scene, seat, ()), World(scene, seat, (), other_luck_from=number))


# Besides what is said: numbers, notices and time


@pytest.mark.parametrize("proxies", [0, 1])
def test_counts_which_grow_with_hidden_answers_are_not_for_players(tmp_path: Path, proxies: int) -> None:
    """A player comes from elsewhere, or through a proxy; who runs the house may not have said that there is one."""

    async def run() -> None:
        async with visited(str(tmp_path / "tables.db"), proxies=proxies, job_processes=0) as house:
            forwarded = {"X-Forwarded-For": "192.0.2.1"}
            async with house.session.get(house.base + "/metrics", headers=forwarded) as answer:
                assert answer.status == 401
                assert "chaudron_" not in await answer.text()

    asyncio.run(run())


NOTICES: dict[str, Any] = {"allow_local": True, "notice_after": 3600.0, "job_processes": 0}


async def send_notices_soon(house: OpenHouse, table: str) -> None:
    """Once everybody has come; whoever had not yet is not missed any more."""
    house.running.house.pace.notice = 0.1
    (await house.running.house.live(table)).room.noticing.clear()


@asynccontextmanager
async def receiver(names: asyncio.Queue[str]) -> AsyncIterator[str]:
    """Somebody who is told who is awaited; the address for notices."""

    async def note(request: web.Request) -> web.Response:
        names.put_nowait((await request.json())["chaudron"]["name"])
        return web.Response()

    app = web.Application()
    app.router.add_post("/notices", note)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}/notices"
    finally:
        await runner.cleanup()


async def awaited_in_turn(store: str, *, is_answered: bool) -> list[str]:
    """Two who are asked in secret go away one after the other: whose names are told?"""
    names: asyncio.Queue[str] = asyncio.Queue()
    async with receiver(names) as url, visited(store, **NOTICES) as house:
        new, first, second, _ = in_a_beat(Settings(webhook=url))
        people = await seated(house, new)
        await send_notices_soon(house, new.state.id)
        await people[second].close()
        told = [await asyncio.wait_for(names.get(), PATIENCE)]
        if is_answered:
            ask, choice = people[second].ask, options(new)[second][0]
            command = {"do": "answer", "id": "x", "ask": ask and ask["ask"], "choice": choice}
            assert (await people[second].post("/commands", command))[0] == 200
        await people[first].close()
        return [*told, await asyncio.wait_for(names.get(), PATIENCE)]


def test_notices_do_not_tell_of_hidden_answers(tmp_path: Path) -> None:
    answered = asyncio.run(awaited_in_turn(str(tmp_path / "one.db"), is_answered=True))
    assert answered == asyncio.run(awaited_in_turn(str(tmp_path / "other.db"), is_answered=False))


@played
async def test_before_a_window_closes_nobody_notices_that_all_have_answered(house: OpenHouse) -> None:
    new, first, second, _ = in_a_beat(Settings(window=WINDOW_SECONDS))
    people = await seated(house, new)
    await answer(people[first], "none")
    await nothing_changes(people, second, "none")
    last = (await house.journal(new.state.id))[-1]
    assert (last.seat, last.only) == (second, None)  # the beat is over, and that is durable


@played
async def test_before_a_window_closes_whoever_answers_last_does_not_notice_that(house: OpenHouse) -> None:
    found = []
    for is_last in (False, True):
        with ticking(0):
            new, first, second, _ = in_a_beat(Settings(window=WINDOW_SECONDS))
            people = await seated(house, new)
            if is_last:
                await answer(people[first], "none")
            await answer(people[second], "none")
            found.append(await noticed({second: people[second]}))
    same(*found)


def test_who_was_kicked_sees_nothing_more_through_another_process(store: str) -> None:
    async def run() -> None:
        async with (
            visited(store, shared=True, job_processes=0) as one,
            visited(store, shared=True, job_processes=0) as other,
        ):
            people = await seated(one, prepared(scene_where(all_commit)))
            kicked = Person(other.session, other.base, people[0].table, people[2].token, 2)
            other.guests.append(kicked)
            await kicked.connect()
            async with other.running.house.lives[kicked.table].lock:  # it is slow to follow
                for do in ("stop", UNDO):
                    await answer(people[1], do)
                assert (await people[0].do("kick", seat=2))["is"] == "ack"
            told = await kicked.until(lambda said: said["is"] == "welcome")
            assert told.get("seat") is None

    asyncio.run(run())
