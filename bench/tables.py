"""Pieces of a Markdown page that all its parts use."""

from collections.abc import Iterable

from bench.aims import Aim
from bench.machine import Machine

Row = tuple[str, ...]


def table(columns: Row, rows: Iterable[Row]) -> str:
    """The first column stands left, the others right."""
    rule = ("---", *("---:" for _ in columns[1:]))
    return "\n".join(f"| {' | '.join(row)} |" for row in (columns, rule, *rows))


def aims_table(aims: Iterable[Aim]) -> str:
    return table(("aim", "measured", "verdict"), ((aim.words, str(aim.measured), aim.verdict) for aim in aims))


def heading_of(machine: Machine) -> str:
    return (
        f"Commit {machine['commit']}, {machine['cpu']}, {machine['cores']} cores, Python {machine['python']}, "
        f"load average {machine['load_before']} before and {machine['load_after']} after."
    )
