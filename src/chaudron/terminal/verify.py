"""`chaudron verify`: every draw of a game recounted, and what that proves."""

import argparse

from chaudron.kernel.bad_record import BadRecord
from chaudron.kernel.envelope import fingerprint
from chaudron.kernel.game import Game
from chaudron.kernel.house_list import look_up, read_list
from chaudron.kernel.record import Record, checked
from chaudron.kernel.verdict import EXIT_CODES, HOUSE, PARTLY, RECORDED, Verdict, verdict
from chaudron.terminal.console import Console
from chaudron.terminal.faces import face_of
from chaudron.terminal.files import read_json, read_record
from chaudron.terminal.replay import needed_file, written_chance
from chaudron.terminal.trouble import FAILED, Trouble
from chaudron.words import Words

MOST_NAMED = 12
"""As many answers as are worth naming."""


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """The options of `chaudron verify`."""
    parser.add_argument("file", nargs="?", metavar=words.say("cli-file"), help=words.say("cli-verify-file"))
    parser.add_argument("--list", metavar=words.say("cli-file"), help=words.say("cli-verify-list"))


def run(args: argparse.Namespace, words: Words) -> int:
    """Recompute every draw, and say what was checked; the exit code says what is proven."""
    file = needed_file(args, "verify")
    try:
        game, record = read_record(file)
        *_, _ = checked(game, record, written_chance(record))
        if args.list:
            look_up(record, read_list(read_json(args.list)))
    except BadRecord as error:
        raise Trouble("record-trouble", FAILED, file=file, why=words.bad_record(error)) from error
    console, found = Console(), verdict(record)
    for line in [*report(game, record, words), *listed(args, words), *proven(record, found, words)]:
        console.show(line)
    return EXIT_CODES[found.kind]


def report(game: Game, record: Record, words: Words) -> list[str]:
    """What was checked."""
    say = words.say
    lines = [*origin(record, words), *counted(record, words)]
    if record.version != game.version:
        lines.append(say("verify-version", found=record.version, known=game.version))
    if record.result is None:
        return [*lines, say("replay-unfinished")]
    result = face_of(record.game).result(words, record.names, record.result["points"], record.result["places"])
    head = [say("verify-head", head=record.head)] if record.head else []
    return [*lines, say("verify-result", scores=words.listed(result)), *head]


def counted(record: Record, words: Words) -> list[str]:
    """How many draws are right; of a game that goes on from another, how many were drawn there."""
    draws, answers = sum(1 for _ in record.draws()), len(record.entries)
    if record.resumed is None:
        return [words.say("verify-draws", draws=draws, answers=answers)]
    moment = record.resumed["moment"]
    after = sum(len(entry.draws) for entry in record.entries[moment:])
    return [
        words.say("verify-given", count=moment, draws=draws - after),
        words.say("verify-draws", draws=after, answers=answers - moment),
    ]


def origin(record: Record, words: Words) -> list[str]:
    """Where chance came from."""
    source, say = record.source, words.say
    opened = [say("verify-secret")] if source.get("secret") else []
    match source["kind"]:
        case "envelope":
            return [say("verify-envelope", envelope=fingerprint(source["envelope"]).hex()), *opened]
        case "sealed":
            return [say("verify-sealed", commitment=source["commitment"]), *opened]
        case "counter":
            return [say("verify-seed", seed=str(int(source["seed"], 16)))]
    return [say("verify-lesson" if "lesson" in source else "verify-recorded")]


def listed(args: argparse.Namespace, words: Words) -> list[str]:
    return [words.say("verify-listed")] if args.list else []


def proven(record: Record, found: Verdict, words: Words) -> list[str]:
    """What that proves, and where something is missing."""
    lines = []
    if found.without_salt:
        who = [words.seat(seat, record.names) for seat in found.without_salt]
        lines.append(words.say("verify-without-salt", who=words.listed(who)))
    if found.substitutes:
        named = [*map(str, found.substitutes[:MOST_NAMED]), *["…"][: len(found.substitutes) > MOST_NAMED]]
        lines.append(words.say("verify-substitutes", count=len(found.substitutes), answers=", ".join(named)))
    if found.bots:
        bots = words.listed([words.seat(seat, record.names) for seat in found.bots])
        lines.append(words.say("verify-bots", count=len(found.bots), who=bots))
    return [*lines, conclusion(found, words)]


def conclusion(found: Verdict, words: Words) -> str:
    if found.kind == RECORDED:
        return words.say("verify-nothing")
    if found.given is not None and found.kind in (PARTLY, HOUSE):
        return words.say(f"verify-{found.kind}-after", answer=found.given)
    return words.say(f"verify-{found.kind}")
