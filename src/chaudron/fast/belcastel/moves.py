"""[BEL-16.5, BEL-6.1] How far a chip moves, and how much white a cauldron bears."""

from chaudron.fast.belcastel.box import (
    ASKS_ABOUT_MOVES,
    BLUE_BOOK,
    DOUBLES_WHOLE_MOVE,
    LOCOWEED_BOOK,
    MAY_DECLINE,
    RED_BOOK,
    YELLOW_BOOK,
)
from chaudron.fast.belcastel.cauldron import (
    chip_at,
    concerns_next,
    count_acting,
    gap_at,
    oranges,
    position,
    space_at,
)
from chaudron.fast.belcastel.layout import (
    CARD_NOW,
    CHIPS_LAID,
    ENDED,
    LAST_TURN,
    LAY_CODE,
    LAY_DOUBLED,
    LAY_EXTRA,
    LAY_VALUE,
    PER_SMALL,
    RAT,
    TURNS,
    State,
)
from chaudron.fast.belcastel.tables import (
    ACT_COLOR,
    ACT_VALUE,
    ACTS_AS,
    BLUE,
    CARD,
    COLOR,
    COPY_OF,
    L1,
    LAST,
    LOCOWEED,
    ORANGE,
    RED,
    RUBY,
    VALUE,
    WHITE,
    YELLOW,
)
from chaudron.fast.jit import N, compiled
from chaudron.games.belcastel.books.locoweed import FURTHEST

LIVING_IN_LUXURY, PUMPKIN_PARTY = CARD["living_in_luxury"], CARD["pumpkin_party"]


@compiled
def explosion_limit(s: State, p: int) -> int:
    """[BEL-6.1, BEL-16.11] The sum of whites that a cauldron bears: 7, or the highest of what books and cards allow."""
    if s.small[CARD_NOW] == LIVING_IN_LUXURY:
        return 9
    if s.box[YELLOW_BOOK] == 3:
        yellows = count_acting(s, p, YELLOW)
        return 9 if yellows >= 3 else (8 if yellows > 0 else 7)
    return 7


@compiled
def is_doubled(s: State, p: int) -> bool:
    """[BEL-16.5] yellow-2: the chip laid after a yellow one moves twice its value."""
    laid = s.small[p * PER_SMALL + CHIPS_LAID]
    if s.box[YELLOW_BOOK] != 2 or laid == 0:
        return False
    return ACT_COLOR[chip_at(s, p, laid - 1)] == YELLOW and concerns_next(s, p)


@compiled
def extra_spaces(s: State, p: int, code: int) -> int:
    """[BEL-16.5] The spaces that a card or a book adds to the value of a chip."""
    color = ACT_COLOR[code]
    if color == WHITE:
        helped = s.box[RED_BOOK] == 4 and VALUE[code] == 1 and count_acting(s, p, RED) > 0
        return 1 if helped else 0
    if color == ORANGE:
        return 1 if s.small[CARD_NOW] == PUMPKIN_PARTY and COLOR[code] == ORANGE else 0
    if color == RED:
        return extra_for_red(s, p)
    if color == YELLOW and s.box[YELLOW_BOOK] == 4:
        yellows = count_acting(s, p, YELLOW) + 1  # this one included
        return yellows if yellows <= 3 else 0
    return 0


@compiled
def extra_for_red(s: State, p: int) -> int:
    """[BEL-7.3] red-1: one or two oranges +1, three or more +2. red-3: the value of a white directly before."""
    laid = s.small[p * PER_SMALL + CHIPS_LAID]
    if s.box[RED_BOOK] == 1:
        pumpkins = oranges(s, p)
        return 2 if pumpkins >= 3 else (1 if pumpkins > 0 else 0)
    if s.box[RED_BOOK] == 3 and laid > 0:
        before = chip_at(s, p, laid - 1)
        return N(VALUE[before]) if COLOR[before] == WHITE else 0
    return 0


@compiled
def as_laid(s: State, p: int, kind: int) -> int:
    """[WIT-5.9] locoweed-6: a locoweed becomes a copy of the last colored chip; any other chip is what it is."""
    if kind != L1 or s.box[LOCOWEED_BOOK] != 6:
        return kind
    place = s.small[p * PER_SMALL + CHIPS_LAID] - 1
    while place >= 0 and COLOR[chip_at(s, p, place)] == WHITE:
        place -= 1
    return N(COPY_OF[ACTS_AS[chip_at(s, p, place)]]) if place >= 0 else L1


@compiled
def value_to_move(s: State, p: int, code: int) -> int:
    """[BEL-16.5] The value a chip moves by: the printed one, unless red-5 or a locoweed replaces it."""
    if s.box[RED_BOOK] == 5 and ACT_COLOR[code] == RED:
        return as_far_as_the_highest(s, p, code)
    if COLOR[code] != LOCOWEED:
        return N(VALUE[code])
    # [WIT-5.9] locoweed-5: one more than the rat's spaces, at most 4; locoweed-6: the value of what it copies
    if s.box[LOCOWEED_BOOK] == 5:
        return min(s.small[p * PER_SMALL + RAT] + 1, FURTHEST)
    return N(ACT_VALUE[code])


@compiled
def as_far_as_the_highest(s: State, p: int, code: int) -> int:
    """[WIT-5.1] red-5: a red moves as far as the highest red already laid."""
    highest = N(ACT_VALUE[code])
    for place in range(s.small[p * PER_SMALL + CHIPS_LAID]):
        laid = chip_at(s, p, place)
        if ACT_COLOR[laid] == RED:
            highest = max(highest, N(ACT_VALUE[laid]))
    return highest


@compiled
def distance(s: State, value: int, doubled: int, extra: int) -> int:
    """[BEL-16.5, BEL-15.9] How far a chip moves."""
    if doubled == 0:
        return value + extra
    return (value + extra) * 2 if s.box[DOUBLES_WHOLE_MOVE] else value * 2 + extra


@compiled
def can_matter(s: State, p: int, value: int, extra: int, doubled: int) -> bool:
    """[BEL-15.8] Is it worth a question to move by this instead? Always, or where it keeps a ruby in reach."""
    if s.box[ASKS_ABOUT_MOVES] == MAY_DECLINE:
        return True
    at = p * PER_SMALL
    full = distance(s, N(s.small[at + LAY_VALUE]), N(s.small[at + LAY_DOUBLED]), N(s.small[at + LAY_EXTRA]))
    near = min(position(s, p) + distance(s, value, doubled, extra), LAST)
    far = min(position(s, p) + full, LAST)
    book = s.box[BLUE_BOOK]
    if ACT_COLOR[s.small[at + LAY_CODE]] == BLUE and (book == 3 or book == 4) and RUBY[near] and not RUBY[far]:
        return True
    return misses_ruby(near, far)


@compiled
def misses_ruby(near: int, far: int) -> bool:
    """[BEL-15.8] With the last chip on the further space: is there no ruby to score, as there is on the nearer one?"""
    return far != near and RUBY[near + 1] != 0 and RUBY[far + 1] == 0


@compiled
def is_protected(s: State, p: int) -> bool:
    """[BEL-16.8] blue-2: a blue of value v still lying there protects the next v chips laid or put beside."""
    at = p * PER_SMALL
    ended, turn = s.small[at + ENDED], N(s.small[at + LAST_TURN])
    place = s.small[at + CHIPS_LAID] - 1
    while place >= 0 and s.small[at + TURNS] - turn <= 4:
        code = chip_at(s, p, place)
        acts = ACT_COLOR[code] == BLUE and space_at(s, p, place) != LAST  # there it is lost [WIT-4.4]
        if acts and (ended == 0 or turn <= ended) and s.small[at + TURNS] - turn <= ACT_VALUE[code]:
            return True
        turn -= gap_at(s, p, place) + 1
        place -= 1
    return False
