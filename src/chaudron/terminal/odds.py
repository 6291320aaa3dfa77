"""The exact chance of an explosion, from what a player knows: the own bag, the whites laid, and the limit.

What chips do when they are drawn (a crow skull that lets one choose, a mandrake that takes a white back or raises the
limit) and what the player may still do (the flask, a fortune card) is left out: these are the odds of drawing and
laying, nothing else.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import comb
from typing import NamedTuple

from chaudron.kernel.game import View

AHEAD = 4
"""How many draws the odds look ahead."""


class Odds(NamedTuple):
    """What may happen if this seat goes on drawing."""

    bag: int
    """How many chips are in the bag."""
    deadly: tuple[str, ...]
    """The chips any one of which would explode the cauldron if it came next."""
    within: tuple[Fraction, ...]
    """The chance that the cauldron has exploded after 1, 2, 3, … draws, as far as the bag reaches."""
    safe: bool
    """Nothing explodes for now, whatever is drawn [BEL-16.12]."""

    @property
    def next_draw(self) -> Fraction:
        return self.within[0] if self.within else Fraction(0)


def odds(view: View) -> Odds:
    """The odds for the seat that a view belongs to; its own bag must be known."""
    mine = view["seats"][view["me"]]
    bag, whites, limit = mine["bag"], mine["whites"], mine["limit"]
    if view["card"] == "second_chance" and not mine["had_chance"]:
        return Odds(len(bag), (), (Fraction(0),) * min(AHEAD, len(bag)), safe=True)
    deadly = tuple(name for name in bag if white_value(name) and whites + white_value(name) > limit)
    within = tuple(explosion(bag, limit - whites, draws) for draws in range(1, min(AHEAD, len(bag)) + 1))
    return Odds(len(bag), deadly, within, safe=False)


def explosion(bag: Sequence[str], bears: int, draws: int) -> Fraction:
    """The chance that the whites among so many chips drawn from a bag add up to more than the cauldron still bears.

    An over-full cauldron (`bears` below 0) explodes with the next white [BEL-16.11].
    """
    whites = [value for value in map(white_value, bag) if value]
    others = len(bag) - len(whites)
    quiet = sum(ways * comb(others, draws - taken) for taken, ways in enumerate(_quiet_hands(whites, bears, draws)))
    return 1 - Fraction(quiet, comb(len(bag), draws))


def _quiet_hands(whites: list[int], bears: int, most: int) -> list[int]:
    """For each number of whites from 0 to `most`: how many ways there are to draw them without an explosion."""
    counts: list[dict[int, int]] = [{0: 1}, *({} for _ in range(most))]
    for value in whites:
        for taken in range(most, 0, -1):
            for total, ways in counts[taken - 1].items():
                if total + value <= bears:
                    counts[taken][total + value] = counts[taken].get(total + value, 0) + ways
    return [sum(totals.values()) for totals in counts]


def white_value(name: str) -> int:
    """What a chip adds to the whites; 0 for any other color."""
    return int(name[1:]) if name[0] == "w" else 0
