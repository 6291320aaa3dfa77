"""[BEL-4, BEL-16.14] Rats help whoever is behind, from round 2."""

from chaudron.fast.belcastel.asks import ASK_RAT, YES, YES_OR_NO
from chaudron.fast.belcastel.box import PLAYERS
from chaudron.fast.belcastel.gains import ask
from chaudron.fast.belcastel.layout import CARD_NOW, DROP, GIVEN_UP, PER_SMALL, PER_WIDE, POINTS, RAT, ROUND, State
from chaudron.fast.belcastel.tables import CARD, LAST, TAILS_BEFORE
from chaudron.fast.jit import N, compiled

RAT_INFESTATION = CARD["rat_infestation"]


@compiled
def tails_due(s: State, p: int) -> int:
    """[BEL-4.1, BEL-4.2, BEL-16.14] How many rat tails a seat counts up to the leader; none in round 1."""
    if s.small[ROUND] == 1:
        return 0
    leader = N(s.wide[POINTS])
    for other in range(1, s.box[PLAYERS]):
        leader = max(leader, N(s.wide[other * PER_WIDE + POINTS]))
    times = 2 if s.small[CARD_NOW] == RAT_INFESTATION else 1
    return N(times * (TAILS_BEFORE[leader] - TAILS_BEFORE[s.wide[p * PER_WIDE + POINTS]]))


@compiled
def tails_left(s: State, p: int) -> int:
    return tails_due(s, p) - s.small[p * PER_SMALL + GIVEN_UP]


@compiled
def count_tails(s: State, p: int) -> None:
    """[BEL-4.1] The rat goes that many spaces past the drop, all or none, at most on the last space."""
    if tails_left(s, p) != 0 and s.small[p * PER_SMALL + DROP] != LAST:
        ask(s, p, ASK_RAT, 0, YES_OR_NO)


@compiled
def answer_rat(s: State, p: int, bit: int) -> None:
    if bit == YES:
        s.small[p * PER_SMALL + RAT] = min(tails_left(s, p), LAST - s.small[p * PER_SMALL + DROP])
