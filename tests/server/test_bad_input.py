"""Whatever comes over a socket, the answer is a typed error, nothing has changed, and nobody else notices."""

import json
from typing import Any
from unittest import mock

import pytest

from chaudron import limits
from tests.server.open_house import OpenHouse, open_house, played
from tests.server.rough import (
    BINARY,
    CLOSE,
    CONTINUED,
    PING,
    PONG,
    STRANGER,
    TEXT,
    Rough,
    intruder,
    nobody_notices,
    nothing_fails,
    said,
    told_to_leave,
)

__all__ = ["nothing_fails", "open_house"]

pytestmark = pytest.mark.real("sqlite")

NOT_JSON = {
    "nothing": b"",
    "a word": b"hello",
    "half a message": b'{"do":"undo","id":"x"',
    "two messages": b'{"do":"undo","id":"x"}{"do":"undo","id":"y"}',
    "a byte order mark": b'\xef\xbb\xbf{"do":"undo","id":"x"}',
    "bytes that are no text": b'{"do":"say","id":"x","text":"\xff\xfe"}',
    "half a surrogate pair": rb'{"do":"say","id":"x","text":"\ud800"}',
    "too deep, and never closed": b'{"options":' + b"[" * 8000,
    "too deep, and closed": b'{"options":' + b'{"a":' * 1300 + b"1" + b"}" * 1301,
    "not a number": b'{"do":"answer","id":"x","ask":NaN,"choice":"stop"}',
}
NOT_A_MESSAGE = {
    "a list": [],
    "a number": 7,
    "nothing at all": None,
    "an empty object": {},
    "no such thing to do": {"do": "win", "id": "x"},
    "what only the house says": {"is": "ack", "id": "x", "n": 1},
    "what only HTTP may ask": {"do": "join_as", "id": "x", "wish": {"name": "Eve"}, "key": "k"},
    "a field too many": {"do": "undo", "id": "x", "seat": 1},
    "a field too few": {"do": "answer", "id": "x", "choice": "stop"},
    "no id": {"do": "undo"},
    "an empty id": {"do": "undo", "id": ""},
    "a long id": {"do": "undo", "id": "x" * (limits.ID_LENGTH + 1)},
    "an id that does not print": {"do": "undo", "id": "a\0b"},
    "an id with a line end": {"do": "undo", "id": "a\n"},
    "an id that is a number": {"do": "undo", "id": 1},
    "a question that is text": {"do": "answer", "id": "x", "ask": "1", "choice": "stop"},
    "a question that is a fraction": {"do": "answer", "id": "x", "ask": 1.5, "choice": "stop"},
    "a question beyond counting": {"do": "answer", "id": "x", "ask": 10**30, "choice": "stop"},
    "a question below the first": {"do": "answer", "id": "x", "ask": -1, "choice": "stop"},
    "a request beyond counting": {"do": "grant", "id": "x", "claim": 2**63},
    "another request beyond counting": {"do": "refuse", "id": "x", "claim": 10**300},
    "why not an endless choice": {"do": "why", "id": "x", "choice": "s" * 7_000},
    "a long choice": {"do": "answer", "id": "x", "ask": 1, "choice": "s" * 41},
    "a choice that is a list": {"do": "answer", "id": "x", "ask": 1, "choice": ["stop"]},
    "a seat below the first": {"do": "kick", "id": "x", "seat": -1},
    "a seat beyond the last": {"do": "kick", "id": "x", "seat": 10},
    "a seat that is true": {"do": "kick", "id": "x", "seat": True},
    "long text": {"do": "say", "id": "x", "text": "a" * (limits.TEXT_LENGTH + 1)},
    "an unknown emote": {"do": "emote", "id": "x", "emote": "sneer"},
    "an emote with a line end": {"do": "emote", "id": "x", "emote": "clap\n"},
    "a long name": {"do": "rename", "id": "x", "name": "a" * (limits.NAME_POINTS + 1)},
    "an option that is a list": {"do": "change", "id": "x", "options": {"books": [1]}},
    "too many options": {"do": "change", "id": "x", "options": dict.fromkeys(map(str, range(limits.OPTIONS + 1)), 1)},
    "an unknown setting": {"do": "change", "id": "x", "settings": {"cheat": True}},
    "a clock that runs backward": {"do": "change", "id": "x", "settings": {"clock": -1}},
    "an overtime with a line end": {"do": "change", "id": "x", "settings": {"overtime": "bot\n"}},
}
# Messages that are none


@played
async def test_what_is_not_json_is_refused_and_the_connection_lives_on(house: OpenHouse) -> None:
    anna, bob = await house.table_of("Anna", "Bob")
    rough = await intruder(house, bob, lang="en")
    async with nobody_notices(house, anna, bob):
        for name, frame in NOT_JSON.items():
            await rough.frame(frame)
            assert await rough.until("nack") == {
                "is": "nack",
                "id": "",
                "code": "bad_json",
                "says": said("bad_json", "en"),
            }, name


@played
async def test_what_is_no_message_is_refused_under_its_id(house: OpenHouse) -> None:
    anna, bob = await house.table_of("Anna", "Bob")
    rough = await intruder(house, anna)
    async with nobody_notices(house, anna, bob):
        for name, message in NOT_A_MESSAGE.items():
            await rough.say(message)
            nack = await rough.until("nack")
            assert (nack["is"], nack["code"], nack["says"]) == ("nack", "bad_message", said("bad_message")), name
            assert nack["id"] in ("", "x", "a\0b", "a\n"), name
            assert nack["details"]["where"], name


@played
async def test_a_message_of_many_fragments_is_one_message(house: OpenHouse) -> None:
    anna, bob = await house.table_of("Anna", "Bob")
    rough = await intruder(house, bob)
    async with nobody_notices(house, anna, bob):
        whole = json.dumps({"do": "why", "id": "bit-by-bit", "choice": "stop"}).encode()
        await rough.frame(whole[:1], TEXT, last=False)
        for place in range(1, limits.FRAGMENTS - 2):
            await rough.frame(whole[place : place + 1], CONTINUED, last=False)
        await rough.frame(whole[limits.FRAGMENTS - 2 :], CONTINUED, last=False)
        await rough.frame(b"", PING)
        await rough.frame(b"", CONTINUED)
        assert (await rough.until("ack"))["id"] == "bit-by-bit"


@pytest.mark.parametrize("size", [limits.FRAME_BYTES + 1, 60_000])
@played
async def test_a_message_that_is_too_long_ends_the_connection(house: OpenHouse, size: int) -> None:
    anna, bob = await house.table_of("Anna", "Bob")
    at_once, in_pieces = await intruder(house, bob), await intruder(house, bob)
    async with nobody_notices(house, anna, bob):
        await at_once.frame(b" " * size)
        assert (await at_once.until("end"))["code"] == 1009
        await in_pieces.frame(b"{", TEXT, last=False)
        for _ in range(size // 16):
            in_pieces.writer.write(bytes([CONTINUED, 0x80 | 16]) + bytes(4) + b" " * 16)
        assert (await in_pieces.until("end"))["code"] == 1009


@played
async def test_a_message_as_long_as_may_be_is_read(house: OpenHouse) -> None:
    anna, _ = await house.table_of("Anna", "Bob")
    rough = await intruder(house, anna)
    await rough.frame(b'{"do":"ping"}'.ljust(limits.FRAME_BYTES))
    assert await rough.until("pong") == {"is": "pong"}


@played
async def test_bytes_in_place_of_text_end_the_connection(house: OpenHouse) -> None:
    anna, bob = await house.table_of("Anna", "Bob")
    rough = await intruder(house, bob, lang="en")
    async with nobody_notices(house, anna, bob):
        await rough.frame(b'{"do":"ping"}', BINARY)
        await told_to_leave(rough, "bad_json", "en")


BROKEN_FRAMES: dict[str, tuple[tuple[bytes, int], dict[str, Any]]] = {
    "a fragment of nothing": ((b"x", CONTINUED), {}),
    "a kind that is not there": ((b"x", 0x3), {}),
    "a control frame that is not there": ((b"x", 0xB), {}),
    "a control frame in pieces": ((b"x", PING), {"last": False}),
    "a control frame that is too long": ((b"x" * 126, PING), {}),
    "reserved bits": ((b"{}", TEXT), {"reserved": 3}),
    "compression nobody agreed on": ((b"{}", TEXT), {"reserved": 4}),
    "half a close code": ((b"x", CLOSE), {}),
    "a close code that is none": ((b"\x03\xe7", CLOSE), {}),
}


@played
async def test_frames_against_the_protocol_end_the_connection(house: OpenHouse) -> None:
    anna, bob = await house.table_of("Anna", "Bob")
    async with nobody_notices(house, anna, bob):
        for name, (frame, how) in BROKEN_FRAMES.items():
            rough = await intruder(house, bob)
            await rough.frame(*frame, **how)
            end = await rough.until("end")
            assert end.get("code") == 1002, name


@played
async def test_pings_are_answered_and_pongs_are_not(house: OpenHouse) -> None:
    anna, bob = await house.table_of("Anna", "Bob")
    rough = await intruder(house, bob)
    async with nobody_notices(house, anna, bob):
        await rough.frame(b"unasked", PONG)
        await rough.frame(b"p" * 125, PING)
        assert await rough.until("control") == {"is": "control", "kind": PONG, "payload": b"p" * 125}


@played
async def test_a_fault_of_ours_is_said_and_the_client_may_come_back(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    anna, bob = await house.table_of("Anna", "Bob")
    rough = await intruder(house, bob)
    monkeypatch.setattr(house.running.house, "act", mock.Mock(side_effect=ZeroDivisionError))
    await rough.say({"do": "undo", "id": "x"})
    closing = await rough.until("closing")
    assert (closing.get("code"), closing.get("says"), closing.get("again")) == ("failed", said("failed"), 1.0)
    assert (await rough.until("end"))["code"] == 1011
    assert [type(record.exc_info[1]) for record in caplog.records if record.exc_info] == [ZeroDivisionError]
    caplog.clear()
    monkeypatch.undo()
    async with nobody_notices(house, anna, bob):
        assert (await (await Rough.connect(house)).greet(bob))["is"] == "welcome"


# Greetings


@pytest.mark.parametrize("first", [*NOT_JSON.values(), b"[]", b'{"do":"ping"}', b'{"do":"undo","id":"x"}'])
@played
async def test_a_connection_that_begins_otherwise_is_ended(house: OpenHouse, first: bytes) -> None:
    rough = await Rough.connect(house)
    await rough.frame(first)
    await told_to_leave(rough, "no_hello")


@played
async def test_a_greeting_with_anything_wrong_in_it_is_none(house: OpenHouse) -> None:
    anna = await house.open()
    hello = {"do": "hello", "table": anna.table, "token": anna.token}
    wrong: list[dict[str, Any]] = [
        {"table": anna.table[:9]},
        {"table": None},
        {"token": "A" * 42},
        {"token": "A" * 65},
        {"after": -1},
        {"after": "all"},
        {"after": 10**30},
        {"after": 2**63},
        {"lang": "de"},
        {"lang": "fr\n"},
        {"seat": 0},
    ]
    for change in wrong:
        rough = await Rough.connect(house)
        await rough.say({**hello, **change})
        await told_to_leave(rough, "no_hello")


@played
async def test_a_silent_connection_is_ended(house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "HELLO_SECONDS", 0.01)
    rough = await Rough.connect(house)
    await told_to_leave(rough, "no_hello")


@played
async def test_hello_is_said_once(house: OpenHouse) -> None:
    anna, bob = await house.table_of("Anna", "Bob")
    rough = await intruder(house, bob, lang="en")
    async with nobody_notices(house, anna, bob):
        await rough.say({"do": "hello", "table": anna.table, "token": anna.token})
        await told_to_leave(rough, "greeted_already", "en")


@played
async def test_an_unknown_table_is_said_in_the_language_of_the_greeting(house: OpenHouse) -> None:
    rough = await Rough.connect(house)
    await rough.say({"do": "hello", "table": "bcdfghjkmn", "token": STRANGER, "lang": "en"})
    await told_to_leave(rough, "unknown_table", "en")
