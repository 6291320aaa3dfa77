"""What was found in a game, added up to its account."""

from collections.abc import Iterable

from chaudron.kernel.record import Record
from chaudron.review import moments
from chaudron.review.account import EVERYBODY, MEASURES, POINTS, Decision, Drift, Luck, Parts, Review, Weighed


def added_up(record: Record, found: Weighed) -> Review:
    """The whole account of a game whose answers were all weighed."""
    points, chance = ([_parts(found, seat, measure) for seat in range(record.players)] for measure in MEASURES)
    review = Review(
        *(record.game, record.version, record.players, list(record.names), str(record.to_json()["digest"])),
        *(len(record.entries), found.judged, points, chance),
        *(found.course, found.luck, found.decisions, found.drift),
        moments=[],
    )
    review.moments = moments.found(review)
    return review


def _parts(found: Weighed, seat: int, measure: str) -> Parts:
    """The sum for one seat."""

    def total(changes: Iterable[Luck | Decision | Drift]) -> float:
        return float(sum(getattr(change, measure)[seat] for change in changes))

    result = getattr(found.course[-1], measure)
    return Parts(
        result[seat],
        found.par[seat if measure == POINTS else seat + len(result)],
        total(one for one in found.luck if one.owner in (seat, EVERYBODY)),
        total(one for one in found.decisions if one.seat == seat),
        total(one for one in found.luck if one.owner not in (seat, EVERYBODY)),
        total(one for one in found.decisions if one.seat != seat),
        total(found.drift),
    )
