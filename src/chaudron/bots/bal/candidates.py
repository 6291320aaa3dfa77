"""Which options are worth a try: of many potions and cards the best few, as the rollout policy sees them."""

from typing import Any

from chaudron.bots.bal.estimates import COLOR, Estimates
from chaudron.bots.bal.rollout import RolloutPolicy, laid, worth
from chaudron.bots.bal.value import KIND, KINDS
from chaudron.games.bal.components import DIABLOTIN
from chaudron.kernel.rule import Ask

FEW = 3
POTIONS = ("attack_potion", "second_potion")
CARDS = ("trick", "give", "no_potion", "inherit")


def candidates(policy: RolloutPolicy, table: Any, ask: Ask, options: tuple[Any, ...]) -> tuple[Any, ...]:
    """Some of these options; what is not a card is always among them."""
    cards = [option for option in options if hasattr(option.thing, "color")]
    if len(cards) <= FEW or ask.about.key not in (*POTIONS, *CARDS):
        return options
    hopes = _of_potions(policy, table, ask) if ask.about.key in POTIONS else _of_cards(policy, table, ask)
    best = sorted(cards, key=lambda option: -hopes[KIND[option.thing]])[:FEW]
    return tuple(option for option in options if option in best or option not in cards)


def _of_potions(policy: RolloutPolicy, table: Any, ask: Ask) -> list[float]:
    """By color: what the best set with such a potion promises."""
    now, attack = Estimates(table, ask.seat, policy.weights), table.attack
    most = 1 if attack.spell is DIABLOTIN or ask.about.key == "second_potion" else 2
    hopes = [-1.0] * len(COLOR)
    for plan in now.plans(attack.targets, laid(attack), most):
        for color in plan.colors:
            hopes[color] = max(hopes[color], plan.value)
    return hopes


def _of_cards(policy: RolloutPolicy, table: Any, ask: Ask) -> list[float]:
    """By kind: what is worth least is thrown or given away most gladly."""
    counts = [0] * KINDS
    for card in table.seats[ask.seat].hand:
        counts[KIND[card]] += 1
    scores = policy.weights.of(len(table.living))
    return [-worth(scores, kind, counts) for kind in range(KINDS)]
