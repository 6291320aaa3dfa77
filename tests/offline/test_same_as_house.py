"""Whoever follows the journal of a table on a device elsewhere hears what was said there, word for word."""

import json
import random
from typing import Any

import msgspec
import pytest

from chaudron import limits, protocol
from chaudron.offline import journal
from chaudron.room.effects import Tell
from chaudron.room.listeners import heard
from chaudron.room.pace import Pace
from chaudron.room.reading import read_state
from chaudron.room.records import record_of
from chaudron.room.room import Room
from chaudron.room.rows import Kept, Listed
from chaudron.room.time import Time
from tests.offline.played import START, Seated, sat_down


class Elsewhere:
    """The same table, with the same person, in a process that only reads what is written."""

    def __init__(self, seated: Seated) -> None:
        self.kept = seated.device.kept[seated.table]
        kept = Kept(seated.table, bytes.fromhex(self.kept["secret"]), 0, Listed(False, "", False, b""))
        self.rows = journal.read(seated.table, self.kept["rows"])
        self.room = Room(read_state(kept, self.rows, Time(START)), Pace())
        self.audience = self.room.listeners.add(seated.device.house.tables[seated.table].person)
        self.welcome([])

    def welcome(self, missed: list[protocol.Heard]) -> Any:
        """How it stands there."""
        return json.loads(msgspec.json.encode(self.room.listeners.welcome(self.room.state, self.audience, missed)))

    def follow(self, now: int) -> list[dict[str, Any]]:
        """What is heard of what was written since."""
        new = journal.read(self.rows[0].table, self.kept["rows"][len(self.rows) :])
        self.room.at(now)
        self.rows += new
        told = [effect for row in new for effect in self.room.follow(row) if isinstance(effect, Tell)]
        return [json.loads(tell.message) for tell in told]


@pytest.mark.parametrize("setup", ["belcastel 3", "witches 4", "bal 4", "bal 3 incantation=strict", "blackwood 4"])
def test_a_whole_game_sounds_the_same_elsewhere(setup: str) -> None:
    seated, rng = sat_down(setup, settings={"window": 4.0}), random.Random(setup)
    there, told, hear = Elsewhere(seated), list[dict[str, Any]](), seated.hear

    def listen(says: list[dict[str, Any]]) -> list[protocol.Spoken]:
        told.extend(message for message in says if message["is"] == "happened")
        return hear(says)

    seated.hear = listen  # type: ignore[method-assign]  # overheard
    while seated.state != "over":
        seated.play(rng, 1)
        assert told == there.follow(seated.device.now)
        told.clear()
    missed = heard([row for row in there.rows if row.only in (None, 0)], 0, 0)[-limits.MISSED_EVENTS :]
    [here] = seated.device.call("hello", table=seated.table)["says"]
    assert here == there.welcome(missed)
    record = seated.device.get(f"/tables/{seated.table}/record")
    assert record == record_of(there.room.state, there.rows).to_json()
