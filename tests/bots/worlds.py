"""Two worlds that look alike to a seat: the table as it is, and one in which everything hidden is otherwise."""

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from chaudron.bots import LEVELS
from chaudron.games import SHELF
from chaudron.kernel.chance import TABLE, Counter
from chaudron.kernel.game import Bot, Game, View
from chaudron.kernel.rule import Ask, answer
from chaudron.kernel.table import Table
from tests.soak.courses import COURSES

Making = Callable[[Table], Bot]
"""Who answers at a table. An honest maker does not look at it."""
GUESSES = 10
"""How often a world is guessed until it differs in what lies hidden; then in the luck to come alone."""


@dataclass
class TwoWorlds:
    """A decision in a game, in both worlds."""

    game: Game
    seat: int
    table: Table
    world: Table
    """Another table that agrees with what the seat sees."""

    @property
    def hides_something(self) -> bool:
        """Do the worlds differ in more than the luck to come?"""
        return hidden(self.table) != hidden(self.world)

    def sides(self) -> Iterator[tuple[Table, View, Ask]]:
        """Each world with what the seat sees in it and is asked."""
        for table in (self.table, self.world):
            yield table, self.game.bot_view(table, self.seat), table.asks[self.seat]


def hidden(table: Table) -> str:
    """All that lies on a table, whoever sees it, but not its luck."""
    return json.dumps({**table.to_json(), "used": []})


def luck_to_come(table: Table) -> int:
    """What chance holds ready next for everybody."""
    chance = table.chance.copy()
    return sum(chance.below(stream, 1 << 16) for stream in (TABLE, *range(table.box.players)))


def other_world(game: Game, table: Table, seat: int, rng: random.Random) -> Table:
    view = game.bot_view(table, seat)
    guessed = (game.guess(view, Counter(table.box.players, rng.getrandbits(32))) for _ in range(GUESSES))
    first = next(guessed)
    return next((world for world in (first, *guessed) if hidden(world) != hidden(table)), first)


def moments(name: str, rng: random.Random) -> Iterator[TwoWorlds]:
    """Decisions along a game with any options that hide something, played with sense and now and then by chance."""
    game, bots = SHELF[name], [LEVELS[name]["apprentice"](seat) for seat in range(6)]
    drawn: Any = COURSES[name].random_box(rng)
    closed = {option: False for option in drawn.options if option == "open_bags"}
    box: Any = game.box(drawn.players, {**drawn.options, **closed})
    table: Any = game.table(box, Counter(box.players, rng.getrandbits(32)))
    table.begin()
    while table.outcome is None:
        seat, ask = rng.choice([*table.asks.items()])
        if len(ask.options) > 1 and rng.random() < 0.1:
            yield TwoWorlds(game, seat, table.copy(), other_world(game, table, seat, rng))
        sensible = bots[seat].choose(game.bot_view(table, seat), ask)
        answer(table, seat, rng.choice(ask.options) if rng.random() < 0.3 else sensible)


@cache
def many_moments(name: str, number: int) -> tuple[TwoWorlds, ...]:
    """Moments of several games, rather those that hide something, and every question as often as any other."""
    found: dict[str, list[TwoWorlds]] = {}
    known = [moment for seed in range(4) for moment in moments(name, random.Random(seed))]
    for moment in sorted(known, key=lambda moment: not moment.hides_something):
        found.setdefault(moment.table.asks[moment.seat].about.key, []).append(moment)
    by_turns = [same[place] for place in range(number) for same in found.values() if place < len(same)]
    return tuple(by_turns[:number])
