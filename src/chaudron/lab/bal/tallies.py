"""How the seats of a table of Le Bal fare: places, attacks, parries, eliminations, spells."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from chaudron.games.bal.components import CARD
from chaudron.kernel.facts import Fact
from chaudron.kernel.table import Table
from chaudron.lab.tallies import SeatTallies, Sum, Tally


@dataclass
class BalTally(Tally):
    """How one seat, or all seats of one bot, fared."""

    places: Sum = field(default_factory=Sum)
    parries: int = 0
    failures: int = 0
    """Defenses that were not parried."""
    hits: int = 0
    """Crapzouilles that others lost in her turns, or to her mirrors."""
    eliminations: int = 0
    spells: Counter[str] = field(default_factory=Counter)
    """How often each was played."""

    def merge(self, other: Any) -> None:
        super().merge(other)
        self.places.merge(other.places)
        self.parries += other.parries
        self.failures += other.failures
        self.hits += other.hits
        self.eliminations += other.eliminations
        self.spells.update(other.spells)

    @property
    def defenses(self) -> int:
        """Those that were settled by a parry or a loss."""
        return self.parries + self.failures

    def to_json(self) -> dict[str, Any]:
        games = self.games
        return {
            **super().to_json(),
            "place_mean": self.places.mean,
            "parry_rate": self.parries / self.defenses if self.defenses else None,
            "defenses_per_game": self.defenses / games,
            "hits_per_game": self.hits / games,
            "eliminations_per_game": self.eliminations / games,
            "spells_played": {spell: total / games for spell, total in sorted(self.spells.items())},
        }


class BalTallies(SeatTallies[BalTally]):
    """Adds up how every seat fares."""

    def __init__(self, seats: int) -> None:
        super().__init__([BalTally() for _ in range(seats)])
        self._owner = self._round = 0
        """Whose turn or copy it is; the round."""

    def after(self, table: Table) -> None:
        super().after(table)
        assert table.outcome is not None
        self.rounds.add(self._round)
        for tally, place in zip(self.seats, table.outcome.places, strict=True):
            tally.places.add(place)

    def hear(self, fact: Fact) -> None:
        match fact.key, fact.details:
            case "round", {"round": number}:
                self._round = number
            case "parried", {"seat": seat}:
                self.seats[seat].parries += 1
            case "failed", {"seat": seat}:
                self.seats[seat].failures += 1
            case "eliminated", {"by": int(by), "seat": seat} if by != seat:
                self.seats[by].eliminations += 1
            case "laid", {"seat": seat, "card": card} if not CARD[card].color:
                self.seats[seat].spells[card] += 1
            case ("mirrored" | "nananere" | "crystal_ball") as key, {"seat": seat}:
                self.seats[seat].spells[REACTIONS[key]] += 1
            case (("turn" | "stole_turn" | "doubled"), {"seat": seat}):
                self._owner = seat
            case (("lost" | "captured"), {"seat": seat}) if fact.rule != "BAL-7.12" and seat != self._owner:
                self.seats[self._owner].hits += 1


REACTIONS = {"mirrored": "miroir", "nananere": "nananere", "crystal_ball": "boule"}
"""The cards that are told of in another way than by being laid."""
