"""What becomes of a command in a room: a change to be written, something to be done, or a refusal."""

from typing import TYPE_CHECKING

from chaudron import limits, protocol
from chaudron.kernel.rule import Reason
from chaudron.room import answering, decisions, events, hosting, housekeeping, permits, upkeep
from chaudron.room.decisions import Given
from chaudron.room.events import Event
from chaudron.room.inputs import AddKey, ClaimAs, Command, JoinAs, OfTheHouse, OpenDeal, TakeHint
from chaudron.room.opening import open_rematch
from chaudron.room.pace import milliseconds
from chaudron.room.refusal import NoUndo, Refusal
from chaudron.room.sitting import NO_SEAT, OVER, Who
from chaudron.room.state import State
from chaudron.room.turn import Change, Done, NeedsJournal, Replayed, Turn

if TYPE_CHECKING:
    from chaudron.room.room import Room

HOST_AWAY_SECONDS = 120.0
"""How long a host must be away before another player may take over."""


def decide(room: "Room", who: Who, command: Command, after: Replayed | None) -> Turn:
    """What a command brings about. Raises `Refusal`: nothing has changed."""
    state = room.state
    if isinstance(command, protocol.Why):
        return Turn(done=why(room, who, command))
    if state.sitting.seq >= limits.EVENTS:
        raise Refusal("too_long")
    if isinstance(command, protocol.Answer):
        decisions.may_answer(state, who, command)
        choice, typed = answering.typed_by_person(state, who.seat or 0, command)
        decisions.fits_the_lesson(state, choice)
        return answering.answer(room, who.seat or 0, Given(choice, typed, command.link or ""), command.id)
    if state.window_closes() is not None:
        raise Refusal("sealed_now")
    decisions.may_do_more(state, who, command)
    if isinstance(command, TakeHint):
        return _take_hint(room, who, command)
    if isinstance(command, protocol.Undo):
        return _undo(room, who, command, after)
    if isinstance(command, protocol.Hurry):
        return _hurry(room, who, command)
    if isinstance(command, protocol.Rematch):
        return _rematch(room, who, command)
    if isinstance(command, protocol.Sit) and command.seat == who.seat:
        return Turn(done=Done(room.number(who)))
    event = _event(room, who, command)
    is_changed = isinstance(event, events.Planned) and state.sitting.chairs[event.seat].is_planned
    row = state.happen(event, who.seat if is_changed else None, author(who), command.id)
    return room.turn(Change(state, event, row))


def _event(
    room: "Room", who: Who, command: protocol.Commands | JoinAs | ClaimAs | AddKey | OfTheHouse | OpenDeal
) -> Event:
    state = room.state
    if isinstance(command, OfTheHouse):
        return housekeeping.decide(state, command)
    if isinstance(command, JoinAs):
        return decisions.join(state, command.wish, command.key, command.came)
    if isinstance(command, ClaimAs):
        return decisions.claim(state, command.wish, command.key, command.came)
    if isinstance(command, AddKey):
        return decisions.add_key(state, who, command.key, command.alone)
    if isinstance(command, OpenDeal):
        return _open_deal(state, who)
    if isinstance(command, decisions.TALK) and not room.voices.may_talk(who.seat, room.now):
        raise Refusal("too_fast")
    if isinstance(command, protocol.MakeHost) and _may_take_over(room, who, command.seat):
        who = Who(who.seat, True)
    event = decisions.decide(state, who, command)
    if isinstance(command, protocol.SeatBot) and room.is_played_by_person(command.seat):
        raise Refusal("somebody_there", seat=command.seat + 1)
    if isinstance(command, protocol.Kick) and isinstance(event, events.Kicked) and command.keep_out:
        here = room.came(command.seat)
        by_address = command.keep_out == "address"
        hosting.keep_out(state, event, [came.device for came in here], [came.address for came in here if by_address])
    return event


def _open_deal(state: State, who: Who) -> Event:
    if not who.host:
        raise Refusal("not_host")
    if not state.sitting.deal or state.sitting.is_deal_open:
        raise Refusal("over")
    return events.DealOpened(state.secret.hex())


def _may_take_over(room: "Room", who: Who, seat: int) -> bool:
    """May a player become the host, because the host has been away for long?"""
    if who.seat is None or seat != who.seat or room.state.sitting.host in room.here().here:
        return False
    return room.now - room.host_seen_at > milliseconds(HOST_AWAY_SECONDS)


def _undo(room: "Room", who: Who, command: protocol.Undo, after: Replayed | None) -> Turn:
    """The journal is read anew, from the last snapshot on, without the answer that is taken back.

    Meanwhile time passes; what is written is the row that was read with it, for the next one is bound to that.
    """
    state, last = room.state, room.state.sitting.last
    permits.takes_part(who)
    permits.in_play(state)
    reason = state.why_not_undo(who.seat)
    if reason is not None or last is None or who.seat is None:
        raise NoUndo(reason or "nothing")
    event = events.Undone(who.seat, last.seq)
    if after is None:
        raise NeedsJournal(state.next_row(event, None, who.seat, command.id))
    return room.turn(Change(after.state, event, after.row))


def _take_hint(room: "Room", who: Who, command: TakeHint) -> Turn:
    """A question counts once, however often somebody wants to be told the same."""
    state = room.state
    event, only = decisions.take_hint(state, who, command.ask)
    if state.sitting.chairs[who.seat or 0].hinted == command.ask:
        return Turn(done=Done(room.number(who)))
    return room.turn(Change(state, event, state.happen(event, only, author(who), command.id)))


def _hurry(room: "Room", who: Who, command: protocol.Hurry) -> Turn:
    state, seat = room.state, command.seat
    permits.takes_part(who)
    permits.in_play(state)
    if seat not in state.pending_in_public():
        raise Refusal("not_awaited", seat=seat + 1)
    until = state.until(seat)
    if until is None or until > room.now:
        raise Refusal("not_late", seat=seat + 1)
    return Turn(done=Done(room.number(who)), effects=tuple(upkeep.answer_for_absent(room, seat)))


def _rematch(room: "Room", who: Who, command: protocol.Rematch) -> Turn:
    state = room.state
    permits.takes_part(who)
    if state.sitting.state != OVER:
        raise Refusal("not_over")
    if state.sitting.rematch is not None:
        raise Refusal("rematched", table=state.sitting.rematch)
    opening = open_rematch(state)
    event = events.Rematched(opening.state.id)
    row = state.happen(event, None, author(who), command.id)
    return room.turn(Change(state, event, row, opens=opening))


def why(room: "Room", who: Who, command: protocol.Why) -> Done:
    """Why a choice may not be made now, or that it may."""
    table = room.state.table
    permits.in_play(room.state)
    if who.seat is None or table is None:
        raise Refusal("not_seated")
    ask = table.asks.get(who.seat)
    if ask is not None and ask.allows(command.choice):
        return Done(room.number(who), {"allowed": True})
    reason: Reason = table.why_not(who.seat, command.choice)
    about = {"allowed": False, "key": reason.key, "rule": reason.rule, "details": reason.details}
    return Done(room.number(who), about)


def author(who: Who) -> int | None:
    """Under which seat a command is written: a host who only watches has one too."""
    return NO_SEAT if who.seat is None and who.host else who.seat


def outcome(event: Event) -> dict[str, int | str]:
    """What the author of a command wants to know at once."""
    match event:
        case events.Answered():
            return {}
        case events.Joined():
            return {"seat": event.seat}
        case events.Claimed():
            return {"claim": event.claim}
        case events.Rematched():
            return {"table": event.table}
    return {}
