"""The child and the novice: rules of thumb, without a look into the bag and without a plan.

The child has a favorite color and moods, and wants points at once. The novice counts the whites on its fingers, stops
at six, and spends every coin.
"""

from collections.abc import Callable
from typing import ClassVar

from chaudron.bots.belcastel import brewing
from chaudron.bots.belcastel.lock_step import lock_step_answer
from chaudron.bots.belcastel.position import Position
from chaudron.games.belcastel.components import BLUE, GREEN, ORANGE, RED, ROUNDS, WHITE, Chip
from chaudron.kernel.choice import Choice
from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask

FAVORITES = (GREEN, BLUE, RED, ORANGE)
MOODS = (4, 5, 7)
"""How many whites a child bears in a timid, in a usual and in a bold round."""
FINGERS = 6
"""At so many whites a novice stops."""
MANY_POINTS = 4
"""For so many points at once a novice calls a witch."""
EARLY = 5
"""Until this round a novice takes coins after an explosion."""

Decide = Callable[[Position, Ask, int], str]


class Beginner:
    """Answers each question by its own rule of thumb; any other by the first option."""

    decisions: ClassVar[dict[str, Decide]]

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, ask: Ask) -> str:
        decide = self.decisions.get(ask.about.key, first)
        return lock_step_answer(view, ask) or decide(Position(view, ask.seat), ask, self.seed)


def first(now: Position, ask: Ask, seed: int) -> str:
    return ask.options[0]


def last(now: Position, ask: Ask, seed: int) -> str:
    return ask.options[-1]


def draw_on(ask: Ask) -> str:
    return "draw" if "draw" in ask.options else stop(ask)


def stop(ask: Ask) -> str:
    """What was set aside is laid first."""
    return next(iter(brewing.to_lay(ask)), "stop")


def biggest(chips: list[Chip]) -> Chip:
    return max(chips, key=lambda chip: (chip.value, chip))


def offered(ask: Ask, verb: str) -> list[Choice]:
    return [option for option in ask.options if option.verb == verb]


def take_biggest(now: Position, ask: Ask, seed: int) -> str:
    """The chip with the biggest number; without one, whatever comes first."""
    chips = [option.thing for option in offered(ask, "take")]
    return f"take:{biggest(chips)}" if chips else ask.options[0]


def highest_row(now: Position, ask: Ask, seed: int) -> str:
    return offered(ask, "row")[-1]


def lay_biggest(now: Position, ask: Ask, seed: int) -> str:
    """The biggest chip that is not white."""
    chips = [option.thing for option in offered(ask, "lay") if option.thing.color is not WHITE]
    return f"lay:{biggest(chips)}" if chips else ask.options[-1]


def lay_aside(now: Position, ask: Ask, seed: int) -> str:
    return brewing.to_lay(ask)[0]


# The child


def child_brews(now: Position, ask: Ask, seed: int) -> str:
    """One more! In a timid mood it stops early, in a bold one it does not see the danger; a big white is put back."""
    mood = MOODS[(seed + now.round) % len(MOODS)]
    if "flask" in ask.options and now.last_laid.color is WHITE and now.last_laid.value == 3:
        return "flask"
    calls = offered(ask, "witch")
    if calls and now.whites >= 4:
        return calls[0]
    return draw_on(ask) if now.whites < mood else stop(ask)


def child_buys(now: Position, ask: Ask, seed: int) -> str:
    """The biggest of the favorite color, or the dearest there is; one chip is enough."""
    if calls := offered(ask, "witch"):
        return calls[0]
    chips = [option.thing for option in offered(ask, "buy")]
    if not chips or "second" in ask.about.key:
        return "done"
    favorites = [chip for chip in chips if chip.color == FAVORITES[seed % len(FAVORITES)]]
    return f"buy:{biggest(favorites) if favorites else max(chips, key=lambda chip: now.box.prices[chip])}"


def child_spends(now: Position, ask: Ask, seed: int) -> str:
    """Rubies are there to be spent: for what lies on top."""
    return ask.options[0]


# The novice


def novice_brews(now: Position, ask: Ask, seed: int) -> str:
    """Stops at six whites; the flask takes back a white that made it so many."""
    if now.whites < FINGERS:
        return draw_on(ask)
    if "flask" in ask.options and now.last_laid.color is WHITE and now.last_laid.value > 1:
        return "flask"
    calls = offered(ask, "witch")
    return calls[0] if calls and now.round > EARLY else stop(ask)


def novice_buys(now: Position, ask: Ask, seed: int) -> str:
    """As dear as possible: one chip and then another, so that few coins are left."""
    chips = [option.thing for option in offered(ask, "buy")]
    return f"buy:{max(chips, key=lambda chip: now.box.prices[chip])}" if chips else "done"


def novice_spends(now: Position, ask: Ask, seed: int) -> str:
    """The flask first, then the drop; points in the end."""
    for wanted in ("point",) if now.round == ROUNDS else ("refill", "drop", "tube"):
        if wanted in ask.options:
            return wanted
    return "done"


def novice_reward(now: Position, ask: Ask, seed: int) -> str:
    """Coins early, points late."""
    return "coins" if now.round <= EARLY else "points"


def points_at_once(now: Position, ask: Ask, seed: int) -> str:
    """A witch that brings many points, or any in the last rounds."""
    points: int = now.rule.get("points", MANY_POINTS)
    return ask.options[0] if points >= MANY_POINTS or now.round >= ROUNDS - 1 else ask.options[-1]


def keep(now: Position, ask: Ask, seed: int) -> str:
    return "back" if "back" in ask.options and now.whites >= FINGERS else ask.options[-1]


CARDS = ("choose_wisely", "only_one", "schadenfreude", "spider_chip", "copy")
BOTH: dict[str, Decide] = {
    **dict.fromkeys(CARDS, take_biggest),
    **dict.fromkeys(("ghost_row", "ghost_trade"), highest_row),
    **dict.fromkeys(("crow_skull", "strong_ingredient", "six"), lay_biggest),
    "aside": lay_aside,
    **dict.fromkeys(("good_start", "start_chip", "gather"), last),
}


class Child(Beginner):
    """Plays by mood, loves a color, and wants points now."""

    decisions: ClassVar[dict[str, Decide]] = {
        **BOTH,
        **dict.fromkeys(("brew", "commit"), child_brews),
        **dict.fromkeys(("buy", "buy_second", "ghost_buy", "ghost_buy_second"), child_buys),
        **dict.fromkeys(("spend", "spend_less"), child_spends),
    }


class Novice(Beginner):
    """Counts whites on its fingers and spends every coin."""

    decisions: ClassVar[dict[str, Decide]] = {
        **BOTH,
        **dict.fromkeys(("brew", "commit"), novice_brews),
        **dict.fromkeys(("buy", "buy_second", "ghost_buy", "ghost_buy_second"), novice_buys),
        **dict.fromkeys(("spend", "spend_less"), novice_spends),
        "reward": novice_reward,
        **dict.fromkeys(("colors", "left_in_bag", "rubies_for_points"), points_at_once),
        "well_stirred": keep,
    }
