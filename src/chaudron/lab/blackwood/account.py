"""What `chaudron simulate` tells of games of Blackwood."""

from collections.abc import Iterator

from rich.table import Table as Grid

from chaudron.lab.blackwood.tallies import BlackwoodTallies, BlackwoodTally
from chaudron.lab.shown import Account, Rows, per_game
from chaudron.words import Words


def cells(tally: BlackwoodTally, words: Words) -> list[str]:
    return [words.say("lab-cell-points", mean=tally.points.mean or 0.0, deviation=tally.points.deviation)]


def more(rows: Rows, words: Words) -> Iterator[Grid]:
    """Where the renown came from, what everyone did, and which spells were cast."""

    def source(name: str) -> str:
        return words.say("lab-renown", source=name)

    def deed(name: str) -> str:
        return words.say("lab-deed", deed=name)

    def spell(name: str) -> str:
        return words.say(f"blackwood-spell-{name}")

    yield per_game(words.say("lab-column-renown"), source, rows, lambda tally: tally.sources, words)
    yield per_game(words.say("lab-column-deed"), deed, rows, lambda tally: tally.deeds, words)
    if any(tally.spells for _, tally in rows):
        yield per_game(words.say("lab-column-spell"), spell, rows, lambda tally: tally.spells, words)


ACCOUNT = Account(BlackwoodTallies, ("points",), cells, more)
