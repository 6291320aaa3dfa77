"""Positions and questions that the tests of Blackwood share."""

from collections.abc import Callable, Mapping
from typing import Any

from chaudron.games.blackwood import BLACKWOOD
from chaudron.games.blackwood.table import Table
from chaudron.kernel.chance import Counter
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Reason
from chaudron.scenes.blackwood import WoodScene, witch, wood
from chaudron.scenes.scene import SEATS

DULL = ("leave", "end", "none", "done")
"""What somebody says who wants to be done with it."""


def begun(players: int, seed: int = 1, **options: Any) -> Table:
    """A game before its first decision."""
    table: Table = BLACKWOOD.table(BLACKWOOD.box(players, options), Counter(players, seed))
    table.begin()
    return table


def home(
    mine: dict[str, Any] | None = None, *others: dict[str, Any], card: str = "F56", row: int = 1, **setting: Any
) -> WoodScene:
    """A's turn of the return: her puppet has come home from column 1; B has none there."""
    forest: Mapping[str, str] = {f"r{row}c1": card, **setting.pop("forest", {})}
    puppets = {f"r{row}c1": "A", **setting.pop("puppets", {})}
    return wood(mine or witch(), *others, forest=forest, puppets=puppets, phase="return", **setting)


def almost_bare(*cards: str, places: int = 15) -> dict[str, str]:
    """A forest with nothing but these cards, from the first place on: `{"r1c1": "F01", "r1c2": "-", …}`."""
    names = [f"r{row}c{column}" for row in range(1, places // 5 + 1) for column in range(1, 6)]
    return {name: cards[number] if number < len(cards) else "-" for number, name in enumerate(names)}


def what(reason: Reason) -> tuple[str, str]:
    return reason.key, reason.rule


def dull(table: Table, ask: Ask) -> Choice:
    """The answer of a witch who buys nothing and places from the pawn on, in the lowest row that is free."""
    for choice in ask.options:
        if choice in DULL:
            return choice
    ahead = [choice for choice in ask.options if choice.verb == "place" and choice.thing.column >= table.column]
    return min(ahead or ask.options, key=lambda choice: (choice.thing.column, choice.thing.row))


def play_on(t: WoodScene, until: Callable[[Table], bool]) -> None:
    """Everybody answers dully until something is so."""
    while not until(t.table):
        seat, ask = min(t.table.asks.items())
        t.says(f"{SEATS[seat]}: {dull(t.table, ask).replace(':', ' ')}")


def is_round(expedition: int, column: int) -> Callable[[Table], bool]:
    """Has the search of this round begun?"""
    return lambda table: (table.expedition, table.column, table.phase) == (expedition, column, "search")


def is_over(table: Table) -> bool:
    return table.outcome is not None
