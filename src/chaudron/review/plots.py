"""The curves of a review as SVG: whoever cannot see them has the same figures in the table beside them."""

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import TypeVar

from chaudron.review.account import EVERYBODY, Decision, Luck, Review

WIDTH, HIGH, LOW = 720, 180, 64
T = TypeVar("T", Luck, Decision)
DASHES = ("", "6 3", "2 3", "9 3 2 3", "1 4", "12 4")
"""Of the line of each seat: lines are told apart without colors, too."""


def curves(lines: Sequence[Sequence[tuple[int, float]]], last: int, least: float, most: float, height: int) -> str:
    """A line for every seat, over all answers."""
    span = (most - least) or 1.0
    drawn = [
        f'<line class="zero" x1="0" x2="{WIDTH}" y1="{_y(0, least, span, height)}" y2="{_y(0, least, span, height)}"/>'
    ]
    for seat, line in enumerate(lines):
        places = " ".join(f"{WIDTH * at / (last or 1):.1f},{_y(value, least, span, height)}" for at, value in line)
        drawn.append(
            f'<polyline class="seat seat{seat}" stroke-dasharray="{DASHES[seat % len(DASHES)]}" points="{places}"/>'
        )
    return f'<svg viewBox="0 0 {WIDTH} {height}" aria-hidden="true">{"".join(drawn)}</svg>'


def _y(value: float, least: float, span: float, height: int) -> str:
    return f"{height - 4 - (height - 8) * (value - least) / span:.1f}"


def chances(review: Review) -> str:
    """How likely everybody was to win."""
    lines = [[(worth.answer, worth.chance[seat]) for worth in review.course] for seat in range(review.players)]
    return curves(lines, review.answers, 0.0, 1.0, HIGH)


def luck(review: Review) -> str:
    """Everybody's own luck, added up."""
    return _added(review, review.luck, lambda one, seat: one.owner in (seat, EVERYBODY))


def decisions(review: Review) -> str:
    """Everybody's own decisions, added up."""
    return _added(review, review.decisions, lambda one, seat: one.seat == seat)


def _added(review: Review, changes: Sequence[T], counts: Callable[[T, int], bool]) -> str:
    lines: list[list[tuple[int, float]]] = []
    for seat in range(review.players):
        own: list[tuple[int, float]] = [(one.answer, one.chance[seat]) for one in changes if counts(one, seat)]
        sums = accumulate((value for _, value in own), initial=0.0)
        line: list[tuple[int, float]] = list(zip([0, *[answer for answer, _ in own]], sums, strict=True))
        lines.append([*line, (review.answers, line[-1][1])])
    values = [value for line in lines for _, value in line]
    return curves(lines, review.answers, min(values), max(values), LOW)
