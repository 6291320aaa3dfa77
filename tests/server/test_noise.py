"""Whatever bytes and whatever JSON come over a socket: a refusal, or the end of the connection, and nothing else."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.open_house import OpenHouse, open_house
from tests.server.rough import Rough, nothing_fails, traces
from tests.server.served import Player

__all__ = ["nothing_fails", "open_house"]

pytestmark = pytest.mark.real("sqlite")

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=8), inside, max_size=4),
    max_leaves=12,
)
NAMES = st.sampled_from(["do", "id", "ask", "choice", "seat", "text", "table", "token", "settings", "options", "claim"])
VALUES = JSON | st.sampled_from(["hello", "ping", "answer", "undo", "why", "start", "kick", "change", "leave", "draw"])
ANYTHING = st.binary(max_size=200) | st.one_of(
    JSON, st.dictionaries(NAMES, VALUES, max_size=5), st.fixed_dictionaries({"do": VALUES, "id": st.text(max_size=3)})
).map(lambda value: json.dumps(value).encode())


async def reply(house: OpenHouse, eve: Player, line: list[Rough], frame: bytes) -> str:
    """What is said to a frame of somebody who watches; after the end of a line there is a new one."""
    if not line:
        line.append(await Rough.connect(house, Origin=house.base))
        assert (await line[0].greet(eve))["is"] == "welcome"
    await line[0].frame(frame)
    said = await line[0].until("nack", "ack", "pong", "closing")
    if said["is"] == "closing":
        await line.pop().close()
    return str(said["is"])


def test_whatever_is_sent_is_refused(house: OpenHouse) -> None:
    async def prepare() -> list[Player]:
        anna, bob = await house.table_of("Anna", "Bob")
        return [anna, bob, house.watcher(anna.table)]

    anna, bob, eve = house.runner.run(prepare())
    line: list[Rough] = []

    @settings(max_examples=400, derandomize=True, deadline=None, database=None)
    @given(ANYTHING)
    def anything(frame: bytes) -> None:
        heard = house.runner.run(reply(house, eve, line, frame))
        assert heard in ("nack", "closing") or json.loads(frame) == {"do": "ping"}, frame

    before = house.runner.run(traces(house, anna, bob))
    anything()
    assert house.runner.run(traces(house, anna, bob)) == before
    house.runner.run(house.tidy())


def test_whatever_comes_first_is_no_greeting(house: OpenHouse) -> None:
    async def first(frame: bytes) -> dict[str, Any]:
        rough = await Rough.connect(house, Origin=house.base)
        await rough.frame(frame)
        heard = await rough.hear()
        await rough.close()
        return heard

    @settings(max_examples=100, derandomize=True, deadline=None, database=None)
    @given(ANYTHING)
    def anything(frame: bytes) -> None:
        heard = house.runner.run(first(frame))
        assert (heard["is"], heard["code"]) == ("closing", "no_hello"), frame

    before = house.runner.run(traces(house))
    anything()
    assert house.runner.run(traces(house)) == before
    house.runner.run(house.tidy())
