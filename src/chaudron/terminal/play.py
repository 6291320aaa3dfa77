"""`chaudron play`: people at one keyboard, against each other and against bots."""

import argparse
import os
from collections.abc import Mapping, Sequence

from chaudron.bots import USUAL, bot
from chaudron.games import SHELF
from chaudron.games.bal.formula import plain
from chaudron.games.code import spoken_code
from chaudron.games.short_code import is_short, long_code
from chaudron.kernel.chance import MASK, Chance, Counter, commitment
from chaudron.kernel.envelope import Envelope, Enveloped, fingerprint
from chaudron.kernel.game import Box, Game, Option
from chaudron.kernel.record import Play
from chaudron.terminal.console import Console
from chaudron.terminal.files import RecordFile, own_record_file, printable
from chaudron.terminal.page import Page
from chaudron.terminal.session import Session
from chaudron.terminal.trouble import PlayerLeft, Trouble
from chaudron.words import Words, family

WRITTEN = {
    "belcastel": {"seat": "0|1|2|3", "mix": "g1-b4-r2-y2-p3"},
    "witches": {"mix": "g5-b2-r1-y4-p3-k6-l5", "chosen": "S2-C1-G3"},
    "bal": {"seat": "0|1|2|3|4|5", "seconds": "1…600", "0..1": "0…1"},
    "blackwood": {"seat": "0|1|2|3", "0 = unlimited": "0", "1..n": "1…99"},
}
"""How the values are written that stand for others, in each game."""
COMPANY = 2
"""How many bots join, as far as there are seats."""


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """The options of `chaudron play`."""

    def about(name: str) -> str:
        return words.say(f"cli-play-{name}")

    parser.add_argument("setup", nargs="*", metavar=about("game-name"), help=about("game"))
    parser.add_argument("--players", metavar="N", help=about("players"))
    parser.add_argument("--people", metavar="N|A,B", default="1", help=about("people"))
    parser.add_argument("--as", metavar="A,B", default="", dest="figures", help=about("as"))
    parser.add_argument("--bots", metavar=about("level-name"), default="", help=about("bots"))
    parser.add_argument("--seed", metavar="N", help=about("seed"))
    parser.add_argument("--option", metavar="X=Y", action="append", default=[], help=about("option"))
    parser.add_argument("--record", metavar=words.say("cli-file"), help=about("record"))
    parser.add_argument("--no-color", action="store_true", help=about("no-color"))
    parser.add_argument("--linear", action="store_true", help=about("linear"))
    parser.epilog = options_help(words)


def options_help(words: Words) -> str:
    """Every table option of every game with its values, the default first; of an expansion, those that it adds."""
    lines: list[str] = []
    for name, game in SHELF.items():
        usual = {} if family(name) == name else SHELF[family(name)].options
        own = {option: about for option, about in game.options.items() if about != usual.get(option)}
        lines += ["", words.say(f"cli-play-options-{name}"), *option_lines(name, own, words)]
    return "\n".join(lines[1:])


def option_lines(game: str, options: Mapping[str, Option], words: Words) -> list[str]:
    """Two lines for each option: how it is written, and what it means."""
    lines: list[str] = []
    for name, about in options.items():
        values = [str(value) for value in (about.default, *about.values)]
        written = [WRITTEN[game].get(value, value.lower()) for value in values if value]
        lines.append(f"  {name}={'|'.join(dict.fromkeys(written))}")
        lines.append(f"      {words.say(f'{family(game)}-option-{name}.help')} [{about.rule}]")
    return lines


def run(args: argparse.Namespace, words: Words) -> int:
    """Play a game to its end, or until somebody leaves. Nothing is written when the command is wrong."""
    game, seats, options = setup_of(args.setup)
    people = people_named(args.people, words)
    wanted = number(args.players, "--players") if args.players else seats
    players = min(len(people) + COMPANY, game.players[-1]) if wanted is None else wanted
    if len(people) > players:
        raise Trouble("too-many-people", people=len(people), players=players)
    wished = {**options, **dict(map(option, args.option))}
    box = game.box(players, game.seated(wished, range(len(people)), None))
    figures = figures_named(args.figures, game, len(people), players)
    seed = None if args.seed is None else seed_of(args.seed)
    names = people + bot_names(words, people)[: players - len(people)]
    level = args.bots or USUAL
    bots = {seat: bot(game.name, level, (seed or 0) + seat) for seat in range(len(people), players)}
    file = record_file(args.record, game)
    console = Console(color=not args.no_color, linear=args.linear)
    if console.is_terminal and args.people == "1":
        names[0] = ask_name(console, words, names)
    seated = {name: level if seat in bots else "" for seat, name in enumerate(names)}
    play = Play(game, box, chance_for(seed, game, box, seated), names)
    session = Session(play, bots, console, words, file)
    session.figures = figures
    return play_to_the_end(session, level)


def figures_named(text: str, game: Game, people: int, players: int) -> list[str]:
    """[BAL-1.10] The witches of the people, in their order, and what is left for all others."""
    named = [plain(name, strict=False) for name in text.split(",")] if text else []
    for name in named:
        if name and (name not in game.figures or named.count(name) > 1):
            raise Trouble("unknown-witch", given=text, known=", ".join(game.figures))
    if len(named) > people:
        raise Trouble("too-many-witches", given=len(named), people=people)
    return game.figures_of(named + [""] * (players - len(named)))


def setup_of(words: Sequence[str]) -> tuple[Game, int | None, dict[str, str]]:
    """What is played, by how many, with which options: as in a setup code, `BAL-A4-1C` or `bal 4 level=hard`."""
    code = words[0] if len(words) == 1 else ""
    name, *rest = long_code(code).split() if is_short(code) else words or ["belcastel"]
    game, players = game_named(name), None
    if rest and rest[0].isascii() and rest[0].isdecimal():
        players = int(rest.pop(0))
    return game, players, dict(map(option, rest))


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
        return known[: int(text)] if int(text) <= len(known) else ["?"] * int(text)
    names = [printable(name.strip()) for name in text.split(",")]
    if not all(names) or len({name.casefold() for name in names}) < len(names):
        raise Trouble("bad-names", given=text)
    return names


def bot_names(words: Words, taken: Sequence[str]) -> list[str]:
    used = {name.casefold() for name in taken}
    return [name for name in words.say("names-bots").split() if name.casefold() not in used]


def ask_name(console: Console, words: Words, names: Sequence[str]) -> str:
    """One question before the first game: what to call the player."""
    try:
        typed = printable(console.read(words.say("your-name", name=names[0]) + " "))
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


def chance_for(seed: int | None, game: Game, box: Box, seated: Mapping[str, str]) -> Chance:
    """Sealed luck that can be checked afterwards; or, with a seed, luck that can be had again.

    `seated`: the names, each with the level of a bot; empty for people, who bring no salts to one keyboard.
    """
    if seed is not None:
        return Counter(len(seated), seed)
    secret, nobody = os.urandom(32), [""] * len(seated)
    about = (game.name, game.version, box.players, dict(box.options), [*seated], [*seated.values()])
    return Enveloped(secret, Envelope("", *about, commitment(secret), nobody).text(), nobody)


def play_to_the_end(session: Session, level: str) -> int:
    """The whole evening: greeting, game, podium. Whatever happens, the record is kept and said where."""
    console = session.console
    try:
        with session.face.at_table(session.play.box.options):
            welcome(session, level)
            session.run()
            show_end(session)
    except (EOFError, KeyboardInterrupt, PlayerLeft) as end:
        session.keep()
        console.show()
        session.tell("left-by-choice" if isinstance(end, PlayerLeft) else "left")
        say_where(session)
        return 0 if isinstance(end, PlayerLeft) else 130 if isinstance(end, KeyboardInterrupt) else 1
    return 0


def welcome(session: Session, level: str) -> None:
    """Who plays, what it is about, and the seal on the luck to come."""
    people = [session.names[seat] for seat in sorted(session.people)]
    bots = [session.names[seat] for seat in session.bots]
    family, say = session.face.family, session.words.say
    session.console.clear()
    code = spoken_code(session.play.game, session.play.box)
    session.console.show(session.console.paint("title", say(f"title-{session.play.game.name}")) + f" · {code}\n")
    session.tell(f"welcome-people-{family}", people=session.words.listed(people), count=len(people))
    if bots:
        about = {"bots": session.words.listed(bots), "count": len(bots), "level": say(f"bot-{level}")}
        session.tell(f"welcome-bots-{family}", **about)
    session.console.show()
    session.tell(f"welcome-goal-{family}")
    session.face.introduce(session)
    session.console.show()
    say_luck(session)
    session.tell("welcome-no-record" if session.file is None else "welcome-record", file=file_of(session))
    session.console.show()
    session.tell("welcome-help")
    session.console.wait("\n" + say(f"welcome-start-{family}"))


def say_luck(session: Session) -> None:
    """The seal, or the seed."""
    source = session.play.record.source
    if source["kind"] == "envelope":
        session.tell("welcome-sealed")
        session.console.show(f"  {fingerprint(source['envelope']).hex()}")
    else:
        session.tell("welcome-seed", seed=str(int(source["seed"], 16)))


def file_of(session: Session) -> str:
    return str(session.file.path) if session.file else ""


def show_end(session: Session) -> None:
    """The podium, how it came about, and what can be done with the record."""
    console = session.console
    session.read[None] = max(session.read.values()) if len(session.people) > 1 else 0
    Page(session, session.people[0] if len(session.people) == 1 else None).close()
    facts = [told.fact for told in session.log.told]
    console.clear()
    for line in session.face.podium(session.view(None), session.words, session.names, console, facts):
        console.show(line)
    if session.play.record.source["kind"] == "envelope":
        session.tell("end-sealed", draws=sum(1 for _ in session.play.record.draws()))
    say_where(session)


def say_where(session: Session) -> None:
    """Where the record is, and what it is good for."""
    if session.file is None:
        session.tell("record-nowhere")
        return
    file = file_of(session)
    session.tell("record-kept", file=file)
    command = "verify" if session.table.outcome is not None else "replay"
    session.console.show(f"  chaudron {command} {file}")
