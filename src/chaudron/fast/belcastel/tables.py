"""What is printed on the components, as tables of numbers made from the data of the reference rules.

A chip in a bag is its kind, 0 to 19, as in the reference. A chip in a cauldron is a code: its kind; or 20 and more for
a locoweed that copies the kind code - 17 [WIT-5.9]; or 36 and more for a chip whose action is idle [BEL-15.17].
"""

from collections.abc import Iterable

import numpy as np

from chaudron.fast.jit import numbers
from chaudron.games.belcastel import components as printed
from chaudron.games.belcastel.books.green import GIFTS
from chaudron.games.belcastel.books.purple import ROWS, TRADES, Row
from chaudron.games.belcastel.components import CHIPS, COLORS, COPIES, DIE, DIE_BONUS, IDLE, TUBES, Chip, chip_of
from chaudron.games.belcastel.witches.copper import COINS_PER_RUBY, may_rise
from chaudron.games.belcastel.witches.gold import BAG_POINTS as POINTS_PER_CHIP
from chaudron.games.belcastel.witches.gold import CHEAP_PRICE, counts_in_bag
from chaudron.games.belcastel.witches.gold import COLOR_POINTS as POINTS_BY_COLORS

KINDS = len(CHIPS)
CODES: tuple[Chip, ...] = (*CHIPS, *[COPIES[chip] for chip in CHIPS if chip in COPIES], *IDLE.values())
"""What may lie in a cauldron."""
CODE_OF = {chip.name: code for code, chip in enumerate(CODES)}
FIRST_COPY = KINDS

WHITE, ORANGE, GREEN, BLUE, RED, YELLOW, PURPLE, BLACK, LOCOWEED = range(len(COLORS))
W1, W2, W3 = range(3)
O1, G1, B2, R1, P1, K1, O6, L1 = (printed.CHIP[name].real for name in ("o1", "g1", "b2", "r1", "p1", "k1", "o6", "l1"))

KIND = numbers(chip.real for chip in CODES)
"""What a chip in a cauldron is in a bag."""
COLOR = numbers(COLORS.index(chip.color) for chip in CODES)
VALUE = numbers(chip.value for chip in CODES)
ACTS_AS = numbers(chip.acts_as.real for chip in CODES)
"""The kind that its book takes it for."""
ACT_COLOR = numbers(COLORS.index(chip.acts_as.color) for chip in CODES)
ACT_VALUE = numbers(chip.acts_as.value for chip in CODES)
IDLE_CODE = numbers(CODE_OF[IDLE.get(chip, chip).name] for chip in CODES)
COPY_OF = numbers(CODE_OF[COPIES.get(chip, printed.L1).name] for chip in CHIPS)


def kinds(chips: Iterable[Chip]) -> int:
    """A set of kinds."""
    return sum(1 << chip for chip in chips)


_COLORED = [chip for chip in CHIPS if chip.color != printed.WHITE]
COLORED = kinds(_COLORED)
WITH_VALUE = numbers(
    kinds(chip for chip in _COLORED if chip.value == value and chip.color != printed.LOCOWEED) for value in range(7)
)
"""[BEL-16.26, WIT-1.4] Chips of a value that a card may give: never white, nor locoweed."""
KINDS_OF_VALUE = numbers(kinds(chip for chip in CHIPS if chip.value == value) for value in range(7))
UP_TO = numbers(kinds(chip for chip in CHIPS if chip.value <= value) for value in range(7))
OTHER_COLOR = numbers(kinds(chip for chip in CHIPS if chip.color != bought.color) for bought in CHIPS)
"""[BEL-10.5] The kinds of another color than a kind."""
RISING = kinds(chip for chip in CHIPS if may_rise(chip))
"""[BEL-3.6] Chips of which there is a higher one; it is the next kind."""
VALUABLE = kinds(chip for chip in CHIPS if counts_in_bag(chip))
"""[WIT-3.10] What G2 counts."""
WHEEL = kinds(chip for chip in CHIPS if chip.value == 1 and chip.color in (printed.ORANGE, *printed.UPGRADABLE))

LAST, SPOON = printed.LAST_SPACE, printed.SPOON
COINS = numbers(printed.COINS)
POINTS_ON = numbers(printed.POINTS)
RUBY = numbers(printed.RUBY)
TAILS_BEFORE = numbers(printed.TAILS_BEFORE)

FACES = len(DIE)
DIE_POINTS = numbers(DIE_BONUS[face].points for face in DIE)
DIE_RUBIES = numbers(DIE_BONUS[face].rubies for face in DIE)
DIE_DROPS = numbers(DIE_BONUS[face].drops for face in DIE)
DIE_CHIP = numbers(-1 if (chip := DIE_BONUS[face].chip) is None else chip for face in DIE)
LAST_TUBE = printed.LAST_TUBE
TUBE_POINTS = numbers(0 if tube is None else tube.points for tube in TUBES)
TUBE_RUBIES = numbers(0 if tube is None else tube.rubies for tube in TUBES)
TUBE_CHIP = numbers(-1 if tube is None or tube.chip is None else tube.chip for tube in TUBES)

CARDS = len(printed.CARDS)
START_RUBIES, EXTRA_WHITE_ROUND = printed.START_RUBIES, printed.EXTRA_WHITE_ROUND
CARD = {name: number for number, name in enumerate(printed.CARDS, 1)}
"""The number of a fortune card; 0 is none."""

SWAP_LOW, SWAP_HIGH = (
    numbers(chip_of(color, pair[which]) for color in printed.UPGRADABLE for pair in ((1, 2), (2, 4), (1, 4)))
    for which in (0, 1)
)
"""[BEL-16.22] purple-4: each color's three swaps."""
GIFT_KINDS = numbers(
    sum(1 << chip_of(color, 1) for color in GIFTS[value]) if value in GIFTS else 0 for value in range(5)
)
"""[BEL-7.3] green-2: which 1-chips a green chip of each value brings."""
_NO_ROW = Row(0)
_ROWS = [[rows.get(row, _NO_ROW) for row in range(4)] for rows in (ROWS, TRADES)]
ROW_POINTS = numbers(row.points for rows in _ROWS for row in rows)
"""[BEL-7.3] purple-1, then purple-2 from 4 on: what one, two, three purple chips give."""
ROW_RUBIES = numbers(row.rubies for rows in _ROWS for row in rows)
ROW_DROPS = numbers(row.drops for rows in _ROWS for row in rows)
ROW_CHIPS = numbers(sum(1 << chip for chip in printed.chips(row.chips)) for rows in _ROWS for row in rows)
COLOR_POINTS = numbers(POINTS_BY_COLORS[min(colors, max(POINTS_BY_COLORS))] for colors in range(10))
BAG_POINTS, PENNY_POINTS = POINTS_PER_CHIP, printed.PENNY_POINTS
COINS_PER_POINT, RUBY_PRICE = printed.COINS_PER_POINT, printed.RUBY_PRICE


def packed(counts: dict[int, int]) -> list[np.uint64]:
    """A bag as three words."""
    words = [0, 0, 0]
    for kind, count in counts.items():
        words[kind >> 3] |= count << 8 * (kind & 7)
    return [np.uint64(word) for word in words]


START_BAG = packed({kind: printed.START_BAG.count(CHIPS[kind]) for kind in range(KINDS)})
START0, START1, START2 = START_BAG

__all__ = ["CHEAP_PRICE", "COINS_PER_RUBY"]
