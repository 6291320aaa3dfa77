"""The luck of a game that is over, had once more: the same draws, the same bots, and both compared round by round."""

import asyncio
import itertools
from typing import Any

import pytest

from chaudron.kernel.chance import Counter, Draw, Recorded
from chaudron.kernel.redealt import Redealt
from chaudron.room.ghosts import Both, RoundEnd, compared
from tests.server.open_house import OpenHouse, open_house, play_out, played
from tests.server.served import Player
from tests.server.test_potions import drawn_in, record_of

__all__ = ["open_house"]

ONE_STORE = True


async def over(house: OpenHouse, setup: str, **wish: Any) -> Player:
    """A game against bots that has ended."""
    game, players = setup.split()
    host = await house.open(setup, "Anna", bots=["novice"] * (int(players) - 1), start=True, **wish)
    await host.connect()
    await play_out(host)
    assert host.shown["game"] == game
    return host


async def again(house: OpenHouse, of: Player, seat: int = 0, token: str | None = None) -> tuple[int, Any]:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    wish = {"name": "Bob", "same_deal": {"table": of.table, "seat": seat}}
    async with house.session.post(f"{house.base}/api/tables", json=wish, headers=headers) as answer:
        return answer.status, await answer.json()


async def seated(house: OpenHouse, of: Player) -> Player:
    status, told = await again(house, of)
    assert status == 201, told
    return await house.guest(told["table"], told["token"], told["seat"]).connect()


@pytest.mark.parametrize("setup", ["belcastel 2", "witches 2", "bal 3", "blackwood 2"])
@played
async def test_whoever_plays_as_the_friend_did_draws_what_the_friend_drew(house: OpenHouse, setup: str) -> None:
    friend = await over(house, setup)
    me = await seated(house, friend)
    assert [seat.get("bot") for seat in me.shown["seats"]] == [seat.get("bot") for seat in friend.shown["seats"]]
    assert me.shown["shared"] == {"potion": 0, "of": friend.table, "seat": 0}
    await play_out(me)
    mine, theirs = drawn_in(await record_of(me)), drawn_in(await record_of(friend))
    for stream, draws in mine.items():
        for here, there in zip(draws, theirs.get(stream, []), strict=False):
            assert here[1] != there[1] or here == there, "the same out of as many"
    _, ghost = await me.get("/ghost")
    assert (ghost["name"], ghost["table"]) == ("Anna", friend.table)
    assert ghost["rounds"][-1]["mine"] == mine_in_the_end(await record_of(me))


def mine_in_the_end(record: dict[str, Any]) -> int:
    points: int = record["result"]["points"][0]
    return points


@played
async def test_of_the_friends_game_no_more_is_told_than_is_over_here(house: OpenHouse) -> None:
    friend = await over(house, "belcastel 2")
    me, told = await seated(house, friend), []
    while me.shown["state"] == "playing":
        if me.ask is None:
            await me.hear()
            continue
        await me.answer("stop" if "stop" in me.ask["options"] else None)
        _, ghost = await me.get("/ghost")
        _, stand = await me.get()
        now = stand["view"]["round"] if stand["shown"]["state"] == "playing" else 10
        assert [one["round"] for one in ghost["rounds"]] == [*range(1, len(ghost["rounds"]) + 1)]
        assert len(ghost["rounds"]) < now
        told.append(ghost["rounds"])
    _, ghost = await me.get("/ghost")
    told.append(ghost["rounds"])
    assert all(later[: len(earlier)] == earlier for earlier, later in itertools.pairwise(told))
    assert len(told[-1]) == 9
    assert [one["theirs"] for one in told[-1]] == [one["mine"] for one in told[-1]], "they played alike"


@played
async def test_only_who_plays_there_hears_of_the_ghost(house: OpenHouse) -> None:
    friend = await over(house, "blackwood 2")
    me = await seated(house, friend)
    assert (await house.watcher(me.table).get("/ghost"))[0] == 401
    assert (await friend.get("/ghost"))[0] == 404


@played
async def test_a_game_can_be_dealt_again_only_where_it_may_be_seen_again(house: OpenHouse) -> None:
    friend = await over(house, "blackwood 2", settings={"replays": False})
    status, problem = await again(house, friend)
    assert (status, problem["code"]) == (403, "no_replays")
    assert (await again(house, friend, token=friend.token))[0] == 201
    status, problem = await again(house, friend, seat=5, token=friend.token)
    assert (status, problem["code"]) == (422, "no_such_seat")
    going_on = await house.open("blackwood 2", "Anna", bots=["novice"], start=True)
    status, problem = await again(house, going_on)
    assert (status, problem["code"]) == (409, "not_over")


@played
async def test_neither_lessons_nor_games_that_went_on_from_others_are_dealt_again(house: OpenHouse) -> None:
    friend = await over(house, "blackwood 2")
    wish = {"name": "Bob", "bots": ["novice"], "start": True, "position": {"at": 3, "table": friend.table}}
    _, told = await house.post("", wish)
    later = await house.guest(told["table"], told["token"], told["seat"]).connect()
    await play_out(later)
    status, problem = await again(house, later)
    assert (status, problem["code"]) == (409, "no_same_deal")


@played
async def test_the_record_of_such_a_game_proves_nothing_about_its_luck(house: OpenHouse) -> None:
    friend = await over(house, "blackwood 2")
    me = await seated(house, friend)
    await asyncio.gather(play_out(me))
    assert (await record_of(me))["source"] == {"kind": "recorded", "deal": friend.table}


# How it is dealt


def test_out_of_as_many_comes_the_same_and_out_of_others_what_lies_at_the_same_place() -> None:
    played_there = Counter(2, 7)
    given = [Draw(stream, out_of, played_there.below(stream, out_of)) for stream in (0, 1, -1) for out_of in (9, 30, 7)]
    same, fewer = (Redealt(2, given, Counter(2, seed)) for seed in (1, 2))
    assert [same.below(draw.stream, draw.out_of) for draw in given] == [draw.result for draw in given]
    for draw in given:
        place = fewer.below(draw.stream, draw.out_of - 1) / (draw.out_of - 1)
        assert abs(place - draw.result / draw.out_of) <= 1 / (draw.out_of - 1)
    assert [same.below(0, 100) for _ in range(5)] == [_after(Counter(2, 1), 3 + place) for place in range(5)]


def _after(chance: Counter, index: int) -> int:
    return chance.word(0, index) * 100 >> 64


def test_copies_go_on_by_themselves() -> None:
    first = Redealt(1, [Draw(0, 6, 4), Draw(0, 6, 1)], Counter(1, 3))
    assert first.below(0, 6) == 4
    second = first.copy()
    assert (first.below(0, 6), second.below(0, 6), first.rewound().below(0, 6)) == (1, 1, 4)
    with pytest.raises(LookupError):
        Recorded(1, [Draw(0, 6, 4)]).below(0, 5)


def test_a_round_is_compared_once_it_is_over_here() -> None:
    theirs = [RoundEnd(1, 3, False), RoundEnd(2, 8, False), RoundEnd(3, 12, True)]
    mine = [RoundEnd(1, 5, False)]
    assert compared([], theirs) == []
    assert compared(mine, theirs) == [Both(1, 5, 3)]
    assert compared([*mine, RoundEnd(2, 6, False), RoundEnd(3, 9, False)], theirs)[-1] == Both(3, 9, None)
    assert compared([*mine, RoundEnd(2, 6, True)], theirs) == [Both(1, 5, 3), Both(2, 6, 8), Both(3, None, 12)]
