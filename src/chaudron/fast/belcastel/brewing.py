"""[BEL-5, BEL-8, BEL-9, BEL-16.4, BEL-16.6, BEL-16.9] Brewing: draw, stop, or a free act; at the own pace."""

from chaudron.fast.belcastel.asks import (
    ASK_ASIDE,
    ASK_BESIDE,
    ASK_BREW,
    ASK_LAY_START,
    ASK_RETURN,
    BAG_RED,
    BESIDE_LEFT,
    BREW,
    CALL_S2,
    CHIP,
    DRAW,
    LAY_ASIDE,
    LAY_START,
    NO,
    NOTHING,
    SECOND,
    STOP,
    TAKE_BACK,
    TOGETHER,
    YES,
)
from chaudron.fast.belcastel.box import (
    ASIDE_ONLY_MOVES,
    COUNTS_ASIDE,
    FLASK_TAKES_ANY,
    HAS_BOWLS,
    HAS_PENNIES,
    MAY_RETURN,
    PLAYERS,
)
from chaudron.fast.belcastel.cauldron import empty_cauldron, is_on_last_space, last_laid, place_chip, take_back
from chaudron.fast.belcastel.gains import ask, draw, pop, push, put_in_bag, top
from chaudron.fast.belcastel.laying import COUNTED, IS_START, SECOND_CHANCE, carry_out, explode_if_too_many, lay
from chaudron.fast.belcastel.layout import (
    AGREED,
    ALWAYS,
    ASIDE,
    BAG,
    BESIDE,
    BREWING,
    CAN_TAKE_BACK,
    CARD_NOW,
    ENDED,
    FLASK,
    FOUND,
    HAD_CHANCE,
    MASK,
    NEVER,
    PER_SMALL,
    PER_WORDS,
    PROTECTED,
    START,
    START_2,
    STARTED,
    STATE,
    STIRRED,
    STOPPED,
    THIS_ROUND,
    TURNS,
    WHITES,
    WISH,
    State,
)
from chaudron.fast.belcastel.moves import as_laid, value_to_move
from chaudron.fast.belcastel.tables import COLOR, R1, VALUE, WHITE
from chaudron.fast.belcastel.witches import call_silver, free_acts
from chaudron.fast.jit import N, compiled
from chaudron.fast.words import ZERO, chips_in, hand_without, kinds_in_hand, nth, size


@compiled
def light_the_fire(s: State) -> None:
    """[BEL-5.1, BEL-12.4] Empty cauldrons; what was said about lock-step for one round is forgotten."""
    if s.small[AGREED] != ALWAYS:
        s.small[AGREED] = 0
    for p in range(s.box[PLAYERS]):
        at = p * PER_SMALL
        empty_cauldron(s, p)
        if s.small[at + WISH] != ALWAYS:
            s.small[at + WISH] = 0
        s.small[at + STATE] = BREWING
        s.small[at + PROTECTED] = 0
        s.small[at + STIRRED] = 0
        s.small[at + HAD_CHANCE] = 0
        s.small[at + FOUND] = 0
        s.small[at + STARTED] = 0
        s.small[at + ENDED] = 0


# start chips


@compiled
def lay_start(s: State, p: int) -> None:
    """[WIT-5.5, BEL-16.2] green-5: start chips are laid from rat or drop, in any order, and act as drawn chips."""
    pop(s, p)
    at = p * PER_SMALL
    first, second = N(s.small[at + START]), N(s.small[at + START_2])
    if second > 0 and first != second:
        ask(s, p, ASK_LAY_START, 0, (1 << (first - 1) | 1 << (second - 1)) << CHIP)
    elif first > 0:
        answer_lay_start(s, p, first - 1 + CHIP)
    else:
        s.small[at + STARTED] = s.small[at + TURNS]


@compiled
def answer_lay_start(s: State, p: int, bit: int) -> None:
    at = p * PER_SMALL
    if s.small[at + START] == bit - CHIP + 1:
        s.small[at + START] = s.small[at + START_2]
    s.small[at + START_2] = 0
    push(s, p, LAY_START, 0)
    lay(s, p, bit - CHIP, IS_START)


# draw, stop, or a free act


@compiled
def can_draw(s: State, p: int) -> bool:
    """[BEL-5.5, BEL-16.27, WIT-4.6] Not from an empty bag, nor, without bowls, when a chip lies on the last space."""
    bag_holds_some = chips_in(s.words, p * PER_WORDS + BAG) > 0
    return bag_holds_some and (s.box[HAS_BOWLS] != 0 or not is_on_last_space(s, p))


@compiled
def can_use_flask(s: State, p: int) -> bool:
    """[BEL-8.1, BEL-16.9, BEL-15.7] A full flask, and the chip laid last still there."""
    at = p * PER_SMALL
    if s.small[at + FLASK] == 0 or s.small[at + CAN_TAKE_BACK] == 0:
        return False
    return s.box[FLASK_TAKES_ANY] != 0 or COLOR[last_laid(s, p)] == WHITE


@compiled
def beside_options(s: State, p: int, first_bit: int) -> int:
    """The red chips beside the cauldron, as bits."""
    options = 0
    for value in range(3):
        if s.small[p * PER_SMALL + BESIDE + value] > 0:
            options |= 1 << (first_bit + value)
    return options


@compiled
def brew_options(s: State, p: int) -> int:
    """[BEL-16.4, BEL-16.6] What a brewing player may do; nothing when neither a draw nor a free act is possible."""
    acts = 1 << TAKE_BACK if can_use_flask(s, p) else 0
    acts |= kinds_in_hand(s.words[p * PER_WORDS + ASIDE]) << CHIP
    acts |= beside_options(s, p, BAG_RED)
    if s.box[HAS_PENNIES]:
        acts |= free_acts(s, p)
    if can_draw(s, p):
        return acts | 1 << DRAW | 1 << STOP
    return acts | 1 << STOP if acts else 0


@compiled
def brew(s: State, p: int) -> None:
    """[BEL-5.3, BEL-16.4] After each chip draw again, stop, or do a free act."""
    pop(s, p)
    if s.small[AGREED] == 0 and s.small[p * PER_SMALL + STATE] == BREWING:
        options = brew_options(s, p)
        if options:
            ask(s, p, ASK_BREW, 0, options)
        else:
            s.small[p * PER_SMALL + STATE] = STOPPED


@compiled
def answer_brew(s: State, p: int, bit: int) -> None:
    if bit == DRAW:
        push(s, p, BREW, 0)
        carry_out(s, p, draw(s, p))
    elif bit == STOP:
        s.small[p * PER_SMALL + STATE] = STOPPED
        if s.box[MAY_RETURN]:
            ask(s, p, ASK_RETURN, 0, 1 << YES)  # [BEL-16.6, BEL-15.6] while someone else is still brewing
    else:
        push(s, p, BREW, 0)
        if bit >= TOGETHER:
            wish(s, p, bit - TOGETHER)
        else:
            free_act(s, p, bit)


@compiled
def answer_return(s: State, p: int) -> None:
    """[BEL-15.6] Who stopped freely comes back."""
    s.small[p * PER_SMALL + STATE] = BREWING
    push(s, p, BREW, 0)


@compiled
def free_act(s: State, p: int, bit: int) -> None:
    """[BEL-16.4] The flask, a red chip from beside back in the bag, a chip set aside, or a silver witch."""
    if bit >= CALL_S2:
        call_silver(s, p, bit)
    elif bit >= BAG_RED:
        back_from_beside(s, p, bit - BAG_RED)
    elif bit >= CHIP:
        if s.small[CARD_NOW] == SECOND_CHANCE:
            push(s, p, SECOND, 0)
        lay_from_aside(s, p, bit - CHIP)
    else:
        s.small[p * PER_SMALL + FLASK] = 0
        take_back(s, p)


@compiled
def wish(s: State, p: int, wanted: int) -> None:
    """[BEL-12.4] A seat says what it would like; with the last who brews it is agreed."""
    s.small[p * PER_SMALL + WISH] = wanted
    always = True
    for other in range(s.box[PLAYERS]):
        said = s.small[other * PER_SMALL + WISH]
        always = always and said == ALWAYS
        if s.small[other * PER_SMALL + STATE] == BREWING and (said == 0 or said == NEVER):
            return
    s.small[AGREED] = ALWAYS if always else THIS_ROUND
    for other in range(s.box[PLAYERS]):
        if top(s, other) == ASK_BREW:  # from the next signal on; whoever has a chip in hand lays it first
            pop(s, other)
            s.words[other * PER_WORDS + MASK] = ZERO


@compiled
def back_from_beside(s: State, p: int, value: int) -> None:
    """[BEL-16.24] red-2: a red chip from beside the cauldron goes back in the bag."""
    s.small[p * PER_SMALL + BESIDE + value] -= 1
    put_in_bag(s, p, R1 + value)


# when brewing is over


@compiled
def lay_from_aside(s: State, p: int, kind: int) -> None:
    """[WIT-5.6] A chip set aside is laid."""
    s.words[p * PER_WORDS + ASIDE] = hand_without(s.words[p * PER_WORDS + ASIDE], kind)
    lay(s, p, kind, COUNTED if COLOR[kind] == WHITE and s.box[COUNTS_ASIDE] else 0)


@compiled
def lay_aside(s: State, p: int) -> None:
    """[WIT-5.6, BEL-16.15] Step 2: all chips set aside are laid, in any order; explosions are still possible."""
    pop(s, p)
    kinds = kinds_in_hand(s.words[p * PER_WORDS + ASIDE])
    if size(kinds) > 1:
        ask(s, p, ASK_ASIDE, 0, kinds << CHIP)
    elif kinds:
        answer_aside(s, p, nth(kinds, 0) + CHIP)


@compiled
def answer_aside(s: State, p: int, bit: int) -> None:
    push(s, p, LAY_ASIDE, 0)
    if s.box[ASIDE_ONLY_MOVES]:
        s.words[p * PER_WORDS + ASIDE] = hand_without(s.words[p * PER_WORDS + ASIDE], bit - CHIP)
        move_only(s, p, bit - CHIP)
    else:
        lay_from_aside(s, p, bit - CHIP)


@compiled
def move_only(s: State, p: int, kind: int) -> None:
    """[WIT-6.5] A chip laid after stopping moves by its value, and that is all."""
    code = as_laid(s, p, kind)
    is_white = COLOR[code] == WHITE
    if is_white and s.box[COUNTS_ASIDE]:
        s.small[p * PER_SMALL + WHITES] -= VALUE[code]
    place_chip(s, p, code, value_to_move(s, p, code))
    if is_white and s.box[COUNTS_ASIDE] == 0:
        explode_if_too_many(s, p)


@compiled
def beside_left(s: State, p: int) -> None:
    """[BEL-16.24] Lay a chip behind the last one, put it in the bag, or keep what is left for a later round."""
    pop(s, p)
    lay_some = beside_options(s, p, R1 + CHIP)
    if lay_some:
        ask(s, p, ASK_BESIDE, 0, lay_some | beside_options(s, p, BAG_RED) | NO)


@compiled
def answer_beside(s: State, p: int, bit: int) -> None:
    if bit == NOTHING:
        return
    push(s, p, BESIDE_LEFT, 0)
    if bit >= BAG_RED:
        back_from_beside(s, p, bit - BAG_RED)
    else:
        s.small[p * PER_SMALL + BESIDE + bit - CHIP - R1] -= 1
        lay(s, p, bit - CHIP, 0)
