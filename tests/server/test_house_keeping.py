"""Whoever runs the house looks after it: with the key that is said at the start, for all tables, and all is listed."""

import asyncio

from chaudron import limits
from chaudron.limits import UNLIMITED
from chaudron.server.keeping import together
from chaudron.server.keeping.survey import Guest, InUse, Pulse, Seen, joined
from chaudron.server.store.checks import LONGEST_POST
from tests.server.keeping import ask, does, last_act, may_not, table_in
from tests.server.open_house import OpenHouse, all_brew, open_house, played, refuses, visited
from tests.server.open_house import together as heard
from tests.server.served import Player

__all__ = ["open_house"]

DEVICE = "a-device-that-names-itself"


# The page


@played
async def test_the_whole_house_is_shown(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    eve = await house.watching(anna.table)
    await heard(anna, bob)
    status, shown = await ask(house)
    table = table_in(shown, anna.table)
    assert (status, shown["is_well"], shown["resting_since"]) == (200, True, None)
    assert (table["game"], table["state"], table["is_awake"], table["here"]) == ("belcastel", "playing", True, [0, 1])
    assert ([seat["name"] for seat in table["seats"]], table["watching"], table["round"]) == (["Anna", "Bob"], 1, 1)
    assert table["awaited"] == [0, 1]
    here = [(one["name"], one["seat"]) for one in shown["people"] if one["table"] == anna.table]
    assert here == [("Anna", 0), ("Bob", 1), ("", None)]
    assert shown["load"]["sockets"] >= 3
    assert (shown["load"]["processes"], shown["load"]["answered"]) == (1, 1)
    assert shown["storage"]["bytes"] > 0
    assert shown["limits"]["EVENTS"] == limits.EVENTS
    assert shown["limits"]["requests"] == UNLIMITED.requests
    await eve.close()


@played
async def test_the_page_needs_its_key(house: OpenHouse) -> None:
    anna = await house.open()
    for key in ("", "x" * 43, anna.token or "", house.running.keeper.token[:-1]):
        status, problem = await ask(house, key=key)
        assert (status, problem["code"]) in ((401, "bad_host_token"), (401, "bad_token"))
        assert (await ask(house, {"do": "rest"}, key=key))[0] == 401
    assert (await ask(house))[1]["resting_since"] is None


def test_whoever_tries_many_keys_has_to_wait(store: str) -> None:
    async def run() -> None:
        async with visited(store, rates=UNLIMITED._replace(host_tries=0.05, host_tries_at_once=3)) as house:
            tried = [(await ask(house, key="x" * 43))[0] for _ in range(5)]
            assert tried == [401, 401, 401, 429, 429]
            assert (await ask(house))[0] == 429, "the right key is told apart from wrong ones"
            house.running.doors.host_tries.buckets.clear()  # as time goes by
            assert (await ask(house))[0] == 200

    asyncio.run(run())


# Tables


@played
async def test_a_table_is_closed_and_opened_again_as_it_was(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    question = anna.ask
    shown = await does(house, "close", table=anna.table)
    assert last_act(shown) == {"do": "close", "table": anna.table, "seat": None}
    assert (table_in(shown, anna.table)["state"], table_in(shown, anna.table)["awaited"]) == ("shut", [0, 1])
    for player in (anna, bob):
        await player.until(lambda said: said["is"] == "closing")
        assert player.closed is not None
        assert player.closed["code"] == "shut"
        assert (await player.get())[1]["code"] == "shut"
    assert (await house.post(f"/{anna.table}/claims", {"seat": 1, "name": "Eve"}))[1]["code"] == "shut"
    await may_not(house, "shut", 409, "close", table=anna.table)
    await does(house, "reopen", table=anna.table)
    await anna.close()
    await anna.connect()
    assert (anna.shown["paused"], anna.ask) == (True, question)
    assert (await anna.do("resume"))["is"] == "ack"
    assert (await anna.answer())["is"] == "ack"
    await may_not(house, "not_shut", 409, "reopen", table=anna.table)


@played
async def test_a_closed_table_stands_in_no_list(house: OpenHouse) -> None:
    anna = await house.open(settings={"public": True})
    url = f"{house.base}/api/tables"
    async with house.session.get(url) as reply:
        assert anna.table in [one["table"] for one in (await reply.json())["tables"]]
    await does(house, "close", table=anna.table)
    async with house.session.get(url) as reply:
        assert anna.table not in [one["table"] for one in (await reply.json())["tables"]]


@played
async def test_a_table_in_play_is_not_put_away(house: OpenHouse) -> None:
    anna, _bob = await house.dealt(all_brew, "Anna", "Bob")
    await may_not(house, "in_play", 409, "archive", table=anna.table)
    await may_not(house, "unknown_table", 404, "archive", table="0" * 10)


# People


@played
async def test_somebody_who_was_muted_plays_on_and_says_nothing(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    shown = await does(house, "mute", table=anna.table, seat=1)
    assert next(one for one in shown["people"] if one["name"] == "Bob")["muted_until"] > shown["now"]
    assert (await anna.until_kind("muted"))["about"] == {"seat": 1, "minutes": limits.MUTE_MINUTES}
    refused = await refuses(
        house,
        bob,
        "muted",
        "The person who runs the house lets you talk again in 15 minutes. You can play meanwhile.",
        "say",
        text="Hello?",
    )
    assert refused["details"] == {"minutes": 15}
    assert (await bob.do("emote", emote="clap"))["code"] == "muted"
    assert (await bob.answer())["is"] == "ack"
    await does(house, "unmute", table=anna.table, seat=1)
    assert (await bob.do("say", text="Thank you"))["is"] == "ack"


@played
async def test_the_host_of_a_table_can_be_removed_too_and_the_next_one_is_host(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await does(house, "remove", table=anna.table, seat=0)
    about = (await bob.until_kind("kicked"))["about"]
    assert about == {"seat": 0, "level": "apprentice", "house": True, "host": 1}
    await heard(bob)
    assert (bob.shown["host"], bob.shown["seats"][0].get("person", False)) == (1, False)
    await may_not(house, "nobody_there", 409, "remove", table=anna.table, seat=0)
    await may_not(house, "no_such_seat", 422, "mute", table=anna.table, seat=7)
    await may_not(house, "bad_message", 422, "remove", table=anna.table)


async def come(house: OpenHouse, table: str, token: str | None, device: str = DEVICE) -> Player:
    player = house.guest(table, token, None)
    await player.reach(Origin=house.base)
    await player.send(do="hello", table=table, token=token, device=device, lang="en")
    await player.until(lambda said: said["is"] in ("welcome", "closing"))
    return player


@played
async def test_a_device_that_is_blocked_comes_in_nowhere(house: OpenHouse) -> None:
    anna = await house.open()
    bob = await come(house, anna.table, anna.token)
    device = next(one for one in (await ask(house))[1]["people"] if one["table"] == anna.table)["device"]
    assert (len(device), DEVICE in device) == (16, False)
    shown = await does(house, "block", device=device, name="Bob")
    assert [(one["device"], one["name"]) for one in shown["blocked"]] == [(device, "Bob")]
    await bob.until(lambda said: said["is"] == "closing")
    assert bob.closed is not None
    assert bob.closed["code"] == "blocked"
    again = await come(house, anna.table, anna.token)
    assert again.closed == {
        "is": "closing",
        "code": "blocked",
        "says": "The person who runs the house does not let you in with this device.",
    }
    headers = {"Chaudron-Device": DEVICE}
    async with house.session.get(f"{house.base}/api/tables", headers=headers) as reply:
        assert reply.status == 403
    other = await come(house, anna.table, anna.token, "another-device")
    assert other.closed is None
    assert (await does(house, "unblock", device=device))["blocked"] == []
    assert (await come(house, anna.table, anna.token)).closed is None


# Several processes


def test_what_a_process_sees_comes_in_as_many_letters_as_it_takes() -> None:
    guests = [Guest("t" * 10, seat % 4, "👩‍👩‍👧‍👦" * 24, "d" * 16, True) for seat in range(40)]
    whole = Seen(Pulse(0.5, 10, 40, 9), [InUse(f"table{n:05}", [0, 1], 2, 3, [0], 4) for n in range(90)], guests)
    parts = list(together.pieces(whole))
    assert len(parts) > 3
    assert joined(parts) == whole
    assert all(len(together.encode("p" * 20, 7, 100, part)) <= LONGEST_POST for part in parts)
