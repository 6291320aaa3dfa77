"""`chaudron report games.parquet`: writes one page about the games."""

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any

from chaudron import values
from chaudron.games.belcastel.printed import COMPONENTS
from chaudron.lab.bad_request import BadRequest
from chaudron.lab.extras import MissingExtra
from chaudron.words import Words

USAGE = 2


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    name = words.say("lab-name-file")
    parser.add_argument(
        "games", nargs="?", default="games.parquet", metavar=name, help=words.say("lab-help-report-games")
    )
    parser.add_argument("--out", metavar=name, default="report.html", help=words.say("lab-help-report-out"))


def run(args: argparse.Namespace, words: Words) -> int:
    """Write the page, as a whole or not at all. Returns the exit code."""
    try:
        text = report(Path(args.games), words)
        write(Path(args.out), text)
    except BadRequest as wrong:
        sys.stderr.write(words.say(wrong.key, **{name: str(value) for name, value in wrong.details.items()}) + "\n")
        return USAGE
    sys.stdout.write(words.say("lab-report-done", path=args.out) + "\n")
    return 0


def report(folder: Path, words: Words) -> str:
    try:
        from chaudron.lab.data.parts import about_of  # noqa: PLC0415 - only who reads games needs Parquet
        from chaudron.lab.report.figures import figures  # noqa: PLC0415 - likewise
        from chaudron.lab.report.page import page  # noqa: PLC0415 - likewise

        told = figures(folder)
        about = about_of(folder)
        return page(told, words, command(about, told.games, folder), values.foreign(about.get("options", {})))
    except MissingExtra as missing:
        raise BadRequest("lab-missing-extra", library=missing.library, extra=missing.extra) from missing


def command(about: dict[str, Any], games: int, folder: Path) -> str:
    """What plays these games again; nothing does where they are from records."""
    if "bots" not in about:
        return ""
    chosen = " ".join(
        f"--option {name}={json.dumps(value).strip(chr(34))}"
        for name, value in about["chosen"].items()
        if name != COMPONENTS
    )
    told = f"chaudron simulate {about['game']} --games {games} --players {about['players']}"
    told += f" --bots {','.join(about['bots'])}"
    told += " --components FILE" if values.foreign(about["options"]) else ""
    return f"{told} {chosen} --seed {about['seed']} --out {folder.name}".replace("  ", " ")


def write(path: Path, text: str) -> None:
    new = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        new.write_text(text, "utf-8")
        new.replace(path)
    except OSError as error:
        new.unlink(missing_ok=True)
        raise BadRequest("lab-out-failed", path=path, why=error.strerror or str(error)) from error
