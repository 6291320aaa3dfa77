"""[BAL-7] The spells: when each may be laid, and what it does at once."""

from collections.abc import Callable

from chaudron.games.bal import defense
from chaudron.games.bal.components import (
    ABRACADABRA,
    BAGUETTE,
    BALAI,
    DIABLOTIN,
    ENCHANTEMENT,
    ENVOUTEMENT,
    FANTOME,
    GREY,
    LIVES,
    REMEDE,
    SORTILEGE,
    TOUR_DE_MAGIE,
    TRESOR,
    Card,
)
from chaudron.games.bal.spells import effects
from chaudron.games.bal.table import Table
from chaudron.kernel.rule import Then

Effect = Callable[[Table, int], Then]

IN_ATTACK: dict[Card, Effect] = {
    TRESOR: effects.treasure,
    REMEDE: effects.remedy,
    ENCHANTEMENT: effects.enchantment,
    TOUR_DE_MAGIE: effects.conjuring_trick,
    DIABLOTIN: effects.little_devil,
}
"""[BAL-4.7] What a spell does as soon as the attacker has laid it."""
IN_DEFENSE: dict[Card, Effect] = {
    TRESOR: effects.treasure,
    REMEDE: effects.remedy,
    TOUR_DE_MAGIE: effects.conjuring_trick,
}
"""[BAL-4.10] The same for a defender."""
ATTACK_SPELLS = frozenset({*IN_ATTACK, ENVOUTEMENT, FANTOME})
DEFENSE_SPELLS = frozenset({*IN_DEFENSE, ABRACADABRA, BALAI, BAGUETTE})


def can_heal(table: Table, seat: int) -> bool:
    """[BAL-7.7] An own dead Crapzouille, and a free place in the chest."""
    mine = table.seats[seat]
    return mine.dead > 0 and mine.lives < LIVES


def can_lay_in_attack(table: Table, seat: int, card: Card) -> bool:
    """[BAL-4.7] One attack spell, with at least one potion in hand."""
    if card not in ATTACK_SPELLS or not table.seats[seat].potions:
        return False
    if table.attack is not None and table.attack.spell is SORTILEGE:  # [BAL-7.16]
        return card is TRESOR and table.box.has_hex_treasure
    return card is not REMEDE or can_heal(table, seat)


def can_lay_in_defense(table: Table, seat: int, sender: int, card: Card) -> bool:
    """[BAL-4.10, BAL-4.11] One defense spell; Abracadabra only in a full match, Du balai only with a recipient."""
    assert table.attack is not None
    if card is REMEDE:
        return can_heal(table, seat)
    if card is BALAI:
        return bool(defense.recipients(table, seat, sender))
    if card is ABRACADABRA:  # [BAL-7.1]
        return any(color != GREY for color in table.attack.colors) and defense.can_parry(table, seat, 1)
    return card in DEFENSE_SPELLS
