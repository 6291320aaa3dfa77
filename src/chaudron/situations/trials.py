"""Rules that can be tried with numbers of one's own: what comes of them, by what the games play by."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from chaudron.games.bal.components import FEW_CARDS, TOP_UP
from chaudron.games.bal.rounds import sabbat_share
from chaudron.games.belcastel import box as belcastel
from chaudron.games.belcastel.components import CHIP, COINS_PER_POINT, POINTS, RUBY_PRICE, SPOON, WHITE, rat_tails
from chaudron.games.belcastel.witches.box import WitchesBox
from chaudron.games.belcastel.witches.copper import COINS_PER_RUBY
from chaudron.games.belcastel.witches.gold import CHEAP_PRICE, COLOR_POINTS
from chaudron.games.blackwood.actions.trade import price_of
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


def _exchange(numbers: Numbers, _: str) -> dict[str, int]:
    """[BEL-12.2]"""
    coins, rubies = numbers[0] // COINS_PER_POINT, numbers[1] // RUBY_PRICE
    return {"coins": coins, "rubies": rubies, "points": coins + rubies}


def _purse(view: View) -> list[Numbers]:
    """The coins of every scoring space, and rubies."""
    kind = WitchesBox if view["game"] == WitchesBox.game else belcastel.Box
    coins = belcastel.make_box(view["players"], view["options"], kind).track.coins
    return [(coins[mine["next_space"]], mine["rubies"]) for mine in view["seats"]]


def _ruby_purse(numbers: Numbers, _: str) -> dict[str, int]:
    """[WIT-3.8]"""
    coins, rubies = numbers
    more = COINS_PER_RUBY * rubies
    return {"more": more, "coins": coins + more, "points": (coins + more) // COINS_PER_POINT}


def _palette(numbers: Numbers, _: str) -> dict[str, int]:
    """[WIT-3.9]"""
    [colors] = numbers
    return {"colors": colors, "points": COLOR_POINTS[colors]}


def _colors(view: View) -> list[Numbers]:
    return [(len({CHIP[chip].color for chip in mine["chips"]} - {WHITE}),) for mine in view["seats"]]


def _half_price(numbers: Numbers, _: str) -> dict[str, int]:
    """[WIT-3.12]"""
    [rubies] = numbers
    return {"often": rubies // CHEAP_PRICE, "usual": rubies // RUBY_PRICE}


def _rubies(view: View) -> list[Numbers]:
    return [(mine["rubies"],) for mine in view["seats"]]


def _bowl(numbers: Numbers, _: str) -> dict[str, int]:
    """[WIT-4.2]"""
    [values] = numbers
    return {"half": values // 2, "points": POINTS[SPOON] + values // 2}


def _bowls(view: View) -> list[Numbers]:
    return [(sum(CHIP[chip].value for chip in mine["bowl"]),) for mine in view["seats"]]


def _top_up(numbers: Numbers, _: str) -> dict[str, int]:
    """[BAL-6.1]"""
    [hand] = numbers
    draws = TOP_UP if hand <= FEW_CARDS else 0
    return {"draws": draws, "holds": hand + draws}


def _sizes(view: View) -> list[Numbers]:
    return [() if mine["out_at"] else (mine["hand_size"],) for mine in view["seats"]]


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


def _larder(numbers: Numbers, _: str) -> dict[str, int]:
    """[BLW-4.1]"""
    [worth] = numbers
    return {"coins": worth // 2}


def _larders(view: View) -> list[Numbers]:
    printed = make_box(view["players"], view["options"]).cards.forest
    return [(sum(printed[card].cost for card in mine["larder"]),) for mine in view["seats"]]


def _spell_price(numbers: Numbers, _: str) -> dict[str, int]:
    """[BLW-5.3]"""
    spells, coins = numbers
    price = price_of(spells)
    return {"price": price, "left": max(coins - price, 0), "short": max(price - coins, 0)}


def _spells(view: View) -> list[Numbers]:
    return [(len(mine["ready"]) + len(mine["spent"]), mine["coins"]) for mine in view["seats"]]


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
            Trial("BEL-12.2", (Dial("coins", 35, 23), Dial("rubies", 30, 7)), _exchange, _purse),
        ),
        "witches": (
            Trial("WIT-3.8", (Dial("coins", 35, 15), Dial("rubies", 30, 4)), _ruby_purse, _purse),
            Trial("WIT-3.9", (Dial("colors", max(COLOR_POINTS), 5),), _palette, _colors),
            Trial("WIT-3.12", (Dial("rubies", 30, 5),), _half_price, _rubies),
            Trial("WIT-4.2", (Dial("values", 60, 7),), _bowl, _bowls),
        ),
        "bal": (
            Trial(
                "BAL-3.4",
                (Dial("lives", 20, 6), Dial("hand", 20, 3)),
                _sabbat,
                _hands,
                "sabbat",
                ("draw_n", REFILL),
            ),
            Trial("BAL-6.1", (Dial("hand", 20, 1),), _top_up, _sizes),
        ),
        "blackwood": (
            Trial("BLW-4.1", (Dial("worth", 60, 9),), _larder, _larders),
            Trial("BLW-5.3", (Dial("spells", 9, 1), Dial("coins", 60, 4)), _spell_price, _spells),
            Trial("BLW-8.3", (Dial("potions", 150, 17), Dial("coins", 60, 10), Dial("loans", 9, 1)), _renown, _wealth),
        ),
    }.items()
}
"""Those of every page of rules."""
