"""[BEL-10, BEL-12, BEL-16.15] From the end of brewing to the next round, every hook in order."""

from chaudron.fast.belcastel.asks import (
    ASK_REWARD,
    ASK_SCHADENFREUDE,
    ASK_SPEND,
    ASK_STRONG,
    CALL_G4,
    CHIP,
    COINS_INSTEAD,
    MOVE_TUBE,
    NO,
    NOTHING,
    POINT,
    POINTS_FIRST,
    REFILL,
    SPEND,
)
from chaudron.fast.belcastel.box import (
    COPIES_ON_DRAW,
    LIMITED,
    LOCOWEED_BOOK,
    NEVER_ACTS,
    PLAYERS,
    ROUNDS_PLAYED,
)
from chaudron.fast.belcastel.cauldron import chip_at, clear_chips, next_space, place_chip
from chaudron.fast.belcastel.drops import advance, advance_drops, drops_that_can_advance
from chaudron.fast.belcastel.gains import (
    ask,
    draw_hand,
    free_chips,
    gain_chip,
    gain_points,
    pay_rubies,
    pop,
    push,
    put_in_bag,
    return_hand,
    rubies_left,
)
from chaudron.fast.belcastel.layout import (
    BAG,
    CARD_NOW,
    CHIPS_LAID,
    CODE_SHIFT,
    EXPLODED,
    FILLED,
    FIRST,
    FLASK,
    FOUND,
    FULL_REWARD,
    GIVEN_UP,
    HAND,
    IN_BOWL,
    LEFT,
    PENNIES,
    PER_LAID,
    PER_SMALL,
    PER_WIDE,
    PER_WORDS,
    PLACES,
    POURED,
    PRICE,
    PROTECTED,
    RAT,
    REWARD,
    ROUND,
    RUBIES,
    SPACE,
    START,
    STATE,
    TOOK_COINS,
    TOOK_POINTS,
    WHITES,
    State,
)
from chaudron.fast.belcastel.tables import (
    CARD,
    CHEAP_PRICE,
    COLOR,
    FIRST_COPY,
    IDLE_CODE,
    KIND,
    L1,
    LOCOWEED,
    POINTS_ON,
    RUBY_PRICE,
    VALUE,
)
from chaudron.fast.belcastel.witches import GOLD, can_call, count_valuable, points_in_d, spend
from chaudron.fast.jit import N, compiled
from chaudron.fast.words import hand_without, kinds_in_hand, take

MAGIC_POTION = CARD["magic_potion"]
FIVE_CHIPS = 5


@compiled
def must_choose(s: State, p: int) -> bool:
    """[BEL-10.4, BEL-16.15] Exploded, and neither covered by blue 2 nor rewarded in full by S4: points or coins."""
    at = p * PER_SMALL
    return s.small[at + STATE] == EXPLODED and s.small[at + PROTECTED] == 0 and s.small[at + FULL_REWARD] == 0


@compiled
def strong_ingredient(s: State, p: int) -> None:
    """[BEL-3.5, BEL-16.15] Draw 5 chips, lay one or none: printed value only, no explosion, no action."""
    if s.small[p * PER_SMALL + STATE] == EXPLODED:
        return
    draw_hand(s, p, HAND, FIVE_CHIPS)
    kinds = kinds_in_hand(s.words[p * PER_WORDS + HAND])
    if kinds:
        ask(s, p, ASK_STRONG, 0, kinds << CHIP | NO)


@compiled
def answer_strong(s: State, p: int, bit: int) -> None:
    if bit != NOTHING:
        kind, at = bit - CHIP, p * PER_SMALL
        s.words[p * PER_WORDS + HAND] = hand_without(s.words[p * PER_WORDS + HAND], kind)
        place_chip(s, p, kind, N(VALUE[kind]))
        if s.box[NEVER_ACTS] and s.small[at + POURED] == 0:  # [BEL-15.17]
            place = p * PER_LAID + s.small[at + CHIPS_LAID] - 1
            s.laid[place] += (N(IDLE_CODE[kind]) - kind) << CODE_SHIFT
    return_hand(s, p, HAND)


@compiled
def values_in_bowl(s: State, p: int) -> int:
    values = 0
    for place in range(s.small[p * PER_SMALL + IN_BOWL]):
        values += VALUE[N(s.laid[p * PER_LAID + PLACES - 1 - place]) >> CODE_SHIFT]
    return N(values)


@compiled
def settle_found_rubies(s: State) -> None:
    """[BEL-16.20, BEL-16.3] If more were found than there are, the last in turn order give theirs back."""
    players = s.box[PLAYERS]
    for turn in range(players):
        p = (s.small[FIRST] + players - 1 - turn) % players
        found, owned = N(s.small[p * PER_SMALL + FOUND]), N(s.wide[p * PER_WIDE + RUBIES])
        lost = min(found, owned, max(-rubies_left(s), 0))
        s.wide[p * PER_WIDE + RUBIES] -= lost


@compiled
def freeze(s: State) -> None:
    """[BEL-10.0, BEL-16.17] Step 5: exploded or not is final, and so is the scoring space."""
    if s.box[LIMITED]:
        settle_found_rubies(s)
    for p in range(s.box[PLAYERS]):
        at = p * PER_SMALL
        s.small[at + SPACE] = next_space(s, p)
        s.small[at + REWARD] = 0
        s.wide[p * PER_WIDE + FILLED] = values_in_bowl(s, p)
        if s.small[at + PENNIES]:
            s.small[at + LEFT] = count_valuable(s, p)


@compiled
def take_two(s: State, p: int) -> None:
    """[BEL-16.15, BEL-16.21, BEL-16.26] Schadenfreude: whoever sits to the left of an explosion takes a 2-chip."""
    players = s.box[PLAYERS]
    kinds = free_chips(s, 2)
    if kinds and s.small[(p + players - 1) % players * PER_SMALL + STATE] == EXPLODED:
        ask(s, p, ASK_SCHADENFREUDE, 0, kinds << CHIP | NO)


@compiled
def answer_schadenfreude(s: State, p: int, bit: int) -> None:
    if bit != NOTHING:
        gain_chip(s, p, bit - CHIP, False)


@compiled
def forget_copies(s: State) -> None:
    """[WIT-6.7] Where a locoweed copies only what happens while brewing."""
    if s.box[LOCOWEED_BOOK] != 6 or s.box[COPIES_ON_DRAW] == 0:
        return
    for p in range(s.box[PLAYERS]):
        for place in range(s.small[p * PER_SMALL + CHIPS_LAID]):
            code = chip_at(s, p, place)
            if code >= FIRST_COPY and COLOR[code] == LOCOWEED:
                s.laid[p * PER_LAID + place] -= (code - L1) << CODE_SHIFT


# D


@compiled
def choose_reward(s: State, p: int) -> None:
    """[BEL-10.4, BEL-12.3] The points of one player; one who exploded chooses points or coins."""
    if must_choose(s, p):
        ask(s, p, ASK_REWARD, 0, 1 << POINTS_FIRST | 1 << COINS_INSTEAD)
    else:
        score(s, p)


@compiled
def answer_reward(s: State, p: int, bit: int) -> None:
    s.small[p * PER_SMALL + REWARD] = TOOK_COINS if bit == COINS_INSTEAD else TOOK_POINTS
    score(s, p)


@compiled
def score(s: State, p: int) -> None:
    """[BEL-10.4, WIT-4.2] The points of the scoring space, and half of what lies in the bowl, rounded down."""
    if s.small[p * PER_SMALL + REWARD] != TOOK_COINS:
        gain_points(s, p, N(POINTS_ON[s.small[p * PER_SMALL + SPACE]]))
        gain_points(s, p, values_in_bowl(s, p) // 2)
    if s.small[p * PER_SMALL + PENNIES]:
        points_in_d(s, p)


# the end of the round


@compiled
def fill_bags(s: State) -> None:
    """[BEL-10.5, BEL-16.15] Step 14: what lay in the cauldrons goes into the bags; magic_potion fills all flasks."""
    for p in range(s.box[PLAYERS]):
        at = p * PER_SMALL
        for place in range(s.small[at + CHIPS_LAID]):
            put_in_bag(s, p, N(KIND[chip_at(s, p, place)]))
        for place in range(s.small[at + IN_BOWL]):
            put_in_bag(s, p, N(s.laid[p * PER_LAID + PLACES - 1 - place]) >> CODE_SHIFT)
        for which in range(2):
            kept = N(s.small[at + START + which])
            if kept > 0:
                take(s.words, p * PER_WORDS + BAG, kept - 1)
        clear_chips(s, p)
        s.small[at + WHITES] = 0
        if s.small[CARD_NOW] == MAGIC_POTION:
            s.small[at + FLASK] = 1


@compiled
def begin_spending(s: State, p: int) -> None:
    """[BEL-10.6] F: ruby payments in turn order."""
    if s.wide[p * PER_WIDE + RUBIES] > 0:
        s.small[p * PER_SMALL + PRICE] = RUBY_PRICE
        push(s, p, SPEND, 0)


@compiled
def spend_rubies(s: State, p: int) -> None:
    """[BEL-10.6, BEL-12.2, BEL-16.25] 2 rubies for a drop move, a full flask or, in round 9, a point; repeatedly."""
    pop(s, p)
    options = spending_options(s, p)
    if options:
        ask(s, p, ASK_SPEND, 0, options | NO)
    else:
        s.small[p * PER_SMALL + PRICE] = 0


@compiled
def spending_options(s: State, p: int) -> int:
    at = p * PER_SMALL
    rubies, price = s.wide[p * PER_WIDE + RUBIES], s.small[at + PRICE]
    things = drops_that_can_advance(s, p)
    if s.small[at + FLASK] == 0:
        things |= 1 << REFILL
    options = things if rubies >= price else 0
    if s.small[ROUND] == s.box[ROUNDS_PLAYED] and rubies >= RUBY_PRICE:
        options |= 1 << POINT
    if things and rubies > 0 and price == RUBY_PRICE and can_call(s, p, GOLD, 4):
        options |= 1 << CALL_G4
    return options


@compiled
def answer_spend(s: State, p: int, bit: int) -> None:
    at = p * PER_SMALL
    if bit == NOTHING:
        s.small[at + PRICE] = 0
        return
    push(s, p, SPEND, 0)
    if bit == CALL_G4:  # [WIT-3.12] one ruby for a drop move or the flask
        spend(s, p, GOLD)
        s.small[at + PRICE] = CHEAP_PRICE
        return
    pay_rubies(s, p, RUBY_PRICE if bit == POINT else N(s.small[at + PRICE]))
    if bit <= MOVE_TUBE:
        advance_drops(s, p, advance(s, p, bit))
    elif bit == REFILL:
        s.small[at + FLASK] = 1
    else:
        gain_points(s, p, 1)


@compiled
def pass_on(s: State) -> None:
    """[BEL-10.7] Step 16: the rats come out, and the fortune deck passes to the left."""
    for p in range(s.box[PLAYERS]):
        at = p * PER_SMALL
        s.small[at + RAT] = 0
        s.small[at + GIVEN_UP] = 0
        s.small[at + LEFT] = 0
        s.small[at + FULL_REWARD] = 0
    s.small[CARD_NOW] = 0
    s.small[FIRST] = (s.small[FIRST] + 1) % s.box[PLAYERS]
