"""`chaudron train`: bots learn from games that they play among themselves."""

import argparse
import sys
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from chaudron.lab.bad_request import BadRequest
from chaudron.lab.many import usual_jobs
from chaudron.lab.training import Row, TrainingRun, in_words, learn, training_run_from
from chaudron.words import Words

USAGE = 2
GAME = "belcastel"


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Values are read by `run`, which explains what is wrong with them in the language of the words."""

    def add(name: str, default: str | None, kind: str, **more: Any) -> None:
        text = words.say(f"cli-train-help-{name.removeprefix('--')}", default=default or "")
        parser.add_argument(name, default=default, metavar=words.say(f"cli-tournament-name-{kind}"), help=text, **more)

    add("game", GAME, "game", nargs="?")
    add("--games", None, "number")
    add("--seed", "1", "number")
    add("--jobs", str(usual_jobs()), "number")
    add("--out", None, "file")
    add("--log", None, "file")


def run(args: argparse.Namespace, words: Words) -> int:
    """Learn, and say how to try what was learned. Returns the exit code."""
    start = perf_counter()
    try:
        run = training_run_from(args)
        attend(run, words)
    except BadRequest as wrong:
        sys.stderr.write(words.say(f"cli-train-wrong-{wrong.key}", **wrong.details) + "\n")
        return USAGE
    seconds = perf_counter() - start
    sys.stdout.write(words.say("cli-train-done", file=run.out, games=run.games, seconds=seconds) + "\n")
    sys.stdout.write(words.say("cli-train-try", shipped=run.shipped, game=run.game) + "\n")
    return 0


def attend(run: TrainingRun, words: Words) -> None:
    """Learn; every iteration is told on stderr, and a terminal shows for how long it has been going on."""
    console = Console(stderr=True)
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        bar.add_task(words.say("cli-train-progress", game=run.game, games=run.games), total=None)

        def tell(row: Row) -> None:
            console.print(in_words(row), highlight=False, markup=False, soft_wrap=True)

        learn(run, tell)
