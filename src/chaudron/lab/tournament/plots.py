"""Small plots as SVG inside table cells. What they show stands beside them in figures, so they are hidden from readers.

Places along a plot are percentages of its width: it grows with its cell, and its lines and letters stay as they are.
"""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

HEIGHT = 28
MIDDLE = HEIGHT / 2
BINS = 36
"""Columns of a histogram, at most."""


class Scale(NamedTuple):
    """What the left and the right edge of a plot stand for."""

    least: float
    most: float

    def at(self, value: float) -> float:
        """The place of a value, in percent."""
        whole = self.most - self.least
        return round(100 * (value - self.least) / whole, 2) if whole else 50.0

    def ticks(self) -> list[float]:
        """About four round numbers within."""
        rough = (self.most - self.least) / 4
        power = 10 ** math.floor(math.log10(rough)) if rough > 0 else 1
        step = next(power * digit for digit in (1, 2, 5, 10) if power * digit >= rough)
        first = math.ceil(self.least / step)
        return [step * place for place in range(first, math.floor(self.most / step) + 1)]


def around(values: Sequence[float], margin: float = 0.06) -> Scale:
    """A scale that holds all values, with a margin."""
    least, most = min(values), max(values)
    room = (most - least) * margin or 1.0
    return Scale(least - room, most + room)


def in_columns(numbers: Sequence[int]) -> tuple[Scale, int]:
    """A scale of whole columns that hold all numbers, and how many numbers share a column."""
    least, most = min(numbers), max(numbers)
    width = max(1, math.ceil((most - least + 1) / BINS))
    return Scale(least // width * width - 0.5, (most // width + 1) * width - 0.5), width


def svg(parts: Sequence[str], kind: str = "") -> str:
    return f'<svg class="plot {kind}" width="100%" height="{HEIGHT}" aria-hidden="true">{"".join(parts)}</svg>'


def line(start: float, end: float, kind: str, top: float = MIDDLE, bottom: float = MIDDLE) -> str:
    return f'<line class="{kind}" x1="{start}%" x2="{end}%" y1="{top:g}" y2="{bottom:g}"/>'


def dot(place: float) -> str:
    return f'<circle class="dot" cx="{place}%" cy="{MIDDLE:g}" r="5"/>'


def grid_lines(scale: Scale, ticks: Sequence[float]) -> list[str]:
    return [line(scale.at(tick), scale.at(tick), "tick", 0, HEIGHT) for tick in ticks]


def axis(scale: Scale, labels: Mapping[float, str]) -> str:
    """The numbers below which the ticks stand."""
    texts = [f'<text x="{scale.at(tick)}%" y="{HEIGHT - 8}">{label}</text>' for tick, label in labels.items()]
    return svg(texts, "axis")


def interval_bar(low: float, value: float, high: float, scale: Scale, ticks: Sequence[float]) -> str:
    """A value, and the interval around it."""
    start, end = scale.at(low), scale.at(high)
    caps = [line(edge, edge, "bar", MIDDLE - 5, MIDDLE + 5) for edge in (start, end)]
    return svg([*grid_lines(scale, ticks), line(start, end, "bar"), *caps, dot(scale.at(value))])


def histogram(counts: Mapping[int, int], mean: float, scale: Scale, width: int) -> str:
    """How often every number came up, in columns of equal width."""
    columns: Counter[int] = Counter()
    for number, count in counts.items():
        columns[number // width * width] += count
    tallest = max(columns.values())
    bars = [_column(scale, start, width, HEIGHT * count / tallest) for start, count in sorted(columns.items())]
    return svg([*grid_lines(scale, scale.ticks()), *bars, line(scale.at(mean), scale.at(mean), "mean", 0, HEIGHT)])


def _column(scale: Scale, start: float, width: float, height: float) -> str:
    left = scale.at(start - 0.5)
    wide = round(0.9 * (scale.at(start - 0.5 + width) - left), 2)
    return f'<rect class="column" x="{left}%" width="{wide}%" y="{HEIGHT - height:.1f}" height="{height:.1f}"/>'


def times_bar(mean: float, p99: float, worst: float, scale: Scale, ticks: Sequence[float]) -> str:
    """The mean time as a dot, a bar up to what is seldom exceeded, a thin line up to the longest; by powers of ten."""
    places = [scale.at(logarithm(time)) for time in (mean, p99, worst)]
    end = line(places[2], places[2], "thin", MIDDLE - 5, MIDDLE + 5)
    lines = [line(places[0], places[1], "bar"), line(places[1], places[2], "thin"), end, dot(places[0])]
    return svg([*grid_lines(scale, ticks), *lines])


def logarithm(milliseconds: float) -> float:
    return math.log10(max(milliseconds, 0.001))
