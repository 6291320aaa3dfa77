"""The adept and the master: they know what things are worth over a whole game, and look some chips ahead.

What is worth how much was learned from many games (`value`). While brewing, draws are weighed against stopping over
all that the bag may bring (`pot`); everywhere else each answer is tried, and what the seat then has is weighed. The
master is wiser about points and black chips, looks further into the bag, and at who wins.
"""

from collections.abc import Callable

from chaudron.bots.advice import Advice, Weighed
from chaudron.bots.belcastel import at_the_cauldron, at_the_market, brewing
from chaudron.bots.belcastel.agreeing import agreement
from chaudron.bots.belcastel.position import Position
from chaudron.bots.belcastel.pot import Pot
from chaudron.bots.belcastel.race import Race
from chaudron.bots.belcastel.thought import Thought
from chaudron.bots.belcastel.value import Weights, learned
from chaudron.games.belcastel.table import Table
from chaudron.games.belcastel.view import guess
from chaudron.kernel.chance import Counter
from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask

ADEPT_LAYS, MASTER_LAYS = 200, 20_000
"""How many chips they lay in thought for one decision, about."""

Weigh = Callable[[Thought, Ask], dict[str, float]]
Think = Callable[[Table, int], Thought]


class Adept:
    """Values what it has by what it learned, and looks ahead while brewing."""

    def __init__(self, seed: int, weights: Weights | None = None, lays: int = ADEPT_LAYS) -> None:
        self.seed, self.weights, self.lays = seed, weights or learned(), lays

    def choose(self, view: View, ask: Ask) -> str:
        return agreement(view, ask) or self.decide(view, ask)

    def decide(self, view: View, ask: Ask) -> str:
        """The answer to the question itself."""
        key = ask.about.key
        if len(ask.options) == 1:
            return ask.options[0]
        if key in SIMPLE:
            return SIMPLE[key](Position(view, ask.seat), ask)
        if key in ("brew", "commit") and at_the_cauldron.is_free(view, ask):
            return "draw"
        _, worths = self.weigh(view, ask, self.think)
        return max(worths, key=lambda option: worths[option])

    def advise(self, view: View, ask: Ask) -> Advice:
        """All that is worth a thought, in points ahead of the best of the others; what the bot chooses comes first."""
        chosen = self.decide(view, ask)
        if ask.about.key in SIMPLE:
            return Advice("points", (Weighed(chosen, 0.0),))
        thought, worths = self.weigh(view, ask, self.count)
        worths[chosen] = max(worths.values())
        rival = thought.best_rival(brews=ask.about.key in BREWING)
        order = sorted(worths, key=lambda option: (-worths[option], option != chosen))
        return Advice("points", tuple(Weighed(option, round(worths[option] - rival, 3)) for option in order))

    def weigh(self, view: View, ask: Ask, think: Think) -> tuple[Thought, dict[str, float]]:
        """What each answer is worth, to whoever thinks in this way."""
        table = guess(view, Counter(view["players"], 0))
        thought = think(table, ask.seat)
        weigh = WEIGH.get(ask.about.key, at_the_market.by_what_is_owned)
        return thought, weigh(thought, table.asks[ask.seat])

    def count(self, table: Table, seat: int) -> Thought:
        """In points, as they are told to others."""
        return Thought(table, seat, self.weights, self.lays)

    def think(self, table: Table, seat: int) -> Thought:
        """In whatever decides."""
        return self.count(table, seat)


class Master(Adept):
    """Looks as far as it can, and plays to win rather than for points."""

    def __init__(self, seed: int, weights: Weights | None = None, lays: int = MASTER_LAYS) -> None:
        super().__init__(seed, weights or learned(wise=True), lays)

    def count(self, table: Table, seat: int) -> Thought:
        return FarThought(table, seat, self.weights, self.lays)

    def think(self, table: Table, seat: int) -> Thought:
        return RacingThought(table, seat, self.weights, self.lays)


class FarThought(Thought):
    """A thought that looks beyond the horizon."""

    glides = True


class RacingThought(FarThought):
    """A thought that looks at the others, too."""

    def prepare(self, pot: Pot) -> None:
        """Ends are weighed by the chance to win."""
        Race(self.ending, self.weights).bend(pot.stop(self.state(self.table)))


CHIPS = ("crow_skull", "mandrake", "mandrake_ruby", "well_stirred", "saved", "whites", "double", "extra")
BREWING: dict[str, Weigh] = {
    **dict.fromkeys(("brew", "commit"), at_the_cauldron.while_brewing),
    **dict.fromkeys((*CHIPS, "strong_ingredient", "gather"), at_the_cauldron.in_the_cauldron),
    "second_chance": at_the_cauldron.second_chance,
}
"""What is asked while brewing, and how its answers are weighed."""
WEIGH: dict[str, Weigh] = {
    **BREWING,
    **dict.fromkeys(("buy", "buy_second", "ghost_buy", "ghost_buy_second"), at_the_market.buy),
    "reward": at_the_market.reward,
    "full_reward": at_the_market.full_reward,
    "good_start": at_the_market.good_start,
    "exchange": at_the_market.exchange,
    "rat": at_the_market.rat,
}
"""How the answers to each question are weighed; to any other by what is owned after them."""
SIMPLE: dict[str, Callable[[Position, Ask], str]] = {
    "six": brewing.lay_one_of_six,
    **dict.fromkeys(("aside", "lay_start"), brewing.lay_first),
    "beside": brewing.beside,
}
"""What the apprentice answers as well as anybody."""
