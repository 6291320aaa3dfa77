"""On a device bots are the same people as in a house: they have names, say something now and then, and give advice."""

from typing import Any

import msgspec
import pytest

from chaudron import protocol
from chaudron.bots import USUAL, bot, lines
from chaudron.room import work
from chaudron.room.pace import Pace
from chaudron.words import SPOKEN
from tests.offline.played import Device, Seated, sat_down


def play_out(seated: Seated) -> None:
    """Play to the end as quickly as the rules allow."""
    while True:
        seated.wait()
        if seated.state == "over":
            return
        assert seated.ask is not None
        seated.answer("stop" if "stop" in seated.ask.options else seated.ask.options[0])


def test_at_seats_for_which_no_bot_was_wished_sit_the_usual_ones() -> None:
    welcome = sat_down("belcastel 3").hello()
    assert [(seat.name, seat.bot) for seat in welcome.shown.seats] == [
        ("Ada", ""),
        ("Perrine", USUAL),
        ("Margot", USUAL),
    ]


def test_what_bots_say_is_heard_in_its_time_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "SELDOM", 1)
    monkeypatch.setattr(lines, "ODDS", {})
    seated = sat_down("belcastel 3", Device(pace=Pace(breath=0.1, quiet=0.0)))
    play_out(seated)
    said = [event for event in seated.hello().missed if event.kind == "spoke"]
    assert len(said) >= 2
    assert all(set(event.about["says"]) == set(SPOKEN) for event in said)
    seated.device.call("forget", table=seated.table)
    assert seated.device.load(seated.table) == {}
    assert [event for event in seated.hello().missed if event.kind == "spoke"] == said


def hint(seated: Seated, query: str = "") -> dict[str, Any]:
    return seated.device.call("request", path=f"/tables/{seated.table}/hint{query}")


def test_a_hint_is_an_option_of_the_question_and_counts_once() -> None:
    seated = sat_down("belcastel 2")
    seated.wait()
    assert seated.ask is not None
    answer = hint(seated, f"?level={USUAL}")
    told = msgspec.convert(answer["body"], protocol.Hint)
    assert (told.ask, told.level, told.name) == (seated.ask.ask, USUAL, "Perrine")
    assert told.options[0].choice in seated.ask.options
    [happened] = seated.hear(answer["says"])
    assert isinstance(happened, protocol.Happened)
    assert (happened.kind, happened.about, len(answer["rows"])) == ("hinted", {"seat": 0}, 1)
    again = hint(seated, f"?level={USUAL}")
    assert (again["body"], again["says"], again.get("rows")) == (answer["body"], [], None)
    assert seated.hello().shown.seats[0].hints == 1


def test_when_there_is_no_hint() -> None:
    seated = sat_down("belcastel 2", settings={"hints": False})
    seated.wait()
    assert hint(seated, "?level=genius")["refused"]["code"] == "bad_option"
    assert hint(seated)["refused"]["code"] == "no_hints"


def failing(game: str, level: str, seed: int) -> Any:
    """Bots of whom only the usual one and the weakest can do anything."""
    if level not in (USUAL, work.weakest(game)):
        raise RuntimeError(level)
    return bot(game, level, seed)


def test_if_the_one_who_was_asked_fails_another_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "bot", failing)
    seated = sat_down("belcastel 2", bots=["child"])
    seated.wait()
    answer = hint(seated, "?level=child")
    assert answer["body"]["level"] == USUAL
    seated.hear(answer["says"])
    play_out(seated)
    answered = [event for event in seated.hello().missed if event.kind == "answered" and event.about.get("seat") == 1]
    assert answered
