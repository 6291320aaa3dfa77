"""Who sits with whom in the next deal, and on which seat.

Every table has as many seats as the others, for only the same seat can be compared. Nobody meets the same people twice
where that can be avoided; then comes what the night wants: any company (`around`), or neighbors in the standings
(`swiss`). Bots that fill in are spread over the tables, and people take turns at having them. The search is a walk from
luck of its own, so the same night is always paired the same way.
"""

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations
from math import ceil, comb
from typing import NamedTuple

from chaudron.night.state import Night

AROUND, SWISS = "around", "swiss"
PAIRINGS = (AROUND, SWISS)
BOTS, REST = "bots", "rest"
FILLS = (BOTS, REST)
"""What becomes of those for whom a table would not be full: bots sit down with them, or they rest, in turn."""

WALKS, SWEEPS = 12, 400
"""From how many beginnings the search walks at least, and of how few people it walks more often."""
AGAIN = 10_000
"""To meet somebody again costs more than anything else, and a third time more than two second ones."""
WITH_BOTS = 100


class Past(NamedTuple):
    """What there has been so far."""

    met: Counter[tuple[int, int]]
    """How often two people have sat together, the lower number first."""
    sat: Counter[tuple[int, int]]
    """How often somebody has had a seat."""
    rested: Counter[int]
    with_bots: Counter[int]
    """At how many tables with bots somebody has been."""
    played: Counter[int]


class Seating(NamedTuple):
    """The next deal: for each table who sits where (None: a bot), and who rests."""

    tables: list[list[int | None]]
    resting: list[int]


def past_of(night: Night) -> Past:
    """What the deals of a night have been so far."""
    past = Past(Counter(), Counter(), Counter(), Counter(), Counter())
    for deal in night.deals:
        past.rested.update(deal.resting)
        for table in deal.tables:
            people = sorted(person for person in table.seats if person is not None)
            past.played.update(people)
            past.met.update(combinations(people, 2))
            past.sat.update((person, seat) for seat, person in enumerate(table.seats) if person is not None)
            if len(people) < len(table.seats):
                past.with_bots.update(people)
    return past


def seated(people: Sequence[int], size: int, fill: str, past: Past, ranks: Sequence[int], luck: str) -> Seating:
    """Seat people. In `ranks` they stand from the best on where neighbors are to meet; otherwise it is empty."""
    rng = random.Random(luck)  # noqa: S311 - nobody gains by foreseeing it
    resting = _resting(people, size, past, rng) if fill == REST else []
    playing = [person for person in people if person not in resting]
    tables = _Walk(playing, _rooms(len(playing), size), past, ranks, rng).best()
    filled = [_on_seats(table, size, past, rng) for table in tables]
    if len(filled) == 1:  # nothing to be compared with: bots alone play the same deal
        filled.append([None] * size)
    return Seating(filled, sorted(resting))


def _resting(people: Sequence[int], size: int, past: Past, rng: random.Random) -> list[int]:
    """Those who are over, in turn: who has rested least, and of these who has played most."""
    over = len(people) % size if len(people) >= size else 0
    in_any_order = rng.sample(people, len(people))
    return sorted(in_any_order, key=lambda one: (past.rested[one] + (not past.played[one]), -past.played[one]))[:over]


def _rooms(count: int, size: int) -> list[int]:
    """How many people sit at each table: as many tables as it takes, and bots spread over them."""
    tables = max(1, ceil(count / size))
    return [count // tables + (number < count % tables) for number in range(tables)]


class _Walk:
    """Swaps people between tables as long as that helps, from several beginnings."""

    def __init__(
        self, people: Sequence[int], rooms: Sequence[int], past: Past, ranks: Sequence[int], rng: random.Random
    ) -> None:
        self.rooms, self.rng, self.size = rooms, rng, max(rooms)
        self.is_ranked = bool(ranks)
        order = {person: place for place, person in enumerate(ranks)}
        self.people = sorted(people, key=lambda person: order.get(person, 0))
        self.bots = {person: WITH_BOTS * past.with_bots[person] for person in people}
        self.costs = {
            (one, other): AGAIN * comb(past.met[min(one, other), max(one, other)] + 1, 2)
            + abs(order.get(one, 0) - order.get(other, 0))
            for one in people
            for other in people
        }

    def best(self) -> list[list[int]]:
        """The cheapest that was found; what costs nothing is taken at once."""
        found = self._walked(0)
        for number in range(1, max(WALKS, SWEEPS // max(1, len(self.people)))):
            if not self._cost(found):
                break
            found = min(found, self._walked(number), key=self._cost)
        return [self.rng.sample(table, len(table)) for table in found]

    def _walked(self, number: int) -> list[list[int]]:
        """Neighbors begin with neighbors; where that leads nowhere, anywhere."""
        order = self.people if self.is_ranked and number == 0 else self.rng.sample(self.people, len(self.people))
        given = iter(order)
        tables = [[next(given) for _ in range(room)] for room in self.rooms]
        while self._improved(tables):
            pass
        return tables

    def _improved(self, tables: list[list[int]]) -> bool:
        """Swap wherever that is cheaper; was it anywhere?"""
        is_better = False
        for one, other in combinations(range(len(tables)), 2):
            for mine in range(len(tables[one])):
                for theirs in range(len(tables[other])):
                    if self._gain(tables[one], mine, tables[other], theirs) > 0:
                        swapped = tables[one][mine], tables[other][theirs]
                        tables[other][theirs], tables[one][mine] = swapped
                        is_better = True
        return is_better

    def _gain(self, one: list[int], mine: int, other: list[int], theirs: int) -> int:
        """What is saved when two people change places."""
        me, them, costs = one[mine], other[theirs], self.costs
        saved = sum(costs[me, p] - costs[them, p] for place, p in enumerate(one) if place != mine)
        saved += sum(costs[them, p] - costs[me, p] for place, p in enumerate(other) if place != theirs)
        return saved + (self.bots[me] - self.bots[them]) * ((len(one) < self.size) - (len(other) < self.size))

    def _cost(self, tables: list[list[int]]) -> int:
        together = sum(self.costs[pair] for table in tables for pair in combinations(table, 2))
        return together + sum(self.bots[one] for table in tables if len(table) < self.size for one in table)


def _on_seats(table: Sequence[int], size: int, past: Past, rng: random.Random) -> list[int | None]:
    """Everybody on a seat that they have had least often; bots on those that are left."""
    seats = min(
        permutations(rng.sample(range(size), size), len(table)),
        key=lambda chosen: sum(past.sat[person, seat] ** 2 for person, seat in zip(table, chosen, strict=True)),
    )
    found: list[int | None] = [None] * size
    for person, seat in zip(table, seats, strict=True):
        found[seat] = person
    return found
