"""A house that stays open for all tests of a file, and what these tests ask of it.

A file that imports `open_house` and marks its tests `@played` has them run inside the house: `async def test_…(house)`.
"""

import asyncio
import contextlib
import functools
import itertools
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from typing import Any, ParamSpec
from unittest import mock

import pytest

from chaudron.games.belcastel.table import Table
from chaudron.games.code import read_setup
from chaudron.kernel.record import Play
from chaudron.kernel.rule import answer
from chaudron.room.rows import Row
from tests.conftest import SEED
from tests.luck import luck_of
from tests.server.postgres import fresh_database
from tests.server.served import Player, Served, served
from tests.simulated.machine import SIMULATED, Machine

P = ParamSpec("P")
IDS = itertools.count(1)
"""Of commands: two devices of one seat must not give the same."""
LOCK_STEP = "belcastel 2 lock_step=every_round"


class OpenHouse(Served):
    """A house that is open, and who came to it."""

    def __init__(self, inner: Served) -> None:
        super().__init__(inner.running, inner.base, inner.session)
        self.guests: list[Player] = []
        self.runner: asyncio.Runner
        """In which tests run that are `played`."""
        self.machine: Machine | None = None
        """On which it stands, unless that is the real one."""

    def guest(self, table: str, token: str | None, seat: int | None) -> Player:
        """Somebody who comes with a token, or with none."""
        return self._noted(Player(self.session, self.base, table, token, seat))

    async def open(self, setup: str = "belcastel 2", name: str | None = "Anna", **wish: Any) -> Player:
        return self._noted(await super().open(setup, name, **wish))

    async def join(self, table: str, name: str, **wish: Any) -> Player:
        return self._noted(await super().join(table, name, **wish))

    def watcher(self, table: str) -> Player:
        return self._noted(super().watcher(table))

    def _noted(self, player: Player) -> Player:
        player.ids = IDS
        self.guests.append(player)
        return player

    async def watching(self, table: str, lang: str = "fr") -> Player:
        """Somebody who watches in a browser."""
        return await self.watcher(table).connect(lang=lang, Origin=self.base)

    async def dealt(self, is_it: Callable[[Table], bool], *names: str, setup: str = "", **wish: Any) -> list[Player]:
        """A started table with these people, dealt so that something is as a test needs it."""
        setup = setup or f"belcastel {len(names)}"
        with fate(setup, is_it):
            host = await self.open(setup, names[0], **wish)
        others = [await self.join(host.table, name) for name in names[1:]]
        players = [host, *others]
        for player in players:
            await player.connect()
        assert (await host.do("start"))["is"] == "ack"
        await together(*players)
        return players

    async def post(self, path: str, body: Any, lang: str = "fr") -> tuple[int, Any]:
        """A request that shows no token."""
        url = f"{self.base}/api/tables{path}?lang={lang}"
        async with self.session.post(url, json=body) as reply:
            return reply.status, await reply.json()

    async def everything(self) -> tuple[int, list[list[Row]]]:
        """How many tables there are, and the journals of those that are in use."""
        count = sum((await self.running.house.store.count()).values())
        return count, [await self.journal(guest.table) for guest in self.guests]

    async def journal(self, table: str) -> list[Row]:
        return await self.running.house.store.journal(table)

    async def tidy(self) -> None:
        """Everybody goes home."""
        await asyncio.gather(*[guest.close() for guest in self.guests])
        self.guests = []


def secret_for(setup: str, is_it: Callable[[Table], bool]) -> bytes:
    """The first secret with which a table of this setup begins as wanted."""
    game, box = read_setup(setup)
    for number in range(10_000):
        secret = number.to_bytes(32, "big")
        table = Play(game, box, luck_of(secret, box.players)).table
        assert isinstance(table, Table)
        if is_it(table):
            return secret
    raise LookupError(setup)


@contextmanager
def fate(setup: str, is_it: Callable[[Table], bool]) -> Iterator[None]:
    """Tables opened meanwhile begin as wanted."""
    with mock.patch("chaudron.room.luck.new_secret", return_value=secret_for(setup, is_it)):
        yield


def all_brew(table: Table) -> bool:
    """The first thing asked is to brew, and the card of the round changes nothing about that."""
    return len(table.asks) == table.box.players and table.card == "seasoned_perfectly"


def all_stir(table: Table) -> bool:
    """At a lock-step table everybody draws a white chip in the first beat, and may put it back: a sealed decision."""
    if table.card != "well_stirred":
        return False
    for seat in range(table.box.players):
        answer(table, seat, "draw")
    return [ask.about.key for ask in table.asks.values()] == ["well_stirred"] * table.box.players


async def together(*players: Player) -> None:
    """Everybody listens until all have heard of everything that concerns them."""
    for player in players:
        _, stand = await player.get()
        await player.until_n(stand["n"])


async def play_out(*players: Player) -> None:
    """Play to the end, as quickly as the rules allow."""
    await asyncio.gather(*[_play_out(player) for player in players])


async def _play_out(player: Player) -> None:
    while player.shown["state"] == "playing":
        if player.ask is not None and not player.ask.get("lapses"):
            answered = await player.answer("stop" if "stop" in player.ask["options"] else None)
            assert answered["is"] == "ack", answered
        else:
            await player.hear()


async def until_here(player: Player, seats: list[int]) -> None:
    """Listen until just these seats are connected."""
    while player.here != seats:
        await player.hear()


async def refuses(
    house: OpenHouse, player: Player, code: str, english: str, do: str, status: int = 409, **fields: Any
) -> dict[str, Any]:
    """A command is refused, over the socket in French and over HTTP in English, and nothing has changed."""
    before = await house.journal(player.table), await player.get()
    nack = await player.do(do, **fields)
    assert (nack["is"], nack["code"]) == ("nack", code), nack
    found, problem = await player.post("/commands?lang=en", {"do": do, "id": f"{do}-again", **fields})
    assert (found, problem["code"], problem["says"]) == (status, code, english), problem
    assert nack["says"] not in ("", english), "not in French"
    assert (nack.get("rule", ""), nack.get("details", {})) == (problem["rule"], problem["details"]), nack
    assert (await house.journal(player.table), await player.get()) == before, "something has changed"
    return nack


async def turns_away(house: OpenHouse, path: str, body: Any, status: int, code: str, english: str) -> dict[str, Any]:
    """A request without a token is refused in both languages, and no table has changed."""
    before = await house.everything()
    problem: dict[str, Any] = {}
    said = []
    for lang in ("fr", "en"):
        found, problem = await house.post(path, body, lang)
        assert (found, problem["code"]) == (status, code), problem
        said.append(problem["says"])
    assert said[1] == english, said
    assert said[0] not in ("", english), "not in French"
    assert await house.everything() == before, "something has changed"
    return problem


def played(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Let a test run inside the house that it asks for."""

    async def run(house: OpenHouse, example: Coroutine[Any, Any, None]) -> None:
        try:
            await example
        finally:
            await house.tidy()

    @functools.wraps(test)
    def in_the_house(*args: P.args, **kwargs: P.kwargs) -> None:
        house = kwargs["house"]
        assert isinstance(house, OpenHouse)
        house.runner.run(run(house, test(*args, **kwargs)))

    return in_the_house


@asynccontextmanager
async def visited(store: str, **plan: Any) -> AsyncIterator[OpenHouse]:
    """A house for one test, which may open and close it as it likes."""
    async with served(store, **plan) as inner:
        house = OpenHouse(inner)
        try:
            yield house
        finally:
            await house.tidy()


@pytest.fixture(scope="module", name="house")
def open_house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    """A house for all tests of a file, run as its `PLAN` says."""
    machine = Machine(SEED and f"{SEED}{request.node.nodeid}") if request.param == SIMULATED else None
    if request.param == "postgres":
        store = fresh_database(request.getfixturevalue("postgres").url)
    else:
        store = str(tmp_path_factory.mktemp("house") / "tables.db")
    at_work = contextlib.nullcontext if machine is None else machine.at_work
    with at_work():
        runner = asyncio.Runner()
        stack = AsyncExitStack()
        house = runner.run(stack.enter_async_context(visited(store, **getattr(request.module, "PLAN", {}))))
    house.runner, house.machine = runner, machine
    try:
        yield house
    finally:
        with at_work(), runner:
            runner.run(stack.aclose())


@pytest.fixture
def nobody_stands_in(house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where somebody else is awaited too, whoever plays for those who have left takes longer than any test."""
    monkeypatch.setattr(house.running.house.pace, "bots", 3600.0)
