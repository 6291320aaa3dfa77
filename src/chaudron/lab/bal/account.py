"""What `chaudron simulate` tells of games of Le Bal."""

from collections.abc import Iterator

from rich.table import Table as Grid

from chaudron.lab.bal.tallies import BalTallies, BalTally
from chaudron.lab.shown import Account, Rows, figure, per_game, rate
from chaudron.words import Words


def cells(tally: BalTally, words: Words) -> list[str]:
    return [
        figure(tally.places.mean, words),
        rate(tally.parries, tally.defenses, words),
        figure(tally.defenses / tally.games, words),
        figure(tally.hits / tally.games, words),
        figure(tally.eliminations / tally.games, words),
    ]


def more(rows: Rows, words: Words) -> Iterator[Grid]:
    """Which spells were played, the most frequent first."""

    def name(card: str) -> str:
        return words.say(f"bal-card-{card}")

    yield per_game(words.say("lab-column-spell"), name, rows, lambda tally: tally.spells, words)


ACCOUNT = Account(BalTallies, ("place", "parried", "defenses", "hits", "eliminations"), cells, more)
