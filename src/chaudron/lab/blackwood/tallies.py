"""How the witches of Blackwood fare: renown by source, potions, sales, loans, spells."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from chaudron.games.blackwood.components import PINCH, SALE_RENOWN
from chaudron.kernel.facts import Fact
from chaudron.kernel.table import Table
from chaudron.lab.tallies import SeatTallies, Tally

DEEDS = ("cards", "potions", "sales", "loans", "trades")


@dataclass
class BlackwoodTally(Tally):
    """How one seat, or all seats of one bot, fared."""

    sources: Counter[str] = field(default_factory=Counter)
    """[BLW-8.3] Renown by where it comes from, or where it is lost."""
    deeds: Counter[str] = field(default_factory=Counter)
    """Cards bought, potions brewed and sold, loans, spells traded for potions."""
    spells: Counter[str] = field(default_factory=Counter)
    """How often each was cast."""
    brewed: Counter[str] = field(default_factory=Counter)
    """How often each potion was."""

    def merge(self, other: Any) -> None:
        super().merge(other)
        self.sources.update(other.sources)
        self.deeds.update(other.deeds)
        self.spells.update(other.spells)
        self.brewed.update(other.brewed)

    def to_json(self) -> dict[str, Any]:
        games = self.games
        return {
            **super().to_json(),
            "renown_by_source": {source: total / games for source, total in sorted(self.sources.items())},
            **{f"{deed}_per_game": self.deeds[deed] / games for deed in DEEDS},
            "spells_cast": {spell: total / games for spell, total in sorted(self.spells.items())},
        }


class BlackwoodTallies(SeatTallies[BlackwoodTally]):
    """Adds up how every seat fares."""

    def __init__(self, seats: int) -> None:
        super().__init__([BlackwoodTally() for _ in range(seats)])
        self._rounds = 0
        self._sold = [0] * seats
        """Potions that each has sold in this game."""

    def before(self, table: Table) -> None:
        self._rounds, self._sold = 0, [0] * len(self.seats)
        super().before(table)

    def after(self, table: Table) -> None:
        super().after(table)
        self.rounds.add(self._rounds)

    def hear(self, fact: Fact) -> None:
        match fact.key, fact.details:
            case "round", _:
                self._rounds += 1
            case "brewed", {"seat": seat, "potions": potions, "pinched": pinched}:
                self.seats[seat].deeds["potions"] += len(potions)
                self.seats[seat].brewed.update(potions)
                self.seats[seat].spells.update([PINCH] * len(pinched))
            case "sold", {"seat": seat}:
                self.seats[seat].deeds["sales"] += 1
                self._sold[seat] += 1
            case "borrowed", {"seat": seat}:
                self.seats[seat].deeds["loans"] += 1
            case "bought", {"seat": seat}:
                self.seats[seat].deeds["cards"] += 1
            case "traded", {"seat": seat}:
                self.seats[seat].deeds["trades"] += 1
            case "cast", {"seat": seat, "spell": spell}:
                self.seats[seat].spells[spell] += 1
            case "scored", {"seat": seat, "renown": renown, "coins": coins, "loans": loans, "favour": favor}:
                lost = SALE_RENOWN * self._sold[seat]
                parts = {"potions": renown - lost, "sales": lost, "coins": coins, "loans": loans, "favour": favor}
                self.seats[seat].sources.update({source: part for source, part in parts.items() if part})
