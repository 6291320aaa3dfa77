"""A night as somebody sees it: the organizer, one who plays, or whoever knows its link."""

from chaudron.night import luck, results
from chaudron.night.deciding import Who
from chaudron.night.events import Table
from chaudron.night.scoring import held
from chaudron.night.state import MINUTE, Deal, Night
from chaudron.protocol import MyDeal, MyNight, NightDeal, NightPerson, NightSeat, NightShown, NightTable
from chaudron.server import clock
from chaudron.server.nights.tables import Stand


def shown(night: Night, stands: list[Stand | None], by: Who, code: str, rests: bool) -> NightShown:
    """All that may be known now. While a deal is played, its points are for the organizer and one's own table."""
    plan = night.plan
    return NightShown(
        night.id,
        night.n,
        clock.now(),
        plan.name,
        code,
        night.state,  # type: ignore[arg-type]  # one of those that are declared
        night.paused_at is not None,
        rests,
        night.next_at,
        plan.size,
        plan.minutes,
        plan.pairing,
        plan.fill,
        plan.level,
        _schedule(night),
        [NightPerson(person.name, person.level, person.is_away) for person in night.people],
        _tables(night, stands, by),
        results.rows(night),
        by.organizer,
        None if by.person is None else _mine(night, by.person),
    )


def _schedule(night: Night) -> list[NightDeal]:
    """Those that were, the one that is, and those to come, as long as they last what was planned."""
    told, after = [], night.next_at
    length, pause = night.plan.minutes * MINUTE, night.plan.pause * MINUTE
    for number, planned in enumerate(night.plan.deals, 1):
        seal = luck.commitment_of(night, number)
        if number > len(night.deals):
            told.append(NightDeal(planned.game, "planned", after, None, seal, ""))
            after = after + length + pause if after and length and pause else None
            continue
        deal = night.deals[number - 1]
        if deal.ended_at is not None:
            secret = luck.secret_of(night, number).hex()
            told.append(NightDeal(planned.game, "over", deal.began_at, deal.ended_at, seal, secret))
        else:
            told.append(NightDeal(planned.game, "playing", deal.began_at, deal.ends_at, seal, ""))
            after = deal.ends_at + pause if deal.ends_at and pause else None
    return told


def _tables(night: Night, stands: list[Stand | None], by: Who) -> list[NightTable]:
    """Of the deal that is played, or was played last."""
    if not night.deals:
        return []
    deal = night.deals[-1]
    if deal.ended_at is not None:
        return [_ended(night, deal, number) for number in range(len(deal.tables))]
    known = stands if len(stands) == len(deal.tables) else [None] * len(deal.tables)
    return [_running(night, *one, by) for one in zip(deal.tables, known, strict=True)]


def _ended(night: Night, deal: Deal, number: int) -> NightTable:
    table, played = deal.tables[number], deal.results[number]
    seats = [
        NightSeat(_name(night, person), person, None if played is None else played.points[seat], False)
        for seat, person in enumerate(table.seats)
    ]
    return NightTable(table.id, "unfinished" if played is None else "over", None, seats)


def _running(night: Night, table: Table, stand: Stand | None, by: Who) -> NightTable:
    is_mine = by.person is not None and by.person in table.seats
    tells = stand is not None and (by.organizer or is_mine)
    seats = [
        NightSeat(
            _name(night, person) or (stand.names[seat] if stand else ""),
            person,
            stand.points[seat] if stand is not None and tells else None,
            stand is not None and seat in stand.awaited,
        )
        for seat, person in enumerate(table.seats)
    ]
    is_over = stand is not None and stand.played is not None
    number = None if stand is None else stand.round
    return NightTable(
        table.id if is_mine and stand is not None else "", "over" if is_over else "playing", number, seats
    )


def _name(night: Night, person: int | None) -> str:
    return "" if person is None else night.people[person].name


def _mine(night: Night, person: int) -> MyNight:
    last = night.deals[-1] if night.deals else None
    place = None if last is None else last.place_of(person)
    is_resting = night.running is not None and person in night.running.resting
    deals = [mine for number, deal in enumerate(night.counted, 1) if (mine := _my_deal(deal, number, person))]
    table, seat = place or (None, None)
    return MyNight(person, table, seat, is_resting, deals)


def _my_deal(deal: Deal, number: int, person: int) -> MyDeal | None:
    place = deal.place_of(person)
    seats = None if place is None else held(deal)[place[0]]
    if place is None or seats is None:
        return None
    mine = seats[place[1]]
    mean = round(sum(mine.others) / len(mine.others), results.DIGITS)
    return MyDeal(number, place[1], mine.points, results.rounded(mine), mean, list(mine.others))
