"""Two kinds of bots against each other, over games of random boxes: `python -m tests.bots.tournament --help`.

Each game is played twice with the same luck and the seats exchanged; with `--alone` once, and the first side has one
seat. A side's fair share of a game is its part of the seats; what it wins beyond that it owes to its play.
"""

import argparse
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Self

from chaudron.bots import bot, stand_in
from chaudron.games import SHELF
from chaudron.games.belcastel.components import BOOK_COLORS
from chaudron.games.belcastel.witches.box import ALL_SETS, NEW_SETS
from chaudron.kernel.chance import Counter
from chaudron.kernel.game import Bot, View
from chaudron.kernel.rule import Ask
from chaudron.kernel.table import Table
from chaudron.lab.many import Observer, bot_player, derived_seed, play_game, play_many
from chaudron.lab.tallies import interval


class Miser:
    """The apprentice that never calls a witch: it believes it has no pennies."""

    def __init__(self, seed: int) -> None:
        self.bot = bot("witches", "apprentice", seed)

    def choose(self, view: View, ask: Ask) -> str:
        allowed = tuple(option for option in ask.options if option.verb != "witch")
        if ask.about.key == "copy" or len(allowed) == 1:
            return ask.options[-1]
        mine = {**view["seats"][ask.seat], "pennies": []}
        seats = [mine if seat == ask.seat else other for seat, other in enumerate(view["seats"])]
        return self.bot.choose({**view, "seats": seats}, replace(ask, options=allowed))


SIDES: dict[str, Callable[[str, int], Bot]] = {
    "apprentice": lambda game, seed: bot(game, "apprentice", seed),
    "random": lambda game, seed: bot(game, "random", seed),
    "absent": stand_in,
    "miser": lambda game, seed: Miser(seed),
}


def random_box(game: str, luck: random.Random) -> tuple[int, dict[str, Any]]:
    """So many players, any books and any witches, or any level of the ball; of Blackwood its usual box."""
    if game == "blackwood":
        return luck.choice((2, 3, 4)), {}
    if game == "bal":
        return luck.choice((3, 4, 5, 6)), {"level": luck.choice(("easy", "medium", "hard"))}
    if game == "belcastel":
        return luck.choice((2, 3, 4)), {"books": {color: luck.choice((1, 2, 3, 4)) for color in BOOK_COLORS}}
    books: dict[str, int] = {color: luck.choice(ALL_SETS) for color in BOOK_COLORS}
    extra = {color: luck.choice(NEW_SETS) for color in ("black", "locoweed") if luck.random() < 0.7}
    side = luck.choice(("plain", "plain", "tubes"))
    return luck.choice((2, 3, 4, 5)), {"books": {**books, **extra}, "cauldron_side": side}


@dataclass
class Score(Observer):
    """How the first side fared."""

    listens = False
    games: int = 0
    won: float = 0.0
    share: float = 0.0
    points: list[int] = field(default_factory=lambda: [0, 0])
    seats: list[int] = field(default_factory=lambda: [0, 0])

    def add(self, table: Table, sides: list[int]) -> None:
        assert table.outcome is not None
        winners = [sides[seat] for seat in table.outcome.winners]
        self.games += 1
        self.won += winners.count(0) / len(winners)
        self.share += sides.count(0) / len(sides)
        for side, points in zip(sides, table.outcome.points, strict=True):
            self.points[side] += points
            self.seats[side] += 1

    def merge(self, other: Self) -> None:
        self.games += other.games
        self.won += other.won
        self.share += other.share
        self.points = [mine + theirs for mine, theirs in zip(self.points, other.points, strict=True)]
        self.seats = [mine + theirs for mine, theirs in zip(self.seats, other.seats, strict=True)]

    @property
    def means(self) -> tuple[float, ...]:
        """Points per seat of each side."""
        return tuple(points / seats for points, seats in zip(self.points, self.seats, strict=True))

    def __str__(self) -> str:
        low, high = interval(round(self.won), self.games)
        rate, share, (ours, theirs) = self.won / self.games, self.share / self.games, self.means
        won = f"{self.games} games: won {rate:.1%} ({low:.1%} to {high:.1%}), fair share {share:.1%}"
        return f"{won}; points {ours:.2f} against {theirs:.2f}"


@dataclass(frozen=True)
class Tournament:
    """The games between two sides (a `many.Run`)."""

    game: str
    sides: tuple[str, str]
    seed: int
    options: tuple[tuple[str, Any], ...] = ()
    players: int | None = None
    alone: bool = False

    def observer(self) -> Score:
        return Score()

    def play(self, number: int, observer: Score) -> None:
        pair, is_exchanged = (number, 0) if self.alone else divmod(number, 2)
        luck = random.Random(derived_seed(self.seed, pair, "box"))
        players, options = random_box(self.game, luck)
        players = self.players or players
        sides = [min(seat, 1) if self.alone else seat % 2 for seat in range(players)]
        luck.shuffle(sides)
        sides = [1 - side for side in sides] if is_exchanged else sides
        game, chance = SHELF[self.game], Counter(players, derived_seed(self.seed, pair, "chance"))
        table = game.table(game.box(players, {**options, **dict(self.options)}), chance)
        bots = [SIDES[self.sides[side]](self.game, seat) for seat, side in enumerate(sides)]
        play_game(table, bot_player(game, bots))
        observer.add(table, sides)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bots.tournament", description=__doc__)
    parser.add_argument("sides", nargs=2, choices=SIDES)
    parser.add_argument("--game", choices=SHELF, default="witches")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--players", type=int)
    parser.add_argument("--alone", action="store_true", help="one seat for the first side, all others for the second")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    args = parser.parse_args()
    options = tuple(tuple(option.split("=", 1)) for option in args.option)
    tournament = Tournament(args.game, tuple(args.sides), args.seed, options, args.players, args.alone)
    score = play_many(tournament, args.games, args.jobs)
    sys.stdout.write(f"{args.sides[0]} against {args.sides[1]}, {score}\n")


if __name__ == "__main__":
    main()
