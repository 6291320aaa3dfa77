"""Chance (ADR 0002), small sets and bags, in words of 64 bits.

A set of kinds has a bit for each kind. A bag is three words of eight lanes, eight bits each: how many chips of each
kind. A hand is one word of twelve places, five bits each, in the order of drawing: kind + 1, or nothing.
"""

from typing import Any

import numpy as np

from chaudron.fast.jit import N, compiled

U = np.uint64
GAMMA = U(0x9E3779B97F4A7C15)
MIX1, MIX2 = U(0xBF58476D1CE4E5B9), U(0x94D049BB133111EB)
ZERO, ONE, LOW32, BYTE, SLOT = U(0), U(1), U(0xFFFFFFFF), U(255), U(31)
S1, S2, S3, S4, S5, S7, S8, S16 = U(1), U(2), U(3), U(4), U(5), U(7), U(8), U(16)
S27, S30, S31, S32, S56 = U(27), U(30), U(31), U(32), U(56)
PAIRS, FOURS, NIBBLES = U(0x5555555555555555), U(0x3333333333333333), U(0x0F0F0F0F0F0F0F0F)
ONES, HIGHS, SEVENS = U(0x0101010101010101), U(0x8080808080808080), U(0x7F7F7F7F7F7F7F7F)
GATHER, TOP = U(0x0002040810204081), U(128)
MOST_COINS = 126
HOLDS = 12
"""How many chips a hand holds."""

Word = Any
"""A `numpy.uint64`."""


@compiled
def mix(z: Word) -> Word:
    z = (z ^ (z >> S30)) * MIX1
    z = (z ^ (z >> S27)) * MIX2
    return z ^ (z >> S31)


@compiled
def stream(seed: Word, number: int) -> Word:
    """Where a stream begins: 0 is the table's, seat + 1 a seat's."""
    return mix(mix(seed) + U(number) * GAMMA)


@compiled
def below(start: Word, index: int, n: int) -> int:
    """Word number `index`, from 1, of a stream, as a number from 0 to n - 1: `word * n >> 64`."""
    z = mix(start + U(index) * GAMMA)
    m = U(n)
    return N(((z >> S32) * m + ((z & LOW32) * m >> S32)) >> S32)


@compiled
def count_bits(x: Word) -> int:
    x = x - ((x >> S1) & PAIRS)
    x = (x & FOURS) + ((x >> S2) & FOURS)
    x = (x + (x >> S4)) & NIBBLES
    return N((x * ONES) >> S56)


@compiled
def size(members: int) -> int:
    """How many members a set has."""
    return count_bits(U(members))


@compiled
def nth(members: int, place: int) -> int:
    """The member of a set at a place, counted from 0."""
    m = U(members)
    while place > 0:
        m &= m - ONE
        place -= 1
    return count_bits((m & (~m + ONE)) - ONE)


@compiled
def one(kind: int) -> Word:
    """One chip of a kind, in its word."""
    return ONE << (U(kind & 7) << S3)


@compiled
def add(words: Any, bag: int, kind: int) -> None:
    words[bag + (kind >> 3)] += one(kind)


@compiled
def take(words: Any, bag: int, kind: int) -> None:
    words[bag + (kind >> 3)] -= one(kind)


@compiled
def count_of(words: Any, bag: int, kind: int) -> int:
    """How many chips of a kind are in a bag."""
    return N((words[bag + (kind >> 3)] >> (U(kind & 7) << S3)) & BYTE)


@compiled
def chips_in(words: Any, bag: int) -> int:
    """How many chips are in a bag of fewer than 256."""
    return N(((words[bag] + words[bag + 1] + words[bag + 2]) * ONES) >> S56)


@compiled
def kind_at(words: Any, bag: int, place: int) -> int:
    """The kind of the chip at a place of a sorted bag (fewer than 128 chips): sums so far, compared in all lanes."""
    p0 = words[bag] * ONES
    p1 = (words[bag + 1] + (p0 >> S56)) * ONES
    p2 = (words[bag + 2] + (p1 >> S56)) * ONES
    x = (U(place) | TOP) * ONES
    m = (((x - p0) & HIGHS) >> S7) + (((x - p1) & HIGHS) >> S7) + (((x - p2) & HIGHS) >> S7)
    return N((m * ONES) >> S56)


@compiled
def _lanes(word: Word) -> Word:
    """The lanes whose high bit is set, as eight bits of a set."""
    return (word * GATHER) >> S56


@compiled
def kinds_in(words: Any, bag: int) -> int:
    """The kinds of which there is a chip in a bag, as a set."""
    a = _lanes((words[bag] + SEVENS) & HIGHS)
    b = _lanes((words[bag + 1] + SEVENS) & HIGHS)
    c = _lanes((words[bag + 2] + SEVENS) & HIGHS)
    return N(a | (b << S8) | (c << S16))


@compiled
def kinds_up_to(prices: Any, at: int, coins: int) -> int:
    """The kinds that cost no more than so many coins, as a set; prices lie in lanes, as chips in a bag."""
    x = (U(min(coins, MOST_COINS)) | TOP) * ONES
    a, b, c = (
        _lanes((x - prices[at]) & HIGHS),
        _lanes((x - prices[at + 1]) & HIGHS),
        _lanes((x - prices[at + 2]) & HIGHS),
    )
    return N(a | (b << S8) | (c << S16))


@compiled
def kinds_in_hand(hand: Word) -> int:
    """The kinds of the chips in a hand, as a set."""
    members = 0
    while hand != ZERO:
        members |= 1 << (N(hand & SLOT) - 1)
        hand >>= S5
    return members


@compiled
def hand_with(hand: Word, kind: int) -> Word:
    """A hand after a chip has come to it."""
    shift = ZERO
    while (hand >> shift) & SLOT != ZERO:
        shift += S5
    return hand | (U(kind) + ONE) << shift


@compiled
def hand_without(hand: Word, kind: int) -> Word:
    """A hand after the first chip of a kind has left it."""
    low, shift = ZERO, ZERO
    while N((hand >> shift) & SLOT) != kind + 1:
        low |= hand & (SLOT << shift)
        shift += S5
    return low | ((hand >> shift) >> S5) << shift


@compiled
def last_in_hand(hand: Word) -> int:
    """The kind of the chip that came last."""
    while hand >> S5 != ZERO:
        hand >>= S5
    return N(hand) - 1


@compiled
def size_of_hand(hand: Word) -> int:
    found = 0
    while hand != ZERO:
        found += 1
        hand >>= S5
    return found


@compiled
def hand_without_last(hand: Word) -> Word:
    """A hand after the chip that came last has left it."""
    shift = ZERO
    while (hand >> shift) >> S5 != ZERO:
        shift += S5
    return hand & ~(SLOT << shift)
