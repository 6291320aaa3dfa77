"""On a device bots are the same people as in a house: they have names, say something now and then, and give advice."""

from typing import Any

import msgspec
import pytest

from chaudron import protocol
from chaudron.bots import USUAL, bot, lines
from chaudron.bots.characters import adviser, characters
from chaudron.kernel.game import Game
from chaudron.offline import chatter, hints
from tests.offline.played import Device, Seated, sat_down


@pytest.fixture
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots have something to say about everything, all the time."""
    monkeypatch.setattr(lines, "SELDOM", 1)
    monkeypatch.setattr(lines, "ODDS", {})
    monkeypatch.setattr(chatter, "QUIET_SECONDS", 0.0)


def spoken(seated: Seated) -> list[dict[str, Any]]:
    return [heard.about for heard in seated.hello().missed if heard.kind == "spoke"]


def play_out(seated: Seated) -> None:
    """Play to the end as quickly as the rules allow."""
    while True:
        seated.wait()
        if seated.state == "over":
            return
        assert seated.ask is not None
        seated.answer("stop" if "stop" in seated.ask.options else seated.ask.options[0])


@pytest.mark.parametrize("game", ["belcastel", "witches", "bal", "blackwood"])
def test_a_device_says_who_plays(game: str) -> None:
    told = msgspec.convert(Device("en").get(f"/games/{game}/bots"), protocol.Bots)
    assert [(bot.level, bot.name) for bot in told.bots] == [(one.level, one.name) for one in characters(game)]
    offered = next(one for one in Device().get("/games")["games"] if one["game"] == game)["bots"]
    assert offered == [bot.level for bot in told.bots]


def test_bots_bring_their_own_names_and_the_usual_ones_come_unasked() -> None:
    welcome = sat_down("belcastel 3").hello()
    assert [(seat.name, seat.bot) for seat in welcome.shown.seats] == [
        ("Ada", ""),
        ("Perrine", USUAL),
        ("Margot", USUAL),
    ]


# Lines


@pytest.mark.usefixtures("talkative")
def test_what_bots_say_is_heard_and_kept() -> None:
    seated = sat_down("belcastel 3")
    play_out(seated)
    said = spoken(seated)
    assert len(said) >= 2
    assert all(set(about["says"]) == {"fr", "en"} for about in said)
    again = Device()
    again.kept = seated.device.kept
    assert again.load(seated.table) == {}
    assert spoken(Seated(again, seated.table)) == said


@pytest.mark.usefixtures("talkative")
def test_one_may_want_quiet_bots() -> None:
    seated = sat_down("belcastel 3", settings={"lines": False})
    play_out(seated)
    assert spoken(seated) == []


@pytest.mark.usefixtures("talkative")
def test_there_is_some_silence_between_two_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chatter, "QUIET_SECONDS", 1e6)
    seated = sat_down("belcastel 3")
    play_out(seated)
    assert len(spoken(seated)) == 1


# Hints


def hint(seated: Seated, query: str = "") -> protocol.Hint:
    return msgspec.convert(seated.device.get(f"/tables/{seated.table}/hint{query}"), protocol.Hint)


def refused(seated: Seated, query: str = "") -> str:
    answer = seated.device.call("request", path=f"/tables/{seated.table}/hint{query}")
    return str(answer["refused"]["code"])


def test_a_hint_is_an_option_of_the_question() -> None:
    seated = sat_down("belcastel 2")
    seated.wait()
    assert seated.ask is not None
    said = spoken(seated)
    told = hint(seated, f"?level={USUAL}")
    assert (told.ask, told.level, told.name) == (seated.ask.ask, USUAL, "Perrine")
    assert told.options[0].choice in seated.ask.options
    assert hint(seated).level == adviser("belcastel", None).level
    assert spoken(seated) == said, "nothing has happened"


def test_when_there_is_no_hint() -> None:
    seated = sat_down("belcastel 2")
    seated.wait()
    assert refused(seated, "?level=genius") == "bad_option"
    without = sat_down("belcastel 2", settings={"hints": False})
    without.wait()
    assert refused(without) == "no_hints"
    while seated.ask is not None:
        seated.answer("stop" if "stop" in seated.ask.options else seated.ask.options[0])
    assert refused(seated) == "no_question"


def test_what_one_has_to_hear_oneself_is_no_question_for_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    seated = sat_down("belcastel 2")
    seated.wait()
    monkeypatch.setattr(Game, "is_by_ear", lambda *_: True)
    assert refused(seated) == "by_ear"


def test_if_the_one_who_was_asked_fails_another_answers(monkeypatch: pytest.MonkeyPatch) -> None:

    def failing(game: str, level: str, seed: int) -> Any:
        if level != USUAL:
            raise RuntimeError(level)
        return bot(game, level, seed)

    monkeypatch.setattr(hints, "bot", failing)
    seated = sat_down("belcastel 2")
    seated.wait()
    assert hint(seated, "?level=child").level == USUAL
