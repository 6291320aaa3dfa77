"""A position to solve: what was played up to a question, and what each answer to it is worth to the seat.

Everything about it is made from a record and the number of an answer, whatever game that record comes from. What is
said of the answers is worked out from the view of the seat alone (`chaudron.review.judging`).
"""

from typing import NamedTuple

from chaudron.bots.bal.experts import distinct
from chaudron.games import SHELF
from chaudron.kernel.game import View
from chaudron.kernel.record import Play, Record, played_again
from chaudron.kernel.rule import Ask
from chaudron.review.belcastel import forget
from chaudron.review.comparing import LEAST
from chaudron.review.evaluation import Evaluator
from chaudron.review.judging import Judge, is_plain

EVALUATOR = "chaudron.review"
"""By whom answers are weighed (ADR 0020)."""


class Weighed(NamedTuple):
    """An answer, and what is expected of it."""

    choice: str
    points: float
    """Of the seat at the end."""
    chance: float
    """To win."""
    same: tuple[str, ...] = ()
    """Others that are worth the same: potions of one color."""

    def says(self, choice: str) -> bool:
        return choice == self.choice or choice in self.same


class Exercise(NamedTuple):
    """A question that was put to a seat after so many answers."""

    record: Record
    """Of the game; what comes after the question is not looked at."""
    at: int
    seat: int
    kind: str
    """What the question is about."""
    obvious: str
    """What an apprentice would answer."""
    options: tuple[Weighed, ...]
    """Best first; an answer that is not among them was not worth a try."""
    played: str = ""
    """What was answered in the game; empty where that was a bot's."""

    @property
    def best(self) -> Weighed:
        return self.options[0]

    @property
    def lead(self) -> float:
        """How much better the best is than the next best, in chances to win."""
        return self.options[0].chance - self.options[1].chance

    def costs(self, choice: str) -> float:
        """How much worse than the best an answer is; nothing, where it was not weighed."""
        return next((self.best.chance - one.chance for one in self.options if one.says(choice)), 0.0)


def judge_of(game: str) -> Judge:
    """Whoever weighs the answers of a game."""
    return Judge(game, Evaluator(game))


def exercise_at(record: Record, number: int) -> Exercise | None:
    """The answer of this number, from 1, as a question once more; None where there was nothing to decide."""
    *_, play = played_again(SHELF[record.game], record, number - 1)
    return asked_again(play, record, number, judge_of(record.game))


def asked_again(play: Play, record: Record, number: int, judge: Judge) -> Exercise | None:
    """The same where the game stands at that question already."""
    entry = record.entries[number - 1]
    ask = play.table.asks[entry.seat]
    view = play.game.bot_view(play.table, entry.seat)
    if len(ask.options) < 2 or is_plain(record.game, view, ask, entry.choice):
        return None
    obvious = str(judge.apprentice.choose(view, ask))
    options = weighed(judge, view, ask, (entry.choice, obvious))
    known = (record, number - 1, entry.seat, ask.about.key, obvious)
    return Exercise(*known, options, str(entry.choice)) if len(options) > 1 else None


def weighed(judge: Judge, view: View, ask: Ask, wanted: tuple[str, ...]) -> tuple[Weighed, ...]:
    """All answers worth a try, and those that are wanted; of what is as good as the best the first wanted leads."""
    forget()
    alike = {str(one): [*map(str, same)] for same in _alike(judge, ask) for one in same}
    own, tried = ask.seat, [alike[str(choice)][0] for choice in wanted if str(choice) in alike]
    worths = judge.worths(view, ask, tried)
    chance = {choice: round(worth[view["players"] + own], 6) for choice, worth in worths.items()}
    most, first = max(chance.values()), alike.get(str(wanted[0]), [""])[0]
    order = sorted(chance, key=lambda one: (one != first or most - chance[one] >= LEAST, -chance[one]))
    return tuple(
        Weighed(one, round(worths[one][own], 4), chance[one], tuple(other for other in alike[one] if other != one))
        for one in order
    )


def _alike(judge: Judge, ask: Ask) -> list[tuple[str, ...]]:
    """The answers, each with its equals."""
    if judge.game.name != "bal":
        return [(option,) for option in ask.options]
    return [tuple(same) for same in distinct(ask).values()]
