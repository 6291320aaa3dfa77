"""What each spell adds to an attack that is planned, in chances to win."""

from collections.abc import Callable
from typing import Any

from chaudron.bots.bal.estimates import COLOR, AttackPlan, Estimates
from chaudron.games.bal.components import (
    BOULE,
    DIABLOTIN,
    ENCHANTEMENT,
    ENVOUTEMENT,
    FANTOME,
    LIVES,
    LUTIN,
    REMEDE,
    TOUR_DE_MAGIE,
    TRESOR,
)


def junk(hand: list[Any]) -> list[Any]:
    """Imps, balls, and reds and yellows beyond the second."""
    reds = [card for card in hand if card.color == "red"]
    yellows = [card for card in hand if card.color == "yellow"]
    return [*[card for card in hand if card is LUTIN or card is BOULE], *reds[2:], *yellows[2:]]


def _ghost(now: Estimates, plan: AttackPlan[int]) -> float:
    """[BAL-7.12] A second Crapzouille, against the risk of an own one."""
    fails = now.fails(plan.targets[0], plan.colors)
    return fails * now.hit(plan.targets[0]).failed - (1 - fails) * now.lever * now.life()


def _bewitch(now: Estimates, plan: AttackPlan[int]) -> float:
    """[BAL-7.9] Her Crapzouille becomes an own one."""
    has_room = now.states[now.me].lives < LIVES
    return now.fails(plan.targets[0], plan.colors) * now.lever * now.life() if has_room else -1.0


def _enchant(now: Estimates, plan: AttackPlan[int]) -> float:
    """[BAL-7.10] She has a card less to parry with."""
    target = plan.targets[0]
    size = len(now.table.seats[target].hand)
    more = now.odds(max(size - 1, 0)).fails(plan.colors) - now.odds(size).fails(plan.colors)
    its = now.states[target]
    return more * now.hit(target).failed + now.gain_if(target, its._replace(hand=max(its.hand - 1, 0)))


def _devil(now: Estimates, plan: AttackPlan[int]) -> float:
    """[BAL-7.15] Two more colors, of which a red and a yellow are most likely, instead of a second potion."""
    target = plan.targets[0]
    fails = now.fails(target, (plan.colors[0], COLOR["red"], COLOR["yellow"]))
    return (fails - now.fails(target, plan.colors)) * now.hit(target).failed


SPELL_GAINS: dict[Any, Callable[[Estimates, AttackPlan[int]], float]] = {
    REMEDE: lambda now, plan: now.lever * now.life(),
    TRESOR: lambda now, plan: now.lever * (now.score(now.me, 1) - now.score(now.me, 0)) * 2,
    FANTOME: _ghost,
    ENVOUTEMENT: _bewitch,
    ENCHANTEMENT: _enchant,
    DIABLOTIN: _devil,
    TOUR_DE_MAGIE: lambda now, plan: now.lever * 0.02 * len(junk(now.hand)),
}
