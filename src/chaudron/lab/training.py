"""What bots learn from games: the same weights from the same seed, wherever and on however many processes.

Every course may have a module `training` with a function `train`. Where nothing but Python and numpy is installed:

    python -m chaudron.lab.training belcastel --games 20000 --seed 1 --jobs 16 --out weights.json --log training.jsonl
"""

import argparse
import importlib
import importlib.resources
import json
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from chaudron.games import SHELF
from chaudron.lab.bad_request import BadRequest, NoWorkers
from chaudron.lab.extras import MissingExtra
from chaudron.lab.tournament.entrants import FOLDERS
from chaudron.lab.tournament.request import file_from, number
from chaudron.lab.workers import Watched, Workers, usual_jobs, workers_from

GAMES = 20_000
"""How many games are played to learn from, unless the course says otherwise (`USUAL_GAMES`)."""

Row = dict[str, Any]
Train = Callable[[int, int, Workers, Callable[[Row], None]], dict[str, Any]]
"""From a seed, so many games played by workers: the weights; and a row of the log for every iteration."""


class TrainingRun(NamedTuple):
    """What is to be learned, and where it is written."""

    game: str
    games: int
    seed: int
    workers: Workers
    out: Path
    log: Path | None

    @property
    def shipped(self) -> Path:
        """Where the weights lie that the bots of this game play with."""
        return Path(str(importlib.resources.files(f"chaudron.bots.{FOLDERS[self.game]}"))) / "weights.json"


def course_of(game: str) -> Any:
    """The module that teaches a game; raises `BadRequest`."""
    if game not in SHELF:
        raise BadRequest("game", given=game, known=", ".join(SHELF))
    name = f"chaudron.lab.{FOLDERS[game]}.training"
    if find_spec(name) is None:
        raise BadRequest("training", given=game)
    return importlib.import_module(name)


def training_run_from(args: argparse.Namespace) -> TrainingRun:
    """Raises `BadRequest`."""
    usual = getattr(course_of(args.game), "USUAL_GAMES", GAMES)
    games = number("--games", args.games or str(usual), 1)
    seed, workers = number("--seed", args.seed, 0), workers_from(number("--jobs", args.jobs, 1), args.on)
    out = file_from(args.out or f"weights-{args.game}.json")
    assert out is not None
    return TrainingRun(args.game, games, seed, workers, out, file_from(args.log))


def learn(run: TrainingRun, tell: Callable[[Row], None], progress: Callable[[int], None] = lambda done: None) -> None:
    """Learn, and write down what was learned; `progress` hears how many games are played. Raises `BadRequest`."""
    train: Train = course_of(run.game).train
    if run.log:
        run.log.write_text("", "utf-8")
    start = perf_counter()

    def log(row: Row) -> None:
        if run.log:
            with run.log.open("a", encoding="utf-8") as file:
                file.write(json.dumps({**row, "seconds": round(perf_counter() - start, 1)}) + "\n")
        tell(row)

    progress(0)
    try:
        weights = train(run.seed, run.games, Watched(run.workers, progress), log)
    except ModuleNotFoundError as error:
        raise BadRequest("numpy", name=error.name or "numpy") from error
    run.out.write_text(written(weights), "utf-8")


def written(weights: dict[str, Any]) -> str:
    """Weights as they are shipped: one name a line, no needless spaces."""
    lines = [f"{json.dumps(name)}:{json.dumps(part, separators=(',', ':'))}" for name, part in weights.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def in_words(row: Row) -> str:
    """A row of the log on one line."""
    figures = {name: f"{value:g}" if isinstance(value, float) else str(value) for name, value in row.items()}
    return ", ".join(f"{name} {figure}" for name, figure in figures.items())


def tell(row: Row) -> None:
    sys.stderr.write(in_words(row) + "\n")
    sys.stderr.flush()


def main(given: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m chaudron.lab.training", description="Learn from games.")
    parser.add_argument("game")
    usual = {"--games": None, "--seed": "1", "--jobs": str(usual_jobs()), "--on": None, "--out": None, "--log": None}
    for name, default in usual.items():
        parser.add_argument(name, default=default)
    try:
        learn(training_run_from(parser.parse_args(given)), tell)
    except (BadRequest, MissingExtra, NoWorkers) as wrong:
        sys.stderr.write(f"{wrong}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
