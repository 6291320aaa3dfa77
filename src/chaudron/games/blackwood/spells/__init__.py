"""[BLW-5.6, BLW-5.9, BLW-7] The six spells: when each may be cast, and what it does."""

from collections.abc import Callable

from chaudron.games.blackwood.choices import CAST
from chaudron.games.blackwood.components import FREE, PINCH, RULE_OF_SPELL, SHOO, SNIFF, SPELLS, SWAP, TWIN
from chaudron.games.blackwood.spells import shoo, sniff, swap
from chaudron.games.blackwood.table import NO_CARD, Table
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Rule, Then


def _has_card(table: Table, seat: int) -> bool:
    """[BLW-7.4] The card under her puppet is neither bought nor left yet."""
    return table.place is not None and table.forest[table.place] != NO_CARD


HAS_EFFECT: dict[str, Callable[[Table, int], bool]] = {
    TWIN: lambda table, seat: True,  # the turn knows how many puppets are due [BLW-7.1]
    SWAP: swap.has_effect,
    SNIFF: sniff.has_effect,
    FREE: _has_card,
    SHOO: shoo.has_effect,
    PINCH: lambda table, seat: False,  # it is used in a brew [BLW-7.5]
}
CASTING: dict[str, Callable[[int], Rule]] = {SWAP: swap.Swap, SNIFF: sniff.Sniff, SHOO: shoo.Shoo}


def casts(table: Table, seat: int) -> list[Choice]:
    """[BLW-5.6] Which of her ready spells she can cast now."""
    ready = table.seats[seat].ready
    return [CAST[spell] for spell in SPELLS if spell in ready and can_cast(table, seat, spell)] if ready else []


def can_cast(table: Table, seat: int, spell: str) -> bool:
    """[BLW-5.6, BLW-5.9] In its phase, and not for nothing."""
    return table.phase in table.box.phases[spell] and HAS_EFFECT[spell](table, seat)


def spend(table: Table, seat: int, spell: str) -> None:
    """[BLW-5.6] The card is turned, until the expedition ends."""
    mine = table.seats[seat]
    mine.ready.remove(spell)
    mine.spent.append(spell)
    table.tell("cast", RULE_OF_SPELL[spell], seat=seat, spell=spell)


def cast(table: Table, seat: int, spell: str) -> Then:
    spend(table, seat, spell)
    return CASTING[spell](seat)
