"""Whole games on a device: the house's own messages, and records that anybody can check."""

import json
import random
from typing import Any

import msgspec
import pytest

from chaudron import protocol
from chaudron.games import SHELF
from chaudron.kernel.record import Record, verify
from chaudron.kernel.verdict import HOUSE, verdict
from tests.offline.played import Device, sat_down

SETUPS = ["belcastel 2", "belcastel 4 books=2", "witches 3", "bal 4", "bal 3 incantation=strict", "blackwood 3"]


@pytest.mark.parametrize("setup", SETUPS)
def test_a_whole_game_is_played_and_its_record_is_true(setup: str) -> None:
    seated = sat_down(setup)
    commitment = seated.hello().shown.commitment
    seated.play(random.Random(setup))
    record = Record.from_json(seated.device.get(f"/tables/{seated.table}/record"))
    assert json.loads(record.source["envelope"])["commitment"] == commitment
    assert verdict(record).kind == HOUSE
    play = verify(SHELF[setup.partition(" ")[0]], record)
    assert play.table.outcome is not None
    assert record.result == {"points": list(play.table.outcome.points), "places": list(play.table.outcome.places)}
    assert seated.view == seated.hello().view


@pytest.mark.parametrize("setup", SETUPS)
def test_a_table_is_taken_up_again_where_it_was_left(setup: str) -> None:
    seated = sat_down(setup)
    seated.play(random.Random(setup), 12)
    before, device = seated.hello(), seated.device
    device.call("forget", table=seated.table)
    assert device.load(seated.table) == {}
    assert seated.hello() == before
    missed = seated.hello(after=before.n - 2).missed
    assert [event.n for event in missed] == [before.n - 1, before.n]
    seated.play(random.Random(setup))
    assert seated.state == "over"


ANSWERS: list[tuple[str, Any]] = [
    ("/games", protocol.Games),
    ("/rules/belcastel", protocol.Rules),
    ("/rules/blackwood?lang=en", protocol.Rules),
    ("/rules/witches/situations?lang=en", protocol.Situations),
    ("/rules/bal/situations/BAL-11.1", protocol.Situation),
    ("/rules/bal/trials", protocol.Trials),
    ("/rules/bal/trials/BAL-3.4?first=4&second=6&lang=fr", protocol.Trial),
    ("/tables/{table}", protocol.Welcome),
    ("/tables/{table}/prospects", protocol.Prospects),
    ("/tables/{table}/board?width=60&linear=true&lang=en", protocol.Board),
    ("/tables/{table}/board?width=100&linear=false&seat=1", protocol.Board),
    ("/tables/{table}/log?after=3&lang=en", protocol.Log),
    ("/tables/{table}/log?before=6", protocol.Log),
]


@pytest.mark.parametrize(("path", "kind"), ANSWERS)
@pytest.mark.parametrize("setup", ["belcastel 3", "witches 3", "bal 3", "blackwood 2"])
def test_what_is_asked_is_answered_as_a_house_does(setup: str, path: str, kind: Any) -> None:
    seated = sat_down(setup)
    seated.play(random.Random(7), 9)
    seated.wait()
    answer = msgspec.convert(seated.device.get(path.format(table=seated.table)), kind)
    if isinstance(answer, protocol.Prospects):
        assert seated.ask is not None
        assert (answer.n, answer.ask) == (seated.n, seated.ask.ask)
        assert sorted(answer.options) == sorted(seated.ask.options)
    if isinstance(answer, protocol.Log):
        assert [answer.events[0].n, answer.events[-1].n] == ([1, 5] if "before" in path else [4, seated.n])
        assert all(sentence.says and sentence.rules for sentence in answer.sentences)
    if isinstance(answer, protocol.Board):
        assert seated.ask is not None
        assert [option.choice for option in answer.options] == seated.ask.options


@pytest.mark.parametrize(
    "asked", ["board?width=1000", "board?linear=yes", "board?seat=12", "log?before=0", "log?after=x"]
)
def test_what_a_house_would_not_read_is_not_read_here(asked: str) -> None:
    seated = sat_down("bal 3")
    answer = seated.device.call("request", path=f"/tables/{seated.table}/{asked}")
    assert answer["refused"]["code"] == "bad_message"


def test_card_values_that_are_not_ours_are_not_here() -> None:
    answer = Device("en").call("request", path="/games/blackwood/components/0123456789abcdef")
    assert msgspec.convert(answer["refused"], dict)["code"] == "no_such_cards"
    assert answer["refused"]["status"] == 404
