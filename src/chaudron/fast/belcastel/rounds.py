"""[BEL-1, BEL-2, BEL-11, BEL-13] The table before round 1, the phases of a round in order, and the end of the game."""

from chaudron.fast.belcastel.asks import BESIDE_LEFT, LAY_ASIDE, LAY_START, ROLLS, SHOP
from chaudron.fast.belcastel.box import (
    ALWAYS_LOCK_STEP,
    BLACK_6,
    BLACK_BOOK,
    CHOSEN_WITCH,
    COUNTS_BOWLS,
    FIRST_PLAYER,
    GREEN_BOOK,
    HAS_PENNIES,
    PLAYERS,
    RED_BOOK,
    ROUNDS_PLAYED,
    STOCK,
)
from chaudron.fast.belcastel.brewing import beside_options, light_the_fire
from chaudron.fast.belcastel.buying import coins_of, exchange, may_shop
from chaudron.fast.belcastel.cards import card_for, turn_card
from chaudron.fast.belcastel.comparing import moths, second_moths
from chaudron.fast.belcastel.drops import advance_drops
from chaudron.fast.belcastel.gains import push, put_in_bag
from chaudron.fast.belcastel.gathering import SEASONED_PERFECTLY, STRONG_INGREDIENT, offer_gathering
from chaudron.fast.belcastel.ghosts import ghosts
from chaudron.fast.belcastel.laying import SECOND_CHANCE
from chaudron.fast.belcastel.layout import (
    AGREED,
    ASIDE,
    BAG,
    CARD_NOW,
    COINS_LEFT,
    DECK,
    ENDED,
    FILLED,
    FIRST,
    FLASK,
    PENNIES,
    PER_SMALL,
    PER_WIDE,
    PER_WORDS,
    PHASE,
    POINTS,
    REMEMBERED,
    REWARD,
    ROUND,
    RUBIES,
    SHOPS,
    SPACE,
    START,
    STREAM,
    SUPPLY,
    TABLE_STREAM,
    TABLE_USED,
    TOOK_POINTS,
    TURN,
    TURNS,
    WHITES,
    WITCH,
    State,
)
from chaudron.fast.belcastel.rats import count_tails
from chaudron.fast.belcastel.scoring import (
    begin_spending,
    choose_reward,
    fill_bags,
    forget_copies,
    freeze,
    pass_on,
    strong_ingredient,
    take_two,
)
from chaudron.fast.belcastel.second_chance import forget, remember
from chaudron.fast.belcastel.spiders import rolls_at_once, spiders
from chaudron.fast.belcastel.tables import (
    CARD,
    CARDS,
    EXTRA_WHITE_ROUND,
    START0,
    START1,
    START2,
    START_RUBIES,
    W1,
)
from chaudron.fast.belcastel.witches import (
    collect_rubies,
    count_pennies,
    furthest_space,
    offer_full_reward,
    out_of_the_running,
)
from chaudron.fast.jit import N, apart, compiled
from chaudron.fast.words import ZERO, U, Word, below, stream, take

SCHADENFREUDE = CARD["schadenfreude"]
WITCHES_OF_A_PENNY = 4

(
    BEFORE_ALL,
    CARD_PHASE,
    RATS,
    START_CHIPS,
    BREWING_PHASE,
    COMMITTING,
    BEAT,
    BREWED,
    GATHERING,
    LAYING_ASIDE,
    LAYING_BESIDE,
    STRONG,
    SEASONED,
    SCHADEN,
    FULL_REWARDS,
    DIE,
    MOTHS,
    SECOND_MOTHS,
    SPIDERS,
    GHOSTS,
    RUBIES_PHASE,
    POINTS_PHASE,
    BUYING,
    SPENDING,
    ROUND_OVER,
    GAME_OVER,
) = range(26)


@compiled
def set_up(s: State, seed: Word) -> None:
    """[BEL-1] Bags, supply, rubies, and the streams of chance; a state of zeros becomes a table."""
    players = s.box[PLAYERS]
    for word in range(3):
        s.words[SUPPLY + word] = s.lanes[STOCK + word]
    s.words[DECK] = U((1 << CARDS) - 1)
    s.words[TABLE_STREAM] = stream(seed, 0)
    for p in range(players):
        s.words[p * PER_WORDS + BAG] = START0
        s.words[p * PER_WORDS + BAG + 1] = START1
        s.words[p * PER_WORDS + BAG + 2] = START2
        s.words[p * PER_WORDS + STREAM] = stream(seed, p + 1)
        s.wide[p * PER_WIDE + RUBIES] = START_RUBIES
        s.small[p * PER_SMALL + FLASK] = 1
        s.small[p * PER_SMALL + PENNIES] = 7 if s.box[HAS_PENNIES] else 0
    chosen = s.box[FIRST_PLAYER]
    s.small[FIRST] = table_chance(s, players) if chosen < 0 else chosen  # [BEL-1.2, BEL-15.1]
    if s.box[HAS_PENNIES]:
        for penny in range(3):  # [WIT-1.2, WIT-6.1] one witch for each penny, drawn or chosen
            witch = s.box[CHOSEN_WITCH + penny]
            s.small[WITCH + penny] = witch if witch > 0 else table_chance(s, WITCHES_OF_A_PENNY) + 1


@compiled
def table_chance(s: State, n: int) -> int:
    s.wide[TABLE_USED] += 1
    return below(s.words[TABLE_STREAM], s.wide[TABLE_USED], n)


@compiled
def next_round(s: State) -> None:
    """[BEL-2, BEL-11.1, BEL-11.3, BEL-16.2] The round marker acts before the card is turned; or the game is over."""
    if s.small[ROUND] == s.box[ROUNDS_PLAYED]:
        count_pennies(s)
        s.small[PHASE] = GAME_OVER
        return
    s.small[ROUND] += 1
    if s.small[ROUND] == EXTRA_WHITE_ROUND:
        for p in range(s.box[PLAYERS]):
            take(s.words, SUPPLY, W1)
            put_in_bag(s, p, W1)
    turn_card(s)
    s.small[PHASE] = CARD_PHASE
    s.small[TURN] = 0


@compiled
def is_lock_step(s: State) -> bool:
    """[BEL-12.1] Does everybody draw on a signal this round?"""
    return s.box[ALWAYS_LOCK_STEP] != 0 or s.small[ROUND] == s.box[ROUNDS_PLAYED] or s.small[AGREED] != 0


@apart
def enter(s: State, phase: int) -> bool:
    """What a phase does for all at once; do seats then take their turns in it?"""
    if phase < GATHERING:
        return enter_brewing(s, phase)
    if phase < MOTHS:
        return enter_first_steps(s, phase)
    if phase == MOTHS:
        forget_copies(s)
    elif phase == SECOND_MOTHS:
        return s.box[BLACK_BOOK] == BLACK_6
    elif phase == BUYING:
        open_shop(s)
    elif phase == SPENDING:
        fill_bags(s)
    return True


@compiled
def enter_brewing(s: State, phase: int) -> bool:
    if phase == START_CHIPS:
        if s.small[REMEMBERED]:
            forget(s)
        light_the_fire(s)
        return s.box[GREEN_BOOK] == 5
    if phase == BREWING_PHASE and s.small[CARD_NOW] == SECOND_CHANCE:
        for p in range(s.box[PLAYERS]):
            remember(s, p)
    return True


@compiled
def enter_first_steps(s: State, phase: int) -> bool:
    """[BEL-16.15] Steps 1 to 9."""
    card = s.small[CARD_NOW]
    if phase == GATHERING:
        return s.small[WITCH] == 3
    if phase == LAYING_ASIDE:
        return note_the_end(s)
    if phase == LAYING_BESIDE:
        return s.box[RED_BOOK] == 2
    if phase == STRONG:
        return card == STRONG_INGREDIENT
    if phase == SEASONED:
        freeze(s)
        return card == SEASONED_PERFECTLY
    if phase == SCHADEN:
        return card == SCHADENFREUDE
    return phase != FULL_REWARDS or s.small[WITCH] == 4


@compiled
def note_the_end(s: State) -> bool:
    """[WIT-5.6] Step 2, red-6: does anybody lay chips set aside?"""
    found = False
    for p in range(s.box[PLAYERS]):
        if s.words[p * PER_WORDS + ASIDE] != ZERO:
            s.small[p * PER_SMALL + ENDED] = s.small[p * PER_SMALL + TURNS]
            found = True
    return found


@compiled
def open_shop(s: State) -> None:
    """[BEL-10.5, BEL-12.2] Who shops is decided before anybody does."""
    for p in range(s.box[PLAYERS]):
        if s.small[ROUND] == s.box[ROUNDS_PLAYED]:
            s.small[p * PER_SMALL + SHOPS] = 0 if s.small[p * PER_SMALL + REWARD] == TOOK_POINTS else 1
        elif may_shop(s, p):
            s.small[p * PER_SMALL + SHOPS] = 1
            s.wide[p * PER_WIDE + COINS_LEFT] = coins_of(s, p)


@apart
def take_turn(s: State, phase: int, p: int) -> None:
    """What a phase does for a seat in its turn."""
    if phase < MOTHS:
        take_first_turn(s, phase, p)
    elif phase == MOTHS:
        moths(s, p)
    elif phase == SECOND_MOTHS:
        second_moths(s, p)
    elif phase == SPIDERS:
        spiders(s, p)
    elif phase == GHOSTS:
        ghosts(s, p)
    elif phase == RUBIES_PHASE:
        collect_rubies(s, p)
    elif phase == POINTS_PHASE:
        choose_reward(s, p)
    elif phase == BUYING:
        go_shopping(s, p)
    else:
        begin_spending(s, p)


@compiled
def take_first_turn(s: State, phase: int, p: int) -> None:
    if phase == CARD_PHASE:
        card_for(s, p, N(s.small[CARD_NOW]))
    elif phase == RATS:
        count_tails(s, p)
    elif phase == START_CHIPS:
        if s.small[p * PER_SMALL + START] > 0:
            push(s, p, LAY_START, 0)
    elif phase == GATHERING:
        offer_gathering(s, p)
    elif phase == LAYING_ASIDE:
        push(s, p, LAY_ASIDE, 0)
    elif phase == LAYING_BESIDE:
        if beside_options(s, p, 0):
            push(s, p, BESIDE_LEFT, 0)
    elif phase == STRONG:
        strong_ingredient(s, p)
    else:
        take_turn_after_freeze(s, phase, p)


@compiled
def take_turn_after_freeze(s: State, phase: int, p: int) -> None:
    if phase == SEASONED:
        if s.small[p * PER_SMALL + WHITES] == 7:  # [BEL-16.15] Step 6
            advance_drops(s, p, 1)
    elif phase == SCHADEN:
        take_two(s, p)
    elif phase == FULL_REWARDS:
        offer_full_reward(s, p)
    elif not out_of_the_running(s, p) and s.small[p * PER_SMALL + SPACE] == furthest_space(s):
        push(s, p, ROLLS, rolls_at_once(s))  # [BEL-10.1, WIT-4.3] A


@compiled
def go_shopping(s: State, p: int) -> None:
    if s.small[p * PER_SMALL + SHOPS]:
        s.small[p * PER_SMALL + SHOPS] = 0
        if s.small[ROUND] == s.box[ROUNDS_PLAYED]:
            exchange(s, p)
        else:
            push(s, p, SHOP, 0)


@apart
def end_round(s: State) -> None:
    pass_on(s)
    next_round(s)


@compiled
def place_of(s: State, p: int) -> int:
    """[BEL-13.1, BEL-16.17, WIT-6.10] Most points; then the further scoring space in round 9, the bowl; or shared."""
    place = 1
    for other in range(s.box[PLAYERS]):
        place += 1 if rank(s, other) > rank(s, p) else 0
    return place


@compiled
def rank(s: State, p: int) -> int:
    filled = N(s.wide[p * PER_WIDE + FILLED]) if s.box[COUNTS_BOWLS] else 0
    return (N(s.wide[p * PER_WIDE + POINTS]) << 16) + (N(s.small[p * PER_SMALL + SPACE]) << 9) + filled
