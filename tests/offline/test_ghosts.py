"""On a device one's own game is dealt again, and compared round by round; the potion of the day is the house's."""

import random

import msgspec
import pytest

from chaudron import protocol
from tests.offline.played import Seated
from tests.offline.test_playing_on import finished


def dealt_again(first: Seated) -> Seated:
    """At a table with the same luck, which was written, and read again together with the first."""
    device = first.device
    answer = device.call("open", wish={"name": "Ada", "same_deal": {"table": first.table, "seat": 0}})
    table = msgspec.convert(answer["seated"], protocol.Seated).table
    for one in (table, first.table):
        device.call("forget", table=one)
        assert device.load(one) == {}
    return Seated(device, table)


@pytest.mark.parametrize("setup", ["belcastel 3", "witches 2", "bal 3", "blackwood 3"])
def test_both_games_are_compared_once_the_second_is_over(setup: str) -> None:
    first, record = finished(setup)
    again = dealt_again(first)
    device = first.device
    assert device.call("deal", table=again.table) == {"of": first.table}
    ghost = msgspec.convert(device.get(f"/tables/{again.table}/ghost"), protocol.Ghost)
    assert (ghost.rounds, ghost.name) == ([], record["names"][0])
    again.play(random.Random(9))
    rounds = msgspec.convert(device.get(f"/tables/{again.table}/ghost"), protocol.Ghost).rounds
    ends = {first.table: [one.theirs for one in rounds], again.table: [one.mine for one in rounds]}
    for table, has in ends.items():
        points = device.get(f"/tables/{table}/record")["result"]["points"][0]
        assert [one for one in has if one is not None][-1] == points


def test_a_game_that_goes_on_is_not_dealt_again_nor_one_of_another_device() -> None:
    first, _ = finished("blackwood 2")
    wish = {"name": "Ada", "same_deal": {"table": dealt_again(first).table, "seat": 0}}
    assert first.device.call("open", wish=wish)["refused"]["code"] == "not_over"
    wish["same_deal"] = {"table": "bcdfghjkmn", "seat": 0}
    assert first.device.call("open", wish=wish)["refused"]["code"] == "unknown_table"
