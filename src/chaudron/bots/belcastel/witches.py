"""When the apprentice calls a witch: when she brings more than her penny may still be worth."""

from collections.abc import Iterator

from chaudron.bots.belcastel.item_values import POINTS_PER_RUBY, RUBY_WORTH
from chaudron.bots.belcastel.position import Position
from chaudron.games.belcastel.components import (
    COINS_PER_POINT,
    RUBY_PRICE,
    SPOON,
    UPGRADABLE,
    WHITE,
    Chip,
    chip_of,
)
from chaudron.games.belcastel.witches.copper import COINS_PER_RUBY
from chaudron.games.belcastel.witches.gold import CHEAP_PRICE
from chaudron.games.belcastel.witches.silver import SIX
from chaudron.kernel.rule import Ask


def called(now: Position, witch: str, gain: float) -> str | None:
    """The call, if it is worth the penny."""
    return f"witch:{witch}" if gain > now.penny_worth(witch) else None


# Silver


def call_while_brewing(now: Position, ask: Ask, best: float) -> str | None:
    """[WIT-3.2, WIT-3.3] Not before the next chip is dangerous: what comes without danger is had for nothing."""
    asked = [option for option in ask.options if option.verb == "witch"]
    if not asked or not now.risk():
        return None
    going_on = max(best, now.worth_of_going_on(now.position, now.whites, now.bag))
    with_her = worth_of_six(now) if asked == ["witch:S2"] else max(worths_without_whites(now).values())
    return called(now, asked[0].thing, with_her - going_on)


def worth_of_six(now: Position) -> float:
    """[WIT-3.2] S2: all that is colored among six average chips, and as much white as fits."""
    share = min(SIX / len(now.bag), 1.0)
    colored = share * sum(now.move_of(chip) for chip in now.bag if chip.color is not WHITE)
    white = share * sum(chip.value for chip in now.bag if chip.color is WHITE)
    fits = min(white, max(now.mine["limit"] - now.whites, 0))
    return now.worth_of(min(now.position + int(colored + fits) + 1, SPOON))


def worths_without_whites(now: Position) -> dict[str, float]:
    """[WIT-3.3] S3: what the cauldron is worth without the last white, the one before it, or both."""
    places = [place for place, chip in enumerate(now.chips) if chip.color is WHITE][-2:]
    ways = {"last": places[-1:], "earlier": places[:-1], "both": places}
    return {way: _worth_without(now, gone) for way, gone in ways.items() if gone}


def _worth_without(now: Position, gone: list[int]) -> float:
    back = [now.chips[place] for place in gone]
    left = [space for place, space in enumerate(now.spaces) if place not in gone]
    fallen = now.spaces[-1] - (left[-1] if left else now.start)
    whites = now.whites - sum(chip.value for chip in back)
    return now.worth_of_going_on(now.position - fallen, whites, now.bag + back)


def whites_back(now: Position, ask: Ask) -> str:
    """[WIT-3.3] Which whites leave the cauldron."""
    worths = worths_without_whites(now)
    return f"whites:{max(worths, key=lambda way: worths[way])}"


def gather(now: Position, ask: Ask) -> str:
    """[WIT-3.19] S3 after stopping: only where a white set aside would explode the cauldron."""
    return "witch:S3" if now.whites > now.mine["limit"] else "none"


def saved(now: Position, ask: Ask) -> str:
    """[WIT-3.1] S1: the cauldron as it was before the last white, for the penny and the flask."""
    exploded = now.worth_of(min(now.position + 1, SPOON), exploded=True)
    gain = now.worth_of(min(now.position_before_last + 1, SPOON)) - exploded - now.flask_worth
    return called(now, "S1", gain) or "none"


def full_reward(now: Position, ask: Ask) -> str:
    """[WIT-3.4] S4: what the explosion costs, and the die."""
    space = now.mine["space"]
    points, coins = now.points_and_coins(space)
    lost = 0.0 if now.mine["protected"] else points + coins - now.worth_of_either(points, coins)
    return called(now, "S4", lost + now.die_worth(space)) or "none"


# Copper


def call_at_the_market(now: Position, ask: Ask) -> str | None:
    """[WIT-3.5, WIT-3.6, WIT-3.8] C1, C2 or C4, before anything is paid."""
    for option in ask.options:
        if option.verb == "witch":
            return called(now, option.thing, gain_at_the_market(now, option.thing))
    return None


def gain_at_the_market(now: Position, witch: str) -> float:
    """What is liked more than without her: bigger chips, or what more coins buy."""
    if witch == "C1":
        return max(gains_of_growing(now).values(), default=0.0)
    coins, more = now.rule["coins"], more_coins(now, witch)
    return now.worth_of_coins(coins + more) - now.worth_of_coins(coins)


def more_coins(now: Position, witch: str) -> int:
    """[WIT-3.6, WIT-3.8] C2 doubles the coins of the scoring space, C4 adds two for each ruby."""
    return now.box.track.coins[now.mine["space"]] if witch == "C2" else COINS_PER_RUBY * int(now.mine["rubies"])


def gains_of_growing(now: Position) -> dict[str, float]:
    """[WIT-3.5] C1: how much each chip of the cauldron that can rise would gain, and the last two together."""
    gains = {f"swap:{low}>{high}": now.liking(high) - now.liking(low) for low, high in _growing(now, now.chips)}
    last = list(_growing(now, now.chips[-2:]))
    if len(last) == 2:
        gains["last_two"] = sum(gains[f"swap:{low}>{high}"] for low, high in last)
    return gains


def _growing(now: Position, chips: list[Chip]) -> Iterator[tuple[Chip, Chip]]:
    for low in chips:
        if low.color in UPGRADABLE and low.value < 4:
            high = chip_of(low.color, low.value * 2)
            if now.view["supply"][high.name]:
                yield low, high


def grow(now: Position, ask: Ask) -> str:
    """[WIT-3.5] What grows most."""
    gains = gains_of_growing(now)
    return max(ask.options, key=lambda option: gains.get(option, 0.0))


def copy(now: Position, ask: Ask) -> str:
    """[WIT-3.7] C3: the chip that is liked most, if a second one is worth the penny."""
    chips = [option.thing for option in ask.options if option.verb == "take"]
    best = max(chips, key=now.liking)
    return f"take:{best}" if called(now, "C3", now.liking(best)) else "none"


def exchange(now: Position, ask: Ask) -> str:
    """[WIT-3.6, WIT-3.8] Round 9: as many more points as the witch brings."""
    witch = ask.options[0].thing
    coins = now.box.track.coins[now.mine["space"]]
    more = more_coins(now, witch)
    return called(now, witch, (coins + more) // COINS_PER_POINT - coins // COINS_PER_POINT) or "done"


# Gold


def points_at_once(now: Position, ask: Ask) -> str:
    """[WIT-3.9, WIT-3.10] G1, G2: the points that she offers now."""
    return called(now, ask.options[0].thing, now.rule["points"]) or "none"


def rain(now: Position, ask: Ask) -> str:
    """[WIT-3.11] G3: the rubies that she adds."""
    paid = 2 if now.view["card"] == "shining" else 1
    more = now.box.track.points[now.mine["space"]] - paid
    return called(now, "G3", more * RUBY_WORTH[now.round]) or "none"


def gain_of_half_price(now: Position) -> float:
    """[WIT-3.12] G4: what the rubies buy at half the price, beyond what they buy anyway."""
    return worth_of_rubies(now, CHEAP_PRICE) - worth_of_rubies(now, RUBY_PRICE)


def worth_of_rubies(now: Position, price: int) -> float:
    """[BEL-10.6] The flask if it is empty, then drops or tubes; what is not worth its price is kept for round 9."""
    rubies: int = now.mine["rubies"]
    refills = int(not now.mine["flask"] and rubies >= price)
    rest, thing = rubies - refills * price, max(now.drop_worth, now.tube_worth)
    bought = rest // price if thing > price * POINTS_PER_RUBY else 0
    return refills * now.flask_worth + bought * thing + (rest - bought * price) * POINTS_PER_RUBY
