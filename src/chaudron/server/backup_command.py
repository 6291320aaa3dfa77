"""`chaudron backup` and `restore`: all of a store in a file, and back, or one table of it."""

import argparse
import json
import os
from collections.abc import Coroutine, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from chaudron.server.asked import own_store
from chaudron.server.command import add_store_argument, run, tell
from chaudron.server.store import archive
from chaudron.server.store.backup import Counts, backup, restore
from chaudron.server.store.errors import (
    AlteredBackup,
    BadBackup,
    NotEmpty,
    NotWritten,
    StrangeBackup,
)
from chaudron.server.unusable import shown
from chaudron.terminal.replay import needed_file
from chaudron.terminal.trouble import FAILED, Trouble
from chaudron.words import Words


def add_backup_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("file", nargs="?", metavar=words.say("cli-file"), help=words.say("cli-backup-file"))
    add_store_argument(parser, words)


def run_backup(args: argparse.Namespace, words: Words) -> int:
    """Write all tables of a store, also of one in use, into a new file."""
    file, store = needed_file(args, "backup"), args.store or own_store(os.environ)
    return copy(backup(store, Path(file)), "backup-done", file, store, words)


def add_restore_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("file", nargs="?", metavar=words.say("cli-file"), help=words.say("cli-restore-file"))
    add_store_argument(parser, words)
    add_table_arguments(parser, words)


def run_restore(args: argparse.Namespace, words: Words) -> int:
    """Fill an empty store from a backup."""
    file, store = needed_file(args, "restore"), args.store or own_store(os.environ)
    if args.table or args.list:
        return restore_table(args, Path(file), store, words)
    return copy(restore(Path(file), store), "restore-done", file, store, words)


def copy(work: Coroutine[Any, Any, Counts], key: str, file: str, store: str, words: Words) -> int:
    """Copy, and say how much; what stands in the way is the file of a backup, or the store to restore into."""
    is_backup = key == "backup-done"
    blamed = file if is_backup else shown(store)

    async def copied() -> int:
        try:
            counts = await work
        except NotWritten as error:
            raise Trouble("file-not-written", FAILED, file=blamed, why=str(error)) from error
        tell(words.say(key, file=file, tables=counts.tables, events=counts.events))
        return 0

    try:
        with reading(file):
            return run(copied(), store)
    except NotEmpty as error:
        raise Trouble("file-exists" if is_backup else "restore-not-empty", file=file, store=shown(store)) from error


@contextmanager
def reading(file: str) -> Iterator[None]:
    """Say in words what is wrong with the file of a backup."""
    try:
        yield
    except StrangeBackup as error:
        raise Trouble("restore-strange-file", FAILED, file=file) from error
    except AlteredBackup as error:
        raise Trouble("restore-altered-file", FAILED, file=file) from error
    except BadBackup as error:
        raise Trouble("restore-bad-file", FAILED, file=file) from error


def add_table_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--list", action="store_true", help=words.say("cli-restore-list"))
    parser.add_argument("--table", metavar="ID", help=words.say("cli-restore-table"))
    parser.add_argument("--record", metavar=words.say("cli-file"), help=words.say("cli-restore-record"))


def restore_table(args: argparse.Namespace, file: Path, store: str, words: Words) -> int:
    """Say which tables a file holds, bring one of them back, or write the record of its game."""
    with reading(str(file)), archive.opened(file) as connection:
        if args.list:
            for kept in archive.tables(connection):
                tell(words.say("restore-listed", **archive.about(kept)))
            return 0
        found, settings = archive.read(connection, args.table), archive.settings(connection)
    if found is None:
        raise Trouble("restore-no-table", FAILED, file=str(file), table=args.table)
    if args.record:
        return write_record(found, settings, Path(args.record), words)
    try:
        run(bring_back(found, settings, store), store)
    except NotEmpty as error:
        raise Trouble("restore-table-there", table=args.table, store=shown(store)) from error
    tell(words.say("restore-table-done", table=args.table, store=shown(store), events=len(found.rows)))
    return 0


async def bring_back(found: archive.Archived, settings: Mapping[str, bytes], store: str) -> int:
    await archive.bring_back(found, settings, store)
    return 0


def write_record(found: archive.Archived, settings: Mapping[str, bytes], file: Path, words: Words) -> int:
    """The record of a game that is over, as its players can download it."""
    try:
        record = archive.record(found, settings)
    except archive.NoRecord as error:
        raise Trouble("restore-no-record", FAILED, table=found.kept.table) from error
    try:
        with file.open("x", encoding="utf-8") as written:
            json.dump(record, written, ensure_ascii=False)
    except FileExistsError as error:
        raise Trouble("file-exists", file=str(file)) from error
    except OSError as error:
        raise Trouble("file-not-written", FAILED, file=str(file), why=os.strerror(error.errno or 0)) from error
    tell(words.say("restore-record-done", file=str(file)))
    return 0
