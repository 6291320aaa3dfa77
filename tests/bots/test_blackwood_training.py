"""How the witches of Blackwood learn: the same from the same seed, whoever plays the games."""

from typing import Any

import pytest

from chaudron.bots.blackwood.parameters import Parameters
from chaudron.games.blackwood import BLACKWOOD
from chaudron.games.blackwood.components import COLUMNS, EXPEDITIONS
from chaudron.lab.blackwood import training, tuning
from chaudron.lab.blackwood.learning import RegressionSums, SelfPlay, solve
from chaudron.lab.many import play_share
from chaudron.lab.workers import HERE, Workers


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "CANDIDATES", 4)
    monkeypatch.setattr(training, "CANDIDATES", 4)
    monkeypatch.setattr(tuning, "CHOSEN", 2)
    monkeypatch.setattr(training, "ROUNDS", 2)


@pytest.mark.usefixtures("small")
def test_training_gives_whole_weights_and_the_same_for_a_seed() -> None:
    said: list[dict[str, Any]] = []
    made = training.train(1, 32, HERE, said.append)
    assert made == training.train(1, 32, HERE, lambda line: None)
    assert Parameters(**made["taste"]) != Parameters()
    keys = {f"{players}/{left}" for players in BLACKWOOD.players for left in range(1, COLUMNS * EXPEDITIONS)}
    assert set(made["outlook"]) == keys
    assert sum("taste" in line for line in said) == 2
    assert {line["outlook"] for line in said if "outlook" in line} == keys


def test_what_is_learned_does_not_depend_on_who_played_which_games() -> None:
    run = SelfPlay(3, Parameters())
    whole, late, early = (play_share(run, numbers) for numbers in (range(4), range(2, 4), range(2)))
    late.merge(early)
    assert late.sums == whole.sums


def test_a_taste_that_wins_is_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever likes spells better is said to be ahead."""

    def ahead(run: tuning.Tuning, games: int, workers: Workers) -> tuning.Margins:
        return tuning.Margins(
            {number: round(100 * parameters.sniff) for number, parameters in enumerate(run.candidates)}
        )

    monkeypatch.setattr(tuning, "play_many", ahead)
    found = tuning.tune(1, 2, 5, HERE, lambda line: None, Parameters())
    assert found.sniff > 2 * Parameters().sniff


def test_weights_are_found_by_least_squares() -> None:
    sums = RegressionSums()
    for one in range(30):
        for other in range(30):
            sums.add([1, one, other], 7 + 3 * one - 2 * other)
    weights, error = sums.solved()
    assert weights == pytest.approx([7, 3, -2], rel=0.01)
    assert error < 1


def test_equations_are_solved_whatever_comes_first() -> None:
    assert solve([[0, 2], [4, 1]], [6, 11]) == pytest.approx([2, 3])
