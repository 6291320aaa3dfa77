"""`chaudron train`: bots learn from games that they play among themselves."""

import argparse
import sys
from time import perf_counter
from typing import Any

from chaudron.lab.bad_request import BadRequest
from chaudron.lab.progress import Bar
from chaudron.lab.training import Row, TrainingRun, in_words, learn, training_run_from
from chaudron.lab.workers import usual_jobs
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
    parser.add_argument("--on", metavar="ray", help=words.say("cli-train-help-on"))
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
    """Learn; how far it has come and every iteration are told on stderr."""
    with Bar(run.games, words.say("cli-train-progress", game=run.game)) as bar:

        def tell(row: Row) -> None:
            bar.console.print(in_words(row), highlight=False, markup=False, soft_wrap=True)

        learn(run, tell, bar)
