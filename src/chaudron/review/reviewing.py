"""A finished game, gone through again: what every draw and every decision changed, for everybody."""

import hashlib
import json
from collections.abc import Callable, Generator, Iterator, Sequence
from itertools import groupby, islice
from typing import NamedTuple

from chaudron.kernel.chance import TABLE, Chance, Counter, Draw, Recorded
from chaudron.kernel.facts import Fact
from chaudron.kernel.game import Game
from chaudron.kernel.record import Play, Record, checked
from chaudron.kernel.sources import chance_from
from chaudron.kernel.table import Table
from chaudron.review import moments
from chaudron.review.account import (
    EVERYBODY,
    OPENING,
    BadReview,
    Decision,
    Drift,
    Luck,
    Review,
    Weighed,
    Worth,
    rounded,
)
from chaudron.review.evaluation import Evaluator, fits
from chaudron.review.judging import Judge, deadly
from chaudron.review.sums import added_up
from chaudron.review.trials import Act, Expected, Values, answering, expected, minus

Progress = Generator[tuple[int, int], None, Review]
"""Yields how many answers are done, and of how many; returns the review. Whoever wants no more closes it."""


def review(game: Game, record: Record, judges: bool = True) -> Review:
    """The whole account; raises `BadRecord` or `BadReview`."""
    going = reviewing(game, record, judges)
    while True:
        try:
            next(going)
        except StopIteration as over:
            made: Review = over.value
            return made


def reviewing(game: Game, record: Record, judges: bool = True) -> Progress:
    """The same step by step. Without judging, decisions count as drift: for whoever wants luck alone."""
    check_reviewed(record)
    account = Account(game, record, judges)
    for number in account.go_through(0):
        yield number, len(record.entries)
    return added_up(record, account.found)


def some_weighed(game: Game, record: Record, first: int, is_enough: Callable[[int], bool]) -> Weighed:
    """What follows the first so many answers, until that `is_enough`; whoever adds it all up has the same as `review`.

    Nothing is remembered in between: each part may be worked out elsewhere.
    """
    check_reviewed(record)
    account = Account(game, record)
    for number in account.go_through(first):
        if is_enough(number - first):
            break
    return account.found


def check_reviewed(record: Record) -> None:
    """Raises `BadReview` where nobody can say what went on in a game."""
    if record.result is None:
        raise BadReview("unfinished")
    if not fits(record.game, record.players, record.options):
        raise BadReview("no-evaluator")


def written_chance(record: Record) -> Chance:
    """The luck of a record: of a seed, computed anew; else the outcomes that it tells, as when a game is seen again.

    Whether these are what was sealed is for `chaudron verify` to say.
    """
    has_seed = record.source.get("kind") == "counter"
    return chance_from(record) if has_seed else Recorded(record.players, record.draws())


class Step(NamedTuple):
    """An answer that is about to be carried out."""

    table: Table
    act: Act
    decided: Values
    """What the decision changes."""


class Account:
    """What adds up while a game is gone through."""

    def __init__(self, game: Game, record: Record, judges: bool = True) -> None:
        self.game, self.record, self.players = game, record, record.players
        self.evaluator = Evaluator(game.name)
        self.judge = Judge(game.name, self.evaluator) if judges else None
        self.worth: Values = []
        self.found = Weighed()
        body = record.to_json()
        self.seed = int.from_bytes(hashlib.blake2b(json.dumps(body).encode(), digest_size=6).digest(), "big")
        """Of all luck that is tried: another for every game, and unrelated to its own."""

    # The course of the game

    def go_through(self, first: int) -> Iterator[int]:
        """Each answer after the first so many, by its number once it was weighed."""
        plays = checked(self.game, self.record, written_chance(self.record))
        if first:
            self.play = next(islice(plays, first, None))
            self.worth = rounded(self.evaluator.values(self.play.table))
        else:
            self.open(next(plays))
        for number in range(first + 1, len(self.record.entries) + 1):
            self.before(number)
            self.after(number, next(plays))
            yield number
        for _ in plays:
            pass

    def open(self, play: Play) -> None:
        """What came before the first answer."""
        seats = range(self.players)
        self.play = play
        fresh = self.game.table(play.box, Counter(self.players, 0))
        step = Step(fresh, type(fresh).begin, [0.0] * (2 * self.players))
        after = rounded(self.evaluator.values(play.table))
        before = self._draws(OPENING, step, self.record.opening, play.facts, after)
        mean = round(sum(before[seat] for seat in seats) / self.players, 6)
        self.found.par = [*[mean] * self.players, *[round(1 / self.players, 6)] * self.players]
        self._drifts(OPENING, minus(before, self.found.par))
        self._now(OPENING, after)

    def before(self, number: int) -> None:
        """A decision is made."""
        entry, table = self.record.entries[number - 1], self.play.table
        decided = self._judge(number, entry.seat, entry.choice, table)
        self.step = Step(table.copy(), answering(entry.seat, entry.choice), decided)

    def after(self, number: int, play: Play) -> None:
        """Luck has come; what is left is drift."""
        entry = self.record.entries[number - 1]
        after = rounded(self.evaluator.values(play.table))
        before = self._draws(number, self.step, entry.draws, play.facts, after)
        self._drifts(number, minus(minus(before, self.worth), self.step.decided))
        self._now(number, after)

    def _now(self, number: int, values: Values) -> None:
        self.worth = values
        self.found.course.append(Worth(number, *self._both(values)))

    def _both(self, values: Values) -> tuple[Values, Values]:
        changed = rounded(values)
        return changed[: self.players], changed[self.players :]

    def _drifts(self, number: int, values: Values) -> None:
        if any(rounded(values)):
            self.found.drift.append(Drift(number, *self._both(values)))

    # Decisions

    def _judge(self, number: int, seat: int, choice: str, table: Table) -> Values:
        nothing = [0.0] * (2 * self.players)
        ask = table.asks.get(seat)
        if self.judge is None or ask is None:
            return nothing
        view = self.game.bot_view(table, seat)
        judged = self.judge.judge(view, ask, choice)
        if judged is None:
            return nothing
        self.found.judged += 1
        changed, ahead = rounded(judged.values), judged.ahead
        if any(changed) or moments.is_worth_keeping(ahead):
            best, obvious, options = judged[:3]
            self.found.decisions.append(
                Decision(
                    number, seat, ask.about.key, str(choice), best, obvious, options, round(ahead, 6),
                    deadly(view, ask), *self._both(changed),
                )
            )  # fmt: skip
        return changed

    # Luck

    def _draws(self, number: int, step: Step, draws: Sequence[Draw], facts: Sequence[Fact], after: Values) -> Values:
        """What every draw changed: the mean after it less that before it. Returns the mean before the first."""
        if not draws:
            return after
        given: list[int] = []
        before = first = self._expected(step, given, number)
        for owner, group in groupby(
            zip(owners(self.game.name, draws, facts), draws, strict=True), key=lambda at: at[0]
        ):
            results = [draw.result for _, draw in group]
            given += results
            now = Expected(after, True) if len(given) == len(draws) else self._expected(step, given, number)
            changed = self._both(minus(now.values, before.values))
            self.found.luck.append(Luck(number, owner, len(results), before.exact and now.exact, *changed))
            before = now
        return first.values

    def _expected(self, step: Step, given: Sequence[int], number: int) -> Expected:
        seed = (self.seed + number * 1_000_003 + len(given) * 10_007) % 2**63
        found = expected(step.table, step.act, given, self.evaluator.values, seed)
        return Expected(rounded(found.values), found.exact)


def owners(game: str, draws: Sequence[Draw], facts: Sequence[Fact]) -> Iterator[int]:
    """Whose luck every draw is. Cards of the ball come from the pile of the table: whoever gets them is told."""
    drawn: list[int] = []
    if game == "bal":
        for fact in facts:
            if fact.key == "drew":
                drawn += [int(fact.details["seat"])] * len(str(fact.details["cards"]).split())
            elif fact.key == "farce":
                drawn += [int(fact.details["seat"])] * len(str(fact.details["tokens"]).split())
    for draw in draws:
        if draw.stream == TABLE:
            yield drawn.pop(0) if drawn else EVERYBODY
        else:
            yield draw.stream
