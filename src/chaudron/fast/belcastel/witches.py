"""[WIT-2, WIT-3] Witch pennies; the silver and gold witches. Copper ones are in `copper`."""

from chaudron.fast.belcastel.asks import (
    ASK_COLORS,
    ASK_FULL_REWARD,
    ASK_LEFT_IN_BAG,
    ASK_RAIN,
    ASK_SAVED,
    ASK_SIX,
    ASK_WHITES,
    BOTH_WHITES,
    CALL_S2,
    CALL_S3,
    CHIP,
    EARLIER_WHITE,
    LAST_WHITE,
    NO,
    NOTHING,
    SIX_OPEN,
    WHITES_BACK,
    YES,
    YES_OR_NO,
)
from chaudron.fast.belcastel.box import PLAYERS
from chaudron.fast.belcastel.cauldron import chip_at, last_laid, pick_up, take_back
from chaudron.fast.belcastel.gains import (
    ask,
    draw_hand,
    gain_points,
    gain_rubies,
    pop,
    push,
    put_in_bag,
    return_hand,
    rubies_left,
)
from chaudron.fast.belcastel.layout import (
    ASIDE,
    BAG,
    BREWING,
    CAN_TAKE_BACK,
    CARD_NOW,
    CHIPS_LAID,
    COINS_LEFT,
    EXPLODED,
    FLASK,
    FULL_REWARD,
    LEFT,
    PENNIES,
    PER_SMALL,
    PER_WIDE,
    PER_WORDS,
    POURED,
    PROTECTED,
    REWARD,
    SIX,
    SIX_TURN,
    SPACE,
    STATE,
    TOOK_COINS,
    TURNS,
    WHITES,
    WITCH,
    State,
)
from chaudron.fast.belcastel.tables import (
    BAG_POINTS,
    CARD,
    COLOR,
    COLOR_POINTS,
    KINDS,
    PENNY_POINTS,
    POINTS_ON,
    RUBY,
    VALUABLE,
    VALUE,
    WHITE,
)
from chaudron.fast.jit import N, compiled
from chaudron.fast.words import (
    ZERO,
    chips_in,
    count_of,
    hand_without,
    hand_without_last,
    kinds_in_hand,
    last_in_hand,
    size,
)
from chaudron.games.belcastel.witches.silver import SIX as SIX_CHIPS

SILVER, COPPER, GOLD = range(3)
SHINING, LUCKY_DEVIL = CARD["shining"], CARD["lucky_devil"]


@compiled
def can_call(s: State, p: int, penny: int, witch: int) -> bool:
    """[WIT-2.1] Is she turned up, and is the penny of her color unspent?"""
    return s.small[WITCH + penny] == witch and ((s.small[p * PER_SMALL + PENNIES] >> penny) & 1) == 1


@compiled
def spend(s: State, p: int, penny: int) -> None:
    """[WIT-2.1, WIT-2.3] A spent penny is never given back."""
    s.small[p * PER_SMALL + PENNIES] &= ~(1 << penny)


@compiled
def count_pennies(s: State) -> None:
    """[WIT-2.2, BEL-16.15] At the end of the game every unspent penny is worth 2 points."""
    for p in range(s.box[PLAYERS]):
        gain_points(s, p, PENNY_POINTS * size(N(s.small[p * PER_SMALL + PENNIES])))


# S1


@compiled
def after_explosion(s: State, p: int, before: int) -> None:
    """[WIT-3.1, WIT-3.13] S1: at once or never, and only with a full flask."""
    if s.small[p * PER_SMALL + FLASK] and can_call(s, p, SILVER, 1):
        ask(s, p, ASK_SAVED, before, YES_OR_NO)


@compiled
def answer_saved(s: State, p: int, before: int, bit: int) -> None:
    """[WIT-3.1] The white that exploded the cauldron goes back; whoever had stopped stays stopped."""
    if bit != YES:
        return
    spend(s, p, SILVER)
    at = p * PER_SMALL
    s.small[at + FLASK] = 0
    s.small[at + STATE] = before
    s.small[at + PROTECTED] = 0
    if s.small[at + CAN_TAKE_BACK] and COLOR[last_laid(s, p)] == WHITE:
        take_back(s, p)
    else:  # it lies aside, where it counts as well [WIT-6.4]
        aside = s.words[p * PER_WORDS + ASIDE]
        white = last_in_hand(aside)
        s.words[p * PER_WORDS + ASIDE] = hand_without_last(aside)
        s.small[at + WHITES] -= VALUE[white]
        put_in_bag(s, p, white)


# S2 and S3


@compiled
def whites_laid(s: State, p: int) -> int:
    """How many whites lie in the cauldron."""
    found = 0
    for place in range(s.small[p * PER_SMALL + CHIPS_LAID]):
        found += 1 if COLOR[chip_at(s, p, place)] == WHITE else 0
    return found


@compiled
def free_acts(s: State, p: int) -> int:
    """[WIT-3.2, WIT-3.3] The witches that can be called between two chips."""
    if can_call(s, p, SILVER, 2) and chips_in(s.words, p * PER_WORDS + BAG) > 0:
        return 1 << CALL_S2
    if can_call(s, p, SILVER, 3) and whites_laid(s, p) > 0:
        return 1 << CALL_S3
    return 0


@compiled
def call_silver(s: State, p: int, bit: int) -> None:
    """[WIT-3.2, WIT-3.3] Call a witch while brewing."""
    spend(s, p, SILVER)
    if bit == CALL_S2:
        draw_hand(s, p, SIX, SIX_CHIPS)
        push(s, p, SIX_OPEN, 0)
    else:
        push(s, p, WHITES_BACK, 0)


@compiled
def six_open(s: State, p: int) -> None:
    """[WIT-3.2, WIT-3.14] S2: six chips lie open; any of them are laid one at a time, the rest goes back."""
    pop(s, p)
    at = p * PER_SMALL
    if s.small[at + STATE] != BREWING or s.words[p * PER_WORDS + SIX] == ZERO:
        return_hand(s, p, SIX)
        s.small[at + SIX_TURN] = 0
    else:
        ask(s, p, ASK_SIX, 0, kinds_in_hand(s.words[p * PER_WORDS + SIX]) << CHIP | NO)


@compiled
def take_of_six(s: State, p: int, bit: int) -> int:
    """The chip to be laid, or -1."""
    if bit == NOTHING:
        return_hand(s, p, SIX)
        s.small[p * PER_SMALL + SIX_TURN] = 0
        return -1
    push(s, p, SIX_OPEN, 0)
    s.small[p * PER_SMALL + SIX_TURN] = s.small[p * PER_SMALL + TURNS] + 1
    s.words[p * PER_WORDS + SIX] = hand_without(s.words[p * PER_WORDS + SIX], bit - CHIP)
    return bit - CHIP


@compiled
def place_of_white(s: State, p: int, which: int) -> int:
    """[WIT-3.3] Where the last white (0) or the one before it (1) lies; -1 if there is none."""
    place = s.small[p * PER_SMALL + CHIPS_LAID] - 1
    while place >= 0:
        if COLOR[chip_at(s, p, place)] == WHITE:
            if which == 0:
                return N(place)
            which -= 1
        place -= 1
    return -1


@compiled
def whites_back(s: State, p: int) -> None:
    """[WIT-3.3, WIT-3.15] S3: one or both of the last two whites in the cauldron; the spaces they leave stay empty."""
    pop(s, p)
    if whites_laid(s, p) > 1:
        ask(s, p, ASK_WHITES, 0, 1 << LAST_WHITE | 1 << EARLIER_WHITE | 1 << BOTH_WHITES)
    else:
        answer_whites(s, p, LAST_WHITE)


@compiled
def answer_whites(s: State, p: int, bit: int) -> None:
    earlier = place_of_white(s, p, 1)
    last = place_of_white(s, p, 0)
    if bit != EARLIER_WHITE:
        was_last = last == s.small[p * PER_SMALL + CHIPS_LAID] - 1
        put_in_bag(s, p, pick_up(s, p, last))
        if was_last and s.small[p * PER_SMALL + POURED] == 0:
            s.small[p * PER_SMALL + CAN_TAKE_BACK] = 0
    if bit != LAST_WHITE:
        put_in_bag(s, p, pick_up(s, p, earlier))


@compiled
def answer_gather(s: State, p: int, bit: int) -> None:
    """[WIT-3.19] S3 before anybody's scoring begins."""
    if bit != NOTHING:
        call_silver(s, p, CALL_S3)


# S4


@compiled
def out_of_the_running(s: State, p: int) -> bool:
    """[BEL-10.1, WIT-3.4] Exploded cauldrons do not roll the die, unless S4 was announced."""
    return s.small[p * PER_SMALL + STATE] == EXPLODED and s.small[p * PER_SMALL + FULL_REWARD] == 0


@compiled
def furthest_space(s: State) -> int:
    """[BEL-10.1] The furthest scoring space of those in the running."""
    furthest = 0
    for p in range(s.box[PLAYERS]):
        if not out_of_the_running(s, p):
            furthest = max(furthest, N(s.small[p * PER_SMALL + SPACE]))
    return furthest


@compiled
def offer_full_reward(s: State, p: int) -> None:
    """[WIT-3.4, WIT-3.16] S4: points and buying, and the die for the furthest; for cards it remains an explosion."""
    if s.small[p * PER_SMALL + STATE] != EXPLODED or not can_call(s, p, SILVER, 4):
        return
    could_roll = s.small[p * PER_SMALL + SPACE] >= furthest_space(s)
    if could_roll or s.small[p * PER_SMALL + PROTECTED] == 0:
        ask(s, p, ASK_FULL_REWARD, 0, YES_OR_NO)


@compiled
def answer_full_reward(s: State, p: int, bit: int) -> None:
    if bit == YES:
        spend(s, p, SILVER)
        s.small[p * PER_SMALL + FULL_REWARD] = 1


# gold


@compiled
def rubies_on_space(s: State, p: int) -> int:
    """[BEL-10.3, BEL-16.15] What the scoring space pays in phase C; two with the card shining."""
    if RUBY[s.small[p * PER_SMALL + SPACE]] == 0:
        return 0
    return 2 if s.small[CARD_NOW] == SHINING else 1


@compiled
def collect_rubies(s: State, p: int) -> None:
    """[BEL-10.3, BEL-16.15, WIT-3.11] C: what the scoring space pays; or G3, for as many rubies as it shows points."""
    pays = rubies_on_space(s, p)
    if pays == 0:
        return
    rain = min(N(POINTS_ON[s.small[p * PER_SMALL + SPACE]]), rubies_left(s))
    if rain > pays and can_call(s, p, GOLD, 3):
        ask(s, p, ASK_RAIN, 0, YES_OR_NO)
        return
    gain_rubies(s, p, pays)
    lucky_devil(s, p)


@compiled
def lucky_devil(s: State, p: int) -> None:
    if s.small[CARD_NOW] == LUCKY_DEVIL:
        gain_points(s, p, 2)


@compiled
def answer_rain(s: State, p: int, bit: int) -> None:
    if bit == YES:
        spend(s, p, GOLD)
        gain_rubies(s, p, N(POINTS_ON[s.small[p * PER_SMALL + SPACE]]))
    else:
        gain_rubies(s, p, rubies_on_space(s, p))
    lucky_devil(s, p)


@compiled
def colors_laid(s: State, p: int) -> int:
    """[WIT-3.9, WIT-3.18] How many colors but white lie in the cauldron; locoweed is one of its own [WIT-1.4]."""
    colors = 0
    for place in range(s.small[p * PER_SMALL + CHIPS_LAID]):
        colors |= 1 << N(COLOR[chip_at(s, p, place)])
    return size(colors & ~(1 << WHITE))


@compiled
def count_valuable(s: State, p: int) -> int:
    """[WIT-3.10] How many chips in the bag G2 counts."""
    found = 0
    for kind in range(KINDS):
        if (VALUABLE >> kind) & 1:
            found += count_of(s.words, p * PER_WORDS + BAG, kind)
    return found


@compiled
def points_in_d(s: State, p: int) -> None:
    """[WIT-3.9, WIT-3.10, WIT-3.18] G1 and G2: more points in phase D."""
    if can_call(s, p, GOLD, 1):
        helps = s.small[p * PER_SMALL + REWARD] != TOOK_COINS
        points = N(COLOR_POINTS[colors_laid(s, p)]) if helps else 0
        offer_points(s, p, ASK_COLORS, points)
    elif can_call(s, p, GOLD, 2):
        offer_points(s, p, ASK_LEFT_IN_BAG, BAG_POINTS * s.small[p * PER_SMALL + LEFT])


@compiled
def offer_points(s: State, p: int, op: int, points: int) -> None:
    if points > 0:
        s.wide[p * PER_WIDE + COINS_LEFT] = points
        ask(s, p, op, 0, YES_OR_NO)


@compiled
def answer_points(s: State, p: int, bit: int) -> None:
    if bit == YES:
        spend(s, p, GOLD)
        gain_points(s, p, N(s.wide[p * PER_WIDE + COINS_LEFT]))
    s.wide[p * PER_WIDE + COINS_LEFT] = 0
