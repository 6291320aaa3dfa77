"""An answer at a table: by whoever sits there, or by somebody in their place."""

from typing import TYPE_CHECKING

from chaudron import protocol, values
from chaudron.plans import Plan
from chaudron.room import decisions, events
from chaudron.room.decisions import Given
from chaudron.room.inputs import By
from chaudron.room.refusal import Refusal
from chaudron.room.sitting import OVER
from chaudron.room.state import State
from chaudron.room.turn import Change, Quiet, Turn
from chaudron.speech.names import clean
from chaudron.words import LANGUAGES, words

if TYPE_CHECKING:
    from chaudron.room.room import Room

BOTS_LANGUAGE = LANGUAGES[0]
BY_PLAN = "plan"


def answer(room: "Room", seat: int, given: Given, move: str | None, by: By | None = None) -> Turn:
    """An answer. While a window is open it is carried out on a copy, and the table is shown as it was."""
    state, closes = room.state, room.state.window_closes()
    after = state
    if closes is not None and state.table is not None and seat in state.table.asks:
        if room.has_answered(seat):
            raise Refusal("stale")
        after = room.ahead or state.copy()
    for_absent = by is By.STAND_IN
    event, only = decisions.give_answer(after, seat, given, for_absent, BY_PLAN if by is By.PLAN else "")
    noted = None
    if closes is not None and only is None and isinstance(event, events.Answered):
        closes, event.held = state.closes_when_answered(), True
        noted = _note(after, seat, for_absent)
    row = after.happen(event, only, seat, move, closes if only is None else None)
    return room.turn(Change(after, event, row, closes, noted))


def answer_for(room: "Room", seat: int, ask: int, choice: str, by: By, plan: Plan | None = None) -> Turn:
    """Somebody else answers for a seat, unless the question is no longer open or the seat no longer theirs."""
    sitting = room.state.sitting
    is_open = sitting.paused_at is None and sitting.state != OVER
    is_asked = sitting.asked[seat] == ask and not room.has_answered(seat)
    if not is_open or not is_asked or not _is_theirs(room.state, seat, by, plan):
        return Turn()
    typed = typed_by_bot(room.state, seat, choice, ask) if by is not By.SILENCE else None
    return answer(room, seat, Given(choice, typed), None, by)


def _is_theirs(state: State, seat: int, by: By, plan: Plan | None) -> bool:
    """May they still answer for this seat? Whoever is back answers for themselves, unless their time is over."""
    chair = state.sitting.chairs[seat]
    if by is By.PLAN:
        return chair.plan is not None and chair.plan == plan
    if by is By.STAND_IN:
        until = state.until(seat)
        return chair.left or (until is not None and until <= state.time.now)
    return by is not By.BOT or bool(chair.bot)


def _note(after: State, seat: int, for_absent: bool) -> Quiet:
    asked_anew, after.asked_anew = after.asked_anew, []
    event = events.Noted(seat, for_absent)
    row = after.happen(event, seat, seat)
    after.asked_anew = asked_anew
    return Quiet(event, row, after.sitting.heard[:])


def typed_by_person(state: State, seat: int, command: protocol.Answer) -> tuple[str, events.Typed | None]:
    """The choice of a person; where something is to be typed, what was typed is the choice."""
    recital = None if state.table is None else state.game.recital(state.table, seat)
    if recital is None:
        return command.choice, None
    lines = [clean(line) for line in command.lines]
    with values.at_table(state.sitting.options):
        texts = [[words(language).say(text) for language in LANGUAGES] for text in recital.texts]
    return recital.heard(lines, texts), events.Typed(seat, command.lang, list(recital.cards), lines)


def typed_by_bot(state: State, seat: int, choice: str, seed: int) -> events.Typed | None:
    """What a bot types for the answer that it has chosen."""
    recital = None if state.table is None else state.game.recital(state.table, seat)
    if recital is None:
        return None
    with values.at_table(state.sitting.options):
        texts = [words(BOTS_LANGUAGE).say(text) for text in recital.texts]
    return events.Typed(seat, BOTS_LANGUAGE, list(recital.cards), recital.typed(choice, texts, seed))
