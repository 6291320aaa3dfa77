"""A table on a device says, word for word, what a table of the house would have said."""

import json
import random
from typing import Any

import msgspec
import pytest

from chaudron import protocol
from chaudron.offline.events import Event
from chaudron.offline.events import Row as HereRow
from chaudron.room import events
from chaudron.room.records import record_of
from chaudron.room.rows import Kept, Listed, Row
from chaudron.room.sitting import Who
from chaudron.room.state import Room, read_room
from chaudron.room.visitors import NOBODY
from chaudron.server.live import Audience, Live, heard
from tests.offline.played import Seated, sat_down

ME = Who(0, True)
KEY = "of the person"


class Page:
    """Hears what the house says."""

    def __init__(self) -> None:
        self.who = ME
        self.key: str | None = KEY
        self.visitor = NOBODY
        self.heard: list[dict[str, Any]] = []

    def send(self, frame: bytes) -> None:
        self.heard.append(json.loads(frame[frame.index(b'{"') :]))

    def let_go(self, code: str) -> None:
        raise AssertionError(code)


class AtHome:
    """The same table in the house: what was decided on the device is decided there too."""

    def __init__(self, seated: Seated) -> None:
        kept = seated.device.kept[seated.table]
        self.kept = Kept(seated.table, bytes.fromhex(kept["secret"]), 0, Listed(False, "open", False, b""))
        self.room, self.page, self.rows = Room(self.kept), Page(), list[Row]()
        self.live: Live
        for row in kept["rows"]:
            self.follow(HereRow(**row))

    def follow(self, row: HereRow) -> None:
        event, only = self.event(row.event)
        author = row.event.get("seat")
        made = self.room.next_row(event, only, author, row.move, row.at)
        assert only == row.only
        self.rows.append(made)
        if isinstance(event, events.Undone):
            self.room = self.live.room = read_room(self.kept, self.rows)
        else:
            self.room.note(event, made)
        if isinstance(event, events.Started):
            self.live = Live(self.room)
            self.live.add(self.page)
            self.live.welcome(self.live.audiences[ME], [])
        elif self.room.table is not None:
            self.live.publish(event, made, self.room.sitting.heard)

    def event(self, here: Event) -> tuple[events.Event, int | None]:
        """What happened, as the house brings it about itself."""
        match here["kind"]:
            case "answered":
                typed = here["typed"] and events.Typed(**here["typed"])
                return self.room.carry_out(here["seat"], here["choice"], typed=typed)
            case "started":
                return self.room.begin(), None
            case "joined":
                return events.Joined(here["seat"], here["name"], [KEY], here["salt"]), None
        return msgspec.convert(here, events.Written), None

    def welcome(self) -> dict[str, Any]:
        mine = [row for row in self.rows if row.only in (None, 0)]
        welcome: dict[str, Any] = json.loads(msgspec.json.encode(self.live.welcome(Audience(ME), heard(mine, 0, 0))))
        return welcome


def in_order(message: dict[str, Any]) -> dict[str, Any]:
    """What changed in a view is told of in any order."""
    view = message.get("view")
    return message if not isinstance(view, list) else {**message, "view": sorted(view, key=lambda pair: str(pair[0]))}


@pytest.mark.parametrize("setup", ["belcastel 3", "witches 4", "bal 4", "bal 3 incantation=strict", "blackwood 4"])
def test_a_whole_game_sounds_the_same_in_the_house(setup: str) -> None:
    seated, rng = sat_down(setup, settings={"window": 4.0}), random.Random(setup)
    home = AtHome(seated)
    assert seated.device.call("hello", table=seated.table)["says"] == [home.welcome()]
    rows = seated.device.kept[seated.table]["rows"]
    told = list[dict[str, Any]]()
    hear = seated.hear

    def listen(says: list[dict[str, Any]]) -> list[protocol.Spoken]:
        told.extend(message for message in says if message["is"] == "happened")
        return hear(says)

    seated.hear = listen  # type: ignore[method-assign]  # overheard
    followed = len(rows)
    while seated.state != "over":
        seated.play(rng, 1)
        if rng.random() < 0.2 and seated.hello().undo is None:
            seated.do("undo")
        for row in rows[followed:]:
            home.follow(HereRow(**row))
        followed = len(rows)
        assert [*map(in_order, told)] == [*map(in_order, home.page.heard)]
    assert seated.device.call("hello", table=seated.table)["says"] == [home.welcome()]
    here = seated.device.get(f"/tables/{seated.table}/record")
    assert here == record_of(home.room, home.rows).to_json()
