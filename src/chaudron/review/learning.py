"""How the weights of the review are learned: adepts play, and what came of all that was seen is regressed, with numpy.

    python -m chaudron.review.learning belcastel --games 6000 --seed 1 --jobs 16

The same seed gives the same weights, on any number of processes.
"""

import argparse
import json
import random
import sys
from array import array
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from chaudron.bots import bot
from chaudron.games import SHELF
from chaudron.kernel.chance import Counter
from chaudron.kernel.choice import Choice
from chaudron.kernel.game import Bot, View
from chaudron.kernel.rule import Ask
from chaudron.kernel.table import Table
from chaudron.lab.many import Observer, bot_player, derived_seed, play_game, play_many
from chaudron.lab.progress import Bar
from chaudron.lab.tournament.boxes import random_options
from chaudron.lab.workers import Processes, Workers, usual_jobs
from chaudron.review.evaluation import SEEN, USUAL
from chaudron.review.model import TIMES_CHANCE, Figures, of_outcome

SEEDS = 7_000
"""Seeds of lessons begin after this one."""
EVERY = {"belcastel": 5, "witches": 6, "bal": 3, "blackwood": 2}
"""One answer in so many is looked at."""
TABLES = {"belcastel": (2, 3, 4, 4), "witches": (2, 3, 4, 4, 5), "bal": (3, 4, 4, 5, 6), "blackwood": (2, 3, 4, 4)}
"""How many sit at a table."""
WHIM = 0.04
"""How often something else is answered, so that all sorts of positions are seen."""
GAMES = 6_000
MOST = 6
"""Every position is written for so many seats; those that nobody sits on cannot win."""
RIDGE, PULL = 10.0, 3.0
"""How strongly weights are pulled to nothing, in positions."""
LEAST = 500
"""From fewer positions nothing is learned: the weights of the nearest bucket serve."""
ROUNDS = 14
"""Of Newton's method."""


@dataclass(frozen=True)
class Lessons:
    """Games of adepts among themselves (a `many.Run`)."""

    game: str
    seed: int

    def observer(self) -> "Seen":
        return Seen(self.game)

    def play(self, number: int, observer: "Seen") -> None:
        luck = random.Random(derived_seed(self.seed, number))  # noqa: S311 - games, no secrets
        game, players = SHELF[self.game], luck.choice(TABLES[self.game])
        options = random_options(self.game, luck) if luck.random() < 0.7 else {}
        table = game.table(game.box(players, options), Counter(players, luck.getrandbits(60)))
        bots = [Whimsical(bot(self.game, "adept", luck.getrandbits(30)), luck) for _ in range(players)]
        observer.next_look = luck.randrange(EVERY[self.game])
        play_game(table, bot_player(game, bots), [observer])


class Whimsical:
    """Now and then answers something else."""

    def __init__(self, bot: Bot, luck: random.Random) -> None:
        self.bot, self.luck = bot, luck

    def choose(self, view: View, ask: Ask) -> str:
        if len(ask.options) > 1 and self.luck.random() < WHIM:
            return self.luck.choice(ask.options)
        return self.bot.choose(view, ask)


@dataclass
class Seen(Observer):
    """What was seen, and what came of it: rows of all seats, by bucket."""

    game: str
    listens = False
    next_look: int = 0
    looked: list[Figures] = field(default_factory=list)
    rows: dict[str, "array[float]"] = field(default_factory=dict)
    widths: dict[str, int] = field(default_factory=dict)

    def step(self, table: Table, seat: int, ask: Ask, choice: Choice) -> None:
        self.next_look -= 1
        if self.next_look >= 0 or table.outcome is not None:
            return
        self.next_look = EVERY[self.game] - 1
        quiet = SEEN[self.game].quiet(table, USUAL)
        if quiet.outcome is None:
            self.looked.append(SEEN[self.game].figures(quiet))

    def after(self, table: Table) -> None:
        assert table.outcome is not None
        seats = len(table.outcome.points)
        ended = of_outcome(table.outcome)
        for bucket, rows, out in self.looked:
            kept = self.rows.setdefault(bucket, array("f"))
            self.widths[bucket] = width = len(rows[0]) + 3
            for seat, row in enumerate(rows):
                kept.extend([*row, float(seat in out), ended[seat], ended[seats + seat]])
            kept.extend([*[0.0] * (width - 3), 1.0, 0.0, 0.0] * (MOST - seats))
        self.looked = []

    def merge(self, other: Self) -> None:
        for bucket, rows in other.rows.items():
            self.rows.setdefault(bucket, array("f")).extend(rows)
        self.widths.update(other.widths)


def train(game: str, seed: int, games: int, workers: Workers, tell: Callable[[str], None]) -> dict[str, Any]:
    """The weights of every bucket."""
    with Bar(games, game) as bar:
        seen = play_many(Lessons(game, SEEDS + seed), games, workers, bar)
    found = {}
    for bucket in sorted(seen.rows):
        if len(seen.rows[bucket]) < LEAST * MOST * seen.widths[bucket]:
            continue
        found[bucket], report = learn(seen.rows[bucket], seen.widths[bucket], by_points=game != "bal")
        tell(f"{game} {bucket}: {report}")
    return found


def learn(rows: "array[float]", width: int, by_points: bool) -> tuple[dict[str, list[float]], str]:
    """The weights of a bucket, and how well they foresee."""
    import numpy as np  # noqa: PLC0415 - only training needs it

    data = np.frombuffer(rows, np.float32).reshape(-1, MOST, width).astype(np.float64)
    wide, out, points, won = data[:, :, :-3], data[:, :, -3] > 0, data[:, :, -2], data[:, :, -1]
    surprise, by_figures = 0.0, np.zeros(0)
    if not by_points:
        by_figures, surprise = fit_chances(wide, out, won)
        chances = shares(wide, by_figures, out)
        wide = np.concatenate([wide, chances[..., None] * wide[:, :, :TIMES_CHANCE]], axis=2)
    by_row = fit_points(wide[~out], points[~out])
    foreseen = wide @ by_row
    per_point = np.zeros(1)
    if by_points:
        per_point, surprise = fit_chances(foreseen[..., None], out, won)
    error, nats = ((foreseen - points)[~out] ** 2).mean() ** 0.5, np.log((~out).sum(axis=1)).mean()
    weights = {"points": by_row, "chances": by_figures, "per_point": per_point}
    report = (
        f"{len(data)} positions, points ±{error:.2f} of ±{points[~out].std():.2f}, {surprise:.4f} of {nats:.4f} nats"
    )
    return {name: [significant(value) for value in values] for name, values in weights.items()}, report


def fit_points(rows: Any, points: Any) -> Any:
    """Ridge regression."""
    import numpy as np  # noqa: PLC0415 - only training needs it

    pull = RIDGE * np.eye(rows.shape[1])
    pull[0, 0] = 1e-6
    return np.linalg.solve(rows.T @ rows + pull, rows.T @ points)


def fit_chances(x: Any, out: Any, won: Any) -> tuple[Any, float]:
    """A conditional logit by Newton's method; figures that are alike for all seats get no weight."""
    import numpy as np  # noqa: PLC0415 - only training needs it

    scale = np.maximum(x[~out].std(axis=0), 1e-3)
    scaled, worth = x / scale, np.zeros(x.shape[2])
    for _ in range(ROUNDS):
        found = shares(scaled, worth, out)
        slope = np.einsum("pw,pwf->f", won - found, scaled) - PULL * worth
        middle = np.einsum("pw,pwf->pf", found, scaled)
        spread = (scaled * np.sqrt(found)[..., None]).reshape(-1, x.shape[2])
        worth = worth + np.linalg.solve(spread.T @ spread - middle.T @ middle + PULL * np.eye(x.shape[2]), slope)
    surprise = -(won * np.log(np.maximum(shares(scaled, worth, out), 1e-9))).sum(axis=1).mean()
    return worth / scale, float(surprise)


def shares(x: Any, worth: Any, out: Any) -> Any:
    import numpy as np  # noqa: PLC0415 - only training needs it

    scores = np.where(out, -200.0, x @ worth)
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def significant(value: float) -> float:
    """Rounded, so that the last digits of a machine do not matter."""
    return float(f"{value:.4g}")


def written(found: dict[str, Any]) -> str:
    """A bucket a line."""
    lines = [f"{json.dumps(bucket)}:{json.dumps(of, separators=(',', ':'))}" for bucket, of in found.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def tell(line: str) -> None:
    sys.stderr.write(line + "\n")


def main(given: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m chaudron.review.learning", description="Learn what tables are worth."
    )
    parser.add_argument("game", choices=SHELF)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=usual_jobs())
    parser.add_argument("--out", type=Path, default=None)
    args = parser.parse_args(given)
    out = args.out or Path(__file__).parent / "weights" / f"{args.game}.json"
    found = train(args.game, args.seed, args.games, Processes(args.jobs), tell)
    out.write_text(written(found), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
