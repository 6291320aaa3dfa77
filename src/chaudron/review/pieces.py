"""A long review, shared out: every piece of a game is gone through by somebody else, and then they are put together."""

from contextlib import closing
from functools import partial
from itertools import islice
from typing import Any, NamedTuple

from chaudron.games import SHELF
from chaudron.kernel.record import Record, checked
from chaudron.lab.workers import Workers, in_order
from chaudron.review.account import BadReview, Decision, Drift, Luck, Worth
from chaudron.review.reviewing import Account, Progress, written_chance
from chaudron.review.trials import Values

PIECES_EACH = 6
"""So many pieces for every worker: some take longer than others."""


class Piece(NamedTuple):
    """What some answers of a game changed."""

    course: list[Worth]
    luck: list[Luck]
    decisions: list[Decision]
    drift: list[Drift]
    judged: int
    par: Values
    worth: Values
    """At its end."""


def reviewing_together(record: Record, workers: Workers) -> Progress:
    """The same as `reviewing`, byte by byte; yields how many answers are done. Raises `BadRecord` or `BadReview`."""
    if record.result is None:
        raise BadReview("unfinished")
    for _ in checked(SHELF[record.game], record, written_chance(record)):
        pass
    answers, whole = len(record.entries), Account(SHELF[record.game], record)
    size = max(1, answers // (workers.count * PIECES_EACH))
    parts = [range(start, min(start + size, answers)) for start in range(0, max(answers, 1), size)]
    with closing(in_order(workers.results(partial(gone_through, record.to_json()), parts))) as pieces:
        for part, piece in zip(parts, pieces, strict=True):
            put_together(whole, piece)
            yield part.stop, answers
    return whole.made()


def gone_through(written: dict[str, Any], answers: range) -> Piece:
    """What these answers changed, counted from 0; the first of them with what came before it."""
    record = Record.from_json(written)
    account = Account(SHELF[record.game], record)
    plays = checked(account.game, record, written_chance(record))
    first = next(islice(plays, answers.start, None))
    if answers.start == 0:
        account.open(first)
    else:
        account.go_on(first)
    for number in range(answers.start + 1, answers.stop + 1):
        account.before(number)
        account.after(number, next(plays))
    lists = account.course, account.luck, account.decisions, account.drift
    return Piece(*lists, account.judged, account.par, account.worth)


def put_together(whole: Account, piece: Piece) -> None:
    """Add the next piece."""
    whole.course += piece.course
    whole.luck += piece.luck
    whole.decisions += piece.decisions
    whole.drift += piece.drift
    whole.judged += piece.judged
    whole.par = whole.par or piece.par
    whole.worth = piece.worth
