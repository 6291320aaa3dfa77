"""The fast twin plays the same games as the reference: the whole state is compared at every question."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from chaudron.kernel.chance import Counter

CHECK = "from chaudron.fast.belcastel.check import main; import sys; sys.exit(main())"
SEED = 1
"""That of `planted.py`."""
PLAIN = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
"""In a process of its own, where nothing is compiled."""


def python(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *arguments], env=PLAIN, capture_output=True, text=True, check=False)


def check(*arguments: str) -> subprocess.CompletedProcess[str]:
    return python("-m", "chaudron.fast.belcastel.check", *arguments)


def test_everything_that_may_be_in_play_is_played_alike() -> None:
    """Every book, witch, card, question, option, number of players and place on the tubes, each in a game at least."""
    done = check("--blocks", "1", "--seed", str(SEED), "--least", "1")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "the same" in done.stdout


@pytest.mark.parametrize("table", ["belcastel:4:1", "witches:5:6"])
def test_games_at_random_are_played_alike(table: str) -> None:
    done = check("--blocks", "1", "--seed", "2026", "--table", table)
    assert done.returncode == 0, done.stdout + done.stderr


def test_something_that_never_turned_up_is_told() -> None:
    done = check("--blocks", "0", "--least", "1")
    assert done.returncode == 1
    assert "too rare: book red-5: 0" in done.stdout


def test_wrong_rules_of_the_reference_are_noticed_in_these_games() -> None:
    """One for every book, witch and purple card, and for every value of an option that it is not left out."""
    done = python("-m", "tests.fast.planted")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {"missed": [], "options": []}


def test_a_wrong_rule_ends_the_check() -> None:
    planted = (
        "from chaudron.games.belcastel.books import red; red.as_far_as_the_highest = lambda mine, chip: chip.value"
    )
    done = python("-c", f"{planted}\n{CHECK}", "--blocks", "1", "--table", "witches:3:5")
    assert done.returncode != 0
    assert "Differs" in done.stderr
    assert "witches for 3" in done.stderr


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    report = tmp_path / "report.jsonl"
    asked = ["--table", "belcastel:2:1", "--report", str(report), "--blocks"]
    assert check(*asked, "1").returncode == 0
    written = report.read_text("utf-8")
    report.write_text(written + '{"block": 1, "ga', "utf-8")  # killed while it wrote
    again = check(*asked, "1")
    assert again.stdout == f"100 games, {json.loads(written.splitlines()[1])['questions']} questions: the same\n"
    other = check(*asked, "1", "--seed", "2")
    assert other.returncode != 0
    assert "name another file" in other.stderr


def test_equal_points_are_decided_alike() -> None:
    """[BEL-13.1, BEL-16.17, WIT-6.10] Points, the scoring space, what the bowl holds."""
    script = """
from itertools import product
from types import SimpleNamespace
from chaudron.fast.belcastel.batch import Twin
from chaudron.fast.belcastel.layout import FILLED, PER_SMALL, PER_WIDE, POINTS, SPACE
from chaudron.games.belcastel import WITCHES
from chaudron.games.belcastel.rounds import final_outcome
for tie in ("shared", "bowls"):
    twin = Twin(box := WITCHES.box(2, {"spoon_tie": tie}))
    state = twin.begin(1)
    for scores in product(product((40, 41), (20, 53), (0, 3)), repeat=2):
        for p, (points, space, filled) in enumerate(scores):
            state.wide[p * PER_WIDE + POINTS], state.wide[p * PER_WIDE + FILLED] = points, filled
            state.small[p * PER_SMALL + SPACE] = space
        seats = [SimpleNamespace(points=points, space=space, filled=filled) for points, space, filled in scores]
        assert twin.places(state) == [*final_outcome(SimpleNamespace(box=box, seats=seats)).places], (tie, scores)
"""
    done = python("-c", script)
    assert done.returncode == 0, done.stderr


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
    command = [sys.executable, "-m", "chaudron.fast.belcastel.check", "--blocks", "200", "--seed", "2026"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
