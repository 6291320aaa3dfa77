"""What must hold before something is done; raises `Refusal`, and then nothing has changed."""

from chaudron import limits
from chaudron.room.refusal import Refusal
from chaudron.room.sitting import OPEN, OVER, PLAYING, Chair, Who
from chaudron.room.state import State
from chaudron.speech.names import clean, signs


def in_play(state: State) -> None:
    """Refuse unless answers may be given now."""
    if state.sitting.state != PLAYING:
        raise Refusal("not_started" if state.sitting.state == OPEN else "over")
    if state.sitting.paused_at is not None:
        raise Refusal("paused")


def must_be_told(state: State) -> None:
    """Refuse before the game is over, and while its deal is still played elsewhere."""
    if state.sitting.state != OVER:
        raise Refusal("not_over")
    if not state.sitting.is_told:
        raise Refusal("deal_runs")


def takes_part(who: Who) -> None:
    """Refuse whoever only watches."""
    if who.seat is None and not who.host:
        raise Refusal("not_seated")


def must_be_open(state: State) -> None:
    if state.sitting.state != OPEN:
        raise Refusal("started")
    not_starting(state)


def not_starting(state: State) -> None:
    """Refuse while the envelope is closed and the game has not begun: nothing that is in it may change."""
    if state.sitting.state == OPEN and state.sitting.envelope:
        raise Refusal("starting")


def new_name(state: State, wanted: str, except_seat: int | None = None) -> str:
    """The name, if nobody else at the table has it."""
    name = clean(wanted)
    if not name or len(signs(name)) > limits.NAME_LENGTH:
        raise Refusal("bad_name")
    others = [chair.name.casefold() for seat, chair in enumerate(state.sitting.chairs) if seat != except_seat]
    if name.casefold() in others:
        raise Refusal("name_taken", name=name)
    return name


def existing_seat(state: State, seat: int) -> int:
    if seat >= state.sitting.players:
        raise Refusal("no_such_seat", seat=seat + 1)
    return seat


def chair_of(state: State, seat: int) -> Chair:
    return state.sitting.chairs[existing_seat(state, seat)]


def seat_of(who: Who) -> int:
    if who.seat is None:
        raise Refusal("not_seated")
    return who.seat


def refuse(code: str) -> str:
    raise Refusal(code)


def seatless(took: str | None) -> Refusal:
    """What is said to whoever shows a key that opens no seat: what kind of event took it, if it was good once."""
    match took:
        case "kicked":
            return Refusal("removed")
        case "granted":
            return Refusal("given_away")
        case "keyed":
            return Refusal("only_elsewhere")
        case "refused":
            return Refusal("claim_refused")
    return Refusal("bad_token")
