"""A table goes on from a position of a game that is over: what was played is as it was, and luck is new."""

import random
from typing import Any

import msgspec
import pytest

from chaudron import protocol
from chaudron.games import SHELF
from chaudron.kernel.bad_record import BadRecord
from chaudron.kernel.record import Record, verify
from chaudron.kernel.verdict import HOUSE, verdict
from tests.offline.played import Device, Seated, sat_down

SETUPS = ["belcastel 3", "witches 2", "bal 3", "blackwood 3"]


def finished(setup: str) -> tuple[Seated, dict[str, Any]]:
    seated = sat_down(setup)
    seated.play(random.Random(setup))
    record: dict[str, Any] = seated.device.get(f"/tables/{seated.table}/record")
    return seated, record


def going_on(device: Device, **position: Any) -> Seated:
    """At a table that was opened from there, written, and read again."""
    answer = device.call("open", wish={"name": "Ada", "seat": 1, "bots": ["child"], "position": position})
    table = msgspec.convert(answer["seated"], protocol.Seated).table
    device.call("forget", table=table)
    assert device.load(table) == {}
    return Seated(device, table)


@pytest.mark.parametrize("setup", SETUPS)
def test_it_goes_on_from_there_and_its_record_holds(setup: str) -> None:
    seated, before = finished(setup)
    at = len(before["entries"]) // 3
    onward = going_on(seated.device, table=seated.table, at=at)
    welcome = onward.hello()
    assert welcome.shown.resumed == protocol.Resumed(seated.table, at)
    onward.play(random.Random(7))
    record = Record.from_json(seated.device.get(f"/tables/{onward.table}/record"))
    assert record.resumed == {"table": seated.table, "moment": at}
    assert record.to_json()["entries"][:at] == before["entries"][:at]
    assert verify(SHELF[record.game], record).table.outcome is not None
    assert (verdict(record).kind, verdict(record).given) == (HOUSE, at)
    assert record.to_json()["entries"] != before["entries"]


@pytest.mark.parametrize("setup", SETUPS)
def test_everybody_stands_as_they_stood(setup: str) -> None:
    seated, before = finished(setup)
    at = len(before["entries"]) // 2
    then = seated.device.get(f"/tables/{seated.table}/replay?by=1&at={at}")
    view = then["welcome"]["view"]
    for happened in then["happened"][1 : at - then["first"] + 1]:
        for one in happened:
            view = one.get("whole", view)
            for path, *value in one.get("view", ()):
                put(view, path, value)
    assert going_on(seated.device, table=seated.table, at=at).view == view


def put(inside: Any, path: list[Any], value: list[Any]) -> None:
    for step in path[:-1]:
        inside = inside[step]
    inside[path[-1]] = value[0]


def test_another_secret_brings_other_luck() -> None:
    seated, _ = finished("belcastel 3")
    drawn = []
    for _ in range(2):
        onward = going_on(seated.device, table=seated.table, at=20)
        onward.play(random.Random(1))
        drawn.append(seated.device.get(f"/tables/{onward.table}/record")["entries"][20:])
    assert drawn[0] != drawn[1]


def test_the_record_alone_is_enough() -> None:
    _, record = finished("blackwood 3")
    assert going_on(Device(), record=record, at=30).hello().shown.resumed == protocol.Resumed("", 30)


def test_a_game_that_was_over_does_not_go_on() -> None:
    seated, record = finished("blackwood 3")
    wish = {"name": "Ada", "position": {"table": seated.table, "at": len(record["entries"])}}
    assert seated.device.call("open", wish=wish)["refused"]["code"] == "over"


def test_nor_does_one_whose_luck_was_written_otherwise() -> None:
    _, record = finished("belcastel 3")
    drawing = next(entry for entry in record["entries"] if entry[2])
    drawing[2][0][1] += 1
    altered = Record._read(record).to_json()
    wish = {"name": "Ada", "position": {"record": altered, "at": len(record["entries"]) - 1}}
    assert Device().call("open", wish=wish)["refused"]["code"] == "bad_record"


def test_luck_before_and_after_are_both_checked() -> None:
    seated, _ = finished("belcastel 3")
    onward = going_on(seated.device, table=seated.table, at=20)
    onward.play(random.Random(3))
    record = Record.from_json(seated.device.get(f"/tables/{onward.table}/record"))
    place = next(n for n, entry in enumerate(record.entries) if n >= 20 and entry.draws)
    first, *rest = record.entries[place].draws
    other = first._replace(result=(first.result + 1) % first.out_of)
    record.entries[place] = record.entries[place]._replace(draws=(other, *rest))
    with pytest.raises(BadRecord):
        verify(SHELF[record.game], record)
