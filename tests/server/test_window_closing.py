"""The moment at which a window closes."""

import asyncio

from chaudron.protocol import Settings
from tests.server.held import hold_clock, passes
from tests.server.modelled import Client
from tests.server.open_house import visited
from tests.server.worlds import TOKENS, options, prepared, scene_where, some_are_asked

__all__ = ["hold_clock"]


def test_what_is_done_as_a_window_closes_comes_after_what_was_kept_quiet(store: str) -> None:
    async def run() -> None:
        async with visited(store, job_processes=0) as house:
            new = prepared(scene_where(some_are_asked), Settings(window=0.5))
            live = await house.running.house.create(new)
            client = Client(house.session, house.base, new.state.id, TOKENS[0], 0)
            await client.connect(after=0)
            seat, choice = next((seat, choices[-1]) for seat, choices in options(new).items())
            other = Client(house.session, house.base, new.state.id, TOKENS[seat], seat)
            house.guests += [client, other]
            await other.connect(after=0)
            assert (await other.answer(choice))["is"] == "ack"
            async with live.lock:
                saying = asyncio.ensure_future(client.do("emote", emote="wow"))
                passes(0.5)
            assert (await saying)["is"] == "ack"
            await other.until_kind("emoted")
            assert [event["kind"] for event in other.events[-2:]] == ["answered", "emoted"]

    asyncio.run(run())
