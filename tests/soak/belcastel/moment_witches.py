"""The questions that the probes of Les Sorcières s'en mêlent (`exercise_witches`) ask of a moment."""

from chaudron.games.belcastel.choices import COINS, LAST_TWO, POINT, POINTS
from chaudron.games.belcastel.components import (
    PENNY_OF,
    SPOON,
    UPGRADABLE,
    WHITE,
    chip_of,
)
from chaudron.games.belcastel.components import POINTS as POINTS_ON
from chaudron.games.belcastel.table import BREWING, EXPLODED, STOPPED
from chaudron.games.belcastel.view import chips_in_hand
from chaudron.games.belcastel.witches.gold import colors_in, counts_in_bag, rubies_on_space
from chaudron.games.belcastel.witches.pennies import can_call
from chaudron.games.belcastel.witches.silver import SavedFromTheBlast
from tests.soak.belcastel.moment import Moment, Question, is_covered, on_top

# Witches and pennies


def could_call(*witches: str) -> Question:
    """Is one of these turned up, and is her penny there, but not spent by this answer?"""
    return lambda now: any(can_call(now.table, now.mine, witch) for witch in witches)


def calls(witch: str) -> Question:
    """A penny is spent on her."""
    return lambda now: bool(now.fact["witch"] == witch)


def has_penny(penny: str) -> Question:
    return lambda now: penny in now.mine.pennies


def is_third_this_round(now: Moment) -> bool:
    return now.calls[now.seat].count(now.round) == 3


def is_penny_of(penny: str) -> Question:
    return lambda now: PENNY_OF[now.fact["witch"]] == penny


def pennies_left(number: int) -> Question:
    return lambda now: bool(now.fact["pennies"] == number)


def came_back_with_penny(now: Moment) -> bool:
    """Did a restart give a penny back?"""
    return len(now.mine.pennies) > len(now.mine_was.pennies)


def lost_penny_for_good(now: Moment) -> bool:
    """Did a restart not give back the penny spent in this round?"""
    before = now.mine.before
    return before is not None and len(before.pennies) > len(now.mine.pennies)


def has_exploded(now: Moment) -> bool:
    return now.mine.state == EXPLODED


def took_points(now: Moment) -> bool:
    """Exploded, and chose points?"""
    return now.mine.reward == POINTS


def took_coins(now: Moment) -> bool:
    """Exploded, and chose to buy?"""
    return now.mine.reward == COINS


# Silver


def is_saved_after_stopping(now: Moment) -> bool:
    asking = on_top(now.was, SavedFromTheBlast)
    return asking is not None and asking.before == STOPPED


def took_a_white_set_aside(now: Moment) -> bool:
    return len(now.mine.aside) < len(now.mine_was.aside)


def was_in_the_bowl(now: Moment) -> bool:
    """Was the chip laid last in the bowl?"""
    return now.mine_was.poured


def was_covered(now: Moment) -> bool:
    return is_covered(now.mine_was)


def flask_is_empty(now: Moment) -> bool:
    return not now.mine.flask


def looked_at(least: int, most: int) -> Question:
    """So many chips were drawn to be laid?"""
    return lambda now: now.rule == "WIT-3.2" and least <= len(now.fact["chips"].split()) <= most


def laid_the_last_of_six(now: Moment) -> bool:
    has_more = next(chips_in_hand(now.table, now.seat), None) is not None or now.told("restarted")
    return now.choice.verb == "lay" and now.mine.state == BREWING and not has_more


def had_no_chips(now: Moment) -> bool:
    return not now.mine_was.chips


def had_one_white(now: Moment) -> bool:
    return [chip.color for chip in now.mine_was.chips].count(WHITE) == 1


def fell_back(now: Moment) -> bool:
    return now.mine.position < now.mine_was.position


def stayed(now: Moment) -> bool:
    return now.mine.position == now.mine_was.position


def freed_last_space(now: Moment) -> bool:
    return now.mine_was.is_on_last_space and not now.mine.is_on_last_space


def has_white_in_bowl(now: Moment) -> bool:
    return any(chip.color is WHITE for chip in now.mine.bowl)


def is_rewarded_in_full(now: Moment) -> bool:
    return now.mine.state == EXPLODED and now.mine.full_reward


def rolls_in_scoring(now: Moment) -> bool:
    """A roll of phase A?"""
    return now.card != "roll_the_die" and now.table.box.books["green"] != 6


# Copper


def one_of_last_two_rises(now: Moment) -> bool:
    """Can only one of the last two chips be raised?"""
    rising = {option.thing[0] for option in now.options if option.verb == "swap"}
    return LAST_TWO not in now.options and len(now.mine.chips) > 1 and bool(rising & set(now.mine.chips[-2:]))


def has_risers_in_bowl(now: Moment) -> bool:
    """Does a chip that could rise lie in the bowl only?"""
    rising = {option.thing[0] for option in now.options if option.verb == "swap"}
    return any(chip.color in UPGRADABLE and chip.value < 4 and chip not in rising for chip in now.mine.bowl)


def misses_a_bigger_chip(now: Moment) -> bool:
    """Does a chip lie there whose bigger one is sold out?"""
    can_rise = [chip for chip in now.mine.chips if chip.color in UPGRADABLE and chip.value < 4]
    return any(not now.table.supply[chip_of(chip.color, chip.value * 2)] for chip in can_rise)


def keeps_start_chips(now: Moment) -> bool:
    return bool(now.mine.kept)


def is_sold_out(now: Moment) -> bool:
    return not now.table.supply[now.chip]


def is_exchange_of_coins(now: Moment) -> bool:
    """Points for coins in round 9?"""
    return now.rule == "BEL-12.2" and now.choice is not POINT


def could_take_two(now: Moment) -> bool:
    """Was there more than one chip to take?"""
    return [option.verb for option in now.was.asks[now.seat].options].count("take") > 1


# Gold


def counted_colors(least: int, most: int) -> Question:
    return lambda now: least <= colors_in(now.mine_was) <= most


def had_color(color: str) -> Question:
    """Did a chip of this color lie in the cauldron?"""
    return lambda now: any(chip.color is color for chip in now.mine_was.chips)


def had_more_colors_in_bowl(now: Moment) -> bool:
    return bool({chip.color for chip in now.mine_was.bowl} - {chip.color for chip in now.mine_was.chips} - {WHITE})


def won_more_since(now: Moment) -> bool:
    """Does the bag hold more that counts than it did at the freeze?"""
    return sum(map(counts_in_bag, now.mine_was.bag)) > now.mine_was.left


def is_on_spoon(now: Moment) -> bool:
    return now.mine.space == SPOON


def pays_no_more(now: Moment) -> bool:
    """Does the scoring space show no more points than it pays rubies?"""
    return POINTS_ON[now.mine.space] <= rubies_on_space(now.table, now.mine)


def rubies_ran_out(now: Moment) -> bool:
    return bool(now.fact["rubies"] < POINTS_ON[now.mine.space])


def pays_one_ruby(now: Moment) -> bool:
    return now.answered == "spend_less"


def paid_one_before(now: Moment) -> bool:
    """Is this not the first thing bought for one ruby?"""
    return pays_one_ruby(now) and now.earlier == "spend_less"
