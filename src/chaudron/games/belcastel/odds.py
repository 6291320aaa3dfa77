"""[BEL-6.1] The exact chance of an explosion, from what a player knows: the own bag, the whites laid, and the limit.

What chips do when they are drawn (a crow skull that lets one choose, a mandrake that takes a white back or raises the
limit), the end of the track, and what the player may still do (the flask, a fortune card) are left out: these are the
odds of drawing and laying, nothing else. `expected_stops` looks further.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import comb
from typing import NamedTuple

from chaudron.games.belcastel.second_chance import CHIPS_BEFORE_THE_CHOICE
from chaudron.kernel.game import View


class Odds(NamedTuple):
    """What may happen if this seat goes on drawing."""

    bag: int
    """How many chips are in the bag."""
    deadly: tuple[str, ...]
    """The chips any one of which would explode the cauldron if it came next."""
    within: tuple[Fraction, ...]
    """The chance that the cauldron has exploded after 1, 2, 3, … draws, as far as the bag reaches."""
    safe: bool
    """Nothing explodes for now, whatever is drawn [BEL-16.12]; `within` reaches as far as that holds."""

    @property
    def next_draw(self) -> Fraction:
        return self.within[0] if self.within else Fraction(0)


def odds(view: View) -> Odds:
    """The odds for the seat that a view belongs to; its own bag must be known."""
    mine = view["seats"][view["me"]]
    bag, bears = mine["bag"], mine["limit"] - mine["whites"]
    if _is_safe(view):
        drawn = sum(turn > mine["started"] for turn in mine["turns"]) + len(mine["bowl"]) + mine["put_beside"]
        before_the_choice = CHIPS_BEFORE_THE_CHOICE - drawn
        return Odds(len(bag), (), (Fraction(0),) * min(before_the_choice, len(bag)), safe=True)
    return Odds(len(bag), _deadly(view), explosions(bag, bears), safe=False)


def risk(view: View) -> Fraction:
    """The chance that the next chip explodes the cauldron: `next_draw`, without a look any further."""
    bag = view["seats"][view["me"]]["bag"]
    return Fraction(len(_deadly(view)), len(bag)) if bag and not _is_safe(view) else Fraction(0)


def _is_safe(view: View) -> bool:
    return bool(view["card"] == "second_chance" and not view["seats"][view["me"]]["had_chance"])


def _deadly(view: View) -> tuple[str, ...]:
    mine = view["seats"][view["me"]]
    bears = mine["limit"] - mine["whites"]
    return tuple(name for name in mine["bag"] if white_value(name) > max(bears, 0))


def explosions(bag: Sequence[str], bears: int) -> tuple[Fraction, ...]:
    """For each number of draws: the chance that their whites add up to more than the cauldron still bears.

    An over-full cauldron (`bears` below 0) explodes with the next white [BEL-16.11].
    """
    whites = [value for value in map(white_value, bag) if value]
    quiet, others = _quiet_hands(whites, bears), len(bag) - len(whites)
    chances = []
    for draws in range(1, len(bag) + 1):
        ways = sum(quiet[taken] * comb(others, draws - taken) for taken in range(min(draws, len(whites)) + 1))
        chances.append(1 - Fraction(ways, comb(len(bag), draws)))
    return tuple(chances)


def _quiet_hands(whites: list[int], bears: int) -> list[int]:
    """For each number of whites: how many ways there are to draw them without an explosion."""
    counts: list[dict[int, int]] = [{0: 1}, *({} for _ in whites)]
    for value in whites:
        for taken in range(len(whites), 0, -1):
            for total, ways in counts[taken - 1].items():
                if total + value <= bears:
                    counts[taken][total + value] = counts[taken].get(total + value, 0) + ways
    return [sum(totals.values()) for totals in counts]


def white_value(name: str) -> int:
    """What a chip adds to the whites; 0 for any other color."""
    return int(name[1:]) if name[0] == "w" else 0
