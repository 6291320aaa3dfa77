"""The adept and the master: they try what they might do in tables they guess, and look at what has become of them."""

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

from chaudron.bots.advice import Advice, Weighed
from chaudron.bots.blackwood.rollout import RolloutPolicy, policy_of
from chaudron.bots.blackwood.value import Weights, learned
from chaudron.bots.search import Search, racing
from chaudron.games.blackwood import BLACKWOOD
from chaudron.games.blackwood.choices import BORROW, BUY, END
from chaudron.games.blackwood.components import COLUMNS, SALE
from chaudron.games.blackwood.table import Table
from chaudron.kernel.chance import MASK, Counter
from chaudron.kernel.choice import Choice
from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask, answer

UNIT = "points"
ALIKE = ("trade_potion",)
"""Questions whose options are all worth the same."""
LEFT_TO_POLICY = ("brew_cards", "swap_first", "swap_second")
"""Questions that are answered without a try: what covers a brew can be worked out, and paths are turned with a plan."""
FEWEST = BLACKWOOD.players[0]


class Expert:
    """Weighs its most promising options by trying them; what comes after is played by the rollout policy."""

    tries = 60
    """In all, with two witches; fewer with more, as each try takes longer then."""
    rounds = COLUMNS
    """So many rounds are played on, at most to the end of the expedition."""
    width = 6
    """So many places are tried, at most."""

    def __init__(self, seed: int, tries: int | None = None, weights: Weights | None = None) -> None:
        self.seed = seed & MASK
        self.tries = tries or self.tries
        self.weights = weights or learned()

    def choose(self, view: View, ask: Ask) -> str:
        return ask.options[0] if len(ask.options) == 1 else self.advise(view, ask).best

    def advise(self, view: View, ask: Ask) -> Advice:
        table: Table = BLACKWOOD.guess(view, Counter(view["players"], self.seed))
        options = self.candidates(table, table.asks[ask.seat])
        tries = Tries(table.expedition, table.column + self.rounds, self.weights)
        if len(options) == 1:
            return Advice(UNIT, (Weighed(options[0], tries.once(table, ask.seat, options[0])),))
        search = Search(partial(with_luck, table), self.tries * FEWEST // len(table.seats), tries.play_on, racing)
        return Advice(UNIT, search.weigh(ask.seat, self.seed, options))

    def candidates(self, table: Table, ask: Ask) -> Sequence[Choice]:
        """What is worth a try."""
        policy = policy_of(table.box, self.weights.parameters)
        if len(ask.options) == 1 or ask.about.key in ALIKE:
            return ask.options[:1]
        if ask.about.key in LEFT_TO_POLICY:
            return [policy.choose(table, ask)]
        if ask.about.key in ("search", "move", "shoo"):
            return self.ways_out(policy, table, ask)
        return ways_home(table, ask) if ask.about.key == "return" else ask.options

    def ways_out(self, policy: RolloutPolicy, table: Table, ask: Ask) -> list[Choice]:
        """The best places, spells that can be had or cast, and the end of the turn."""
        places = [option for option in ask.options if option.verb in ("place", "at")]
        best = [option for _, option in policy.by_promise(table, ask.seat, places)[: self.width]]
        spells = [option for option in ask.options if option.verb in ("trade", "cast")]
        return [*best, *spells, *([END] if END in ask.options else [])]


def with_luck(table: Table, seed: int) -> Table:
    """The same table with other luck: nothing is hidden in Blackwood but what the decks will bring."""
    world = table.copy()
    world.chance = Counter(len(table.seats), seed)
    return world


def ways_home(table: Table, ask: Ask) -> list[Choice]:
    """Buy or not, brew, trade, cast; money only for a card that is too dear."""
    card = table.forest[table.place] if table.place is not None else ""
    cost = table.box.cards.forest[card].cost if card else 0
    verbs = ("buy", "brew", "trade", "cast")
    found = [option for option in ask.options if option.verb in verbs]
    if card and BUY not in ask.options:
        sales = [option for option in ask.options if option.verb == "sell"]
        is_enough = table.seats[ask.seat].coins + SALE * len(sales) >= cost
        found += sales[:1] if is_enough else []
        found += [BORROW] if BORROW in ask.options else []
    return [*found, END]


class Tries(NamedTuple):
    """How tables are played on: by the rollout policy, until a round of this expedition begins, or the next one."""

    expedition: int
    column: int
    weights: Weights

    def play_on(self, table: Any, seat: int) -> float:
        """How many points the seat will be ahead."""
        choose, asks = policy_of(table.box, self.weights.parameters).choose, table.asks
        while table.outcome is None and table.expedition == self.expedition and table.column < self.column:
            ((asked, ask),) = asks.items()
            answer(table, asked, choose(table, ask))
        return self.weights.ahead(table, seat)

    def once(self, table: Table, seat: int, choice: Choice) -> float:
        """What one try says, where nothing has to be decided."""
        answer(table, seat, choice)
        return self.play_on(table, seat)


class Adept(Expert):
    """Hesitates between two or three things, and sees what becomes of them in this round."""

    tries = 4
    width = 2
    rounds = 1


class Master(Expert):
    """Tries whatever is promising, often enough to see small differences, and a round further."""

    tries = 400
    width = 12
    rounds = 2
