"""The apprentice of the ball: the rules by which she, and the adept, answer each question.

Everything is measured in Crapzouilles (`item_values`). What others may hold is estimated from the cards that everybody
has seen and from the sizes of hands (`position`); `attack`, `defense` and `windows` decide.
"""

from collections.abc import Callable

from chaudron.bots.bal import attack, defense, windows
from chaudron.bots.bal.position import Position
from chaudron.bots.bal.reading import by_ear
from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask

DECISIONS: dict[str, Callable[[Position, Ask], str]] = {
    "carabosse": windows.carabosse,
    "calm": windows.calm,
    "mirror": windows.mirror,
    "declare": attack.declare,
    "attack_spell": attack.attack_spell,
    **dict.fromkeys(("attack_potion", "second_potion"), attack.potion),
    "trick": attack.trick,
    "defense_spell": defense.defense_spell,
    "parry": defense.parry,
    "send_on": defense.send_on,
    "loss": defense.lose,
    **dict.fromkeys(("give", "no_potion", "inherit"), defense.throw_worst),
}
"""How each question is answered."""


class Apprentice:
    """Level 3: sees what was discarded, counts cards, and hits where it hurts; but saves what could save her."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, ask: Ask) -> str:
        if len(ask.options) == 1:
            return ask.options[0]
        if said := by_ear(self.seed, view, ask):
            return said
        decide = defense.saved_for_later if ask.about.key == "defense_spell" else DECISIONS[ask.about.key]
        return decide(Position(view, ask.seat), ask)
