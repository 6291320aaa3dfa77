"""Colors and columns of a text board. What is painted reads the same when the paint is taken off."""

import re
import textwrap
from collections.abc import Iterable, Sequence
from itertools import zip_longest

from rich.cells import cell_len
from rich.color import ColorSystem
from rich.style import Style

INK, PALE = "#2a1d17", "#f6ecd9"
FACES = {
    "w": (INK, "#f7f2e7"),
    "o": (INK, "#e8862e"),
    "g": (INK, "#4d9a57"),
    "b": (PALE, "#3f7fc4"),
    "r": (PALE, "#cf3f35"),
    "y": (INK, "#ecc944"),
    "p": (PALE, "#8a5bb5"),
    "k": (PALE, "#3a3340"),
    "l": (INK, "#b9c93c"),
}
"""Ink and face of the chips of each color, by their letter."""

STYLES = {
    "title": Style(bold=True),
    "name": Style(bold=True),
    "faded": Style(dim=True),
    "wall": Style(color="#8a6a4f"),
    "space": Style(),
    "ruby": Style(color="#d6375a"),
    "brass": Style(color="#c4912a", bold=True),
    "scoring": Style(color=INK, bgcolor="#e5b84b", bold=True),
    "drop": Style(color="#2f9aa3", bold=True),
    "rat": Style(color="#b58a6a", bold=True),
    "copper": Style(color="#d98a4b", bold=True),
    "violet": Style(color="#a97fd0"),
    "azure": Style(color="#5b9bd8"),
    "ember": Style(color="#ff6a3d", bold=True),
    "grey": Style(color=INK, bgcolor="#b3aea6", bold=True),
    **{letter: Style(color=ink, bgcolor=face, bold=True) for letter, (ink, face) in FACES.items()},
}

ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


class Paint:
    """Paints text, or leaves it as it is."""

    def __init__(self, color: bool) -> None:
        self.color = color

    def __call__(self, style: str, text: str) -> str:
        return STYLES[style].render(text, color_system=ColorSystem.EIGHT_BIT) if self.color and text else text

    def chip(self, name: str, text: str | None = None) -> str:
        """A chip by its name, in its color."""
        return self(name[0], name if text is None else text)


def bare(text: str) -> str:
    """Text without its paint."""
    return ESCAPE.sub("", text)


def visible(text: str) -> int:
    """How many columns a text takes."""
    return cell_len(bare(text))


def pad(text: str, width: int) -> str:
    """Text filled up with blanks to a width."""
    return text + " " * max(width - visible(text), 0)


def ends(left: str, right: str, width: int) -> str:
    """One text at the left end of a line and one at the right."""
    return left + " " * max(width - visible(left) - visible(right), 1) + right


def wrap(text: str, width: int, indent: str = "") -> list[str]:
    """Plain text in lines; all but the first are indented. A word, the path of a file for instance, is never broken."""
    width = max(width, 20)
    return textwrap.wrap(text, width, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False) or [""]


def flow(items: Iterable[str], width: int, between: str = "  ", indent: str = "") -> list[str]:
    """Items side by side, in as many lines as they need. An item is never broken."""
    lines: list[str] = []
    for item in items:
        if lines and visible(lines[-1] + between + item) <= width:
            lines[-1] += between + item
        else:
            lines.append(indent + item if lines else item)
    return lines


def folded(painted: str, width: int, indent: str) -> list[str]:
    """A painted line, in several where it is too long."""
    return [painted] if visible(painted) <= width else flow(painted.split(" "), width, " ", indent)


def in_columns(items: Sequence[str], width: int, gap: int = 3) -> list[str]:
    """Items in columns of equal width, filled row by row; as many columns as fit."""
    if not items:
        return []
    widest = max(map(visible, items))
    number = max(1, min(len(items), (width + gap) // (widest + gap)))
    rows = [items[start : start + number] for start in range(0, len(items), number)]
    return [(" " * gap).join(pad(item, widest) for item in row).rstrip() for row in rows]


def beside(left: Sequence[str], right: Sequence[str], gap: int = 2) -> list[str]:
    """Two blocks of lines next to each other."""
    width = max(map(visible, left), default=0) + gap
    return [(pad(one, width) + other).rstrip() for one, other in zip_longest(left, right, fillvalue="")]
