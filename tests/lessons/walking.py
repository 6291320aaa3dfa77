"""A lesson walked through by its script, without a house: every choice that it lets through is tried."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from chaudron.games.code import read_setup
from chaudron.kernel.chance import Counter
from chaudron.kernel.rule import answer
from chaudron.lessons import LEARNER, Lesson, ScriptedLuck


class Walk(NamedTuple):
    """One way through a lesson: the table after it, the answers it took, and what was asked at every step."""

    table: Any
    given: list[int]
    asked: tuple[tuple[int, str, str], ...]
    """Of the learner: the step, what about, and the choice."""
    free: tuple[int, ...]
    """Seats for which the script had nothing while the lesson lasted."""


def begun(lesson: Lesson, seed: int = 1) -> Walk:
    game, box = read_setup(lesson.setup)
    table = game.table(box, ScriptedLuck(box.players, lesson.luck, Counter(box.players, seed)))
    table.facts = []
    table.begin()
    return Walk(table, [0] * box.players, (), ())


def walks(lesson: Lesson, is_learner_first: bool) -> Iterator[Walk]:
    """Every way through a lesson, to the first question that is the learner's own or a bot's."""
    waiting = [begun(lesson)]
    while waiting:
        walk = waiting.pop()
        others = [seat for seat in walk.table.asks if seat != LEARNER]
        is_mine = LEARNER in walk.table.asks and (is_learner_first or not others)
        further = _learner(lesson, walk) if is_mine else _other(lesson, walk, others)
        if not further:
            yield walk
        waiting += further


def _learner(lesson: Lesson, walk: Walk) -> list[Walk]:
    table, given, asked, free = walk
    ask, stand = table.asks[LEARNER], lesson.stand(given[LEARNER])
    silence = _silence(lesson, table)
    if silence is not None and ask.options == (silence,):
        return [Walk(_after(table, LEARNER, silence), lesson.after(given, LEARNER, silence), asked, free)]
    step = lesson.step(given)
    if step is None or stand is None:
        return []
    choices = [choice for choice in step.lets if choice in ask.options]
    assert choices, f"step {stand.step} lets {step.lets} through, but asked is {ask.about.key}: {ask.options}"
    return [
        Walk(
            _after(table, LEARNER, choice),
            lesson.after(given, LEARNER, choice),
            (*asked, (stand.step, ask.about.key, choice)),
            free,
        )
        for choice in choices
    ]


def _other(lesson: Lesson, walk: Walk, others: list[int]) -> list[Walk]:
    table, given, asked, free = walk
    for seat in others:
        choice = lesson.answer(given, seat, table.asks[seat].options, _silence(lesson, table))
        if choice is not None:
            return [Walk(_after(table, seat, choice), lesson.after(given, seat, choice), asked, free)]
    return [] if lesson.step(given) is None else [Walk(table, given, asked, (*free, *others))][: not free]


def _silence(lesson: Lesson, table: Any) -> str | None:
    game = read_setup(lesson.setup).game
    limit = game.limit(table, game.window)
    return None if limit is None else limit.choice


def _after(table: Any, seat: int, choice: str) -> Any:
    new = table.copy()
    answer(new, seat, choice)
    return new
