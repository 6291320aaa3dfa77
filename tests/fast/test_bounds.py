"""Compiled code looks at no bounds: what would lead past the end of an array is refused before, in one sentence."""

import os
import subprocess
import sys

import pytest

SCRIPT = """
import numpy as np
from chaudron.fast.belcastel import gains, laying, layout
from chaudron.fast.belcastel.batch import Twin
from chaudron.fast.belcastel.from_table import state_of
from chaudron.fast.belcastel.policies import at_random
from chaudron.games.belcastel import WITCHES
from chaudron.games.belcastel.components import CHIP
from chaudron.kernel.chance import Counter

def table_of(players, **options):
    table = WITCHES.table(WITCHES.box(players, options), Counter(players, 5))
    table.begin()
    return table

twin = Twin(WITCHES.box(2, {"books": 6}))
"""
ONE_ROW = "each of the 2 seats needs a policy, a row of 28 numbers or more"


def python(script: str) -> str:
    command = [sys.executable, "-c", SCRIPT + script]
    done = subprocess.run(
        command, env={**os.environ, "NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True, check=False
    )
    return (done.stdout + done.stderr).strip()


@pytest.mark.parametrize(
    ("script", "sentence"),
    [
        ("twin.play([1], [at_random()])", ONE_ROW),
        ("twin.play([1], [at_random()] * 3)", ONE_ROW),
        ("twin.play([1], [at_random()[:-1]] * 2)", ONE_ROW),
        ("twin.play([1], [[at_random()]] * 2)", ONE_ROW),
        ("twin.play([1], [at_random(), at_random()[:5]])", ONE_ROW),
        ("twin.play_from(table_of(3, books=6), [1], [at_random()] * 2)", "a table for 3 with"),
        ("twin.play_from(table_of(2, books=5), [1], [at_random()] * 2)", "is of another box"),
        ("twin.play_from(table_of(2, books=6, rubies='limited'), [1], [at_random()] * 2)", "is of another box"),
        ("twin.answer(twin.begin(1), 2, 0)", "seat 2 is asked nothing"),
        ("twin.answer(twin.begin(1), -1, 0)", "seat -1 is asked nothing"),
        ("twin.answer(twin.begin(3), 0, 27)", "seat 0 has no answer 27 now"),
        (
            "table = table_of(2, books=6); table.seats[0].aside = (CHIP['w1'],) * 13\nstate_of(table, twin.box)",
            "13 chips set aside: a hand holds 12",
        ),
        (
            "table = table_of(2, books=6); table.seats[0].bowl = (CHIP['w1'],) * 41\nstate_of(table, twin.box)",
            "41 chips laid: a state holds 40",
        ),
    ],
)
def test_what_is_too_large_or_of_another_shape_is_refused(script: str, sentence: str) -> None:
    *_, said = python(script).splitlines()
    assert said.startswith("ValueError: ")
    assert sentence in said


def test_a_state_that_is_too_small_is_marked() -> None:
    """Rules that stand too deep, more chips aside than a hand holds: nothing is written past the end."""
    script = """
state = twin.begin(1)
before = list(state.small[layout.PER_SMALL + layout.DROP :])
while state.small[layout.DEPTH] < layout.FRAMES:
    gains.push(state, 0, 1, 1)
assert state.small[layout.FULL_UP] == 0
gains.push(state, 0, 1, 1)
assert state.small[layout.FULL_UP] == 1 and state.small[layout.DEPTH] == layout.FRAMES
assert list(state.small[layout.PER_SMALL + layout.DROP :]) == before
state = twin.begin(1)
for _ in range(12):
    laying.set_one_aside(state, 0) if gains.chips_in(state.words, layout.BAG) else gains.put_in_bag(state, 0, 3)
    gains.put_in_bag(state, 0, 3)
assert state.small[layout.FULL_UP] == 0
aside = state.words[layout.ASIDE]
laying.set_one_aside(state, 0)
assert state.small[layout.FULL_UP] == 1 and state.words[layout.ASIDE] == aside
print("marked")
"""
    assert python("np.seterr(over='ignore')" + script) == "marked"
