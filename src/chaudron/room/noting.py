"""What every event changes about a table, apart from the game itself."""

from collections.abc import Callable
from functools import reduce
from typing import Any

from msgspec import structs

from chaudron import limits
from chaudron.kernel.envelope import first_head, next_head
from chaudron.room import deeds, disclosure, events
from chaudron.room.entries import bound, drawn, entries_of
from chaudron.room.events import Event
from chaudron.room.rows import Row
from chaudron.room.sitting import NO_SEAT, OPEN, OVER, PLAYING, Chair, Claiming, KeptOut, Last, Sitting, pauser
from chaudron.room.visitors import Came


def note(sitting: Sitting, event: Event, row: Row) -> None:
    """Write down what an event changes."""
    if row.move is not None and type(event) is not events.Answered:
        deeds.count(sitting, event, row.seat)
    NOTES[type(event)](sitting, event, row)
    pass_by(sitting, row)


def pass_by(sitting: Sitting, row: Row) -> None:
    """Write down that something happened, and who may know that it did."""
    sitting.seq, sitting.hash, heard = row.seq, row.hash, sitting.heard
    if row.only is None:
        heard[:] = [number + 1 for number in heard]
    else:
        heard[row.only] += 1


def _nothing(sitting: Sitting, event: Event, row: Row) -> None:
    """The event says all there is to say."""


def _joined(sitting: Sitting, event: events.Joined, row: Row) -> None:
    chair = Chair(event.name, event.keys, salt=event.salt)
    chair.devices, chair.addresses = _marks(event.device), _marks(event.address)
    sitting.chairs[event.seat] = chair
    if sitting.host == NO_SEAT and not sitting.host_keys:
        sitting.host = event.seat


def _keyed(sitting: Sitting, event: events.Keyed, row: Row) -> None:
    chair = sitting.chairs[event.seat]
    if event.alone:
        _lose(sitting, chair.keys, event)
    chair.keys = [*([] if event.alone else chair.keys), event.key][-limits.KEYS_PER_SEAT :]


def _claimed(sitting: Sitting, event: events.Claimed, row: Row) -> None:
    sitting.claims[event.claim] = Claiming(event.seat, event.name, event.key, event.device, event.address)
    sitting.claims_made = event.claim


def _granted(sitting: Sitting, event: events.Granted, row: Row) -> None:
    claim = sitting.claims.pop(event.claim)
    chair = sitting.chairs[event.seat]
    _lose(sitting, chair.keys, event)
    chair.name, chair.keys, chair.bot, chair.left, chair.deeds = event.name, [claim.key], "", False, 0
    chair.devices, chair.addresses, chair.muted_until = _marks(claim.device), _marks(claim.address), 0
    _forget_plan(chair)


def _refused(sitting: Sitting, event: events.Refused, row: Row) -> None:
    claim = sitting.claims.pop(event.claim, None)
    _lose(sitting, [] if claim is None else [claim.key], event)


def _marks(mark: str) -> list[str]:
    return [mark] if mark else []


def _lose(sitting: Sitting, keys: list[str], event: Event) -> None:
    """Remember why these keys are good for nothing any more."""
    sitting.lost |= dict.fromkeys(keys, disclosure.kind(event))
    for key in [*sitting.lost][: -limits.LOST_KEYS]:
        del sitting.lost[key]


def _left(sitting: Sitting, event: events.Left, row: Row) -> None:
    if sitting.state == OPEN:
        sitting.chairs[event.seat] = Chair()
    else:
        sitting.chairs[event.seat].left = True
        _lesson_left(sitting, event, row)
        _forget_plan(sitting.chairs[event.seat])
    sitting.host = event.host


def _returned(sitting: Sitting, event: events.Returned, row: Row) -> None:
    chair = sitting.chairs[event.seat]
    chair.left, chair.bot = False, ""


def _renamed(sitting: Sitting, event: events.Renamed, row: Row) -> None:
    sitting.chairs[event.seat].name = event.name


def _figure_chosen(sitting: Sitting, event: events.FigureChosen, row: Row) -> None:
    sitting.chairs[event.seat].figure = event.figure


def _youngest_named(sitting: Sitting, event: events.YoungestNamed, row: Row) -> None:
    """What was said of seats when the table was opened holds no longer."""
    for seat, chair in enumerate(sitting.chairs):
        chair.is_youngest = seat == event.seat
    sitting.options = {**sitting.options, "youngest": "nobody"}


def _moved(sitting: Sitting, event: events.Moved, row: Row) -> None:
    chairs = sitting.chairs
    chairs[event.seat], chairs[event.to] = chairs[event.to], chairs[event.seat]
    if sitting.host == event.seat:
        sitting.host = event.to


def _bot_seated(sitting: Sitting, event: events.BotSeated, row: Row) -> None:
    chair = sitting.chairs[event.seat]
    chair.bot = event.level
    if chair.keys:
        _lesson_left(sitting, event, row)
    _forget_plan(chair)
    if event.name:
        chair.name, chair.salt = event.name, event.level


def _bot_sent(sitting: Sitting, event: events.BotSent, row: Row) -> None:
    chair = sitting.chairs[event.seat]
    if chair.keys:
        chair.bot, chair.left = "", False
    else:
        sitting.chairs[event.seat] = Chair()


def _kicked(sitting: Sitting, event: events.Kicked, row: Row) -> None:
    chair = sitting.chairs[event.seat]
    _lose(sitting, chair.keys, event)
    sitting.host = sitting.host if event.host is None else event.host
    if event.kept_out is not None:
        _keep_out(sitting, KeptOut(event.kept_out, chair.name, chair.keys, event.devices, event.addresses))
    if sitting.state == OPEN:
        sitting.chairs[event.seat] = Chair()
        return
    chair.keys, chair.bot, chair.left, chair.devices, chair.addresses = [], event.level, False, [], []
    chair.muted_until = 0
    _forget_plan(chair)


def _forgotten(sitting: Sitting, event: events.Forgotten, row: Row) -> None:
    known = sitting.chairs[event.seat]
    sitting.host, sitting.to_erase = event.host, sitting.to_erase or bool(event.keys)
    if sitting.state == OPEN:
        sitting.chairs[event.seat] = Chair()
        return
    known.name, known.keys, known.bot, known.left, known.muted_until = "", [], event.level, False, 0
    known.devices, known.addresses = [], []
    _forget_plan(known)


def _keep_out(sitting: Sitting, person: KeptOut) -> None:
    """They may not come back, and what they have asked for is void."""
    sitting.kept_out = [*sitting.kept_out, person][-limits.KEPT_OUT :]
    sitting.kept_out_ever = person.person
    for number, claim in [*sitting.claims.items()]:
        if person.is_one(Came(claim.device, claim.address)):
            del sitting.claims[number]


def _let_in(sitting: Sitting, event: events.LetIn, row: Row) -> None:
    sitting.kept_out = [person for person in sitting.kept_out if person.person != event.person]


def _chat_switched(sitting: Sitting, event: events.ChatSwitched, row: Row) -> None:
    sitting.settings = structs.replace(sitting.settings, chat=event.on)


def _locked(sitting: Sitting, event: events.Locked, row: Row) -> None:
    sitting.locked = event.locked


def _host_made(sitting: Sitting, event: events.HostMade, row: Row) -> None:
    sitting.host = event.seat


def _changed(sitting: Sitting, event: events.Changed, row: Row) -> None:
    sitting.options, sitting.settings = event.options, event.settings
    more = event.players - sitting.players
    sitting.chairs = sitting.chairs[: event.players] + [Chair() for _ in range(more)]
    sitting.players, sitting.heard = event.players, [sitting.heard[0]] * (event.players + 1)


def _seal_laid(sitting: Sitting, event: events.SealLaid, row: Row) -> None:
    sitting.chairs[event.seat].seal = event.seal


def _envelope_closed(sitting: Sitting, event: events.EnvelopeClosed, row: Row) -> None:
    sitting.envelope = event.envelope


def _revealed(sitting: Sitting, event: events.Revealed, row: Row) -> None:
    sitting.chairs[event.seat].own_salt = event.salt


def _started(sitting: Sitting, event: events.Started, row: Row) -> None:
    is_by_others = bool(event.options) and event.version != sitting.version
    sitting.options = event.options if is_by_others else {**sitting.options, **event.options}
    sitting.state, sitting.version, sitting.lobby_deeds = PLAYING, event.version, {}
    sitting.asked, sitting.asked_at = [0] * sitting.players, [row.at] * sitting.players
    if event.envelope:
        sitting.envelope, sitting.head = event.envelope, _first_head(event, sitting.position)
        for chair, salt in zip(sitting.chairs, event.salts, strict=True):
            chair.own_salt = salt

    if sitting.position is not None:
        sitting.position = events.Position(sitting.position.table, sitting.position.at)


def _first_head(event: events.Started, position: events.Position | None) -> bytes:
    """What was played before the beginning is bound too."""
    if position is None:
        return first_head(event.envelope, drawn(event.draws))
    return reduce(next_head, entries_of(position), first_head(event.envelope, drawn(position.opening)))


def _rules_changed(sitting: Sitting, event: events.RulesChanged, row: Row) -> None:
    sitting.version, sitting.options = event.version, event.options


def _answered(sitting: Sitting, event: events.Answered, row: Row) -> None:
    """Whoever ends a sealed beat sees what the others did in it, whatever its end tells (ADR 0009)."""
    sitting.last = Last(
        row.seq,
        event.seat,
        drawn(event.draws),
        event.reveals or event.sealed,
        row.only is not None or event.held,
    )
    chair = sitting.chairs[event.seat]
    if not event.by and not event.for_absent:
        chair.plan = None
    if sitting.envelope:
        sitting.head = next_head(sitting.head, bound(event))
    if event.link:
        chair.link, chair.links = event.link, chair.links + 1
    if event.substitute:
        chair.drew_alone(event.sealed or event.held, event.late)
    if event.result is not None:
        sitting.state = OVER
    for each in sitting.chairs if event.result is not None or (event.sealed and row.only is None) else ():
        each.tell_substitutes(event.held, event.result is not None)
    learning = sitting.learning
    if learning is not None and learning.lesson is not None:
        learning.given = learning.lesson.after(learning.given, event.seat, event.choice)


def _lesson_left(sitting: Sitting, event: Event, row: Row) -> None:
    if sitting.learning is not None:
        sitting.learning.is_left = True


def _planned(sitting: Sitting, event: events.Planned, row: Row) -> None:
    chair = sitting.chairs[event.seat]
    chair.plan, chair.is_planned = event.plan, True


def _unplanned(sitting: Sitting, event: events.Unplanned, row: Row) -> None:
    _forget_plan(sitting.chairs[event.seat])


def _undone(sitting: Sitting, event: events.Undone, row: Row) -> None:
    _forget_plan(sitting.chairs[event.seat])
    if sitting.undone is not None:
        sitting.undone.append(event.seq)


def _forget_plan(chair: Chair) -> None:
    chair.plan, chair.is_planned = None, False


def _paused(sitting: Sitting, event: events.Paused, row: Row) -> None:
    sitting.paused_at, sitting.is_paused_by_house = row.at, event.house
    if event.house:
        return
    who = pauser(event.seat)
    sitting.pauses[who] = sitting.pauses.get(who, 0) + 1


def _resumed(sitting: Sitting, event: events.Resumed, row: Row) -> None:
    if sitting.paused_at is not None:
        sitting.asked_at = [at + row.at - sitting.paused_at for at in sitting.asked_at]
    sitting.paused_at, sitting.is_paused_by_house = None, False


def _muted(sitting: Sitting, event: events.Muted, row: Row) -> None:
    sitting.chairs[event.seat].muted_until = row.at + event.minutes * 60_000 if event.minutes else 0


def _shut(sitting: Sitting, event: events.Shut, row: Row) -> None:
    """No clock runs at a table that is closed."""
    sitting.is_shut, sitting.is_paused_by_house = True, False
    if sitting.state == PLAYING and sitting.paused_at is None:
        sitting.paused_at = row.at


def _reopened(sitting: Sitting, event: events.Reopened, row: Row) -> None:
    sitting.is_shut = False


def _talked(sitting: Sitting, event: Event, row: Row) -> None:
    sitting.sayings += 1


def _spoke(sitting: Sitting, event: events.Spoke, row: Row) -> None:
    sitting.lines, sitting.line = sitting.lines + 1, event.line


def _hinted(sitting: Sitting, event: events.Hinted, row: Row) -> None:
    chair = sitting.chairs[event.seat]
    chair.hints, chair.hinted = chair.hints + 1, event.ask
    if row.only is None:
        chair.hints_known = chair.hints


def _deal_opened(sitting: Sitting, event: events.DealOpened, row: Row) -> None:
    sitting.is_deal_open, sitting.settings = True, structs.replace(sitting.settings, watchers=True)


def _rematched(sitting: Sitting, event: events.Rematched, row: Row) -> None:
    sitting.rematch = event.table


NOTES: dict[type[Event], Callable[[Sitting, Any, Row], None]] = {
    events.Opened: _nothing,
    events.Joined: _joined,
    events.Keyed: _keyed,
    events.Claimed: _claimed,
    events.Granted: _granted,
    events.Refused: _refused,
    events.Left: _left,
    events.Returned: _returned,
    events.Renamed: _renamed,
    events.FigureChosen: _figure_chosen,
    events.YoungestNamed: _youngest_named,
    events.Moved: _moved,
    events.BotSeated: _bot_seated,
    events.BotSent: _bot_sent,
    events.Kicked: _kicked,
    events.Forgotten: _forgotten,
    events.LetIn: _let_in,
    events.ChatSwitched: _chat_switched,
    events.Locked: _locked,
    events.HostMade: _host_made,
    events.Changed: _changed,
    events.SealLaid: _seal_laid,
    events.EnvelopeClosed: _envelope_closed,
    events.Revealed: _revealed,
    events.Started: _started,
    events.RulesChanged: _rules_changed,
    events.Answered: _answered,
    events.Noted: _nothing,
    events.Planned: _planned,
    events.Unplanned: _unplanned,
    events.LessonLeft: _lesson_left,
    events.DealOpened: _deal_opened,
    events.Undone: _undone,
    events.Paused: _paused,
    events.Resumed: _resumed,
    events.Muted: _muted,
    events.Shut: _shut,
    events.Reopened: _reopened,
    events.Said: _talked,
    events.Emoted: _talked,
    events.Spoke: _spoke,
    events.Hinted: _hinted,
    events.Rematched: _rematched,
}
