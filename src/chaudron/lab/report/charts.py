"""Charts as SVG: points with their intervals, and bars. What they say is also written beside them."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

INK, FAINT, BAR = "#2a1d17", "#c8b58c", "#e9d693"
ROW, LEFT, RIGHT = 27, 188, 84


class Dot(NamedTuple):
    """A line of a chart: its name, its value, between which bounds it lies, and how that is written."""

    name: str
    value: float
    low: float
    high: float
    written: str
    ink: str = BAR
    is_clear: bool = True


def dots(lines: Sequence[Dot], center: float, width: int = 420) -> str:
    """Values around a center line; hollow where the interval holds the center."""
    reach = max(abs(end - center) for line in lines for end in (line.low, line.high)) * 1.05 or 1.0
    span = width - LEFT - RIGHT

    def x(value: float) -> float:
        return LEFT + span / 2 + (value - center) / reach * span / 2

    parts = [_line(x(center), 4, x(center), ROW * len(lines) + 4)]
    for place, line in enumerate(lines):
        y = ROW * place + ROW / 2 + 4
        low, high = x(line.low), x(line.high)
        parts += [_text(0, y, line.name), _line(low, y, high, y)]
        parts += [_line(end, y - 4, end, y + 4) for end in (low, high)]
        ink = line.ink if line.is_clear else "#fbf3e0"
        parts.append(f'<circle cx="{x(line.value):.1f}" cy="{y}" r="6" fill="{ink}" stroke="{INK}" stroke-width="2"/>')
        parts.append(_text(width, y, line.written, "end"))
    return _svg(width, ROW * len(lines) + 10, parts)


def bars(values: Sequence[tuple[str, float, str]], width: int = 420, height: int = 210) -> str:
    """Bars with what is written below and above each; empty where there is no room for it."""
    most = max((value for _, value, _ in values), default=0) or 1.0
    step = width / max(1, len(values))
    parts = []
    for place, (name, value, written) in enumerate(values):
        tall = (height - 50) * value / most
        x, y = place * step, height - 24 - tall
        parts.append(
            f'<rect x="{x + step * 0.08:.1f}" y="{y:.1f}" width="{step * 0.84:.1f}" height="{tall:.1f}" rx="2"'
            f' fill="{BAR}" stroke="{INK}" stroke-width="1.5"/>'
        )
        parts += [_text(x + step / 2, height - 10, name, "middle"), _text(x + step / 2, y - 9, written, "middle")]
    return _svg(width, height, [*parts, _line(0, height - 24, width, height - 24)])


def _svg(width: int, height: int, parts: Sequence[str]) -> str:
    return f'<svg viewBox="0 0 {width} {height}" aria-hidden="true">{"".join(parts)}</svg>'


def _line(x: float, y: float, to_x: float, to_y: float) -> str:
    return f'<path d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}" stroke="{INK}" stroke-width="1.8"/>'


def _text(x: float, y: float, text: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y + 4:.1f}" text-anchor="{anchor}">{escape(text)}</text>'
