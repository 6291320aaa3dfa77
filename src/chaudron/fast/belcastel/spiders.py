"""[BEL-7.3, BEL-16.23, WIT-5.2, WIT-5.5] Spiders, in phase B."""

from chaudron.fast.belcastel.asks import (
    ASK_SPIDER_CHIP,
    ASK_SPIDER_DROP,
    ASK_SPIDER_MOVE,
    ASK_START_CHIP,
    CHIP,
    NO,
    NOTHING,
    ROLLS,
    SPIDER_CHIP,
    SPIDER_DROP,
    START_CHIP,
    YES,
    YES_OR_NO,
)
from chaudron.fast.belcastel.box import (
    ASKS_ABOUT_MOVES,
    AUTOMATIC,
    GREEN_BOOK,
    MAY_DECLINE,
    ONE_START_CHIP,
    ROUNDS_PLAYED,
)
from chaudron.fast.belcastel.cauldron import (
    changeable,
    chip_at,
    count_acting,
    last_two,
    next_space,
    space_at,
    value_near_end,
)
from chaudron.fast.belcastel.drops import advance, advance_drops, drops_that_can_advance
from chaudron.fast.belcastel.gains import ask, gain_chip, gain_rubies, gainable, pay_rubies, pop, push
from chaudron.fast.belcastel.layout import (
    CARD_NOW,
    CHIPS_LAID,
    PER_LAID,
    PER_SMALL,
    PER_WIDE,
    ROUND,
    RUBIES,
    SPACE,
    SPACE_SHIFT,
    START,
    START_2,
    WHITES,
    State,
)
from chaudron.fast.belcastel.moves import misses_ruby
from chaudron.fast.belcastel.tables import ACT_COLOR, ACT_VALUE, CARD, GIFT_KINDS, GREEN, LAST, UP_TO
from chaudron.fast.jit import N, compiled

POT_IS_FULL = CARD["pot_is_full"]
SEVEN = 7


@compiled
def spiders(s: State, p: int) -> None:
    """[BEL-10.2] What the green book does for a seat with green chips."""
    if count_acting(s, p, GREEN) == 0:
        return
    book, near_end = s.box[GREEN_BOOK], last_two(s, p, GREEN)
    if book == 1:
        for _ in range(near_end):
            gain_rubies(s, p, 1)
    elif book == 3:
        seven_whites(s, p)
    elif near_end > 0:
        spiders_near_end(s, p, book, near_end)


@compiled
def spiders_near_end(s: State, p: int, book: int, near_end: int) -> None:
    """green-2, green-4, green-5, green-6: for each green that is last or next to last."""
    if book == 2:
        if value_near_end(s, p, GREEN, 1):
            push(s, p, SPIDER_CHIP, 1)
        if value_near_end(s, p, GREEN, 0):
            push(s, p, SPIDER_CHIP, 0)
    elif book == 4:
        push(s, p, SPIDER_DROP, near_end)
    elif book == 5:
        if s.small[ROUND] < s.box[ROUNDS_PLAYED]:
            offer_start_chips(s, p)
    else:
        push(s, p, ROLLS, rolls_at_once(s) * near_end)


@compiled
def rolls_at_once(s: State) -> int:
    """[BEL-16.15, WIT-5.2] One roll in scoring; with the card pot_is_full: two."""
    return 2 if s.small[CARD_NOW] == POT_IS_FULL else 1


@compiled
def spider_chip(s: State, p: int, which: int) -> None:
    """[BEL-16.23, BEL-15.18] green-2: a 1-chip for each green that is last or next to last, the last one first."""
    pop(s, p)
    gifts = gainable(s) & GIFT_KINDS[value_near_end(s, p, GREEN, which)]
    if gifts:
        ask(s, p, ASK_SPIDER_CHIP, 0, gifts << CHIP | NO)


@compiled
def answer_spider_chip(s: State, p: int, bit: int) -> None:
    if bit != NOTHING:
        gain_chip(s, p, bit - CHIP, False)


@compiled
def spiders_reach(s: State, p: int) -> int:
    """[BEL-16.23] green-3: the printed values of all greens in the cauldron."""
    reach = 0
    for place in range(s.small[p * PER_SMALL + CHIPS_LAID]):
        code = chip_at(s, p, place)
        reach += ACT_VALUE[code] if ACT_COLOR[code] == GREEN else 0
    return N(reach)


@compiled
def seven_whites(s: State, p: int) -> None:
    """[BEL-7.3, BEL-16.23] green-3: with whites of exactly 7 the very last chip moves on by all the green values."""
    if s.small[p * PER_SMALL + WHITES] != SEVEN:
        return
    near = space_at(s, p, s.small[p * PER_SMALL + CHIPS_LAID] - 1)
    far = min(near + spiders_reach(s, p), LAST)
    asks = s.box[ASKS_ABOUT_MOVES]
    if asks == MAY_DECLINE or (asks != AUTOMATIC and misses_ruby(near, far)):
        ask(s, p, ASK_SPIDER_MOVE, 0, YES_OR_NO)
    else:
        answer_spider_move(s, p, YES)


@compiled
def answer_spider_move(s: State, p: int, bit: int) -> None:
    if bit == NOTHING:
        return
    place = s.small[p * PER_SMALL + CHIPS_LAID] - 1
    near = space_at(s, p, place)
    far = min(near + spiders_reach(s, p), LAST)
    s.laid[p * PER_LAID + place] += (far - near) << SPACE_SHIFT
    s.small[p * PER_SMALL + SPACE] = next_space(s, p)  # [BEL-16.17]


@compiled
def spider_drop(s: State, p: int, number: int) -> None:
    """[BEL-16.23] green-4: for each green that is last or next to last, a drop move for one ruby."""
    pop(s, p)
    if number > 1:
        push(s, p, SPIDER_DROP, number - 1)
    options = drops_that_can_advance(s, p)
    if options and s.wide[p * PER_WIDE + RUBIES] > 0:
        ask(s, p, ASK_SPIDER_DROP, 0, options | NO)


@compiled
def answer_spider_drop(s: State, p: int, bit: int) -> None:
    if bit != NOTHING:
        pay_rubies(s, p, 1)
        advance_drops(s, p, advance(s, p, bit))


@compiled
def offer_start_chips(s: State, p: int) -> None:
    """[WIT-5.5, WIT-6.3] green-5: for each green that is last or next to last, or for the better one of them."""
    last, before = value_near_end(s, p, GREEN, 0), value_near_end(s, p, GREEN, 1)
    if s.box[ONE_START_CHIP]:
        push(s, p, START_CHIP, max(last, before))
        return
    if before > 0:
        push(s, p, START_CHIP, before)
    if last > 0:
        push(s, p, START_CHIP, last)


@compiled
def start_chip(s: State, p: int, limit: int) -> None:
    """[WIT-5.5] green-5: any chip in the cauldron up to the green's value, whites too; it stays out of the bag."""
    pop(s, p)
    kinds = changeable(s, p) & UP_TO[limit]
    if kinds:
        ask(s, p, ASK_START_CHIP, 0, kinds << CHIP | NO)


@compiled
def answer_start_chip(s: State, p: int, bit: int) -> None:
    if bit == NOTHING:
        return
    at = p * PER_SMALL
    which = START_2 if s.small[at + START] > 0 else START
    s.small[at + which] = bit - CHIP + 1
