"""The figures of a simulation as tables on a terminal."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from textwrap import fill
from typing import Any, NamedTuple

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid

from chaudron.lab.tallies import SeatTallies, interval
from chaudron.words import Words

Rows = Sequence[tuple[str, Any]]
"""Who, and how they fared: a tally of the game."""


class Account(NamedTuple):
    """What is counted in the games of a simulation, and how it is shown."""

    tallies: Callable[[int], SeatTallies[Any]]
    """For so many seats."""
    columns: tuple[str, ...]
    """What is told of everyone, beside how often they won."""
    cells: Callable[[Any, Words], list[str]]
    """The figures of a tally in these columns."""
    more: Callable[[Rows, Words], Iterator[Grid]]
    """Further tables."""


def fares(account: Account, rows: Rows, words: Words, who: str) -> Grid:
    """How everyone fared."""
    columns = (who, "wins", "interval", *account.columns)
    lines = [[name, *victories(tally, words), *account.cells(tally, words)] for name, tally in rows]
    return grid([words.say(f"lab-column-{name}") for name in columns], lines)


def victories(tally: Any, words: Words) -> list[str]:
    low, high = interval(tally.wins, tally.games)
    return [rate(tally.wins, tally.games, words), words.say("lab-cell-interval", low=low, high=high)]


def per_game(
    heading: str, name: Callable[[str], str], rows: Rows, counts: Callable[[Any], Counter[str]], words: Words
) -> Grid:
    """What was counted of everyone, for one game on the average; the most frequent first."""
    totals: Counter[str] = Counter()
    for _, tally in rows:
        totals.update(counts(tally))
    lines = [
        [name(key), *[figure(counts(tally)[key] / tally.games, words) for _, tally in rows]]
        for key in sorted(totals, key=lambda key: (-totals[key], key))
    ]
    return grid([heading, *[who for who, _ in rows]], lines)


def figure(number: float | None, words: Words) -> str:
    return words.say("lab-cell-none") if number is None else words.say("lab-cell-number", number=number)


def grid(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> Grid:
    """Names stand left, figures right; headings are broken into lines rather than make a column wide."""
    made = Grid(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    for place, heading in enumerate(columns):
        width = max(len(text) for text in (*heading.split(" "), *[row[place] for row in rows]))
        made.add_column(fill(heading, width), justify="right" if place else "left", vertical="bottom", no_wrap=True)
    for row in rows:
        made.add_row(*row)
    return made


def rate(part: int, whole: int, words: Words) -> str:
    return words.say("lab-cell-wins", rate=part / whole) if whole else words.say("lab-cell-none")
