"""What a table is worth to a witch between two rounds: her renown, and what the rest of her things will bring.

The weights come from self-play (`chaudron train blackwood`): one list for each number of witches and of rounds that
are left, in the order of `features`.
"""

import json
from functools import cache
from importlib.resources import files
from operator import mul
from typing import Any

from chaudron.bots.blackwood.estimates import Estimates, estimates_of
from chaudron.bots.blackwood.parameters import Parameters
from chaudron.bots.blackwood.rollout import Holdings
from chaudron.games.blackwood.components import COLUMNS, EXPEDITIONS, LOAN_RENOWN, SPELLS
from chaudron.games.blackwood.scoring import favors, renown
from chaudron.games.blackwood.table import Table

FILE = "weights.json"
TENTHS = 10
"""What is promised, in whole numbers."""
RICH = 8
"""More coins are worth no more than their renown."""


def key_of(table: Table) -> str:
    """Under which the weights are found: witches, and rounds that are left with the one that begins."""
    return f"{table.box.players}/{COLUMNS * (EXPEDITIONS - table.expedition + 1) - table.column + 1}"


def features(estimates: Estimates, table: Table) -> list[list[int]]:
    """What counts beside renown, in whole numbers, for each witch at the beginning of a round."""
    mine = [Holdings(estimates, table, seat) for seat in range(len(table.seats))]
    promises = [round(TENTHS * promise_of(estimates, her)) for her in mine]
    return [_features(estimates, table, seat, mine[seat], promises) for seat in range(len(mine))]


def _features(estimates: Estimates, table: Table, seat: int, mine: Holdings, promises: list[int]) -> list[int]:
    her, printed = mine.seat, table.box.cards.potions
    up = {printed[potion].color for potion in her.potions}
    spells = [*her.ready, *her.spent]
    behind = [table.forest[place] for place in waiting(table, seat)]
    return [
        1,
        her.coins,
        min(her.coins, RICH),
        her.coins - mine.coins,
        promises[seat],
        max(promises[:seat] + promises[seat + 1 :]),
        sum(estimates.cost[card] for card in her.larder),
        len(her.potions),
        len(up),
        her.puppets,
        sum(sum(estimates.gives[card]) for card in behind),
        int(table.cauldron == seat),
        len(her.ready),
        *[spells.count(spell) for spell in SPELLS],
    ]


def waiting(table: Table, seat: int) -> list[int]:
    """Where her puppets are that wait for the next expedition."""
    column = table.column - 1
    return [place for place, owner in enumerate(table.puppets) if owner == seat and place % COLUMNS < column]


def promise_of(estimates: Estimates, mine: Holdings) -> float:
    return estimates.promise(mine.expected, mine.display, mine.rounds, mine.pinches)


def settled(table: Table, seat: int) -> int:
    """Renown that nobody takes away."""
    mine = table.seats[seat]
    return renown(table, mine) + int(LOAN_RENOWN) * mine.loans


class Weights:
    """What was learned: the parameters of the policy, and for every number of witches and rounds the weights."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.parameters = Parameters(**data["taste"])
        self.by_round: dict[str, list[float]] = data["outlook"]

    def points(self, table: Table) -> list[float]:
        """The points that everybody will have in the end, about."""
        if table.outcome is not None:
            return list(map(float, table.outcome.points))
        weights, rows = self.by_round[key_of(table)], features(estimates_of(table.box, self.parameters), table)
        found = []
        for seat, (favor, row) in enumerate(zip(favors(table), rows, strict=True)):
            found.append(settled(table, seat) + favor + sum(map(mul, weights, row)))
        return found

    def ahead(self, table: Table, seat: int) -> float:
        """How many points a witch will be ahead of the best other one."""
        points = self.points(table)
        return points[seat] - max(points[:seat] + points[seat + 1 :])


@cache
def learned() -> Weights:
    """What is delivered with the game."""
    return Weights(json.loads(files(__package__).joinpath(FILE).read_text("utf-8")))
