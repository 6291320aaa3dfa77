"""What is seen at the ball: the turn is played on to its end; then Crapzouilles and cards count."""

from typing import Any

from chaudron.bots.bal.rollout import RolloutPolicy, turn_of
from chaudron.bots.bal.value import learned, public_states
from chaudron.games.bal.components import LIVES
from chaudron.games.bal.table import Table
from chaudron.kernel.chance import Counter
from chaudron.kernel.rule import answer
from chaudron.review.model import Figures

MOST_ANSWERS = 80


def played_on(table: Table, seed: int) -> Table:
    """The table when this turn is over, as the rollout policy plays it, with luck of this seed."""
    if table.outcome is not None:
        return table
    world, turn, policy = table.copy(), turn_of(table), RolloutPolicy(learned())
    world.chance = Counter(len(table.seats), seed)
    for _ in range(MOST_ANSWERS):
        if not world.asks or turn_of(world) != turn:
            break
        seat, ask = next(iter(world.asks.items()))
        answer(world, seat, policy.choose(world, ask))
    return world


def figures(table: Any) -> Figures:
    """The figures of a table that is not over; all hands are known."""
    states = public_states(table)
    scores, attack, rows = learned().of(len(states)), table.attack, []
    for seat, mine in enumerate(table.seats):
        if seat not in states:
            rows.append([1.0, *[0.0] * 9])
            continue
        its = states[seat]
        score = scores.of_state(its) + scores.of_hand(mine.hand)
        pending = attack is not None and not attack.is_off
        aimed = pending and seat in attack.targets and seat not in (*attack.parried, *attack.failed)
        row = [1.0, float(its.lives), score, its.lives / LIVES * score, float(its.lives == 1), float(its.hand)]
        row += [float(len(mine.potions)), float(pending and seat == attack.author), float(aimed), float(its.acts)]
        rows.append(row)
    out = tuple(seat for seat in range(len(rows)) if seat not in states)
    return Figures(f"{len(states)}", rows, out)
