"""Why a choice may not be made now, with the rule that says so; told from what the own hand and the table show."""

from typing import Any

from chaudron.games.bal.choices import CATALOGUE
from chaudron.games.bal.components import ABRACADABRA, BALAI, MIROIR, REMEDE, Card
from chaudron.games.bal.defense import missing
from chaudron.games.bal.spells import ATTACK_SPELLS, DEFENSE_SPELLS
from chaudron.games.bal.table import Table
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Reason

NO_DETAILS: dict[str, Any] = {}
NAMES_SOMEBODY = {"declare": "attack", "send_on": "to", "mirror": "to"}
"""Which questions ask for a witch, and by which choice she is named."""
RULE_OF_SPELL = {"attack_spell": "BAL-4.7", "defense_spell": "BAL-4.11"}
IN_HAND = ("lay", "give", "discard")


def why_not(table: Table, seat: int, notation: str) -> Reason:
    """The best reason there is for refusing a choice."""
    ask, choice = table.asks.get(seat), CATALOGUE.get(notation)
    if choice is None:
        return Reason("unknown_choice", ask.about.rule if ask else "BAL-3.1", NO_DETAILS)
    if table.outcome is not None:
        return Reason("game_over", "BAL-5.2", NO_DETAILS)
    if not 0 <= seat < len(table.seats):
        return Reason("no_such_seat", "BAL-1.1", {"seat": seat})
    if ask is None:
        return _not_asked(table, seat)
    return _of_thing(table, seat, choice, ask) or Reason("not_now", ask.about.rule, NO_DETAILS)


def _not_asked(table: Table, seat: int) -> Reason:
    if not table.seats[seat].is_in:
        return Reason("eliminated", "BAL-5.1", NO_DETAILS)
    return Reason("not_your_turn", "BAL-4.1", {"awaited": table.pending_in_public})


def _of_thing(table: Table, seat: int, choice: Choice, ask: Ask) -> Reason | None:
    """Why this card or this witch will not do."""
    if choice.verb in IN_HAND and choice.thing not in table.seats[seat].hand:
        return Reason("not_in_hand", ask.about.rule, {"card": str(choice.thing)})
    if choice.verb == NAMES_SOMEBODY.get(ask.about.key):
        return _not_a_target(table, seat, choice.thing, ask)
    if choice.verb == "lay" and ask.about.key in RULE_OF_SPELL:
        return _wrong_spell(choice.thing, ask.about.key)
    return _not_a_parry(table, choice.thing) if choice.verb == "lay" and ask.about.key == "parry" else None


def _not_a_parry(table: Table, card: Card) -> Reason:
    """A spell after the potions have begun, a color that nobody attacked with, or one that does not make it whole."""
    if not card.is_potion:
        return Reason("wrong_moment", "BAL-4.11", {"card": str(card)})
    if table.attack is not None and not missing(table.attack, table.defense)[card.color]:
        return Reason("wrong_color", "BAL-4.10", NO_DETAILS)
    return Reason("cannot_match", "BAL-4.12", {"card": str(card)})


def _not_a_target(table: Table, seat: int, target: int, ask: Ask) -> Reason | None:
    if ask.about.key == "mirror" and MIROIR not in table.seats[seat].hand:
        return Reason("not_in_hand", ask.about.rule, {"card": str(MIROIR)})
    if target >= len(table.seats):
        return Reason("no_such_seat", "BAL-1.1", {"seat": target})
    return Reason("not_a_target", ask.about.rule, {"seat": target})


def _wrong_spell(card: Card, about: str) -> Reason | None:
    allowed = ATTACK_SPELLS if about == "attack_spell" else DEFENSE_SPELLS
    if card.is_potion:
        return None
    if card not in allowed:
        return Reason("wrong_moment", RULE_OF_SPELL[about], {"card": str(card)})
    if card is REMEDE:
        return Reason("nothing_to_heal", "BAL-7.7", NO_DETAILS)
    if card is BALAI:
        return Reason("no_recipient", "BAL-7.4", NO_DETAILS)
    return Reason("cannot_match", "BAL-7.1", {"card": str(card)}) if card is ABRACADABRA else None
