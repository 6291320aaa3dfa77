"""Where everything stands in a state.

`box` and `lanes` say what is in play and never change. `words` holds bags, hands and what is asked; `wide` numbers
that may be large; `small` all others; `laid` the chips in cauldrons and bowls. First what belongs to the table, then
seat after seat: field F of seat p is at `p * PER_… + F`.

A chip laid is `code << 10 | space << 4 | gap`. The gap says how many turns passed between the chip before it and it
(at most 15). Chips in the bowl stand at the end of the seat's places, backwards.
"""

from itertools import count
from typing import Any, NamedTuple

import numpy as np

from chaudron.fast.jit import cells, compiled, pointer


class State(NamedTuple):
    """One game."""

    box: Any
    lanes: Any
    words: Any
    wide: Any
    small: Any
    laid: Any


# words: of the table, then of each seat
SUPPLY, DECK, TABLE_STREAM = 0, 3, 4
_WORDS_OF_TABLE = 5
BAG, ASIDE, SIX, HAND, STREAM, MASK = (_WORDS_OF_TABLE + place for place in (0, 3, 4, 5, 6, 7))
PER_WORDS = 8

# wide
TABLE_USED = 0
_next = count(1)
POINTS, RUBIES, USED, COINS_LEFT, FILLED, ANSWERED, BEFORE_POINTS, BEFORE_RUBIES = (next(_next) for _ in range(8))
PER_WIDE = 8

# small: of the table
_next = count()
ROUND, FIRST, CARD_NOW, PHASE, TURN, AGREED, WITCH, WITCH_2, WITCH_3, ACTING, FULL_UP = (next(_next) for _ in range(11))
REMEMBERED = next(_next)
# small: of a seat
DROP, TUBE, RAT, GIVEN_UP, FLASK, SPACE, LEFT, REWARD = (next(_next) for _ in range(8))
WHITES, TURNS, STARTED, ENDED, PUT_BESIDE, STATE, PROTECTED, FULL_REWARD = (next(_next) for _ in range(8))
CAN_TAKE_BACK, POURED, STIRRED, HAD_CHANCE, FOUND, REMOVED, WISH, COMMIT = (next(_next) for _ in range(8))
DRAWN, CHIPS_LAID, LAST_TURN, IN_BOWL, START, START_2, PENNIES, BESIDE = (next(_next) for _ in range(8))
BESIDE_2, BESIDE_4, LAY_CODE, LAY_VALUE, LAY_EXTRA, LAY_DOUBLED, SIX_TURN, BOUGHT = (next(_next) for _ in range(8))
BOUGHT_2, PRICE, SHOPS, BEFORE_FLASK, BEFORE_FOUND, BEFORE_PENNIES, BEFORE_WHITES = (next(_next) for _ in range(7))
BEFORE_TAKE_BACK, BEFORE_POURED, BEFORE_LAID, BEFORE_BOWL, BEFORE_ASIDE = (next(_next) for _ in range(5))
BEFORE_BESIDE, BEFORE_BESIDE_2, BEFORE_BESIDE_4, DEPTH, STACK = (next(_next) for _ in range(5))
FRAMES = 7
"""How deep the rules of one seat may stand on each other, two numbers each."""
PER_SMALL = STACK + 2 * FRAMES - DROP

# laid
PLACES = 40
BEFORE_PLACES = 8
BEFORE = PLACES
"""[BEL-16.12] Where the chips are kept that lay there when brewing began: cauldron, then bowl, then aside."""
PER_LAID = PLACES + BEFORE_PLACES
CODE_SHIFT, SPACE_SHIFT, SPACE_BITS, GAP_BITS = 10, 4, 63, 15

BREWING, STOPPED, EXPLODED = 1, 0, 2
TOOK_POINTS, TOOK_COINS = 1, 2
DRAWS, STOPS = 1, 2
THIS_ROUND, ALWAYS, NEVER = 1, 2, 3


def sizes(players: int) -> tuple[int, int, int, int]:
    """How many words, wide and small numbers and chips a state has."""
    return (
        _WORDS_OF_TABLE + PER_WORDS * players,
        1 + PER_WIDE * players,
        DROP + PER_SMALL * players,
        PER_LAID * players,
    )


def size_in_bytes(players: int) -> int:
    """How large a game is."""
    words, wide, small, laid = sizes(players)
    return 8 * words + 2 * wide + small + 2 * laid


def empty(box: Any, lanes: Any, players: int) -> State:
    """A state in which nothing has happened."""
    words, wide, small, laid = sizes(players)
    return State(
        box, lanes, cells(words, np.uint64), cells(wide, np.int16), cells(small, np.int8), cells(laid, np.uint16)
    )


@compiled
def inside(s: State) -> State:
    """The same state, as compiled functions hand it on."""
    return State(pointer(s.box), pointer(s.lanes), pointer(s.words), pointer(s.wide), pointer(s.small), pointer(s.laid))
