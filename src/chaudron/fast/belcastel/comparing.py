"""[BEL-7.3, BEL-10.2, WIT-5.7, WIT-5.8] Hawkmoths, compared in phase B."""

from chaudron.fast.belcastel.box import (
    BLACK_2,
    BLACK_5,
    BLACK_34,
    BLACK_BOOK,
    EVEN_WITHOUT_MOTHS,
    PER_BLACK,
    PLAYERS,
)
from chaudron.fast.belcastel.cauldron import chip_at, count_acting, last_two, space_at
from chaudron.fast.belcastel.drops import advance_drops
from chaudron.fast.belcastel.gains import gain_rubies
from chaudron.fast.belcastel.layout import CHIPS_LAID, PER_SMALL, State
from chaudron.fast.belcastel.tables import ACT_COLOR, BLACK, SPOON
from chaudron.fast.jit import compiled


@compiled
def moths(s: State, p: int) -> None:
    """[BEL-10.2] What the black book pays a seat."""
    book = s.box[BLACK_BOOK]
    if book == BLACK_2:
        moths_of_two(s, p)
    elif book == BLACK_34:
        moths_of_neighbors(s, p)
    elif book == BLACK_5:
        moths_next_door(s, p)
    elif has_moth_on(s, p, furthest_moth(s, SPOON)):
        advance_drops(s, p, 1)  # [WIT-5.7] black-6: the furthest space with a black pays a drop move


@compiled
def moths_of_two(s: State, p: int) -> None:
    """[BEL-7.3] black-2p: equal gives each a drop move, more gives a drop move and a ruby."""
    mine, theirs = count_acting(s, p, BLACK), count_acting(s, 1 - p, BLACK)
    if mine > theirs:
        gain_rubies(s, p, 1)
        advance_drops(s, p, 1)
    elif mine == theirs and (mine > 0 or s.box[EVEN_WITHOUT_MOTHS]):  # [BEL-15.10]
        advance_drops(s, p, 1)


@compiled
def moths_of_neighbors(s: State, p: int) -> None:
    """[BEL-7.3, BEL-16.21] black-34p: more than one neighbor gives a drop move, more than both also a ruby."""
    players, mine = s.box[PLAYERS], count_acting(s, p, BLACK)
    if mine == 0:
        return
    left, right = (p + 1) % players, (p + players - 1) % players
    beaten = (1 if mine > count_acting(s, left, BLACK) else 0) + (1 if mine > count_acting(s, right, BLACK) else 0)
    if beaten > 0:
        gain_rubies(s, p, beaten - 1)
        advance_drops(s, p, 1)


@compiled
def moths_next_door(s: State, p: int) -> None:
    """[WIT-5.8, WIT-6.9] black-5: a ruby per black in the left neighbor's cauldron, who gets one for the last two."""
    abroad = count_acting(s, (p + 1) % s.box[PLAYERS], BLACK)
    at_home = min(last_two(s, p, BLACK), 2 if s.box[PER_BLACK] else 1)
    gain_rubies(s, p, abroad + at_home)


@compiled
def furthest_moth(s: State, before: int) -> int:
    """[WIT-5.7] The furthest space with a black before a space; -1 if there is none."""
    furthest = -1
    for p in range(s.box[PLAYERS]):
        for place in range(s.small[p * PER_SMALL + CHIPS_LAID]):
            space = space_at(s, p, place)
            if space < before and ACT_COLOR[chip_at(s, p, place)] == BLACK:
                furthest = max(furthest, space)
    return furthest


@compiled
def has_moth_on(s: State, p: int, space: int) -> bool:
    for place in range(s.small[p * PER_SMALL + CHIPS_LAID]):
        if space_at(s, p, place) == space and ACT_COLOR[chip_at(s, p, place)] == BLACK:
            return True
    return False


@compiled
def second_moths(s: State, p: int) -> None:
    """[WIT-5.7] black-6: the next space pays a ruby; ties all win."""
    furthest = furthest_moth(s, SPOON)
    if furthest >= 0 and has_moth_on(s, p, furthest_moth(s, furthest)):
        gain_rubies(s, p, 1)
