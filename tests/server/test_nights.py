"""A night together: the same deal at every table, late comers, drop-outs, time that is up, and standings by margin."""

import asyncio
from collections import Counter
from typing import Any

import pytest

from chaudron.kernel.chance import Sealed
from chaudron.kernel.record import Record
from chaudron.night.state import MINUTE
from chaudron.room import chain, events
from chaudron.server import clock
from chaudron.server.nights import nights
from tests.server.evening import Somebody, all_play, announced, come
from tests.server.open_house import OpenHouse, open_house, played

__all__ = ["open_house"]

LUCKY = (events.Started, events.Answered)
NAMES = ("Ada", "Bea", "Clo", "Dot", "Eve")


class Later:
    """The time of day, some minutes later."""

    def __init__(self, minutes: int) -> None:
        self.minutes = minutes

    def now(self) -> int:
        return clock.now() + self.minutes * MINUTE


async def journals(house: OpenHouse, shown: dict[str, Any]) -> list[list[events.Event]]:
    """What happened at each table of a deal that is over."""
    return [[chain.read(row.body) for row in await house.journal(one["table"])] for one in shown["tables"]]


@played
async def test_a_whole_night_of_two_deals(house: OpenHouse) -> None:
    host = await announced(house, name="Club")
    people = await come(host, *NAMES)
    for deal in (1, 2):
        await host.does("begin", deal=deal)
        await all_play(people)
        await host.until("over", deal)
    shown = await host.sees()
    assert (shown["state"], shown["name"]) == ("over", "Club")
    assert sorted(row["name"] for row in shown["standings"]) == sorted(NAMES)
    margins = [row["margin"] for row in shown["standings"]]
    assert margins == sorted(margins, reverse=True)
    assert all(row["margin"] == pytest.approx(sum(one["margin"] for one in row["deals"])) for row in shown["standings"])
    _, results = await host.call("/results")
    for told in results["deals"]:
        seats = [seat for table in told["tables"] for seat in table["seats"]]
        assert sum(seat["margin"] for seat in seats) == pytest.approx(0, abs=0.01)
        assert sorted(seat["person"] for seat in seats) == ["", *sorted(NAMES)]
    assert results["csv"].count("\r\n") == 1 + len(NAMES)


@played
async def test_every_table_of_a_deal_has_the_same_luck(house: OpenHouse) -> None:
    """Whoever sits there, people or bots: each stream gives the same words at every table, to the last draw."""
    host = await announced(house, deals=1)
    people = await come(host, *NAMES)
    await host.does("begin", deal=1)
    await all_play(people)
    shown = await host.until("over", 1)
    one, other = await journals(house, shown)
    begins = [next(event for event in table if isinstance(event, events.Started)) for table in (one, other)]
    assert (begins[0].draws, begins[0].options) == (begins[1].draws, begins[1].options)
    secret = bytes.fromhex(shown["deals"][0]["secret"])
    for table in (one, other):
        luck = Sealed(3, secret, [""] * 3)
        drawn = [draw for event in table if isinstance(event, LUCKY) for draw in event.draws]
        assert [luck.below(stream, out_of) for stream, out_of, _ in drawn] == [result for _, _, result in drawn]
        assert len(drawn) > 30


@played
async def test_who_plays_alike_has_the_same_points(house: OpenHouse) -> None:
    """Six people who all play by the same simple rule: nothing is left of luck."""
    host = await announced(house, deals=1)
    people = await come(host, *NAMES, "Fay")
    await host.does("begin", deal=1)
    await all_play(people)
    shown = await host.until("over", 1)
    assert {row["margin"] for row in shown["standings"]} == {0.0}
    assert len({row["points"] for row in shown["standings"]}) > 1


@played
async def test_nothing_of_a_deal_is_told_before_it_is_over_everywhere(house: OpenHouse) -> None:
    host = await announced(house, deals=1)
    people = await come(host, *NAMES)
    await host.does("begin", deal=1)
    before = await host.sees()
    tables = [[seat["person"] for seat in table["seats"]] for table in before["tables"]]
    first = [one for one in people if one.person in tables[0]]
    mine = await first[0].sits_down()
    others = [one for one in people if one.person in tables[1]]
    theirs = await others[0].sits_down()
    await all_play(first)
    shown = await host.until_tables("over", "playing")
    assert (shown["deals"][0]["secret"], shown["standings"][0]["deals"]) == ("", [])
    for path in ("/record", "/replay?by=all"):
        assert (await mine.get(path))[1]["code"] == "deal_runs"
    assert (await house.watcher(theirs.table).get())[1]["code"] == "no_watchers"
    assert not any("secret" in event["about"] for event in mine.events)
    stranger = await Somebody(house, host.night, None).sees()
    assert [table["table"] for table in stranger["tables"]] == ["", ""]
    assert {seat["points"] for table in stranger["tables"] for seat in table["seats"]} == {None}
    seen = await others[0].sees()
    assert [table["table"] != "" for table in seen["tables"]] == [False, True]
    await all_play(others)
    await host.until("over", 1)
    assert (await house.watcher(theirs.table).get("/replay", by="all"))[0] == 200
    told = (await host.sees())["deals"][0]
    record = Record.from_json((await mine.get("/record"))[1])
    assert (record.source["secret"], record.source["commitment"]) == (told["secret"], told["commitment"])
    for player in (mine, theirs):
        await player.close()


@played
async def test_who_comes_late_plays_the_next_deal_and_who_goes_is_played_for(house: OpenHouse) -> None:
    host = await announced(house)
    people = await come(host, *NAMES)
    await host.does("begin", deal=1)
    late = (await come(host, "Late"))[0]
    assert (await late.sees())["me"]["table"] is None
    await people[0].does("leave")
    await all_play(people[1:])
    shown = await host.until("over", 1)
    by_name = {row["name"]: row["deals"] for row in shown["standings"]}
    assert by_name["Late"] == [None]
    assert by_name["Ada"][0] is not None
    await host.does("begin", deal=2)
    seated = [seat["person"] for table in (await host.sees())["tables"] for seat in table["seats"]]
    assert (people[0].person in seated, late.person in seated) == (False, True)
    await people[0].does("return")
    await all_play([*people[1:], late])
    assert [one["away"] for one in (await host.until("over", 2))["people"]] == [False] * 6


@played
async def test_what_has_not_ended_when_time_is_up_does_not_count(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await announced(house, minutes=30, pause=5)
    people = await come(host, *NAMES)
    await host.does("begin", deal=1)
    await host.does("extend", minutes=10)
    tables = [[seat["person"] for seat in table["seats"]] for table in (await host.sees())["tables"]]
    ready = [one for one in people if one.person in tables[0]]
    await all_play(ready)
    await host.until_tables("over", "playing")
    began, ends = (await host.sees())["deals"][0]["at"], (await host.sees())["deals"][0]["ends_at"]
    assert ends - began == 40 * MINUTE
    monkeypatch.setattr(nights, "clock", Later(41))
    shown = await host.until("over", 1)
    counted = {row["person"] for row in shown["standings"] if row["deals"][0] is not None}
    assert counted == {one.person for one in ready}
    assert [table["state"] for table in shown["tables"]] == ["over", "unfinished"]
    assert (await host.until("playing", 2))["state"] == "playing"
    await host.does("end", deal=2)


@played
async def test_a_night_pauses_at_all_tables_and_goes_on(house: OpenHouse) -> None:
    host = await announced(house, minutes=30)
    people = await come(host, *NAMES)
    await host.does("begin", deal=1)
    player = await people[0].sits_down()
    await host.does("pause")
    assert (await player.until(lambda said: said["is"] == "happened" and said["kind"] == "paused"))["kind"] == "paused"
    assert (await host.refused("pause"), (await host.sees())["paused"]) == ("night_paused", True)
    await host.does("resume")
    await player.until_kind("resumed")
    await player.close()
    await host.does("end", deal=1)
    assert [table["state"] for table in (await host.until("over", 1))["tables"]] == ["unfinished"] * 2


@played
async def test_a_night_of_four_is_compared_with_a_table_of_bots(house: OpenHouse) -> None:
    host = await announced(house, deals=1, size=4)
    people = await come(host, *NAMES[:4])
    await host.does("begin", deal=1)
    await all_play(people)
    shown = await host.until("over", 1)
    assert [len([seat for seat in table["seats"] if seat["person"] is None]) for table in shown["tables"]] == [0, 4]
    mine = (await people[0].sees())["me"]["deals"][0]
    assert len(mine["others"]) == 2
    assert mine["margin"] == pytest.approx(mine["points"] - mine["mean"])


@played
async def test_only_the_organizer_leads(house: OpenHouse) -> None:
    host = await announced(house)
    people = await come(host, *NAMES[:2])
    for what, about in (("begin", {"deal": 1}), ("pause", {}), ("close", {}), ("leave", {"person": 1})):
        assert await people[0].refused(what, **about) == "not_organizer"
    assert await Somebody(house, host.night, "x" * 43).refused("leave") == "not_at_night"
    assert (await Somebody(house, host.night, "x" * 43).call())[1]["code"] == "bad_token"
    assert (await Somebody(house, "zzzzzzzzzz", None).call())[1]["code"] == "unknown_night"
    await host.does("leave", person=people[1].person)
    await host.does("begin", deal=1)
    assert await host.refused("begin", deal=1) == "deal_begun"
    assert Counter(seat["person"] for table in (await host.sees())["tables"] for seat in table["seats"])[1] == 0


@played
async def test_a_code_leads_to_the_night(house: OpenHouse) -> None:
    host = await announced(house)
    code = (await host.sees())["code"]
    async with house.session.get(f"{house.base}/api/codes/{code}") as answer:
        assert await answer.json() == {"table": "", "night": host.night}
    await host.does("close")
    assert (await host.sees())["code"] == ""


@played
async def test_what_cannot_be_told_yet_is_waited_for(house: OpenHouse) -> None:
    """A request that knows everything is answered as soon as somebody joins; and after a while in any case."""
    host = await announced(house)
    known = (await host.sees())["n"]
    waiting = asyncio.create_task(host.sees(after=known))
    await asyncio.sleep(0.1)
    assert not waiting.done()
    await come(host, "Ada")
    assert (await waiting)["n"] == known + 1
    assert (await host.sees(after=known + 1))["n"] == known + 1
