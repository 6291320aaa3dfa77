"""Rules of thumb found in several small simulators: a threshold or a risk, and simple shopping lists."""

from chaudron.games.belcastel.components import ORANGE, PURPLE, RED, WHITE, YELLOW
from research.policies.policy import Plan
from research.policies.seen import Seen
from research.policies.shopping import Buys, by_wishes, dearest_of, drops_until_round, spending_most
from research.policies.stopping import (
    always_coins,
    by_color,
    coins_until,
    furthest_colored,
    if_few_whites,
    if_heavy,
    if_next_is_risky,
    until_risk,
    until_whites,
)

THRESHOLDS = "tylorlilley/quacks-of-quedlinburg, cravingsleep/quacks_of_quedlinburg_sim and common advice"
LILLEY = "tylorlilley/quacks-of-quedlinburg, players by trait (2022); its risk level is a parameter, here a third"
QUACKSBAG = "bastianthimary/QuacksBag, AiDecisionMakerRuleSet1Test (November 2025)"


def whites(most: int) -> Plan:
    return Plan(
        source=f"{THRESHOLDS}: stop at {most} whites, spend as much as possible",
        goes_on=until_whites(most),
        buys=spending_most,
        takes_coins=coins_until(5),
        spends=drops_until_round(8),
        flask=if_next_is_risky(0.25),
    )


def risk(most: float) -> Plan:
    return Plan(
        source=f"{THRESHOLDS}: stop when the risk is above {most:.0%}, spend as much as possible",
        goes_on=until_risk(most),
        buys=spending_most,
        takes_coins=coins_until(5),
        spends=drops_until_round(8),
        flask=if_next_is_risky(most),
    )


def lilley(what: str, buys: Buys) -> Plan:
    return Plan(
        source=f"{LILLEY}: {what}",
        goes_on=until_risk(1 / 3),
        buys=buys,
        takes_coins=always_coins,
        spends=drops_until_round(8),
        flask=if_heavy,
        flask_first=True,
        lays=furthest_colored,
    )


def counts_seven(now: Seen) -> bool:
    """QuacksBag takes whites that reach exactly 7 for deadly too, and stops above a third."""
    reaching = sum(chip.color is WHITE and now.whites + chip.value >= now.limit for chip in now.bag)
    return reaching <= 0.33 * len(now.bag)


def quacksbag(what: str, buys: Buys) -> Plan:
    return Plan(
        source=f"{QUACKSBAG}: {what}",
        goes_on=counts_seven,
        buys=buys,
        takes_coins=always_coins,
        spends=drops_until_round(7),
        flask=if_few_whites(0.2),
        flask_first=True,
        lays=by_color,
    )


PLANS = {
    **{f"whites-{most}": whites(most) for most in (5, 6, 7)},
    **{f"risk-{percent}": risk(percent / 100) for percent in (10, 20, 33, 50)},
    "lilley-red": lilley("red and orange", dearest_of(RED, ORANGE)),
    "lilley-yellow": lilley("yellow only", dearest_of(YELLOW)),
    "quacksbag": quacksbag(
        "setup 45, its default: purple, two reds, an orange", by_wishes(PURPLE, (RED, ORANGE), {RED: 2, ORANGE: 1})
    ),
    "quacksbag-best": quacksbag("setup 44, its best: purple, then orange and red", by_wishes(PURPLE, (ORANGE, RED))),
}
