"""`chaudron doctor`, from the command line."""

import argparse
import asyncio
import json
import os
from collections.abc import Iterator
from pathlib import Path

from chaudron.server import asked
from chaudron.server.asked import data_folder, number, own_store
from chaudron.server.command import add_store_argument, tell
from chaudron.server.doctor.certificates import look_at_certificate
from chaudron.server.doctor.files import look_at_file
from chaudron.server.doctor.finding import MARKS, WRONG, Finding, finding
from chaudron.server.doctor.own_certificates import look_at_own_certificate
from chaudron.server.doctor.ports import look_at_port
from chaudron.server.http.reach import USUAL_PORT
from chaudron.server.store.address import file_of, is_postgres
from chaudron.server.store.errors import BadAddress
from chaudron.server.unusable import shown
from chaudron.terminal.trouble import FAILED, Trouble
from chaudron.words import Words


def add_doctor_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """The options of `chaudron doctor`."""
    add_store_argument(parser, words)
    parser.add_argument("--host", metavar=words.say("cli-serve-host-name"), default="127.0.0.1")
    parser.add_argument("--port", metavar="N", default=str(USUAL_PORT), help=words.say("cli-doctor-port"))
    parser.add_argument("--cert", metavar=words.say("cli-file"), help=words.say("cli-doctor-cert"))
    parser.add_argument("--key", metavar=words.say("cli-file"), help=words.say("cli-doctor-key"))
    parser.add_argument("--host-name", metavar=words.say("cli-serve-name"), action="append", default=[])
    parser.add_argument("--json", action="store_true", help=words.say("cli-doctor-json"))


def run_doctor(args: argparse.Namespace, words: Words) -> int:
    """Say how everything is; 1 if anything is wrong."""
    found = list(findings(args))
    if args.json:
        told = [{"about": one.about, "is": one.state, "key": one.key, "says": said(one, words)} for one in found]
        tell(json.dumps(told, ensure_ascii=False, indent=1))
    else:
        for one in found:
            tell(f"{MARKS[one.state]} {said(one, words)}")
    return FAILED if any(one.state == WRONG for one in found) else 0


def said(one: Finding, words: Words) -> str:
    return words.say(one.key, **one.details)


def findings(args: argparse.Namespace) -> Iterator[Finding]:
    if (year := asked.year_now()) < asked.EARLIEST_YEAR:
        yield finding("clock", WRONG, "clock", year=str(year))
    yield from at_store(args.store or own_store(os.environ))
    yield from look_at_port(args.host, number(args.port, "--port", 0, 65535))
    if args.cert:
        key = Path(args.key) if args.key else None
        yield from look_at_certificate(Path(args.cert), key, args.host_name)
    else:
        yield from at_home(args.host_name)


def at_home(names: list[str]) -> Iterator[Finding]:
    """What a house of this person made for itself."""
    try:
        folder = data_folder(os.environ)
    except Trouble:
        return
    yield from look_at_own_certificate(folder / "https", names)


def at_store(store: str) -> Iterator[Finding]:
    if is_postgres(store):
        from chaudron.server.doctor.databases import look_at_database  # noqa: PLC0415 - asyncpg, only where wanted

        yield from asyncio.run(look_at_database(store, shown(store)))
        return
    try:
        yield from look_at_file(file_of(store))
    except BadAddress:
        yield finding("store", WRONG, "bad-address", store=store)
