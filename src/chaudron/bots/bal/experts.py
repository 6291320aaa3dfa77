"""Adept and master of the ball, who can say what their options are worth: they try them in tables they guess.

A try is played on by the rollout policy in every seat until the turn is over, and then judged plainly: every
Crapzouille counts. The adept chooses by the apprentice's rules, and tries are for whoever asks her. The master begins
with what the rollout policy would do, and does something else if that turns out better beyond doubt.
"""

import math
from collections.abc import Iterable
from functools import partial
from typing import Any

from chaudron.bots.advice import Advice, Weighed
from chaudron.bots.bal.apprentice import DECISIONS
from chaudron.bots.bal.candidates import candidates
from chaudron.bots.bal.position import Position
from chaudron.bots.bal.reading import by_ear
from chaudron.bots.bal.rng import rng_for
from chaudron.bots.bal.rollout import PLAIN, RolloutPolicy, turn_of
from chaudron.bots.bal.value import learned
from chaudron.bots.search import Search
from chaudron.games.bal import BAL
from chaudron.games.bal.components import COLORS
from chaudron.kernel.chance import Counter
from chaudron.kernel.choice import Choice
from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask, answer
from chaudron.kernel.table import Table


class Expert:
    """Weighs every option that makes a difference by tries; each is played on for some turns."""

    tries: int
    """In all, for all options."""
    turns = 1
    """How many turns until a try is judged, the one that is being played included."""
    certain: float
    """How sure it must be that something is better than its first thought."""
    haste: float
    """How easily it slips [BAL-8.7]."""

    def __init__(self, seed: int, tries: int = 0) -> None:
        self.seed = seed
        self.tries = tries or self.tries
        self.weights = learned()

    def choose(self, view: View, ask: Ask) -> str:
        return self.unweighed(view, ask) or self.advise(view, ask).best

    def unweighed(self, view: View, ask: Ask) -> str:
        """What needs no thought: formulas, bells, and what is as good as the only option."""
        if said := by_ear(self.seed, view, ask, self.haste):
            return said
        different = distinct(ask)
        return next(iter(different)) if len(different) == 1 else ""

    def advise(self, view: View, ask: Ask) -> Advice:
        only = self.unweighed(view, ask)
        if only:
            return Advice("wins", (Weighed(only, PLAIN.chance(guess(view, self.seed), ask.seat)),))
        different = distinct(ask)
        options = candidates(RolloutPolicy(self.weights), guess(view, self.seed), ask, tuple(different))
        search = Search(partial(guess, view), self.tries, self.play_on, certain=self.certain)
        seed = rng_for(self.seed, view, ask).getrandbits(60)
        liked = self.first_thought(view, ask)
        favorite = next(option for option, same in different.items() if liked in same)
        weighed = search.weigh(ask.seat, seed, options, favorite)
        return Advice("wins", tuple(Weighed(same, value) for choice, value in weighed for same in different[choice]))

    def first_thought(self, view: View, ask: Ask) -> str:
        """What the rollout policy would choose; hands that were guessed make no difference to it."""
        return RolloutPolicy(self.weights).choose(guess(view, self.seed), ask)

    def play_on(self, table: Table, seat: int) -> float:
        """The turn to its end and some more; then how likely the seat wins."""
        return PLAIN.chance(play_turns(table, RolloutPolicy(self.weights), self.turns), seat)


def guess(view: View, seed: int) -> Any:
    """A ball that agrees with the view; another seed deals other hands."""
    return BAL.guess(view, Counter(view["players"], seed))


def play_turns(table: Any, player: RolloutPolicy, turns: int) -> Any:
    """Play until so many turns have begun anew, or the ball is over."""
    now, asks = turn_of(table), table.asks
    while asks:
        turn = turn_of(table)
        if turn != now:
            turns, now = turns - 1, turn
            if not turns:
                break
        seat, ask = next(iter(asks.items()))
        answer(table, seat, player.choose(table, ask))
    return table


def distinct(ask: Ask) -> dict[str, tuple[Choice, ...]]:
    """The options that differ, each with its equals: potions of one color are worth the same."""
    if ask.about.key == "parry":
        return _parries(ask.options)
    found: dict[tuple[str, Any], list[Choice]] = {}
    for option in ask.options:
        color = getattr(option.thing, "color", "")
        found.setdefault((option.verb, color or option.thing), []).append(option)
    return {same[0]: tuple(same) for same in found.values()}


def _parries(options: Iterable[Choice]) -> dict[str, tuple[Choice, ...]]:
    """[BAL-4.12, BAL-4.14] Every color must be matched, in whatever order; a Crapzouille is worth more than cards."""
    potions = [option for option in options if option.verb == "lay"]
    potions.sort(key=lambda option: -COLORS.index(option.thing.color))
    rest = [option for option in options if option.verb != "lay"]
    best, *_ = [*potions, *rest]
    return {best: (*potions, *rest)}


class Adept(Expert):
    """Level 4: the rules of the apprentice, nothing forgotten."""

    tries = 40
    certain = math.inf
    haste = 0.9

    def choose(self, view: View, ask: Ask) -> str:
        return self.unweighed(view, ask) or self.first_thought(view, ask)

    def first_thought(self, view: View, ask: Ask) -> str:
        return DECISIONS[ask.about.key](Position(view, ask.seat), ask)


class Master(Expert):
    """Level 5: what was learned from many balls, and a look at what comes of it."""

    tries = 120
    certain = 1.0
    haste = 0.85
