"""What the record of a game proves about its luck."""

from typing import NamedTuple

from chaudron.kernel.envelope import Envelope
from chaudron.kernel.record import Entry, Record

PROVEN, PARTLY, HOUSE, SEEDED, RECORDED, UNFINISHED = "proven", "partly", "house", "seeded", "recorded", "unfinished"
EXIT_CODES = {PROVEN: 0, PARTLY: 3, HOUSE: 4, SEEDED: 5, RECORDED: 6, UNFINISHED: 7}
"""Of `chaudron verify`; 1 is left for a record that is not sound."""
KINDS = {"sealed": HOUSE, "counter": SEEDED}


class Verdict(NamedTuple):
    """What is proven, if the record is sound."""

    kind: str
    without_salt: tuple[int, ...] = ()
    """Seats of people for which the house stood in from the start."""
    substitutes: tuple[int, ...] = ()
    """Numbers of answers, from 1, that drew something for a seat with a salt, and brought no link."""


def verdict(record: Record) -> Verdict:
    """Of a record that holds."""
    source = record.source
    if record.result is None or ("secret" in source and source["secret"] is None):
        return Verdict(UNFINISHED)
    if source["kind"] != "envelope":
        return Verdict(KINDS.get(source["kind"], RECORDED))
    bots, salts = Envelope.read(source["envelope"]).bots, source["salts"]
    without_salt = tuple(seat for seat, bot in enumerate(bots) if not bot and not salts[seat])
    if not any(salts):
        return Verdict(HOUSE, without_salt)
    before = 0 if record.resumed is None else record.resumed["moment"]  # played elsewhere, as another record proves
    answers = enumerate(record.entries[before:], before + 1)
    missing = tuple(number for number, entry in answers if is_substitute(entry, salts))
    return Verdict(PARTLY if without_salt or missing else PROVEN, without_salt, missing)


def is_substitute(entry: Entry, salts: list[str]) -> bool:
    """Did an answer draw something, for a seat that has a salt, without the link that was due?"""
    return bool(entry.draws) and bool(salts[entry.seat]) and not entry.link
