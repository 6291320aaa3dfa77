"""A book that a host has written in Python: played, told and kept by the house, code and all."""

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from chaudron.games.belcastel.printed import KNOWN, OURS, load, read
from chaudron.kernel.printed import FILE
from tests.server.served import Player, served
from tests.server.test_card_values import asked, visit

EXAMPLES = Path(__file__).parents[2] / "examples" / "own"


@pytest.fixture(autouse=True)
def only_ours(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(FILE, "")
    yield
    forget()


def forget() -> None:
    for name in [name for name in KNOWN if name != OURS.hash]:
        del KNOWN[name]


def test_a_table_goes_on_with_its_book_when_the_file_is_named_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(EXAMPLES, tmp_path / "own")
    mine, store = tmp_path / "own" / "fireflies.json", str(tmp_path / "tables.db")
    components = load(mine).hash
    monkeypatch.setenv(FILE, str(mine))

    async def begin() -> Player:
        async with served(store) as house:
            ada = await house.open("belcastel 2 books=4", "Ada", bots=["apprentice"], start=True)
            await ada.connect()
            return ada

    async def go_on(ada: Player) -> None:
        async with served(store) as house:
            visit(house, ada)
            await ada.connect(after=ada.n)
            status, printed = await asked(house, f"/api/games/belcastel/components/{components}")
            assert (status, read(printed, Path()).hash) == (200, components)
            assert printed["books"]["blue-4"]["text"]["en"].startswith("1 point for each")
            assert (await ada.get("/board"))[0] == 200
            while ada.ask is not None:
                assert (await ada.answer())["is"] == "ack"
            assert house.running.jobs.crashed == 0, "bots know the book"
            other = await house.open("belcastel 2", "Bea", bots=["apprentice"], start=True)
            await other.connect()
            assert "components" not in other.shown["options"]

    ada = asyncio.run(begin())
    assert ada.shown["options"]["components"] == components
    shutil.rmtree(tmp_path / "own")
    monkeypatch.setenv(FILE, "")
    forget()
    asyncio.run(go_on(ada))
