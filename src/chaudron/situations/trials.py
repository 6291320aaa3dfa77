"""Rules that can be tried with numbers of one's own: what comes of them, by what the games play by."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from chaudron.games.bal.rounds import sabbat_share
from chaudron.games.belcastel.components import rat_tails
from chaudron.games.blackwood.box import make_box
from chaudron.games.blackwood.components import COINS_PER_RENOWN, LOAN_RENOWN, SALE_RENOWN
from chaudron.kernel.game import View

Numbers = Sequence[int]
REFILL = "refill_to_n"


class Dial(NamedTuple):
    """A number that one may turn up and down, from 0."""

    name: str
    most: int
    first: int


class Trial(NamedTuple):
    """A rule with dials."""

    rule: str
    dials: tuple[Dial, ...]
    outcome: Callable[[Numbers, str], dict[str, int]]
    """What comes of these numbers, where an option decides by one of its values."""
    around: Callable[[View], list[Numbers]]
    """The numbers of every seat at a table, as somebody sees it; none for who has left the game."""
    option: str = ""
    readings: tuple[str, ...] = ("",)

    @property
    def key(self) -> str:
        """The key of its words; in the form `short` what comes of it for one of many."""
        return f"trial-{self.rule.replace('.', '-')}"


def _tails(numbers: Numbers, _: str) -> dict[str, int]:
    """[BEL-4.1]"""
    points, leader = numbers
    return {"tails": rat_tails(points, max(points, leader))}


def _points(view: View) -> list[Numbers]:
    leader = max(mine["points"] for mine in view["seats"])
    return [(mine["points"], leader) for mine in view["seats"]]


def _room(numbers: Numbers, _: str) -> dict[str, int]:
    """[BEL-6.1]"""
    whites, limit = numbers
    return {"whites": whites, "limit": limit, "room": max(limit - whites, 0), "over": max(whites - limit, 0)}


def _whites(view: View) -> list[Numbers]:
    return [(mine["whites"], mine["limit"]) for mine in view["seats"]]


def _sabbat(numbers: Numbers, reading: str) -> dict[str, int]:
    """[BAL-3.4, BAL-13.3]"""
    lives, hand = numbers
    draws = sabbat_share(lives, hand, reading == REFILL)
    return {"draws": draws, "holds": hand + draws}


def _hands(view: View) -> list[Numbers]:
    return [() if mine["out_at"] else (mine["lives"], mine["hand_size"]) for mine in view["seats"]]


def _renown(numbers: Numbers, _: str) -> dict[str, int]:
    """[BLW-8.3]"""
    potions, coins, loans = numbers
    gained, lost = coins // COINS_PER_RENOWN, -LOAN_RENOWN * loans
    return {"potions": potions, "coins": gained, "lost": lost, "total": potions + gained - lost}


def _wealth(view: View) -> list[Numbers]:
    printed = make_box(view["players"], view["options"]).cards.potions
    found: list[Numbers] = []
    for mine in view["seats"]:
        potions = [printed[one].renown for side in ("potions", "sold", "traded") for one in mine[side]]
        found.append((sum(potions) + SALE_RENOWN * len(mine["sold"]), mine["coins"], mine["loans"]))
    return found


TRIALS: dict[str, dict[str, Trial]] = {
    game: {trial.rule: trial for trial in all_of_it}
    for game, all_of_it in {
        "belcastel": (
            Trial("BEL-4.1", (Dial("points", 99, 12), Dial("leader", 99, 20)), _tails, _points),
            Trial("BEL-6.1", (Dial("whites", 30, 5), Dial("limit", 12, 7)), _room, _whites),
        ),
        "witches": (),
        "bal": (
            Trial(
                "BAL-3.4",
                (Dial("lives", 20, 6), Dial("hand", 20, 3)),
                _sabbat,
                _hands,
                "sabbat",
                ("draw_n", REFILL),
            ),
        ),
        "blackwood": (
            Trial("BLW-8.3", (Dial("potions", 150, 17), Dial("coins", 60, 10), Dial("loans", 9, 1)), _renown, _wealth),
        ),
    }.items()
}
"""Those of every page of rules."""
