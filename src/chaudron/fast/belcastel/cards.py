"""[BEL-3, BEL-16.26] Fortune cards. Purple ones are carried out at once, here; blue ones where they act."""

from chaudron.fast.belcastel.asks import (
    ASK_CHOOSE_WISELY,
    ASK_GOOD_START,
    ASK_JUST_IN_TIME,
    ASK_ONLY_ONE,
    ASK_OPPORTUNE,
    ASK_RATS_FRIENDS,
    ASK_WHEEL,
    CHIP,
    NO,
    NOTHING,
    POINTS_FIRST,
    REMOVE_WHITE,
    ROLLS,
    THREE_RUBIES,
    TWO_SPACES,
)
from chaudron.fast.belcastel.box import PLAYERS
from chaudron.fast.belcastel.drops import advance_drops, drops_that_can_advance
from chaudron.fast.belcastel.gains import (
    ask,
    draw_hand,
    free_chips,
    gain_chip,
    gain_points,
    gain_rubies,
    pay_rubies,
    push,
    return_hand,
    takeable,
)
from chaudron.fast.belcastel.layout import (
    BAG,
    CARD_NOW,
    COINS_LEFT,
    DECK,
    FIRST,
    GIVEN_UP,
    HAND,
    PER_SMALL,
    PER_WIDE,
    PER_WORDS,
    POINTS,
    REMOVED,
    RUBIES,
    SUPPLY,
    TABLE_STREAM,
    TABLE_USED,
    State,
)
from chaudron.fast.belcastel.rats import tails_due
from chaudron.fast.belcastel.tables import B2, CARD, G1, K1, P1, RISING, VALUE, W1, WHEEL
from chaudron.fast.jit import N, compiled
from chaudron.fast.words import (
    S5,
    SLOT,
    ZERO,
    U,
    Word,
    add,
    below,
    count_of,
    hand_without,
    kinds_in_hand,
    nth,
    size,
    take,
)

CHOOSE_WISELY, POT_FILLING_UP, CHARITY = CARD["choose_wisely"], CARD["pot_filling_up"], CARD["charity"]
LESS_IS_MORE, ONLY_ONE, WHEEL_AND_DEAL = CARD["less_is_more"], CARD["only_one"], CARD["wheel_and_deal"]
GOOD_START, ROLL_THE_DIE, OPPORTUNE_MOMENT = CARD["good_start"], CARD["roll_the_die"], CARD["opportune_moment"]
BEGINNERS_BONUS, JUST_IN_TIME, RATS_FRIENDS = CARD["beginners_bonus"], CARD["just_in_time"], CARD["rats_friends"]


@compiled
def turn_card(s: State) -> None:
    """[BEL-3.1, BEL-3.2, BEL-16.1] A card is drawn from those not turned yet, in the order of the box."""
    deck = N(s.words[DECK])
    s.wide[TABLE_USED] += 1
    card = nth(deck, below(s.words[TABLE_STREAM], s.wide[TABLE_USED], size(deck)))
    s.words[DECK] = U(deck & ~(1 << card))
    s.small[CARD_NOW] = card + 1
    if card + 1 == RATS_FRIENDS:
        for p in range(s.box[PLAYERS]):
            s.wide[p * PER_WIDE + COINS_LEFT] = tails_due(s, p)
    elif card + 1 == CHARITY:
        charity(s)
    elif card + 1 == LESS_IS_MORE:
        less_is_more(s)
    elif card + 1 == BEGINNERS_BONUS:
        beginners_bonus(s)


@compiled
def charity(s: State) -> None:
    """[BEL-16.26] charity: whoever owns the fewest rubies gets one; judged before anyone is paid."""
    fewest = N(s.wide[RUBIES])
    for p in range(1, s.box[PLAYERS]):
        fewest = min(fewest, N(s.wide[p * PER_WIDE + RUBIES]))
    for turn in range(s.box[PLAYERS]):
        p = (s.small[FIRST] + turn) % s.box[PLAYERS]
        if s.wide[p * PER_WIDE + RUBIES] == fewest:
            gain_rubies(s, p, 1)


@compiled
def less_is_more(s: State) -> None:
    """[BEL-16.26] less_is_more: all draw five, compare; the lowest total gets a blue 2, the others a ruby."""
    lowest = 1000
    for p in range(s.box[PLAYERS]):
        draw_hand(s, p, HAND, 5)
        total = total_in_hand(s.words[p * PER_WORDS + HAND])
        return_hand(s, p, HAND)
        s.wide[p * PER_WIDE + COINS_LEFT] = total
        lowest = min(lowest, total)
    for turn in range(s.box[PLAYERS]):
        p = (s.small[FIRST] + turn) % s.box[PLAYERS]
        if s.wide[p * PER_WIDE + COINS_LEFT] > lowest:
            gain_rubies(s, p, 1)
        else:
            gain_chip(s, p, B2, False)
        s.wide[p * PER_WIDE + COINS_LEFT] = 0


@compiled
def total_in_hand(hand: Word) -> int:
    """The sum of the values in a hand."""
    total = 0
    while hand != ZERO:
        total += VALUE[N(hand & SLOT) - 1]
        hand >>= S5
    return total


@compiled
def beginners_bonus(s: State) -> None:
    """[BEL-16.26] beginners_bonus: whoever has the fewest points gets a green 1; judged before anyone is paid."""
    fewest = N(s.wide[POINTS])
    for p in range(1, s.box[PLAYERS]):
        fewest = min(fewest, N(s.wide[p * PER_WIDE + POINTS]))
    for turn in range(s.box[PLAYERS]):
        p = (s.small[FIRST] + turn) % s.box[PLAYERS]
        if s.wide[p * PER_WIDE + POINTS] == fewest:
            gain_chip(s, p, G1, False)


@compiled
def card_for(s: State, p: int, card: int) -> None:
    """[BEL-3.2, BEL-3.3] Purple cards that each player carries out, in turn order."""
    if card == POT_FILLING_UP:
        advance_drops(s, p, 1)
    elif card == ROLL_THE_DIE:
        push(s, p, ROLLS, 1)
    elif card == CHOOSE_WISELY or card == ONLY_ONE or card == WHEEL_AND_DEAL:
        offer_chips(s, p, card)
    elif card == GOOD_START or card == JUST_IN_TIME or card == RATS_FRIENDS:
        offer_help(s, p, card)
    elif card == OPPORTUNE_MOMENT:
        opportune_moment(s, p)


@compiled
def offer_chips(s: State, p: int, card: int) -> None:
    """[BEL-3.3, BEL-16.26] choose_wisely, only_one, wheel_and_deal."""
    if card == CHOOSE_WISELY:
        options = (takeable(s) & 1 << P1) << CHIP
        if drops_that_can_advance(s, p):
            options |= 1 << TWO_SPACES
        if options:
            ask(s, p, ASK_CHOOSE_WISELY, 0, options)
    elif card == ONLY_ONE:
        kinds = free_chips(s, 2) | takeable(s) & 1 << K1
        ask(s, p, ASK_ONLY_ONE, 0, kinds << CHIP | 1 << THREE_RUBIES)
    else:
        kinds = takeable(s) & WHEEL
        if kinds and s.wide[p * PER_WIDE + RUBIES] > 0:
            ask(s, p, ASK_WHEEL, 0, kinds << CHIP | NO)


@compiled
def answer_choose_wisely(s: State, p: int, bit: int) -> None:
    if bit == TWO_SPACES:
        advance_drops(s, p, 2)
    else:
        gain_chip(s, p, P1, False)


@compiled
def answer_only_one(s: State, p: int, bit: int) -> None:
    if bit == THREE_RUBIES:
        gain_rubies(s, p, 3)
    else:
        advance_drops(s, p, gain_chip(s, p, bit - CHIP, True))


@compiled
def answer_wheel(s: State, p: int, bit: int) -> None:
    if bit != NOTHING:
        pay_rubies(s, p, 1)
        gain_chip(s, p, bit - CHIP, False)


@compiled
def offer_help(s: State, p: int, card: int) -> None:
    """[BEL-16.14, BEL-3.3] good_start, just_in_time, rats_friends."""
    if card == GOOD_START:
        tails = min(tails_due(s, p), 3)
        if tails > 0:
            ask(s, p, ASK_GOOD_START, 0, (1 << tails) - 1 | NO)
    elif card == JUST_IN_TIME:
        white = 1 << REMOVE_WHITE if count_of(s.words, p * PER_WORDS + BAG, W1) > 0 else 0
        ask(s, p, ASK_JUST_IN_TIME, 0, 1 << POINTS_FIRST | white)
    else:
        ask(s, p, ASK_RATS_FRIENDS, 0, 1 << POINTS_FIRST | free_chips(s, 4) << CHIP)


@compiled
def answer_good_start(s: State, p: int, bit: int) -> None:
    if bit != NOTHING:
        s.small[p * PER_SMALL + GIVEN_UP] = bit + 1
        gain_rubies(s, p, bit + 1)


@compiled
def answer_just_in_time(s: State, p: int, bit: int) -> None:
    if bit == REMOVE_WHITE:
        take(s.words, p * PER_WORDS + BAG, W1)
        s.small[p * PER_SMALL + REMOVED] += 1
    else:
        gain_points(s, p, 4)


@compiled
def answer_rats_friends(s: State, p: int, bit: int) -> None:
    """[BEL-16.14] A point per rat tail that was counted before the first choice, or any 4-chip."""
    tails = N(s.wide[p * PER_WIDE + COINS_LEFT])
    s.wide[p * PER_WIDE + COINS_LEFT] = 0
    if bit == POINTS_FIRST:
        gain_points(s, p, tails)
    else:
        gain_chip(s, p, bit - CHIP, False)


@compiled
def opportune_moment(s: State, p: int) -> None:
    """[BEL-3.3, BEL-16.19] Draw four chips, swap one for the next higher; if none can: a green 1."""
    draw_hand(s, p, HAND, 4)
    rising = kinds_in_hand(s.words[p * PER_WORDS + HAND]) & RISING & (takeable(s) >> 1)
    if rising:
        ask(s, p, ASK_OPPORTUNE, 0, rising << CHIP | NO)
    else:
        gain_chip(s, p, G1, False)
        return_hand(s, p, HAND)


@compiled
def answer_opportune(s: State, p: int, bit: int) -> None:
    if bit != NOTHING:
        low = bit - CHIP
        hand = p * PER_WORDS + HAND
        s.words[hand] = hand_without(s.words[hand], low)
        add(s.words, SUPPLY, low)
        gain_chip(s, p, low + 1, False)
    return_hand(s, p, HAND)
