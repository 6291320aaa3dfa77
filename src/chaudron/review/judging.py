"""Decisions, judged by the master on the view of the seat that made them: never on what it could not know."""

from collections.abc import Callable
from functools import partial
from math import exp, log
from typing import Any, NamedTuple

from chaudron.bots import bot
from chaudron.bots.advice import Adviser
from chaudron.bots.bal.experts import distinct
from chaudron.bots.bal.experts import guess as guess_ball
from chaudron.bots.belcastel import expert_brewing
from chaudron.bots.blackwood.experts import Tries, with_luck
from chaudron.games import SHELF
from chaudron.kernel.chance import Counter
from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask, answer
from chaudron.review.account import Option
from chaudron.review.evaluation import Evaluator
from chaudron.review.trials import Values

SEED = 20
WORLDS = 24
"""In so many guessed worlds a choice is compared with the best one once more, where the master only tried."""
LEAST = {"points": 0.005, "wins": 0.0005}
"""Less is nothing."""
SHOWN = 4
"""So many options are kept."""
MOST_POINTS = 5.0
"""The points of a victory at the ball, at most."""


class Judgement(NamedTuple):
    """What a decision cost its seat, and what it changed for everybody against the best."""

    best: str
    obvious: str
    unit: str
    options: list[Option]
    values: Values
    ahead: Values
    """What the best changed against the obvious."""


class Judge:
    """The master of a game, who looks back."""

    def __init__(self, game: str, evaluator: Evaluator) -> None:
        self.game, self.evaluator = SHELF[game], evaluator
        self.master: Any = bot(game, "master", SEED)
        self.apprentice = bot(game, "apprentice", SEED)
        assert isinstance(self.master, Adviser)
        self.compare: Callable[[View, Ask, str, str], float] | None = COMPARE.get(game)

    def judge(self, view: View, ask: Ask, chosen: str) -> Judgement | None:
        """None where there was nothing to decide, or nothing to weigh it by."""
        if len(ask.options) < 2 or chosen not in ask.options or self._is_plain(view, ask, chosen):
            return None
        advice = self.master.advise(view, ask)
        values = {option.choice: option.value for option in advice.options}
        if len(values) < 2 or chosen not in values:
            return None
        best, obvious = advice.best, self.apprentice.choose(view, ask)
        cost = self._lost(view, ask, values, best, chosen, advice.unit)
        missed = self._lost(view, ask, values, best, obvious, advice.unit) if obvious in values else 0.0
        if cost < LEAST[advice.unit]:
            cost, best = 0.0, chosen
        order = sorted(values, key=lambda option: (-values[option], option != best))
        shown = [option for at, option in enumerate(order) if at < SHOWN or option in (chosen, obvious)]
        options = [Option(str(option), round(values[option], 4)) for option in shown]
        if not cost and not missed:
            nothing = [0.0] * (2 * view["players"])
            return Judgement(str(best), str(obvious), advice.unit, options, nothing, nothing)
        effect = partial(self._effect, *self._known(view), ask.seat, advice.unit)
        return Judgement(str(best), str(obvious), advice.unit, options, effect(-cost), effect(-missed))

    def _is_plain(self, view: View, ask: Ask, chosen: str) -> bool:
        """Does nobody have to think about this?"""
        if self.game.name == "bal":
            return len(distinct(ask)) < 2 or ask.about.key in ("read", "challenge")
        return ask.about.key in ("brew", "commit") and chosen == "draw" and expert_brewing.is_free(view, ask)

    def _lost(self, view: View, ask: Ask, values: dict[str, float], best: str, other: str, unit: str) -> float:
        """How much worse than the best; nothing, where that is not sure."""
        if other == best or values[best] - values[other] < LEAST[unit]:
            return 0.0
        if self.compare is None:
            return values[best] - values[other]
        return max(self.compare(view, ask, best, other), 0.0)

    def _known(self, view: View) -> tuple[list[float], float, list[float]]:
        """Chances, what a point adds to them, and points, as far as the view tells: at a guessed table."""
        table = self.game.guess(view, Counter(view["players"], SEED))
        figures = self.evaluator.figures(table)
        values, players = self.evaluator.values(table), view["players"]
        per_point = 0.0 if figures is None else self.evaluator.model.per_point(figures)
        return values[players:], per_point, values[:players]

    def _effect(
        self, chances: list[float], per_point: float, points: list[float], seat: int, unit: str, gain: float
    ) -> Values:
        """What a gain of the seat changes for everybody; what it wins in chances the others lose."""
        if unit == "points":
            more = _shifted(chances, seat, per_point * gain) - chances[seat]
            gains = [gain if other == seat else 0.0 for other in range(len(chances))]
        else:
            more = max(-chances[seat], min(gain, 1 - chances[seat]))
            gains = []
        rest = 1 - chances[seat]
        changes = [more if other == seat else -more * its / rest if rest else 0.0 for other, its in enumerate(chances)]
        if unit == "wins":
            pairs = zip(points, chances, changes, strict=True)
            gains = [change * min(its / chance, MOST_POINTS) if chance > 0 else 0.0 for its, chance, change in pairs]
        return [*gains, *changes]


def _shifted(chances: list[float], seat: int, shift: float) -> float:
    """The chance of a seat whose score changes by so much."""
    mine = min(max(chances[seat], 1e-9), 1 - 1e-9)
    return 1 / (1 + exp(-(log(mine / (1 - mine)) + shift)))


def compare_at_the_ball(view: View, ask: Ask, best: str, other: str) -> float:
    """In worlds guessed from the view, the same for both, and played on by the same policy."""
    master: Any = bot("bal", "master", SEED)
    total = 0.0
    for number in range(WORLDS):
        for choice, sign in ((best, 1), (other, -1)):
            world = guess_ball(view, 1000 + number)
            answer(world, ask.seat, choice)
            total += sign * master.play_on(world, ask.seat)
    return total / WORLDS


def compare_in_the_woods(view: View, ask: Ask, best: str, other: str) -> float:
    """In the same luck, to the end of the expedition as the master looks ahead."""
    master: Any = bot("blackwood", "master", SEED)
    table: Any = SHELF["blackwood"].guess(view, Counter(view["players"], SEED))
    tries = Tries(table.expedition, table.column + master.rounds, master.weights)
    total = 0.0
    for number in range(WORLDS):
        for choice, sign in ((best, 1), (other, -1)):
            world = with_luck(table, 1000 + number)
            answer(world, ask.seat, choice)
            total += sign * tries.play_on(world, ask.seat)
    return total / WORLDS


COMPARE: dict[str, Callable[[View, Ask, str, str], float]] = {
    "bal": compare_at_the_ball,
    "blackwood": compare_in_the_woods,
}
