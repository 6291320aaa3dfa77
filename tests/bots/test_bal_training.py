"""How the witches of the ball learn: the same from the same seed, whoever plays the games."""

from typing import Any

import numpy as np
import pytest

from chaudron.bots.bal.value import KINDS, read
from chaudron.lab.bal import learning, training
from chaudron.lab.bal.training import SelfPlay, learn
from chaudron.lab.many import play_share
from chaudron.lab.workers import HERE


def test_training_gives_whole_weights_and_the_same_for_a_seed() -> None:
    said: list[dict[str, Any]] = []
    made = training.train(1, 2, HERE, said.append)
    assert made == training.train(1, 2, HERE, lambda line: None)
    assert [line["games"] for line in said] == [1, 2]
    assert len(read(made).full) == len(read(made).public) == 4


def test_what_is_learned_does_not_depend_on_who_played_which_games() -> None:
    run = SelfPlay(3, None)
    whole, early, late = (play_share(run, numbers) for numbers in (range(3), range(1), range(1, 3)))
    early.merge(late)
    assert early.rows == whole.rows


def test_who_wins_with_many_crapzouilles_teaches_that_they_count() -> None:
    """Two witches, equal but for their Crapzouilles; the richer one wins three times in four."""
    rows = np.zeros((400, 2, learning.ROW), np.uint8)
    rows[:, :, 0] = (6, 3)
    rows[:300, 0, -1] = rows[300:, 1, -1] = 1
    worth, error = learning.fit(rows, full=False)
    tables = learning.as_tables(worth)
    assert tables["lives"][6] + tables["coming"][6] - tables["lives"][3] - tables["coming"][3] == pytest.approx(
        np.log(3), abs=0.05
    )
    assert error == pytest.approx(-(0.75 * np.log(0.75) + 0.25 * np.log(0.25)), abs=0.01)


def test_a_card_that_wins_is_worth_something() -> None:
    rows = np.zeros((400, 3, learning.ROW), np.uint8)
    rows[:, :, 0], rows[:, :, 1] = 5, 4
    rows[:, 1, 4 + KINDS - 1] = 1
    rows[:300, 1, -1] = rows[300:, 2, -1] = 1
    tables, _ = learn({3: bytearray(rows.tobytes())})
    assert tables["full"][1]["cards"][-1][1] > 0.5
    assert tables["public"][1]["cards"][-1] == [0, 0, 0, 0]
