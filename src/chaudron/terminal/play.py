"""`chaudron play`: people at one keyboard, against each other and against bots."""

import argparse
import os
from collections.abc import Iterable, Sequence
from typing import Any

from chaudron.bots import LEVELS, bot
from chaudron.games import SHELF
from chaudron.games.belcastel.box import OPTIONS
from chaudron.games.belcastel.witches.box import TABLE_OPTIONS
from chaudron.kernel.chance import MASK, Chance, Counter, Sealed
from chaudron.kernel.game import Game
from chaudron.kernel.record import Play
from chaudron.terminal.desk import Desk
from chaudron.terminal.files import RecordFile, own_record_file, printable
from chaudron.terminal.page import Page
from chaudron.terminal.paint import wrap
from chaudron.terminal.podium import Podium, point_sources
from chaudron.terminal.session import Session
from chaudron.terminal.trouble import Left, Trouble
from chaudron.words import Words

WRITTEN = {"seat": "0|1|2|3", "mix": "g1-b4-r2-y2-p3", "chosen": "S2-C1-G3"}
"""How the values are written that stand for others."""
WRITTEN_WITH_WITCHES = {**WRITTEN, "mix": "g5-b2-r1-y4-p3-k6-l5"}
MOST_PEOPLE = 5
"""So many names there are for people who give none."""
COMPANY = 2
"""How many bots join, as far as there are seats."""


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """The options of `chaudron play`."""

    def about(name: str) -> str:
        return words.say(f"cli-play-{name}")

    parser.add_argument("game", nargs="?", default="belcastel", metavar=about("game-name"), help=about("game"))
    parser.add_argument("--players", metavar="N", help=about("players"))
    parser.add_argument("--people", metavar="N|A,B", default="1", help=about("people"))
    parser.add_argument("--bots", metavar=about("level-name"), default="", help=about("bots"))
    parser.add_argument("--seed", metavar="N", help=about("seed"))
    parser.add_argument("--option", metavar="X=Y", action="append", default=[], help=about("option"))
    parser.add_argument("--record", metavar=words.say("cli-file"), help=about("record"))
    parser.add_argument("--no-color", action="store_true", help=about("no-color"))
    parser.add_argument("--linear", action="store_true", help=about("linear"))
    parser.epilog = options_help(words)


def options_help(words: Words) -> str:
    """Every table option with its values, the default first."""
    more = {name: about for name, about in TABLE_OPTIONS.items() if about is not OPTIONS.get(name)}
    lines = [words.say("cli-play-options"), *option_lines(OPTIONS.items(), WRITTEN, words), ""]
    lines += [words.say("cli-play-options-witches"), *option_lines(more.items(), WRITTEN_WITH_WITCHES, words)]
    return "\n".join(lines)


def option_lines(options: Iterable[tuple[str, Any]], written: dict[str, str], words: Words) -> list[str]:
    """Two lines for each option: how it is written, and what it means."""
    lines: list[str] = []
    for name, about in options:
        values = sorted(about["values"], key=lambda value: value != about["default"])
        lines.append(f"  {name}={'|'.join(written.get(value, str(value).lower()) for value in values)}")
        lines.append(f"      {words.say(f'belcastel-option-{name}.help')} [{about['id']}]")
    return lines


def run(args: argparse.Namespace, words: Words) -> int:
    """Play a game to its end, or until somebody leaves. Nothing is written when the command is wrong."""
    game = game_named(args.game)
    people = people_named(args.people, words)
    players = number(args.players, "--players") if args.players else min(len(people) + COMPANY, game.players[-1])
    box = game.box(players, dict(map(option, args.option)))
    if len(people) > players:
        raise Trouble("too-many-people", people=len(people), players=players)
    seed = None if args.seed is None else seed_of(args.seed)
    names = people + bot_names(words, people)[: players - len(people)]
    level = args.bots or list(LEVELS[game.name])[-1]
    bots = {seat: bot(game.name, level, (seed or 0) + seat) for seat in range(len(people), players)}
    file = record_file(args.record, game)
    desk = Desk(color=not args.no_color, linear=args.linear)
    if desk.is_terminal and args.people == "1":
        names[0] = ask_name(desk, words, names)
    play = Play(game, box, chance_for(seed, names), names)
    return play_to_the_end(Session(play, bots, desk, words, file), level)


def game_named(name: str) -> Game:
    if name not in SHELF:
        raise Trouble("unknown-game", given=name, known=", ".join(SHELF))
    return SHELF[name]


def number(text: str, name: str) -> int:
    if not (text.isascii() and text.isdecimal()):
        raise Trouble("not-a-number", name=name, given=text)
    return int(text)


def seed_of(text: str) -> int:
    seed = number(text, "--seed")
    if seed > MASK:
        raise Trouble("seed-too-big", given=text)
    return seed


def option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise Trouble("bad-option-form", given=text)
    return name.strip(), value.strip()


def people_named(text: str, words: Words) -> list[str]:
    """How many people there are, or their names; who has no name yet gets one."""
    if text.isdecimal():
        if int(text) < 1:
            raise Trouble("no-people")
        known = words.say("names-people").split()
        return known[: int(text)] if int(text) <= MOST_PEOPLE else ["?"] * int(text)
    names = [printable(name.strip()) for name in text.split(",")]
    if not all(names) or len({name.casefold() for name in names}) < len(names):
        raise Trouble("bad-names", given=text)
    return names


def bot_names(words: Words, taken: Sequence[str]) -> list[str]:
    used = {name.casefold() for name in taken}
    return [name for name in words.say("names-bots").split() if name.casefold() not in used]


def ask_name(desk: Desk, words: Words, names: Sequence[str]) -> str:
    """One question before the first game: what to call the player."""
    try:
        typed = printable(desk.read(words.say("your-name", name=names[0]) + " "))
    except EOFError:
        typed = ""
    return names[0] if not typed or typed in names[1:] else typed


def record_file(named: str | None, game: Game) -> RecordFile | None:
    """Where the record goes: where the player says, or the player's own data folder."""
    if named is None:
        return own_record_file(game.name, os.environ)
    file = RecordFile.named(named)
    file.claim()
    return file


def chance_for(seed: int | None, names: Sequence[str]) -> Chance:
    """Sealed luck that can be checked afterwards; or, with a seed, luck that can be had again."""
    return Sealed(len(names), os.urandom(32), names) if seed is None else Counter(len(names), seed)


def play_to_the_end(session: Session, level: str) -> int:
    """The whole evening: greeting, game, podium. Whatever happens, the record is kept and said where."""
    desk = session.desk
    try:
        welcome(session, level)
        session.run()
        show_end(session)
    except (EOFError, KeyboardInterrupt, Left) as end:
        session.keep()
        desk.show()
        say(session, "left-by-choice" if isinstance(end, Left) else "left")
        say_where(session)
        return 0 if isinstance(end, Left) else 130 if isinstance(end, KeyboardInterrupt) else 1
    return 0


def say(session: Session, key: str, **details: object) -> None:
    for line in wrap(session.words.say(key, **details), session.desk.width):
        session.desk.show(line)


def welcome(session: Session, level: str) -> None:
    """Who plays, what it is about, and the seal on the luck to come."""
    people = [session.names[seat] for seat in sorted(session.people)]
    bots = [session.names[seat] for seat in session.bots]
    session.desk.wipe()
    session.desk.show(session.desk.paint("title", session.words.say("welcome", game=session.play.game.name)) + "\n")
    say(session, "welcome-people", people=session.words.listed(people), count=len(people))
    if bots:
        say(
            session,
            "welcome-bots",
            bots=session.words.listed(bots),
            count=len(bots),
            level=session.words.say(f"bot-{level}"),
        )
    session.desk.show()
    say(session, "welcome-goal")
    say_witches(session)
    session.desk.show()
    say_luck(session)
    say(session, "welcome-no-record" if session.file is None else "welcome-record", file=file_of(session))
    session.desk.show()
    say(session, "welcome-help")
    session.desk.wait("\n" + session.words.say("welcome-start"))


def say_witches(session: Session) -> None:
    """[WIT-1.2] Who is turned up, and how she is called."""
    if not session.table.witches:
        return
    say(session, "welcome-witches")
    for witch in session.table.witches:
        name, effect = (session.words.say(f"belcastel-witch-{witch}{form}") for form in ("", ".short"))
        witch_said = session.words.say("board-witch-short", id=witch, name=name, state="")
        say(session, "board-witch", witch=witch_said, effect=effect, state="now", phase="")


def say_luck(session: Session) -> None:
    """The seal, or the seed."""
    source = session.play.record.source
    if source["kind"] == "sealed":
        say(session, "welcome-sealed")
        session.desk.show(f"  {source['commitment']}")
    else:
        say(session, "welcome-seed", seed=str(int(source["seed"], 16)))


def file_of(session: Session) -> str:
    return str(session.file.path) if session.file else ""


def show_end(session: Session) -> None:
    """The podium, how the points came, and what can be done with the record."""
    desk, table = session.desk, session.table
    Page(session, session.facing if session.facing is not None else session.people[0]).close()
    restores = table.box.options["second_chance_restores"] == "everything"
    podium = Podium(session.view(None), session.words, session.names, desk)
    desk.wipe()
    for line in podium.lines(point_sources([told.fact for told in session.log.told], restores)):
        desk.show(line)
    if session.play.record.source["kind"] == "sealed":
        say(session, "end-sealed", draws=sum(1 for _ in session.play.record.draws()))
    say_where(session)


def say_where(session: Session) -> None:
    """Where the record is, and what it is good for."""
    if session.file is None:
        say(session, "record-nowhere")
        return
    file = file_of(session)
    say(session, "record-kept", file=file)
    command = "verify" if session.table.outcome is not None else "replay"
    session.desk.show(f"  chaudron {command} {file}")
