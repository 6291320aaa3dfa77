"""A lesson is a table like others: it can be left, taken up again, skipped; it claims no sealed luck."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from chaudron import protocol
from chaudron.cli import main
from chaudron.games import SHELF
from chaudron.kernel.record import Record, verify
from chaudron.kernel.verdict import EXIT_CODES, UNFINISHED
from chaudron.lessons import LESSONS
from chaudron.room.records import record_of
from chaudron.words import LANGUAGES, words
from tests.offline.played import Device, Seated
from tests.server.open_house import OpenHouse, open_house, played, turns_away
from tests.server.served import Player, served

__all__ = ["open_house"]

every_lesson = pytest.mark.parametrize("game", LESSONS)


async def lesson_in(house: OpenHouse, game: str, lang: str = "fr") -> Player:
    status, seated = await house.post("", {"lesson": game, "name": "Anna"})
    assert status == 201
    return await house.guest(seated["table"], seated["token"], seated["seat"]).connect(lang=lang)


async def asked(player: Player) -> dict[str, Any]:
    """The next question."""
    while player.ask is None:
        await player.hear()
    return player.ask


async def follow(player: Player, most: int = 100) -> list[dict[str, Any]]:
    """Do what the coach says, for so many answers; the steps that were heard."""
    steps: list[dict[str, Any]] = []
    while (step := (await asked(player)).get("lesson")) is not None and len(steps) < most:
        choices = [choice for choice in step["lets"] if choice in (await asked(player))["options"]]
        if not choices:  # there is only silence to choose, and the house is silent for her
            await player.hear()
            continue
        assert (await player.answer(choices[0]))["is"] == "ack"
        steps.append(step)
    return steps


@every_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
@played
async def test_a_lesson_is_played_through_by_doing_what_it_says(house: OpenHouse, game: str, lang: str) -> None:
    anna = await lesson_in(house, game, lang)
    steps = await follow(anna)
    lesson = LESSONS[game]
    assert sorted({step["step"] for step in steps}) == list(range(len(lesson.steps)))
    assert {step["of"] for step in steps} == {len(lesson.steps)}
    assert len(steps) == sum(step.times for step in lesson.steps)
    assert [[card["key"] for card in step["cards"]] for step in steps if step["given"] == 0] == [
        [card.key for card in step.cards] for step in lesson.steps
    ]
    assert (anna.shown["lesson"], anna.shown["state"]) == (game, "playing")
    while (await asked(anna))["options"] == ["pass"]:  # the house is silent for her
        await anna.hear()
    assert (await asked(anna)).get("lesson") is None
    assert (await anna.answer())["is"] == "ack", "after the last step whatever the rules allow may be chosen"


@played
async def test_what_a_lesson_does_not_want_yet_is_answered_kindly(house: OpenHouse) -> None:
    anna = await lesson_in(house, "belcastel")
    before = await house.journal(anna.table), await asked(anna)
    status, problem = await anna.post(
        "/commands?lang=en", {"do": "answer", "id": "a", "ask": before[1]["ask"], "choice": "stop"}
    )
    assert (status, problem["code"]) == (409, "lesson")
    assert problem["says"] == words("en").say("house-lesson", title="Draw a chip")
    nack = await anna.answer("stop")
    assert nack["says"] == words("fr").say("house-lesson", title="Pioche un jeton")
    planned = await anna.do("plan", plan={"whites": 5})
    assert (planned["is"], planned["code"]) == ("nack", "lesson")
    assert anna.ask == before[1]


def test_whoever_is_silent_where_nothing_else_can_be_chosen_is_not_told_to_wait() -> None:
    """The house is silent for her, but her page may be first."""
    device = Device()
    seated, silences = Seated(device, device.call("open", wish={"lesson": "bal", "name": "Anna"})["seated"]["table"]), 0
    while seated.ask is None or seated.ask.lesson is not None:
        if seated.ask is None:
            device.now += 1000
            seated.hear(device.call("step", table=seated.table)["says"])
            continue
        wanted = [one for one in seated.ask.options if seated.ask.lesson and one in seated.ask.lesson.lets]
        silences += not wanted
        assert isinstance(seated.answer(wanted[0] if wanted else "pass"), protocol.Ack)
    assert silences > 5


@every_lesson
@played
async def test_whoever_skips_a_lesson_plays_on_freely_at_once(house: OpenHouse, game: str) -> None:
    anna = await lesson_in(house, game)
    await follow(anna, most=2)
    assert (await anna.do("skip_lesson"))["is"] == "ack"
    for _ in range(12):
        ask = await asked(anna)
        assert ask.get("lesson") is None
        answered = await anna.answer(ask["options"][-1])
        assert answered.get("code", "stale") == "stale", "where there is only silence, the house may be silent first"
        if anna.shown["state"] == "over":
            break
    again = await anna.do("skip_lesson")
    assert (again["is"], again["code"]) == ("nack", "no_lesson")


@every_lesson
def test_a_lesson_goes_on_where_it_was_after_a_restart_of_the_house(tmp_path: Path, game: str) -> None:
    store = str(tmp_path / "tables.db")

    async def first() -> tuple[str, str, Any]:
        async with served(store) as inner:
            house = OpenHouse(inner)
            anna = await lesson_in(house, game)
            await follow(anna, most=3)
            ask = await asked(anna)
            await house.tidy()
            return anna.table, anna.token or "", ask["lesson"]

    async def second(table: str, token: str, step: Any) -> None:
        async with served(store) as inner:
            house = OpenHouse(inner)
            anna = await house.guest(table, token, 0).connect()
            assert (await asked(anna))["lesson"] == step
            rest = await follow(anna)
            assert len(rest) == sum(one.times for one in LESSONS[game].steps) - 3
            await house.tidy()

    asyncio.run(second(*asyncio.run(first())))


@every_lesson
@played
async def test_a_lesson_claims_no_seal_and_its_record_says_what_it_is(
    house: OpenHouse, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    anna = await lesson_in(house, game)
    await follow(anna)
    assert anna.shown["commitment"] == ""
    live = await house.running.house.live(anna.table)
    text = record_of(live.room.state, await house.journal(anna.table)).to_json()
    assert text["source"] == {"kind": "recorded", "lesson": game}
    verify(SHELF[game], Record.from_json(text))
    file = tmp_path / "lesson.json"
    file.write_text(json.dumps(text), "utf-8")
    for language in LANGUAGES:
        assert main(["--lang", language, "verify", str(file)]) == EXIT_CODES[UNFINISHED]
        assert words(language).say("verify-lesson") in capsys.readouterr().out.replace("\n", " ")


@played
async def test_only_games_with_first_steps_have_a_lesson(house: OpenHouse) -> None:
    english = "There are no first steps for “chess”."
    await turns_away(house, "", {"lesson": "chess", "name": "Anna"}, 422, "no_such_lesson", english)


@played
async def test_at_any_other_table_there_is_no_lesson(house: OpenHouse) -> None:
    anna = await (await house.open("belcastel 2", bots=["random"], start=True)).connect()
    assert (anna.shown["lesson"], (await asked(anna)).get("lesson")) == ("", None)
    skipped = await anna.do("skip_lesson")
    assert (skipped["is"], skipped["code"]) == ("nack", "no_lesson")


@played
async def test_a_rematch_of_a_lesson_is_a_real_game(house: OpenHouse) -> None:
    anna = await lesson_in(house, "witches")
    await follow(anna)
    await anna.do("skip_lesson")
    while anna.shown["state"] == "playing":
        ask = await asked(anna) if anna.ask else None
        if ask is None:
            await anna.hear()
        else:
            await anna.answer("stop" if "stop" in ask["options"] else ask["options"][-1])
    done = await anna.do("rematch")
    again = await house.guest(done["about"]["table"], anna.token, 0).connect()
    assert (again.shown["lesson"], len(again.shown["commitment"])) == ("", 64)
