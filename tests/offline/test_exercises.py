"""Positions to solve on a device: the same as a house tells, and a table that goes on from one."""

import random
from typing import Any

import msgspec
import pytest

from chaudron import protocol
from chaudron.games import SHELF
from chaudron.room import shelf
from tests.offline.played import Device, Seated, sat_down


@pytest.mark.parametrize("game", SHELF)
def test_the_shipped_ones_are_those_of_a_house(game: str) -> None:
    device = Device()
    names = [one["id"] for one in device.get(f"/exercises/{game}")["exercises"]]
    assert names == [one.id for one in shelf.exercises(game).exercises]
    shown = device.get(f"/exercises/{game}/{names[0]}?lang=en")
    assert shown == msgspec.json.decode(msgspec.json.encode(shelf.exercise(game, names[0], "en")))
    board = device.get(f"/exercises/{game}/{names[0]}/board?lang=en")
    assert board["question"]


@pytest.mark.parametrize("game", SHELF)
def test_a_table_goes_on_from_one(game: str) -> None:
    device = Device()
    name = shelf.exercises(game).exercises[0].id
    shown = shelf.exercise(game, name, "fr")
    position = {"exercise": f"{game}/{name}", "at": shown.at}
    wish = {"name": "Ada", "seat": shown.welcome.seat, "bots": ["child"], "position": position}
    table = device.call("open", wish=wish)["seated"]["table"]
    onward = Seated(device, table)
    assert onward.view["seats"][shown.welcome.seat] == shown.welcome.view["seats"][shown.welcome.seat]
    assert onward.ask is not None
    assert onward.ask.options == shown.welcome.ask.options  # type: ignore[union-attr]  # somebody is asked


def test_missed_chances_of_a_table_here() -> None:
    seated = sat_down("blackwood 2")
    assert refused(seated, "") == "not_over"
    seated.play(random.Random(3))
    path = f"/tables/{seated.table}/exercises"
    mine = seated.device.get(path)["exercises"]
    shown = msgspec.convert(seated.device.get(f"{path}/{mine[0]['id']}?lang=en"), protocol.ExerciseShown)
    assert shown.at == int(mine[0]["id"]) - 1
    assert shown.played
    assert seated.device.get(f"{path}/{mine[0]['id']}/board")["n"] == shown.welcome.n
    assert refused(seated, "/99999") == refused(seated, "/somewhere") == "not_found"


def refused(seated: Seated, path: str) -> Any:
    return seated.device.call("request", path=f"/tables/{seated.table}/exercises{path}")["refused"]["code"]
