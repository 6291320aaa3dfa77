"""What is asked of the shelf: its games, their bots, cards and rules, and examples of these. Raises `Refusal`."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from chaudron import protocol
from chaudron.bots.characters import Character, characters
from chaudron.bots.strengths import strength
from chaudron.games import SHELF
from chaudron.kernel.game import View
from chaudron.kernel.record import Record
from chaudron.room.refusal import Refusal
from chaudron.rulebook import PREFIXES
from chaudron.speech.rule_words import told_chapters
from chaudron.words import family, words

if TYPE_CHECKING:
    from chaudron.situations import trials as known


def games() -> protocol.Games:
    """The boxes on the shelf, with their options and bots."""
    shown = []
    for game in SHELF.values():
        options = {name: protocol.OptionShown(o.rule, o.default, list(o.values)) for name, o in game.options.items()}
        levels = [one.level for one in characters(game.name)]
        shown.append(protocol.GameShown(game.name, game.version, list(game.players), options, levels))
    return protocol.Games(shown)


def bots(game: str, language: str) -> protocol.Bots:
    """Who plays a game at which level, how, and how well."""
    if game not in SHELF:
        raise Refusal("not_found")
    return protocol.Bots([_bot(one, language) for one in characters(game)])


def _bot(one: Character, language: str) -> protocol.BotShown:
    known, style = strength(one.game, one.level), words(language).say(f"bots-{one.id}.style")
    measured = None if known is None else protocol.Strength(*known)
    return protocol.BotShown(one.level, one.rank, one.name, style, measured, list(one.names))


def components(game: str, name: str) -> protocol.Printed:
    """What is printed on the cards of a game, under the name by which its tables call them."""
    printed = SHELF[game].printed(name) if game in SHELF else None
    if printed is None:
        raise Refusal("no_such_cards", game=game, name=name)
    return protocol.Printed(**printed)


@cache
def rules(game: str, language: str) -> protocol.Rules:
    """The rules of a game in their chapters, each rule under the id by which facts and refusals name it."""
    _must_have_rules(game)
    return protocol.Rules(
        [
            protocol.ChapterShown(chapter.id, chapter.title, [protocol.RuleShown(*one) for one in chapter.paragraphs])
            for chapter in told_chapters(game, language)
        ]
    )


def _must_have_rules(game: str) -> None:
    if game not in PREFIXES.values():
        raise Refusal("not_found")


# Positions to solve


@cache
def exercises(game: str) -> protocol.Exercises:
    """The shipped ones of a game."""
    from chaudron.exercises.shelf import listed  # noqa: PLC0415 - a house that nobody asks for them needs none of it

    if game not in SHELF:
        raise Refusal("not_found")
    return protocol.Exercises([protocol.ExerciseListed(*one) for one in listed(game)])


@cache
def exercise(game: str, name: str, language: str) -> protocol.ExerciseShown:
    """One of them."""
    from chaudron.exercises.shelf import exercise as shipped  # noqa: PLC0415 - the same
    from chaudron.room.exercising import posed  # noqa: PLC0415 - the same

    _must_be_shipped(game, name)
    return posed(shipped(game, name), name, language)


def exercise_record(of: str) -> Record:
    """The game of one, `bal/1003-57`, up to its question."""
    from chaudron.exercises.shelf import exercise as shipped  # noqa: PLC0415 - the same

    game, _, name = of.partition("/")
    _must_be_shipped(game, name)
    return shipped(game, name).record


def _must_be_shipped(game: str, name: str) -> None:
    if name not in {one.id for one in exercises(game).exercises}:
        raise Refusal("not_found")


# Examples, which take a moment to load and to play


@cache
def situations(game: str, language: str) -> protocol.Situations:
    """The examples of a game that can be watched, in the order of its rules."""
    from chaudron.situations import SITUATIONS  # noqa: PLC0415 - a house that nobody asks for them needs none of it
    from chaudron.situations.shown import rules_of, title_of  # noqa: PLC0415 - the same

    _must_have_rules(game)
    known = SITUATIONS[game].values()
    return protocol.Situations(
        [protocol.SituationListed(one.id, title_of(one, language), rules_of(game, one)) for one in known]
    )


@cache
def situation(game: str, name: str, language: str) -> protocol.Situation:
    """One of them, step by step."""
    from chaudron.situations.shown import shown  # noqa: PLC0415 - the same

    if name not in {one.id for one in situations(game, language).situations}:
        raise Refusal("not_found")
    made = shown(game, name, language)
    steps = [protocol.SituationStep(*step) for step in made.steps]
    return msgspec.convert({**made._asdict(), "steps": steps}, protocol.Situation)


def trials(game: str) -> protocol.Trials:
    """The rules of a game that can be tried with numbers."""
    return protocol.Trials([*_trials(game)])


def trial(game: str, rule: str, given: Sequence[int | None], language: str) -> protocol.Trial:
    """What comes of some numbers: those given, or some to begin with."""
    from chaudron.situations.trying import tried, turned  # noqa: PLC0415 - the same

    found = _trial(game, rule)
    return msgspec.convert(tried(found, turned(found, given), language), protocol.Trial)


def trial_around(view: View, rule: str, language: str) -> protocol.TrialAround:
    """The numbers of every seat at a table, and what would come of them."""
    from chaudron.situations.trying import tried_around  # noqa: PLC0415 - the same

    return msgspec.convert(tried_around(_trial(view["game"], rule), view, language), protocol.TrialAround)


def _trials(game: str) -> "dict[str, known.Trial]":
    from chaudron.situations.trials import TRIALS  # noqa: PLC0415 - the same

    _must_have_rules(game)
    return TRIALS[game]


def _trial(game: str, rule: str) -> "known.Trial":
    """An expansion is played by the rules of the game that it extends, too."""
    found = _trials(game).get(rule) or _trials(family(game)).get(rule)
    if found is None:
        raise Refusal("not_found")
    return found
