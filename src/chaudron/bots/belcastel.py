"""The apprentice of Belcastel: weighs the true risk of the next chip, and buys with a plan.

Everything is measured in victory points. A coin is worth a part of a point that falls from round to round, since a chip
bought late is seldom drawn; in the last round five coins make a point [BEL-12.2].
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

from chaudron.games.belcastel.box import Box, make_box
from chaudron.games.belcastel.components import (
    CHIP,
    COINS,
    LAST_SPACE,
    POINTS,
    ROUNDS,
    RUBY,
    SPOON,
    TUBES,
    WHITE,
    Chip,
)
from chaudron.kernel.choice import Choice
from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask

COIN_WORTH = (0.0, 0.62, 0.58, 0.52, 0.46, 0.40, 0.32, 0.22, 0.12, 0.2)
"""What a coin is worth in each round, in points."""
RUBY_WORTH = (0.0, 1.1, 1.1, 1.0, 1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""What a ruby is worth in each round, in points."""
DIE_WORTH = 1.0
"""What the bonus die is worth to whoever is furthest."""

TASTE = {
    "orange": 0.7,
    "black-2p": 2.6,
    "black-34p": 2.3,
    "green-1": 1.2,
    "green-2": 1.7,
    "green-3": 0.9,
    "green-4": 1.0,
    "blue-1": 2.4,
    "blue-2": 1.6,
    "blue-3": 1.3,
    "blue-4": 1.6,
    "red-1": 1.7,
    "red-2": 1.9,
    "red-3": 2.4,
    "red-4": 1.6,
    "yellow-1": 3.0,
    "yellow-2": 3.2,
    "yellow-3": 2.6,
    "yellow-4": 2.4,
    "purple-1": 2.0,
    "purple-2": 2.8,
    "purple-3": 2.4,
    "purple-4": 2.0,
}
"""How much a chip of each book is liked beyond the spaces it moves."""
ENOUGH = {"purple-1": 3, "purple-2": 3, "purple-4": 3, "yellow-3": 4, "yellow-4": 4, "red-4": 2, "black-2p": 4}
"""After so many chips of a book another one is liked only half as much."""


@lru_cache(maxsize=64)
def _box(players: int, options: tuple[tuple[str, Any], ...]) -> Box:
    return make_box(players, dict(options))


class Situation:
    """A seat's view, with the questions the apprentice asks of it."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.mine: dict[str, Any] = view["seats"][seat]
        self.round: int = view["round"]
        self.box = _box(view["players"], tuple(view["options"].items()))
        self.bag = [CHIP[name] for name in self.mine["bag"]]
        self.spaces: list[int] = self.mine["spaces"]
        self.position: int = self.spaces[-1] if self.spaces else self.mine["drop"] + self.mine["rat"]

    def worth_of(self, space: int, exploded: bool = False) -> float:
        """What scoring on a space is worth."""
        points, coins = float(POINTS[space]), COINS[space] * COIN_WORTH[self.round]
        if exploded and self.round == ROUNDS:
            coins = 0.0
        worth = max(points, coins) if exploded else points + coins
        return worth + RUBY_WORTH[self.round] * RUBY[space] + (0.0 if exploded else self.die_worth(space))

    def die_worth(self, space: int) -> float:
        """The die, if nobody else is further now."""
        others = [seat for number, seat in enumerate(self.view["seats"]) if number != self.seat]
        best = max((seat["next_space"] for seat in others if seat["state"] != "exploded"), default=0)
        return DIE_WORTH if space >= best else 0.0

    def is_safe(self) -> bool:
        """Can no white explode the cauldron now?"""
        return bool(self.view["card"] == "second_chance" and not self.mine["had_chance"])

    def explodes(self, chip: Chip, whites: int) -> bool:
        return chip.color == WHITE and whites + chip.value > self.mine["limit"] and not self.is_safe()

    def risk(self, whites: int | None = None, bag: list[Chip] | None = None) -> float:
        """[BEL-6.1] The true chance that the next chip explodes the cauldron."""
        chips = self.bag if bag is None else bag
        total = self.mine["whites"] if whites is None else whites
        return sum(self.explodes(chip, total) for chip in chips) / len(chips) if chips else 0.0

    def worth_of_drawing(self, position: int, whites: int, bag: Iterable[Chip]) -> float:
        """What one more chip is worth on average, if brewing ended after it."""
        chips = list(bag)
        if not chips:
            return 0.0
        worths = [self.worth_of_laying(chip, position, whites) for chip in chips]
        return sum(worths) / len(worths)

    def worth_of_laying(self, chip: Chip, position: int, whites: int) -> float:
        space = min(position + chip.value, LAST_SPACE) + 1
        exploded = self.explodes(chip, whites) and not self.is_protected()
        return self.worth_of(min(space, SPOON), exploded)

    def is_protected(self) -> bool:
        """[BEL-16.8] Would an explosion by the next chip be covered by blue 2?"""
        if self.box.blue != 2:
            return False
        laid = zip(self.mine["chips"], self.mine["turns"], strict=True)
        return any(n[0] == "b" and self.mine["turn"] + 1 - turn <= int(n[1]) for n, turn in laid)

    def liking(self, chip: Chip) -> float:
        """How much a chip is wanted: the spaces it moves and what its book does, less when there are enough."""
        book = self.box.book_ids[chip.color]
        owned = self.bag + [CHIP[name] for name in self.mine["chips"] + self.mine["bought"]]
        same = sum(c.color == chip.color for c in owned)
        taste = TASTE[book] * (0.5 if same >= ENOUGH.get(book, 6) else 1.0)
        return (chip.value * 1.1 + taste * (1 + 0.25 * (chip.value - 1))) * (1.15 - 0.1 * self.round)


class Apprentice:
    """Stops by the true risk, buys with a plan, takes what helps."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, ask: Ask) -> str:
        decide = DECISIONS.get(ask.about.key, _first)
        return decide(Situation(view, ask.seat), ask)


def _first(now: Situation, ask: Ask) -> str:
    return ask.options[0]


def _brew(now: Situation, ask: Ask) -> str:
    """[BEL-5.3] Draw while the average next chip is worth more than stopping here."""
    whites: int = now.mine["whites"]
    stopping = now.worth_of(min(now.position + 1, SPOON))
    drawing = now.worth_of_drawing(now.position, whites, now.bag)
    if "flask" in ask.options and _should_use_flask(now, max(stopping, drawing)):
        return "flask"
    if "draw" not in ask.options:
        return "stop"
    hope = 0.35 * (1 - now.risk())  # going on once leaves the right to go on again
    return "draw" if drawing + hope > stopping else "stop"


def _should_use_flask(now: Situation, best: float) -> bool:
    """[BEL-8.1] Put a white back when the cauldron is worth more without it."""
    last = CHIP[now.mine["chips"][-1]]
    if last.color != WHITE or (last.value == 1 and now.risk() < 0.3):
        return False
    before = now.spaces[-2] if len(now.spaces) > 1 else now.mine["drop"] + now.mine["rat"]
    whites = now.mine["whites"] - last.value
    again = now.worth_of_drawing(before, whites, [*now.bag, last]) + 0.6
    return again > best


def _buy(now: Situation, ask: Ask) -> str:
    """[BEL-10.5] The pair of chips that is liked most for the coins there are."""
    coins: int = now.view["agenda"][-1]["coins"]
    chips = [option.thing for option in ask.options if option.verb == "buy"]
    best: tuple[float, Chip | None] = (0.0, None)
    for chip in chips:
        rest = coins - now.box.prices[chip]
        seconds = [c for c in chips if c.color != chip.color and now.box.prices[c] <= rest]
        second = max((now.liking(c) for c in seconds), default=0.0) if ask.about.key == "buy" else 0.0
        best = max(best, (now.liking(chip) + max(second, 0.0), chip), key=lambda pair: pair[0])
    return f"buy:{best[1]}" if best[1] is not None else "done"


def _spend(now: Situation, ask: Ask) -> str:
    """[BEL-10.6] First the flask, then a drop; in the last round points."""
    if "point" in ask.options:
        return "point"
    if "refill" in ask.options:
        return "refill"
    if now.round >= ROUNDS - 1 and now.mine["rubies"] % 2 == 0 and "drop" not in ask.options:
        return "done"
    return _drop(now, ask) if now.round < ROUNDS else "done"


def _drop(now: Situation, ask: Ask) -> str:
    """[BEL-14.1] The tubes when their next bonus is worth more than a space in every round to come."""
    drop_worth = 0.35 * (ROUNDS - now.round)
    if "tube" in ask.options:
        bonus = TUBES[now.mine["tube"] + 1]
        assert bonus is not None
        tube_worth = bonus.points + bonus.rubies * RUBY_WORTH[now.round]
        tube_worth += max(now.liking(bonus.chip), 0.0) if bonus.chip is not None else 0.0
        if "drop" not in ask.options or tube_worth >= drop_worth:
            return "tube"
    return "drop" if "drop" in ask.options else ask.options[-1]


def _reward(now: Situation, ask: Ask) -> str:
    """[BEL-10.4] Points or coins, whichever is worth more in this round."""
    space = now.mine["space"]
    coins = 0.0 if now.round == ROUNDS else COINS[space] * COIN_WORTH[now.round]
    return "points" if POINTS[space] >= coins else "coins"


def _lay_best(now: Situation, ask: Ask) -> str:
    """[BEL-7.3] The chip that leaves the cauldron worth most; a white only when it is worth its danger."""
    whites: int = now.mine["whites"]
    nothing = now.worth_of(min(now.position + 1, SPOON))
    worths: dict[str, float] = {"none": nothing}
    for option in [option for option in ask.options if option.verb == "lay"]:
        chip: Chip = option.thing
        danger = chip.value * 1.2 if chip.color == WHITE and ask.about.key == "crow_skull" else 0.0
        safe = ask.about.key == "strong_ingredient"
        space = min(now.position + chip.value, LAST_SPACE) + 1
        worth = now.worth_of(min(space, SPOON)) if safe else now.worth_of_laying(chip, now.position, whites)
        worths[option] = worth - danger + (0.0 if chip.color == WHITE else 0.3)
    return max(worths, key=lambda option: worths[option])


def _beside(now: Situation, ask: Ask) -> str:
    """[BEL-16.24] Red chips beside the cauldron are laid, the biggest first."""
    lay = [option for option in ask.options if option.verb == "lay"]
    return lay[-1] if lay else "keep"


def _take(now: Situation, ask: Ask) -> str:
    """The chip that is liked most, against what else is offered."""
    worths: dict[str, float] = {}
    for option in ask.options:
        worths[option] = _worth_of_option(now, option, ask)
    return max(worths, key=lambda option: worths[option])


def _worth_of_option(now: Situation, option: Choice, ask: Ask) -> float:
    if option.verb in ("take", "swap"):
        chip: Chip = option.thing if option.verb == "take" else option.thing[1]
        less = now.liking(option.thing[0]) if option.verb == "swap" else 0.0
        price = RUBY_WORTH[now.round] if ask.about.key == "wheel_and_deal" else 0.0
        return (now.liking(chip) - less) * 0.9 - price
    if option == "rubies":
        return 3 * RUBY_WORTH[now.round]
    if option == "drop":
        return 0.7 * (ROUNDS + 1 - now.round)
    if option == "points":
        return float(_points_offered(now, ask))
    if option == "remove_white":
        return 0.75 * (ROUNDS + 1 - now.round)
    return 0.0


def _points_offered(now: Situation, ask: Ask) -> int:
    """What "points" means on a card: 4, or the rat tails counted [BEL-16.14]."""
    tails: int = now.view["agenda"][-1].get("tails", 4)
    return tails


def _second_chance(now: Situation, ask: Ask) -> str:
    """[BEL-16.12] Start anew when the whites are too many or the start was poor."""
    if "explode" in ask.options or now.mine["whites"] > now.mine["limit"]:
        return "restart"
    return "restart" if now.risk() > 0.45 and now.position < 8 + 2 * now.round else "go_on"


def _row(now: Situation, ask: Ask) -> str:
    """[BEL-16.22] The highest row; purple chips are traded in only for two or more, or late."""
    rows = [option for option in ask.options if option.verb == "row"]
    if ask.about.key == "ghost_trade" and len(rows) < 2 and now.round < 6:
        return "none"
    return rows[-1]


def _refuse(now: Situation, ask: Ask) -> str:
    """[BEL-16.14] Rat tails are worth more than rubies."""
    return ask.options[-1]


def _well_stirred(now: Situation, ask: Ask) -> str:
    return "back" if CHIP[now.mine["chips"][-1]].value > 1 or now.round < 6 else "keep"


def _spider_drop(now: Situation, ask: Ask) -> str:
    return _drop(now, ask) if now.round < ROUNDS - 1 else "none"


DECISIONS: dict[str, Callable[[Situation, Ask], str]] = {
    "brew": _brew,
    "commit": _brew,
    "buy": _buy,
    "buy_second": _buy,
    "spend": _spend,
    "drop": _drop,
    "reward": _reward,
    "crow_skull": _lay_best,
    "strong_ingredient": _lay_best,
    "beside": _beside,
    "second_chance": _second_chance,
    "ghost_row": _row,
    "ghost_trade": _row,
    "well_stirred": _well_stirred,
    "spider_drop": _spider_drop,
    **dict.fromkeys(
        ("choose_wisely", "only_one", "wheel_and_deal", "opportune_moment", "just_in_time", "rats_friends"), _take
    ),
    **dict.fromkeys(("schadenfreude", "spider_chip", "ghost_swap"), _take),
    "good_start": _refuse,
}
"""How each question is answered; any other by its first option."""
