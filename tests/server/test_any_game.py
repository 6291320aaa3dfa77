"""The house knows no game: one that it has never heard of is played through the kernel's contract alone."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, ClassVar

import pytest

from chaudron.games import SHELF
from chaudron.kernel.chance import Chance
from chaudron.kernel.choice import Catalogue, Choice
from chaudron.kernel.copyable import copyable
from chaudron.kernel.game import BadOption, Game, Option, View
from chaudron.kernel.record import Record, verify
from chaudron.kernel.rule import About, Ask, Reason, Rule, Then, Together, rule, step
from chaudron.kernel.table import Outcome, Table
from chaudron.server.rooms import heartbeat
from tests.server.served import Player, served

CHOICES = Catalogue()
HIGH, LOW = CHOICES.choice("high"), CHOICES.choice("low")


@copyable
class PebbleTable(Table):
    points: list[int]
    catalogue: ClassVar[Catalogue] = CHOICES

    def why_not(self, seat: int, choice: str) -> Reason:
        return Reason("not_offered", "PEB-1", {})


@rule
class Rounds(Rule):
    """[PEB-1] Three times everybody says high or low in secret; whoever said what the die then shows has a point."""

    left: int = 3

    @step
    def guess(self, table: PebbleTable) -> Then:
        return Together({seat: [Guess(seat)] for seat in range(table.box.players)}, sealed=True)

    @step
    def go_on(self, table: PebbleTable) -> Then:
        self.left -= 1
        if self.left:
            return self.go_to(Rounds.guess)
        table.end(Outcome(tuple(table.points), tuple(1 + sum(p > q for p in table.points) for q in table.points)))
        return None


@rule
class Guess(Rule):
    """[PEB-2]"""

    seat: int

    @step
    def ask(self, table: PebbleTable) -> Then:
        return Ask(self.seat, About("guess", "PEB-2"), (HIGH, LOW))

    @step
    def see(self, table: PebbleTable, choice: Choice) -> Then:
        is_high = table.chance.below(self.seat, table.box.options["sides"]) * 2 >= table.box.options["sides"]
        table.points[self.seat] += int((choice is HIGH) == is_high)
        table.tell("guessed", "PEB-2", seat=self.seat, choice=choice)


@dataclass(frozen=True)
class PebbleBox:
    players: int
    options: Mapping[str, Any] = field(default_factory=dict)


class Pebbles(Game):
    name, version, players, catalogue, table_class = "pebbles", "1", range(2, 7), CHOICES, PebbleTable
    options = MappingProxyType({"sides": Option("PEB-3", 6, (6, 8))})

    def box(self, players: int, options: Mapping[str, Any]) -> PebbleBox:
        sides = int(options.get("sides", 6))
        if players not in self.players or sides not in (6, 8):
            raise BadOption("players", given=players, least=2, most=6)
        return PebbleBox(players, {"sides": sides})

    def table(self, box: Any, chance: Chance) -> PebbleTable:
        return PebbleTable(box, chance, [Rounds()], {}, None, {}, None, None, points=[0] * box.players)

    def view(self, table: PebbleTable, seat: int | None) -> View:
        shown = sum(table.points) if table.outcome is not None else None
        return {"game": "pebbles", "me": seat, "all": shown, "awaited": table.pending_in_public}

    def guess(self, view: View, chance: Chance) -> Table:
        raise NotImplementedError

    def components(self, table: PebbleTable) -> dict[str, int]:
        return {}


async def play_on(player: Player) -> None:
    while player.shown["state"] == "playing":
        if player.ask is None:
            await player.hear()
        else:
            assert (await player.answer())["is"] == "ack"


def test_a_game_new_to_the_house_is_played_resumed_and_verified(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, "pebbles", Pebbles())

    async def run() -> None:
        async with served(store) as house:
            players = await house.table_of("Ada", "Bea", "Clo", setup="pebbles 3 sides=8")
            assert players[0].shown["setup"] == "pebbles 3 sides=8"
            await players[0].answer("low")
        async with served(store) as house:
            for player in players:
                player.session, player.base = house.session, house.base
                await player.connect(after=player.n)
            await asyncio.gather(*map(play_on, players))
            _, record = await players[2].get("/record")
            play = verify(SHELF["pebbles"], Record.from_json(record))
            assert sum(play.table.outcome.points) == players[0].view["all"]  # type: ignore[union-attr]  # it is over

    asyncio.run(run())


def test_a_game_without_bots_is_on_the_shelf_all_the_same(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, "pebbles", Pebbles())

    async def run() -> None:
        async with served(store) as house:
            async with house.session.get(f"{house.base}/api/games") as answer:
                shelf = {game["game"]: game for game in (await answer.json())["games"]}
            assert shelf["pebbles"]["bots"] == []
            assert shelf["pebbles"]["options"] == {"sides": {"rule": "PEB-3", "default": 6, "values": [6, 8]}}
            ada = await house.open("pebbles 2", "Ada")
            status, refused = await ada.post("/commands", {"do": "seat_bot", "id": "b", "seat": 1, "level": "random"})
            assert (status, refused["code"]) == (422, "bad_option")

    asyncio.run(run())


def test_a_table_of_a_game_that_is_gone_does_not_stop_the_house(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its clock runs, so the house looks for it; it leaves it alone for a while, and goes on with the others."""

    async def begin() -> str:
        async with served(store) as house:
            players = await house.table_of("Ada", "Bea", setup="pebbles 2", settings={"clock": 3600})
            return players[0].table

    async def look(table: str) -> None:
        async with served(store) as house:
            await heartbeat.look_around(house.running.house)
            assert {*house.running.house.doubtful} == {table}
            await house.table_of("Ada", "Bea")

    with monkeypatch.context() as patch:
        patch.setitem(SHELF, "pebbles", Pebbles())
        table = asyncio.run(begin())
    asyncio.run(look(table))
