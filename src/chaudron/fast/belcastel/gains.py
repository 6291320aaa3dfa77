"""What players gain and lose: points, rubies, chips; frames on the stack of a seat; drawing from a bag."""

from chaudron.fast.belcastel.box import (
    BLACK_5,
    BLACK_BOOK,
    CLOSED_TO_ALL,
    LIMITED,
    OPEN,
    PASSES_OTHERS,
    PLAYERS,
    RUBY_SUPPLY,
)
from chaudron.fast.belcastel.layout import (
    BAG,
    DEPTH,
    FOUND,
    FRAMES,
    FULL_UP,
    MASK,
    PER_SMALL,
    PER_WIDE,
    PER_WORDS,
    POINTS,
    ROUND,
    RUBIES,
    STACK,
    STREAM,
    SUPPLY,
    USED,
    State,
)
from chaudron.fast.belcastel.tables import K1, WITH_VALUE
from chaudron.fast.jit import N, compiled
from chaudron.fast.words import S5, SLOT, ZERO, U, add, below, chips_in, hand_with, kind_at, kinds_in, take


@compiled
def push(s: State, p: int, op: int, number: int) -> None:
    """A rule to be carried out next; a number says what about it."""
    if s.small[p * PER_SMALL + DEPTH] == FRAMES:  # no rules stand so deep on each other
        s.small[FULL_UP] = 1
        return
    at = p * PER_SMALL + STACK + 2 * s.small[p * PER_SMALL + DEPTH]
    s.small[at] = op
    s.small[at + 1] = number
    s.small[p * PER_SMALL + DEPTH] += 1


@compiled
def pop(s: State, p: int) -> None:
    """The rule on top is done."""
    s.small[p * PER_SMALL + DEPTH] -= 1
    at = p * PER_SMALL + STACK + 2 * s.small[p * PER_SMALL + DEPTH]
    s.small[at] = 0
    s.small[at + 1] = 0


@compiled
def top(s: State, p: int) -> int:
    """The rule on top; 0 when there is none."""
    depth = s.small[p * PER_SMALL + DEPTH]
    return N(s.small[p * PER_SMALL + STACK + 2 * depth - 2]) if depth > 0 else 0


@compiled
def ask(s: State, p: int, op: int, number: int, options: int) -> None:
    """A question to a seat."""
    push(s, p, op, number)
    s.words[p * PER_WORDS + MASK] = U(options)


@compiled
def gain_points(s: State, p: int, points: int) -> None:
    s.wide[p * PER_WIDE + POINTS] += points


@compiled
def rubies_left(s: State) -> int:
    """[BEL-16.20] Rubies in the supply; more than anyone can need when they are unlimited."""
    left = N(s.box[RUBY_SUPPLY])
    if s.box[LIMITED]:
        for p in range(s.box[PLAYERS]):
            left -= s.wide[p * PER_WIDE + RUBIES]
    return left


@compiled
def gain_rubies(s: State, p: int, rubies: int) -> None:
    """[BEL-16.20] Rubies from the supply; where it is limited, a shortfall is lost."""
    if s.box[LIMITED]:
        rubies = min(rubies, rubies_left(s))
    if rubies > 0:
        s.wide[p * PER_WIDE + RUBIES] += rubies


@compiled
def pay_rubies(s: State, p: int, rubies: int) -> None:
    s.wide[p * PER_WIDE + RUBIES] -= rubies


@compiled
def find_ruby(s: State, p: int) -> None:
    """A ruby found while all brew at the same time: the supply is asked later."""
    s.wide[p * PER_WIDE + RUBIES] += 1
    s.small[p * PER_SMALL + FOUND] += 1


@compiled
def open_kinds(s: State) -> int:
    """[BEL-1.6] The kinds whose book is open, as a set."""
    return N(s.lanes[OPEN + s.small[ROUND]])


@compiled
def takeable(s: State) -> int:
    """[BEL-16.19] The kinds of which there is a chip in the supply and whose book is open."""
    return kinds_in(s.words, SUPPLY) & open_kinds(s)


@compiled
def gainable(s: State) -> int:
    """[BEL-1.6, BEL-15.18] The same for what is neither bought nor taken from a card."""
    kinds = kinds_in(s.words, SUPPLY)
    return kinds & open_kinds(s) if s.box[CLOSED_TO_ALL] else kinds


@compiled
def goes_to(s: State, p: int, kind: int, is_always_passed: bool) -> int:
    """[WIT-5.8, WIT-6.6] Whose bag a gained chip goes into: with black-5 a black goes to the left neighbor."""
    if kind != K1 or s.box[BLACK_BOOK] != BLACK_5:
        return p
    if not is_always_passed and s.box[PASSES_OTHERS] == 0:
        return p
    return N((p + 1) % s.box[PLAYERS])


@compiled
def receive(s: State, p: int, kind: int, is_always_passed: bool) -> int:
    """A chip from the supply into a bag; how many drop moves it brings [WIT-5.8]."""
    take(s.words, SUPPLY, kind)
    owner = goes_to(s, p, kind, is_always_passed)
    add(s.words, owner * PER_WORDS + BAG, kind)
    return 0 if owner == p else 1


@compiled
def gain_chip(s: State, p: int, kind: int, by_card: bool) -> int:
    """[BEL-1.6, BEL-16.19] The same if it is to be had."""
    return receive(s, p, kind, by_card) if (gainable(s) >> kind) & 1 else 0


@compiled
def free_chips(s: State, value: int) -> int:
    """[BEL-3.4, BEL-16.19, BEL-16.26] Colored chips of a value that may be taken now; never white, nor locoweed."""
    return takeable(s) & WITH_VALUE[value]


@compiled
def chance(s: State, p: int, n: int) -> int:
    """A number below n from the stream of a seat."""
    s.wide[p * PER_WIDE + USED] += 1
    return below(s.words[p * PER_WORDS + STREAM], s.wide[p * PER_WIDE + USED], n)


@compiled
def draw(s: State, p: int) -> int:
    """A chip out of the bag."""
    bag = p * PER_WORDS + BAG
    kind = kind_at(s.words, bag, chance(s, p, chips_in(s.words, bag)))
    take(s.words, bag, kind)
    return kind


@compiled
def draw_hand(s: State, p: int, hand: int, number: int) -> None:
    """Draw up to this many chips into a hand: what the bag holds."""
    for _ in range(min(number, chips_in(s.words, p * PER_WORDS + BAG))):
        s.words[p * PER_WORDS + hand] = hand_with(s.words[p * PER_WORDS + hand], draw(s, p))


@compiled
def return_hand(s: State, p: int, hand: int) -> None:
    """Put chips back that were only drawn to be seen or chosen from."""
    held = s.words[p * PER_WORDS + hand]
    while held != ZERO:
        put_in_bag(s, p, N(held & SLOT) - 1)
        held >>= S5
    s.words[p * PER_WORDS + hand] = ZERO


@compiled
def put_in_bag(s: State, p: int, kind: int) -> None:
    add(s.words, p * PER_WORDS + BAG, kind)
