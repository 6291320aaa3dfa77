"""How events are written in a journal: as JSON, one a row, each bound to all before it by its hash."""

import hashlib
from typing import Any

import msgspec

from chaudron.room.events import Event, Written
from chaudron.room.rows import Row, tag

_encoder = msgspec.json.Encoder()


_decoder = msgspec.json.Decoder(Written)


FIRST_HASH = bytes(32)


def write(event: Event) -> bytes:
    return _encoder.encode(event)


def read(body: bytes) -> Written:
    event: Written = _decoder.decode(body)
    return event


def chained(before: bytes, row: Row) -> Row:
    """The row with its hash, which binds it and everything before it."""
    return row._replace(hash=hashed(before, row[:6], row.body))


def hashed(before: bytes, place: tuple[Any, ...], body: bytes) -> bytes:
    """The hash of a row: `place` is all of it that comes before its body."""
    return hashlib.sha256(before + _encoder.encode(place) + body).digest()


class BrokenJournal(Exception):
    """A journal with a gap, a row that was altered, or one that the rules do not bring about."""


def check_chain(before: bytes, rows: list[Row]) -> bytes:
    """The last hash of these rows, if they follow each other without a gap and unaltered."""
    last = before
    for row in rows:
        if chained(last, row).hash != row.hash:
            raise BrokenJournal(f"table {tag(row.table)}: event {row.seq} is not as it was written")
        last = row.hash
    return last
