"""A house that stays open for all tests of a file, once on each store, and what these tests ask of it.

A file that imports `house` and marks its tests `@played` has them run inside the house: `async def test_…(house)`.
"""

import asyncio
import functools
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, contextmanager
from typing import Any, Concatenate, ParamSpec
from unittest import mock

import pytest

from chaudron.games.belcastel.table import Table
from chaudron.games.code import read_setup
from chaudron.kernel.chance import Sealed
from chaudron.kernel.record import Play
from chaudron.server.store import Row
from tests.server.postgres import fresh_database
from tests.server.served import Player, Served, served

P = ParamSpec("P")
SALTS = ("salt of the first", "salt of the second", "salt of the third", "salt of the fourth")


class OpenHouse(Served):
    """A house that is open, and who came to it."""

    def __init__(self, inner: Served, runner: asyncio.Runner) -> None:
        super().__init__(inner.running, inner.base, inner.session)
        self.runner = runner
        self.guests: list[Player] = []

    def guest(self, table: str, token: str | None, seat: int | None) -> Player:
        """Somebody who comes with a token, or with none."""
        self.guests.append(Player(self.session, self.base, table, token, seat))
        return self.guests[-1]

    async def open(self, setup: str = "belcastel 2", name: str | None = "Anna", **wish: Any) -> Player:
        return self._noted(await super().open(setup, name, **wish))

    async def join(self, table: str, name: str, **wish: Any) -> Player:
        return self._noted(await super().join(table, name, **wish))

    def watcher(self, table: str) -> Player:
        return self._noted(super().watcher(table))

    def _noted(self, player: Player) -> Player:
        self.guests.append(player)
        return player

    async def watching(self, table: str, lang: str = "fr") -> Player:
        """Somebody who watches in a browser."""
        return await self.watcher(table).connect(lang=lang, Origin=self.base)

    async def dealt(self, is_it: Callable[[Table], bool], *names: str, setup: str = "", **wish: Any) -> list[Player]:
        """A started table with these people, dealt so that something is as a test needs it."""
        setup = setup or f"belcastel {len(names)}"
        with mock.patch("chaudron.server.opening.os.urandom", return_value=secret_for(setup, is_it)):
            host = await self.open(setup, names[0], salt=SALTS[0], **wish)
        others = [await self.join(host.table, name, salt=salt) for name, salt in zip(names[1:], SALTS[1:], strict=False)]
        players = [host, *others]
        for player in players:
            await player.connect()
        assert (await host.do("start"))["is"] == "ack"
        await together(*players)
        return players

    async def post(self, path: str, body: Any, lang: str = "fr") -> tuple[int, Any]:
        """A request that shows no token."""
        url = f"{self.base}/api/tables{path}?lang={lang}"
        async with self.session.post(url, json=body) as answer:
            return answer.status, await answer.json()

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
        table = Play(game, box, Sealed(box.players, secret, list(SALTS[: box.players]))).table
        assert isinstance(table, Table)
        if is_it(table):
            return secret
    raise LookupError(setup)


def all_brew(table: Table) -> bool:
    """The first thing asked is to brew, and the card of the round changes nothing about that."""
    return len(table.asks) == table.box.players and table.card == "seasoned_perfectly"


async def together(*players: Player) -> None:
    """Everybody listens until all have heard of everything that concerns them."""
    for player in players:
        _, stand = await player.get()
        await player.until_n(stand["n"])


async def refuses(
    house: OpenHouse, player: Player, code: str, english: str, do: str, status: int = 409, **fields: Any
) -> dict[str, Any]:
    """A command is refused, over the socket in French and over HTTP in English, and nothing has changed."""
    before = await house.journal(player.table), await player.get()
    nack = await player.do(do, **fields)
    assert (nack["is"], nack["code"]) == ("nack", code), nack
    answer, problem = await player.post("/commands?lang=en", {"do": do, "id": f"{do}-again", **fields})
    assert (answer, problem["code"], problem["says"]) == (status, code, english), problem
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
        answer, problem = await house.post(path, body, lang)
        assert (answer, problem["code"]) == (status, code), problem
        said.append(problem["says"])
    assert said[1] == english, said
    assert said[0] not in ("", english), "not in French"
    assert await house.everything() == before, "something has changed"
    return problem


def played(
    test: Callable[Concatenate[OpenHouse, P], Coroutine[Any, Any, None]],
) -> Callable[Concatenate[OpenHouse, P], None]:
    """Let a test run inside the house."""

    async def run(house: OpenHouse, *args: P.args, **kwargs: P.kwargs) -> None:
        try:
            await test(house, *args, **kwargs)
        finally:
            await house.tidy()

    @functools.wraps(test)
    def in_the_house(house: OpenHouse, *args: P.args, **kwargs: P.kwargs) -> None:
        house.runner.run(run(house, *args, **kwargs))

    return in_the_house


@contextmanager
def opened(store: str, **plan: Any) -> Iterator[OpenHouse]:
    """A house that is open while no test runs, too."""
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()
        inner = runner.run(stack.enter_async_context(served(store, **plan)))
        try:
            yield OpenHouse(inner, runner)
        finally:
            runner.run(stack.aclose())


@pytest.fixture(scope="module", params=["sqlite", "postgres"], name="house")
def open_house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    """A house for all tests of a file."""
    if request.param == "sqlite":
        store = str(tmp_path_factory.mktemp("house") / "tables.db")
    else:
        store = fresh_database(request.getfixturevalue("postgres").url)
    with opened(store) as house:
        yield house
