"""Golden texts, and what a game looks like in a terminal: scenes, and every view of whole games."""

import os
import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from chaudron.kernel.chance import Counter
from chaudron.kernel.choice import Choice
from chaudron.kernel.game import Game, View
from chaudron.kernel.rule import answer

GOLDEN = Path(__file__).parent / "golden"
NAMES = ("Maëlle", "Basile", "Odile", "Ysée", "Gaspard", "Perrine")
LONG_NAMES = ("Marie-Antoinette", "Wilhelmina Harke", "Anne-Sophie-Lise", "Jean-Barthélemyx", "Maximilian-Jules", "Bo")


def check_golden(name: str, text: str) -> None:
    file = GOLDEN / f"{name}.txt"
    if os.environ.get("GOLDEN") == "write":
        file.write_text(text + "\n", "utf-8")
    assert file.read_text("utf-8") == text + "\n"


class Look(NamedTuple):
    """What is looked at of a game."""

    game: Game
    pictures: Mapping[str, Callable[[], View]]
    boxes: list[tuple[int, dict[str, Any]]]
    likes: Callable[[Choice], bool] = lambda choice: False
    """Random players do what they like more often than not."""
    smaller: Iterable[str] = ()
    """The names of further golden pictures, with a place for the language."""

    def views(self, players: int, options: dict[str, Any], seed: int) -> Iterator[View]:
        """What somebody, or a spectator, sees at every decision of a random game."""
        table = self.game.table(self.game.box(players, options), Counter(players, seed))
        table.begin()
        luck = random.Random(seed)
        while table.outcome is None:
            seat = luck.choice(sorted(table.asks))
            yield self.game.view(table, luck.choice((None, seat, *range(players))))
            choices = table.asks[seat].options
            liked = [choice for choice in choices if self.likes(choice)]
            answer(table, seat, luck.choice(liked if liked and luck.random() < 0.7 else choices))
        yield self.game.view(table, None)
