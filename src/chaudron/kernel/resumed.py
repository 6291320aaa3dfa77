"""A game that goes on from a position of another one: what was played up to there is given, then luck is new."""

from typing import TYPE_CHECKING

from chaudron.kernel.chance import Chance, Recorded
from chaudron.kernel.table import Table

if TYPE_CHECKING:
    from chaudron.kernel.record import Record


def chance_before(record: "Record", then: Chance) -> Chance:
    """Where chance came from at the beginning: from what was written, if the game goes on from another one."""
    if record.resumed is None or isinstance(then, Recorded):
        return then
    entries = record.entries[: record.resumed["moment"]]
    return Recorded(record.players, [*record.opening, *(draw for entry in entries for draw in entry.draws)])


def go_on_with(table: Table, chance: Chance) -> None:
    """From now on chance comes from here: every stream goes on where it was."""
    chance.used[:], chance.log = table.chance.used, table.chance.log
    table.chance = chance
