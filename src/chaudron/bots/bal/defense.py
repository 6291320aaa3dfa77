"""How apprentice and adept defend, and what they give up."""

from chaudron.bots.bal.position import Position
from chaudron.games.bal.components import COLORS, GREY, MOST_CARDS
from chaudron.kernel.rule import Ask

WITH_A_PARRY = ("lay:remede", "lay:tresor")
"""Spells that are worth laying beside a parry."""
TO_BE_SAVED = ("lay:abracadabra", "lay:balai", "lay:baguette", "lay:tresor", "lay:remede", "lay:tourdemagie")
"""What helps whoever cannot parry, the surest first; Remède makes good for the loss."""

FEW_LIVES = 3
"""From here on the apprentice saves herself however she can."""


def defense_spell(now: Position, ask: Ask) -> str:
    """[BAL-4.10] Potions are enough if they match; else the surest way out."""
    if not now.missing:
        has_room = now.attacked_with.total() < MOST_CARDS
        useful = [spell for spell in WITH_A_PARRY if spell in ask.options and has_room]
        return useful[0] if useful else "none"
    helpful = [spell for spell in TO_BE_SAVED if spell in ask.options and can_help(now, spell)]
    return helpful[0] if helpful else "none"


def saved_for_later(now: Position, ask: Ask) -> str:
    """The apprentice keeps brooms, wands and the like for something worse, until few Crapzouilles are left."""
    if not now.missing or now.lives <= FEW_LIVES:
        return defense_spell(now, ask)
    return "lay:abracadabra" if "lay:abracadabra" in ask.options else ask.options[-1]


def can_help(now: Position, spell: str) -> bool:
    """[BAL-7.11] New cards seldom bring two missing colors, or a grey."""
    return spell != "lay:tourdemagie" or (now.missing.total() == 1 and not now.missing[GREY])


def parry(now: Position, ask: Ask) -> str:
    """[BAL-4.12] The commonest cards first; conceding is for who cannot."""
    potions = [option for option in ask.options if option.verb == "lay"]
    return max(potions, key=lambda option: COLORS.index(option.thing.color), default="concede")


def send_on(now: Position, ask: Ask) -> str:
    """[BAL-7.4] To whom it hurts most."""
    _, target = now.best_target([option.thing for option in ask.options], now.attacked_with.elements())
    return f"to:{target}"


def lose(now: Position, ask: Ask) -> str:
    """[BAL-7.9] Captured ones first."""
    return ask.options[-1]


def throw_worst(now: Position, ask: Ask) -> str:
    """[BAL-5.5, BAL-6.2, BAL-7.13] The card that is worth least is thrown or given away."""
    return min(ask.options, key=lambda option: now.worth(option.thing))
