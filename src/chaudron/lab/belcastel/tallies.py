"""How the seats of a table of Belcastel fare: explosions, scoring spaces, where points come from, witches called."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from chaudron.kernel.facts import Fact
from chaudron.kernel.table import Table
from chaudron.lab.tallies import SeatTallies, Sum, Tally

TAKEN_BACK = "taken_back"
"""Points that a restart took back [BEL-16.12], beside the rule ids from which points come."""


@dataclass
class BelcastelTally(Tally):
    """How one seat, or all seats of one bot, fared."""

    spaces: Sum = field(default_factory=Sum)
    explosions: Counter[int] = field(default_factory=Counter)
    """How many in each round."""
    sources: Counter[str] = field(default_factory=Counter)
    """Points by the rule that gave them."""
    calls: Counter[str] = field(default_factory=Counter)
    """How often each witch was called [WIT-2.1]."""
    witches: Counter[str] = field(default_factory=Counter)
    """The games in which each was at the table."""
    leads: Counter[int] = field(default_factory=Counter)
    """After which rounds nobody had more points, the last one left out."""
    leads_won: Counter[int] = field(default_factory=Counter)
    """The same in games that were won."""
    decided: Counter[str] = field(default_factory=Counter)
    """The fortune card after whose round a winner, this one, never fell behind again; of several winners the first."""
    turned: Counter[str] = field(default_factory=Counter)
    """All fortune cards of the games that this one won likewise."""

    def merge(self, other: Any) -> None:
        super().merge(other)
        self.spaces.merge(other.spaces)
        self.explosions.update(other.explosions)
        self.sources.update(other.sources)
        self.calls.update(other.calls)
        self.witches.update(other.witches)
        self.leads.update(other.leads)
        self.leads_won.update(other.leads_won)
        self.decided.update(other.decided)
        self.turned.update(other.turned)

    def to_json(self) -> dict[str, Any]:
        games, exploded = self.games, sum(self.explosions.values())
        return {
            **super().to_json(),
            "explosions_per_game": exploded / games,
            "explosions_by_round": {str(number): count for number, count in sorted(self.explosions.items())},
            "explosion_round_mean": self.explosion_round,
            "scoring_space_mean": self.spaces.mean,
            "points_by_source": {source: total / games for source, total in sorted(self.sources.items())},
            "witches_called": {witch: total / games for witch, total in sorted(self.calls.items())},
        }

    @property
    def explosion_round(self) -> float | None:
        """The round in which explosions happened, on the average."""
        exploded = sum(self.explosions.values())
        return sum(number * count for number, count in self.explosions.items()) / exploded if exploded else None


class BelcastelTallies(SeatTallies[BelcastelTally]):
    """Adds up how every seat fares."""

    def __init__(self, seats: int) -> None:
        super().__init__([BelcastelTally() for _ in range(seats)])
        self._round = 0
        self._spaces = [0] * seats
        self._points = [0] * seats
        self._cards, self._ahead = list[str](), list[list[int]]()
        """The cards of this game, and who was ahead after each round."""

    def before(self, table: Table) -> None:
        self._points = [0] * len(self.seats)
        self._cards, self._ahead = [], []
        super().before(table)

    def after(self, table: Table) -> None:
        super().after(table)
        assert table.outcome is not None
        for tally, points, told in zip(self.seats, table.outcome.points, self._points, strict=True):
            if lost := points - told:
                tally.sources[TAKEN_BACK] += lost
        for number, seats in enumerate(self._ahead, 1):
            for seat in seats:
                self.seats[seat].leads[number] += 1
                self.seats[seat].leads_won[number] += seat in table.outcome.winners
        winner = min(table.outcome.winners)
        self.seats[winner].turned.update(self._cards)
        self.seats[winner].decided.update(self._cards[self._deciding_round(winner) :][:1])

    def _deciding_round(self, winner: int) -> int:
        """How many rounds there were before the one from which the winner was never behind again."""
        behind = [number for number, seats in enumerate(self._ahead, 1) if winner not in seats]
        return behind[-1] if behind else 0

    def hear(self, fact: Fact) -> None:
        match fact.key, fact.details:
            case "round", {"round": number}:
                self._begin_round(number)
            case "exploded", {"seat": seat}:
                self.seats[seat].explosions[self._round] += 1
            case "points", {"seat": seat, "points": points}:
                self.seats[seat].sources[fact.rule] += points
                self._points[seat] += points
            case "penny", {"seat": seat, "witch": witch}:
                self.seats[seat].calls[witch] += 1
            case "scoring_space", {"seat": seat, "space": space}:
                self.seats[seat].spaces.add(space)
                self._spaces[seat] = space
            case "moved_on", {"seat": seat, "space": space}:
                self.seats[seat].spaces.replace(self._spaces[seat], space + 1)  # [BEL-16.17]
            case _:
                self._hear_what_is_in_play(fact)

    def _begin_round(self, number: int) -> None:
        if number > 1:
            most = max(self._points)
            self._ahead.append([seat for seat, points in enumerate(self._points) if points == most])
        self._round = number

    def _hear_what_is_in_play(self, fact: Fact) -> None:
        match fact.key, fact.details:
            case "witches", {"witches": witches}:
                for tally in self.seats:
                    tally.witches.update(witches.split())
            case "card", {"card": card}:
                self._cards.append(card)
