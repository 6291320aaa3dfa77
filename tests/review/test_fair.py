"""Luck has the mean 0, and decisions are judged by what their seat could know. Both checks find a planted fault."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from chaudron.games import SHELF
from chaudron.kernel.chance import Counter
from chaudron.kernel.rule import answer
from chaudron.review.evaluation import Evaluator
from chaudron.review.judging import Judge, Judgement
from chaudron.review.trials import Act, Values, answering, expected, minus, plus, scaled, tried
from tests.bots.worlds import TwoWorlds, many_moments
from tests.review.games import TITLES

MOMENTS = 24
EXACT = 1e-9
Before = Callable[[Any, Act, Evaluator], Values]


def mean_before(table: Any, act: Act, evaluator: Evaluator) -> Values:
    """What the review takes off: the mean over all that could come."""
    return expected(table, act, (), evaluator.values, 5).values


def with_what_came(table: Any, act: Act, evaluator: Evaluator) -> Values:
    """A fault: the luck that is to come is looked at first."""
    world = table.copy()
    act(world)
    return evaluator.values(world)


def draws_that_are_alone(title: str) -> Iterator[tuple[Any, Act, int]]:
    """Answers that draw just once, and from how many."""
    for moment in many_moments(title, MOMENTS):
        for option in moment.table.asks[moment.seat].options[:3]:
            act = answering(moment.seat, option)
            trial = tried(moment.table, act, (), 1)
            if len(trial.asked) == 1:
                yield moment.table, act, trial.asked[0].out_of


def mean_luck(table: Any, act: Act, out_of: int, evaluator: Evaluator) -> Values:
    """Over everything that could come, each as likely as it is."""
    total: Values = [0.0] * (2 * table.box.players)
    for result in range(out_of):
        trial = tried(table, act, (result,), 9)
        if len(trial.asked) == 1:
            total = plus(total, minus(evaluator.values(trial.table), mean_before(table, act, evaluator)))
        else:
            return []
    return scaled(total, 1 / out_of)


@pytest.mark.parametrize("title", ["belcastel", "witches"])
def test_the_luck_of_a_draw_is_nothing_on_average(title: str) -> None:
    evaluator, number = Evaluator(title), 0
    for table, act, out_of in draws_that_are_alone(title):
        if mean := mean_luck(table, act, out_of, evaluator):
            number += 1
            assert max(map(abs, mean)) < EXACT
        if number == 3:
            break
    assert number


def luck_of_worlds(title: str, before: Before, worlds: int = 60) -> tuple[float, float]:
    """Over draws with fresh luck: the mean of what came less what was expected, and how far that may be off."""
    evaluator, found = Evaluator(title), []
    for moment in many_moments(title, MOMENTS):
        for number in range(worlds // MOMENTS + 1):
            table = moment.table.copy()
            table.chance = Counter(table.box.players, 500 + number)
            for option in moment.table.asks[moment.seat].options[:1]:
                act = answering(moment.seat, option)
                world = table.copy()
                act(world)
                place = table.box.players + moment.seat
                found.append(evaluator.values(world)[place] - before(table, act, evaluator)[place])
    mean = sum(found) / len(found)
    spread = (sum((one - mean) ** 2 for one in found) / len(found)) ** 0.5
    return mean, spread / len(found) ** 0.5


@pytest.mark.parametrize("title", TITLES)
def test_mean_luck_is_zero_within_its_interval(title: str) -> None:
    mean, error = luck_of_worlds(title, mean_before)
    assert abs(mean) <= 4 * error + EXACT


def test_luck_computed_after_the_outcome_is_known_is_noticed() -> None:
    """It would leave nothing to luck at all."""
    assert luck_of_worlds("belcastel", with_what_came)[1] == 0
    assert luck_of_worlds("belcastel", mean_before)[1] > 0


class OnOpenHands(Judge):
    """A fault: decisions are weighed at the true table."""

    def __init__(self, title: str, table: Any) -> None:
        super().__init__(title, Evaluator(title))
        self.table = table

    def samples(self, view: Any, ask: Any, wanted: Any) -> dict[str, list[Values]]:
        found = {}
        for option in ask.options:
            world = self.table.copy()
            world.chance = Counter(view["players"], 3)
            answer(world, ask.seat, option)
            found[str(option)] = [self.evaluator.values(world)]
        return found


def judged_differently(title: str, make: Callable[[Any], Judge], moments: tuple[TwoWorlds, ...]) -> list[TwoWorlds]:
    """Where a decision is judged otherwise in a world that looks the same to its seat."""
    found = []
    for moment in moments:
        one, other = (judged_last(make(table), view, ask) for table, view, ask in moment.sides())
        if one != other:
            found.append(moment)
    return found


def judged_last(judge: Judge, view: Any, ask: Any) -> Judgement | None:
    return judge.judge(view, ask, ask.options[-1])


@pytest.mark.parametrize("title", TITLES)
def test_a_decision_is_judged_alike_in_worlds_that_look_alike(title: str) -> None:
    moments = many_moments(title, MOMENTS)[:10]
    assert not judged_differently(title, lambda table: Judge(title, Evaluator(title)), moments)


def test_a_decision_judged_on_hidden_hands_is_noticed() -> None:
    assert judged_differently("bal", lambda table: OnOpenHands("bal", table), many_moments("bal", MOMENTS))


def test_the_same_game_is_reviewed_alike_every_time() -> None:
    """Nothing that was thought of before changes what is thought of now."""
    moments = many_moments("belcastel", MOMENTS)[:6]
    judge = Judge("belcastel", Evaluator("belcastel"))
    first = [judged_last(judge, view, ask) for moment in moments for _, view, ask in [next(moment.sides())]]
    again = [judged_last(judge, view, ask) for moment in reversed(moments) for _, view, ask in [next(moment.sides())]]
    assert first == [*reversed(again)]
    assert SHELF["belcastel"].name == "belcastel"
