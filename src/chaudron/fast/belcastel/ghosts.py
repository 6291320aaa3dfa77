"""[BEL-7.3, BEL-16.22, WIT-5.3, WIT-5.7] Ghost's breath, in phase B."""

from chaudron.fast.belcastel.asks import (
    ASK_GHOST_BUY,
    ASK_GHOST_ROW,
    ASK_GHOST_SWAP,
    ASK_GHOST_TRADE,
    CHIP,
    GHOST_SHOP,
    NO,
    NOTHING,
)
from chaudron.fast.belcastel.box import PURPLE_BOOK, ROUNDS_PLAYED
from chaudron.fast.belcastel.buying import affordable, note_purchase
from chaudron.fast.belcastel.cauldron import changeable, chip_at, count_acting, pick_up_kind, space_at
from chaudron.fast.belcastel.drops import advance_drops
from chaudron.fast.belcastel.gains import ask, gain_chip, gain_points, gain_rubies, pop, push, receive, takeable
from chaudron.fast.belcastel.layout import (
    BOUGHT,
    BOUGHT_2,
    CHIPS_LAID,
    COINS_LEFT,
    PER_SMALL,
    PER_WIDE,
    ROUND,
    START,
    SUPPLY,
    State,
)
from chaudron.fast.belcastel.tables import (
    ACT_COLOR,
    COINS,
    COINS_PER_POINT,
    P1,
    POINTS_ON,
    PURPLE,
    ROW_CHIPS,
    ROW_DROPS,
    ROW_POINTS,
    ROW_RUBIES,
    SWAP_HIGH,
    SWAP_LOW,
    VALUE,
)
from chaudron.fast.jit import N, compiled
from chaudron.fast.words import add, nth

ROWS, TRADES = 0, 4
"""Where the rows of purple-1 and purple-2 begin."""


@compiled
def ghosts(s: State, p: int) -> None:
    """[BEL-10.2] What the purple book does for a seat with purple chips."""
    purples = count_acting(s, p, PURPLE)
    if purples == 0:
        return
    book, rows = s.box[PURPLE_BOOK], min(purples, 3)
    if book == 1:
        ask(s, p, ASK_GHOST_ROW, 0, (1 << rows) - 1 | NO)
    elif book == 2:
        rows = min(ghosts_to_trade(s, p), 3)
        if rows > 0:
            ask(s, p, ASK_GHOST_TRADE, 0, (1 << rows) - 1 | NO)
    elif book == 3:
        points_under_ghosts(s, p)
    elif book == 4:
        options = possible_swaps(s, p, rows)
        if options:
            ask(s, p, ASK_GHOST_SWAP, 0, options | NO)
    elif book == 5:
        shop_for_ghosts(s, p)
    elif book == 6:
        gain_points(s, p, values_after_ghosts(s, p))


@compiled
def ghosts_to_trade(s: State, p: int) -> int:
    """[BEL-16.22, WIT-5.9] Purple chips that act, but for those kept as start chips; a locoweed is never handed in."""
    found = 0
    for place in range(s.small[p * PER_SMALL + CHIPS_LAID]):
        found += 1 if chip_at(s, p, place) == P1 else 0
    for which in range(2):
        found -= 1 if s.small[p * PER_SMALL + START + which] == P1 + 1 else 0
    return found


@compiled
def pay_row(s: State, p: int, row: int) -> None:
    """[BEL-16.19] Give what a row shows; a chip that is missing is lost, the rest is given."""
    gain_points(s, p, ROW_POINTS[row])
    gain_rubies(s, p, ROW_RUBIES[row])
    drops, kinds = N(ROW_DROPS[row]), N(ROW_CHIPS[row])
    while kinds:
        drops += gain_chip(s, p, nth(kinds, 0), False)
        kinds &= kinds - 1
    advance_drops(s, p, drops)


@compiled
def answer_ghost_row(s: State, p: int, bit: int) -> None:
    """[BEL-7.3, BEL-16.22] purple-1: points, a ruby or a drop move by the number of purple chips."""
    if bit != NOTHING:
        pay_row(s, p, ROWS + bit + 1)


@compiled
def answer_ghost_trade(s: State, p: int, bit: int) -> None:
    """[BEL-7.3, BEL-16.22] purple-2: hand in purple chips for one row; they go to the supply."""
    if bit == NOTHING:
        return
    for _ in range(bit + 1):
        pick_up_kind(s, p, P1)
        add(s.words, SUPPLY, P1)
    pay_row(s, p, TRADES + bit + 1)


@compiled
def points_under_ghosts(s: State, p: int) -> None:
    """[BEL-7.3, BEL-16.22] purple-3: points by the coin number printed under each purple chip."""
    points = 0
    for place in range(s.small[p * PER_SMALL + CHIPS_LAID]):
        if ACT_COLOR[chip_at(s, p, place)] == PURPLE:
            points += min(N(COINS[space_at(s, p, place)]) // 10, 3)
    gain_points(s, p, points)


@compiled
def possible_swaps(s: State, p: int, rows: int) -> int:
    """[BEL-16.22] purple-4: a 1 for a 2, a 2 for a 4, a 1 for a 4 with one, two, three purple chips."""
    lying, supply = changeable(s, p), takeable(s)
    options = 0
    for swap in range(len(SWAP_LOW)):
        if swap % 3 < rows and (lying >> SWAP_LOW[swap]) & 1 and (supply >> SWAP_HIGH[swap]) & 1:
            options |= 1 << (CHIP + swap)
    return options


@compiled
def swap_chips(s: State, p: int, low: int, high: int) -> None:
    """[BEL-16.22, WIT-3.5] A chip of the cauldron goes to the supply, the bigger one of its color into the bag."""
    pick_up_kind(s, p, low)
    add(s.words, SUPPLY, low)
    gain_chip(s, p, high, False)


@compiled
def answer_ghost_swap(s: State, p: int, bit: int) -> None:
    if bit != NOTHING:
        swap_chips(s, p, N(SWAP_LOW[bit - CHIP]), N(SWAP_HIGH[bit - CHIP]))


@compiled
def shop_for_ghosts(s: State, p: int) -> None:
    """[WIT-5.7] purple-5: the points printed under purple chips buy up to two chips; in round 9, points."""
    coins = 0
    for place in range(s.small[p * PER_SMALL + CHIPS_LAID]):
        if ACT_COLOR[chip_at(s, p, place)] == PURPLE:
            coins += POINTS_ON[space_at(s, p, place)]
    if s.small[ROUND] == s.box[ROUNDS_PLAYED]:
        gain_points(s, p, N(coins) // COINS_PER_POINT)
    else:
        s.wide[p * PER_WIDE + COINS_LEFT] = coins
        push(s, p, GHOST_SHOP, 0)


@compiled
def ghost_shop(s: State, p: int) -> None:
    """[WIT-5.7] Up to two chips of different colors, apart from phase E; what is left over is lost."""
    pop(s, p)
    kinds = affordable(s, p, N(s.wide[p * PER_WIDE + COINS_LEFT]))
    if kinds:
        ask(s, p, ASK_GHOST_BUY, 0, kinds << CHIP | NO)
    else:
        end_ghost_shop(s, p)


@compiled
def end_ghost_shop(s: State, p: int) -> None:
    s.wide[p * PER_WIDE + COINS_LEFT] = 0
    s.small[p * PER_SMALL + BOUGHT] = 0
    s.small[p * PER_SMALL + BOUGHT_2] = 0


@compiled
def answer_ghost_buy(s: State, p: int, bit: int) -> None:
    if bit == NOTHING:
        end_ghost_shop(s, p)
        return
    note_purchase(s, p, bit - CHIP)
    push(s, p, GHOST_SHOP, 0)
    advance_drops(s, p, receive(s, p, bit - CHIP, False))


@compiled
def values_after_ghosts(s: State, p: int) -> int:
    """[WIT-5.3] purple-6: the sum of the values of the chips that follow a purple one."""
    points = 0
    for place in range(1, s.small[p * PER_SMALL + CHIPS_LAID]):
        if ACT_COLOR[chip_at(s, p, place - 1)] == PURPLE:
            points += VALUE[chip_at(s, p, place)]
    return N(points)
