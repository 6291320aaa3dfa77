"""What bots say at a table on this device, now and then, about what has just happened."""

from chaudron.bots.lines import line_about, speakers
from chaudron.offline.events import Row
from chaudron.offline.room import Room

QUIET_SECONDS = 20.0
"""At least so long no bot says anything more."""


def spoken(room: Room, row: Row, now: int) -> Row | None:
    """What a bot says of an event that everybody has heard, if one does."""
    if row.only is not None or "told" not in row.event or not room.settings.get("lines", True):
        return None
    if now - room.line_at < QUIET_SECONDS * 1000:
        return None
    facts = [(key, details) for key, _, details, to in row.event["told"] if to is None]
    bots = speakers(room.game.name, [room.chairs[seat][:2] for seat in range(room.players)])
    line = line_about(bots, facts, f"{room.commitment} {room.number}", room.line)
    return None if line is None else room.happen({"kind": "spoke", "seat": line.seat, "line": line.key}, now)
