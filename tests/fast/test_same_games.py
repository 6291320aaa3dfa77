"""The fast twin plays the same games as the reference: the whole state is compared at every question."""

import os
import subprocess
import sys

import pytest

from chaudron.kernel.chance import Counter

CHECK = "from chaudron.fast.belcastel.check import main; import sys; sys.exit(main())"
"""In a process of its own, where nothing is compiled."""


def check(games: int, seed: int, planted: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", f"{planted}\n{CHECK}", "--games", str(games), "--seed", str(seed)]
    return subprocess.run(
        command, env={**os.environ, "NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("seed", range(4))
def test_any_box_with_any_options_is_played_alike(seed: int) -> None:
    done = check(20, seed)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "the same" in done.stdout


@pytest.mark.parametrize(
    "planted",
    [
        "from chaudron.games.belcastel import buying; buying.AT_MOST = 1",
        "from chaudron.games.belcastel import scoring; scoring.coins_of = lambda table, mine: mine.space",
        "from chaudron.games.belcastel import laying; laying.explosion_limit = lambda table, mine: 8",
        "from chaudron.games.belcastel import rats; rats.rat_tails = lambda points, leader: leader - points",
    ],
)
def test_a_rule_that_only_the_reference_changes_is_noticed(planted: str) -> None:
    done = check(10, 1, planted)
    assert done.returncode != 0
    assert "Differs" in done.stderr


def test_the_words_of_chance_are_those_of_the_reference() -> None:
    script = """
import numpy as np
from chaudron.fast.words import below, stream
np.seterr(over="ignore")
print([below(stream(np.uint64(2026), number), index, 1000) for number in (1, 2, 0) for index in (1, 2, 3)])
"""
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    chance = Counter(2, 2026)
    assert done.stdout.strip() == str([chance.below(seat, 1000) for seat in (0, 1, -1) for _ in range(3)])


def test_a_game_of_the_reference_is_played_on_as_a_new_one_would_be() -> None:
    script = """
from chaudron.fast.belcastel.batch import Twin
from chaudron.fast.belcastel.policies import at_random, thinking
from chaudron.games.belcastel import WITCHES
from chaudron.kernel.chance import Counter
box = WITCHES.box(3, {"books": 6})
table = WITCHES.table(box, Counter(3, 5))
table.begin()
policies = [at_random(), thinking({"g2": 9, "b4": 20}), thinking({"o6": 5}, risk=300)]
new, on = Twin(box).play([5], policies), Twin(box).play_from(table, [5, 6], policies)
print(new.points[0].tolist() == on.points[0].tolist(), new.digests[0] == on.digests[0] != on.digests[1])
"""
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["True", "True"]


@pytest.mark.long
def test_compiled_it_plays_alike_in_many_boxes() -> None:
    command = [sys.executable, "-m", "chaudron.fast.belcastel.check", "--games", "20000", "--seed", "2026"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
