"""[BAL-9.1] What the law answers for a witch who is absent, from her view alone."""

from collections import Counter as Tally

from chaudron.games.bal.components import CARD, COLORS
from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask

WINDOWS = ("carabosse", "calm", "mirror", "challenge")


def fallback(view: View, ask: Ask) -> str:
    """[BAL-9.1] What the law answers for an absent witch; a forced discard is the first here, as any would do."""
    about, options = ask.about.key, [str(option) for option in ask.options]
    if about in WINDOWS:
        return "pass"
    if about in ("attack_spell", "defense_spell"):
        return str(options[-1])  # none, unless the table says that she must parry with Abracadabra
    if about == "declare":
        return f"attack:{most_crapzouilles(view)}"
    if about == "attack_potion":
        return most_common(view, options)
    if about == "parry":
        return cheapest(options)
    return {"second_potion": "done", "read": "silent"}.get(about, options[-1] if about == "loss" else options[0])


def most_crapzouilles(view: View) -> int:
    """[BAL-9.1] The living opponent with most of them, the nearest to the left among equals."""
    me, number = int(view["me"]), int(view["players"])
    others = [(me + turn) % number for turn in range(1, number)]
    lives: list[int] = [view["seats"][seat]["lives"] for seat in others]
    return others[lives.index(max(lives))]


def most_common(view: View, options: list[str]) -> str:
    """[BAL-9.1] A single potion of the color of which she has most."""
    held = Tally(CARD[name].color for name in view["seats"][view["me"]]["hand"])
    return max(options, key=lambda option: held[CARD[option.removeprefix("lay:")].color])


def cheapest(options: list[str]) -> str:
    """[BAL-9.1] The cheapest legal parry, else concede."""
    potions = [option for option in options if option.startswith("lay:")]
    return max(potions, key=lambda option: COLORS.index(CARD[option[4:]].color), default="concede")
