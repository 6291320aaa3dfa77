"""[BEL-16.12] The card "A second chance": after the fifth chip, take everything back and start brewing anew, once."""

from chaudron.fast.belcastel.box import CHIPS_ONLY, EVERYTHING, PLAYERS, RESTORES
from chaudron.fast.belcastel.cauldron import chip_at, clear_chips
from chaudron.fast.belcastel.gains import put_in_bag, return_hand
from chaudron.fast.belcastel.layout import (
    ASIDE,
    BAG,
    BEFORE,
    BEFORE_ASIDE,
    BEFORE_BESIDE,
    BEFORE_BOWL,
    BEFORE_FLASK,
    BEFORE_FOUND,
    BEFORE_LAID,
    BEFORE_PENNIES,
    BEFORE_PLACES,
    BEFORE_POINTS,
    BEFORE_POURED,
    BEFORE_RUBIES,
    BEFORE_TAKE_BACK,
    BEFORE_WHITES,
    BESIDE,
    CAN_TAKE_BACK,
    CHIPS_LAID,
    CODE_SHIFT,
    FLASK,
    FOUND,
    FULL_UP,
    GAP_BITS,
    IN_BOWL,
    LAST_TURN,
    PENNIES,
    PER_LAID,
    PER_SMALL,
    PER_WIDE,
    PER_WORDS,
    PLACES,
    POINTS,
    POURED,
    PUT_BESIDE,
    REMEMBERED,
    RUBIES,
    SIX,
    STARTED,
    TURNS,
    WHITES,
    State,
)
from chaudron.fast.belcastel.tables import KIND, R1
from chaudron.fast.jit import N, apart, compiled
from chaudron.fast.words import S5, SLOT, ZERO, hand_with, size_of_hand, take


@compiled
def forget(s: State) -> None:
    """What was remembered for a second chance is over."""
    for p in range(s.box[PLAYERS]):
        for place in range(BEFORE_PLACES):
            s.laid[p * PER_LAID + BEFORE + place] = 0
        for field in range(BEFORE_FLASK, BEFORE_BESIDE + 3):
            s.small[p * PER_SMALL + field] = 0
        s.wide[p * PER_WIDE + BEFORE_POINTS] = 0
        s.wide[p * PER_WIDE + BEFORE_RUBIES] = 0
    s.small[REMEMBERED] = 0


@apart
def remember(s: State, p: int) -> None:
    """What a restart brings back; the bag is what remains of all chips."""
    at = p * PER_SMALL
    s.small[REMEMBERED] = 1
    s.wide[p * PER_WIDE + BEFORE_POINTS] = s.wide[p * PER_WIDE + POINTS]
    s.wide[p * PER_WIDE + BEFORE_RUBIES] = s.wide[p * PER_WIDE + RUBIES]
    s.small[at + BEFORE_FLASK] = s.small[at + FLASK]
    s.small[at + BEFORE_FOUND] = s.small[at + FOUND]
    s.small[at + BEFORE_PENNIES] = s.small[at + PENNIES]
    s.small[at + BEFORE_WHITES] = s.small[at + WHITES]
    s.small[at + BEFORE_TAKE_BACK] = s.small[at + CAN_TAKE_BACK]
    s.small[at + BEFORE_POURED] = s.small[at + POURED]
    for value in range(3):
        s.small[at + BEFORE_BESIDE + value] = s.small[at + BESIDE + value]
    remember_chips(s, p)


@compiled
def remember_chips(s: State, p: int) -> None:
    """[WIT-5.5] In the cauldron lie start chips, and what they laid and set aside."""
    at, first = p * PER_SMALL, p * PER_LAID
    laid, poured = N(s.small[at + CHIPS_LAID]), N(s.small[at + IN_BOWL])
    kept = first + BEFORE
    if laid + poured > BEFORE_PLACES:
        s.small[FULL_UP] = 1
        return
    for place in range(laid):
        s.laid[kept + place] = s.laid[first + place]
    for place in range(poured):
        s.laid[kept + laid + place] = s.laid[first + PLACES - 1 - place]
    s.small[at + BEFORE_LAID] = laid
    s.small[at + BEFORE_BOWL] = poured
    remember_aside(s, p, laid + poured)


@compiled
def remember_aside(s: State, p: int, place: int) -> None:
    aside = s.words[p * PER_WORDS + ASIDE]
    if place + size_of_hand(aside) > BEFORE_PLACES:
        s.small[FULL_UP] = 1
        return
    while aside != ZERO:
        s.laid[p * PER_LAID + BEFORE + place] = (N(aside & SLOT) - 1) << CODE_SHIFT
        s.small[p * PER_SMALL + BEFORE_ASIDE] += 1
        aside >>= S5
        place += 1


@apart
def restart(s: State, p: int) -> None:
    """[BEL-16.12, BEL-15.15] The seat returns to the state at the start of brewing; rat and drop stay."""
    at = p * PER_SMALL
    restores = s.box[RESTORES]
    if restores == EVERYTHING:
        s.small[at + FLASK] = s.small[at + BEFORE_FLASK]
    if restores != CHIPS_ONLY:
        s.wide[p * PER_WIDE + RUBIES] = s.wide[p * PER_WIDE + BEFORE_RUBIES]
        s.wide[p * PER_WIDE + POINTS] = s.wide[p * PER_WIDE + BEFORE_POINTS]
        s.small[at + FOUND] = s.small[at + BEFORE_FOUND]
        s.small[at + PENNIES] = s.small[at + BEFORE_PENNIES]
    everything_in_the_bag(s, p)
    s.small[at + TURNS] = s.small[at + STARTED]
    s.small[at + PUT_BESIDE] = 0
    s.small[at + WHITES] = s.small[at + BEFORE_WHITES]
    s.small[at + CAN_TAKE_BACK] = s.small[at + BEFORE_TAKE_BACK]
    s.small[at + POURED] = s.small[at + BEFORE_POURED]
    lay_as_before(s, p)


@compiled
def everything_in_the_bag(s: State, p: int) -> None:
    """What lies in cauldron and bowl, beside and aside, and what S2 still shows."""
    at, first = p * PER_SMALL, p * PER_LAID
    for place in range(s.small[at + CHIPS_LAID]):
        put_in_bag(s, p, N(KIND[chip_at(s, p, place)]))
    for place in range(s.small[at + IN_BOWL]):
        put_in_bag(s, p, N(s.laid[first + PLACES - 1 - place]) >> CODE_SHIFT)
    clear_chips(s, p)
    for value in range(3):
        for _ in range(s.small[at + BESIDE + value]):
            put_in_bag(s, p, R1 + value)
        s.small[at + BESIDE + value] = 0
    return_hand(s, p, ASIDE)
    return_hand(s, p, SIX)


@compiled
def lay_as_before(s: State, p: int) -> None:
    """What lay there when brewing began leaves the bag again."""
    at, first = p * PER_SMALL, p * PER_LAID
    kept, bag = first + BEFORE, p * PER_WORDS + BAG
    laid, poured = s.small[at + BEFORE_LAID], s.small[at + BEFORE_BOWL]
    for place in range(laid + poured + s.small[at + BEFORE_ASIDE]):
        chip = s.laid[kept + place]
        kind = N(KIND[N(chip) >> CODE_SHIFT])
        take(s.words, bag, kind)
        if place < laid:
            s.laid[first + place] = chip
            s.small[at + LAST_TURN] += (N(chip) & GAP_BITS) + 1
        elif place < laid + poured:
            s.laid[first + PLACES - 1 - (place - laid)] = chip
        else:
            s.words[p * PER_WORDS + ASIDE] = hand_with(s.words[p * PER_WORDS + ASIDE], kind)
    s.small[at + CHIPS_LAID] = laid
    s.small[at + IN_BOWL] = poured
    for value in range(3):
        s.small[at + BESIDE + value] = s.small[at + BEFORE_BESIDE + value]
        for _ in range(s.small[at + BESIDE + value]):
            take(s.words, bag, R1 + value)
