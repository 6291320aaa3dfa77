"""Reviews on this device: a little more each time somebody asks, so that nothing else waits for long."""

import time
from collections.abc import Callable

from chaudron import protocol
from chaudron.games import SHELF
from chaudron.kernel.bad_record import BadRecord
from chaudron.kernel.record import Record
from chaudron.review.account import BadReview, Review
from chaudron.review.reviewing import Account, check_reviewed
from chaudron.review.sums import added_up
from chaudron.room import reviewed
from chaudron.room.refusal import NoRecord, Refusal

SLICE_SECONDS = 0.3


class Going:
    """A review that is being made."""

    def __init__(self, record: Record) -> None:
        check_reviewed(record)
        self.record = record
        self.account = Account(SHELF[record.game], record)
        self.answers = self.account.go_through(0)

    def go_on(self) -> Review | None:
        """All of it, once it is made."""
        until = time.monotonic() + SLICE_SECONDS
        for _ in self.answers:
            if time.monotonic() >= until:
                return None
        return added_up(self.record, self.account.found)


class Reviews:
    """The games that are gone through here; they are kept as long as the page is open."""

    def __init__(self) -> None:
        self.going: dict[str, Going] = {}
        self.made: dict[str, Review] = {}

    def ask(self, game: str, record: Callable[[], Record]) -> protocol.Reviewed:
        """How far the review of a game is, or all of it; raises `Refusal`."""
        if game not in self.made:
            try:
                going = self.going.setdefault(game, self.going.get(game) or Going(record()))
                review = going.go_on()
            except BadRecord as error:
                raise NoRecord(error) from error
            except BadReview as error:
                raise Refusal("no_review") from error
            if review is None:
                return reviewed.under_way(going.account.found, len(going.record.entries))
            self.made[game] = review
            self.stop(game)
        return reviewed.made(self.made[game])

    def stop(self, game: str) -> protocol.Done:
        self.going.pop(game, None)
        return protocol.Done()


REVIEWS = Reviews()
