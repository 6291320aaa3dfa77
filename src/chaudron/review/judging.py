"""Decisions, judged on the view of the seat that made them: never on what it could not know.

Tables are guessed from the view; in each every option is tried, and they are compared (`comparing`). The same guesses
serve all options. Nothing here depends on the true table: the same view and the same answer give the same judgement.
"""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from chaudron.bots import bot
from chaudron.bots.bal.candidates import candidates as at_the_ball
from chaudron.bots.bal.experts import distinct
from chaudron.bots.bal.rollout import RolloutPolicy
from chaudron.bots.bal.value import learned as learned_at_the_ball
from chaudron.bots.belcastel import expert_brewing
from chaudron.bots.blackwood.experts import Master as BlackwoodMaster
from chaudron.games import SHELF
from chaudron.games.belcastel.odds import odds
from chaudron.kernel.chance import Counter
from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask
from chaudron.kernel.table import Table
from chaudron.review.account import Option
from chaudron.review.comparing import ahead_of, cost_of, mean
from chaudron.review.evaluation import Evaluator
from chaudron.review.trials import Values, answering, expected, minus, tried

SEED = 20
WORLDS = {"belcastel": 1, "witches": 1, "bal": 24, "blackwood": 12}
"""How many tables are guessed for a decision. In Blackwood nothing is hidden, in Belcastel little."""
SHOWN = 4
"""So many options are kept."""


class Judgement(NamedTuple):
    """What a decision cost its seat, and what it changed for everybody against the best."""

    best: str
    obvious: str
    options: list[Option]
    values: Values
    ahead: float
    """How much better the best is than what an apprentice would have done, in chances to win of the seat."""


class Judge:
    """Looks back on the decisions of a game."""

    def __init__(self, game: str, evaluator: Evaluator) -> None:
        self.game, self.evaluator = SHELF[game], evaluator
        self.apprentice = bot(game, "apprentice", SEED)
        self.candidates = CANDIDATES[game]

    def judge(self, view: View, ask: Ask, chosen: str) -> Judgement | None:
        """None where there was nothing to decide, or nothing to weigh it by."""
        if len(ask.options) < 2 or chosen not in ask.options or is_plain(self.game.name, view, ask, chosen):
            return None
        obvious = self.apprentice.choose(view, ask)
        samples = self.samples(view, ask, (chosen, obvious))
        own = view["players"] + ask.seat
        best, change = cost_of(samples, chosen, own)
        worths = {option: mean(values) for option, values in samples.items()}
        worths[best] = minus(worths[chosen], change)  # not as lucky as it was guessed
        order = sorted(worths, key=lambda option: (option != best, -worths[option][own]))
        shown = [option for at, option in enumerate(order) if at < SHOWN or option in (chosen, obvious)]
        options = [
            Option(str(option), round(worths[option][ask.seat], 4), round(worths[option][own], 6)) for option in shown
        ]
        ahead = ahead_of(samples, best, obvious, own) if obvious in samples else 0.0
        return Judgement(str(best), str(obvious), options, change, ahead)

    def worths(self, view: View, ask: Ask, wanted: Iterable[str]) -> dict[str, Values]:
        """What every option worth a try is worth, and those that are wanted."""
        return {option: mean(values) for option, values in self.samples(view, ask, wanted).items()}

    def samples(self, view: View, ask: Ask, wanted: Iterable[str]) -> dict[str, list[Values]]:
        """The same guess by guess."""
        seats, number = view["players"], WORLDS[self.game.name]
        worlds = [self.game.guess(view, Counter(seats, SEED + guess)) for guess in range(number)]
        options = self.candidates(worlds[0], ask)
        wanted = [choice for choice in wanted if choice in ask.options]
        return {
            option: [self._worth(world, ask.seat, option, SEED + guess) for guess, world in enumerate(worlds)]
            for option in dict.fromkeys(map(str, (*options, *wanted)))
        }

    def _worth(self, world: Table, seat: int, option: str, seed: int) -> Values:
        """The mean over what may be drawn at once, where one table is guessed; else what this table's luck brings."""
        act = answering(seat, option)
        if WORLDS[self.game.name] == 1:
            return expected(world, act, (), self.evaluator.values, seed).values
        return self.evaluator.values(tried(world, act, (), seed).table, seed)


def is_plain(game: str, view: View, ask: Ask, chosen: str) -> bool:
    """Does nobody have to think about this, or is it a matter of eyes and ears?"""
    if game == "bal":
        return len(distinct(ask)) < 2 or ask.about.key in ("read", "challenge")
    if game == "blackwood":
        return ask.about.key == "trade_potion"
    return ask.about.key in ("brew", "commit") and chosen == "draw" and expert_brewing.is_free(view, ask)


def deadly(view: View, ask: Ask) -> list[int]:
    """How many chips of its bag would let the cauldron of a seat explode, and of how many, where it may draw."""
    if ask.about.key not in ("brew", "commit") or "draw" not in ask.options:
        return []
    known = odds(view)
    return [] if known.safe or not known.bag else [len(known.deadly), known.bag]


def all_options(table: Table, ask: Ask) -> Iterable[str]:
    return ask.options


def of_the_ball(table: Table, ask: Ask) -> Iterable[str]:
    """Potions of one color are alike; of many cards the best few."""
    return at_the_ball(RolloutPolicy(learned_at_the_ball()), table, ask, tuple(distinct(ask)))


def in_the_woods(table: Any, ask: Ask) -> Iterable[str]:
    """What the master would try."""
    return BlackwoodMaster(SEED).candidates(table, ask)


CANDIDATES: dict[str, Callable[[Any, Ask], Iterable[str]]] = {
    **dict.fromkeys(("belcastel", "witches"), all_options),
    "bal": of_the_ball,
    "blackwood": in_the_woods,
}
"""Which options are tried."""
