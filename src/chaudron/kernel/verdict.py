"""What the record of a game proves about its luck."""

from typing import NamedTuple

from chaudron.kernel.envelope import UNSAID, Envelope
from chaudron.kernel.record import Entry, Record

PROVEN, PARTLY, HOUSE, SEEDED, RECORDED, UNFINISHED = "proven", "partly", "house", "seeded", "recorded", "unfinished"
EXIT_CODES = {PROVEN: 0, PARTLY: 3, HOUSE: 4, SEEDED: 5, RECORDED: 6, UNFINISHED: 7}
"""Of `chaudron verify`; 1 is left for a record that is not sound."""
KINDS = {"sealed": HOUSE, "counter": SEEDED}


class Verdict(NamedTuple):
    """What is proven, if the record is sound."""

    kind: str
    without_salt: tuple[int, ...] = ()
    """Seats of people from which no salt came."""
    substitutes: tuple[int, ...] = ()
    """Numbers of answers, from 1, that drew something for a seat with a salt, and brought no link."""
    given: int | None = None
    """Of a game that goes on from another: how many answers were given there, whose draws were not sealed here."""
    bots: tuple[int, ...] = ()
    """Seats of bots: what their answers draw, the house could know."""


def verdict(record: Record) -> Verdict:
    """Of a record that holds."""
    source = record.source
    if record.result is None or ("secret" in source and source["secret"] is None):
        return Verdict(UNFINISHED)
    given = None if record.resumed is None else record.resumed["moment"]
    if source["kind"] != "envelope":
        return Verdict(RECORDED if record.resumed else KINDS.get(source["kind"], RECORDED), given=given)
    envelope, salts = Envelope.read(source["envelope"]), source["salts"]
    if record.resumed and envelope.resumed == UNSAID:  # whoever wrote the record could call anything given
        return Verdict(RECORDED, given=given)
    without_salt = tuple(seat for seat, bot in enumerate(envelope.bots) if not bot and not salts[seat])
    if not any(salts):
        return Verdict(HOUSE, without_salt, given=given)
    answers = enumerate(record.entries[given or 0 :], (given or 0) + 1)
    missing = tuple(number for number, entry in answers if is_substitute(entry, salts))
    kind = PARTLY if without_salt or missing or record.resumed else PROVEN
    return Verdict(kind, without_salt, missing, given, tuple(seat for seat, bot in enumerate(envelope.bots) if bot))


def is_substitute(entry: Entry, salts: list[str]) -> bool:
    """Did an answer draw something, for a seat that has a salt, without the link that was due?"""
    return bool(entry.draws) and bool(salts[entry.seat]) and not entry.link
