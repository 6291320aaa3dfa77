"""`chaudron rules`: a rule, or what there is to look up."""

import argparse

from chaudron.games import SHELF
from chaudron.rulebook import UnknownRule
from chaudron.terminal.console import Console
from chaudron.terminal.rulebook import contents, find_rule, rule_lines
from chaudron.terminal.trouble import Trouble
from chaudron.words import Words


def add_arguments(parser: argparse.ArgumentParser, speak: Words) -> None:
    parser.add_argument("rule", nargs="?", metavar="ID", help=speak.say("cli-rules-id"))


def run(args: argparse.Namespace, speak: Words) -> int:
    """Show a rule, or what there is to look up."""
    console = Console()
    console.show("\n".join(rules_asked(args.rule or "", speak, console)))
    return 0


def rules_asked(asked: str, speak: Words, console: Console) -> list[str]:
    """A rule; or the contents, of all games or of the one that is named (but `witches` is an option, too)."""
    try:
        return (
            rule_lines(find_rule(speak, asked), console.width, console.paint)
            if asked
            else contents(speak, console.width, console.paint)
        )
    except UnknownRule as error:
        if asked.strip().lower() in SHELF:
            return contents(speak, console.width, console.paint, [asked.strip().lower()])
        raise Trouble("told", told=speak.no_rule(error)) from error
