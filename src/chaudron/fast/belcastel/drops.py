"""[BEL-14, BEL-16.18, BEL-10.1] Drops, in the cauldron and on the test tubes; the bonus die."""

from chaudron.fast.belcastel.asks import ASK_DROP, DROPS, MOVE_DROP, MOVE_TUBE, NO, NOTHING, ROLLS
from chaudron.fast.belcastel.box import HAS_TUBES
from chaudron.fast.belcastel.gains import ask, chance, gain_chip, gain_points, gain_rubies, pop, push
from chaudron.fast.belcastel.layout import DROP, PER_SMALL, TUBE, State
from chaudron.fast.belcastel.tables import (
    DIE_CHIP,
    DIE_DROPS,
    DIE_POINTS,
    DIE_RUBIES,
    FACES,
    LAST,
    LAST_TUBE,
    TUBE_CHIP,
    TUBE_POINTS,
    TUBE_RUBIES,
)
from chaudron.fast.jit import compiled


@compiled
def drops_that_can_advance(s: State, p: int) -> int:
    """[BEL-16.18] The cauldron drop stays within 0–52, the tube drop within 0–12."""
    options = 1 << MOVE_DROP if s.small[p * PER_SMALL + DROP] < LAST else 0
    if s.box[HAS_TUBES] and s.small[p * PER_SMALL + TUBE] < LAST_TUBE:
        options |= 1 << MOVE_TUBE
    return options


@compiled
def gain_bonus(s: State, p: int, points: int, rubies: int, kind: int) -> int:
    """[BEL-10.1, BEL-14.1] What a die face or a test tube shows; how many drop moves follow."""
    gain_points(s, p, points)
    gain_rubies(s, p, rubies)
    return gain_chip(s, p, kind, False) if kind >= 0 else 0


@compiled
def advance(s: State, p: int, which: int) -> int:
    """Move a drop by one; a test tube gives its bonus at once. How many drop moves follow."""
    if which == MOVE_DROP:
        s.small[p * PER_SMALL + DROP] += 1
        return 0
    s.small[p * PER_SMALL + TUBE] += 1
    tube = s.small[p * PER_SMALL + TUBE]
    return gain_bonus(s, p, TUBE_POINTS[tube], TUBE_RUBIES[tube], TUBE_CHIP[tube])


@compiled
def drops(s: State, p: int, number: int) -> None:
    """[BEL-14.1, BEL-16.18] Drop moves: always optional, of either drop; one that neither can make is lost."""
    pop(s, p)
    options = drops_that_can_advance(s, p)
    if options:
        ask(s, p, ASK_DROP, number, options | NO)


@compiled
def advance_drops(s: State, p: int, number: int) -> None:
    if number > 0:
        push(s, p, DROPS, number)


@compiled
def answer_drop(s: State, p: int, number: int, bit: int) -> None:
    more = 0 if bit == NOTHING else advance(s, p, bit)
    advance_drops(s, p, number - 1 + more)


@compiled
def rolls(s: State, p: int, number: int) -> None:
    """[BEL-10.1] Roll the bonus die, so often, and take what it shows."""
    pop(s, p)
    if number > 1:
        push(s, p, ROLLS, number - 1)
    face = chance(s, p, FACES)
    more = gain_bonus(s, p, DIE_POINTS[face], DIE_RUBIES[face], DIE_CHIP[face])
    advance_drops(s, p, DIE_DROPS[face] + more)
