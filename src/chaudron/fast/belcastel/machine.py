"""What happens next: rules are carried out until somebody is asked, and an answer carries them on.

As in the reference (ADR 0001), what is still to be done is part of the state: the phase of the round, whose turn it
is, and a small stack of rules for each seat. So a game can be stopped, copied and gone on with at every question.
"""

from chaudron.fast.belcastel.asks import (
    ASK_RETURN,
    BREW,
    WAITS,
)
from chaudron.fast.belcastel.box import PLAYERS
from chaudron.fast.belcastel.dispatch import answer_rule, carry_out_rule
from chaudron.fast.belcastel.gains import pop, push, top
from chaudron.fast.belcastel.layout import (
    ACTING,
    AGREED,
    DEPTH,
    FIRST,
    MASK,
    PER_SMALL,
    PER_WORDS,
    PHASE,
    STACK,
    TURN,
    State,
)
from chaudron.fast.belcastel.lock_step import (
    begin_beat,
    carry_out_drawn,
    reveal,
)
from chaudron.fast.belcastel.rounds import (
    BEAT,
    BREWED,
    BREWING_PHASE,
    COMMITTING,
    GAME_OVER,
    ROUND_OVER,
    end_round,
    enter,
    is_lock_step,
    next_round,
    set_up,
    take_turn,
)
from chaudron.fast.jit import N, apart, compiled
from chaudron.fast.words import ZERO, Word

# what happens next


@compiled
def run_seat(s: State, p: int) -> None:
    """The rules on a seat's stack, until it is empty or somebody has to answer."""
    op = top(s, p)
    while 0 < op < WAITS:
        number = N(s.small[p * PER_SMALL + STACK + 2 * s.small[p * PER_SMALL + DEPTH] - 1])
        carry_out_rule(s, p, op, number)
        op = top(s, p)


@compiled
def waits(s: State, p: int) -> bool:
    """Is there a question to a seat that the table waits for?"""
    op = top(s, p)
    return op >= WAITS and op != ASK_RETURN


@compiled
def awaited(s: State) -> int:
    """The first seat whose answer the table waits for; -1 when there is none."""
    for p in range(s.box[PLAYERS]):
        if waits(s, p):
            return p
    return -1


@compiled
def begin(s: State, seed: Word) -> None:
    """A new game, up to the first question."""
    set_up(s, seed)
    next_round(s)
    go_on(s)


@compiled
def answer(s: State, p: int, bit: int) -> None:
    """The answer of a seat, and what follows up to the next question."""
    at = p * PER_SMALL + STACK + 2 * s.small[p * PER_SMALL + DEPTH] - 2
    op, number = N(s.small[at]), N(s.small[at + 1])
    pop(s, p)
    s.words[p * PER_WORDS + MASK] = ZERO
    answer_rule(s, p, op, number, bit)
    run_seat(s, p)
    if not waits(s, p):
        go_on(s)


@apart
def go_on(s: State) -> None:
    """From phase to phase, until somebody is asked or the game is over."""
    while awaited(s) < 0 and s.small[PHASE] != GAME_OVER:
        phase = s.small[PHASE]
        if phase == BREWING_PHASE:
            end_brewing(s)
        elif phase == COMMITTING:
            end_committing(s)
        elif phase == BEAT:
            next_beat(s)
        elif s.small[TURN] < s.box[PLAYERS]:
            p = (s.small[FIRST] + s.small[TURN]) % s.box[PLAYERS]
            s.small[TURN] += 1
            take_turn(s, phase, p)
            run_seat(s, p)
        else:
            next_phase(s, phase + 1)


@compiled
def next_phase(s: State, phase: int) -> None:
    if phase == ROUND_OVER:
        end_round(s)
        return
    has_turns = enter(s, phase)
    s.small[PHASE] = phase
    s.small[TURN] = 0 if has_turns else s.box[PLAYERS]
    if phase == BREWING_PHASE:
        begin_brewing(s)


@compiled
def begin_brewing(s: State) -> None:
    """[BEL-5.1, BEL-9.1, BEL-12.1] All brew at the same time; in lock-step on a signal."""
    s.small[TURN] = 0
    if is_lock_step(s):
        next_beat(s)
        return
    for p in range(s.box[PLAYERS]):
        push(s, p, BREW, 0)
        run_seat(s, p)


@compiled
def end_brewing(s: State) -> None:
    """[BEL-16.6] All stopped or exploded: who might come back does not; or lock-step was agreed on [BEL-12.4]."""
    for p in range(s.box[PLAYERS]):
        if top(s, p) == ASK_RETURN:
            pop(s, p)
            s.words[p * PER_WORDS + MASK] = ZERO
    if s.small[AGREED]:
        next_beat(s)
    else:
        leave_brewing(s)


@compiled
def leave_brewing(s: State) -> None:
    s.small[PHASE] = BREWED
    s.small[TURN] = s.box[PLAYERS]


@compiled
def next_beat(s: State) -> None:
    """[BEL-12.1, BEL-16.13] Beat after beat, until nobody is left."""
    s.small[PHASE] = COMMITTING
    if begin_beat(s) == 0:
        leave_brewing(s)
        return
    for p in range(s.box[PLAYERS]):
        run_seat(s, p)


@compiled
def end_committing(s: State) -> None:
    """All have committed; or somebody's free act has been carried out, and everybody commits anew [BEL-16.28]."""
    if s.small[ACTING] > 0:
        s.small[ACTING] = 0
        next_beat(s)
        return
    reveal(s)
    s.small[PHASE] = BEAT
    for p in range(s.box[PLAYERS]):
        carry_out_drawn(s, p)
        run_seat(s, p)
