"""Positions to solve, as they are shown: what the seat saw, heard and was asked, and what its answers are worth."""

from collections.abc import Sequence

import msgspec

from chaudron import limits, protocol, values
from chaudron.exercises.exercise import Exercise, exercise_at
from chaudron.exercises.missed import missed
from chaudron.exercises.reasons import reason
from chaudron.games import SHELF
from chaudron.kernel.record import Record
from chaudron.kernel.rule import Ask
from chaudron.kernel.table import ask_from_json
from chaudron.protocol import Heard, Settings, Welcome
from chaudron.room import disclosure, recorded, responses, work
from chaudron.room.eyes import Eyes
from chaudron.room.picture import Picture
from chaudron.room.refusal import Refusal
from chaudron.room.replaying import ROUNDS
from chaudron.room.requests import Request
from chaudron.room.state import State
from chaudron.words import words

SETTINGS = Settings(chat=False, undo=False, hints=False, lines=False)
"""Nothing helps, and there is nobody to talk to."""


def missed_in(record: Record, seat: int) -> protocol.Exercises:
    """The chances that a seat has missed in a game, as positions to solve; the weightiest first."""
    with values.at_table(record.options):
        found = missed(record, seat)[: limits.EXERCISES_LISTED]
    return protocol.Exercises([protocol.ExerciseListed(str(one.at + 1), one.kind) for one in found])


def posed_again(record: Record, number: int, seat: int, language: str) -> protocol.ExerciseShown:
    """An answer of a game as a question once more, for whoever gave it; raises `Refusal`."""
    if not 1 <= number <= len(record.entries) or record.entries[number - 1].seat != seat:
        raise Refusal("not_found")
    with values.at_table(record.options):
        exercise = exercise_at(record, number)
    if exercise is None:
        raise Refusal("not_found")
    return posed(exercise, str(number), language)


def posed(exercise: Exercise, name: str, language: str) -> protocol.ExerciseShown:
    """The position as its seat saw it."""
    return told(exercise, name, language, *stand(exercise))


def told(exercise: Exercise, name: str, language: str, state: State, heard: Sequence[Heard]) -> protocol.ExerciseShown:
    """What its seat may know of a table."""
    eyes = Eyes(exercise.seat)
    view, ask = eyes.view(state), eyes.asked(state)
    with values.at_table(exercise.record.options):
        says = reason(exercise, view, state.names, words(language))
    return protocol.ExerciseShown(
        name,
        exercise.kind,
        exercise.at,
        next((view[name] for name in ROUNDS if name in view), 0),
        _welcome(state, eyes, heard),
        _prospects(state, exercise.seat, state.number(exercise.seat), 0 if ask is None else ask.ask),
        [protocol.ExerciseOption(one.choice, one.points, one.chance, [*one.same]) for one in exercise.options],
        exercise.obvious,
        exercise.played,
        says,
    )


def question_of(shown: protocol.ExerciseShown) -> Ask:
    """What its seat is asked, as the view says it."""
    view = shown.welcome.view
    return ask_from_json(view["asks"][str(shown.welcome.seat)])


def pictured(shown: protocol.ExerciseShown) -> Picture:
    """It, to be drawn."""
    about = shown.welcome
    return Picture(about.n, about.view, [seat.name for seat in about.shown.seats], question_of(shown))


def number_in(request: Request) -> int:
    """Which of somebody's answers is wanted; raises `Refusal`."""
    text = request.part("exercise")
    if not (text.isascii() and text.isdecimal() and len(text) < 6):
        raise Refusal("not_found")
    return int(text)


def read(found: bytes) -> protocol.ExerciseShown:
    """One that was worked out elsewhere; raises `Refusal` where there is none."""
    if not found:
        raise Refusal("not_found")
    return msgspec.json.decode(found, type=protocol.ExerciseShown)


def stand(exercise: Exercise) -> tuple[State, Sequence[Heard]]:
    """The table as it stood, and what the seat has heard of it."""
    of, eyes = exercise.record, Eyes(exercise.seat)
    record = Record(of.game, SHELF[of.game].version, of.players, of.options, {"kind": "recorded"}, of.names, of.opening)
    record.entries = of.entries[: exercise.at]
    heard: list[Heard] = []
    for state, event, row in recorded.steps(record, SETTINGS):
        if eyes.hears(row):
            number = state.number(eyes.seat)
            heard.append(Heard(number, row.at, disclosure.kind(event), eyes.about(event)))
    return state, heard[-limits.EXERCISE_EVENTS :]


def _welcome(state: State, eyes: Eyes, heard: Sequence[Heard]) -> Welcome:
    here = [*range(state.sitting.players)]
    about = (state.shown(False), eyes.view(state), eyes.asked(state), eyes.awaited(state), here)
    return Welcome(state.number(eyes.seat), eyes.seat, False, *about, 0, "off", [*heard])


def _prospects(state: State, seat: int, n: int, ask: int) -> protocol.Prospects:
    assert state.table is not None
    view, asked = state.game.view(state.table, seat), state.table.asks.get(seat)
    return responses.prospects(n, ask, work.foresee(state.game.name, view, asked, seat, state.sitting.players, True))
