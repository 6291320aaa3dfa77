"""What is seen on a table of Belcastel, witches or not: what seats have, and what their cauldrons will bring."""

from collections import OrderedDict
from math import exp
from typing import Any

from chaudron.bots.belcastel import Adept, expert_market
from chaudron.bots.belcastel.draw_search import DrawSearch
from chaudron.bots.belcastel.ending import EXPLODES, USUAL_WAY, WAY_VARIES, Ending
from chaudron.bots.belcastel.evaluation import Evaluation
from chaudron.bots.belcastel.experts import SIMPLE, WEIGH
from chaudron.bots.belcastel.features import is_scored, owned, rounds_left
from chaudron.bots.belcastel.value import Worth, learned
from chaudron.games import SHELF
from chaudron.games.belcastel.brewing import Brewing
from chaudron.games.belcastel.components import BLACK, BOOK_COLORS, ROUNDS
from chaudron.games.belcastel.second_chance import is_still_safe
from chaudron.games.belcastel.table import BREWING, Seat, Table
from chaudron.kernel.chance import TABLE, Counter
from chaudron.kernel.rule import Ask, answer
from chaudron.review.model import Figures

LAYS = 60
"""How many chips are laid in thought for one cauldron, about."""
DEPTH = 2
"""How many draws ahead a cauldron is looked at."""
MOST_ANSWERS = 60
KEPT = 4000
"""So many cauldrons are remembered."""
BREW = ("brew", "commit")
SETS = 6


class NextRound(Exception):
    """The table has come to its next round."""


class UsualLuck(Counter):
    """Luck of one seed for the seats; the table's own luck begins the next round, and is not looked at."""

    __slots__ = ()

    def below(self, stream: int, out_of: int) -> int:
        if stream == TABLE:
            raise NextRound
        return super().below(stream, out_of)


def settled(table: Table, seed: int) -> Table:
    """The same table when everything has been answered, as adepts answer it, but for drawing and stopping."""
    if table.outcome is not None or not any(ask.about.key not in BREW for ask in table.asks.values()):
        return table
    world, scores = table.copy(), is_scored(table)
    world.chance = UsualLuck(table.box.players, seed)
    try:
        for _ in range(MOST_ANSWERS):
            asks = [ask for ask in world.asks.values() if ask.about.key not in BREW and not ask.lapses]
            if world.outcome is not None or not asks or is_scored(world) != scores:
                break
            answer(world, asks[0].seat, usual_answer(world, asks[0]))
    except NextRound:
        pass
    return world


def usual_answer(table: Table, ask: Ask) -> str:
    """What an adept would answer, without looking at more than a glance shows."""
    if len(ask.options) == 1:
        return ask.options[0]
    if ask.about.key in SIMPLE:
        return Adept(0).decide(SHELF[table.box.game].view(table, ask.seat), ask)
    weigh = WEIGH.get(ask.about.key, expert_market.by_what_is_owned)
    worths = weigh(Evaluation(table, ask.seat, learned(), LAYS), ask)
    return max(worths, key=lambda option: worths[option])


class AloneEnding(Ending):
    """What the end of brewing is worth, where the others come as far as they usually do."""

    def _stays_behind(self, other: Seat, space: int) -> float:
        usual = other.drop + other.rat + USUAL_WAY[self.table.round]
        behind = 1 / (1 + exp((usual - space - 0.5) / (WAY_VARIES / 1.7)))
        explodes = EXPLODES[self.table.round]
        return explodes + (1 - explodes) * behind

    def _blacks_of(self, other: Seat) -> float:
        """About half of what they own."""
        return sum(chip.color is BLACK for chip in (*other.bag, *other.chips)) / 2


class AloneEvaluation(Evaluation):
    """A cauldron by itself: what it is worth depends on nothing that the others draw."""

    ending: AloneEnding
    draws: DrawSearch
    depth: int


class Cauldrons:
    """What cauldrons are worth; of each everything that was thought about it is kept."""

    def __init__(self) -> None:
        self.kept: OrderedDict[Any, AloneEvaluation] = OrderedDict()

    def of(self, table: Table, seat: int) -> tuple[float, float, float]:
        """What a seat has; what its cauldron adds to it if brewing ends now; and what going on adds to that."""
        evaluation = self._evaluation(table, seat)
        kept, worth, now = evaluation.kept(table), evaluation.brewing(table), 0.0
        if table.seats[seat].state == BREWING:
            state, draws = evaluation.state(table), evaluation.draws
            now = worth - kept - (draws.exploded if state.whites > draws.limit_of(state) else draws.stop)(state)
        return kept, worth - kept - now, now

    def _evaluation(self, table: Table, seat: int) -> AloneEvaluation:
        mine = table.seats[seat]
        others = tuple((other.drop, other.rat, len(other.bag) + len(other.chips)) for other in table.seats)
        key = (
            table.box, table.round, table.card, seat, others, tuple(sorted(owned(table, seat))), mine.rubies,
            mine.flask, mine.tube, mine.pennies, is_still_safe(table, mine), tuple(table.supply),
        )  # fmt: skip
        found = self.kept.get(key)
        if found is None:
            found = self.kept[key] = self._made(table.copy(), seat)
            if len(self.kept) > KEPT:
                self.kept.popitem(last=False)
        return found

    def _made(self, table: Table, seat: int) -> AloneEvaluation:
        """Nothing of it is worked out by a budget, so that it does not matter what was thought of before."""
        made = AloneEvaluation(table, seat, learned(wise=True), 0)
        made.ending = AloneEnding(table, seat, made.worth_after)
        made.draws = DrawSearch(made.ending, made.kinds, is_still_safe(table, made.mine), extrapolates=True)
        made.depth = DEPTH
        return made


CAULDRONS = Cauldrons()


def forget() -> None:
    """Think anew: what was kept of a cauldron that is nearly the same moves a value by some thousandths."""
    CAULDRONS.kept.clear()


def figures(table: Any) -> Figures:
    """The figures of a table that is not over."""
    brews = table.in_progress(Brewing) is not None
    books, rows = books_of(table), []
    for seat, mine in enumerate(table.seats):
        has, cauldron, more = CAULDRONS.of(table, seat) if brews else (owning(table, seat), 0.0, 0.0)
        rows.append([1.0, has + cauldron, more, cauldron, float(mine.points), *books])
    return Figures(f"{len(rows)}/{min(rounds_left(table), ROUNDS)}{'b' if brews else 's'}", rows)


def owning(table: Table, seat: int) -> float:
    """What a seat has, between two rounds."""
    return Worth(table, seat, learned(wise=True).at(table.box.game, min(rounds_left(table), ROUNDS))).total


def books_of(table: Table) -> list[float]:
    """Which books are in play: with some of them everybody makes more points."""
    chosen = [0.0] * (SETS * len(BOOK_COLORS))
    for place, color in enumerate(BOOK_COLORS):
        book = table.box.book_ids.get(color, "")
        if book:
            chosen[SETS * place + int(book[-1]) - 1] = 1.0
    return chosen
