"""The command line: `chaudron play | serve | backup | restore | simulate | tournament | train | replay | verify | …`.

Help and errors speak the user's language. Whatever is wrong is said in one sentence on the error output, with exit
code 2 (the command cannot be carried out as given) or 1 (a record does not hold); nothing is written then.
"""

import argparse
import difflib
import importlib
import io
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, NoReturn

import chaudron
from chaudron import values
from chaudron.games import SHELF
from chaudron.games.blackwood.errors import BadComponents
from chaudron.kernel.game import BadOption
from chaudron.rulebook import UnknownRule
from chaudron.speech.blackwood import bad_components
from chaudron.terminal import play, replay
from chaudron.terminal.desk import Desk
from chaudron.terminal.rulebook import contents, find_rule, rule_lines
from chaudron.terminal.trouble import USAGE, Trouble
from chaudron.words import LANGUAGES, Words, language_from, words

INTERRUPTED = 130


class Command(NamedTuple):
    """What a word after `chaudron` does."""

    add_arguments: Callable[[argparse.ArgumentParser, Words], None]
    run: Callable[[argparse.Namespace, Words], int]


class Parser(argparse.ArgumentParser):
    """A parser that speaks our languages, and raises `Trouble` instead of ending the program."""

    def __init__(self, prog: str, speak: Words) -> None:
        form = argparse.RawDescriptionHelpFormatter
        super().__init__(prog, add_help=False, exit_on_error=False, allow_abbrev=False, formatter_class=form)
        self.speak = speak
        self._positionals.title = speak.say("cli-arguments")
        self._optionals.title = speak.say("cli-options")
        self.add_argument("-h", "--help", action="store_true", help=speak.say("cli-help"))
        self.add_argument("--lang", metavar="|".join(LANGUAGES), help=speak.say("cli-lang"))

    def format_usage(self) -> str:
        formatter = self._get_formatter()
        groups = self._mutually_exclusive_groups
        formatter.add_usage(self.usage, self._actions, groups, prefix=self.speak.say("cli-usage"))
        return formatter.format_help()

    def format_help(self) -> str:
        usual = super().format_help()
        return self.format_usage() + usual[usual.index("\n\n") + 1 :]

    def error(self, message: str) -> NoReturn:
        raise Trouble("bad-value", given=message, name=self.prog)

    def _get_value(self, action: argparse.Action, arg_string: str) -> Any:
        """The value of an argument; a type may raise `Trouble`, or `ArgumentTypeError` with words of its own."""
        try:
            return super()._get_value(action, arg_string)
        except argparse.ArgumentError as error:
            raise Trouble("bad-value", given=arg_string, name=name_of(action)) from error

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            raise Trouble("not-among", given=value, name=name_of(action), allowed=", ".join(map(str, action.choices)))

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        """The arguments of a command; raises `Trouble`."""
        try:
            args, unknown = self.parse_known_args(arguments)
        except argparse.ArgumentError as error:
            needless = "explicit" in str(error)
            raise Trouble("needless-value" if needless else "missing-value", name=error.argument_name) from error
        if unknown and not args.help:
            raise self.unknown(unknown[0])
        return args

    def unknown(self, given: str) -> Trouble:
        name = given.partition("=")[0].removeprefix("--")
        is_of_a_table = any(name in game.options for game in SHELF.values())
        if is_of_a_table and "--option" in self._option_string_actions:
            return Trouble("table-option", given=given, name=name)
        known = [option for action in self._actions for option in action.option_strings]
        near = difflib.get_close_matches(given.partition("=")[0], known, n=1)
        return Trouble("unknown-argument", given=given, prog=self.prog, near=near[0] if near else "none")


def name_of(action: argparse.Action) -> str:
    return "/".join(action.option_strings) or str(action.metavar or action.dest)


# Commands


def add_rules_arguments(parser: argparse.ArgumentParser, speak: Words) -> None:
    parser.add_argument("rule", nargs="?", metavar="ID", help=speak.say("cli-rules-id"))


def run_rules(args: argparse.Namespace, speak: Words) -> int:
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


def later(module: str, add_arguments: str, run: str) -> Command:
    """A command whose module is only loaded when it is asked for."""

    def found(name: str, *given: Any) -> Any:
        return getattr(importlib.import_module(f"chaudron.{module}"), name)(*given)

    return Command(partial(found, add_arguments), partial(found, run))


COMMANDS = {
    "play": Command(play.add_arguments, play.run),
    "serve": later("server.command", "add_serve_arguments", "run_serve"),
    "backup": later("server.command", "add_backup_arguments", "run_backup"),
    "restore": later("server.command", "add_restore_arguments", "run_restore"),
    "simulate": later("lab.simulate", "add_arguments", "run"),
    "tournament": later("lab.tournament.command", "add_arguments", "run"),
    "train": later("lab.train", "add_arguments", "run"),
    "replay": Command(replay.add_replay_arguments, replay.run_replay),
    "verify": Command(replay.add_verify_arguments, replay.run_verify),
    "rules": Command(add_rules_arguments, run_rules),
    "components": Command(values.add_components_arguments, values.run_components),
}
WITH_VALUES = ("play", "serve", "simulate", "tournament", "replay", "verify")
"""The commands that play with card values, which a file may bring."""


def top_help(speak: Words) -> str:
    """`chaudron --help`."""
    lines = [speak.say("cli-about"), "", f"{speak.say('cli-usage')}chaudron {speak.say('cli-command')} …", ""]
    lines += [speak.say("cli-commands") + ":", *[f"  {name:<10} {speak.say(f'cli-{name}')}" for name in COMMANDS], ""]
    options = {"--help": "cli-help", "--version": "cli-version", "--lang": "cli-lang"}
    lines += [speak.say("cli-options") + ":", *[f"  {name:<10} {speak.say(key)}" for name, key in options.items()], ""]
    return "\n".join([*lines, speak.say("cli-more")])


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line; returns the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # what a terminal cannot show must not end a game
    speak = words(language_from(os.environ))
    try:
        speak = words(language_asked(given) or speak.language)
        return carry_out(given, speak)
    except Trouble as trouble:
        return complain(trouble.details["told"] if trouble.key == "told" else say(speak, trouble), trouble.status)
    except BadOption as error:
        return complain(speak.bad_option(error), USAGE)
    except BadComponents as error:
        return complain(bad_components(speak, error), USAGE)
    except KeyboardInterrupt:
        return complain(speak.say("interrupted"), INTERRUPTED)
    except BrokenPipeError:  # whoever read our output has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def say(speak: Words, trouble: Trouble) -> str:
    return speak.say(trouble.key, **trouble.details)


def complain(sentence: str, status: int) -> int:
    sys.stdout.flush()
    sys.stderr.write(sentence + "\n")
    return status


def language_asked(arguments: Sequence[str]) -> str | None:
    """The language named on the command line, wherever it stands."""
    asked = None
    for place, word in enumerate(arguments):
        if word == "--lang" and place + 1 < len(arguments):
            asked = arguments[place + 1]
        elif word.startswith("--lang="):
            asked = word.partition("=")[2]
    if asked is not None and asked not in LANGUAGES:
        raise Trouble("bad-language", given=asked, known=", ".join(LANGUAGES))
    return asked


def carry_out(given: list[str], speak: Words) -> int:
    """Find the command and let it run."""
    name, rest = first_word(given)
    if name in (None, "help"):
        return show_top([word for word in given if word != name], speak)
    if name not in COMMANDS:
        near = difflib.get_close_matches(name, COMMANDS, n=1)
        known = ", ".join(COMMANDS)
        raise Trouble("unknown-command", given=name, near=near[0] if near else "none", known=known)
    parser = Parser(f"chaudron {name}", speak)
    parser.description = speak.say(f"cli-{name}")
    COMMANDS[name].add_arguments(parser, speak)
    if name in WITH_VALUES:
        values.add_argument(parser, speak)
    args = parser.read(rest)
    if args.help:
        sys.stdout.write(parser.format_help())
        return 0
    if name in WITH_VALUES:
        values.use(args.components)
    return COMMANDS[name].run(args, speak)


def first_word(given: list[str]) -> tuple[str | None, list[str]]:
    """The command, and everything else in its order; the language may come first."""
    place = 0
    while place < len(given) and given[place].startswith("-"):
        place += 2 if given[place] == "--lang" else 1
    return (given[place], given[:place] + given[place + 1 :]) if place < len(given) else (None, given)


def show_top(given: list[str], speak: Words) -> int:
    """What can be asked without a command: help, version."""
    top = Parser("chaudron", speak)
    top.add_argument("--version", action="store_true", help=speak.say("cli-version"))
    args = top.read(given)
    sys.stdout.write(f"chaudron {chaudron.__version__}\n" if args.version else top_help(speak) + "\n")
    return 0
