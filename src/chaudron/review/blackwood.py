"""What is seen on a table of Blackwood: the round is played on to its end, and then everybody's things are counted."""

from typing import Any

from chaudron.bots.blackwood.estimates import estimates_of
from chaudron.bots.blackwood.rollout import policy_of
from chaudron.bots.blackwood.value import features, learned, settled
from chaudron.games.blackwood.components import COLUMNS, EXPEDITIONS
from chaudron.games.blackwood.scoring import favors
from chaudron.games.blackwood.table import Table
from chaudron.kernel.chance import Counter
from chaudron.kernel.rule import answer
from chaudron.review.model import Figures


class RoundOver(Exception):
    """New cards would be laid out now."""


class InTheRound(Counter):
    """Luck of one seed within a round; what is laid out after it is not looked at."""

    __slots__ = ("table",)

    def __init__(self, table: Table, seed: int) -> None:
        super().__init__(len(table.seats), seed)
        self.table = table

    def below(self, stream: int, out_of: int) -> int:
        if not self.table.phase:
            raise RoundOver
        return super().below(stream, out_of)


def played_on(table: Table, seed: int) -> Table:
    """The table when this round is over, as the rollout policy plays it, before anything new is laid out."""
    if table.outcome is not None:
        return table
    world, now = table.copy(), (table.expedition, table.column)
    world.chance = InTheRound(world, seed)
    choose, asks = policy_of(table.box, learned().parameters).choose, world.asks
    try:
        while asks and world.outcome is None and (world.expedition, world.column) == now:
            ((seat, ask),) = asks.items()
            answer(world, seat, choose(world, ask))
    except RoundOver:
        pass
    return world


def figures(table: Any) -> Figures:
    """The figures of a table that is not over."""
    has = [settled(table, seat) + favor for seat, favor in enumerate(favors(table))]
    more = features(estimates_of(table.box, learned().parameters), table)
    rows = []
    for seat, row in enumerate(more):
        others = has[:seat] + has[seat + 1 :]
        rows.append([1.0, float(has[seat]), *map(float, row[1:]), float(max(others)), sum(others) / len(others)])
    left = COLUMNS * (EXPEDITIONS - table.expedition + 1) - table.column
    return Figures(f"{len(rows)}/{left}", rows)
