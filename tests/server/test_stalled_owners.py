"""The process that owns a table stalls, or is lost, while it does something for another.

What is asked again is answered as it would have been the first time: nobody takes a seat without being told its token.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from chaudron.server.rooms import letters
from tests.server.served import PATIENCE, Player, Served, served

pytestmark = pytest.mark.real

LONG = 10 * PATIENCE
"""Nobody's patience ends by itself here: a test says when."""
WANTED = {"join": "seat", "claim": "claim", "only": "seat", "rematch": "table"}
"""What is to be in the answer."""


class Stalled:
    """Two houses on one store: the first owns the table, and does nothing at it until it is told to."""

    def __init__(self, owner: Served, other: Served, host: Player) -> None:
        self.owner, self.other, self.host = owner, other, host
        self.lock = owner.running.house.lives[host.table].lock

    def asks(self, path: str, body: Any, token: str | None = None) -> "asyncio.Task[tuple[int, Any]]":
        """Somebody asks the house that does not own the table."""
        return asyncio.create_task(asked(self.other, f"/{self.host.table}{path}", body, token))

    async def gives_up_waiting(self, letter: int) -> None:
        """The other house has waited long enough for the answer to one of its letters."""
        waiting = self.other.running.house.letters.waiting
        await until(lambda: letter in waiting)
        waiting[letter].set_exception(TimeoutError())

    async def names(self) -> list[str]:
        _, stand = await self.host.get()
        return [seat.get("name", "") for seat in stand["shown"]["seats"]]

    async def kinds(self) -> list[str]:
        rows = await self.other.running.house.store.journal(self.host.table)
        return [msgspec.json.decode(row.body)["kind"] for row in rows]


async def asked(house: Served, path: str, body: Any, token: str | None) -> tuple[int, Any]:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    async with house.session.post(f"{house.base}/api/tables{path}", json=body, headers=headers) as answer:
        return answer.status, await answer.json()


async def until(is_it: Callable[[], bool]) -> None:
    """Nothing tells of it: look until it is so."""
    async with asyncio.timeout(PATIENCE):
        while not is_it():  # noqa: ASYNC110 - no event tells of it
            await asyncio.sleep(0.01)


@asynccontextmanager
async def stalled(store: str, setup: str = "belcastel 3", **wish: Any) -> AsyncIterator[Stalled]:
    async with served(store, shared=True) as owner, served(store, shared=True) as other:
        yield Stalled(owner, other, await owner.open(setup, **wish))


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(letters, "PATIENCE_SECONDS", LONG)


def test_who_joins_while_the_owner_stalls_is_told_the_token_of_the_seat(store: str) -> None:
    async def run() -> None:
        async with stalled(store) as houses:
            async with houses.lock:
                joining = houses.asks("/seats", {"name": "Bob"})
                await houses.gives_up_waiting(1)
                await until(lambda: 2 in houses.other.running.house.letters.waiting)
            status, seated = await joining
            assert (status, seated["seat"]) == (201, 1)
            bob = Player(houses.other.session, houses.other.base, seated["table"], seated["token"], 1)
            assert (await bob.get())[1]["seat"] == 1
            assert (await houses.names(), (await houses.kinds()).count("joined")) == (["Anna", "Bob", ""], 2)

    asyncio.run(run())


def test_who_asks_for_a_seat_while_the_owner_stalls_is_told_the_number_of_the_request(store: str) -> None:
    async def run() -> None:
        async with stalled(store, "belcastel 2", bots=["random"], start=True, settings={"clock": 1000}) as houses:
            async with houses.lock:
                asking = houses.asks("/claims", {"seat": 1, "name": "Bob"})
                await houses.gives_up_waiting(1)
                await until(lambda: 2 in houses.other.running.house.letters.waiting)
            status, claimed = await asking
            assert (status, claimed["claim"]) == (201, 1)
            assert (await houses.host.get())[1]["shown"]["claims"] == [{"claim": 1, "seat": 1, "name": "Bob"}]
            assert (await houses.kinds()).count("claimed") == 1

    asyncio.run(run())


def test_who_wants_the_only_key_while_the_owner_stalls_is_told_it(store: str) -> None:
    """The key by which it was asked is good for nothing by the time it is asked again."""

    async def run() -> None:
        async with stalled(store) as houses:
            bob = await houses.other.join(houses.host.table, "Bob")
            letters = houses.other.running.house.letters.sent
            async with houses.lock:
                asking = houses.asks("/keys/only", None, bob.token)
                await houses.gives_up_waiting(letters + 1)
                await until(lambda: letters + 2 in houses.other.running.house.letters.waiting)
            status, seated = await asking
            assert (status, seated["seat"]) == (201, 1)
            bob.token = seated["token"]
            assert (await bob.get())[1]["seat"] == 1

    asyncio.run(run())


@pytest.mark.parametrize("heir", ["the one that was asked", "a third"])
@pytest.mark.parametrize("wish", ["join", "claim", "only", "rematch"])
def test_what_was_done_by_an_owner_that_is_lost_is_answered_by_its_heir(
    postgres_url: str, wish: str, heir: str
) -> None:
    """The owner has written what was asked for; its answer is lost, and so is the owner."""

    async def run() -> None:
        async with stalled(postgres_url) as houses, served(postgres_url, shared=True) as third:
            path, body, token = await prepared(houses, wish)
            before = await houses.kinds()
            letters = houses.other.running.house.letters.sent
            lose_answers(houses.owner)
            asking = houses.asks(path, body, token)
            await until(lambda: letters + 1 in houses.other.running.house.letters.waiting)
            await until_written(houses, len(before) + 1)
            await houses.owner.running.close()
            if heir == "a third":
                house = third.running.house
                assert await house.own(await house.live(houses.host.table))
            await houses.gives_up_waiting(letters + 1)
            status, answer = await asking
            assert status in (200, 201), answer
            assert WANTED[wish] in answer.get("about", answer), answer
            assert len(await houses.kinds()) == len(before) + 1

    asyncio.run(run())


async def prepared(houses: Stalled, wish: str) -> tuple[str, Any, str | None]:
    """What is to be asked for, at a table where it can be: path, body, token."""
    table, host = houses.host.table, houses.host
    if wish == "join":
        return "/seats", {"name": "Bob"}, None
    if wish == "only":
        return "/keys/only", None, (await houses.other.join(table, "Bob")).token
    for seat in (1, 2):
        await done(host, {"do": "seat_bot", "id": f"bot-{seat}", "seat": seat, "level": "random"})
    await done(host, {"do": "start", "id": "start"})
    await done(host, {"do": "pause", "id": "pause"})
    if wish == "claim":
        return "/claims", {"seat": 1, "name": "Bob"}, None
    houses.owner.running.house.lives[table].room.state.sitting.state = "over"
    return "/commands", {"do": "rematch", "id": "rematch"}, host.token


async def done(player: Player, command: dict[str, Any]) -> None:
    status, answer = await player.post("/commands", command)
    assert status == 200, answer


def lose_answers(house: Served) -> None:
    """Whatever this house answers to others does not arrive."""
    post = house.running.house.store.post

    async def lossy(to: str, message: bytes) -> None:
        if msgspec.json.decode(message)["type"] != "carried":
            await post(to, message)

    house.running.house.store.post = lossy  # type: ignore[method-assign]  # in the place of the real one


async def until_written(houses: Stalled, count: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while len(await houses.kinds()) < count:  # noqa: ASYNC110 - another process writes
            await asyncio.sleep(0.01)
