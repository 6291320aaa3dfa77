"""All deals of a night that are over, as a file: for programs, and as a table for a spreadsheet."""

import csv
import io

from chaudron.night import luck
from chaudron.night.events import Table
from chaudron.night.scoring import PLACES, POINTS, Held, Row, held, standings
from chaudron.night.state import Deal, Night
from chaudron.protocol import NightHeld, NightResults, NightRow, ResultDeal, ResultSeat, ResultTable

FORMAT = "chaudron-night/1"
DIGITS = 4
"""Behind the point, in what travels; whoever wants more computes it from the points."""
UNSAFE = ("=", "+", "-", "@", "\t", "\r")
"""With these a name would be a formula to a spreadsheet."""


def results(night: Night) -> NightResults:
    """Everything that can be told."""
    about = (FORMAT, night.id, night.plan.name, night.plan.size, night.plan.pairing, night.plan.fill)
    deals = [_deal(night, number, deal) for number, deal in enumerate(night.counted, 1)]
    return NightResults(*about, deals, rows(night), as_csv(night))


def rows(night: Night) -> list[NightRow]:
    """The standings by margin, as they travel."""
    by_places, by_points = ({row.person: row.rank for row in standings(night, order)} for order in (PLACES, POINTS))
    return [_row(night, row, by_places[row.person], by_points[row.person]) for row in standings(night)]


def _row(night: Night, row: Row, by_places: int, by_points: int) -> NightRow:
    deals = [None if one is None else NightHeld(one.points, one.place, rounded(one)) for one in row.deals]
    total = round(float(row.margin), DIGITS)
    ranks, name = (row.rank, by_places, by_points), night.people[row.person].name
    return NightRow(row.person, name, *ranks, deals, total, row.points, list(row.places))


def rounded(one: Held) -> float:
    return round(float(one.margin), DIGITS)


def _deal(night: Night, number: int, deal: Deal) -> ResultDeal:
    tables = [_table(night, *one) for one in zip(deal.tables, held(deal), strict=True)]
    sealed = luck.commitment_of(night, number), luck.secret_of(night, number).hex()
    game, rested = night.plan.deals[number - 1].game, [night.people[one].name for one in deal.resting]
    return ResultDeal(game, deal.began_at, deal.ended_at or 0, *sealed, rested, tables)


def _table(night: Night, table: Table, seats: list[Held] | None) -> ResultTable:
    names = ["" if person is None else night.people[person].name for person in table.seats]
    ended = [
        ResultSeat(seat, name, one.points, one.place, rounded(one))
        for seat, (name, one) in enumerate(zip(names, seats or [], strict=False))
    ]
    return ResultTable(table.id, seats is not None, names, ended)


def as_csv(night: Night) -> str:
    """A line for each person: ranks, name, margin, points, how often in which place, and each deal."""
    text = io.StringIO()
    write = csv.writer(text, lineterminator="\r\n").writerow
    numbers = range(1, len(night.counted) + 1)
    places = [f"place_{place}" for place in range(1, night.plan.size + 1)]
    of_deals = [f"deal_{n}_{what}" for n in numbers for what in ("margin", "points", "place")]
    write(["rank", "name", "margin", "rank_by_places", "rank_by_points", "points", *places, *of_deals])
    for row in rows(night):
        deals = [part for one in row.deals for part in _cells(one)]
        ranks = (row.rank_by_places, row.rank_by_points)
        write([row.rank, harmless(row.name), row.margin, *ranks, row.points, *row.places, *deals])
    return text.getvalue()


def _cells(one: NightHeld | None) -> tuple[float | str, int | str, int | str]:
    return ("", "", "") if one is None else (one.margin, one.points, one.place)


def harmless(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(UNSAFE) else name
