"""What a choice is said to have cost: nothing where all are equal, else what was lost, and never more by noise."""

import random
from statistics import fmean

import pytest

from chaudron.exercises.shelf import exercise, listed
from chaudron.games import SHELF
from chaudron.kernel.record import played_again
from chaudron.kernel.table import Table
from chaudron.review.comparing import cost_of, mean
from chaudron.review.evaluation import Evaluator
from chaudron.review.judging import Judge
from chaudron.review.trials import Values
from tests.bots.worlds import many_moments

NUMBERS, OPTIONS, GUESSES = 400, 8, 12
SPREAD = 0.1
"""Of what one guess says, in chances to win."""


def guessed(luck: random.Random, worths: list[float], spread: float = SPREAD) -> dict[str, list[Values]]:
    """What some options are worth to two seats, told with noise."""
    found: dict[str, list[Values]] = {}
    for number, worth in enumerate(worths):
        noisy = [worth + luck.gauss(0, spread) for _ in range(GUESSES)]
        found[str(number)] = [[10 * one, -10 * one, one, 1 - one] for one in noisy]
    return found


def costs(worths: list[float], chosen: str, spread: float = SPREAD) -> list[float]:
    """What the choice is said to change for its own seat, in many positions that are worth the same."""
    luck = random.Random(1)
    return [cost_of(guessed(luck, worths, spread), chosen, 2).change[2] for _ in range(NUMBERS)]


def at_its_best(samples: dict[str, list[Values]], chosen: str) -> float:
    """The planted fault: the best is chosen and valued by the same guesses."""
    return mean(samples[chosen])[2] - max(mean(values)[2] for values in samples.values())


def test_nothing_is_lost_where_all_options_are_equal() -> None:
    found = costs([0.5] * OPTIONS, "0")
    assert abs(fmean(found)) < 0.005
    assert sum(one < 0 for one in found) < 0.1 * NUMBERS
    assert max(found) <= 0


def test_the_noise_of_a_maximum_is_noticed() -> None:
    luck = random.Random(1)
    assert fmean(at_its_best(guessed(luck, [0.5] * OPTIONS), "0") for _ in range(NUMBERS)) < -0.03


def test_a_known_blunder_costs_what_it_is_worth() -> None:
    found = costs([0.2, *[0.5] * (OPTIONS - 1)], "0")
    assert fmean(found) == pytest.approx(-0.3, abs=0.02)
    assert max(found) < 0


def test_what_is_charged_is_never_more_than_what_was_lost_on_average() -> None:
    """Small losses within the noise count as none; the mean is on this side of the truth."""
    for lost in (0.02, 0.05, 0.1, 0.2):
        assert -lost - 0.01 <= fmean(costs([0.5 - lost, *[0.5] * (OPTIONS - 1)], "0")) <= 0


def test_where_nothing_is_uncertain_the_whole_difference_counts() -> None:
    found = costs([0.47, 0.5, 0.4], "0", spread=0)
    assert found == pytest.approx([-0.03] * NUMBERS)
    compared = cost_of(guessed(random.Random(1), [0.47, 0.5, 0.4], 0), "0", 2)
    assert compared.best == "1"
    assert compared.change == pytest.approx([-0.3, 0.3, -0.03, 0.03])


def test_one_guess_that_counts_everything_is_taken_at_its_word() -> None:
    samples = {"stop": [[5.0, 5.0, 0.5, 0.5]], "draw": [[6.0, 4.0, 0.6, 0.4]]}
    assert cost_of(samples, "stop", 2).change == pytest.approx([-1, 1, -0.1, 0.1])
    assert cost_of(samples, "draw", 2).best == "draw"
    assert not any(cost_of(samples, "draw", 2).change)


class Nothing(Evaluator):
    """Whatever is chosen, everybody's chances are the same, told with noise."""

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self.luck = random.Random(1)

    def values(self, table: Table, seed: int = 0) -> Values:
        seats = table.box.players
        noise = [self.luck.gauss(0, SPREAD) for _ in range(seats)]
        fair = [1 / seats + one - sum(noise) / seats for one in noise]
        return [*fair, *fair]


@pytest.mark.parametrize("title", ["bal", "blackwood"])
def test_nobody_is_blamed_for_a_choice_that_changes_nothing(title: str) -> None:
    judge, found = Judge(title, Nothing(title)), []
    for moment in many_moments(title, 60):
        _, view, ask = next(moment.sides())
        for option in ask.options[:4]:
            judged = judge.judge(view, ask, option)
            found += [] if judged is None else [judged.values[view["players"] + ask.seat]]
    assert len(found) >= 40
    assert abs(fmean(found)) < 0.01
    assert sum(one < 0 for one in found) <= 0.15 * len(found)


@pytest.mark.parametrize("title", ["bal", "blackwood"])
def test_a_real_blunder_is_charged_and_the_best_answer_is_not(title: str) -> None:
    """The shipped exercise in which the obvious answer costs most."""
    one = max((exercise(title, one.id) for one in listed(title)), key=lambda one: one.costs(one.obvious))
    *_, play = played_again(SHELF[title], one.record)
    view, ask = play.game.bot_view(play.table, one.seat), play.table.asks[one.seat]
    judge, own = Judge(title, Evaluator(title)), play.box.players + one.seat
    blunder, best = (judge.judge(view, ask, choice) for choice in (one.obvious, one.best.choice))
    assert blunder is not None
    assert best is not None
    assert blunder.values[own] == pytest.approx(-one.costs(one.obvious), rel=0.5)
    assert blunder.best == one.best.choice
    assert best.values[own] == 0
