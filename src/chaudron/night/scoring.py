"""What a night's results come to: one's own points minus the mean of all who held the same seat of the same deal."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from chaudron.night.state import Deal, Night

MARGIN, PLACES, POINTS = "margin", "places", "points"
ORDERS = (MARGIN, PLACES, POINTS)


class Held(NamedTuple):
    """How one seat of one table ended."""

    points: int
    place: int
    margin: Fraction
    others: tuple[int, ...]
    """The points of all who held this seat, oneself among them, from the least."""


class Row(NamedTuple):
    """How somebody stands."""

    person: int
    rank: int
    deals: tuple[Held | None, ...]
    """Of each deal that is over; None where it does not count for them."""
    margin: Fraction
    points: int
    places: tuple[int, ...]
    """How often first, second, third …"""


def held(deal: Deal) -> list[list[Held] | None]:
    """Of each table of a deal that is over, how its seats ended; None where the table does not count.

    Over all that were counted the margins of a deal sum to nothing, those of bots among them.
    """
    counted = [result for result in deal.results if result is not None]
    by_seat = [sorted(points) for points in zip(*(result.points for result in counted), strict=True)]
    return [
        None
        if result is None
        else [
            Held(points, place, points - Fraction(sum(seat), len(seat)), tuple(seat))
            for points, place, seat in zip(result.points, result.places, by_seat, strict=True)
        ]
        for result in deal.results
    ]


def standings(night: Night, order: str = MARGIN) -> list[Row]:
    """Everybody who has joined, the best first; equals share a rank."""
    ended = [(deal, held(deal)) for deal in night.counted]
    rows = [_row(night, person, [_own(*one, person) for one in ended]) for person in range(len(night.people))]
    rows.sort(key=lambda row: _worth(row, order), reverse=True)
    worth = [_worth(row, order) for row in rows]
    return [row._replace(rank=worth.index(own) + 1) for row, own in zip(rows, worth, strict=True)]


def _own(deal: Deal, ended: Sequence[list[Held] | None], person: int) -> Held | None:
    place = deal.place_of(person)
    seats = None if place is None else ended[place[0]]
    return None if place is None or seats is None else seats[place[1]]


def _row(night: Night, person: int, deals: Sequence[Held | None]) -> Row:
    counted = [one for one in deals if one is not None]
    places = tuple(sum(one.place == place for one in counted) for place in range(1, night.plan.size + 1))
    margin, points = sum((one.margin for one in counted), Fraction(0)), sum(one.points for one in counted)
    return Row(person, 0, tuple(deals), margin, points, places)


def _worth(row: Row, order: str) -> tuple[object, ...]:
    """By what rows are compared, the greatest first. Places count as medals do: first places, then second ones …"""
    if order == PLACES:
        return (*row.places, row.margin)
    return (row.points, row.margin) if order == POINTS else (row.margin,)
