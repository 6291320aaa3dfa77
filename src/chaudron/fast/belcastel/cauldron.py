"""The chips of a cauldron and its bowl, in the order of laying: what lies there, where, since when."""

from chaudron.fast.belcastel.box import HAS_BOWLS
from chaudron.fast.belcastel.gains import put_in_bag
from chaudron.fast.belcastel.layout import (
    CAN_TAKE_BACK,
    CHIPS_LAID,
    CODE_SHIFT,
    DROP,
    ENDED,
    FULL_UP,
    GAP_BITS,
    IN_BOWL,
    LAST_TURN,
    PER_LAID,
    PER_SMALL,
    PLACES,
    POURED,
    PUT_BESIDE,
    RAT,
    SPACE_BITS,
    SPACE_SHIFT,
    START,
    START_2,
    STARTED,
    TURNS,
    WHITES,
    State,
)
from chaudron.fast.belcastel.tables import ACT_COLOR, ACT_VALUE, COLOR, KIND, LAST, ORANGE, SPOON, VALUE, WHITE
from chaudron.fast.jit import N, compiled


@compiled
def chip_at(s: State, p: int, place: int) -> int:
    """The code of the chip at a place of the cauldron."""
    return N(s.laid[p * PER_LAID + place]) >> CODE_SHIFT


@compiled
def space_at(s: State, p: int, place: int) -> int:
    return (N(s.laid[p * PER_LAID + place]) >> SPACE_SHIFT) & SPACE_BITS


@compiled
def gap_at(s: State, p: int, place: int) -> int:
    return N(s.laid[p * PER_LAID + place]) & GAP_BITS


@compiled
def position(s: State, p: int) -> int:
    """[BEL-16.7] The space from which the next chip counts."""
    laid = s.small[p * PER_SMALL + CHIPS_LAID]
    if laid > 0:
        return space_at(s, p, laid - 1)
    return N(s.small[p * PER_SMALL + DROP] + s.small[p * PER_SMALL + RAT])


@compiled
def next_space(s: State, p: int) -> int:
    """[BEL-10.0, BEL-5.4] The scoring space if brewing ended now."""
    return min(position(s, p) + 1, SPOON)


@compiled
def is_on_last_space(s: State, p: int) -> bool:
    """[BEL-5.6, WIT-4.1] Does a chip lie on the last space?"""
    laid = s.small[p * PER_SMALL + CHIPS_LAID]
    return laid > 0 and space_at(s, p, laid - 1) == LAST


@compiled
def is_full(s: State, p: int) -> bool:
    """[WIT-4.1] Is the last space covered, so that further chips go into the bowl?"""
    return s.box[HAS_BOWLS] != 0 and is_on_last_space(s, p)


@compiled
def last_laid(s: State, p: int) -> int:
    """[BEL-16.9, WIT-4.5] The code of the chip that was laid last, in the cauldron or in the bowl."""
    if s.small[p * PER_SMALL + POURED]:
        return chip_at(s, p, PLACES - s.small[p * PER_SMALL + IN_BOWL])
    return chip_at(s, p, s.small[p * PER_SMALL + CHIPS_LAID] - 1)


@compiled
def count_acting(s: State, p: int, color: int) -> int:
    """How many chips in the cauldron the book of a color counts [WIT-5.9]."""
    found = 0
    for place in range(s.small[p * PER_SMALL + CHIPS_LAID]):
        found += 1 if ACT_COLOR[chip_at(s, p, place)] == color else 0
    return found


@compiled
def oranges(s: State, p: int) -> int:
    """[WIT-5.9] How many orange chips lie in the cauldron; a locoweed is none."""
    found = 0
    for place in range(s.small[p * PER_SMALL + CHIPS_LAID]):
        found += 1 if COLOR[chip_at(s, p, place)] == ORANGE else 0
    return found


@compiled
def value_near_end(s: State, p: int, color: int, back: int) -> int:
    """[BEL-16.7] The value of the last chip (0) or the next to last (1) if it is of a color; else 0."""
    place = s.small[p * PER_SMALL + CHIPS_LAID] - 1 - back
    if place < 0:
        return 0
    code = chip_at(s, p, place)
    return N(ACT_VALUE[code]) if ACT_COLOR[code] == color else 0


@compiled
def last_two(s: State, p: int, color: int) -> int:
    """[BEL-16.7] How many of the last two chips are of a color."""
    return (1 if value_near_end(s, p, color, 0) else 0) + (1 if value_near_end(s, p, color, 1) else 0)


@compiled
def concerns_next(s: State, p: int) -> bool:
    """[WIT-5.6] Does the chip laid last do something for later ones? Not when it was laid after brewing."""
    ended = s.small[p * PER_SMALL + ENDED]
    return ended == 0 or s.small[p * PER_SMALL + LAST_TURN] <= ended


@compiled
def drawn_this_round(s: State, p: int) -> int:
    """[BEL-16.12] How many chips drawn this round lie in cauldron or bowl or were put beside; no start chips."""
    found = N(s.small[p * PER_SMALL + IN_BOWL] + s.small[p * PER_SMALL + PUT_BESIDE])
    turn = N(s.small[p * PER_SMALL + LAST_TURN])
    place = s.small[p * PER_SMALL + CHIPS_LAID] - 1
    while place >= 0 and turn > s.small[p * PER_SMALL + STARTED]:
        found += 1
        turn -= gap_at(s, p, place) + 1
        place -= 1
    return found


@compiled
def place_chip(s: State, p: int, code: int, spaces: int) -> None:
    """[BEL-5.2, BEL-5.6] Put a chip that many spaces past the last occupied one, at most on the last space."""
    at = p * PER_SMALL
    s.small[at + TURNS] += 1
    s.small[at + CAN_TAKE_BACK] = 1
    if COLOR[code] == WHITE:
        s.small[at + WHITES] += VALUE[code]
    laid = s.small[at + CHIPS_LAID]
    if laid + s.small[at + IN_BOWL] == PLACES:
        s.small[FULL_UP] = 1  # no bag holds so many
    elif is_full(s, p):
        pour(s, p, code)
    else:
        space = min(position(s, p) + spaces, LAST)
        gap = min(s.small[at + TURNS] - s.small[at + LAST_TURN] - 1, GAP_BITS)
        s.laid[p * PER_LAID + laid] = code << CODE_SHIFT | space << SPACE_SHIFT | gap
        s.small[at + CHIPS_LAID] += 1
        s.small[at + LAST_TURN] = s.small[at + TURNS]
        s.small[at + POURED] = 0


@compiled
def pour(s: State, p: int, code: int) -> None:
    """[WIT-4.1, WIT-4.5] A chip goes into the bowl, where a locoweed copies nothing."""
    s.small[p * PER_SMALL + POURED] = 1
    s.small[p * PER_SMALL + IN_BOWL] += 1
    s.laid[p * PER_LAID + PLACES - s.small[p * PER_SMALL + IN_BOWL]] = KIND[code] << CODE_SHIFT


@compiled
def pick_up(s: State, p: int, place: int) -> int:
    """Take a chip out of the cauldron; the space it leaves stays empty. What it is in a bag."""
    at, first = p * PER_SMALL, p * PER_LAID
    code, gap = chip_at(s, p, place), gap_at(s, p, place)
    laid = s.small[at + CHIPS_LAID] - 1
    for next_place in range(place, laid):
        s.laid[first + next_place] = s.laid[first + next_place + 1]
    s.laid[first + laid] = 0
    s.small[at + CHIPS_LAID] = laid
    if place == laid:
        s.small[at + LAST_TURN] = s.small[at + LAST_TURN] - gap - 1 if laid > 0 else 0
    else:
        more = min(gap + 1, GAP_BITS - gap_at(s, p, place))
        s.laid[first + place] += more
    if COLOR[code] == WHITE:
        s.small[at + WHITES] -= VALUE[code]
    return N(KIND[code])


@compiled
def scoop_up(s: State, p: int) -> int:
    """[WIT-4.5] Take the chip laid last out of the bowl."""
    at = p * PER_LAID + PLACES - s.small[p * PER_SMALL + IN_BOWL]
    kind = N(s.laid[at]) >> CODE_SHIFT
    s.laid[at] = 0
    s.small[p * PER_SMALL + IN_BOWL] -= 1
    if COLOR[kind] == WHITE:
        s.small[p * PER_SMALL + WHITES] -= VALUE[kind]
    return kind


@compiled
def take_back(s: State, p: int) -> None:
    """[BEL-8.3, WIT-4.5] The chip laid last returns to the bag; the position falls back to where it was before."""
    last = s.small[p * PER_SMALL + CHIPS_LAID] - 1
    put_in_bag(s, p, scoop_up(s, p) if s.small[p * PER_SMALL + POURED] else pick_up(s, p, last))
    s.small[p * PER_SMALL + CAN_TAKE_BACK] = 0


@compiled
def count_changeable(s: State, p: int, kind: int) -> int:
    """[WIT-5.5] How many chips of a kind lie in the cauldron, but for those kept as start chips."""
    found = 0
    for place in range(s.small[p * PER_SMALL + CHIPS_LAID]):
        found += 1 if KIND[chip_at(s, p, place)] == kind else 0
    kept = (s.small[p * PER_SMALL + START] == kind + 1) + N(s.small[p * PER_SMALL + START_2] == kind + 1)
    return N(found - kept)


@compiled
def kinds_laid(s: State, p: int) -> int:
    """The kinds of the chips in the cauldron, as a set."""
    found = 0
    for place in range(s.small[p * PER_SMALL + CHIPS_LAID]):
        found |= 1 << N(KIND[chip_at(s, p, place)])
    return found


@compiled
def changeable(s: State, p: int) -> int:
    """[WIT-5.5] The kinds that may be handed in or swapped, as a set."""
    found = kinds_laid(s, p)
    for which in range(2):
        kept = s.small[p * PER_SMALL + START + which] - 1
        if kept >= 0 and count_changeable(s, p, kept) == 0:
            found &= ~(1 << kept)
    return found


@compiled
def pick_up_kind(s: State, p: int, kind: int) -> None:
    """Take the first chip of a kind out of the cauldron."""
    place = 0
    while KIND[chip_at(s, p, place)] != kind:
        place += 1
    pick_up(s, p, place)


@compiled
def empty_cauldron(s: State, p: int) -> None:
    """Nothing lies in the cauldron, and nothing was drawn this round."""
    clear_chips(s, p)
    at = p * PER_SMALL
    s.small[at + WHITES] = 0
    s.small[at + TURNS] = 0
    s.small[at + PUT_BESIDE] = 0
    s.small[at + CAN_TAKE_BACK] = 0
    s.small[at + POURED] = 0


@compiled
def clear_chips(s: State, p: int) -> None:
    """Cauldron and bowl are empty."""
    at, first = p * PER_SMALL, p * PER_LAID
    for place in range(s.small[at + CHIPS_LAID]):
        s.laid[first + place] = 0
    for place in range(s.small[at + IN_BOWL]):
        s.laid[first + PLACES - 1 - place] = 0
    s.small[at + CHIPS_LAID] = 0
    s.small[at + IN_BOWL] = 0
    s.small[at + LAST_TURN] = 0
