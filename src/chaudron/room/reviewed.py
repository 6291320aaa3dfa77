"""The review of a finished game as it is kept, and as a page is told of it."""

import json
import zlib

from chaudron import protocol
from chaudron.review.account import BadReview, Review, Weighed

DIGITS = 4
"""Of chances that are shown while a review is being made."""


def packed(review: Review) -> bytes:
    """As it is kept beside a journal."""
    return zlib.compress(json.dumps(review.to_json()).encode())


def unpacked(body: bytes | None) -> Review | None:
    """None where none is kept, or one of an earlier version: it is made again."""
    try:
        return None if body is None else Review.from_json(json.loads(zlib.decompress(body)))
    except (BadReview, ValueError, zlib.error):
        return None


def under_way(found: Weighed, answers: int) -> protocol.Reviewed:
    """How far it is."""
    chance = [[round(share, DIGITS) for share in worth.chance] for worth in found.course]
    return protocol.Reviewed(found.answers, answers, chance, None, None)


def made(review: Review) -> protocol.Reviewed:
    return protocol.Reviewed(review.answers, review.answers, [], review, None)
