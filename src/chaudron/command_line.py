"""A command of the command line, found by its name: its arguments are read, and it is carried out."""

import argparse
import difflib
import functools
import importlib
import sys
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from chaudron import values
from chaudron.games import SHELF
from chaudron.games.belcastel.own_code import OwnCodeFailed
from chaudron.games.blackwood.errors import BadComponents
from chaudron.kernel.game import BadOption
from chaudron.lab.bad_request import NoWorkers
from chaudron.lab.extras import MissingExtra
from chaudron.speech.blackwood import bad_components
from chaudron.terminal.trouble import Trouble
from chaudron.words import SPOKEN, Words, words

WITH_VALUES = ("play", "serve", "simulate", "tournament", "replay", "verify", "review")
"""The commands that play with card values, which a file may bring."""


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Help that begins with our word for usage."""

    def __init__(self, prog: str, speak: Words) -> None:
        super().__init__(prog)
        self.speak = speak

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, prefix or self.speak.say("cli-usage"))


class Parser(argparse.ArgumentParser):
    """A parser that speaks our languages, and raises `Trouble` instead of ending the program."""

    def __init__(self, prog: str, speak: Words) -> None:
        form = functools.partial(Formatter, speak=speak)
        super().__init__(prog, add_help=False, exit_on_error=False, allow_abbrev=False, formatter_class=form)
        self.positionals = self.add_argument_group(speak.say("cli-arguments"))
        self.optionals = self.add_argument_group(speak.say("cli-options"))
        self.names: list[str] = []
        """Of all options."""
        self.add_argument("-h", "--help", action="store_true", help=speak.say("cli-help"))
        self.add_argument("--lang", metavar="|".join(SPOKEN), help=speak.say("cli-lang", known=", ".join(SPOKEN)))

    def add_argument(self, *names: Any, **about: Any) -> argparse.Action:
        """As ever; a value that is none, by its `type`, is `Trouble`."""
        is_option = names[0].startswith("-")
        self.names += names if is_option else ()
        if "type" in about:
            shown = "/".join(names) if is_option else str(about.get("metavar") or names[0])
            about["type"] = functools.partial(_value, about["type"], shown)
        return (self.optionals if is_option else self.positionals).add_argument(*names, **about)

    def error(self, message: str) -> NoReturn:
        raise Trouble("bad-value", given=message, name=self.prog)

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
        if is_of_a_table and "--option" in self.names:
            return Trouble("table-option", given=given, name=name)
        near = difflib.get_close_matches(given.partition("=")[0], self.names, n=1)
        return Trouble("unknown-argument", given=given, prog=self.prog, near=near[0] if near else "none")


def _value(kind: Callable[[str], Any], name: str, given: str) -> Any:
    """What was typed, as a value of its kind, which may raise `Trouble` with words of its own."""
    try:
        return kind(given)
    except (ValueError, TypeError) as error:
        raise Trouble("bad-value", given=given, name=name) from error


def carry_out(name: str, where: str, rest: Sequence[str], language: str) -> int:
    """Let a command run; `where` it is written is `module:function of its arguments:function`. Raises `Trouble`."""
    speak = words(language)
    try:
        return _carried_out(name, where, rest, speak)
    except BadOption as error:
        raise Trouble("told", told=speak.bad_option(error)) from error
    except (MissingExtra, NoWorkers) as error:
        raise Trouble("told", told=speak.say(error.key, **error.details)) from error
    except OwnCodeFailed as error:
        raise Trouble("told", told=speak.say("own-code-failed", **error.details)) from error
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
