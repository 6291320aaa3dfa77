"""What whoever runs the house may do at any table, whether or not its host agrees."""

from collections.abc import Callable
from typing import Any

from chaudron import limits
from chaudron.bots import USUAL
from chaudron.room import events
from chaudron.room.events import Event
from chaudron.room.inputs import ForgetHere, MuteHere, PauseHere, RemoveHere, ReopenHere, ResumeHere, ShutHere
from chaudron.room.permits import chair_of, not_starting
from chaudron.room.refusal import Refusal
from chaudron.room.sitting import NO_SEAT, OPEN, OVER, PLAYING
from chaudron.room.state import State


def decide(state: State, command: Any) -> Event:
    """The event that such a command causes, or a refusal."""
    return DECISIONS[type(command)](state, command)


def _remove(state: State, command: RemoveHere) -> Event:
    """As a host would; of a host, the next person becomes one."""
    not_starting(state)
    chair, sitting = chair_of(state, command.seat), state.sitting
    if not chair.keys:
        raise Refusal("nobody_there", seat=command.seat + 1)
    event = events.Kicked(command.seat, "" if sitting.state == OPEN else chair.bot or USUAL, house=True)
    if sitting.host == command.seat:
        event.host = next_host(state, command.seat)
    return event


def _forget(state: State, command: ForgetHere) -> Event:
    """Their seat is freed, and what has to be erased is noted until it is."""
    not_starting(state)
    chair, sitting = chair_of(state, command.seat), state.sitting
    level = "" if sitting.state != PLAYING else chair.bot or USUAL
    host = next_host(state, command.seat) if sitting.host == command.seat else sitting.host
    return events.Forgotten(command.seat, level, host, list(chair.keys))


def next_host(state: State, leaves: int) -> int:
    """Who is the host when somebody goes: another person; before the game, whoever comes next."""
    chairs = state.sitting.chairs
    stays = [seat for seat, chair in enumerate(chairs) if chair.keys and not chair.left and seat != leaves]
    if stays:
        return stays[0]
    return NO_SEAT if state.sitting.state == OPEN else leaves


def _mute(state: State, command: MuteHere) -> Event:
    if not chair_of(state, command.seat).keys:
        raise Refusal("nobody_there", seat=command.seat + 1)
    return events.Muted(command.seat, limits.MUTE_MINUTES if command.on else 0)


def _shut(state: State, command: ShutHere) -> Event:
    if state.sitting.state == OVER:
        raise Refusal("over")
    if state.sitting.is_shut:
        raise Refusal("shut")
    return events.Shut()


def _reopen(state: State, command: ReopenHere) -> Event:
    if not state.sitting.is_shut:
        raise Refusal("not_shut")
    return events.Reopened()


def _pause(state: State, command: PauseHere) -> Event:
    if state.sitting.state != PLAYING or state.sitting.paused_at is not None:
        raise Refusal("paused")
    return events.Paused(None, house=True)


def _resume(state: State, command: ResumeHere) -> Event:
    if not state.sitting.is_paused_by_house:
        raise Refusal("not_paused")
    return events.Resumed(None, house=True)


DECISIONS: dict[type[Any], Callable[[State, Any], Event]] = {
    ForgetHere: _forget,
    RemoveHere: _remove,
    MuteHere: _mute,
    ShutHere: _shut,
    ReopenHere: _reopen,
    PauseHere: _pause,
    ResumeHere: _resume,
}
