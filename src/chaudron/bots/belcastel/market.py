"""How the apprentice scores, shops and spends."""

from chaudron.bots.belcastel import witches
from chaudron.bots.belcastel.item_values import COIN_WORTH, POINTS_PER_RUBY, RUBY_WORTH
from chaudron.bots.belcastel.position import Position
from chaudron.games.belcastel.components import ROUNDS, SPOON, WHITE, Chip
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask


def buy(now: Position, ask: Ask) -> str:
    """[BEL-10.5] The pair of chips that is liked most for the coins there are; a witch first, if she is worth it."""
    if now.mine["pennies"] and (call := witches.call_at_the_market(now, ask)):
        return call
    chips = [option.thing for option in ask.options if option.verb == "buy"]
    _, chip = now.best_purchase(chips, now.rule["coins"], "second" not in ask.about.key)
    return f"buy:{chip}" if chip is not None else "done"


def spend(now: Position, ask: Ask) -> str:
    """[BEL-10.6, BEL-12.2] First the flask, then a drop or a tube that beats the points of round 9; there, points."""
    if "witch:G4" in ask.options and (call := witches.called(now, "G4", witches.gain_of_half_price(now))):
        return call
    if "refill" in ask.options and now.round < ROUNDS:
        return "refill"
    things = [option for option in ask.options if option in ("drop", "tube")]
    price: int = now.rule["price"]
    if things and max(now.drop_worth, now.tube_worth) > price * POINTS_PER_RUBY:
        return drop(now, ask)
    return "point" if "point" in ask.options else "done"


def drop(now: Position, ask: Ask) -> str:
    """[BEL-14.1] The tubes when their next bonus is worth more than a space in every round to come."""
    if "tube" in ask.options and ("drop" not in ask.options or now.tube_worth >= now.drop_worth):
        return "tube"
    return "drop" if "drop" in ask.options else ask.options[-1]


def spider_drop(now: Position, ask: Ask) -> str:
    return drop(now, ask) if now.round < ROUNDS - 1 else "none"


def reward(now: Position, ask: Ask) -> str:
    """[BEL-10.4] Points or coins, whichever is worth more in this round."""
    space = now.mine["space"]
    points = now.box.track.points[space] + (now.bowl // 2 if space == SPOON else 0)
    coins = 0.0 if now.round == ROUNDS else now.box.track.coins[space] * COIN_WORTH[now.round]
    return "points" if points >= coins else "coins"


def take(now: Position, ask: Ask) -> str:
    """The chip that is liked most, against what else is offered."""
    worths: dict[str, float] = {}
    for option in ask.options:
        worths[option] = _worth_of_option(now, option, ask)
    return max(worths, key=lambda option: worths[option])


def _worth_of_option(now: Position, option: Choice, ask: Ask) -> float:
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
        return float(_points_offered(now))
    if option == "remove_white":
        return 0.75 * (ROUNDS + 1 - now.round)
    return 0.0


def _points_offered(now: Position) -> int:
    """What "points" means on a card: 4, or the rat tails counted [BEL-16.14]."""
    tails: int = now.rule.get("tails", 4)
    return tails


def keep_for_next_round(now: Position, ask: Ask) -> str:
    """[WIT-5.5] The colored chip that is liked most starts the next round; whites do not."""
    chips = [option.thing for option in ask.options if option.verb == "start" and option.thing.color is not WHITE]
    return f"start:{max(chips, key=now.liking)}" if chips else "none"


def row(now: Position, ask: Ask) -> str:
    """[BEL-16.22] The highest row; purple chips are traded in only for two or more, or late."""
    rows = [option for option in ask.options if option.verb == "row"]
    if ask.about.key == "ghost_trade" and len(rows) < 2 and now.round < 6:
        return "none"
    return rows[-1]


def refuse(now: Position, ask: Ask) -> str:
    """[BEL-16.14] Rat tails are worth more than rubies."""
    return ask.options[-1]
