"""The command line: `chaudron play | serve | backup | restore | simulate | report | tournament | train | replay | …`.

Help and errors speak the user's language. Whatever is wrong is said in one sentence on the error output, with exit
code 2 (the command cannot be carried out as given) or 1 (a record does not hold); nothing is written then. What else
`verify` finds has codes of its own. Only what a command needs is loaded: help comes at once.
"""

import difflib
import importlib
import io
import os
import sys
from collections.abc import Sequence

import chaudron
from chaudron.rulebook import SPOKEN
from chaudron.terminal.trouble import Trouble
from chaudron.texts import Texts, language_from, texts

INTERRUPTED = 130

COMMANDS = {
    "play": "terminal.play:add_arguments:run",
    "serve": "server.command:add_serve_arguments:run_serve",
    "install-service": "service:add_arguments:run",
    "backup": "server.backup_command:add_backup_arguments:run_backup",
    "restore": "server.backup_command:add_restore_arguments:run_restore",
    "tidy": "server.keeping.command:add_tidy_arguments:run_tidy",
    "doctor": "server.doctor.command:add_doctor_arguments:run_doctor",
    "simulate": "lab.simulate:add_arguments:run",
    "report": "lab.report.command:add_arguments:run",
    "tournament": "lab.tournament.command:add_arguments:run",
    "train": "lab.train:add_arguments:run",
    "replay": "terminal.replay:add_replay_arguments:run_replay",
    "verify": "terminal.verify:add_arguments:run",
    "review": "review.command:add_arguments:run",
    "rules": "terminal.rules:add_arguments:run",
    "words": "terminal.translation:add_arguments:run",
    "components": "values:add_components_arguments:run_components",
}
"""What a word after `chaudron` does: the module, what adds its arguments, what runs it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line; returns the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # what a terminal cannot show must not end a game
    speak = texts(language_from(os.environ))
    try:
        speak = texts(language_asked(given) or speak.language)
        return carry_out(given, speak)
    except Trouble as trouble:
        return complain(trouble.details["told"] if trouble.key == "told" else say(speak, trouble), trouble.status)
    except KeyboardInterrupt:
        return complain(speak.say("interrupted"), INTERRUPTED)
    except BrokenPipeError:  # whoever read our output has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def say(speak: Texts, trouble: Trouble) -> str:
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
    if asked is not None and asked not in SPOKEN:
        raise Trouble("bad-language", given=asked, known=", ".join(SPOKEN))
    return asked


def carry_out(given: list[str], speak: Texts) -> int:
    """Find the command and let it run."""
    name, rest = first_word(given)
    if name in (None, "help"):
        return show_top([word for word in given if word != name], speak)
    if name not in COMMANDS:
        near = difflib.get_close_matches(name, COMMANDS, n=1)
        known = ", ".join(COMMANDS)
        raise Trouble("unknown-command", given=name, near=near[0] if near else "none", known=known)
    heavy = importlib.import_module("chaudron.command_line")
    return int(heavy.carry_out(name, COMMANDS[name], rest, speak.language))


def first_word(given: list[str]) -> tuple[str | None, list[str]]:
    """The command, and everything else in its order; the language may come first."""
    place = 0
    while place < len(given) and given[place].startswith("-"):
        place += 2 if given[place] == "--lang" else 1
    return (given[place], given[:place] + given[place + 1 :]) if place < len(given) else (None, given)


def show_top(given: list[str], speak: Texts) -> int:
    """What can be asked without a command: help, version."""
    place, is_version = 0, False
    while place < len(given):
        word = given[place]
        if word not in ("-h", "--help", "--version", "--lang") and not word.startswith("--lang="):
            near = difflib.get_close_matches(word, ["--help", "--version", "--lang"], n=1)
            raise Trouble("unknown-argument", given=word, prog="chaudron", near=near[0] if near else "none")
        if word == "--lang" and place + 1 == len(given):
            raise Trouble("missing-value", name=word)
        is_version = is_version or word == "--version"
        place += 2 if word == "--lang" else 1
    sys.stdout.write(f"chaudron {chaudron.__version__}\n" if is_version else top_help(speak) + "\n")
    return 0


def top_help(speak: Texts) -> str:
    """`chaudron --help`."""
    lines = [speak.say("cli-about"), "", f"{speak.say('cli-usage')}chaudron {speak.say('cli-command')} …", ""]
    lines += [speak.say("cli-commands") + ":", *[f"  {name:<15} {speak.say(f'cli-{name}')}" for name in COMMANDS], ""]
    options = {"--help": "cli-help", "--version": "cli-version", "--lang": "cli-lang"}
    lines += [
        speak.say("cli-options") + ":",
        *[f"  {name:<15} {speak.say(key, known=', '.join(SPOKEN))}" for name, key in options.items()],
        "",
    ]
    return "\n".join([*lines, speak.say("cli-more")])
