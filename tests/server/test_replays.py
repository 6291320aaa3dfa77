"""A game that is over is seen again as it was seen: by its seats, by whoever watched, or with everything open."""

import asyncio
import itertools
import json
from typing import Any

import pytest

from chaudron.games import SHELF
from chaudron.kernel.record import Record, verify
from chaudron.kernel.verdict import HOUSE, verdict
from chaudron.room.eyes import WATCHER
from tests.server.open_house import LOCK_STEP, OpenHouse, open_house, played
from tests.server.served import Player, put

__all__ = ["open_house"]

ONE_STORE = True
SETUPS = ["belcastel 2", LOCK_STEP, "witches 2", "bal 3", "blackwood 2"]


async def seen_again(player: Player, by: str | int) -> list[tuple[Any, list[Any]]]:
    """The view at every moment, and what led there."""
    moments: list[tuple[Any, list[Any]]] = []
    while True:
        code, page = await player.get("/replay", by=by, at=len(moments))
        assert code == 200, page
        view = page["welcome"]["view"]
        for place, happened in enumerate(page["happened"]):
            for one in happened if place else ():
                view = one.get("whole", view)
                for path, *value in one.get("view", ()):
                    put(view, path, value)
            moments.append((json.loads(json.dumps(view)), happened))
        if len(moments) == page["moments"]:
            return moments


@pytest.mark.parametrize("setup", SETUPS)
@played
async def test_every_moment_is_as_it_was_seen_then(house: OpenHouse, setup: str) -> None:
    players = await house.table_of(
        *["Anna", "Bob", "Cleo"][: int(setup.split()[1])],
        setup=setup,
        settings={"window": 0.1} if setup.startswith("bal") else {},
    )
    eve = await house.watching(players[0].table)
    views = {one: overheard(one) for one in (*players, eve)}
    await asyncio.gather(*map(to_the_end, players))
    while eve.shown["state"] == "playing":
        await eve.hear()
    for one, live in views.items():
        again = [
            view for view, happened in await seen_again(one, WATCHER if one.seat is None else one.seat) if happened
        ]
        assert again[-1] == live[-1]
        left = iter(again)  # in a window several things were shown at once, which are seen one after the other
        assert all(any(view == seen for seen in left) for view in live)
        assert setup.startswith("bal") or len(again) - 1 <= len(live) <= len(again)


async def to_the_end(player: Player) -> None:
    """Answer whatever is asked; in a window it may be too late."""
    while player.shown["state"] == "playing":
        if player.ask is None or player.ask.get("lapses"):
            await player.hear()
            continue
        options = player.ask["options"]
        answered = await player.answer("stop" if "stop" in options else options[0])
        assert answered["is"] == "ack" or answered["code"] in ("stale", "over"), answered


def overheard(player: Player) -> list[Any]:
    """What this player sees from now on, without what was seen twice."""
    note, seen = player.note, list[Any]()

    def noted(said: dict[str, Any]) -> None:
        note(said)
        if said["is"] == "happened" and player.view is not None and (not seen or seen[-1] != player.view):
            seen.append(json.loads(json.dumps(player.view)))

    player.note = noted  # type: ignore[method-assign]  # overheard
    return seen


async def over(house: OpenHouse, **settings: Any) -> list[Player]:
    players = await house.table_of("Anna", "Bob", setup="blackwood 2", settings=settings)
    await asyncio.gather(*map(to_the_end, players))
    return players


@played
async def test_before_the_end_nobody_sees_anything_again(house: OpenHouse) -> None:
    anna, _ = await house.table_of("Anna", "Bob", setup="belcastel 2")
    for one in (anna, house.watcher(anna.table)):
        for path, by in itertools.product(("/replay", "/replay/board"), ("0", "1", "watcher", "all")):
            code, answer = await one.get(path, by=by)
            assert (code, answer["code"]) == (409, "not_over")


@played
async def test_who_played_sees_all_and_others_only_if_the_table_lets_them(house: OpenHouse) -> None:
    anna, bob = await over(house, replays=False)
    code, page = await bob.get("/replay", by="all")
    assert (code, page["mine"]) == (200, 1)
    stranger = house.watcher(anna.table)
    for path in ("/replay", "/replay/board", "/record"):
        code, answer = await stranger.get(path)
        assert (code, answer["code"]) == (403, "no_replays")
    status, answer = await house.post("", {"name": "Eve", "position": {"table": anna.table, "at": 3}})
    assert (status, answer["code"]) == (403, "no_replays")


@played
async def test_where_it_is_allowed_a_stranger_sees_every_hand(house: OpenHouse) -> None:
    anna, _ = await over(house)
    code, page = await house.watcher(anna.table).get("/replay", by="0", at=20)
    assert (code, page["mine"], page["welcome"]["view"]["me"]) == (200, None, 0)


@played
async def test_without_spectators_a_stranger_sees_nothing(house: OpenHouse) -> None:
    anna, _ = await over(house, watchers=False)
    code, answer = await house.watcher(anna.table).get("/replay")
    assert (code, answer["code"]) == (403, "no_watchers")


@played
async def test_a_record_is_seen_as_its_table_is(house: OpenHouse) -> None:
    anna, _ = await over(house)
    _, record = await anna.get("/record")
    for by in ("0", "watcher", "all"):
        _, mine = await anna.get("/replay", by=by, at=0)
        async with house.session.post(f"{house.base}/api/replays", json={"record": record, "by": by}) as reply:
            theirs = await reply.json()
        for page in (mine, theirs):
            heard = page["happened"]
            del page["welcome"]["shown"], page["mine"], page["welcome"]["n"], heard[0]
            for one in itertools.chain(*heard):
                del one["at"], one["n"]
                one.pop("shown", None)
                for secret in ("secret", "head"):
                    one["about"].pop(secret, None)
        assert mine == theirs


@played
async def test_an_altered_record_is_named_as_such(house: OpenHouse) -> None:
    anna, _ = await over(house)
    _, record = await anna.get("/record")
    body = {"record": record | {"names": ["Mallory", "Bob"]}}
    async with house.session.post(f"{house.base}/api/replays?lang=en", json=body) as reply:
        answer = await reply.json()
    assert (reply.status, answer["code"]) == (422, "bad_record")
    assert answer["says"] == "This record has been altered: its fingerprint no longer matches."


@played
async def test_a_moment_can_be_read_as_text(house: OpenHouse) -> None:
    anna, _ = await over(house)
    code, board = await anna.get("/replay/board", by="0", at=5, linear="true", lang="en")
    assert code == 200
    assert "Anna" in board["text"]
    assert board["question"] is None


@played
async def test_a_table_goes_on_with_people_from_a_moment_of_another(house: OpenHouse) -> None:
    anna, _ = await over(house)
    status, seated = await house.post("", {"name": "Eve", "seat": 0, "position": {"table": anna.table, "at": 6}})
    assert status == 201
    eve = await house.guest(seated["table"], seated["token"], 0).connect()
    assert eve.shown["resumed"] == {"table": anna.table, "at": 6}
    refused = await eve.do("change", players=3)
    assert (refused["is"], refused["code"]) == ("nack", "as_it_was")
    finn = await (await house.join(eve.table, "Finn")).connect()
    assert (await eve.do("start"))["is"] == "ack"
    await finn.until_kind("started")
    await asyncio.gather(to_the_end(eve), to_the_end(finn))
    _, record = await eve.get("/record")
    assert record["resumed"] == {"table": anna.table, "moment": 6}
    assert [entry[0] for entry in record["entries"][:6]] == [
        entry[0] for entry in (await anna.get("/record"))[1]["entries"][:6]
    ]
    found = Record.from_json(record)
    assert verify(SHELF[found.game], found).record.head == found.head
    assert (verdict(found).kind, verdict(found).given) == (HOUSE, 6)
    assert json.loads(found.source["envelope"])["resumed"]["table"] == anna.table
