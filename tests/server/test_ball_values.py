"""[BAL-13.24] Potions that a host has put in the place of ours: played, told and kept by the house."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from chaudron.games.bal.printed import FILE, KNOWN, OURS, load, read
from tests.games.bal.printed import other, write
from tests.server.served import Player, served
from tests.server.test_card_values import asked, visit


@pytest.fixture(autouse=True)
def only_ours(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(FILE, "")
    yield
    forget()


def forget() -> None:
    for name in [name for name in KNOWN if name != OURS.hash]:
        del KNOWN[name]


def test_a_ball_goes_on_with_its_potions_when_the_file_is_named_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine, store = write(tmp_path, other()), str(tmp_path / "tables.db")
    components = load(mine).hash
    monkeypatch.setenv(FILE, str(mine))

    async def begin() -> Player:
        async with served(store) as house:
            ada = await house.open("bal 3", "Ada", bots=["apprentice"] * 2, start=True)
            await ada.connect()
            return ada

    async def go_on(ada: Player) -> None:
        async with served(store) as house:
            visit(house, ada)
            await ada.connect(after=ada.n)
            status, printed = await asked(house, f"/api/games/bal/components/{components}")
            assert (status, read(printed).hash) == (200, components)
            assert (await ada.get("/board"))[0] == 200
            assert house.running.jobs.crashed == 0, "bots know the cards"

    ada = asyncio.run(begin())
    assert ada.shown["options"]["components"] == components
    mine.unlink()
    monkeypatch.setenv(FILE, "")
    forget()
    asyncio.run(go_on(ada))
