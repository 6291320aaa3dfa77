"""[WIT-3.19] S3 after stopping: she is offered where whites that go back can bring something else than lost spaces."""

from chaudron.fast.belcastel.asks import ASK_GATHER, CALL_S3, NO
from chaudron.fast.belcastel.box import BLACK_5, BLACK_BOOK, GREEN_BOOK, PURPLE_BOOK, ROUNDS_PLAYED
from chaudron.fast.belcastel.cauldron import chip_at, count_acting, space_at
from chaudron.fast.belcastel.gains import ask
from chaudron.fast.belcastel.layout import (
    ASIDE,
    BAG,
    BESIDE,
    CARD_NOW,
    CHIPS_LAID,
    DROP,
    PER_SMALL,
    PER_WORDS,
    RAT,
    ROUND,
    STATE,
    STOPPED,
    WHITES,
    State,
)
from chaudron.fast.belcastel.tables import (
    ACT_COLOR,
    ACT_VALUE,
    BLACK,
    CARD,
    GREEN,
    KIND,
    KINDS_OF_VALUE,
    PURPLE,
    RISING,
    RUBY,
    SPOON,
    VALUE,
)
from chaudron.fast.belcastel.witches import COPPER, SILVER, can_call, place_of_white
from chaudron.fast.jit import N, apart, compiled
from chaudron.fast.words import ZERO, kinds_in

STRONG_INGREDIENT, SEASONED_PERFECTLY = CARD["strong_ingredient"], CARD["seasoned_perfectly"]
NOWHERE = -1
RUBY_NEXT, SPIDERS, SPIDER_VALUES, MOTHS, AFTER_GHOSTS, WHITES_OF_SEVEN, RISE, IN_REACH = range(8)
MOST_VALUE = 6


@compiled
def offer_gathering(s: State, p: int) -> None:
    """[WIT-3.19, WIT-3.3] Before anybody's scoring begins."""
    if can_call(s, p, SILVER, 3) and can_help(s, p):
        ask(s, p, ASK_GATHER, 0, 1 << CALL_S3 | NO)


@apart
def can_help(s: State, p: int) -> bool:
    """[WIT-2.3] Would anything be better with one or both of the last whites gone?"""
    at = p * PER_SMALL
    last, earlier = place_of_white(s, p, 0), place_of_white(s, p, 1)
    if s.small[at + STATE] != STOPPED or last < 0:
        return False
    if s.words[p * PER_WORDS + ASIDE] != ZERO:
        return True  # from where they will be laid may always matter
    for value in range(3):
        if s.small[at + BESIDE + value] > 0:
            return True
    if is_better(s, p, last, NOWHERE):
        return True
    return earlier >= 0 and (is_better(s, p, earlier, NOWHERE) or is_better(s, p, last, earlier))


@compiled
def is_better(s: State, p: int, gone: int, gone_too: int) -> bool:
    """Does the cauldron bring more of anything without one or two of its chips?"""
    for what in range(IN_REACH + MOST_VALUE + 1):
        if brings(s, p, what, gone, gone_too) > brings(s, p, what, NOWHERE, NOWHERE):
            return True
    return False


@compiled
def from_end(s: State, p: int, back: int, gone: int, gone_too: int) -> int:
    """The place of the last chip (0) or of the one before (1), without those that are gone; or nowhere."""
    place = N(s.small[p * PER_SMALL + CHIPS_LAID]) - 1
    while place >= 0:
        if place != gone and place != gone_too:
            if back == 0:
                return place
            back -= 1
        place -= 1
    return NOWHERE


@compiled
def end_space(s: State, p: int, gone: int, gone_too: int) -> int:
    """The space from which the next chip would count."""
    last = from_end(s, p, 0, gone, gone_too)
    if last >= 0:
        return space_at(s, p, last)
    return N(s.small[p * PER_SMALL + DROP] + s.small[p * PER_SMALL + RAT])


@compiled
def brings(s: State, p: int, what: int, gone: int, gone_too: int) -> int:
    """What a cauldron brings apart from the spaces it has come: the more of each, the better."""
    if what == RUBY_NEXT:
        return N(RUBY[min(end_space(s, p, gone, gone_too) + 1, SPOON)])
    if what == SPIDERS or what == SPIDER_VALUES:
        return spiders_at_end(s, p, what, gone, gone_too) if s.box[GREEN_BOOK] != 3 else 0
    if what == MOTHS:
        return near_end(s, p, BLACK, gone, gone_too) if s.box[BLACK_BOOK] == BLACK_5 else 0
    if what == AFTER_GHOSTS:
        return after_ghosts(s, p, gone, gone_too) if s.box[PURPLE_BOOK] == 6 else 0
    if what == WHITES_OF_SEVEN:
        return has_seven(s, p, gone, gone_too)
    if what == RISE:
        return can_rise(s, p, gone, gone_too)
    return ruby_in_reach(s, p, what - IN_REACH, gone, gone_too)


@compiled
def near_end(s: State, p: int, color: int, gone: int, gone_too: int) -> int:
    """How many of the last two chips are of a color."""
    found = 0
    for back in range(2):
        place = from_end(s, p, back, gone, gone_too)
        if place >= 0 and ACT_COLOR[chip_at(s, p, place)] == color:
            found += 1
    return found


@compiled
def spiders_at_end(s: State, p: int, what: int, gone: int, gone_too: int) -> int:
    if what == SPIDERS:
        return near_end(s, p, GREEN, gone, gone_too)
    values = 0
    for back in range(2):
        place = from_end(s, p, back, gone, gone_too)
        if place >= 0 and ACT_COLOR[chip_at(s, p, place)] == GREEN:
            values += ACT_VALUE[chip_at(s, p, place)]
    return N(values)


@compiled
def after_ghosts(s: State, p: int, gone: int, gone_too: int) -> int:
    """[WIT-5.3] The sum of the values of the chips that follow a purple one."""
    points, follows = 0, False
    for place in range(s.small[p * PER_SMALL + CHIPS_LAID]):
        if place != gone and place != gone_too:
            code = chip_at(s, p, place)
            points += VALUE[code] if follows else 0
            follows = ACT_COLOR[code] == PURPLE
    return N(points)


@compiled
def has_seven(s: State, p: int, gone: int, gone_too: int) -> int:
    """Whites of exactly 7, where somebody wants them."""
    wants = s.small[CARD_NOW] == SEASONED_PERFECTLY or (s.box[GREEN_BOOK] == 3 and count_acting(s, p, GREEN) > 0)
    whites = N(s.small[p * PER_SMALL + WHITES])
    whites -= VALUE[chip_at(s, p, gone)] if gone >= 0 else 0
    whites -= VALUE[chip_at(s, p, gone_too)] if gone_too >= 0 else 0
    return 1 if wants and whites == 7 else 0


@compiled
def can_rise(s: State, p: int, gone: int, gone_too: int) -> int:
    """How many of the last two chips C1 could raise."""
    if s.small[ROUND] == s.box[ROUNDS_PLAYED] or not can_call(s, p, COPPER, 1):
        return 0
    found = 0
    for back in range(2):
        place = from_end(s, p, back, gone, gone_too)
        if place >= 0:
            found += (RISING >> N(KIND[chip_at(s, p, place)])) & 1
    return found


@compiled
def ruby_in_reach(s: State, p: int, value: int, gone: int, gone_too: int) -> int:
    """[BEL-3.5] Is a chip of this value in the bag, and would it lead to a ruby?"""
    if s.small[CARD_NOW] != STRONG_INGREDIENT:
        return 0
    held = kinds_in(s.words, p * PER_WORDS + BAG)
    held |= 1 << N(KIND[chip_at(s, p, gone)]) if gone >= 0 else 0
    held |= 1 << N(KIND[chip_at(s, p, gone_too)]) if gone_too >= 0 else 0
    if held & KINDS_OF_VALUE[value] == 0:
        return 0
    return N(RUBY[min(end_space(s, p, gone, gone_too) + value + 1, SPOON)])
