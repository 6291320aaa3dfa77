"""The bots of a house are somebody: they have names, and say something now and then about what everybody has seen."""

import asyncio
import math
from itertools import pairwise
from typing import Any

import pytest

from chaudron import limits
from chaudron.bots import USUAL, lines
from chaudron.bots.characters import characters
from chaudron.kernel.facts import Fact
from chaudron.room import disclosure, events
from chaudron.room.bot_lines import _public
from chaudron.room.state import tellings
from tests.server.open_house import OpenHouse, open_house, played, together, visited
from tests.server.served import Player

__all__ = ["open_house"]

PLAN = {"breath": 0.0}


@pytest.fixture(autouse=True)
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots have something to say about everything."""
    monkeypatch.setattr(lines, "SELDOM", 1)
    monkeypatch.setattr(lines, "ODDS", {})


def spoken(player: Player) -> list[dict[str, Any]]:
    return [event["about"] for event in player.events if event["kind"] == "spoke"]


async def against_bots(house: OpenHouse, setup: str = "belcastel 2", **wish: Any) -> Player:
    """Somebody against bots, in a game that has begun."""
    anna = await house.open(setup, bots=[USUAL] * (int(setup.split()[1]) - 1), start=True, **wish)
    return await anna.connect(after=0)


async def plays_on(player: Player, lines: float = math.inf) -> None:
    """Play some rounds, as shortly as can be, or the whole game until so many lines are heard."""
    while len(spoken(player)) < lines and player.shown["state"] == "playing":
        if lines == math.inf and player.view["round"] > 3:
            break
        if player.ask is None:
            await player.hear()
        else:
            await player.answer("stop" if "stop" in player.ask["options"] else None)
    await together(player)


# Who they are


@played
async def test_a_house_says_who_plays_how_and_how_well(house: OpenHouse) -> None:
    told = {}
    for lang in ("fr", "en"):
        async with house.session.get(f"{house.base}/api/games/bal/bots?lang={lang}") as answer:
            told[lang] = (await answer.json())["bots"]
    known = characters("bal")
    assert [(bot["level"], bot["rank"], bot["name"]) for bot in told["en"]] == [
        (one.level, one.rank, one.name) for one in known
    ]
    assert all(fr["style"] != en["style"] for fr, en in zip(told["fr"], told["en"], strict=True))
    async with house.session.get(f"{house.base}/api/games/chess/bots") as answer:
        assert answer.status == 404


@played
async def test_a_house_offers_the_bots_that_it_tells_of(house: OpenHouse) -> None:
    async with house.session.get(f"{house.base}/api/games") as answer:
        games = (await answer.json())["games"]
    assert {game["game"]: game["bots"] for game in games} == {
        game["game"]: [one.level for one in characters(game["game"])] for game in games
    }


@played
async def test_bots_bring_their_own_names(house: OpenHouse) -> None:
    anna = await house.open("belcastel 4", "lulu", bots=["child", USUAL, USUAL])
    _, stand = await anna.get()
    assert [seat["name"] for seat in stand["shown"]["seats"]] == ["lulu", "Fanfan", "Perrine", "Margot"]


@played
async def test_a_bot_from_the_laboratory_is_still_let_in(house: OpenHouse) -> None:
    anna = await house.open("belcastel 3", bots=["random", "random"])
    _, stand = await anna.get()
    assert [seat["name"] for seat in stand["shown"]["seats"]] == ["Anna", "Basile", "Odile"]


# What they say


@played
async def test_a_line_is_heard_by_everybody_in_every_language(house: OpenHouse) -> None:
    anna = await against_bots(house)
    eve = await house.watching(anna.table)
    heard = spoken(anna) or [(await anna.until_kind("spoke"))["about"]]
    assert heard[0] == {
        "seat": 1,
        "line": "belcastel-apprentice.start",
        "says": {
            "fr": "Ma liste est prête. La tienne\u202f?",
            "en": "My list is ready. Is yours?",
            "es": "Mi lista está lista. ¿Y la tuya?",
        },
    }
    await together(eve)
    _, log = await eve.get("/log", lang="en")
    assert heard[0] in [event["about"] for event in log["events"]]


@played
async def test_bots_leave_some_silence_between_two_lines(house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.running.house.pace, "quiet", math.inf)
    anna = await against_bots(house, "belcastel 3")
    await plays_on(anna)
    assert len(spoken(anna)) == 1


@played
async def test_in_a_game_no_line_is_spoken_twice_in_a_row(house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.running.house.pace, "quiet", 0.0)
    anna = await against_bots(house, "belcastel 3")
    await plays_on(anna, 3)
    said = [about["line"] for about in spoken(anna)]
    assert len(said) >= 3
    assert all(one != other for one, other in pairwise(said))


@played
async def test_a_host_may_want_quiet_bots(house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.running.house.pace, "quiet", 0.0)
    anna = await against_bots(house, "belcastel 3", settings={"lines": False})
    await plays_on(anna)
    assert spoken(anna) == []


@played
async def test_bots_have_said_enough_at_some_point(house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.running.house.pace, "quiet", 0.0)
    monkeypatch.setattr(limits, "LINES_SPOKEN", 1)
    anna = await against_bots(house, "belcastel 3")
    await plays_on(anna)
    assert len(spoken(anna)) == 1


@played
async def test_a_bot_does_not_speak_into_what_somebody_says(house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.running.house.pace, "quiet", 0.0)
    anna = await (await house.open("belcastel 2", bots=[USUAL])).connect()
    house.running.house.lives[anna.table].room.voices.person_at = math.inf
    await anna.do("start")
    await plays_on(anna)
    assert spoken(anna) == []


@played
async def test_whoever_plays_in_somebodys_place_says_nothing(house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    """The name there is a person's."""
    monkeypatch.setattr(house.running.house.pace, "quiet", 0.0)
    anna, bob = await house.table_of("Anna", "Bob")
    await bob.do("leave")
    await bob.close()
    await anna.do("seat_bot", seat=1, level=USUAL)
    await plays_on(anna)
    assert spoken(anna) == []


@played
async def test_at_a_ball_no_line_is_spoken_while_a_window_is_open(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house.running.house.pace, "quiet", 0.0)
    anna = await house.open("bal 3 first_player=0", bots=[USUAL], settings={"window": 0.2})
    bob = await house.join(anna.table, "Bob")
    for player in (anna, bob):
        await player.connect()
    await anna.do("start")
    windows = windows_at_lines(anna)
    while len(windows) < 2:
        await together(anna, bob)
        thinking = [player for player in (anna, bob) if player.ask is not None and player.view["window"] is None]
        await (thinking[0].answer() if thinking else anna.hear())
    assert set(windows) == {None}


def windows_at_lines(player: Player) -> list[str | None]:
    """In which window, if in any, each line is heard."""
    windows, note = list[str | None](), player.note

    def noting(said: dict[str, Any]) -> None:
        note(said)
        if said.get("kind") == "spoke":
            windows.append(player.view["window"])

    player.note = noting  # type: ignore[method-assign]  # to listen in
    return windows


def test_a_line_is_about_nothing_that_only_some_were_told() -> None:
    facts = [Fact("parried", "BAL-4.14", {"seat": 1}, to=(1,)), Fact("turn", "BAL-3.1", {"seat": 0})]
    assert _public(events.Answered(0, "pass", told=tellings(facts))) == [("turn", {"seat": 0})]


def test_what_was_said_is_known_after_a_restart(store: str) -> None:
    async def test() -> None:
        async with visited(store, breath=0.0) as house:
            anna = await against_bots(house)
            while not spoken(anna):
                await anna.hear()
            said, seated = spoken(anna), (anna.table, anna.token, anna.seat)
        async with visited(store, job_processes=0) as house:
            again = await house.guest(*seated).connect(after=0)
            assert spoken(again)[: len(said)] == said

    asyncio.run(test())


def test_a_line_that_has_gone_out_of_use_is_told_without_words() -> None:
    assert disclosure.about(events.Spoke(1, "belcastel-sage.sneeze"), None) == {
        "seat": 1,
        "line": "belcastel-sage.sneeze",
    }
