"""How a learned bot weighs its answers when cards are turned, cauldrons scored and chips bought."""

from chaudron.bots.belcastel.evaluation import Evaluation
from chaudron.bots.belcastel.purchases import Basket
from chaudron.games.belcastel.components import COINS_PER_POINT, SPOON
from chaudron.games.belcastel.scoring import points_of_bowl
from chaudron.games.belcastel.table import Table
from chaudron.games.belcastel.witches.copper import COINS_PER_RUBY
from chaudron.games.belcastel.witches.gold import points_for_colors
from chaudron.games.belcastel.witches.pennies import can_call
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask

FOLLOWS = ("drop", "upgrade", "copy", "spend_less", "spend")
"""Questions that belong to the one before: the answer to it is worth what the best answer to them is."""
FURTHEST = 4
"""So many of them follow from an answer at most."""
WORST = -99.0
BARELY = 0.001


def by_what_is_owned(evaluation: Evaluation, ask: Ask) -> dict[str, float]:
    """Each answer is tried, and what the seat then has is weighed."""
    return {option: owned_after(evaluation, option, 1) for option in ask.options}


def owned_after(evaluation: Evaluation, option: Choice, depth: int, table: Table | None = None) -> float:
    world = evaluation.tried(option, table)
    ask = world.asks.get(evaluation.seat)
    if ask is None or depth >= FURTHEST or ask.about.key not in FOLLOWS or world.round != evaluation.table.round:
        return evaluation.owning(world)
    return max(owned_after(evaluation, further, depth + 1, world) for further in ask.options)


def buy(evaluation: Evaluation, ask: Ask) -> dict[str, float]:
    """[BEL-10.5] Each chip with the best that can be bought beside it; a witch with what she makes of the coins."""
    rule = evaluation.table.agenda[-1]
    coins, bought = rule.coins, rule.chips  # type: ignore[attr-defined]  # the rule that asks sells
    market = evaluation.ending.market
    worths: dict[str, float] = {"done": 0.0}
    for option in ask.options:
        if option.verb == "witch":
            worths[option] = worth_of_market_witch(evaluation, option, coins)
    for basket in market.baskets(bought):
        if market.price(basket) <= coins:
            worth = market.worth_of(basket) + worth_of_twin(evaluation, basket)
            for chip in basket:
                worths[f"buy:{chip}"] = max(worths.get(f"buy:{chip}", WORST), worth)
    return {option: evaluation.worth.total + worths[option] for option in ask.options if option in worths}


def worth_of_twin(evaluation: Evaluation, basket: Basket) -> float:
    """[WIT-3.7] C3: the better of the chips once more, if that is worth the penny."""
    if not can_call(evaluation.table, evaluation.mine, "C3"):
        return 0.0
    worth = evaluation.worth
    return max([0.0, *[worth.chip(chip) - worth.penny("C3") for chip in basket]])


def worth_of_market_witch(evaluation: Evaluation, option: Choice, coins: int) -> float:
    """[WIT-3.5, WIT-3.6, WIT-3.8]"""
    market, mine, penny = evaluation.ending.market, evaluation.mine, evaluation.worth.penny(option.thing)
    if option.thing == "C1":
        gain = owned_after(evaluation, option, 1) - evaluation.owning(evaluation.table)
        return gain + market.worth_of_coins(coins)
    more = evaluation.table.box.track.coins[mine.space] if option.thing == "C2" else COINS_PER_RUBY * mine.rubies
    return market.worth_of_coins(coins + more) - penny


def reward(evaluation: Evaluation, ask: Ask) -> dict[str, float]:
    """[BEL-10.4] Points or coins."""
    mine, worth = evaluation.mine, evaluation.worth
    points = (
        evaluation.table.box.track.points[mine.space] + (points_of_bowl(mine) if mine.space == SPOON else 0)
    ) * worth.point
    if can_call(evaluation.table, mine, "G1"):
        points += max(points_for_colors(mine) * worth.point - worth.penny("G1"), 0.0)
    coins = evaluation.ending.coins[mine.space]
    if evaluation.table.is_last_round and evaluation.table.box.options["exploded_coins_round_9"] == "none":
        coins = 0.0
    return {"points": worth.total + points, "coins": worth.total + coins}


def full_reward(evaluation: Evaluation, ask: Ask) -> dict[str, float]:
    """[WIT-3.4] S4: both instead of either, and the die."""
    mine, ending = evaluation.mine, evaluation.ending
    space, penny = mine.space, evaluation.worth.penny("S4")
    both = ending.protected[space]
    either = both if mine.protected else both - min(ending.points[space], ending.coins[space])
    full = both + ending.dice * ending.furthest(space) - penny
    return {"witch:S4": evaluation.worth.total + full, "none": evaluation.worth.total + either}


def good_start(evaluation: Evaluation, ask: Ask) -> dict[str, float]:
    """[BEL-16.14] Rubies for spaces."""
    gain = evaluation.worth_after.ruby - evaluation.ending.space_worth
    tails = {option: option.thing if option.verb == "give_up" else 0 for option in ask.options}
    return {option: evaluation.worth.total + given * gain for option, given in tails.items()}


def exchange(evaluation: Evaluation, ask: Ask) -> dict[str, float]:
    """[WIT-3.6, WIT-3.8] Round 9: the points that the coins of a witch make."""
    coins, mine = evaluation.table.box.track.coins[evaluation.mine.space], evaluation.mine
    worths: dict[str, float] = {"done": float(coins // COINS_PER_POINT)}
    for option in ask.options:
        if option.verb == "witch":
            more = coins if option.thing == "C2" else COINS_PER_RUBY * mine.rubies
            worths[option] = (coins + more) // COINS_PER_POINT - evaluation.worth.penny(option.thing)
    return {option: evaluation.worth.total + worth for option, worth in worths.items()}


def rat(evaluation: Evaluation, ask: Ask) -> dict[str, float]:
    """[BEL-4.1] A start further on is never refused."""
    spaces = evaluation.table.agenda[-1].tails * evaluation.ending.space_worth  # type: ignore[attr-defined]  # the rule that asks
    return {option: evaluation.worth.total + (spaces if option == "rat" else -BARELY) for option in ask.options}
