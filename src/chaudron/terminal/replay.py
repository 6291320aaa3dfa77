"""`chaudron replay`: a game told again."""

import argparse
import json
from collections.abc import Sequence
from typing import Any

from chaudron.kernel.bad_record import BadRecord
from chaudron.kernel.chance import Chance, Recorded
from chaudron.kernel.facts import Fact
from chaudron.kernel.game import Game
from chaudron.kernel.record import Play, Record, checked
from chaudron.kernel.sources import chance_from
from chaudron.terminal.console import Console
from chaudron.terminal.faces import face_of
from chaudron.terminal.files import read_record
from chaudron.terminal.log import GameLog, LoggedFact, sentences, told_lines
from chaudron.terminal.trouble import FAILED, Trouble
from chaudron.words import Words


def add_replay_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """The options of `chaudron replay`."""
    parser.add_argument("file", nargs="?", metavar=words.say("cli-file"), help=words.say("cli-verify-file"))
    parser.add_argument("--seat", metavar="N", help=words.say("cli-replay-seat"))
    parser.add_argument("--step", action="store_true", help=words.say("cli-replay-step"))
    parser.add_argument("--json", action="store_true", help=words.say("cli-replay-json"))


def needed_file(args: argparse.Namespace, command: str) -> str:
    if not args.file:
        raise Trouble("missing-file", prog=f"chaudron {command}")
    file: str = args.file
    return file


def written_chance(record: Record) -> Chance:
    """The luck of a record; of one still sealed, the outcomes that it tells."""
    if record.source.get("kind") in ("sealed", "envelope") and record.source.get("secret") is None:
        try:
            return Recorded(record.players, record.draws())
        except IndexError as error:
            raise BadRecord("draws_differ", number=0) from error
    return chance_from(record)


def run_replay(args: argparse.Namespace, words: Words) -> int:
    """Tell a game."""
    file = needed_file(args, "replay")
    try:
        game, record = read_record(file)
        seat = seat_of(args.seat, record.players)
        with face_of(game.name).at_table(record.options):
            if args.json:
                return tell_json(game, record, seat, words)
            return tell(game, record, seat, words, step=args.step)
    except BadRecord as error:
        raise Trouble("record-trouble", FAILED, file=file, why=words.bad_record(error)) from error


def seat_of(text: str | None, players: int) -> int | None:
    """A seat as people count them, from 1."""
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal()) or not 1 <= int(text) <= players:
        raise Trouble("no-such-seat", given=text, players=players)
    return int(text) - 1


def tell(game: Game, record: Record, seat: int | None, words: Words, *, step: bool) -> int:
    """The log in sentences with the rules, and the podium. A record that does not hold is not told at all."""
    console, (log, end) = Console(), whole_log(game, record)
    if step:
        walk(console, game, record, seat, words)
    else:
        show_told(console, game, log.heard(seat), words, record.names)
    console.show()
    if end.table.outcome is None:
        console.show(words.say("replay-unfinished"))
    else:
        show_podium(console, end, log, words)
    return 0


def whole_log(game: Game, record: Record) -> tuple[GameLog, Play]:
    """Everything told in a record, and its end."""
    log, moments = GameLog(), checked(game, record, written_chance(record))
    play = next(moments)
    log.add(0, play.facts)
    for number, play in enumerate(moments, 1):
        log.add(number, play.facts)
    return log, play


def show_told(console: Console, game: Game, heard: Sequence[LoggedFact], words: Words, names: Sequence[str]) -> None:
    said = sentences(game.name, [told.fact for told in heard], words, names)
    for line in told_lines(said, console.paint, console.width, with_rules=True):
        console.show(line)


def walk(console: Console, game: Game, record: Record, seat: int | None, words: Words) -> None:
    """Moment by moment, with the board as the seat saw it; the end of the input ends the walk."""
    log, shown = GameLog(), 0
    for number, play in enumerate(checked(game, record, written_chance(record))):
        log.add(number, play.facts)
        heard = log.heard(seat)
        if len(heard) == shown:
            continue
        view = game.view(play.table, seat)
        console.clear()
        draw = face_of(game.name).board
        console.show(draw(view, words, names=record.names, width=console.width, color=console.paint.color))
        show_told(console, game, heard[shown:], words, record.names)
        shown = len(heard)
        try:
            console.read(console.paint("faded", words.say("replay-step", number=number, of=len(record.entries))))
        except EOFError:
            return


def show_podium(console: Console, play: Play, log: GameLog, words: Words) -> None:
    """Who stands where, and how it came about."""
    view, facts = play.game.view(play.table, None), [told.fact for told in log.told]
    for line in face_of(play.game.name).podium(view, words, play.record.names, console, facts):
        console.show(line)


def tell_json(game: Game, record: Record, seat: int | None, words: Words) -> int:
    """The same as one JSON value: every answer with the facts it told and their sentences."""
    log, _ = whole_log(game, record)
    by_answer: dict[int, list[Fact]] = {}
    for told in log.heard(seat):
        by_answer.setdefault(told.answer, []).append(told.fact)
    story = {
        "game": record.game,
        "version": record.version,
        "players": record.players,
        "names": record.names,
        "options": dict(record.options),
        "seat": None if seat is None else seat + 1,
        "log": [
            {"answer": number, **answer_of(record, number), "facts": [fact_json(game, f, words, record) for f in facts]}
            for number, facts in by_answer.items()
        ],
        "result": record.result,
    }
    Console().show(json.dumps(story, ensure_ascii=False, indent=2))
    return 0


def answer_of(record: Record, number: int) -> dict[str, Any]:
    entry = record.entries[number - 1] if number else None
    return {} if entry is None else {"seat": entry.seat + 1, "choice": entry.choice}


def fact_json(game: Game, fact: Fact, words: Words, record: Record) -> dict[str, Any]:
    text = words.fact(game.name, fact, record.names)
    return {"key": fact.key, "rule": fact.rule, "details": fact.details, "text": text}
