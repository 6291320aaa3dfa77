"""The plain loop: seeds, copies, actions, rewards, pictures, and what is missing."""

import random
import subprocess
import sys

import pytest

from chaudron.envs import IllegalAction, Match
from chaudron.envs.drawing import drawn
from chaudron.envs.rewards import REWARDS
from chaudron.games import SHELF
from chaudron.kernel.table import Outcome


def play(match: Match, seed: int) -> list[float]:
    rng = random.Random(seed)
    while not match.is_over:
        match.answer(rng.choice(match.legal()))
    return match.rewards()


@pytest.mark.parametrize("title", SHELF)
def test_a_seed_is_a_series_of_games(title: str) -> None:
    one, other = (Match(title, 3, reward="points", seed=9) for _ in range(2))
    series = []
    for match in (one, other):
        series.append([play(match, 1)])
        match.reset()
        series[-1].append(play(match, 1))
    assert series[0] == series[1]
    assert one.seed == other.seed != Match(title, 3, seed=9).seed


@pytest.mark.parametrize("title", SHELF)
def test_a_copy_goes_on_alike_and_alone(title: str) -> None:
    match = Match(title, 3, reward="points", seed=4)
    for _ in range(20):
        match.answer(match.legal()[0])
    before, copy = match.numbers(), match.copy()
    ends = [play(copy, 2)]
    assert match.numbers() == before
    ends.append(play(match, 2))
    copy.reset()
    match.reset()
    assert ends[0] == ends[1]
    assert copy.seed == match.seed


def test_an_action_is_a_number_or_a_word() -> None:
    one, other = (Match("belcastel", 2, seed=1) for _ in range(2))
    action = one.legal()[0]
    one.answer(action)
    other.answer(other.actions[action])
    assert one.numbers() == other.numbers()


def test_what_is_not_offered_changes_nothing() -> None:
    match = Match("belcastel", 2, seed=1)
    before = match.numbers()
    for action in ("fly", -1, 10_000, match.actions.index("tube")):
        with pytest.raises(IllegalAction, match=r"may not answer .*: allowed are"):
            match.answer(action)
    assert match.numbers() == before


def test_who_is_not_asked_has_nothing_to_answer() -> None:
    match = Match("blackwood", 3, seed=1)
    other = (match.seat + 1) % 3
    assert match.legal(other) == []
    with pytest.raises(IllegalAction, match="it is asked nothing"):
        match.answer(match.legal()[0], other)


def test_rewards() -> None:
    outcome = Outcome((40, 52, 52, 31), (3, 1, 1, 4))
    assert REWARDS["points"](outcome) == [40, 52, 52, 31]
    assert REWARDS["win"](outcome) == [0, 0.5, 0.5, 0]
    assert REWARDS["place"](outcome) == pytest.approx([-1 / 3, 2 / 3, 2 / 3, -1])
    assert Match("bal", 3, seed=1).rewards() == [0, 0, 0]


@pytest.mark.parametrize("title", SHELF)
def test_every_number_has_a_name_of_its_own(title: str) -> None:
    for players in SHELF[title].players:
        match = Match(title, players, seed=1)
        names = [name for field in match.fields for name in field.names]
        assert len(set(names)) == len(names) == len(match.numbers())


@pytest.mark.parametrize("title", SHELF)
def test_a_board_is_drawn_at_every_decision(title: str) -> None:
    match, rng = Match(title, SHELF[title].players[-1], seed=3), random.Random(3)
    pictures = set()
    while not match.is_over:
        picture = drawn(match.view())
        assert picture.shape[2] == 3
        pictures.add(picture.tobytes())
        for _ in range(10):
            if not match.is_over:
                match.answer(rng.choice(match.legal()))
    assert len(pictures) > 5


@pytest.mark.parametrize(
    ("module", "library"),
    [
        ("pettingzoo", "pettingzoo"),
        ("pettingzoo", "gymnasium"),
        ("pettingzoo", "numpy"),
        ("gymnasium", "gymnasium"),
        ("gymnasium", "numpy"),
        ("openspiel", "numpy"),
    ],
)
def test_a_missing_library_is_named_with_the_extra_that_brings_it(module: str, library: str) -> None:
    hidden = f"import sys; sys.modules[{library!r}] = None; import chaudron.envs.{module}"
    ran = subprocess.run([sys.executable, "-c", hidden], capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    assert f"needs {library}, which is not installed: pip install 'chaudron[{module}]'" in ran.stderr
