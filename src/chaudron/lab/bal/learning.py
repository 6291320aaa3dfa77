"""From positions and who won to what everything is worth: a conditional logit by Newton's method, with numpy.

A few smooth curves, not a number for each case: neighboring positions of a game are so much alike that single cases
would only repeat the luck of the games.
"""

import math
from typing import Any

from chaudron.bots.bal.value import KINDS, LARGEST_HAND, STEPS
from chaudron.games.bal.components import COLORS, FULL_HAND, LIVES

ROW = 4 + KINDS + 1
"""Bytes of a witch in a position: lives, hand, turns left, acts, cards by kind, and whether she won."""
SMOOTH = 8
"""Columns beside those for cards: lives twice, hand four times, what comes, acts."""
PULL, PULL_OF_CARDS = 1.0, 25.0
"""How strongly everything is pulled to nothing, in positions."""


def curve(lives: Any, log: Any) -> list[Any]:
    """Crapzouilles count one by one, and the last ones more."""
    return [lives / LIVES, log(lives)]


def columns(rows: Any, full: bool) -> Any:
    """What a score is made of."""
    import numpy as np  # noqa: PLC0415 - only training needs it

    lives, hand, left, acts = (rows[:, :, place].astype(np.float32) for place in range(4))
    parts = curve(lives, lambda number: np.log(np.maximum(number, 1)))
    parts += [hand * (left == turns) / FULL_HAND for turns in range(3)]
    parts += [np.log(hand + 1), np.minimum(lives + hand, FULL_HAND) / FULL_HAND, acts]
    smooth = np.stack(parts, axis=2)
    return np.concatenate([smooth, _cards(rows)], axis=2) if full else smooth


def _cards(rows: Any) -> Any:
    """The first, second and third potion of a color; a spell, however many."""
    import numpy as np  # noqa: PLC0415 - only training needs it

    cards = rows[:, :, 4 : 4 + KINDS]
    colors = cards[:, :, : len(COLORS), None] >= np.arange(1, STEPS + 1)
    spells = cards[:, :, len(COLORS) :] > 0
    return np.concatenate([colors.reshape(*cards.shape[:2], STEPS * len(COLORS)), spells], axis=2).astype(np.float32)


def fit(rows: Any, full: bool, rounds: int = 8) -> tuple[list[float], float]:
    """The worth of every column, and the error: how much outcomes surprise, in nats a position."""
    import numpy as np  # noqa: PLC0415 - only training needs it

    x, won, absent = columns(rows, full), rows[:, :, -1].astype(np.float64), rows[:, :, 0] == 0
    pull = np.where(np.arange(x.shape[2]) < SMOOTH, PULL, PULL_OF_CARDS)
    worth = np.zeros(x.shape[2])
    for _ in range(rounds):
        chances = _chances(x, worth, absent)
        slope = np.einsum("pw,pwf->f", won - chances, x) - pull * worth
        middle = np.einsum("pw,pwf->pf", chances.astype(np.float32), x)
        spread = (x * np.sqrt(chances).astype(np.float32)[..., None]).reshape(-1, x.shape[2])
        bend = spread.T @ spread - middle.T @ middle + np.diag(pull)
        worth = worth + np.linalg.solve(bend, slope)
    surprises = -np.log((_chances(x, worth, absent) * won).sum(axis=1))
    return [float(value) for value in worth], float(surprises.sum()) / max(len(rows), 1)


def _chances(x: Any, worth: Any, absent: Any) -> Any:
    import numpy as np  # noqa: PLC0415 - only training needs it

    scores = np.where(absent, -100.0, x @ worth)
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def as_tables(worth: list[float]) -> dict[str, Any]:
    """The tables of `chaudron.bots.bal.value.ScoreTable`, rounded."""
    (one, log), by_turns, (log_hand, coming, acts) = worth[:2], worth[2:5], worth[5:SMOOTH]
    lives = [one * number / LIVES + log * math.log(max(number, 1)) for number in range(LIVES + 1)]
    hand = [
        [slope * number / FULL_HAND + log_hand * math.log(number + 1) for number in range(LARGEST_HAND + 1)]
        for slope in by_turns
    ]
    return {
        "lives": _rounded(lives),
        "hand": [_rounded(numbers) for numbers in hand],
        "coming": _rounded([coming * number / FULL_HAND for number in range(FULL_HAND + 1)]),
        "acts": round(acts, 3),
        "cards": _tables_of_cards(worth[SMOOTH:]),
    }


def _tables_of_cards(worth: list[float]) -> list[list[float]]:
    if not worth:
        return [[0.0] * (STEPS + 1)] * KINDS
    colors = [worth[place * STEPS :][:STEPS] for place in range(len(COLORS))]
    spells = [[value, 0.0, 0.0] for value in worth[len(COLORS) * STEPS :]]
    return [_rounded([sum(steps[:number]) for number in range(STEPS + 1)]) for steps in (*colors, *spells)]


def _rounded(numbers: list[float]) -> list[float]:
    return [round(number, 3) for number in numbers]
