"""The questions that the probes of bowls and of the books of sets 5 and 6 (`exercise_sets`) ask of a moment."""

from itertools import pairwise

from chaudron.games.belcastel.brewing import LayStartChips
from chaudron.games.belcastel.components import (
    BLACK,
    CHIP,
    GREEN,
    K1,
    LAST_SPACE,
    LOCOWEED,
    ORANGE,
    PURPLE,
    RED,
    SPOON,
    UPGRADABLE,
    W1,
    WHITE,
    YELLOW,
    Chip,
)
from chaudron.games.belcastel.table import BREWING, EXPLODED, STOPPED
from chaudron.games.belcastel.view import chips_in_hand
from tests.soak.belcastel.moment import Moment, Question, drop_cause, spaces_moved
from tests.soak.belcastel.moment_witches import rolls_in_scoring

# Setup


def has_books(black: int, locoweed: int) -> Question:
    """With these sets of black and locoweed?"""
    return lambda now: (now.table.box.books[BLACK], now.table.box.books[LOCOWEED]) == (black, locoweed)


def is_mix(now: Moment) -> bool:
    return isinstance(now.table.box.options["books"], str)


def could_take(chip: str) -> Question:
    """Is this chip there to be taken, although it is not offered?"""
    return lambda now: now.table.can_take(CHIP[chip]) and f"take:{chip}" not in now.options


def opens_in(number: int) -> Question:
    return lambda now: now.fact["color"] == LOCOWEED and now.round == number


# Bowls


def cauldron(now: Moment) -> list[Chip]:
    """What lies there, or lay there before scoring put it in the bag."""
    return now.mine.chips or now.mine_was.chips


def half_is_rounded_down(now: Moment) -> bool:
    bowl = now.mine.bowl or now.mine_was.bowl
    return sum(chip.value for chip in bowl) % 2 == 1


def exploded_in_the_bowl(now: Moment) -> bool:
    return now.mine.poured and any(chip.color is WHITE for chip in now.mine.bowl[-1:])


def had_bowl(now: Moment) -> bool:
    return bool(now.mine_was.bowl)


def acts_when_laid(now: Moment) -> bool:
    """Would the chip have acted in the cauldron?"""
    return now.chip.color in UPGRADABLE and now.chip.color is not GREEN


def both_on_spoon(now: Moment) -> bool:
    """Did several roll who stand on the spoon with different bowls?"""
    rolled = {roll["seat"] for roll in now.told("rolled")}
    bowls = {now.was.seats[seat].bowl for seat in rolled if now.table.seats[seat].space == SPOON}
    return len(bowls) > 1 and rolls_in_scoring(now)


def copies_on_last_space(*books: str) -> Question:
    """Does a locoweed on the last space copy one of these books?"""

    def holds(now: Moment) -> bool:
        color = now.chip.acts_as.color
        return now.fact["space"] == LAST_SPACE and now.table.box.book_ids[color] in books

    return holds


# Books of sets 5 and 6


def is_of_value(value: int) -> Question:
    return lambda now: now.chip.value == value


def is_of_color(*colors: str) -> Question:
    return lambda now: now.chip.color in colors


def greens_at_end(now: Moment) -> int:
    """How many greens are last or next to last?"""
    return sum(chip.acts_as.color is GREEN for chip in cauldron(now)[-2:])


def has_greens_at_end(number: int) -> Question:
    return lambda now: greens_at_end(now) >= number


def chose_one_before(now: Moment) -> bool:
    return bool(now.mine_was.kept)


def is_start_chip(now: Moment) -> bool:
    return now.chip in now.mine_was.start


def is_starting(now: Moment) -> bool:
    """Are start chips being laid?"""
    return any(isinstance(rule, LayStartChips) for rule in now.table.agenda)


def was_starting(now: Moment) -> bool:
    return bool(now.mine_was.start)


def has_rat(now: Moment) -> bool:
    return now.mine.rat > 0


def start_chips_stay(now: Moment) -> bool:
    return bool(now.mine.chips)


def is_spiders_roll(now: Moment) -> bool:
    """Is this roll no roll of phase A, since the cauldron exploded?"""
    is_out = now.mine.state == EXPLODED and not now.mine.full_reward
    return is_out and now.table.box.books["green"] == 6 and now.card != "roll_the_die"


def fewer_oranges(now: Moment) -> bool:
    """Fewer pumpkins than the value of the blue chip?"""
    return now.mine_was.oranges < now.chip.value


def counted_a_six(now: Moment) -> bool:
    return CHIP["o6"] in cauldron(now)


def has_fewer_chips_before(now: Moment) -> bool:
    """Did a blue of set 6 find a white 1 although fewer chips lie before it than its value?"""
    chips = now.mine.chips
    last = chips[-1].acts_as if chips else W1
    return now.table.box.blue == 6 and len(chips) - 1 < last.value


def had_higher_red(now: Moment) -> bool:
    reds = [chip.acts_as.value for chip in now.mine_was.chips if chip.acts_as.color is RED]
    return max(reds, default=0) > now.chip.value


def drew_nothing_along(now: Moment) -> bool:
    """Was a yellow of set 5 laid while brewing without a chip to draw along?"""
    return now.mine_was.state == now.mine.state == BREWING and not now.told("drew_along")


def had_no_ruby(now: Moment) -> bool:
    return not now.mine_was.rubies


def is_by_a_blue(now: Moment) -> bool:
    """Did a blue chip bring this? A ruby by BEL-7.3 may also be a spider's."""
    box = now.table.box
    return now.rule == "WIT-5.4" or (now.rule == "BEL-7.3" and box.books[GREEN] != 1)


def was_aside(now: Moment) -> bool:
    return now.chip in now.mine_was.aside


def has_stopped(now: Moment) -> bool:
    """Had the seat stopped in this round before the chip was laid?"""
    said_so = any(told["seat"] == now.seat for told in now.told("stopped"))
    return said_so or now.mine_was.state == STOPPED


def had_exploded(now: Moment) -> bool:
    return now.mine_was.state == EXPLODED


def has_set_one_aside(now: Moment) -> bool:
    return any(told["seat"] == now.seat for told in now.told("set_aside"))


def explodes_when_laid_from_aside(now: Moment) -> bool:
    return bool(now.mine_was.aside) and has_stopped(now) and now.mine_was.state != EXPLODED


def has_several_aside(now: Moment) -> bool:
    return len(now.mine.aside) > 1


def had_aside(now: Moment) -> bool:
    return bool(now.mine_was.aside)


def found_nothing_to_set_aside(now: Moment) -> bool:
    return not now.mine.bag and not now.told("set_aside") and now.mine.state == BREWING


def laid_from_aside(now: Moment) -> bool:
    return now.choice.verb == "lay" and now.answered in ("brew", "commit", "aside")


def ghosts_before(*chips: str) -> Question:
    """Does a purple chip lie directly before one of these, or last where none is named?"""

    def holds(now: Moment) -> bool:
        laid = cauldron(now)
        if not chips:
            return laid[-1].acts_as.color is PURPLE
        return any(one.acts_as.color is PURPLE and after.name[:2] in chips for one, after in pairwise(laid))

    return holds


def won_drop_too(now: Moment) -> bool:
    """Did the player whose drop black 6 has just moved win the ruby as well?"""
    return drop_cause(now.was) == "WIT-5.7" and now.seat == now.answerer


def shares_drop(now: Moment) -> bool:
    return drop_cause(now.table) == drop_cause(now.was) == "WIT-5.7" and now.seat != now.answerer


def left_neighbor_has_moths(now: Moment) -> bool:
    left = (now.seat + 1) % len(now.table.seats)
    chips = now.table.seats[left].chips or now.was.seats[left].chips
    return any(chip.acts_as.color is BLACK for chip in chips)


def has_moths_at_end(now: Moment) -> bool:
    return any(chip.acts_as.color is BLACK for chip in cauldron(now)[-2:])


def bought_it(now: Moment) -> bool:
    return now.answered in ("buy", "buy_second") and now.seat == now.answerer


def bought_by_ghosts(now: Moment) -> bool:
    return now.answered in ("ghost_buy", "ghost_buy_second") and now.seat == now.answerer


def keeps_black(now: Moment) -> bool:
    """Is a black of set 5 gained that goes into the own bag?"""
    is_kept = now.table.box.books[BLACK] == 5 and now.table.box.options["black_5_other_gains"] == "own_bag"
    return is_kept and now.chip is K1 and not now.told("passed_black")


def came_from_a_tube(now: Moment) -> bool:
    return any(told["seat"] == now.seat and told["tube"] == 5 for told in now.told("tube"))


# Locoweed


def is_moved_by(least: int, most: int) -> Question:
    """Was a locoweed laid as far as the rat says, and does the rat stand so far past the drop?"""

    def holds(now: Moment) -> bool:
        spaces = min(now.mine_was.rat + 1, 4)
        is_right = spaces_moved(now) == spaces or now.fact["space"] == LAST_SPACE
        return now.mine_was.state == BREWING and is_right and least <= now.mine_was.rat <= most

    return holds


def is_copy_of(color: str, *values: int) -> Question:
    def holds(now: Moment) -> bool:
        model = now.chip.acts_as
        return model is not now.chip and model.color is color and (not values or model.value in values)

    return holds


def is_copy(now: Moment) -> bool:
    return now.chip.acts_as is not now.chip


def found_only_whites(now: Moment) -> bool:
    chips = now.mine_was.chips
    return bool(chips) and all(chip.color is WHITE for chip in chips) and not is_copy(now)


def copied_a_locoweed(now: Moment) -> bool:
    colored = [chip for chip in now.mine_was.chips if chip.color is not WHITE]
    return is_copy(now) and bool(colored) and colored[-1].color is LOCOWEED


def copies_in(color: str, last: int = 0) -> Question:
    """Does a locoweed lie there that counts as this color; where `last` is given, among so many at the end?"""
    return lambda now: _copies(cauldron(now)[-last:], color)


def copied_in(color: str, last: int) -> Question:
    """Did one lie there before it could be forgotten what it copied?"""
    return lambda now: _copies(now.mine_was.chips[-last:], color)


def _copies(chips: list[Chip], color: str) -> bool:
    return any(chip.color is LOCOWEED and chip.acts_as.color is color for chip in chips)


def copies_a_riser(now: Moment) -> bool:
    """Does a locoweed lie there that copied a chip which could rise?"""
    return any(chip.color is LOCOWEED and chip.acts_as.color in UPGRADABLE for chip in now.mine.chips)


def lays_a_locoweed(now: Moment) -> bool:
    return any(chip.color is LOCOWEED for chip in chips_in_hand(now.table, now.seat))


def makes_three_yellows(now: Moment) -> bool:
    """Do yellows of set 3 bear more because a locoweed copied one?"""
    return now.table.box.yellow == 3 and now.chip.acts_as.color is YELLOW and now.mine_was.count(YELLOW) == 2


def is_by_a_black(now: Moment) -> bool:
    return now.rule in ("BEL-10.2", "WIT-5.7")


def is_by_a_purple(now: Moment) -> bool:
    return now.rule in ("BEL-16.22", "WIT-5.3")


def misses_one_pumpkin(now: Moment) -> bool:
    """Would a locoweed that copied a pumpkin make three of them for red 1, or enough for blue 5?"""
    oranges, needed = now.mine_was.oranges, 3 if now.chip.color is RED else now.chip.value
    copies = [chip for chip in now.mine_was.chips if chip.color is LOCOWEED and chip.acts_as.color is ORANGE]
    return oranges < needed <= oranges + len(copies)


def has_two_moths_at_end(now: Moment) -> bool:
    """[WIT-6.9] Last and next to last."""
    return len(now.mine.last_two(BLACK)) == 2


def two_ended_on_spoon(now: Moment) -> bool:
    """[WIT-6.10] A tie between them would be looked at more closely."""
    return sum(seat.space == SPOON for seat in now.table.seats) > 1
