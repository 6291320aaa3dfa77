"""Reviews of finished games: made on demand, slice by slice, as long as somebody waits for them."""

import asyncio
import time
from collections import OrderedDict
from hashlib import sha256
from typing import Any

import msgspec

from chaudron import limits, protocol
from chaudron.kernel.bad_record import BadRecord
from chaudron.kernel.record import Record
from chaudron.review.account import BadReview, Review, Weighed
from chaudron.review.reviewing import check_reviewed
from chaudron.review.sums import added_up
from chaudron.room import reviewed
from chaudron.room.records import record_of
from chaudron.room.refusal import NoRecord, Refusal
from chaudron.room.thoughts import Whose
from chaudron.server.http.call import Call
from chaudron.server.http.replays import finished
from chaudron.server.jobs.background import BackgroundJobs, Busy, Closed, Undone
from chaudron.server.jobs.messages import Weigh

ANSWER_SECONDS = 1.0
"""How long somebody who asks waits for more, at most."""


class Making:
    """A review that is being made, and who waits for it."""

    def __init__(self, record: Record, whose: Whose) -> None:
        self.record, self.whose = record, whose
        self.found = Weighed()
        self.waiting: dict[str, float] = {}
        """Who, and when they last asked."""
        self.over = asyncio.Event()
        self.review: Review | None = None
        self.trouble: Refusal | None = None

    @property
    def is_wanted(self) -> bool:
        return any(time.monotonic() - asked < limits.REVIEW_WAITS for asked in self.waiting.values())

    async def make(self, jobs: BackgroundJobs) -> None:
        """Go through all of it, unless nobody waits any more."""
        try:
            check_reviewed(self.record)
            while self.found.answers < len(self.record.entries) and self.is_wanted:
                job = Weigh(record=self.record.to_json(), first=self.found.answers)
                self.found.add(await jobs.weigh(job, self.whose))
            if self.found.answers == len(self.record.entries):
                self.review = added_up(self.record, self.found)
        except (Busy, Closed):
            self.trouble = Refusal("busy")
        except Undone:
            self.trouble = Refusal("failed")
        except BadRecord as error:
            self.trouble = NoRecord(error)
        except BadReview:
            self.trouble = Refusal("no_review")


class Reviews:
    """What is being made, one for each game; and of records, of which a store keeps nothing, what was made lately."""

    def __init__(self, most: int = limits.REVIEWS_KEPT) -> None:
        self.making: dict[str, Making] = {}
        self.most, self.known = most, OrderedDict[str, bytes]()

    def keep(self, game: str, review: Review) -> None:
        self.known[game] = reviewed.packed(review)
        while len(self.known) > self.most:
            self.known.popitem(last=False)

    def count_from(self, address: str) -> int:
        """How many are being made for an address."""
        return sum(making.is_wanted and making.whose.address == address for making in self.making.values())


async def review(call: Call) -> protocol.Reviewed:
    """Luck told apart from decisions in a game that is over: how far that is, or all of it. Ask until it is there.

    It is made as long as somebody asks every few seconds, and kept.
    """
    live, who = await finished(call)
    kept = reviewed.unpacked(await call.house.store.review(call.table))
    if kept is None:
        making = call.doors.reviews.making.get(call.table)
        if making is None:
            record = record_of(live.room.state, await call.house.store.journal(call.table))
            making = _begun(call, call.table, record, is_kept=True)
        told = await _told(call, making)
    else:
        told = reviewed.made(kept)
    told.mine = who.seat
    return told


async def stop_review(call: Call) -> protocol.Done:
    """I wait for it no more. It is left unfinished, unless somebody else waits."""
    await finished(call)
    return _left(call, call.table)


async def review_record(call: Call) -> protocol.Reviewed:
    """The same of the record of a game, whichever house it was played in. Nothing of it is kept for good."""
    game, reviews = _game_of(call), call.doors.reviews
    if (known := reviewed.unpacked(reviews.known.get(game))) is not None:
        return reviewed.made(known)
    if game not in reviews.making:
        try:
            record = Record.from_json(call.body.record)
        except BadRecord as error:
            raise NoRecord(error) from error
        _begun(call, game, record, is_kept=False)
    return await _told(call, reviews.making[game])


async def stop_review_of_record(call: Call) -> protocol.Done:
    """I wait for it no more."""
    return _left(call, _game_of(call))


def _game_of(call: Call) -> str:
    return sha256(msgspec.json.encode(call.body.record)).hexdigest()


def _waiter(call: Call) -> str:
    """Who waits, so that two readers can leave one after the other."""
    return ".".join((call.visitor.device, call.doors.address_of(call.request)))


def _begun(call: Call, game: str, record: Record, *, is_kept: bool) -> Making:
    """It is being made from now on; raises `Refusal`."""
    reviews, address = call.doors.reviews, call.doors.count_review(call)
    making = reviews.making[game] = Making(record, Whose(address, game))
    making.waiting[_waiter(call)] = time.monotonic()
    call.house.begin(_make(call, game, making, is_kept))
    return making


async def _make(call: Call, game: str, making: Making, is_kept: bool) -> None:
    try:
        await making.make(call.doors.jobs)
        if making.review is not None and is_kept:
            await call.house.store.save_review(game, reviewed.packed(making.review))
        elif making.review is not None:
            call.doors.reviews.keep(game, making.review)
    finally:
        call.doors.reviews.making.pop(game, None)
        making.over.set()


async def _told(call: Call, making: Making) -> protocol.Reviewed:
    """How far it is in a moment; raises `Refusal` where it cannot be made."""
    making.waiting[_waiter(call)] = time.monotonic()
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            await making.over.wait()
    except TimeoutError:
        pass
    if making.trouble is not None:
        raise making.trouble
    if making.review is not None:
        return reviewed.made(making.review)
    return reviewed.under_way(making.found, len(making.record.entries))


def _left(call: Call, game: str) -> protocol.Done:
    making: Any = call.doors.reviews.making.get(game)
    if making is not None:
        making.waiting.pop(_waiter(call), None)
    return protocol.Done()
