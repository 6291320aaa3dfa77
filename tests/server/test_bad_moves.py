"""Moves that cannot be made, by people who may not make them: a typed error, nothing changed, nobody else notices."""

from typing import Any

from tests.server.open_house import OpenHouse, all_brew, open_house, played, together
from tests.server.rough import STRANGER, Rough, intruder, nobody_notices, nothing_fails, said, told_to_leave
from tests.server.served import Player

__all__ = ["nothing_fails", "open_house"]

REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "no choice of this game": ({"do": "answer", "choice": "\0"}, "refused"),
    "a choice that is not offered": ({"do": "answer", "choice": "flask"}, "refused"),
    "an old question": ({"do": "answer", "ask": 1, "choice": "draw"}, "stale"),
    "a question to come": ({"do": "answer", "ask": 10**6, "choice": "draw"}, "stale"),
    "a question beyond counting": ({"do": "answer", "ask": 10**4000, "choice": "draw"}, "bad_message"),
    "no question": ({"do": "answer", "ask": 0, "choice": "draw"}, "stale"),
    "a question below zero": ({"do": "answer", "ask": -1, "choice": "draw"}, "bad_message"),
    "a seat that is not there": ({"do": "seat_bot", "seat": 9, "level": "random"}, "no_such_seat"),
    "a bot that is not there": ({"do": "seat_bot", "seat": 1, "level": "\0"}, "bad_option"),
    "a claim that is not there": ({"do": "grant", "claim": 9}, "no_such_claim"),
    "to begin again": ({"do": "start"}, "started"),
    "other rules": ({"do": "change", "options": {"books": 2}}, "started"),
    "to take back nothing": ({"do": "undo"}, "no_undo"),
    "a rematch of a game that goes on": ({"do": "rematch"}, "not_over"),
    "to hurry whoever is not late": ({"do": "hurry", "seat": 1}, "not_late"),
    "to say nothing": ({"do": "say", "text": "\u202e \u200b"}, "bad_text"),
}
HOST_ONLY: list[dict[str, Any]] = [
    {"do": "start"},
    {"do": "change", "players": 2},
    {"do": "seat_bot", "seat": 0, "level": "random"},
    {"do": "free_seat", "seat": 0},
    {"do": "kick", "seat": 0},
    {"do": "lock"},
    {"do": "make_host", "seat": 1},
    {"do": "grant", "claim": 1},
    {"do": "refuse", "claim": 1},
]
PLAYERS_ONLY: list[dict[str, Any]] = [
    {"do": "answer", "ask": 1, "choice": "draw"},
    {"do": "why", "choice": "draw"},
    {"do": "pause"},
    {"do": "resume"},
    {"do": "say", "text": "look at his cards"},
    {"do": "emote", "emote": "boom"},
    {"do": "leave"},
    {"do": "return"},
    {"do": "rename", "name": "Eve"},
    {"do": "sit", "seat": 1},
    {"do": "hurry", "seat": 1},
    {"do": "rematch"},
]


async def brewing(house: OpenHouse) -> list[Player]:
    """Anna and Bob, who are both asked whether to draw."""
    return await house.dealt(all_brew, "Anna", "Bob")


async def attempt(player: Player, message: dict[str, Any]) -> dict[str, Any]:
    """Send a command; an answer that names no question is one to the question that is open."""
    fields = {name: value for name, value in message.items() if name != "do"}
    if message["do"] == "answer" and player.ask is not None:
        fields.setdefault("ask", player.ask["ask"])
    return await player.do(message["do"], **fields)


# Moves


@played
async def test_what_cannot_be_done_is_refused(house: OpenHouse) -> None:
    anna, bob = await brewing(house)
    async with nobody_notices(house, anna, bob):
        for name, (message, code) in REFUSED.items():
            nack = await attempt(anna, message)
            assert (nack["is"], nack["code"]) == ("nack", code), (name, nack)
            assert nack["says"], name


@played
async def test_a_repeated_move_is_made_once_and_acknowledged_again(house: OpenHouse) -> None:
    anna, bob = await brewing(house)
    assert anna.ask is not None
    move = {"ask": anna.ask["ask"], "choice": "draw", "id": "the-first"}
    first = await anna.do("answer", **move)
    await together(anna, bob)
    async with nobody_notices(house, anna, bob):
        assert await anna.do("answer", **move) == first
        assert await anna.do("answer", **{**move, "choice": "stop"}) == first
        rough = await intruder(house, anna)
        await rough.say({"do": "answer", **move})
        assert await rough.until("ack", "nack") == first
        stale = await anna.do("answer", **{**move, "id": "another"})
        assert (stale["is"], stale["code"]) == ("nack", "stale")


@played
async def test_moves_that_overtake_each_other_are_made_in_no_other_order(house: OpenHouse) -> None:
    """The answer to a later question comes first: it is refused, and may be sent again when its time has come."""
    anna, _ = await brewing(house)
    assert anna.ask is not None
    now = anna.ask["ask"]
    early = await anna.do("answer", ask=now + 1, choice="draw", id="later")
    assert (early["is"], early["code"]) == ("nack", "stale")
    assert (await anna.do("answer", ask=now, choice="draw", id="sooner"))["is"] == "ack"
    assert anna.ask["ask"] == now + 1
    assert (await anna.do("answer", ask=now + 1, choice="draw", id="later"))["is"] == "ack"
    moves = [row.move for row in await house.journal(anna.table) if row.seat == anna.seat]
    assert moves[-2:] == ["sooner", "later"]


# Foreign seats


@played
async def test_a_token_opens_its_own_seat_at_its_own_table_alone(house: OpenHouse) -> None:
    anna, bob = await brewing(house)
    eve, _ = await house.table_of("Eve", "Fay")
    assert anna.ask is not None
    async with nobody_notices(house, anna, bob, eve):
        for token in (eve.token, STRANGER):
            stranger = Player(house.session, house.base, anna.table, token, None)
            rough = await Rough.connect(house)
            await rough.say({"do": "hello", "table": anna.table, "token": token, "lang": "en"})
            await told_to_leave(rough, "bad_token", "en")
            move = {"do": "answer", "id": "x", "ask": anna.ask["ask"], "choice": "draw"}
            for status, problem in (await stranger.post("/commands", move), await stranger.get()):
                assert (status, problem["code"], problem["says"]) == (401, "bad_token", said("bad_token"))


@played
async def test_nobody_answers_for_another_seat(house: OpenHouse) -> None:
    """Both are asked under the same number; an answer counts for the seat of its token."""
    anna, bob = await brewing(house)
    assert anna.ask is not None
    assert bob.ask is not None
    assert anna.ask["ask"] == bob.ask["ask"]
    await bob.do("answer", ask=bob.ask["ask"], choice="draw")
    assert [event["about"]["seat"] for event in bob.events if event["kind"] == "answered"] == [bob.seat]


@played
async def test_only_the_host_does_what_hosts_do(house: OpenHouse) -> None:
    anna, bob = await house.table_of("Anna", "Bob")
    async with nobody_notices(house, anna, bob):
        for command in HOST_ONLY:
            nack = await attempt(bob, command)
            assert (nack["is"], nack.get("code"), nack.get("says")) == ("nack", "not_host", said("not_host")), command


@played
async def test_who_watches_does_nothing_at_all(house: OpenHouse) -> None:
    anna, bob = await house.table_of("Anna", "Bob")
    eve = await house.watching(anna.table)
    async with nobody_notices(house, anna, bob):
        for command in HOST_ONLY + PLAYERS_ONLY:
            nack = await attempt(eve, command)
            assert nack["is"] == "nack", command
            assert nack["code"] in ("not_host", "not_seated"), command
        assert (await eve.do("undo"))["code"] == "not_seated"


@played
async def test_a_token_in_an_address_is_no_token(house: OpenHouse) -> None:
    anna, bob = await house.table_of("Anna", "Bob")
    nobody = house.watcher(anna.table)
    async with nobody_notices(house, anna, bob):
        assert anna.token is not None
        for name in ("token", "key", "access_token", "Authorization"):
            status, stand = await nobody.get(**{name: anna.token})
            assert (status, stand["seat"]) == (200, None)
            status, problem = await nobody.post(f"/commands?{name}={anna.token}", {"do": "lock", "id": "x"})
            assert (status, problem["code"]) == (401, "bad_token")
        rough = await Rough.connect(house)
        await rough.say({"do": "hello", "table": anna.table})
        await told_to_leave(rough, "origin")
