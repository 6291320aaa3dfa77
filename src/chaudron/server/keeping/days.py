"""How long tables stay, as it is asked on a command line."""

import argparse
from pathlib import Path

from chaudron.server.asked import number
from chaudron.server.keeping.keeper import usual_archive
from chaudron.server.keeping.tidying import Retention
from chaudron.terminal.trouble import Trouble
from chaudron.words import Words

MANY_DAYS = 36_500


def add_retention_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    for name in ("unfinished", "finished"):
        parser.add_argument(f"--keep-{name}", metavar=words.say("cli-tidy-days"), help=words.say(f"cli-tidy-{name}"))
    parser.add_argument("--archive", metavar=words.say("cli-file"), help=words.say("cli-tidy-archive"))
    parser.add_argument("--discard", action="store_true", help=words.say("cli-tidy-discard"))


def retention_of(args: argparse.Namespace, store: str) -> Retention:
    """How long tables stay, and where they go then: into an archive, unless they are to be deleted."""
    unfinished = days("--keep-unfinished", args.keep_unfinished)
    finished = days("--keep-finished", args.keep_finished)
    if unfinished is None and finished is None:
        return Retention(archive=Path(args.archive) if args.archive else None)
    file = Path(args.archive) if args.archive else usual_archive(store)
    if file is None and not args.discard:
        raise Trouble("tidy-no-archive")
    return Retention(unfinished, finished, None if args.discard else file)


def days(name: str, text: str | None) -> int | None:
    return None if text is None else number(text, name, 1, MANY_DAYS)
