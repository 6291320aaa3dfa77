"""How good the review is: calibration, skill mark, luck-adjusted results. Every result names its commit and command.

python -m bench.review calibrate belcastel --games 2000 --jobs 16
python -m bench.review skill belcastel --games 80
python -m bench.review luck belcastel --games 160
"""

import argparse
import json
import math
import random
import subprocess
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import Any, Self

from chaudron.bots import RANKS, bot
from chaudron.games import SHELF
from chaudron.kernel.chance import Counter
from chaudron.kernel.record import Play
from chaudron.lab.many import Observer, derived_seed, play_many
from chaudron.lab.workers import Processes, Workers, usual_jobs
from chaudron.review.adjusted import Duel, compared
from chaudron.review.learning import MOST, SEEDS, Lessons, Seen, fit_chances, shares
from chaudron.review.model import Figures, learned
from chaudron.review.reviewing import review

RESULTS = Path(__file__).parent / "results" / "review"
FRESH = 90_001
"""Seeds of games that nothing was learned from."""
BINS = 20
POINTS_AT = {"belcastel": 4, "witches": 4, "bal": 1, "blackwood": 1}
"""Which figure of a row is the points, or Crapzouilles, that a seat has now."""
DRAWS, GAMES_A_DRAW = 2000, 5


def calibrate(game: str, games: int, workers: Workers) -> dict[str, Any]:
    """How often those win who are said to win so often; and Brier scores beside a constant and points alone."""
    import numpy as np  # noqa: PLC0415 - only this needs it

    seen: Seen = play_many(Lessons(game, SEEDS + FRESH), games, workers)
    model = learned(game)
    counts = [[0, 0.0, 0.0] for _ in range(BINS)]
    brier = {"review": 0.0, "constant": 0.0, "points alone": 0.0}
    errors, number, positions = 0.0, 0, 0
    for bucket, rows in seen.rows.items():
        width = seen.widths[bucket]
        data = np.frombuffer(rows, np.float32).reshape(-1, MOST, width).astype(np.float64)
        out, points, won = data[:, :, -3] > 0, data[:, :, -2], data[:, :, -1]
        now = data[:, :, POINTS_AT[game]][..., None]
        half = len(data) // 2
        if half < 2:
            continue
        by_points, _ = fit_chances(now[:half], out[:half], won[:half])
        alone = shares(now, by_points, out)
        for at in range(half, len(data)):
            seated = [seat for seat in range(MOST) if not out[at, seat]]
            values = model.values(Figures(bucket, [list(data[at, seat, :-3]) for seat in seated]))
            foreseen, chances = values[: len(seated)], values[len(seated) :]
            positions += 1
            for place, seat in enumerate(seated):
                result, chance = float(won[at, seat]), chances[place]
                found = counts[min(int(chance * BINS), BINS - 1)]
                found[0], found[1], found[2] = found[0] + 1, found[1] + chance, found[2] + result
                brier["review"] += (chance - result) ** 2
                brier["constant"] += (1 / len(seated) - result) ** 2
                brier["points alone"] += (float(alone[at, seat]) - result) ** 2
                errors += foreseen[place] - points[at, seat]
                number += 1
    table = [{"seats": int(n), "said": round(said / n, 4), "won": round(wins / n, 4)} for n, said, wins in counts if n]
    return {
        "game": game,
        "games": games,
        "positions": positions,
        "brier": {name: round(total / number, 5) for name, total in brier.items()},
        "points_bias": round(errors / number, 3),
        "bins": table,
    }


@dataclass
class Losses(Observer):
    """By level, what every game cost: chances and points lost, a decision."""

    found: dict[str, list[list[float]]] = field(default_factory=dict)
    drift: list[float] = field(default_factory=list)
    residual: float = 0.0

    def merge(self, other: Self) -> None:
        for level, games in other.found.items():
            self.found.setdefault(level, []).extend(games)
        self.drift += other.drift
        self.residual = max(self.residual, other.residual)


@dataclass(frozen=True)
class Mixed:
    """Games of all levels together (a `many.Run`)."""

    game: str
    seed: int

    def observer(self) -> Losses:
        return Losses()

    def play(self, number: int, observer: Any) -> None:
        luck = random.Random(derived_seed(self.seed, number))
        game, players = SHELF[self.game], 5 if self.game in ("bal", "witches") else 4
        levels = luck.sample(RANKS, players)
        play = Play(game, game.box(players, {}), Counter(players, luck.getrandbits(60)))
        bots = [bot(self.game, level, luck.getrandbits(30)) for level in levels]
        while play.table.outcome is None:
            seat, ask = next((seat, ask) for seat, ask in play.table.asks.items() if not ask.lapses)
            play.answer(seat, bots[seat].choose(game.bot_view(play.table, seat), ask))
        made = review(game, play.record)
        for seat, level in enumerate(levels):
            own = max(1, sum(entry.seat == seat for entry in play.record.entries))
            lost = [-parts[seat].own_decisions for parts in (made.points, made.chance)]
            observer.found.setdefault(level, []).append([lost[0] / own, lost[1] / own, lost[0], lost[1]])
            observer.drift += [made.points[seat].drift, made.chance[seat].drift]
            residual = max(abs(parts[seat].residual) for parts in (made.points, made.chance))
            observer.residual = max(observer.residual, residual)


def skill(game: str, games: int, workers: Workers) -> dict[str, Any]:
    """How often five games of each level are enough to put them in their order."""
    losses = play_many(Mixed(game, FRESH), games, workers)
    luck = random.Random(1)
    by_measure = {}
    for at, measure in enumerate(("points a decision", "chances a decision", "points a game", "chances a game")):
        right = 0
        for _ in range(DRAWS):
            means = [
                fmean(one[at] for one in luck.sample(losses.found[level], min(GAMES_A_DRAW, len(losses.found[level]))))
                for level in RANKS
            ]
            right += all(worse > better for worse, better in pairwise(means))
        lost = {level: round(fmean(one[at] for one in losses.found[level]), 4) for level in RANKS}
        by_measure[measure] = {"in_order": right / DRAWS, "lost": lost}
    points, chance = losses.drift[::2], losses.drift[1::2]
    drift = {
        "points_mean": fmean(points),
        "points_rms": math.sqrt(fmean(value**2 for value in points)),
        "chance_mean": fmean(chance),
        "chance_rms": math.sqrt(fmean(value**2 for value in chance)),
    }
    return {
        "game": game,
        "games": games,
        "draws": DRAWS,
        "games_a_draw": GAMES_A_DRAW,
        "by": by_measure,
        "drift": {name: round(value, 3) for name, value in drift.items()},
        "largest_residual": losses.residual,
    }


PAIRS = (("adept", "adept"), ("adept", "apprentice"))


def luck(game: str, games: int, workers: Workers) -> dict[str, Any]:
    """Bots that are equal, and bots of known difference, counted with and without luck."""
    players = 4 if game == "bal" else 2
    found = [compared(Duel(game, one, others, players, FRESH), games, workers) for one, others in PAIRS]
    return {"game": game, "pairs": found}


def commit() -> str:
    """Of the code that was measured."""
    command = ["git", "rev-parse", "--short", "HEAD"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("calibrate", "skill", "luck"))
    parser.add_argument("game", choices=SHELF)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=usual_jobs())
    parser.add_argument("--out", type=Path, default=RESULTS)
    parser.add_argument("--commit", default="")
    args = parser.parse_args()
    found = {"calibrate": calibrate, "skill": skill, "luck": luck}[args.what](
        args.game, args.games, Processes(args.jobs)
    )
    command = f"python -m bench.review {args.what} {args.game} --games {args.games}"
    heading = {"command": command, "commit": args.commit or commit()}
    args.out.mkdir(parents=True, exist_ok=True)
    file = args.out / f"{args.what}-{args.game}.json"
    file.write_text(json.dumps({**heading, **found}, indent=1) + "\n", "utf-8")
    print(f"{file.name}: {json.dumps(found)[:400]}", flush=True)


if __name__ == "__main__":
    main()
