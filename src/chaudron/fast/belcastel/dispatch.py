"""Which function carries out a rule on top of a stack, and which one takes the answer it waits for."""

from chaudron.fast.belcastel.asks import (
    ASK_ASIDE,
    ASK_BESIDE,
    ASK_BREW,
    ASK_BUY,
    ASK_CHOOSE_WISELY,
    ASK_COLORS,
    ASK_COMMIT,
    ASK_COPY,
    ASK_CROW,
    ASK_DOUBLE,
    ASK_DROP,
    ASK_EXCHANGE,
    ASK_EXTRA,
    ASK_FULL_REWARD,
    ASK_GATHER,
    ASK_GHOST_BUY,
    ASK_GHOST_ROW,
    ASK_GHOST_SWAP,
    ASK_GHOST_TRADE,
    ASK_GOOD_START,
    ASK_JUST_IN_TIME,
    ASK_LAY_START,
    ASK_LEFT_IN_BAG,
    ASK_MANDRAKE,
    ASK_MANDRAKE_RUBY,
    ASK_ONLY_ONE,
    ASK_OPPORTUNE,
    ASK_RAIN,
    ASK_RAT,
    ASK_RATS_FRIENDS,
    ASK_RETURN,
    ASK_REWARD,
    ASK_SAVED,
    ASK_SCHADENFREUDE,
    ASK_SECOND,
    ASK_SIX,
    ASK_SPIDER_CHIP,
    ASK_SPIDER_DROP,
    ASK_SPIDER_MOVE,
    ASK_START_CHIP,
    ASK_STIR,
    ASK_STRONG,
    ASK_UPGRADE,
    ASK_WHEEL,
    ASK_WHITES,
    BREW,
    COMMIT_NOW,
    DROPS,
    GHOST_SHOP,
    LAY_ASIDE,
    LAY_START,
    ROLLS,
    SECOND,
    SHOP,
    SIX_OPEN,
    SPIDER_CHIP,
    SPIDER_DROP,
    START_CHIP,
    WHITES_BACK,
)
from chaudron.fast.belcastel.brewing import (
    answer_aside,
    answer_beside,
    answer_brew,
    answer_lay_start,
    answer_return,
    beside_left,
    brew,
    lay_aside,
    lay_start,
)
from chaudron.fast.belcastel.buying import answer_buy, answer_copy, answer_exchange, answer_upgrade, shop
from chaudron.fast.belcastel.cards import (
    answer_choose_wisely,
    answer_good_start,
    answer_just_in_time,
    answer_only_one,
    answer_opportune,
    answer_rats_friends,
    answer_wheel,
)
from chaudron.fast.belcastel.drops import answer_drop, drops, rolls
from chaudron.fast.belcastel.ghosts import (
    answer_ghost_buy,
    answer_ghost_row,
    answer_ghost_swap,
    answer_ghost_trade,
    ghost_shop,
)
from chaudron.fast.belcastel.laying import (
    answer_crow,
    answer_double,
    answer_extra,
    answer_mandrake,
    answer_mandrake_ruby,
    answer_second,
    answer_stir,
    carry_out,
    second_chance,
)
from chaudron.fast.belcastel.layout import (
    State,
)
from chaudron.fast.belcastel.lock_step import (
    answer_commit,
    commit_now,
)
from chaudron.fast.belcastel.rats import answer_rat
from chaudron.fast.belcastel.scoring import (
    answer_reward,
    answer_schadenfreude,
    answer_spend,
    answer_strong,
    spend_rubies,
)
from chaudron.fast.belcastel.spiders import (
    answer_spider_chip,
    answer_spider_drop,
    answer_spider_move,
    answer_start_chip,
    spider_chip,
    spider_drop,
    start_chip,
)
from chaudron.fast.belcastel.witches import (
    answer_full_reward,
    answer_gather,
    answer_points,
    answer_rain,
    answer_saved,
    answer_whites,
    six_open,
    take_of_six,
    whites_back,
)
from chaudron.fast.jit import apart, compiled

# what a rule does when it comes to the top


@compiled
def carry_out_rule(s: State, p: int, op: int, number: int) -> None:
    if op >= SPIDER_CHIP:
        carry_out_scoring(s, p, op, number)
    else:
        carry_out_brewing(s, p, op, number)


@compiled
def carry_out_brewing(s: State, p: int, op: int, number: int) -> None:
    if op == DROPS:
        drops(s, p, number)
    elif op == LAY_START:
        lay_start(s, p)
    elif op == BREW:
        brew(s, p)
    elif op == COMMIT_NOW:
        commit_now(s, p)
    elif op == SECOND:
        second_chance(s, p)
    elif op == SIX_OPEN:
        six_open(s, p)
    elif op == WHITES_BACK:
        whites_back(s, p)
    elif op == LAY_ASIDE:
        lay_aside(s, p)
    else:
        beside_left(s, p)


@apart
def carry_out_scoring(s: State, p: int, op: int, number: int) -> None:
    if op == SPIDER_CHIP:
        spider_chip(s, p, number)
    elif op == SPIDER_DROP:
        spider_drop(s, p, number)
    elif op == START_CHIP:
        start_chip(s, p, number)
    elif op == ROLLS:
        rolls(s, p, number)
    elif op == GHOST_SHOP:
        ghost_shop(s, p)
    elif op == SHOP:
        shop(s, p)
    else:
        spend_rubies(s, p)


# what an answer does


@compiled
def answer_rule(s: State, p: int, op: int, number: int, bit: int) -> None:
    if op <= ASK_RAT:
        answer_card(s, p, op, number, bit)
    elif op <= ASK_STIR:
        answer_brewing(s, p, op, number, bit)
    elif op <= ASK_WHITES:
        answer_laying(s, p, op, number, bit)
    elif op <= ASK_FULL_REWARD:
        answer_first_steps(s, p, op, bit)
    elif op <= ASK_GHOST_BUY:
        answer_chip_actions(s, p, op, bit)
    else:
        answer_reaping(s, p, op, bit)


@apart
def answer_card(s: State, p: int, op: int, number: int, bit: int) -> None:
    if op == ASK_DROP:
        answer_drop(s, p, number, bit)
    elif op == ASK_CHOOSE_WISELY:
        answer_choose_wisely(s, p, bit)
    elif op == ASK_ONLY_ONE:
        answer_only_one(s, p, bit)
    elif op == ASK_WHEEL:
        answer_wheel(s, p, bit)
    elif op == ASK_GOOD_START:
        answer_good_start(s, p, bit)
    elif op == ASK_OPPORTUNE:
        answer_opportune(s, p, bit)
    elif op == ASK_JUST_IN_TIME:
        answer_just_in_time(s, p, bit)
    elif op == ASK_RATS_FRIENDS:
        answer_rats_friends(s, p, bit)
    else:
        answer_rat(s, p, bit)


@compiled
def answer_brewing(s: State, p: int, op: int, number: int, bit: int) -> None:
    if op == ASK_BREW:
        answer_brew(s, p, bit)
    elif op == ASK_COMMIT:
        answer_commit(s, p, bit)
    elif op == ASK_LAY_START:
        answer_lay_start(s, p, bit)
    elif op == ASK_RETURN:
        answer_return(s, p)
    elif op == ASK_DOUBLE:
        answer_double(s, p, number, bit)
    elif op == ASK_EXTRA:
        answer_extra(s, p, number, bit)
    elif op == ASK_MANDRAKE_RUBY:
        answer_mandrake_ruby(s, p, number, bit)
    else:
        answer_stir(s, p, number, bit)


@apart
def answer_laying(s: State, p: int, op: int, number: int, bit: int) -> None:
    if op == ASK_CROW:
        answer_crow(s, p, bit)
    elif op == ASK_MANDRAKE:
        answer_mandrake(s, p, bit)
    elif op == ASK_SAVED:
        answer_saved(s, p, number, bit)
    elif op == ASK_SECOND:
        answer_second(s, p, number, bit)
    elif op == ASK_SIX:
        answer_six(s, p, bit)
    else:
        answer_whites(s, p, bit)


@compiled
def answer_six(s: State, p: int, bit: int) -> None:
    kind = take_of_six(s, p, bit)
    if kind >= 0:
        carry_out(s, p, kind)


@apart
def answer_first_steps(s: State, p: int, op: int, bit: int) -> None:
    if op == ASK_GATHER:
        answer_gather(s, p, bit)
    elif op == ASK_ASIDE:
        answer_aside(s, p, bit)
    elif op == ASK_BESIDE:
        answer_beside(s, p, bit)
    elif op == ASK_STRONG:
        answer_strong(s, p, bit)
    elif op == ASK_SCHADENFREUDE:
        answer_schadenfreude(s, p, bit)
    else:
        answer_full_reward(s, p, bit)


@apart
def answer_chip_actions(s: State, p: int, op: int, bit: int) -> None:
    if op == ASK_SPIDER_CHIP:
        answer_spider_chip(s, p, bit)
    elif op == ASK_SPIDER_DROP:
        answer_spider_drop(s, p, bit)
    elif op == ASK_SPIDER_MOVE:
        answer_spider_move(s, p, bit)
    elif op == ASK_START_CHIP:
        answer_start_chip(s, p, bit)
    elif op == ASK_GHOST_ROW:
        answer_ghost_row(s, p, bit)
    elif op == ASK_GHOST_TRADE:
        answer_ghost_trade(s, p, bit)
    elif op == ASK_GHOST_SWAP:
        answer_ghost_swap(s, p, bit)
    else:
        answer_ghost_buy(s, p, bit)


@apart
def answer_reaping(s: State, p: int, op: int, bit: int) -> None:
    if op == ASK_RAIN:
        answer_rain(s, p, bit)
    elif op == ASK_REWARD:
        answer_reward(s, p, bit)
    elif op == ASK_COLORS or op == ASK_LEFT_IN_BAG:
        answer_points(s, p, bit)
    elif op == ASK_BUY:
        answer_buy(s, p, bit)
    elif op == ASK_UPGRADE:
        answer_upgrade(s, p, bit)
    elif op == ASK_COPY:
        answer_copy(s, p, bit)
    elif op == ASK_EXCHANGE:
        answer_exchange(s, p, bit)
    else:
        answer_spend(s, p, bit)
