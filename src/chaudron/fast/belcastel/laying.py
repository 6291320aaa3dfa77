"""[BEL-5.2, BEL-6, BEL-16.4 to BEL-16.12] One chip: how far it moves, where it lies, whether the cauldron explodes."""

from chaudron.fast.belcastel.asks import (
    ASK_CROW,
    ASK_DOUBLE,
    ASK_EXTRA,
    ASK_MANDRAKE,
    ASK_MANDRAKE_RUBY,
    ASK_SECOND,
    ASK_STIR,
    CHIP,
    GO_ON,
    NO,
    NOTHING,
    RESTART,
    SECOND,
    YES,
    YES_OR_NO,
)
from chaudron.fast.belcastel.box import (
    ASKS_ABOUT_MOVES,
    AUTOMATIC,
    BLUE_BOOK,
    COUNTS_ASIDE,
    OVER_LIMIT_EXPLODES,
    RED_BOOK,
    YELLOW_BOOK,
)
from chaudron.fast.belcastel.cauldron import (
    chip_at,
    drawn_this_round,
    is_full,
    is_on_last_space,
    oranges,
    pick_up,
    place_chip,
    space_at,
    take_back,
)
from chaudron.fast.belcastel.gains import (
    ask,
    draw,
    draw_hand,
    find_ruby,
    gain_points,
    pay_rubies,
    pop,
    push,
    put_in_bag,
    return_hand,
)
from chaudron.fast.belcastel.layout import (
    ASIDE,
    BAG,
    BESIDE,
    BREWING,
    CAN_TAKE_BACK,
    CARD_NOW,
    CHIPS_LAID,
    EXPLODED,
    FULL_UP,
    HAD_CHANCE,
    HAND,
    LAY_CODE,
    LAY_DOUBLED,
    LAY_EXTRA,
    LAY_VALUE,
    PER_SMALL,
    PER_WIDE,
    PER_WORDS,
    POURED,
    PROTECTED,
    PUT_BESIDE,
    RUBIES,
    STATE,
    STIRRED,
    TURNS,
    WHITES,
    State,
)
from chaudron.fast.belcastel.moves import (
    as_laid,
    can_matter,
    distance,
    explosion_limit,
    extra_spaces,
    is_doubled,
    is_protected,
    value_to_move,
)
from chaudron.fast.belcastel.second_chance import restart
from chaudron.fast.belcastel.tables import (
    ACT_COLOR,
    ACT_VALUE,
    BLUE,
    CARD,
    COLOR,
    R1,
    RED,
    RUBY,
    VALUE,
    W1,
    WHITE,
    YELLOW,
)
from chaudron.fast.belcastel.witches import after_explosion
from chaudron.fast.jit import N, compiled
from chaudron.fast.words import HOLDS, chips_in, hand_with, hand_without, kinds_in_hand, size_of_hand
from chaudron.games.belcastel.books.yellow import SPACES_FOR_A_RUBY
from chaudron.games.belcastel.second_chance import CHIPS_BEFORE_THE_CHOICE

SECOND_CHANCE, WELL_STIRRED = CARD["second_chance"], CARD["well_stirred"]
COUNTED, IS_START = 1, 2
"""[WIT-6.4, WIT-5.5] What is special about a chip: it counted when it was set aside; it is a start chip."""


@compiled
def carry_out(s: State, p: int, kind: int) -> None:
    """[BEL-16.4] Steps 3 to 8 for a chip that was drawn; beyond the last space it goes into the bowl [WIT-4.7]."""
    if s.small[CARD_NOW] == SECOND_CHANCE:
        push(s, p, SECOND, 0)
    if COLOR[kind] == RED and s.box[RED_BOOK] == 2 and not is_full(s, p):
        put_beside(s, p, kind)
    else:
        lay(s, p, kind, 0)


@compiled
def put_beside(s: State, p: int, kind: int) -> None:
    """[BEL-16.24] red-2: a drawn red chip is not laid but put beside the cauldron."""
    at = p * PER_SMALL
    s.small[at + BESIDE + kind - R1] += 1
    s.small[at + TURNS] += 1  # it uses up a step of a blue 2 [BEL-16.8]
    s.small[at + PUT_BESIDE] += 1
    s.small[at + CAN_TAKE_BACK] = 0  # [BEL-16.9]


@compiled
def lay(s: State, p: int, kind: int, flags: int) -> None:
    """[BEL-16.4] Step 4: how far it moves, and what may be asked about that."""
    if is_full(s, p):
        lay_down(s, p, kind, flags, 0)
        return
    code = as_laid(s, p, kind)
    value = value_to_move(s, p, code)
    if s.box[YELLOW_BOOK] >= 5 and ACT_COLOR[code] == YELLOW:
        lay_mandrake(s, p, code, value, flags)
        return
    extra = extra_spaces(s, p, code)
    doubled = 1 if is_doubled(s, p) else 0
    if s.box[ASKS_ABOUT_MOVES] == AUTOMATIC or (doubled == 0 and extra == 0 and value == VALUE[code]):
        lay_down(s, p, code, flags, distance(s, value, doubled, extra))
        return
    note_move(s, p, code, value, extra, doubled)
    if doubled and (can_matter(s, p, value, extra, 0) or can_matter(s, p, value, 0, 0)):
        ask(s, p, ASK_DOUBLE, flags, YES_OR_NO)
    else:
        move_further(s, p, flags)


@compiled
def note_move(s: State, p: int, code: int, value: int, extra: int, doubled: int) -> None:
    """What is known of a move while a question is open."""
    at = p * PER_SMALL
    s.small[at + LAY_CODE] = code
    s.small[at + LAY_VALUE] = value
    s.small[at + LAY_EXTRA] = extra
    s.small[at + LAY_DOUBLED] = doubled


@compiled
def lay_mandrake(s: State, p: int, code: int, value: int, flags: int) -> None:
    """[WIT-5.4] yellow-5 moves by a chip shown as well; yellow-6 may pay a ruby before it is laid."""
    extra = 0
    if s.box[YELLOW_BOOK] == 6:
        if s.wide[p * PER_WIDE + RUBIES] > 0:
            note_move(s, p, code, value, 0, 0)
            ask(s, p, ASK_MANDRAKE_RUBY, flags, YES_OR_NO)
            return
    elif s.small[p * PER_SMALL + STATE] == BREWING and chips_in(s.words, p * PER_WORDS + BAG) > 0:
        shown = draw(s, p)
        put_in_bag(s, p, shown)
        extra = N(VALUE[shown])
    lay_down(s, p, code, flags, value + extra)


@compiled
def answer_mandrake_ruby(s: State, p: int, flags: int, bit: int) -> None:
    if bit == YES:
        pay_rubies(s, p, 1)
        s.small[p * PER_SMALL + LAY_EXTRA] = SPACES_FOR_A_RUBY
    lay_noted(s, p, flags)


@compiled
def answer_double(s: State, p: int, flags: int, bit: int) -> None:
    if bit == NOTHING:
        s.small[p * PER_SMALL + LAY_DOUBLED] = 0
    move_further(s, p, flags)


@compiled
def own_value(s: State, p: int) -> int:
    """The value to move by without what a red book adds."""
    code, value = N(s.small[p * PER_SMALL + LAY_CODE]), N(s.small[p * PER_SMALL + LAY_VALUE])
    return min(value, N(ACT_VALUE[code]))


@compiled
def move_further(s: State, p: int, flags: int) -> None:
    """[BEL-15.8] May the extra spaces be declined?"""
    at = p * PER_SMALL
    value = N(s.small[at + LAY_VALUE])
    shown = own_value(s, p) if ACT_COLOR[s.small[at + LAY_CODE]] == RED else value
    goes_further = s.small[at + LAY_EXTRA] > 0 or shown < value
    if goes_further and can_matter(s, p, shown, 0, N(s.small[at + LAY_DOUBLED])):
        ask(s, p, ASK_EXTRA, flags, YES_OR_NO)
    else:
        lay_noted(s, p, flags)


@compiled
def answer_extra(s: State, p: int, flags: int, bit: int) -> None:
    if bit == NOTHING:
        s.small[p * PER_SMALL + LAY_VALUE] = own_value(s, p)
        s.small[p * PER_SMALL + LAY_EXTRA] = 0
    lay_noted(s, p, flags)


@compiled
def lay_noted(s: State, p: int, flags: int) -> None:
    at = p * PER_SMALL
    code, extra = N(s.small[at + LAY_CODE]), N(s.small[at + LAY_EXTRA])
    spaces = distance(s, N(s.small[at + LAY_VALUE]), N(s.small[at + LAY_DOUBLED]), extra)
    note_move(s, p, 0, 0, 0, 0)
    lay_down(s, p, code, flags, spaces)


@compiled
def lay_down(s: State, p: int, code: int, flags: int, spaces: int) -> None:
    """[BEL-16.4] Steps 5 to 7: the chip, the first white, the explosion check, the action."""
    at = p * PER_SMALL
    if flags & COUNTED:
        s.small[at + WHITES] -= VALUE[code]
    place_chip(s, p, code, spaces)
    if COLOR[code] != WHITE:
        act(s, p, code)
    elif s.small[CARD_NOW] == WELL_STIRRED and s.small[at + STIRRED] == 0 and flags & IS_START == 0:
        s.small[at + STIRRED] = 1  # [BEL-16.10]
        ask(s, p, ASK_STIR, flags, YES_OR_NO)
    elif flags & COUNTED == 0:
        explode_if_too_many(s, p)


@compiled
def answer_stir(s: State, p: int, flags: int, bit: int) -> None:
    """[BEL-16.10] Well stirred: the first white laid may go back, before the explosion check."""
    if bit == YES:
        take_back(s, p)
    elif flags & COUNTED == 0:
        explode_if_too_many(s, p)


@compiled
def is_still_safe(s: State, p: int) -> bool:
    """[BEL-3.5, BEL-16.12] Until the choice is made no white explodes the cauldron."""
    at = p * PER_SMALL
    is_open = s.small[CARD_NOW] == SECOND_CHANCE and s.small[at + HAD_CHANCE] == 0
    return is_open and s.small[at + STATE] == BREWING


@compiled
def explode_if_too_many(s: State, p: int) -> None:
    """[BEL-6.1, BEL-16.11] The check when a white is laid; a second explosion changes nothing [WIT-5.6]."""
    at = p * PER_SMALL
    if s.small[at + WHITES] <= explosion_limit(s, p) or s.small[at + STATE] == EXPLODED or is_still_safe(s, p):
        return
    explode(s, p)


@compiled
def explode(s: State, p: int) -> None:
    """[BEL-6.1, BEL-6.2] The chip stays where it was laid, the player draws no more; cards and actions still hold."""
    at = p * PER_SMALL
    before = N(s.small[at + STATE])
    s.small[at + STATE] = EXPLODED
    s.small[at + PROTECTED] = 1 if s.box[BLUE_BOOK] == 2 and is_protected(s, p) else 0
    after_explosion(s, p, before)


@compiled
def act(s: State, p: int, code: int) -> None:
    """[BEL-7.1, BEL-16.27, WIT-4.2] Step 7: blue, red and yellow act when drawn; nothing acts in the bowl."""
    at = p * PER_SMALL
    color = ACT_COLOR[code]
    if s.small[at + POURED] or (color != BLUE and color != RED and color != YELLOW):
        return
    is_brewing = s.small[at + STATE] == BREWING
    if color == BLUE:
        act_blue(s, p, N(ACT_VALUE[code]), is_brewing)
    elif is_brewing and color == RED:
        if s.box[RED_BOOK] == 6 and not is_on_last_space(s, p):
            set_one_aside(s, p)
    elif is_brewing and s.box[YELLOW_BOOK] == 1:
        laid = s.small[at + CHIPS_LAID]  # [BEL-7.3] yellow-1: a white laid directly before it may go back in the bag
        if laid > 1 and COLOR[chip_at(s, p, laid - 2)] == WHITE:
            ask(s, p, ASK_MANDRAKE, 0, YES_OR_NO)


@compiled
def act_blue(s: State, p: int, value: int, is_brewing: bool) -> None:
    """[BEL-7.3, WIT-5.4] Crow skulls. blue-2, the protection, is `is_protected`."""
    book, laid = s.box[BLUE_BOOK], s.small[p * PER_SMALL + CHIPS_LAID]
    if book == 1:
        if is_brewing and not is_on_last_space(s, p):
            crow_skull(s, p, value)
    elif book == 3 or book == 4:
        if RUBY[space_at(s, p, laid - 1)] and book == 3:
            find_ruby(s, p)
        elif RUBY[space_at(s, p, laid - 1)]:
            gain_points(s, p, value)
    elif book == 5 and oranges(s, p) >= value:
        gain_points(s, p, value)
    elif book == 6:
        rubies_for_white_ones(s, p, value)


@compiled
def rubies_for_white_ones(s: State, p: int, value: int) -> None:
    """[WIT-5.1, WIT-5.4] blue-6: a ruby for each white 1 among as many chips before it as its value says."""
    laid = s.small[p * PER_SMALL + CHIPS_LAID]
    for place in range(max(laid - 1 - value, 0), laid - 1):
        if chip_at(s, p, place) == W1:
            find_ruby(s, p)


@compiled
def crow_skull(s: State, p: int, value: int) -> None:
    """[BEL-7.3] blue-1: draw as many chips as its value; lay at most one, the others go back before it acts."""
    draw_hand(s, p, HAND, value)
    kinds = kinds_in_hand(s.words[p * PER_WORDS + HAND])
    if kinds:
        ask(s, p, ASK_CROW, 0, kinds << CHIP | NO)


@compiled
def answer_crow(s: State, p: int, bit: int) -> None:
    if bit != NOTHING:
        s.words[p * PER_WORDS + HAND] = hand_without(s.words[p * PER_WORDS + HAND], bit - CHIP)
    return_hand(s, p, HAND)
    if bit != NOTHING:
        lay(s, p, bit - CHIP, 0)


@compiled
def answer_mandrake(s: State, p: int, bit: int) -> None:
    """[BEL-7.3] yellow-1: the yellow chip stays where it was laid, and the emptied space stays empty."""
    if bit == YES:
        put_in_bag(s, p, pick_up(s, p, s.small[p * PER_SMALL + CHIPS_LAID] - 2))


@compiled
def set_one_aside(s: State, p: int) -> None:
    """[WIT-5.6] red-6: draw one more and set it aside, to be laid later this round."""
    if chips_in(s.words, p * PER_WORDS + BAG) == 0:
        return
    if size_of_hand(s.words[p * PER_WORDS + ASIDE]) == HOLDS:  # there are not so many red chips
        s.small[FULL_UP] = 1
        return
    kind = draw(s, p)
    s.words[p * PER_WORDS + ASIDE] = hand_with(s.words[p * PER_WORDS + ASIDE], kind)
    if COLOR[kind] == WHITE and s.box[COUNTS_ASIDE]:  # [WIT-6.4]
        s.small[p * PER_SMALL + WHITES] += VALUE[kind]
        explode_if_too_many(s, p)


@compiled
def second_chance(s: State, p: int) -> None:
    """[BEL-16.12] The choice comes once, as soon as five chips drawn this round lie there or were put beside."""
    pop(s, p)
    at = p * PER_SMALL
    # [BEL-15.16] Under `explodes_unless_restarted` too many whites leave only restart or explosion
    is_over = s.box[OVER_LIMIT_EXPLODES] and s.small[at + WHITES] > explosion_limit(s, p)
    if s.small[at + HAD_CHANCE] or (not is_over and drawn_this_round(s, p) < CHIPS_BEFORE_THE_CHOICE):
        return
    ask(s, p, ASK_SECOND, 1 if is_over else 0, 1 << RESTART | 1 << GO_ON)


@compiled
def answer_second(s: State, p: int, is_over: int, bit: int) -> None:
    s.small[p * PER_SMALL + HAD_CHANCE] = 1
    if bit == RESTART:
        restart(s, p)
    elif is_over:
        explode(s, p)
