"""`chaudron words check`: what a language does not say yet, part by part."""

import argparse
import sys
from collections.abc import Iterator

from chaudron.terminal.trouble import FAILED, Trouble
from chaudron.translation import Part, parts
from chaudron.words import LANGUAGES, SPOKEN, Words

CHECK = "check"
LISTED = 12
"""So many of each kind are named, unless all are wanted."""


def add_arguments(parser: argparse.ArgumentParser, speak: Words) -> None:
    parser.add_argument("what", nargs="?", metavar=CHECK, help=speak.say("cli-words-check"))
    parser.add_argument("language", nargs="?", metavar="|".join(SPOKEN), help=speak.say("cli-words-language"))
    parser.add_argument("--all", action="store_true", help=speak.say("cli-words-all"))


def run(args: argparse.Namespace, speak: Words) -> int:
    """Say how complete a language is; those that were translated, where none is named."""
    if args.what is None:
        raise Trouble("missing-value", name="chaudron words")
    if args.what != CHECK:
        raise Trouble("bad-value", given=args.what, name=CHECK)
    if args.language not in (None, *SPOKEN):
        raise Trouble("words-no-language", given=args.language, known=", ".join(SPOKEN))
    languages = [args.language] if args.language else [one for one in SPOKEN if one not in LANGUAGES]
    found = {language: parts(language) for language in languages}
    for language, checked in found.items():
        sys.stdout.write("\n".join(report(language, checked, speak, args.all)) + "\n")
    return 0 if all(part.is_whole for checked in found.values() for part in checked) else FAILED


def report(language: str, checked: list[Part], speak: Words, is_whole: bool = False) -> Iterator[str]:
    """How much of each part is said, and what is not."""
    width = max(len(part.name) for part in checked)
    for part in checked:
        yield f"{part.name:<{width}}  {part.said:>4} / {len(part.keys)}"
        for line in _lacking(part, speak, is_whole):
            yield f"  {line}"
    said, wanted = sum(part.said for part in checked), sum(len(part.keys) for part in checked)
    wrong, idle = (sum(len(getattr(part, kind)) for part in checked) for kind in ("wrong", "idle"))
    yield speak.say("words-said", language=language, said=said, all=wanted, wrong=wrong, idle=idle)


def _lacking(part: Part, speak: Words, is_whole: bool) -> Iterator[str]:
    most = None if is_whole else LISTED
    if part.said:  # of what is not there at all the figure says enough
        yield from _some([speak.say("words-missing", key=key) for key in part.missing], most, speak)
    yield from _some([speak.say("words-idle", key=key) for key in part.idle], most, speak)
    yield from _some([speak.say("words-wrong", key=key, what=what) for key, what in part.wrong], most, speak)


def _some(lines: list[str], most: int | None, speak: Words) -> Iterator[str]:
    yield from lines[:most]
    if most is not None and len(lines) > most:
        yield speak.say("words-more", count=len(lines) - most)
