"""Repeated figures and what is said of them: the median, the least and the most."""

from collections.abc import Sequence
from statistics import median
from typing import NamedTuple


class Spread(NamedTuple):
    """One figure measured several times."""

    median: float
    least: float
    most: float

    @classmethod
    def of(cls, repeats: Sequence[float]) -> "Spread":
        return cls(median(repeats), min(repeats), max(repeats))

    def __str__(self) -> str:
        """`12.1 (11.8 to 13)`, or the figure alone where it was measured once."""
        spread = f" ({number(self.least)} to {number(self.most)})"
        return number(self.median) + (spread if self.least != self.most else "")


def number(value: float) -> str:
    """Three figures for small numbers, whole numbers with commas for large ones."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def ratios(ours: Sequence[float], theirs: Sequence[float]) -> list[float]:
    """Repeat by repeat, since both were measured in the same minute."""
    return [a / b for a, b in zip(ours, theirs, strict=True)]
