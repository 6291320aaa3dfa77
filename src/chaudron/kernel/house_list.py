"""The list of a house: one line for each envelope that was closed, and one for each game that ended (ADR 0019).

It is only ever added to, and each line is bound to those before by its hash: whoever knows the last hash of today sees
later whether anything was taken out.
"""

import hashlib
import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from chaudron.kernel.bad_record import NOT_AS_IT_SHOULD_BE, BadRecord
from chaudron.kernel.envelope import fingerprint
from chaudron.kernel.record import Record

FIRST = bytes(32)
CLOSED, ENDED = "closed", "ended"


class Line(NamedTuple):
    """`at` in milliseconds since 1970; `head` of a game that ended."""

    n: int
    at: int
    kind: str
    envelope: str
    head: str = ""


def hashed(before: bytes, line: Line) -> bytes:
    """The hash of a line, which binds all before it."""
    text = json.dumps(line, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(before + text.encode()).digest()


def read_list(data: Any) -> list[Line]:
    """The lines of a list as it was downloaded; raises `BadRecord` at the first that does not hold."""
    try:
        last = bytes.fromhex(data["before"])
        lines = [(Line(*parts), bytes.fromhex(written)) for *parts, written in data["lines"]]
    except NOT_AS_IT_SHOULD_BE as error:
        raise BadRecord("malformed", where=f"list: {error}") from error
    for place, (line, written) in enumerate(lines):
        if line.n != lines[0][0].n + place or hashed(last, line) != written:
            raise BadRecord("bad_list", number=line.n)
        last = written
    return [line for line, _ in lines]


def look_up(record: Record, lines: Sequence[Line]) -> None:
    """Both lines of a game must be there, with its head; raises `BadRecord`."""
    envelope = fingerprint(record.source["envelope"]).hex() if record.source["kind"] == "envelope" else ""
    mine = [(line.kind, line.head) for line in lines if line.envelope == envelope]
    for kind, head in ((CLOSED, ""), (ENDED, record.head or "")):
        if (kind, head) not in mine:
            raise BadRecord("not_listed", what=kind)
