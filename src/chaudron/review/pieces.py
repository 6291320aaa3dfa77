"""A long review, shared out: every piece of a game is gone through by somebody else, and then they are put together."""

from contextlib import closing
from functools import partial
from typing import Any

from chaudron.games import SHELF
from chaudron.kernel.record import Record, checked
from chaudron.lab.workers import Workers, in_order
from chaudron.review.account import Weighed
from chaudron.review.reviewing import Progress, check_reviewed, some_weighed, written_chance
from chaudron.review.sums import added_up

PIECES_EACH = 6
"""So many pieces for every worker: some take longer than others."""


def reviewing_together(record: Record, workers: Workers) -> Progress:
    """The same as `reviewing`, byte by byte; yields how many answers are done. Raises `BadRecord` or `BadReview`."""
    check_reviewed(record)
    for _ in checked(SHELF[record.game], record, written_chance(record)):
        pass
    answers, whole = len(record.entries), Weighed()
    size = max(1, answers // (workers.count * PIECES_EACH))
    parts = [range(start, min(start + size, answers)) for start in range(0, max(answers, 1), size)]
    with closing(in_order(workers.results(partial(gone_through, record.to_json()), parts))) as pieces:
        for part, piece in zip(parts, pieces, strict=True):
            whole.add(piece)
            yield part.stop, answers
    return added_up(record, whole)


def gone_through(written: dict[str, Any], answers: range) -> Weighed:
    """What these answers changed, counted from 0; the first of them with what came before it."""
    record = Record.from_json(written)
    return some_weighed(SHELF[record.game], record, answers.start, lambda done: done >= len(answers))
