"""What is seen on a table of Belcastel, with or without witches: what everybody has, and what her cauldron will bring."""

from typing import Any

from chaudron.bots.belcastel import Adept
from chaudron.bots.belcastel.experts import FarEvaluation
from chaudron.bots.belcastel.features import is_scored, rounds_left
from chaudron.bots.belcastel.value import Weights, Worth, learned
from chaudron.games import SHELF
from chaudron.games.belcastel.brewing import Brewing
from chaudron.games.belcastel.components import ROUNDS
from chaudron.games.belcastel.table import BREWING, EXPLODED, Table
from chaudron.kernel.chance import TABLE, Counter
from chaudron.kernel.rule import answer
from chaudron.review.model import Figures

LAYS = 60
"""How many chips are laid in thought for one cauldron, about."""
MOST_ANSWERS = 60


class NextRound(Exception):
    """The table has come to its next round."""


class UsualLuck(Counter):
    """Always the same luck for the seats; the table's own luck begins the next round, and is not looked at."""

    __slots__ = ()

    def below(self, stream: int, out_of: int) -> int:
        if stream == TABLE:
            raise NextRound
        return super().below(stream, out_of)


def settled(table: Table) -> Table:
    """In the middle of scoring: the same table when everybody has been given what is due, and has bought as adepts do."""
    if table.outcome is not None or not is_scored(table):
        return table
    world, round_ = table.copy(), table.round
    world.chance = UsualLuck(table.box.players, 0)
    game, bot = SHELF[table.box.game], Adept(0, lays=LAYS)
    try:
        for _ in range(MOST_ANSWERS):
            if world.outcome is not None or world.round != round_ or not world.asks:
                break
            seat, ask = next(iter(world.asks.items()))
            answer(world, seat, bot.decide(game.view(world, seat), ask))
    except NextRound:
        pass
    return world


def figures(table: Any) -> Figures:
    """The figures of a table that is not over."""
    weights = learned(wise=True)
    brews = table.in_progress(Brewing) is not None
    holdings = [holdings_of(table, seat, weights, brews) for seat in range(len(table.seats))]
    totals = [has + cauldron for has, cauldron in holdings]
    mean = sum(totals) / len(totals)
    rows = []
    for seat, (mine, (_, cauldron)) in enumerate(zip(table.seats, holdings, strict=True)):
        is_brewing = brews and mine.state == BREWING
        row = [1.0, totals[seat] - mean, mean, cauldron, float(is_brewing), is_brewing * float(len(mine.chips))]
        row += [is_brewing * float(mine.whites), brews * float(mine.state == EXPLODED), float(mine.points)]
        rows.append([*row, max(totals[:seat] + totals[seat + 1 :]) - mean])
    return Figures(f"{len(rows)}/{min(rounds_left(table), ROUNDS)}{'b' if brews else 's'}", rows)


def holdings_of(table: Table, seat: int, weights: Weights, brews: bool) -> tuple[float, float]:
    """What a seat has, and what this round's cauldron adds to it."""
    if not brews:
        return Worth(table, seat, weights.at(table.box.game, min(rounds_left(table), ROUNDS))).total, 0.0
    evaluation = FarEvaluation(table, seat, weights, LAYS)
    kept = evaluation.kept(table)
    return kept, evaluation.brewing(table) - kept
