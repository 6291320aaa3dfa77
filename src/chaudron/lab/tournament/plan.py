"""What is played in a tournament: which bots share a table, in every seat in turn, with the same luck for all."""

import itertools
import random
from dataclasses import dataclass
from typing import Any

from chaudron.games import SHELF
from chaudron.kernel.chance import Counter
from chaudron.kernel.game import Box
from chaudron.kernel.table import Table
from chaudron.lab.bad_request import BadRequest
from chaudron.lab.many import bot_player, derived_seed, play_game
from chaudron.lab.tournament.boxes import random_options
from chaudron.lab.tournament.entrants import maker
from chaudron.lab.tournament.played import Group
from chaudron.lab.tournament.thinking_time import ThinkingTime, Timed

MEET = ("all", "neighbors")
"""Who meets whom: everybody everybody, or only those who stand side by side in the list."""
TABLES = ("each-way", "one-way", "mixed")
"""At tables for more than two: one bot alone among others of one kind, and the other way round; only the later one of
the list alone; or all different."""
SETS = ("usual", "random")
"""The usual box of the game, or another one for every seed."""

Lineup = tuple[str, ...]
"""Who sits at a table, one name for each seat."""


@dataclass(frozen=True)
class Tournament:
    """All that decides how the games of a tournament go; the same plan gives the same games on any machine."""

    game: str
    bots: tuple[str, ...]
    players: int
    seed: int = 1
    meet: str = "all"
    tables: str = "each-way"
    sets: str = "usual"
    options: tuple[tuple[str, str], ...] = ()

    def check(self) -> None:
        """Raises `BadRequest` or `BadOption` if it cannot be played."""
        for name, known in (("meet", MEET), ("tables", TABLES), ("sets", SETS)):
            if getattr(self, name) not in known:
                raise BadRequest("word", name=f"--{name}", given=getattr(self, name), known=", ".join(known))
        if len(set(self.bots)) < len(self.bots):
            raise BadRequest("twice", given=", ".join(self.bots))
        for name in self.bots:
            maker(self.game, name)
        self.box(0)
        if not self.lineups():
            raise BadRequest("few", given=len(self.bots), least=self.players if self.tables == "mixed" else 2)

    # Who plays

    def lineups(self) -> list[Lineup]:
        """Every table of the tournament; a lineup is played in all its rotations."""
        if self.tables == "mixed" and self.players > 2:
            return list(itertools.combinations(self.bots, self.players))
        lineups = [self._alone(later, earlier) for earlier, later in self._pairs()]
        if self.tables == "each-way" and self.players > 2:
            lineups += [self._alone(earlier, later) for earlier, later in self._pairs()]
        return lineups

    def _pairs(self) -> list[tuple[str, str]]:
        if self.meet == "neighbors":
            return list(itertools.pairwise(self.bots))
        return list(itertools.combinations(self.bots, 2))

    def _alone(self, one: str, others: str) -> Lineup:
        return (one, *[others] * (self.players - 1))

    # How it is played

    def box(self, number: int) -> Box:
        """The box of a seed: the same at all its tables."""
        luck = random.Random(derived_seed(self.seed, number, "box"))  # noqa: S311 - games, no secrets
        drawn = random_options(self.game, luck) if self.sets == "random" else {}
        return SHELF[self.game].box(self.players, {**drawn, **dict(self.options)})

    def play(self, lineup: int, number: int) -> Group:
        """Play the games of a lineup with the luck of one seed: everybody once in every seat."""
        names, box = self.lineups()[lineup], self.box(number)
        thinking = {name: ThinkingTime() for name in names}
        ends = [self._play(names, turn, number, box, thinking) for turn in range(self.players)]
        points, places = tuple(end[0] for end in ends), tuple(end[1] for end in ends)
        return Group(lineup, number, points, places, thinking)

    def _play(
        self, names: Lineup, turn: int, number: int, box: Box, thinking: dict[str, ThinkingTime]
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """One game; everybody has moved on by so many seats. Points and places, in the order of the lineup."""
        seats = [(place + turn) % self.players for place in range(self.players)]
        seated = [names[seats.index(seat)] for seat in range(self.players)]
        bots = [Timed(self._bot(name, number, seat), thinking[name]) for seat, name in enumerate(seated)]
        game = SHELF[self.game]
        table = game.table(box, Counter(self.players, derived_seed(self.seed, number, "chance")))
        return _in_order(play_game(table, bot_player(game, bots)), seats)

    def _bot(self, name: str, number: int, seat: int) -> Any:
        return maker(self.game, name)(derived_seed(self.seed, number, "bot", seat))


def _in_order(table: Table, seats: list[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    outcome = table.outcome
    assert outcome is not None
    return tuple(outcome.points[seat] for seat in seats), tuple(outcome.places[seat] for seat in seats)
