"""The policy bundles of the Edinburgh study (draw, bust, buy, ruby, flask), under the full rules."""

from chaudron.games.belcastel.components import BLACK, BLUE, GREEN, ORANGE, PURPLE, RED
from research.policies.policy import Plan
from research.policies.shopping import (
    Buys,
    drops_until_round,
    drops_until_space,
    kept_equal,
    spending_most,
)
from research.policies.stopping import as_in_edinburgh, by_a_coin, coins_until, never, while_gain_outweighs

SOURCE = "ericrogers36/uoe-quacks-of-quedlinburg-public, University of Edinburgh (March 2026)"


def bundle(what: str, buys: Buys) -> Plan:
    """The bundle that the study settled on, with one way of buying or another."""
    return Plan(
        source=f"{SOURCE}: {what}",
        goes_on=while_gain_outweighs(0.5),
        buys=buys,
        takes_coins=coins_until(5),
        spends=drops_until_space(6),
        flask=by_a_coin,
        flask_first=True,
        lays=as_in_edinburgh,
    )


BEST = (ORANGE, BLACK, BLUE, GREEN, PURPLE)
PLANS = {
    "edinburgh": bundle("the best bundle when nobody else has black chips, 42.6 points", kept_equal(*BEST)),
    "edinburgh-thrifty": bundle("the same, but no coins are kept for a color", kept_equal(*BEST, waits=False)),
    "edinburgh-red": bundle("the best bundle when others have black chips, 41.0", kept_equal(ORANGE, BLUE, RED)),
    "edinburgh-all": bundle("the baseline, which spends as much as it can, 40.2", spending_most),
    "edinburgh-safe": Plan(
        source=f"{SOURCE}: the first baseline, which never risks an explosion, 34.8",
        goes_on=never,
        buys=spending_most,
        takes_coins=never,
        spends=drops_until_round(8),
        flask=by_a_coin,
        flask_first=True,
        lays=as_in_edinburgh,
    ),
}
