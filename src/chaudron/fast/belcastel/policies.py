"""How seats answer in many games: at random, or by a few numbers: how much risk, and what chips are worth.

A policy is a row of numbers, one row for each seat. Any other function of (state, seat, question, options, row) may
take the place of `decide`; see `batch.Twin`.
"""

import json
from pathlib import Path
from typing import Any

import numpy as np

from chaudron.fast.belcastel.asks import (
    ASK_BREW,
    ASK_COMMIT,
    ASK_REWARD,
    ASK_SPEND,
    CHIP,
    COINS_INSTEAD,
    DRAW,
    NOTHING,
    POINTS_FIRST,
    REFILL,
    STOP,
    TAKE_BACK,
)
from chaudron.fast.belcastel.cauldron import last_laid
from chaudron.fast.belcastel.laying import is_still_safe
from chaudron.fast.belcastel.layout import ANSWERED, BAG, PER_SMALL, PER_WIDE, PER_WORDS, ROUND, STREAM, WHITES, State
from chaudron.fast.belcastel.moves import explosion_limit
from chaudron.fast.belcastel.tables import COLOR, KINDS, VALUE, WHITE
from chaudron.fast.jit import N, compiled
from chaudron.fast.words import GAMMA, below, chips_in, count_of, mix, nth, size
from chaudron.games.belcastel.components import CHIP as CHIP_NAMED

THINKS, RISK, FLASK_AT, COINS_UNTIL, REFILL_FIRST, SATED, WEIGHT = 0, 1, 2, 3, 4, 5, 8
NUMBERS = WEIGHT + KINDS
CHIPS = ((1 << KINDS) - 1) << CHIP
NAMES = {"risk": RISK, "flask_at": FLASK_AT, "coins_until": COINS_UNTIL, "refill_first": REFILL_FIRST, "sated": SATED}
"""In a file: the thousandths of risk taken, the whites at which the flask is used, the round until which an exploded
player buys, whether the flask comes before the drop, and what a chip is worth less for each that is owned."""


def at_random() -> Any:
    """A policy that answers anything."""
    return np.zeros(NUMBERS, np.int32)


def thinking(weights: dict[str, int], **numbers: int) -> Any:
    """A policy with a taste: what chips are worth to it, by name, and the numbers of `NAMES`."""
    row = at_random()
    row[THINKS] = 1
    for name, value in {"risk": 160, "flask_at": 6, "coins_until": 7, "sated": 2, **numbers}.items():
        row[NAMES[name]] = value
    for chip, value in weights.items():
        row[WEIGHT + CHIP_NAMED[chip]] = value
    return row


def from_file(path: Path) -> Any:
    """A policy from a file of JSON: `weights` and the numbers of `NAMES`."""
    data = json.loads(path.read_text("utf-8"))
    return thinking(data.pop("weights"), **data)


@compiled
def decide(s: State, p: int, op: int, options: int, row: Any) -> int:
    """The bit of the answer."""
    if row[THINKS] == 0:
        return any_of(s, p, options)
    if op == ASK_BREW or op == ASK_COMMIT:
        return brews(s, p, options, row)
    if options & CHIPS:
        return dearest(s, p, options, row)
    if op == ASK_REWARD:
        return COINS_INSTEAD if s.small[ROUND] < row[COINS_UNTIL] else POINTS_FIRST
    if op == ASK_SPEND and row[REFILL_FIRST] and (options >> REFILL) & 1:
        return REFILL
    return nth(options, 0)


@compiled
def any_of(s: State, p: int, options: int) -> int:
    """Any answer, all alike, from a stream of its own."""
    number = size(options)
    if number == 1:
        return nth(options, 0)
    s.wide[p * PER_WIDE + ANSWERED] += 1
    own = mix(s.words[p * PER_WORDS + STREAM] ^ GAMMA)
    return nth(options, below(own, s.wide[p * PER_WIDE + ANSWERED], number))


@compiled
def brews(s: State, p: int, options: int, row: Any) -> int:
    """Draw as long as the risk is not too high; the flask takes back a white that weighs."""
    whites = N(s.small[p * PER_SMALL + WHITES])
    if (options >> TAKE_BACK) & 1 and whites >= row[FLASK_AT]:
        last = last_laid(s, p)
        if COLOR[last] == WHITE and VALUE[last] > 1:
            return TAKE_BACK
    if (options >> DRAW) & 1 == 0:
        return STOP
    bears = explosion_limit(s, p) - whites
    bag = p * PER_WORDS + BAG
    deadly = 0
    for kind in range(3):
        deadly += count_of(s.words, bag, kind) if kind + 1 > bears else 0
    if is_still_safe(s, p):
        deadly = 0
    return DRAW if deadly * 1000 <= row[RISK] * chips_in(s.words, bag) else STOP


@compiled
def dearest(s: State, p: int, options: int, row: Any) -> int:
    """The chip that is worth most to this policy; what one has already is worth less."""
    best, most = NOTHING if (options >> NOTHING) & 1 else nth(options, 0), 0
    rest = options & CHIPS
    while rest:
        bit = nth(rest, 0)
        rest &= rest - 1
        kind = bit - CHIP
        if kind < KINDS:
            worth = row[WEIGHT + kind] - row[SATED] * count_of(s.words, p * PER_WORDS + BAG, kind)
            if worth > most:
                best, most = bit, worth
    return best
