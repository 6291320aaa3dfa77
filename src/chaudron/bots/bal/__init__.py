"""The apprentice of Le Bal des Sorcières: attacks where nobody can answer, keeps what it may need, reacts when it pays.

Everything is measured in Crapzouilles (`taste`). What others may hold is estimated from the cards that everybody has
seen and from the sizes of hands (`situation`); `attack`, `defense` and `windows` decide, `reading` reads and listens.
`fallback` answers for whoever is absent, `whims` is the weakest bot.
"""

from collections.abc import Callable

from chaudron.bots.bal import attack, defense, reading, windows
from chaudron.bots.bal.fallback import Fallback
from chaudron.bots.bal.luck import luck
from chaudron.bots.bal.situation import Situation
from chaudron.bots.bal.whims import Whims
from chaudron.kernel.game import Bot, View
from chaudron.kernel.rule import Ask

__all__ = ["Apprentice", "Fallback", "Whims"]


class Apprentice:
    """Sees what was discarded, counts cards, and hits where it hurts."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, ask: Ask) -> str:
        if len(ask.options) == 1:
            return ask.options[0]
        if ask.about.key == "read":
            return reading.read(view, luck(self.seed, view, ask))
        if ask.about.key == "challenge":
            return reading.challenge(view, luck(self.seed, view, ask))
        return DECISIONS[ask.about.key](Situation(view, ask.seat), ask)


DECISIONS: dict[str, Callable[[Situation, Ask], str]] = {
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


LEVELS: dict[str, Callable[[int], Bot]] = {"apprentice": Apprentice}
"""The levels of this game, from the weakest to the strongest."""
