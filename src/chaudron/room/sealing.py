"""The envelope of a table (ADR 0019): seals are laid, it is closed, salts are shown, and then the game begins."""

from typing import Any

from chaudron import protocol
from chaudron.kernel.envelope import Envelope, hash_of_played, sealed
from chaudron.kernel.house_list import CLOSED, ENDED
from chaudron.room import events
from chaudron.room.entries import drawn, entries_of
from chaudron.room.events import Event, Position
from chaudron.room.permits import must_be_open, seat_of
from chaudron.room.refusal import Refusal
from chaudron.room.sitting import OPEN, Who
from chaudron.room.state import State


def seal(state: State, who: Who, command: protocol.Seal) -> Event:
    """A device lays the seal of its seat, or lays another in its place."""
    must_be_open(state)
    if state.sitting.deal:
        raise Refusal("same_deal")
    seat = seat_of(who)
    others = [chair.seal for place, chair in enumerate(state.sitting.chairs) if place != seat]
    if command.seal in others:
        raise Refusal("seal_taken")
    return events.SealLaid(seat, command.seal)


def start(state: State, who: Who, command: protocol.Start) -> Event:
    """Close the envelope where a seal lies in it; otherwise begin. `without`: with what is there of seals or salts."""
    sitting = state.sitting
    if command.without and sitting.state == OPEN and sitting.envelope:
        return state.begin(sitting.envelope, [chair.own_salt for chair in sitting.chairs])
    must_be_open(state)
    empty = sum(chair.is_free for chair in sitting.chairs)
    if empty:
        raise Refusal("seats_empty", count=empty)
    if any(chair.seal for chair in sitting.chairs):
        missing = [seat for seat, chair in enumerate(sitting.chairs) if chair.keys and not chair.seal]
        if missing and not command.without:
            raise Refusal("seals_missing", count=len(missing), seats=missing)
        return events.EnvelopeClosed(envelope_of(state).text())
    return begin_alone(state)


def begin_alone(state: State) -> events.Started:
    """Begin with an envelope in which no seal lies; lessons, and deals that others play too, have none."""
    sitting = state.sitting
    if sitting.learning is not None or sitting.deal or sitting.shared is not None:
        return state.begin("", sitting.salts)
    return state.begin(envelope_of(state).text(), [""] * state.sitting.players)


def reveal(state: State, who: Who, command: protocol.Reveal) -> Event:
    """A device shows its salt; with the last one the game begins."""
    _must_await_salts(state)
    seat, chairs = seat_of(who), state.sitting.chairs
    if sealed(state.id, bytes.fromhex(command.salt)) != chairs[seat].seal:
        raise Refusal("wrong_salt")
    salts = [command.salt if place == seat else chair.own_salt for place, chair in enumerate(chairs)]
    if all(salt or not chair.seal for salt, chair in zip(salts, chairs, strict=True)):
        return state.begin(state.sitting.envelope, salts)
    return events.Revealed(seat, command.salt)


def _must_await_salts(state: State) -> None:
    if state.sitting.state != OPEN or not state.sitting.envelope:
        raise Refusal("not_starting")


def envelope_of(state: State) -> Envelope:
    """What is laid down of a table that is about to begin."""
    sitting, box = state.sitting, state.seated_box()
    names, bots = [*state.names], ["" if chair.keys else chair.bot for chair in sitting.chairs]
    seals = [chair.seal for chair in sitting.chairs]
    about = (state.id, state.game.name, state.game.version, box.players, dict(box.options))
    return Envelope(*about, names, bots, sitting.commitment, seals, resumed=_resumed(sitting.position))


def _resumed(position: Position | None) -> dict[str, Any] | None:
    """From where the game goes on: what was played there is not drawn under this seal, and is bound as it was."""
    if position is None:
        return None
    played = hash_of_played(drawn(position.opening), entries_of(position))
    return {"table": position.table, "moment": position.at, "played": played}


def to_list(event: Event) -> tuple[str, str, str] | None:
    """What of an event goes into the list of the house: a kind, the envelope, the head."""
    if isinstance(event, events.Answered):
        return (ENDED, "", event.head) if event.head else None
    if isinstance(event, events.EnvelopeClosed):
        return (CLOSED, event.envelope, "")
    if isinstance(event, events.Started) and event.envelope and not any(Envelope.read(event.envelope).seals):
        return (CLOSED, event.envelope, "")
    return None
