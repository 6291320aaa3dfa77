"""How much somebody did at a table beside playing: nobody fills a journal until nobody can play on."""

from chaudron.room import events
from chaudron.room.events import Event
from chaudron.room.sitting import NO_SEAT, OPEN, PLAYING, Sitting

NO_DEEDS = (events.Noted, events.Said, events.Emoted)
"""Kinds of events that have limits of their own in a game."""


def count(sitting: Sitting, event: Event, seat: int | None) -> None:
    """Count what somebody did by a command that was no answer."""
    if sitting.state == OPEN:
        came = event if isinstance(event, events.Joined) else None
        seat = seat if came is None else came.seat
        if seat is not None:
            who = _whose(sitting, seat, "" if came is None else came.address)
            sitting.lobby_deeds[who] = sitting.lobby_deeds.get(who, 0) + 1
    elif sitting.state == PLAYING and seat is not None and type(event) not in NO_DEEDS:
        if seat == NO_SEAT:
            sitting.host_deeds += 1
        else:
            sitting.chairs[seat].deeds += 1


def done_in_lobby(sitting: Sitting, seat: int, address: str = "") -> int:
    """How much was done before the game from where somebody in this seat comes."""
    return sitting.lobby_deeds.get(_whose(sitting, seat, address), 0)


def done_in_game(sitting: Sitting, seat: int) -> int:
    """How much was done in the game by whoever sits there, or by a host who only watches."""
    return sitting.host_deeds if seat == NO_SEAT else sitting.chairs[seat].deeds


def _whose(sitting: Sitting, seat: int, address: str) -> str:
    """Under what it is counted: the mark of an address, or the seat where there is none."""
    known = [address] if address or seat == NO_SEAT else sitting.chairs[seat].addresses
    return next((mark for mark in known if mark), str(seat))
