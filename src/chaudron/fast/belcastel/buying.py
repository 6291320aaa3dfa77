"""[BEL-10.5, BEL-12.2, WIT-3.5 to WIT-3.8] E: buying chips; in round 9, coins for points; the copper witches."""

from chaudron.fast.belcastel.asks import (
    ASK_BUY,
    ASK_COPY,
    ASK_EXCHANGE,
    ASK_UPGRADE,
    CALL_C1,
    CALL_C2,
    CALL_C4,
    CHIP,
    LAST_TWO,
    NO,
    NOTHING,
    SHOP,
)
from chaudron.fast.belcastel.box import EXCHANGES_EXPLODED, HAS_PENNIES, PRICES, RUBY_COINS_AFTER
from chaudron.fast.belcastel.cauldron import changeable, chip_at, count_changeable, pick_up_kind
from chaudron.fast.belcastel.drops import advance_drops
from chaudron.fast.belcastel.gains import ask, gain_chip, gain_points, open_kinds, pop, push, receive, takeable
from chaudron.fast.belcastel.layout import (
    BOUGHT,
    BOUGHT_2,
    CHIPS_LAID,
    COINS_LEFT,
    EXPLODED,
    FULL_REWARD,
    PER_SMALL,
    PER_WIDE,
    PROTECTED,
    REWARD,
    RUBIES,
    SPACE,
    STATE,
    SUPPLY,
    TOOK_COINS,
    TOOK_POINTS,
    State,
)
from chaudron.fast.belcastel.tables import COINS, COINS_PER_POINT, COINS_PER_RUBY, KIND, OTHER_COLOR, RISING
from chaudron.fast.belcastel.witches import COPPER, can_call, spend
from chaudron.fast.jit import N, compiled
from chaudron.fast.words import add, count_of, kinds_up_to


@compiled
def affordable(s: State, p: int, coins: int) -> int:
    """[BEL-10.5, BEL-16.19] What these coins can buy: open books, in the supply, of another color than the first."""
    at = p * PER_SMALL
    if s.small[at + BOUGHT_2] > 0:
        return 0
    kinds = takeable(s) & kinds_up_to(s.lanes, PRICES, coins)
    return kinds & OTHER_COLOR[s.small[at + BOUGHT] - 1] if s.small[at + BOUGHT] > 0 else kinds


@compiled
def price_of(s: State, kind: int) -> int:
    return count_of(s.lanes, PRICES, kind)


@compiled
def note_purchase(s: State, p: int, kind: int) -> None:
    at = p * PER_SMALL
    s.wide[p * PER_WIDE + COINS_LEFT] -= price_of(s, kind)
    which = BOUGHT_2 if s.small[at + BOUGHT] > 0 else BOUGHT
    s.small[at + which] = kind + 1


@compiled
def may_shop(s: State, p: int) -> bool:
    """[BEL-10.4, BEL-16.15] Who exploded and took points does not shop, but may have C1 or C4 to call."""
    if s.small[p * PER_SMALL + REWARD] != TOOK_POINTS:
        return True
    if can_call(s, p, COPPER, 1):
        return upgrades(s, p) != 0
    return can_use_rubies(s, p, 0)


@compiled
def coins_of(s: State, p: int) -> int:
    """[BEL-10.5, BEL-10.4] The coins of the scoring space; none for who exploded and took points."""
    at = p * PER_SMALL
    return 0 if s.small[at + REWARD] == TOOK_POINTS else N(COINS[s.small[at + SPACE]])


@compiled
def shop(s: State, p: int) -> None:
    """[BEL-10.5] One or two chips of different colors for the coins of the scoring space; or nothing."""
    pop(s, p)
    options = affordable(s, p, N(s.wide[p * PER_WIDE + COINS_LEFT])) << CHIP
    if s.box[HAS_PENNIES]:
        options |= calls(s, p)
    if options:
        ask(s, p, ASK_BUY, 0, options | NO)
    else:
        leave(s, p)


@compiled
def answer_buy(s: State, p: int, bit: int) -> None:
    if bit == NOTHING:
        leave(s, p)
        return
    push(s, p, SHOP, 0)
    if bit >= CALL_C1:
        call_copper(s, p, bit)
    else:
        note_purchase(s, p, bit - CHIP)
        advance_drops(s, p, receive(s, p, bit - CHIP, True))


@compiled
def leave(s: State, p: int) -> None:
    """[WIT-3.7, WIT-3.17] C3: one of the chips just bought comes a second time, if the supply holds another."""
    at = p * PER_SMALL
    bought = (1 << s.small[at + BOUGHT] | 1 << s.small[at + BOUGHT_2]) >> 1
    s.wide[p * PER_WIDE + COINS_LEFT] = 0
    s.small[at + BOUGHT] = 0
    s.small[at + BOUGHT_2] = 0
    kinds = bought & takeable(s)
    if kinds and can_call(s, p, COPPER, 3):
        ask(s, p, ASK_COPY, 0, kinds << CHIP | NO)


@compiled
def answer_copy(s: State, p: int, bit: int) -> None:
    if bit != NOTHING:
        spend(s, p, COPPER)
        advance_drops(s, p, receive(s, p, bit - CHIP, False))


# the copper witches


@compiled
def calls(s: State, p: int) -> int:
    """[BEL-16.15, WIT-3.17] Step 13: C1 at any moment of the own turn, C2 and C4 before paying."""
    at = p * PER_SMALL
    coins = N(s.wide[p * PER_WIDE + COINS_LEFT])
    if can_call(s, p, COPPER, 1):
        return 1 << CALL_C1 if upgrades(s, p) else 0
    if s.small[at + BOUGHT] > 0:
        return 0
    if can_call(s, p, COPPER, 2):
        return 1 << CALL_C2 if s.small[at + REWARD] != TOOK_POINTS and affordable(s, p, 2 * coins) else 0
    return 1 << CALL_C4 if can_use_rubies(s, p, coins) else 0


@compiled
def can_use_rubies(s: State, p: int, coins: int) -> bool:
    """[WIT-3.8, WIT-6.8] C4; also for who exploded and took points, unless the table said otherwise."""
    rubies = N(s.wide[p * PER_WIDE + RUBIES])
    if rubies == 0 or not can_call(s, p, COPPER, 4):
        return False
    if s.small[p * PER_SMALL + REWARD] == TOOK_POINTS and s.box[RUBY_COINS_AFTER] == 0:
        return False
    return affordable(s, p, coins + COINS_PER_RUBY * rubies) != 0


@compiled
def call_copper(s: State, p: int, bit: int) -> None:
    """[WIT-3.5, WIT-3.6, WIT-3.8] Call a witch in the buying phase."""
    spend(s, p, COPPER)
    if bit == CALL_C1:
        both = 1 << LAST_TWO if last_two_rise(s, p, False) else 0
        ask(s, p, ASK_UPGRADE, 0, upgrades(s, p) << CHIP | both)
    elif bit == CALL_C2:
        s.wide[p * PER_WIDE + COINS_LEFT] += COINS[s.small[p * PER_SMALL + SPACE]]
    else:
        s.wide[p * PER_WIDE + COINS_LEFT] += COINS_PER_RUBY * s.wide[p * PER_WIDE + RUBIES]


@compiled
def upgrades(s: State, p: int) -> int:
    """[WIT-3.5, WIT-3.17] The kinds of the cauldron that can rise, each to the next kind."""
    return changeable(s, p) & RISING & (takeable(s) >> 1)


@compiled
def answer_upgrade(s: State, p: int, bit: int) -> None:
    """[WIT-3.5] C1: the last two chips rise one level each, or any one chip of the cauldron."""
    if bit == LAST_TWO:
        last_two_rise(s, p, True)
    else:
        raise_chip(s, p, bit - CHIP)


@compiled
def raise_chip(s: State, p: int, kind: int) -> None:
    pick_up_kind(s, p, kind)
    add(s.words, SUPPLY, kind)
    gain_chip(s, p, kind + 1, False)


@compiled
def last_two_rise(s: State, p: int, now: bool) -> bool:
    """[WIT-3.5] Can both of the last two chips rise, in some order? And carry it out, if that is wanted."""
    laid = s.small[p * PER_SMALL + CHIPS_LAID]
    if laid < 2:
        return False
    last, before = N(KIND[chip_at(s, p, laid - 1)]), N(KIND[chip_at(s, p, laid - 2)])
    if (RISING >> last) & 1 == 0 or (RISING >> before) & 1 == 0:
        return False
    if count_changeable(s, p, last) < (2 if last == before else 1) or count_changeable(s, p, before) < 1:
        return False
    if can_rise_in_turn(s, last, before):
        first, second = last, before
    elif can_rise_in_turn(s, before, last):
        first, second = before, last
    else:
        return False
    if now:
        raise_chip(s, p, first)
        raise_chip(s, p, second)
    return True


@compiled
def can_rise_in_turn(s: State, first: int, second: int) -> bool:
    """[BEL-16.19] What one chip hands in is there for the next."""
    if (takeable(s) >> (first + 1)) & 1 == 0 or (open_kinds(s) >> (second + 1)) & 1 == 0:
        return False
    more = (1 if second + 1 == first else 0) - (1 if second == first else 0)
    return count_of(s.words, SUPPLY, second + 1) + more >= 1


# round 9


@compiled
def may_exchange(s: State, p: int) -> bool:
    """[BEL-12.2, BEL-16.25, BEL-15.11] Coins buy points for who did not explode, was covered by blue 2, or S4."""
    at = p * PER_SMALL
    if s.small[at + STATE] != EXPLODED or s.small[at + PROTECTED] or s.small[at + FULL_REWARD]:
        return True
    return s.small[at + REWARD] == TOOK_COINS and s.box[EXCHANGES_EXPLODED] != 0


@compiled
def exchange(s: State, p: int) -> None:
    """[BEL-12.2, BEL-12.3, WIT-3.6, WIT-3.8] Round 9: 5 coins for a point; a witch whose coins make another point."""
    if not may_exchange(s, p):
        return
    coins, rubies = N(COINS[s.small[p * PER_SMALL + SPACE]]), N(s.wide[p * PER_WIDE + RUBIES])
    short = COINS_PER_POINT - coins % COINS_PER_POINT
    options = 1 << CALL_C2 if coins >= short and can_call(s, p, COPPER, 2) else 0
    if COINS_PER_RUBY * rubies >= short and can_call(s, p, COPPER, 4):
        options |= 1 << CALL_C4
    s.wide[p * PER_WIDE + COINS_LEFT] = coins
    if options:
        ask(s, p, ASK_EXCHANGE, 0, options | NO)
    else:
        answer_exchange(s, p, NOTHING)


@compiled
def answer_exchange(s: State, p: int, bit: int) -> None:
    if bit != NOTHING:
        call_copper(s, p, bit)
    gain_points(s, p, N(s.wide[p * PER_WIDE + COINS_LEFT]) // COINS_PER_POINT)
    s.wide[p * PER_WIDE + COINS_LEFT] = 0
