"""The examples of the rules as situations that can be watched, step by step: what they are, and how they are told."""

from chaudron.situations.bal import BAL
from chaudron.situations.belcastel import BELCASTEL, WITCHES
from chaudron.situations.blackwood import BLACKWOOD
from chaudron.situations.situation import Situation, StepResult, ended, step_results

__all__ = ["SITUATIONS", "Situation", "StepResult", "ended", "step_results"]

SITUATIONS: dict[str, dict[str, Situation]] = {
    game: {situation.id: situation for situation in all_of_it}
    for game, all_of_it in {"belcastel": BELCASTEL, "witches": WITCHES, "bal": BAL, "blackwood": BLACKWOOD}.items()
}
"""Those of every page of rules, in the order of its examples."""
