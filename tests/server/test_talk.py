"""People at a table say something now and then, if the host lets them, and wave."""

import asyncio
import math

import pytest

from chaudron import limits
from tests.server.open_house import OpenHouse, all_brew, open_house, played, refuses, together, visited

__all__ = ["open_house"]

NOT_UNDERSTOOD = "The house does not understand that message."
TOO_MUCH = "That is too much at once. Wait a moment."


@pytest.fixture
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody talks too much."""
    monkeypatch.setattr(limits, "TALK_PER_SECOND", math.inf)


@played
async def test_what_is_said_is_heard_by_everybody(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    eve = await house.watching(anna.table)
    await bob.do("say", text="Bonne chance !")
    for player in (anna, eve):
        assert (await player.until_kind("said"))["about"] == {"seat": 1, "text": "Bonne chance !"}
    await anna.do("emote", emote="thanks")
    for player in (bob, eve):
        assert (await player.until_kind("emoted"))["about"] == {"seat": 0, "emote": "thanks"}


@played
async def test_people_talk_before_the_game_and_after_it(house: OpenHouse) -> None:
    anna = await (await house.open()).connect()
    assert (await anna.do("say", text="Who is coming?"))["is"] == "ack"
    assert (await anna.do("emote", emote="clap"))["is"] == "ack"
    assert [event["kind"] for event in anna.events] == ["said", "emoted"]


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("two\nlines\r\nof text", "two lines of text"),
        ("\u202eback to front\u202c", "back to front"),
        ("bell \x07 and \x1b[31mred", "bell and [31mred"),
        ("  wide   open  ", "wide open"),
        ("<b>bold</b> & {json}", "<b>bold</b> & {json}"),
    ],
)
@played
async def test_what_is_said_is_one_line_of_what_can_be_read(house: OpenHouse, written: str, read: str) -> None:
    anna = await (await house.open()).connect()
    await anna.do("say", text=written)
    assert anna.events[-1]["about"] == {"seat": 0, "text": read}


@pytest.mark.usefixtures("talkative")
@played
async def test_what_cannot_be_said(house: OpenHouse) -> None:
    anna = await (await house.open()).connect()
    await refuses(house, anna, "bad_text", "There is nothing to read in that message.", "say", text="\u202e\n")
    await refuses(house, anna, "bad_message", NOT_UNDERSTOOD, "say", 422, text="")
    await refuses(house, anna, "bad_message", NOT_UNDERSTOOD, "say", 422, text="x" * 281)
    await refuses(house, anna, "bad_message", NOT_UNDERSTOOD, "emote", 422, emote="rude")
    await refuses(house, anna, "bad_message", NOT_UNDERSTOOD, "emote", 422, emote="clapclap")
    assert (await anna.do("say", text="x" * 280))["is"] == "ack"


@pytest.mark.usefixtures("talkative")
@played
async def test_there_are_just_these_emotes(house: OpenHouse) -> None:
    anna = await (await house.open()).connect()
    for emote in ("clap", "laugh", "wow", "oops", "boom", "think", "hurry", "thanks"):
        assert (await anna.do("emote", emote=emote))["is"] == "ack"
    assert len(anna.events) == 8


@pytest.mark.usefixtures("talkative")
@played
async def test_a_table_without_chat_still_has_emotes(house: OpenHouse) -> None:
    anna = await (await house.open(settings={"chat": False})).connect()
    await refuses(house, anna, "no_chat", "There is no chat at this table.", "say", text="psst")
    assert (await anna.do("emote", emote="wow"))["is"] == "ack"
    await anna.do("change", settings={"chat": True})
    assert (await anna.do("say", text="at last"))["is"] == "ack"


@played
async def test_who_watches_says_nothing(house: OpenHouse) -> None:
    anna = await house.open("belcastel 2", None)
    await anna.connect()
    eve = await house.watching(anna.table, "en")
    before = await house.journal(anna.table)
    for player in (anna, eve):
        for command in ({"what": "say", "text": "hello"}, {"what": "emote", "emote": "wow"}):
            assert (await player.do(**command))["code"] == "not_seated"
    assert await house.journal(anna.table) == before


@played
async def test_who_says_too_much_at_once_has_to_wait_and_the_others_need_not(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    for number in range(limits.TALK_AT_ONCE):
        assert (await anna.do("say", text=f"word {number}"))["is"] == "ack"
    await together(bob)
    await refuses(house, anna, "too_fast", TOO_MUCH, "say", 429, text="more")
    await refuses(house, anna, "too_fast", TOO_MUCH, "emote", 429, emote="oops")
    assert (await bob.do("say", text="quiet please"))["is"] == "ack"
    assert (await anna.answer("draw"))["is"] == "ack"


@pytest.mark.usefixtures("talkative")
@played
async def test_a_table_has_heard_enough_at_some_point(house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await (await house.open()).connect()
    monkeypatch.setattr(limits, "SAYINGS", 2)
    await anna.do("say", text="one")
    await anna.do("emote", emote="wow")
    english = "This table has had enough messages."
    await refuses(house, anna, "said_enough", english, "say", text="three")
    await refuses(house, anna, "said_enough", english, "emote", emote="wow")


def test_what_was_said_is_told_again_after_a_restart(store: str) -> None:
    async def run() -> None:
        async with visited(store, job_processes=0) as house:
            anna = await (await house.open()).connect()
            await anna.do("say", text="remember me")
        async with visited(store, job_processes=0) as house:
            _, stand = await house.guest(anna.table, anna.token, 0).get(after=2)
            assert [event["about"] for event in stand["missed"]] == [{"seat": 0, "text": "remember me"}]

    asyncio.run(run())
