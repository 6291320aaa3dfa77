"""The adept and the master: they know what things are worth over a whole game, and look some chips ahead.

What is worth how much was learned from many games (`value`). While brewing, draws are weighed against stopping over
all that the bag may bring (`draw_search`); everywhere else each answer is tried, and what the seat then has is
weighed. The master is wiser about points and black chips, looks further into the bag, and at who wins.
"""

from collections.abc import Callable

from chaudron.bots.advice import Advice, Weighed
from chaudron.bots.belcastel import brewing, expert_brewing, expert_market
from chaudron.bots.belcastel.draw_search import DrawSearch
from chaudron.bots.belcastel.evaluation import Evaluation
from chaudron.bots.belcastel.lock_step import lock_step_answer
from chaudron.bots.belcastel.position import Position
from chaudron.bots.belcastel.value import Weights, learned
from chaudron.bots.belcastel.win_chance import WinChance
from chaudron.games.belcastel.table import Table
from chaudron.games.belcastel.view import guess
from chaudron.kernel.chance import Counter
from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask

ADEPT_LAYS, MASTER_LAYS = 200, 20_000
"""How many chips they lay in thought for one decision, about."""

Weigh = Callable[[Evaluation, Ask], dict[str, float]]
Evaluate = Callable[[Table, int], Evaluation]


class Adept:
    """Values what it has by what it learned, and looks ahead while brewing."""

    def __init__(self, seed: int, weights: Weights | None = None, lays: int = ADEPT_LAYS) -> None:
        self.seed, self.weights, self.lays = seed, weights or learned(), lays

    def choose(self, view: View, ask: Ask) -> str:
        return lock_step_answer(view, ask) or self.decide(view, ask)

    def decide(self, view: View, ask: Ask) -> str:
        """The answer to the question itself."""
        key = ask.about.key
        if len(ask.options) == 1:
            return ask.options[0]
        if key in SIMPLE:
            return SIMPLE[key](Position(view, ask.seat), ask)
        if key in ("brew", "commit") and expert_brewing.is_free(view, ask):
            return "draw"
        _, worths = self.weigh(view, ask, self.evaluate)
        return max(worths, key=lambda option: worths[option])

    def advise(self, view: View, ask: Ask) -> Advice:
        """All that is worth a thought, in points ahead of the best of the others; what the bot chooses comes first."""
        chosen = self.decide(view, ask)
        if ask.about.key in SIMPLE:
            return Advice("points", (Weighed(chosen, 0.0),))
        evaluation, worths = self.weigh(view, ask, self.evaluate_points)
        worths[chosen] = max(worths.values())
        rival = evaluation.best_rival(brews=ask.about.key in BREWING)
        order = sorted(worths, key=lambda option: (-worths[option], option != chosen))
        return Advice("points", tuple(Weighed(option, round(worths[option] - rival, 3)) for option in order))

    def weigh(self, view: View, ask: Ask, evaluate: Evaluate) -> tuple[Evaluation, dict[str, float]]:
        """What each answer is worth, to whoever thinks in this way."""
        table = guess(view, Counter(view["players"], 0))
        evaluation = evaluate(table, ask.seat)
        weigh = WEIGH.get(ask.about.key, expert_market.by_what_is_owned)
        return evaluation, weigh(evaluation, table.asks[ask.seat])

    def evaluate_points(self, table: Table, seat: int) -> Evaluation:
        """In points, as they are told to others."""
        return Evaluation(table, seat, self.weights, self.lays)

    def evaluate(self, table: Table, seat: int) -> Evaluation:
        """By whatever decides: here points, too."""
        return self.evaluate_points(table, seat)


class Master(Adept):
    """Looks as far as it can, and plays to win rather than for points."""

    def __init__(self, seed: int, weights: Weights | None = None, lays: int = MASTER_LAYS) -> None:
        super().__init__(seed, weights or learned(wise=True), lays)

    def evaluate_points(self, table: Table, seat: int) -> Evaluation:
        return FarEvaluation(table, seat, self.weights, self.lays)

    def evaluate(self, table: Table, seat: int) -> Evaluation:
        return WinningEvaluation(table, seat, self.weights, self.lays)


class FarEvaluation(Evaluation):
    """Looks beyond the depth of the search."""

    extrapolates = True


class WinningEvaluation(FarEvaluation):
    """Weighs ends by the chance to win."""

    def prepare(self, draws: DrawSearch) -> None:
        """Ends are weighed by the chance to win."""
        WinChance(self.ending, self.weights).weigh_by_chance(draws.stop(self.state(self.table)))


CHIPS = ("crow_skull", "mandrake", "mandrake_ruby", "well_stirred", "saved", "whites", "double", "extra")
BREWING: dict[str, Weigh] = {
    **dict.fromkeys(("brew", "commit"), expert_brewing.while_brewing),
    **dict.fromkeys((*CHIPS, "strong_ingredient", "gather"), expert_brewing.in_the_cauldron),
    "second_chance": expert_brewing.second_chance,
}
"""What is asked while brewing, and how its answers are weighed."""
WEIGH: dict[str, Weigh] = {
    **BREWING,
    **dict.fromkeys(("buy", "buy_second", "ghost_buy", "ghost_buy_second"), expert_market.buy),
    "reward": expert_market.reward,
    "full_reward": expert_market.full_reward,
    "good_start": expert_market.good_start,
    "exchange": expert_market.exchange,
    "rat": expert_market.rat,
}
"""How the answers to each question are weighed; to any other by what is owned after them."""
SIMPLE: dict[str, Callable[[Position, Ask], str]] = {
    "six": brewing.lay_one_of_six,
    **dict.fromkeys(("aside", "lay_start"), brewing.lay_first),
    "beside": brewing.beside,
}
"""What the apprentice answers as well as anybody."""
