"""What `chaudron simulate` tells of games of Belcastel."""

from collections.abc import Iterator

from rich.table import Table as Grid

from chaudron.lab.belcastel.tallies import BelcastelTallies, BelcastelTally
from chaudron.lab.shown import Account, Rows, figure, per_game
from chaudron.words import Words


def cells(tally: BelcastelTally, words: Words) -> list[str]:
    return [
        words.say("lab-cell-points", mean=tally.points.mean or 0.0, deviation=tally.points.deviation),
        figure(tally.spaces.mean, words),
        figure(tally.explosions.total() / tally.games, words),
        figure(tally.explosion_round, words),
    ]


def more(rows: Rows, words: Words) -> Iterator[Grid]:
    """Where the points came from, and which witches were called."""
    if any(tally.sources for _, tally in rows):
        yield sources(rows, words)
    if any(tally.calls for _, tally in rows):
        yield calls(rows, words)


def sources(rows: Rows, words: Words) -> Grid:
    """Where everyone's points came from, the richest source first."""

    def name(source: str) -> str:
        return words.say("lab-source", source=source.replace(".", "-"), rule=source)

    return per_game(words.say("lab-column-source"), name, rows, lambda tally: tally.sources, words)


def calls(rows: Rows, words: Words) -> Grid:
    """On which witches everyone spent pennies, the busiest first."""

    def name(witch: str) -> str:
        return words.say(f"belcastel-witch-{witch}")

    return per_game(words.say("lab-column-witch"), name, rows, lambda tally: tally.calls, words)


ACCOUNT = Account(BelcastelTallies, ("points", "space", "explosions", "round"), cells, more)
