"""[BAL-2.3, BAL-8, BAL-9] Le Bal in the house: equal windows, silence, formulas that are typed, people who leave."""

from typing import Any

import pytest

from chaudron.room.alarms import TimeOver
from chaudron.room.inputs import Tick
from chaudron.room.windows import SILENCE_SECONDS
from chaudron.words import words
from tests.server.held import hold_clock, passes, reaches
from tests.server.open_house import OpenHouse, open_house, played, together
from tests.server.rough import eventually
from tests.server.served import Player

__all__ = ["hold_clock", "open_house"]

NAMES = ("Anna", "Bob", "Clo")
SHORT = {"window": 0.3}


async def ball(house: OpenHouse, setup: str = "bal 3 first_player=0", **wish: Any) -> list[Player]:
    """A ball that has begun, in the window of the first turn."""
    players = await house.table_of(*NAMES, setup=setup, **wish)
    await together(*players)
    return players


async def window_over(house: OpenHouse, *players: Player) -> None:
    """Nobody says anything until the window has closed: at its end silence is answered for, then all is shown."""
    live = await house.running.house.live(players[0].table)
    awaited = players[0].awaited
    reaches(awaited[0]["until"])
    await eventually(lambda: all(live.room.has_answered(one["seat"]) for one in awaited))
    reaches(awaited[0]["until"] + SILENCE_SECONDS * 1000)
    for player in players:
        window = player.view["window"]
        await player.until(lambda said, player=player, window=window: player.view["window"] != window)  # type: ignore[misc]  # bound at once
    await together(*players)


async def attack(house: OpenHouse, players: list[Player], *laid: str) -> None:
    """The first witch attacks the second with one potion, or with these."""
    potions = laid or (next(option for option in [*hand(players[0])] if option[0] in "gbvjr" and option[1:].isdigit()),)
    await window_over(house, *players)
    for choice in ("attack:1", "none", *[f"lay:{card}" for card in potions], "done"):
        assert (await players[0].answer(choice))["is"] == "ack"
    await together(*players)


def hand(player: Player) -> list[str]:
    cards: list[str] = player.view["seats"][player.seat]["hand"]
    return cards


# Windows


@played
async def test_a_window_has_the_same_end_for_everybody(house: OpenHouse) -> None:
    """[BAL-2.3] Six seconds, unless the host says otherwise."""
    players = await ball(house)
    eve = await house.watching(players[0].table)
    asked = players[0].events[-1]["at"]
    for player in (*players, eve):
        assert player.view["window"] == "carabosse"
        assert player.awaited == [{"seat": seat, "until": asked + 6000} for seat in (1, 2)]
    assert [player.ask and player.ask["until"] for player in players] == [None, asked + 6000, asked + 6000]


@played
async def test_silence_passes(house: OpenHouse) -> None:
    """[BAL-9.1] When the window closes, and for everybody at the same moment."""
    players = await ball(house, settings=SHORT)
    asked = players[0].events[-1]["at"]
    passes(0.299)
    await together(*players)
    assert [player.view["window"] for player in players] == ["carabosse"] * 3
    await window_over(house, *players)
    assert [player.events[-1]["at"] for player in players] == [asked + 300 + round(SILENCE_SECONDS * 1000)] * 3
    assert players[0].ask is not None
    assert players[0].ask["about"] == "declare"


@played
async def test_whoever_is_silent_hears_the_same_as_whoever_passes(house: OpenHouse) -> None:
    """[BAL-2.3] That an answer was noted, and then what came of all."""
    players = await ball(house, settings=SHORT)
    known = [player.n for player in players]
    assert (await players[1].answer("pass"))["is"] == "ack"
    await window_over(house, *players)
    for player in players[1:]:
        await together(player)
        heard = [event["about"] for event in player.events if event["n"] > known[int(player.seat or 0)]]
        assert [sorted(about) for about in heard] == [["seat", "told"], ["told"]]
    assert [sorted(event["about"]) for event in players[0].events[-1:]] == [["told"]]


@played
async def test_without_an_end_a_window_waits_for_everybody(house: OpenHouse) -> None:
    """[BAL-2.3] `window` 0: nobody is hurried."""
    players = await ball(house, settings={"window": 0})
    assert players[0].awaited == [{"seat": 1}, {"seat": 2}]
    await players[1].answer("pass")
    assert players[0].view["window"] == "carabosse"
    await players[2].answer("pass")
    await players[0].until(lambda _: players[0].view["window"] is None)
    assert players[0].ask is not None


@played
async def test_a_window_closes_also_for_a_house_that_wakes_too_soon(house: OpenHouse) -> None:
    """[BAL-2.3] Sleep and clock need not agree to the millisecond."""
    players = await ball(house, settings=SHORT)
    await players[1].answer("pass")
    inside = house.running.house
    live = await inside.live(players[0].table)
    live.room.alarms.set(live.room.now, TimeOver())
    await inside.handle(live, Tick())
    await window_over(house, *players)
    assert players[0].view["window"] is None


@pytest.mark.parametrize("level", ["easy", "hard"])
@played
async def test_who_plays_against_bots_alone_is_not_asked_to_be_silent(house: OpenHouse, level: str) -> None:
    """[BAL-2.3] Nor hurried: nobody is there from whom a hand must be hidden."""
    anna = await house.open(f"bal 4 level={level}", "Anna", bots=["random"] * 3, start=True)
    await anna.connect()
    asked: list[dict[str, Any]] = []
    while len(asked) < 25 and anna.shown["state"] == "playing":
        if anna.ask is None:
            await anna.hear()
            continue
        if anna.ask["options"] == ["pass"]:  # the house is about to answer
            await anna.hear()
            continue
        asked.append(anna.ask)
        await anna.answer(anna.ask["options"][-1])
    assert {ask.get("until") for ask in asked} == {None}
    assert "carabosse" not in {ask["about"] for ask in asked if ask["options"] == ["pass"]}


# Formulas


def formula(card: str, language: str = "fr") -> str:
    return words(language).say(f"bal-card-{card}.formula")


async def reading(house: OpenHouse, mode: str = "gentle", **options: Any) -> tuple[list[Player], list[str]]:
    """The first witch has laid a potion and is to read it; the cards."""
    more = "".join(f" {name}={value}" for name, value in options.items())
    players = await ball(house, f"bal 3 first_player=0 incantation={mode}{more}", settings=SHORT)
    await attack(house, players)
    assert players[0].ask is not None
    assert (players[0].ask["about"], players[0].ask["options"]) == ("read", ["read", "slip", "silent"])
    return players, players[1].view["reading"]["cards"]


@pytest.mark.parametrize("language", ["fr", "en"])
@played
async def test_what_is_typed_is_seen_by_all_and_stands(house: OpenHouse, language: str) -> None:
    """[BAL-8.2, BAL-8.3] In either language; nobody is told whether it was right."""
    players, cards = await reading(house, challenge_time=1)
    lines = [formula(card, language).upper() for card in cards]
    assert (await players[0].answer("read", lines=lines, lang=language))["is"] == "ack"
    for player in players[1:]:
        told = await player.until_kind("answered")
        assert told["about"] == {
            "seat": 0,
            "typed": {"seat": 0, "lang": language, "cards": cards, "lines": lines},
            "told": [],
        }
        assert player.view["window"] == "challenge"
        assert player.view["seats"][0]["slip"] == ""
    await window_over(house, *players[1:])
    assert players[1].view["attack"]["potions"] == cards


@played
async def test_the_house_decides_what_was_read_and_nobody_else(house: OpenHouse) -> None:
    """[BAL-8.3, BAL-8.5] Who says that it was read well must have typed it; the bell finds the slip."""
    players, cards = await reading(house, challenge_time=1)
    assert (await players[0].answer("read", lines=["something else"]))["is"] == "ack"
    for player in players[1:]:
        await player.answer("challenge" if player is players[2] else "pass")
    await window_over(house, *players)
    told = {fact[0] for event in players[1].events for fact in event["about"].get("told", ())}
    assert {"challenged", "slipped"} <= told
    assert set(cards) <= set(hand(players[0]))


@pytest.mark.parametrize("lines", [None, [], [" "]])
@played
async def test_without_a_line_a_card_is_not_read(house: OpenHouse, lines: list[str] | None) -> None:
    """[BAL-8.3] Whatever the client says it chose."""
    players, _ = await reading(house)
    more = {} if lines is None else {"lines": lines}
    assert (await players[0].answer("read", **more))["is"] == "ack"
    await together(*players)
    told = [fact[0] for fact in players[1].events[-1]["about"]["told"]]
    assert "slipped" in told


@played
async def test_the_time_to_type_is_the_same_with_and_without_a_clock(house: OpenHouse) -> None:
    """[BAL-8.2, BAL-13.9] Then nothing was read."""
    players, _ = await reading(house, incantation_time=1)
    asked = players[0].events[-1]["at"]
    assert players[0].ask is not None
    assert players[0].ask["until"] == asked + 1000
    passes(1)
    await players[1].until(lambda _: players[1].view["reading"] is None)
    told = [fact[0] for event in players[1].events[-1:] for fact in event["about"]["told"]]
    assert "slipped" in told


@played
async def test_bots_type_what_they_choose(house: OpenHouse) -> None:
    """[BAL-8.7] A bot without diction mistypes, and everybody can see it."""
    setup = "bal 3 first_player=1 incantation=strict bot_diction=0 bot_ear=0"
    anna = await house.open(setup, "Anna", bots=["apprentice"] * 2, start=True)
    await anna.connect()
    while not any("typed" in event["about"] for event in anna.events):
        if anna.ask is not None and anna.ask["options"] != ["pass"]:
            await anna.answer(anna.ask["options"][-1])
        else:
            await anna.hear()
    typed = next(event["about"]["typed"] for event in anna.events if "typed" in event["about"])
    assert len(typed["lines"]) == len(typed["cards"])
    assert typed["lines"] != [formula(card) for card in typed["cards"]]


# People who leave


@played
async def test_a_witch_who_leaves_is_played_by_the_fallback(house: OpenHouse) -> None:
    """[BAL-9.2] She attacks as BAL-9.1 says, and the ball goes on."""
    players = await ball(house, settings=SHORT)
    await window_over(house, *players)
    assert (await players[0].do("leave"))["is"] == "ack"
    told = await players[1].until(lambda said: players[1].view["attack"] is not None)
    assert told["about"]["for_absent"]
    assert players[1].view["attack"]["targets"] == [1]  # all have ten: the nearest to the left
