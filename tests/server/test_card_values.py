"""[BLW-13.6] Card values that a host has put in the place of ours: told as those of the table, kept by the house."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from chaudron.cli import main
from chaudron.games.blackwood import BLACKWOOD
from chaudron.games.blackwood.components import FILE, KNOWN, OURS, load, read
from chaudron.kernel import view_types
from chaudron.kernel.chance import Counter
from chaudron.kernel.record import Play
from chaudron.kernel.verdict import EXIT_CODES, HOUSE
from chaudron.room import upkeep
from chaudron.server.command import greet
from chaudron.server.jobs.messages import Draw
from chaudron.server.jobs.process import draw
from chaudron.server.rooms.reading import Reading
from chaudron.server.running import Config
from chaudron.words import words
from tests.games.blackwood.values import dear, nothing_kept, write
from tests.server.served import Player, Served, served

MISSING = {
    "fr": "Cette table se joue avec des valeurs de cartes d’empreinte {hash}, que la maison ne connaît pas. "  # noqa: RUF001 - typeset
    "La personne qui tient la maison peut la rouvrir une fois avec leur fichier "
    "(«\u00a0chaudron serve --components FICHIER\u00a0»)\u202f; la table reprend alors où elle en était.",
    "en": "This table is played with card values that this house does not know (fingerprint {hash}). "
    "The person who runs the house can open it once with their file (“chaudron serve --components FILE”); "
    "the table then continues where it stopped.",
}


@pytest.fixture(autouse=True)
def no_file_is_named(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(FILE, "")
    with nothing_kept():
        yield


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A file in which every forest card gives three bats for a coin, and Shoo! is traded for two red potions."""
    data = dear()
    data["forest"] = [{**card, "ingredients": ["bat"] * 3, "cost": 1} for card in data["forest"]]
    return write(tmp_path, data)


@pytest.fixture
def shelf(tmp_path: Path) -> str:
    """A store in a file, where it does not matter which kind it is."""
    return str(tmp_path / "tables.db")


@pytest.fixture
def keeps_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """As houses were before they kept card values."""

    async def keep(reading: Reading, options: Any) -> None:
        """Nothing is kept."""

    monkeypatch.setattr(Reading, "keep", keep)


def named(file: Path | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a new process: this file is named, or none, and no other values are known."""
    monkeypatch.setenv(FILE, "" if file is None else str(file))
    for one in [one for one in KNOWN if one != OURS.hash]:
        del KNOWN[one]


def visit(house: Served, *players: Player) -> None:
    """The same people at the house that was opened anew."""
    for player in players:
        player.session, player.base, player.ear = house.session, house.base, None


async def until_bought(*players: Player) -> None:
    """Everybody gives the first answer there is, until one forest card has been bought."""
    while not any(fact[0] == "bought" for event in players[0].events for fact in event["about"].get("told", ())):
        for player in players:
            _, stand = await player.get()
            await player.until_n(stand["n"])
            if player.ask is not None:
                assert (await player.answer())["is"] == "ack"


async def play_out(player: Player) -> None:
    while player.shown["state"] == "playing":
        if player.ask is None:
            await player.hear()
        else:
            assert (await player.answer())["is"] == "ack"


async def told(player: Player, lang: str = "en") -> str:
    status, log = await player.get("/log", lang=lang)
    assert status == 200, log
    return "\n".join(sentence["says"] for sentence in log["sentences"])


async def asked(house: Served, path: str, **query: str) -> tuple[int, Any]:
    async with house.session.get(house.base + path, params=query) as answer:
        return answer.status, await answer.json()


# Sentences


@pytest.mark.parametrize(("lang", "bats"), [("fr", "trois chauves-souris"), ("en", "three bats")])
def test_a_table_is_told_with_its_own_values(
    shelf: str, mine: Path, monkeypatch: pytest.MonkeyPatch, lang: str, bats: str
) -> None:
    """In one house, at the same time: a table with the values of the house, and one with ours."""
    named(mine, monkeypatch)

    async def work() -> None:
        async with served(shelf) as house:
            of_the_house = await house.table_of("Ada", "Bea", setup="blackwood 2")
            with_ours = await house.table_of("Ada", "Bea", setup=f"blackwood 2 components={OURS.hash}")
            for players in (of_the_house, with_ours):
                await until_bought(*players)
            assert bats in await told(of_the_house[0], lang)
            assert bats not in await told(with_ours[0], lang)

    asyncio.run(work())


def test_choices_are_put_with_the_values_of_the_table(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Below the text board: with the file, every card gives three bats and Shoo! is traded for two red potions."""
    named(mine, monkeypatch)
    said = []
    for components in (OURS.hash, load(mine).hash):
        play = Play(BLACKWOOD, BLACKWOOD.box(2, {"components": components}), Counter(2, 1))
        ask: view_types.Ask = {"seat": 0, "about": "return", "rule": "BLW-5.1", "options": ["trade:shoo", "card:F01"]}
        said.append(draw(Draw(play.game.view(play.table, 0), "en", ["Ada", "Bea"], 80, False, ask)).options)
    assert said[1] == ["Trade two red potions for the spell “Shoo!” (two coins)", "Use three bats (cost 1)"]
    assert not set(said[0]) & set(said[1])


# A house that was started with another file, or with none


def test_a_table_goes_on_when_its_file_is_named_no_more(
    store: str, mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The house keeps what it was started with: people and bots play on, and all is told as before."""
    named(mine, monkeypatch)
    components = load(mine).hash

    async def begin() -> tuple[Player, str]:
        async with served(store) as house:
            ada = await house.open("blackwood 2", "Ada", bots=["apprentice"], start=True)
            await ada.connect()
            await until_bought(ada)
            return ada, await told(ada)

    async def go_on(ada: Player, before: str) -> None:
        async with served(store) as house:
            visit(house, ada)
            await ada.connect(after=ada.n)
            for _ in range(8):
                assert (await ada.answer())["is"] == "ack"
            log = await told(ada)
            assert log.startswith(before)
            assert log.count("three bats") > before.count("three bats")
            assert [(await ada.get(path))[0] for path in ("/board", "/prospects")] == [200, 200]
            status, printed = await asked(house, f"/api/games/blackwood/components/{components}")
            assert (status, read(printed).hash) == (200, components)
            assert house.running.jobs.crashed == 0, "bots know the cards"

    ada, before = asyncio.run(begin())
    mine.unlink()
    named(None, monkeypatch)
    asyncio.run(go_on(ada, before))
    assert ada.shown["options"]["components"] == components


def test_new_tables_have_the_values_of_now(shelf: str, mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is only kept is not offered."""

    async def offered() -> dict[str, Any]:
        async with served(shelf) as house:
            _, games = await asked(house, "/api/games")
            (game,) = [game for game in games["games"] if game["game"] == "blackwood"]
            option: dict[str, Any] = game["options"]["components"]
            return option

    named(mine, monkeypatch)
    file = load(mine).hash
    assert asyncio.run(offered()) == {"rule": "BLW-13.6", "default": file, "values": [file, OURS.hash]}
    named(None, monkeypatch)
    assert asyncio.run(offered()) == {"rule": "BLW-13.6", "default": OURS.hash, "values": [OURS.hash]}


def test_a_rematch_is_played_with_the_values_of_its_table(
    shelf: str, mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    named(mine, monkeypatch)

    async def finish() -> Player:
        async with served(shelf) as house:
            ada = await house.open("blackwood 2", "Ada", bots=["random"], start=True)
            await play_out(await ada.connect())
            return ada

    async def again(ada: Player) -> dict[str, Any]:
        async with served(shelf) as house:
            visit(house, ada)
            await ada.connect()
            ada.table = (await ada.do("rematch"))["about"]["table"]
            _, stand = await ada.get()
            options: dict[str, Any] = stand["shown"]["options"]
            return options

    ada = asyncio.run(finish())
    named(None, monkeypatch)
    assert asyncio.run(again(ada))["components"] == load(mine).hash


def test_a_house_that_is_open_does_not_need_its_file(shelf: str, mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was read when the house opened: what becomes of it afterwards troubles no table."""
    named(mine, monkeypatch)
    components = load(mine).hash

    async def work() -> None:
        async with served(shelf) as house:
            await asyncio.to_thread(mine.write_text, "no more", "utf-8")
            ada = await house.open("blackwood 2", "Ada", bots=["apprentice"], start=True)
            await ada.connect()
            await until_bought(ada)
            assert ada.shown["options"]["components"] == components

    asyncio.run(work())


@pytest.mark.parametrize(("lang", "said"), [("fr", "(empreinte {hash})."), ("en", "(fingerprint {hash}).")])
def test_a_house_says_with_whose_cards_it_plays(
    shelf: str, mine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str, said: str
) -> None:
    greet(Config(shelf), words(lang), 8600)
    assert str(mine) not in capsys.readouterr().out
    named(mine, monkeypatch)
    greet(Config(shelf), words(lang), 8600)
    (line,) = [line for line in capsys.readouterr().out.splitlines() if str(mine) in line]
    assert line.endswith(said.format(hash=load(mine).hash))


# Values that nobody has kept


@pytest.mark.usefixtures("keeps_nothing")
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_table_without_its_values_says_which_and_how_to_bring_them_back(
    shelf: str, mine: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    """Over HTTP and over the socket; and when they are back, it goes on."""
    named(mine, monkeypatch)
    components = load(mine).hash
    says = MISSING[lang].format(hash=components)

    async def begin() -> Player:
        async with served(shelf) as house:
            return await house.open("blackwood 2", "Ada", bots=["random"], start=True)

    async def look(ada: Player) -> None:
        async with served(shelf) as house:
            visit(house, ada)
            for path in ("", "/log", "/board", "/prospects", "/record"):
                status, problem = await ada.get(path, lang=lang)
                assert (status, problem["code"], problem["says"]) == (409, "unknown_cards", says), path
                assert problem["details"] == {"hash": components}
            await ada.connect(lang=lang)
            assert ada.closed == {"is": "closing", "code": "unknown_cards", "says": says}

    async def go_on(ada: Player) -> None:
        async with served(shelf) as house:
            visit(house, ada)
            await play_out(await ada.connect())

    ada = asyncio.run(begin())
    named(None, monkeypatch)
    asyncio.run(look(ada))
    named(mine, monkeypatch)
    asyncio.run(go_on(ada))
    assert ada.shown["state"] == "over"


@pytest.mark.usefixtures("keeps_nothing")
def test_a_table_without_its_values_troubles_no_other(shelf: str, mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots were awaited at three tables when the house closed; those of the third play on by themselves."""
    named(mine, monkeypatch)

    async def begin() -> list[Player]:
        async with served(shelf) as house:
            bots: dict[str, Any] = {
                "bots": ["random", "random"],
                "name": None,
                "start": True,
                "settings": {"public": True},
            }
            setups = ("blackwood 2", "blackwood 2", f"blackwood 2 components={OURS.hash}")
            with monkeypatch.context() as patch:
                patch.setattr(upkeep, "look_after", lambda _: [])
                return [await house.open(setup, **bots) for setup in setups]

    async def look(tables: list[Player]) -> None:
        async with served(shelf) as house:
            visit(house, *tables)
            _, listed = await asked(house, "/api/tables")
            states = {one["table"]: one["state"] for one in listed["tables"]}
            assert [states[one.table] for one in tables] == ["closed", "closed", "playing"]
            await tables[2].connect(Origin=house.base)
            while tables[2].shown["state"] == "playing":
                await tables[2].hear()

    tables = asyncio.run(begin())
    named(None, monkeypatch)
    asyncio.run(look(tables))
    assert tables[2].shown["state"] == "over"


@pytest.mark.usefixtures("keeps_nothing")
def test_the_record_of_a_game_without_its_values_can_be_had(
    shelf: str, mine: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same as while they were known; `verify` says what is missing, and holds with the file."""
    named(mine, monkeypatch)

    async def finish() -> tuple[Player, Any]:
        async with served(shelf) as house:
            ada = await house.open("blackwood 2", "Ada", bots=["random"], start=True, settings={"watchers": False})
            await play_out(await ada.connect())
            return ada, (await ada.get("/record"))[1]

    async def get(ada: Player) -> Any:
        async with served(shelf) as house:
            visit(house, ada)
            stranger = house.watcher(ada.table)
            assert (await stranger.get("/record"))[1]["code"] == "no_watchers"
            return (await ada.get("/record"))[1]

    ada, record = asyncio.run(finish())
    named(None, monkeypatch)
    assert asyncio.run(get(ada)) == record
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record), "utf-8")
    assert main(["verify", str(file), "--lang", "en"]) == 1
    assert load(mine).hash in capsys.readouterr().err
    assert main(["verify", str(file), "--components", str(mine)]) == EXIT_CODES[HOUSE]


# What is printed


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(
    "path", ["blackwood/components/0123456789abcdef", "belcastel/components/x", "chess/components/x"]
)
def test_values_that_nobody_knows_are_said_to_be_unknown(shelf: str, path: str, lang: str) -> None:
    game, _, hash_asked = path.split("/")

    async def work() -> tuple[int, Any]:
        async with served(shelf) as house:
            return await asked(house, f"/api/games/{path}", lang=lang)

    status, problem = asyncio.run(work())
    assert (status, problem["code"], problem["details"]) == (404, "no_such_cards", {"game": game, "name": hash_asked})
    assert hash_asked in problem["says"]
    assert game in problem["says"]


def test_our_values_can_be_read_as_a_file(shelf: str) -> None:
    async def work() -> tuple[int, Any]:
        async with served(shelf) as house:
            return await asked(house, f"/api/games/blackwood/components/{OURS.hash}")

    status, printed = asyncio.run(work())
    assert (status, printed["hash"], read(printed)) == (200, OURS.hash, OURS)
