"""[BEL-12.1, BEL-16.13] Lock-step: everyone commits in secret, all reveal together, each chip is carried out."""

from chaudron.fast.belcastel.asks import ASK_COMMIT, COMMIT_NOW, DRAW, STOP
from chaudron.fast.belcastel.box import PLAYERS
from chaudron.fast.belcastel.brewing import brew_options, free_act
from chaudron.fast.belcastel.gains import ask, draw, pop, push, top
from chaudron.fast.belcastel.laying import carry_out
from chaudron.fast.belcastel.layout import (
    ACTING,
    BREWING,
    COMMIT,
    DRAWN,
    DRAWS,
    MASK,
    PER_SMALL,
    PER_WORDS,
    STATE,
    STOPPED,
    STOPS,
    State,
)
from chaudron.fast.jit import N, compiled
from chaudron.fast.words import ZERO


@compiled
def begin_beat(s: State) -> int:
    """[BEL-12.1] Everybody who has neither stopped nor exploded commits; how many there are."""
    brewing = 0
    for p in range(s.box[PLAYERS]):
        s.small[p * PER_SMALL + DRAWN] = 0
        if s.small[p * PER_SMALL + STATE] == BREWING:
            push(s, p, COMMIT_NOW, 0)
            brewing += 1
    return brewing


@compiled
def commit_now(s: State, p: int) -> None:
    """[BEL-12.1, BEL-16.13] Free acts are done first and are public; then draw or stop is committed in secret."""
    pop(s, p)
    options = brew_options(s, p)
    if options:
        ask(s, p, ASK_COMMIT, 0, options)
    else:
        s.small[p * PER_SMALL + COMMIT] = STOPS


@compiled
def answer_commit(s: State, p: int, bit: int) -> None:
    if bit == DRAW or bit == STOP:
        s.small[p * PER_SMALL + COMMIT] = DRAWS if bit == DRAW else STOPS
        return
    # [BEL-16.28] The free act is carried out while all others wait; then everybody is asked anew
    for other in range(s.box[PLAYERS]):
        s.small[other * PER_SMALL + COMMIT] = 0
        if top(s, other) == ASK_COMMIT:
            pop(s, other)
            s.words[other * PER_WORDS + MASK] = ZERO
    s.small[ACTING] = p + 1
    free_act(s, p, bit)


@compiled
def reveal(s: State) -> None:
    """All reveal together: who stops, and what each of the others drew."""
    for p in range(s.box[PLAYERS]):
        at = p * PER_SMALL
        if s.small[at + COMMIT] == STOPS:
            s.small[at + STATE] = STOPPED
        elif s.small[at + COMMIT] == DRAWS:
            s.small[at + DRAWN] = draw(s, p) + 1
        s.small[at + COMMIT] = 0


@compiled
def carry_out_drawn(s: State, p: int) -> None:
    """[BEL-16.13] The chip of this beat, carried out to the end while the others wait."""
    drawn = N(s.small[p * PER_SMALL + DRAWN])
    if drawn > 0:
        carry_out(s, p, drawn - 1)
