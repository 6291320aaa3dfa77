"""[BAL-9] Who answers for a witch who is absent: fixed rules, which everybody can read."""

from collections import Counter as Tally
from collections.abc import Callable

from chaudron.bots.bal.rng import rng_for
from chaudron.games.bal.components import CARD, COLORS
from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask


class Fallback:
    """[BAL-9.1] Passes in windows, attacks the richest with one potion, parries with potions alone, reads nothing."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, ask: Ask) -> str:
        answer = ANSWERS.get(ask.about.key)
        return answer(view, ask) if answer is not None else rng_for(self.seed, view, ask).choice(ask.options)


def pass_on(view: View, ask: Ask) -> str:
    return "pass"


def richest(view: View, ask: Ask) -> str:
    """The living opponent with most Crapzouilles, the nearest to the left among equals."""
    seats = {option.thing: option for option in ask.options if option.verb in ("attack", "to")}
    order = sorted(seats, key=lambda seat: (seat - ask.seat) % view["players"])
    return seats[max(order, key=lambda seat: view["seats"][seat]["lives"])]


def most_common(view: View, ask: Ask) -> str:
    """A single potion of the color of which she holds most."""
    held = Tally(CARD[name].color for name in view["seats"][ask.seat]["hand"])
    return max(ask.options, key=lambda option: held[option.thing.color])


def no_spell(view: View, ask: Ask) -> str:
    """None; where the table says that she must parry and only Abracadabra can, Abracadabra [BAL-13.5]."""
    return "none" if "none" in ask.options else "lay:abracadabra"


def cheapest_parry(view: View, ask: Ask) -> str:
    """The commonest color first; every color has to be matched anyway [BAL-4.12]."""
    potions = [option for option in ask.options if option.verb == "lay"]
    return max(potions, key=lambda option: COLORS.index(option.thing.color), default="concede")


def captured_first(view: View, ask: Ask) -> str:
    """[BAL-7.9]"""
    return ask.options[-1]


ANSWERS: dict[str, Callable[[View, Ask], str]] = {
    **dict.fromkeys(("carabosse", "calm", "mirror", "challenge"), pass_on),
    **dict.fromkeys(("declare", "send_on"), richest),
    **dict.fromkeys(("attack_spell", "defense_spell"), no_spell),
    "attack_potion": most_common,
    **dict.fromkeys(("second_potion", "trick"), lambda view, ask: "done"),
    "parry": cheapest_parry,
    "loss": captured_first,
    "read": lambda view, ask: "silent",
}
"""How each question is answered; cards that must be given or thrown are drawn by chance."""
