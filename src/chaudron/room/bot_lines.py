"""What bots say at a table, now and then, about what everybody has just heard."""

from typing import TYPE_CHECKING

from chaudron import limits
from chaudron.bots.lines import START, Fact, Line, line_about, speakers
from chaudron.room import events
from chaudron.room.alarms import BotSpeaks
from chaudron.room.pace import milliseconds
from chaudron.room.rows import Row

if TYPE_CHECKING:
    from chaudron.room.room import Room


def listen(room: "Room", event: events.Event, row: Row, heard: list[int]) -> None:
    """Everybody was told of an event: perhaps a bot has something to say about it, after a moment."""
    breath = room.pace.breath
    if breath is None or not room.is_ours or row.only is not None:
        return
    if isinstance(event, (events.Said, events.Emoted)):
        room.voices.person_at = room.now
    sitting = room.state.sitting
    seated = [chair for chair in sitting.chairs if chair.bot]
    facts = _public(event) if seated else []
    if not facts or not sitting.settings.lines or room.now - room.voices.bot_at < 1000 * room.pace.quiet:
        return
    bots = speakers(sitting.game, [(chair.name, chair.bot) for chair in sitting.chairs])
    # What only some have heard must not count: others could tell from a line how much it was.
    line = line_about(bots, facts, f"{sitting.commitment} {heard[-1]}", sitting.line)
    if line is not None:
        room.voices.bot_at = room.now
        room.alarms.set(room.now + milliseconds(breath), BotSpeaks(line))


def spoken(room: "Room", line: Line) -> events.Event | None:
    """The line, if its bot still sits there; not into what somebody else says."""
    sitting, breath = room.state.sitting, milliseconds(room.pace.breath or 0)
    if room.now - room.voices.person_at < breath or not sitting.chairs[line.seat].bot:
        return None
    is_new = line.key != sitting.line and sitting.lines < limits.LINES_SPOKEN
    return events.Spoke(line.seat, line.key) if is_new else None


def _public(event: events.Event) -> list[Fact]:
    """What everybody was told; that a game begins is worth something too."""
    if isinstance(event, events.Started):
        return [(START, {})]
    if not isinstance(event, events.Answered):
        return []
    return [(fact.key, fact.details) for fact in event.told if fact.to is None]
