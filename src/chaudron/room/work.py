"""Work that may take a moment: bots think, boards are drawn, facts put in words, choices tried.

The server has it done in processes of its own (`chaudron.server.jobs.process`), a browser where it is.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from chaudron import plans, values
from chaudron.bots import LEVELS, STAND_IN, bot, stand_in
from chaudron.bots.advice import asked_of
from chaudron.games import SHELF
from chaudron.kernel.facts import Fact
from chaudron.kernel.game import View
from chaudron.kernel.previews import Preview, previews
from chaudron.kernel.record import Record
from chaudron.kernel.rule import Ask, Reason
from chaudron.room import recorded, replaying
from chaudron.room.eyes import eyes_named
from chaudron.room.refusal import Refusal
from chaudron.room.rows import Row
from chaudron.room.thoughts import Thought


class Said(NamedTuple):
    """A sentence, the place of the first fact it tells (up to the next sentence's), and the rules these come from."""

    first: int
    text: str
    rules: list[str]


class Drawn(NamedTuple):
    """A view as text, with the question and what may be answered, in words."""

    text: str
    question: str | None
    options: list[str]


class Advised(NamedTuple):
    """Options, the one to choose first, with what is expected of each; without a unit, a choice and nothing more."""

    unit: str
    options: list[tuple[str, float | None]]


class Foreseen(NamedTuple):
    """What would follow from each choice, why others cannot be made, and what chance may bring; as JSON values."""

    options: dict[str, dict[str, Any]]
    refused: dict[str, dict[str, Any]]
    odds: dict[str, Any] | None


def weakest(game: str) -> str:
    """The level of the weakest bot, which answers when another cannot."""
    return next(iter(LEVELS[game]))


def choose(thought: Thought) -> str:
    """What a new bot answers, or a plan; nobody checks here that it may."""
    game, level, seed, view, ask, plan, _ = thought
    if plan is not None:
        return str(plans.choose(plan, view, ask, seed))
    player = stand_in(game, seed) if level == STAND_IN else bot(game, level, seed)
    return str(player.choose(view, ask))


def advise(thought: Thought) -> Advised:
    """What a bot would answer, and why."""
    unit, options = asked_of(bot(thought.game, thought.level, thought.seed), thought.view, thought.ask)
    return Advised(unit, [(str(choice), value) for choice, value in options])


def is_advice(advised: Advised, ask: Ask) -> bool:
    """Does it advise something, and nothing that cannot be chosen?"""
    return bool(advised.options) and all(choice in ask.options for choice, _ in advised.options)


def draw(view: View, language: str, names: Sequence[str], width: int, linear: bool, ask: Ask | None) -> Drawn:
    """The text board, and the question below it."""
    from chaudron.terminal.faces import face_of  # noqa: PLC0415 - words are slow to load, and bots need none
    from chaudron.words import words  # noqa: PLC0415 - the same

    face, say = face_of(view["game"]), words(language)
    with values.at_table(view.get("options", {})):
        text = face.board(view, say, names=names, width=width, linear=linear)
        if ask is None:
            return Drawn(text, None, [])
        said = [*ask.options, *face.besides(ask)]
        options = [face.said(view, say, names, ask.about.key, option) for option in said]
        return Drawn(text, say.ask(view["game"], ask), options)


def foresee(game: str, view: View, ask: Ask | None, seat: int, players: int, with_odds: bool) -> Foreseen:
    """What a seat may know before it answers: worked out from its view, so that nothing else can be in it."""
    box = SHELF[game]
    known = previews(box, view, ask, seat, players)
    options = {str(choice): _foreseen(one) for choice, one in known.options.items()}
    return Foreseen(options, _reasons(known.refused), box.odds(view) if with_odds else None)


def _foreseen(preview: Preview) -> dict[str, Any]:
    told = [(fact.key, fact.rule, fact.details) for fact in preview.facts]
    asked = preview.next and {**preview.next._asdict(), "refused": _reasons(preview.next.refused)}
    return {"changes": preview.changes, "told": told, "open": preview.open, "next": asked}


def _reasons(refused: Mapping[str, Reason]) -> dict[str, dict[str, Any]]:
    return {str(choice): reason._asdict() for choice, reason in refused.items()}


def tell(
    game: str, facts: Sequence[Fact], language: str, names: Sequence[str], options: Mapping[str, Any]
) -> list[Said]:
    """Facts of a table with these options in words; what belongs together is told in one breath."""
    from chaudron.words import words  # noqa: PLC0415 - words are slow to load, and bots need none

    said, place = [], 0
    with values.at_table(options):
        while place < len(facts):
            told = words(language).facts(game, facts[place : place + 2], names)
            together = facts[place : place + 3 - len(told)]
            said.append(Said(place, told[0], list(dict.fromkeys(fact.rule for fact in together))))
            place += len(together)
    return said


def replay(table: str, rows: list[Row], by: str) -> list[bytes]:
    """A finished game as somebody sees it again, in pages."""
    return replaying.pages(replaying.steps(table, rows), eyes_named(by))


def replay_record(data: Mapping[str, Any], by: str) -> list[bytes]:
    """The same from a record; raises `BadRecord`."""
    return replaying.pages(recorded.steps(recorded.read_record(data)), eyes_named(by))


def pose(data: Mapping[str, Any], seat: int, number: int, language: str) -> bytes:
    """The missed chances of a seat as positions to solve, or one answer as one; as JSON, empty if it is none."""
    from chaudron.room import exercising  # noqa: PLC0415 - it needs words, and bots need none

    record = Record.from_json(data)
    if not number:
        return msgspec.json.encode(exercising.missed_in(record, seat))
    try:
        return msgspec.json.encode(exercising.posed_again(record, number, seat, language))
    except Refusal:
        return b""


def weigh(data: Mapping[str, Any], first: int, is_enough: Callable[[int], bool]) -> dict[str, Any]:
    """Part of the review of a game, after so many answers, as JSON; raises `BadRecord` and `BadReview`."""
    from chaudron.review.reviewing import some_weighed  # noqa: PLC0415 - what it has learned is slow to load

    record = recorded.named(data)
    with values.at_table(record.options):
        return some_weighed(SHELF[record.game], record, first, is_enough).to_json()
