"""A finished game, gone through again: what every draw and every decision changed, for everybody."""

import hashlib
import json
from collections.abc import Generator, Iterable, Iterator, Sequence
from itertools import groupby
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
    MEASURES,
    OPENING,
    BadReview,
    Decision,
    Drift,
    Luck,
    Parts,
    Review,
    Worth,
    rounded,
)
from chaudron.review.evaluation import Evaluator
from chaudron.review.judging import Judge
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
    if record.result is None:
        raise BadReview("unfinished")
    account = Account(game, record, judges)
    plays = checked(game, record, written_chance(record))
    account.open(next(plays))
    for number in range(1, len(record.entries) + 1):
        account.before(number)
        account.after(number, next(plays))
        yield number, len(record.entries)
    for _ in plays:
        pass
    return account.made()


def written_chance(record: Record) -> Chance:
    """The luck of a record; of one still sealed, the outcomes that it tells."""
    sealed = record.source.get("kind") == "sealed" and record.source.get("secret") is None
    return Recorded(record.players, record.draws()) if sealed else chance_from(record)


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
        self.decisions: list[Decision] = []
        self.luck: list[Luck] = []
        self.drift: list[Drift] = []
        self.course: list[Worth] = []
        self.judged = 0
        self.par: Values = []
        body = record.to_json()
        self.digest = str(body["digest"])
        self.seed = int.from_bytes(hashlib.blake2b(json.dumps(body).encode(), digest_size=6).digest(), "big")
        """Of all luck that is tried: another for every game, and unrelated to its own."""

    # The course of the game

    def open(self, play: Play) -> None:
        """What came before the first answer."""
        seats = range(self.players)
        self.play = play
        fresh = self.game.table(play.box, Counter(self.players, 0))
        step = Step(fresh, type(fresh).begin, [0.0] * (2 * self.players))
        after = rounded(self.evaluator.values(play.table))
        before = self._draws(OPENING, step, self.record.opening, play.facts, after)
        mean = round(sum(before[seat] for seat in seats) / self.players, 6)
        self.par = [*[mean] * self.players, *[round(1 / self.players, 6)] * self.players]
        self._drifts(OPENING, minus(before, self.par))
        self._now(OPENING, after)

    def go_on(self, play: Play) -> None:
        """From the middle of the game."""
        self.play, self.worth = play, rounded(self.evaluator.values(play.table))

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
        self.course.append(Worth(number, *self._both(values)))

    def _both(self, values: Values) -> tuple[Values, Values]:
        changed = rounded(values)
        return changed[: self.players], changed[self.players :]

    def _drifts(self, number: int, values: Values) -> None:
        if any(rounded(values)):
            self.drift.append(Drift(number, *self._both(values)))

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
        self.judged += 1
        changed, ahead = rounded(judged.values), judged.ahead
        if any(changed) or moments.is_worth_keeping(ahead):
            best, obvious, options = judged[:3]
            self.decisions.append(
                Decision(
                    number, seat, ask.about.key, str(choice), best, obvious, options, round(ahead, 6),
                    *self._both(changed),
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
            self.luck.append(Luck(number, owner, len(results), before.exact and now.exact, *changed))
            before = now
        return first.values

    def _expected(self, step: Step, given: Sequence[int], number: int) -> Expected:
        seed = (self.seed + number * 1_000_003 + len(given) * 10_007) % 2**63
        found = expected(step.table, step.act, given, self.evaluator.values, seed)
        return Expected(rounded(found.values), found.exact)

    # The sums

    def made(self) -> Review:
        record = self.record
        review = Review(
            record.game,
            record.version,
            record.players,
            list(record.names),
            self.digest,
            len(record.entries),
            self.judged,
        )
        review.course, review.luck, review.decisions, review.drift = self.course, self.luck, self.decisions, self.drift
        review.points, review.chance = (
            [self._parts(seat, measure) for seat in range(self.players)] for measure in MEASURES
        )
        review.moments = moments.found(review)
        return review

    def _parts(self, seat: int, measure: str) -> Parts:
        """The sum for one seat."""

        def total(changes: Iterable[Luck | Decision | Drift]) -> float:
            return float(sum(getattr(change, measure)[seat] for change in changes))

        at = seat + self.players * MEASURES.index(measure)
        return Parts(
            self.worth[at],
            self.par[at],
            total(one for one in self.luck if one.owner in (seat, EVERYBODY)),
            total(one for one in self.decisions if one.seat == seat),
            total(one for one in self.luck if one.owner not in (seat, EVERYBODY)),
            total(one for one in self.decisions if one.seat != seat),
            total(self.drift),
        )


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
