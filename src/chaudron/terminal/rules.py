"""`chaudron rules`: a rule, or what there is to look up."""

import argparse

from chaudron.games import SHELF
from chaudron.rulebook import UnknownRule
from chaudron.terminal.desk import Desk
from chaudron.terminal.rulebook import contents, find_rule, rule_lines
from chaudron.terminal.trouble import Trouble
from chaudron.words import Words


def add_arguments(parser: argparse.ArgumentParser, speak: Words) -> None:
    parser.add_argument("rule", nargs="?", metavar="ID", help=speak.say("cli-rules-id"))


def run(args: argparse.Namespace, speak: Words) -> int:
    """Show a rule, or what there is to look up."""
    desk = Desk()
    desk.show("\n".join(rules_asked(args.rule or "", speak, desk)))
    return 0


def rules_asked(asked: str, speak: Words, desk: Desk) -> list[str]:
    """A rule; or the contents, of all games or of the one that is named (but `witches` is an option, too)."""
    try:
        return (
            rule_lines(find_rule(speak, asked), desk.width, desk.paint)
            if asked
            else contents(speak, desk.width, desk.paint)
        )
    except UnknownRule as error:
        if asked.strip().lower() in SHELF:
            return contents(speak, desk.width, desk.paint, [asked.strip().lower()])
        raise Trouble("told", told=speak.no_rule(error)) from error
