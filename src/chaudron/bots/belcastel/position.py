"""A seat's view, with the questions the apprentice asks of it."""

from collections.abc import Iterable
from functools import cached_property
from typing import Any

from chaudron.bots.belcastel.item_values import (
    BOOK_BONUS,
    COIN_WORTH,
    DIE_WORTH,
    DROP_WORTH,
    ENOUGH,
    FLASK_WORTH,
    PENNY_WORTH,
    PLENTY,
    RUBY_WORTH,
)
from chaudron.games.belcastel.books.locoweed import FURTHEST
from chaudron.games.belcastel.books.yellow import SPACES_FOR_A_RUBY
from chaudron.games.belcastel.components import (
    CHIP,
    CHIPS,
    LAST_SPACE,
    LAST_TUBE,
    LOCOWEED,
    PENNY_OF,
    PENNY_POINTS,
    RED,
    ROUNDS,
    SPOON,
    TUBES,
    WHITE,
    YELLOW,
    Chip,
)
from chaudron.games.belcastel.odds import explosions
from chaudron.games.belcastel.view import box_of
from chaudron.kernel.game import View

AHEAD = 5
"""How many draws the apprentice thinks ahead when it asks what a witch would change."""


class Position:
    """A seat's view, with the questions the apprentice asks of it."""

    def __init__(self, view: View, seat: int, patient: bool = False) -> None:
        self.view = view
        self.seat, self.patient = seat, patient
        self.mine: dict[str, Any] = view["seats"][seat]
        self.round: int = view["round"]
        self.box = box_of(view)
        self.bag = [CHIP[name] for name in self.mine["bag"]]
        self.chips = [CHIP[name] for name in self.mine["chips"]]
        self.spaces: list[int] = self.mine["spaces"]
        self.start: int = self.mine["drop"] + self.mine["rat"]
        self.position: int = self.spaces[-1] if self.spaces else self.start
        self.whites: int = self.mine["whites"]
        self.bowl = sum(CHIP[name].value for name in self.mine["bowl"])
        self.likings: dict[Chip, float] = {}
        if self.mine["aside"]:
            self._count_aside()

    def _count_aside(self) -> None:
        """[WIT-5.6] What is set aside will be laid: it is as good as lying in the cauldron."""
        aside = [CHIP[name] for name in self.mine["aside"]]
        self.position = min(self.position + sum(self.move_of(chip) for chip in aside), LAST_SPACE)
        if self.box.options["red_6_white_counts"] == "when_laid":
            self.whites += sum(chip.value for chip in aside if chip.color is WHITE)

    @property
    def rule(self) -> dict[str, Any]:
        """The rule that asks this seat."""
        rule: dict[str, Any] = self.view["agenda"][-1]
        while "branches" in rule:
            rule = rule["branches"][str(self.seat)][-1]
        return rule

    @property
    def last_laid(self) -> Chip:
        """The chip that was laid last, in the cauldron or in the bowl."""
        return CHIP[self.mine["bowl"][-1]] if self.mine["poured"] else self.chips[-1]

    @property
    def position_before_last(self) -> int:
        """Where the cauldron stands without the chip laid last; one set aside or in the bowl moved nothing."""
        if self.mine["poured"] or self.last_laid.color is not WHITE:
            return self.position
        return self.position - self.spaces[-1] + (self.spaces[-2] if len(self.spaces) > 1 else self.start)

    # What the cauldron is worth

    def worth_of(self, space: int, exploded: bool = False, poured: int = 0) -> float:
        """What scoring on a space is worth; `poured`: what one more chip in the bowl adds [WIT-4.2]."""
        points, coins = self.points_and_coins(space, poured)
        if not exploded:
            return points + coins + self.worth_of_ruby(space) + self.die_worth(space)
        worth = self.worth_of_either(points, coins)
        if self.can_call("S4"):
            worth = max(worth, points + coins - self.penny_worth("S4"))
        return worth + self.worth_of_ruby(space)

    def points_and_coins(self, space: int, poured: int = 0) -> tuple[float, float]:
        """What a space pays, both in points."""
        bowl = (self.bowl + poured) // 2 if space == SPOON else 0
        return float(self.box.track.points[space] + bowl), self.box.track.coins[space] * COIN_WORTH[self.round]

    def worth_of_either(self, points: float, coins: float) -> float:
        """[BEL-10.4] What is left after an explosion: points or coins."""
        return max(points, 0.0 if self.round == ROUNDS else coins)

    def worth_of_ruby(self, space: int) -> float:
        """[BEL-10.3, WIT-3.11] The ruby of a space, or all those that a witch makes of it."""
        if not self.box.track.ruby[space]:
            return 0.0
        ruby = RUBY_WORTH[self.round]
        rain = (self.box.track.points[space] - 1) * ruby - self.penny_worth("G3") if self.can_call("G3") else 0.0
        return ruby + max(rain, 0.0)

    def die_worth(self, space: int) -> float:
        """The die, if nobody else is further now."""
        return DIE_WORTH if space >= self.furthest_other else 0.0

    @cached_property
    def furthest_other(self) -> int:
        others = [seat for number, seat in enumerate(self.view["seats"]) if number != self.seat]
        return max((seat["next_space"] for seat in others if seat["state"] != "exploded"), default=0)

    def worth_of_stopping(self) -> float:
        """What the cauldron is worth now; a white set aside may be bound to explode it [WIT-5.6]."""
        is_doomed = bool(self.mine["aside"]) and self.whites > self.mine["limit"] and not self.is_safe()
        return self.worth_of(min(self.position + 1, SPOON), exploded=is_doomed)

    # Going on

    def is_safe(self) -> bool:
        """Can no white explode the cauldron now?"""
        return bool(self.view["card"] == "second_chance" and not self.mine["had_chance"])

    def explodes(self, chip: Chip, whites: int) -> bool:
        return chip.color is WHITE and whites + chip.value > self.mine["limit"] and not self.is_safe()

    def risk(self) -> float:
        """[BEL-6.1] The true chance that the next chip explodes the cauldron."""
        return sum(self.explodes(chip, self.whites) for chip in self.bag) / len(self.bag) if self.bag else 0.0

    def worth_of_drawing(self, position: int, whites: int, bag: Iterable[Chip]) -> float:
        """What one more chip is worth on average, if brewing ended after it."""
        chips = list(bag)
        if not chips:
            return 0.0
        worths = [self.worth_of_laying(chip, position, whites) for chip in chips]
        return sum(worths) / len(worths)

    def worth_of_laying(self, chip: Chip, position: int, whites: int) -> float:
        exploded = self.explodes(chip, whites) and not self.is_protected()
        worth = self.worth_after(chip, position, exploded)
        if exploded and self.mine["flask"] and self.can_call("S1"):
            saved = self.worth_of(min(position + 1, SPOON)) - self.flask_worth
            return max(worth, saved - self.penny_worth("S1"))
        return worth

    def worth_after(self, chip: Chip, position: int, exploded: bool = False) -> float:
        """What the cauldron is worth with one more chip in it, or in the bowl [WIT-4.1]."""
        if position >= LAST_SPACE and self.box.has_bowls:
            return self.worth_of(SPOON, exploded, chip.value)
        return self.worth_of(min(position + self.move_of(chip), LAST_SPACE) + 1, exploded)

    def worth_of_going_on(self, position: int, whites: int, bag: list[Chip]) -> float:
        """What the cauldron is worth if one draws on, as many chips as seems best, and then stops."""
        best = self.worth_of(min(position + 1, SPOON))
        if not bag:
            return best
        step = sum(map(self.move_of, bag)) / len(bag)
        chances = explosions([chip.name for chip in bag], self.mine["limit"] - whites)
        for draws, chance in enumerate(chances[:AHEAD], 1):
            blast = 0.0 if self.is_safe() else float(chance)
            there, halfway = (min(round(position + draws * step * part), LAST_SPACE) + 1 for part in (1.0, 0.7))
            best = max(best, (1 - blast) * self.worth_of(there) + blast * self.worth_of(halfway, exploded=True))
        return best

    def is_protected(self) -> bool:
        """[BEL-16.8] Would an explosion by the next chip be covered by blue 2?"""
        if self.box.blue != 2:
            return False
        laid = zip(self.chips, self.mine["turns"], strict=True)
        return any(c.acts_as.name[0] == "b" and self.mine["turn"] + 1 - turn <= c.acts_as.value for c, turn in laid)

    # How far chips move

    def move_of(self, chip: Chip) -> int:
        """[WIT-5.1] How far a chip moves if it comes next, as far as the books of the expansion change it."""
        return self.own_moves.get(chip, chip.value) if self.own_moves else chip.value

    @cached_property
    def own_moves(self) -> dict[Chip, int]:
        """The chips that move otherwise than their value says."""
        colors = [LOCOWEED] if self.box.books.get(LOCOWEED) else []
        colors += [RED] if self.box.red == 5 else []
        colors += [YELLOW] if self.box.yellow >= 5 else []
        return {chip: self._own_move(chip) for chip in CHIPS if chip.color in colors} if colors else {}

    def _own_move(self, chip: Chip) -> int:
        if chip.color is LOCOWEED:
            return self._move_of_locoweed()
        if chip.color is RED:
            return max([chip.value, *[laid.acts_as.value for laid in self.chips if laid.acts_as.color is RED]])
        if self.box.yellow == 6:
            return chip.value + (SPACES_FOR_A_RUBY if self.mine["rubies"] else 0)
        return chip.value + round(sum(other.value for other in self.bag) / max(len(self.bag), 1))

    def _move_of_locoweed(self) -> int:
        """[WIT-5.9] By the rat, or by the last colored chip."""
        if self.box.books[LOCOWEED] == 5:
            return min(int(self.mine["rat"]) + 1, FURTHEST)
        return next((chip.acts_as.value for chip in reversed(self.chips) if chip.color is not WHITE), 1)

    # Witches

    def can_call(self, witch: str) -> bool:
        """[WIT-2.1] Is she up, and is there a penny for her?"""
        return bool(self.mine["pennies"]) and witch in self.view["witches"] and PENNY_OF[witch] in self.mine["pennies"]

    def penny_worth(self, witch: str) -> float:
        """[WIT-2.2] Its points; for who is patient, what it may still bring."""
        return PENNY_WORTH[witch][self.round] if self.patient else PENNY_POINTS

    @property
    def flask_worth(self) -> float:
        return FLASK_WORTH if self.round < ROUNDS else 0.0

    # What chips and drops are worth

    @property
    def space_worth(self) -> float:
        """A space more in this round, on the average of the track."""
        return (self.box.track.points[SPOON] + self.box.track.coins[SPOON] * COIN_WORTH[self.round]) / SPOON

    @property
    def drop_worth(self) -> float:
        """A space more at the start of every round to come."""
        return DROP_WORTH * (ROUNDS - self.round)

    @property
    def tube_worth(self) -> float:
        """[BEL-14.1] What the next test tube brings."""
        bonus = TUBES[self.mine["tube"] + 1] if self.box.has_tubes and self.mine["tube"] < LAST_TUBE else None
        if bonus is None:
            return 0.0
        worth: float = bonus.points + bonus.rubies * RUBY_WORTH[self.round]
        return worth + (max(self.liking(bonus.chip), 0.0) if bonus.chip is not None else 0.0)

    def on_sale(self, coins: int) -> list[Chip]:
        """What so many coins can buy."""
        chips, supply = self.box.open_chips[self.round], self.view["supply"]
        return [chip for chip in chips if supply[chip.name] and self.box.prices[chip] <= coins]

    def worth_of_coins(self, coins: int) -> float:
        """How much the best purchase for so many coins is liked."""
        return self.best_purchase(self.on_sale(coins), coins)[0]

    def best_purchase(self, chips: list[Chip], coins: int, two: bool = True) -> tuple[float, Chip | None]:
        """[BEL-10.5] How much the best chip, or pair of two colors, is liked, and what to buy first."""
        best: tuple[float, Chip | None] = (0.0, None)
        for chip in chips:
            rest = coins - self.box.prices[chip]
            seconds = [c for c in chips if c.color != chip.color and self.box.prices[c] <= rest] if two else []
            second = max((self.liking(c) for c in seconds), default=0.0)
            best = max(best, (self.liking(chip) + max(second, 0.0), chip), key=lambda pair: pair[0])
        return best

    def liking(self, chip: Chip) -> float:
        """How much a chip is wanted: the spaces it moves and what its book does, less when there are enough."""
        if chip not in self.likings:
            self.likings[chip] = self._liking(chip)
        return self.likings[chip]

    def _liking(self, chip: Chip) -> float:
        book = self.box.book_ids[chip.color]
        if book == "black-5":
            return self.drop_worth + BOOK_BONUS[book] * RUBY_WORTH[self.round] * (ROUNDS - self.round)
        owned = self.bag + [CHIP[name] for name in self.mine["chips"] + self.mine["bought"]]
        same = sum(c.color == chip.color for c in owned)
        bonus = BOOK_BONUS[book] * (0.5 if same >= ENOUGH.get(book, PLENTY) else 1.0)
        value = chip.value if chip.color is not LOCOWEED else self._usual_move_of_locoweed(owned)
        return (value * 1.1 + bonus * (1 + 0.25 * (value - 1))) * (1.15 - 0.1 * self.round)

    def _usual_move_of_locoweed(self, owned: list[Chip]) -> float:
        """[WIT-5.9] With a rat of one space, or as far as the average colored chip that it may copy."""
        models = [chip.value for chip in owned if chip.color not in (WHITE, LOCOWEED)]
        return 2.0 if self.box.books[LOCOWEED] == 5 or not models else sum(models) / len(models)
