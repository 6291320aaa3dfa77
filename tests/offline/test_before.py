"""Tables of earlier versions, whose rows were others, open and go on. `journals/` was written by those versions."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from chaudron import protocol
from chaudron.games import SHELF
from chaudron.kernel.record import Record, verify
from chaudron.offline import journal
from chaudron.room.chain import read
from chaudron.room.events import Undone
from tests.offline.played import START, Device, Seated

JOURNALS = {path.stem: path for path in (Path(__file__).parent / "journals").glob("*.json")}
IN_PLAY = ("belcastel", "witches", "bal", "blackwood")


def found(name: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """A table as a browser kept it, and how it stood."""
    kept = json.loads(JOURNALS[name].read_text("utf-8"))
    return kept, kept.pop("stood")


def opened(name: str) -> tuple[Seated, dict[str, Any]]:
    device, (kept, stood) = Device(), found(name)
    device.now = START + 10**7
    device.kept[kept["table"]] = kept
    assert device.load(kept["table"]) == {}
    seated = Seated(device, kept["table"])
    seated.moves = 10**6  # the ids of commands of then are not used again
    return seated, stood


def verified(seated: Seated) -> Record:
    record = Record.from_json(seated.device.get(f"/tables/{seated.table}/record"))
    play = verify(SHELF[record.game], record)
    assert play.table.outcome is not None
    assert record.result is not None
    assert record.result["points"] == list(play.table.outcome.points)
    return record


@pytest.mark.parametrize("name", JOURNALS)
def test_it_stands_as_it_stood(name: str) -> None:
    seated, stood = opened(name)
    welcome = seated.hello()
    assert json.loads(json.dumps(welcome.view)) == stood["view"]
    assert [one.seat for one in welcome.awaited] == [one["seat"] for one in stood["awaited"]]
    asked, was = welcome.ask, stood["ask"]
    assert (asked and (asked.about, asked.options)) == (was and (was["about"], was["options"]))
    assert (welcome.seat, welcome.host, welcome.shown.seats[0].name) == (0, True, "Ada")


@pytest.mark.parametrize("name", IN_PLAY)
def test_it_goes_on_by_the_rules_to_a_record_that_is_true(name: str) -> None:
    seated, _ = opened(name)
    seated.play(random.Random(name), 3)
    seated.device.call("forget", table=seated.table)
    assert seated.device.load(seated.table) == {}, "what is new follows what was there"
    seated.hello()
    seated.play(random.Random(name))
    assert verified(seated).result is not None


def test_a_game_that_was_paused_goes_on_when_it_is_resumed() -> None:
    seated, _ = opened("paused")
    assert seated.hello().shown.paused
    assert isinstance(seated.do("resume"), protocol.Ack)
    seated.play(random.Random(1), 3)
    assert not seated.hello().shown.paused


@pytest.mark.parametrize("name", ["finished", "finished-bal"])
def test_the_record_of_a_finished_game_is_true(name: str) -> None:
    seated, _ = opened(name)
    assert seated.hello().shown.state == "over"
    kept, _ = found(name)
    last = [row["event"]["result"] for row in kept["rows"] if row["event"].get("result")]
    assert [verified(seated).result] == last


def test_a_rematch_that_was_wanted_is_known_still() -> None:
    kept, _ = found("finished")
    [rematch] = [row["event"]["table"] for row in kept["rows"] if row["event"]["kind"] == "rematched"]
    assert opened("finished")[0].hello().shown.rematch == rematch


def test_what_was_taken_back_stays_so_though_rows_have_moved() -> None:
    """A figure that was chosen has a row of its own today."""
    kept, _ = found("bal")
    rows = journal.read(kept["table"], kept["rows"])
    assert len(rows) == len(kept["rows"]) + 1
    assert opened("bal")[0].hello().shown.seats[0].figure == "edmee"
    [before] = [row["event"] for row in kept["rows"] if row["event"]["kind"] == "undone"]
    [now] = [event for row in rows if isinstance(event := read(row.body), Undone)]
    assert (now.seat, now.seq) == (before["seat"], before["seq"] + 1)


@pytest.mark.parametrize(
    ("name", "last"),
    [
        ("bal", "adcb7c4adac09584"),
        ("finished-bal", "4d3b9275a11cdfa8"),
        ("blackwood", "d773514a393e9f11"),
    ],
)
def test_it_is_always_rewritten_in_the_same_way(name: str, last: str) -> None:
    """What was written since binds to it: these hashes must never change."""
    kept, _ = found(name)
    assert journal.read(kept["table"], kept["rows"])[-1].hash.hex()[:16] == last


def test_one_that_makes_no_sense_is_broken() -> None:
    kept, _ = found("bal")
    del kept["rows"][0]["event"]["options"]
    assert Device().call("load", **kept)["refused"]["code"] == "broken"
