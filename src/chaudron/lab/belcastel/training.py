"""How the value of the rest of the game is learned: curious apprentices play, and their games are regressed.

Every seat of every game is looked at when a round begins. What it still gained beyond the average of its table is
explained, by ridge regression, by what it owned more than the others (`chaudron.bots.belcastel.features`).
"""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Self

from chaudron.bots.belcastel import Apprentice
from chaudron.bots.belcastel.features import NAMES, count
from chaudron.games import SHELF
from chaudron.games.belcastel.components import BOOK_COLORS, ROUNDS
from chaudron.games.belcastel.witches.box import ALL_SETS, NEW_SETS
from chaudron.kernel.chance import Counter
from chaudron.kernel.choice import Choice
from chaudron.kernel.game import Bot, View
from chaudron.kernel.rule import Ask
from chaudron.lab.many import Observer, bot_player, derived_seed, play_game, play_many
from chaudron.lab.workers import Workers

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

Learned = dict[str, list[float]]
"""For each feature the coefficients of a polynomial in the rounds left."""
GAMES = ("belcastel", "witches")
USUAL_GAMES = 26_000
SEEDS = 999
"""Seeds of lessons begin after this one, so that nobody learns from the games of a tournament."""
CURIOUS = {
    **dict.fromkeys(("buy", "buy_second"), 0.25),
    **dict.fromkeys(("spend", "drop", "reward", "choose_wisely", "only_one", "wheel_and_deal", "just_in_time"), 0.1),
    **dict.fromkeys(("opportune_moment", "rats_friends", "spider_chip", "ghost_swap", "ghost_trade"), 0.1),
    **dict.fromkeys(("copy", "colors", "left_in_bag", "rubies_for_points", "full_reward", "saved", "good_start"), 0.1),
}
"""How often a question is answered by chance, so that everything is tried."""
POWERS = 4
"""A feature is worth a polynomial of so many coefficients in the rounds left."""
RIDGE = 300.0
SAMPLE = 200_000
"""Of so many seats it is looked at how far a foretold end is off."""


class Curious:
    """A bot that now and then tries something else."""

    def __init__(self, bot: Bot, seed: int) -> None:
        self.bot, self.luck = bot, random.Random(seed)  # noqa: S311 - curiosity, not cryptography

    def choose(self, view: View, ask: Ask) -> str:
        if self.luck.random() < CURIOUS.get(ask.about.key, 0.0):
            return self.luck.choice(ask.options)
        return self.bot.choose(view, ask)


def any_box(game: str, luck: random.Random) -> tuple[int, dict[str, Any]]:
    """So many players, any books, either side of the cauldrons."""
    sets = ALL_SETS if game == "witches" else ALL_SETS[:4]
    books: dict[str, int] = {color: luck.choice(sets) for color in BOOK_COLORS}
    if game == "witches":
        books |= {color: luck.choice(NEW_SETS) for color in ("black", "locoweed") if luck.random() < 0.7}
    players = luck.choice((2, 2, 3, 4, 5) if game == "witches" else (2, 2, 3, 4))
    return players, {"books": books, "cauldron_side": luck.choice(("plain", "plain", "tubes"))}


@dataclass
class Samples(Observer):
    """What every seat owned when each round began, and what it had in the end."""

    listens = False
    rows: list[bytes] = field(default_factory=list)
    """For each seat: the counts, one byte each."""
    heads: list[tuple[int, int, int, int]] = field(default_factory=list)
    """For each of them: how many play, how many rounds are left, its points, and those of the end."""
    seen: int = 0
    started: list[tuple[int, int, int]] = field(default_factory=list)
    games: int = 0

    def before(self, table: Any) -> None:
        self.seen, self.started = 0, []

    def step(self, table: Any, seat: int, ask: Ask, choice: Choice) -> None:
        if table.round > self.seen and table.outcome is None:
            self.seen = table.round
            for number, mine in enumerate(table.seats):
                self.rows.append(bytes([min(one, 255) for one in count(table, number)]))
                self.started.append((number, ROUNDS + 1 - table.round, mine.points))

    def after(self, table: Any) -> None:
        ends = table.outcome.points
        self.heads += [(len(ends), left, points, ends[seat]) for seat, left, points in self.started]
        self.games += 1

    def merge(self, other: Self) -> None:
        self.rows += other.rows
        self.heads += other.heads
        self.games += other.games


@dataclass(frozen=True)
class SelfPlay:
    """The games to learn from (a `many.Run`)."""

    game: str
    seed: int

    def observer(self) -> Samples:
        return Samples()

    def play(self, number: int, observer: Samples) -> None:
        luck = random.Random(derived_seed(self.seed, self.game, number, "box"))  # noqa: S311 - a game
        players, options = any_box(self.game, luck)
        game = SHELF[self.game]
        table = game.table(game.box(players, options), Counter(players, derived_seed(self.seed, number, "chance")))
        tutors = [Apprentice(seat, patient=True) for seat in range(players)]
        bots = [Curious(bot, derived_seed(self.seed, number, seat)) for seat, bot in enumerate(tutors)]
        play_game(table, bot_player(game, bots), [observer])


def train(seed: int, games: int, workers: Workers, log: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    """The weights, learned from so many games of curious and patient apprentices, half of them with witches.

    What is shipped: `chaudron train belcastel --seed 1 --games 26000`. A second iteration, played with what the first
    had learned, was tried: its weights played worse.
    """
    learned = {}
    for game in GAMES:
        learned[game], report = regress(play_many(SelfPlay(game, SEEDS + seed), games // len(GAMES), workers))
        log({"game": game, **report})
    return learned


def _arrays(samples: Samples) -> tuple["Array", "Array"]:
    import numpy as np  # noqa: PLC0415 - only training needs it

    heads = np.array(samples.heads, dtype=np.int64)
    return heads, np.frombuffer(b"".join(samples.rows), dtype=np.uint8).reshape(len(heads), len(NAMES))


def regress(samples: Samples) -> tuple[Learned, dict[str, Any]]:
    """What each feature is worth, as a polynomial in the rounds left; and how well that explains the games."""
    import numpy as np  # noqa: PLC0415 - only training needs it

    heads, counts = _arrays(samples)
    names = ("points", *NAMES)
    size = POWERS * len(names)
    square, product, total = np.zeros((size, size)), np.zeros(size), 0.0
    starts = np.flatnonzero(_is_first(heads))
    for first, end in _slices(starts, len(heads)):
        x, y = _demeaned(heads[first:end], counts[first:end])
        square += x.T @ x
        product += x.T @ y
        total += float(y @ y)
    solved = np.linalg.solve(square + RIDGE * np.eye(size), product)
    error = total - 2 * solved @ product + solved @ square @ solved
    report = {
        "games": samples.games,
        "points": round(float(heads[:, 3].mean()), 2),
        "spread": round((total / len(heads)) ** 0.5, 3),
        "error": round((float(error) / len(heads)) ** 0.5, 3),
    }
    table = solved.reshape(POWERS, len(names)).T
    weights = {name: [round(float(w), 4) for w in row] for name, row in zip(names, table, strict=True)}
    weights["spread"] = [0.0, *[_spread(heads, counts, solved, left) for left in range(1, ROUNDS + 1)]]
    return weights, report


def _spread(heads: "Array", counts: "Array", solved: "Array", left: int) -> float:
    """How far the difference of two seats usually ends from what is foretold with so many rounds left."""
    chosen = heads[:, 1] == left
    if not chosen.any():
        return 0.0
    some, players = heads[chosen][:SAMPLE], heads[chosen][:SAMPLE, 0]
    end = int(_is_first(some).nonzero()[0][-1])
    if not end:
        return 0.0
    x, y = _demeaned(some[:end], counts[chosen][:end])
    share = 1 - 1 / players[:end]
    return round(float((2 * (x @ solved - y) ** 2 / share).mean() ** 0.5), 2)


def _is_first(heads: "Array") -> "Array":
    """Which rows begin a table: its seats follow one another."""
    import numpy as np  # noqa: PLC0415 - only training needs it

    first = np.zeros(len(heads), dtype=bool)
    place = 0
    while place < len(heads):
        first[place] = True
        place += heads[place, 0]
    return first


def _slices(starts: "Array", end: int, tables: int = 20_000) -> list[tuple[int, int]]:
    cuts = [int(start) for start in starts[::tables]] + [end]
    return list(pairwise(cuts))


def _demeaned(heads: "Array", counts: "Array") -> tuple["Array", "Array"]:
    """Features and gains of each seat, less the averages of its table."""
    import numpy as np  # noqa: PLC0415 - only training needs it

    first = np.flatnonzero(_is_first(heads))
    players = heads[first, 0]
    rows = np.column_stack([heads[:, 2], counts]).astype(np.float64)
    gains = (heads[:, 3] - heads[:, 2]).astype(np.float64)
    rows -= np.repeat(np.add.reduceat(rows, first) / players[:, None], players, axis=0)
    gains -= np.repeat(np.add.reduceat(gains, first) / players, players)
    left = heads[:, 1:2] / ROUNDS
    return np.hstack([rows * left**power for power in range(POWERS)]), gains
