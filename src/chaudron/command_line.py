"""A command of the command line, found by its name: its arguments are read, and it is carried out."""

import argparse
import difflib
import importlib
import sys
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from chaudron import values
from chaudron.games import SHELF
from chaudron.games.blackwood.errors import BadComponents
from chaudron.kernel.game import BadOption
from chaudron.speech.blackwood import bad_components
from chaudron.terminal.trouble import Trouble
from chaudron.words import LANGUAGES, Words, words

WITH_VALUES = ("play", "serve", "simulate", "tournament", "replay", "verify")
"""The commands that play with card values, which a file may bring."""


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


def carry_out(name: str, where: str, rest: Sequence[str], language: str) -> int:
    """Let a command run; `where` it is written is `module:function of its arguments:function`. Raises `Trouble`."""
    speak = words(language)
    try:
        return _carried_out(name, where, rest, speak)
    except BadOption as error:
        raise Trouble("told", told=speak.bad_option(error)) from error
    except BadComponents as error:
        raise Trouble("told", told=bad_components(speak, error)) from error


def _carried_out(name: str, where: str, rest: Sequence[str], speak: Words) -> int:
    add_arguments, run = _found(where)
    parser = Parser(f"chaudron {name}", speak)
    parser.description = speak.say(f"cli-{name}")
    add_arguments(parser, speak)
    if name in WITH_VALUES:
        values.add_argument(parser, speak)
    args = parser.read(rest)
    if args.help:
        sys.stdout.write(parser.format_help())
        return 0
    if name in WITH_VALUES:
        values.use(args.components)
    return int(run(args, speak))


def _found(where: str) -> tuple[Callable[..., None], Callable[..., int]]:
    module, add_arguments, run = where.split(":")
    found = importlib.import_module(f"chaudron.{module}")
    return getattr(found, add_arguments), getattr(found, run)
