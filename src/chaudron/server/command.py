"""`chaudron serve`, `backup` and `restore`: the house from the command line."""

import argparse
import asyncio
import logging
import os
import sys
from collections.abc import Coroutine, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from chaudron import limits, values
from chaudron.server import descriptors
from chaudron.server.http.hosts import LOCAL, is_name
from chaudron.server.http.rates import UNLIMITED, USUAL, Rates
from chaudron.server.http.reach import EVERYWHERE, USUAL_PORT, Reach, reach_of, why_not
from chaudron.server.https.authority import called_by, fingerprint
from chaudron.server.https.machine import told
from chaudron.server.https.qr import in_terminal
from chaudron.server.https.wanted import Https
from chaudron.server.logs import set_up
from chaudron.server.running import Config, Running, bind, inherited, told_to_end
from chaudron.server.store.address import file_of, is_postgres
from chaudron.server.store.backup import Counts, backup, restore
from chaudron.server.store.errors import (
    AlteredBackup,
    BadAddress,
    BadBackup,
    InUse,
    NotEmpty,
    NotWritten,
    StoreLost,
    StrangeBackup,
    TooNew,
)
from chaudron.server.workers import Workers
from chaudron.terminal.replay import needed_file
from chaudron.terminal.trouble import FAILED, Trouble
from chaudron.words import Words

MANY_WORKERS = 64
FEW_THINKERS, MANY_THINKERS = 2, 4
"""How many processes think for bots when nobody says how many."""


def add_serve_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """The options of `chaudron serve`."""

    def about(name: str) -> str:
        return words.say(f"cli-serve-{name}")

    parser.add_argument("--host", metavar=about("host-name"), help=about("host"))
    parser.add_argument("--port", metavar="N", default=str(USUAL_PORT), help=about("port"))
    parser.add_argument("--https", action="store_true", help=about("https"))
    parser.add_argument("--cert", metavar=words.say("cli-file"), help=about("cert"))
    parser.add_argument("--key", metavar=words.say("cli-file"), help=about("key"))
    add_store_argument(parser, words)
    parser.add_argument("--workers", metavar="N", default="1", help=about("workers"))
    parser.add_argument("--bots", metavar="N", help=about("bots"))
    parser.add_argument("--origin", metavar="URL", action="append", default=[], help=about("origin"))
    parser.add_argument("--proxies", metavar="N", default="0", help=about("proxies"))
    parser.add_argument("--host-name", metavar=about("name"), action="append", default=[], help=about("names"))
    parser.add_argument("--connections", metavar="N", help=about("connections"))
    parser.add_argument("--contact", metavar="URL", default="mailto:nobody@localhost", help=about("contact"))
    parser.add_argument("--unlimited", action="store_true", help=about("unlimited"))
    parser.add_argument("--verbose", action="store_true", help=about("verbose"))
    parser.add_argument("--socket", help=argparse.SUPPRESS)
    parser.add_argument("--counts", type=int, help=argparse.SUPPRESS)


def add_store_argument(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--store", metavar=words.say("cli-serve-store-name"), help=words.say("cli-serve-store"))


def run_serve(args: argparse.Namespace, words: Words) -> int:
    """Open the house until somebody closes it."""
    config = config_of(args)
    descriptors.raise_limit()
    set_up(logging.INFO if args.verbose or not sys.stderr.isatty() else logging.WARNING)
    workers = number(args.workers, "--workers", 1, MANY_WORKERS)
    if args.socket is not None:  # one of several workers; its parent has bound the socket
        config.shared, config.counts = True, args.counts
        return run(serve_alone(config, words, int(args.socket)), config.store)
    if workers > 1:
        return serve_together(config, workers, words)
    return run(serve_alone(config, words), config.store)


def config_of(args: argparse.Namespace) -> Config:
    store = args.store or own_store(os.environ)
    return Config(
        store=store,
        host=host_of(args),
        port=number(args.port, "--port", 0, 65535),
        shared=is_postgres(store),
        origins=args.origin,
        proxies=number(args.proxies, "--proxies", 0, 9),
        host_names=[host_name(name) for name in args.host_name],
        contact=args.contact,
        job_processes=job_processes_of(args),
        text_processes=1,
        rates=rates_of(args),
        https=https_of(args),
    )


def host_of(args: argparse.Namespace) -> str:
    """This machine alone, unless somebody says otherwise: who wants https wants others to come."""
    host: str | None = args.host
    return host or (EVERYWHERE if args.https or args.cert else "127.0.0.1")


def https_of(args: argparse.Namespace) -> Https | None:
    """Whose certificate; it is looked at, or made, before anything else happens. Raises `Trouble`."""
    if args.key and not args.cert:
        raise Trouble("https-key-alone")
    if not (args.https or args.cert):
        return None
    file, key_file = (Path(name) if name else None for name in (args.cert, args.key))
    asked = () if file else (host_of(args), *args.host_name)
    https = Https(own_folder(os.environ) / "https", asked, file, key_file)
    https.certificates()
    return https


def host_name(text: str) -> str:
    if not is_name(text):
        raise Trouble("serve-bad-name", given=text)
    return text


def rates_of(args: argparse.Namespace) -> Rates:
    rates = UNLIMITED if args.unlimited else USUAL
    if args.connections is None:
        return rates
    return rates.with_connections(number(args.connections, "--connections", 1, limits.SOCKETS))


def job_processes_of(args: argparse.Namespace) -> int:
    """How many bots think at a time: those of one table side by side, if there are cores for them."""
    if args.bots is not None:
        return number(args.bots, "--bots", 1, MANY_WORKERS)
    cores = (os.cpu_count() or 1) // number(args.workers, "--workers", 1, MANY_WORKERS)
    return min(max(cores, FEW_THINKERS), MANY_THINKERS)


def own_store(environment: Mapping[str, str]) -> str:
    """The store the environment names, or a file in the user's own data folder."""
    if named := environment.get("CHAUDRON_STORE"):
        return named
    return str(own_folder(environment) / "tables.db")


def own_folder(environment: Mapping[str, str]) -> Path:
    """The user's own data folder."""
    try:
        folder = Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "chaudron"
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError) as error:
        raise Trouble("serve-no-folder") from error
    return folder


def number(text: str, name: str, least: int, most: int) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 8):
        raise Trouble("not-a-number", name=name, given=text)
    if not least <= int(text) <= most:
        raise Trouble("serve-out-of-range", name=name, given=text, least=least, most=most)
    return int(text)


async def serve_alone(config: Config, words: Words, passed: int | None = None) -> int:
    """One process does everything; with `passed`, it listens on a socket that its parent has bound."""
    told = told_to_end()
    with inherited(passed) if passed is not None else listening(config) as bound:
        running = Running(config)
        port = await running.open(bound)
        if passed is None:
            greet(config, words, port)
        await told.wait()
        if passed is None:
            tell(words.say("serve-closing"))
        await running.close()
    return 0


def serve_together(config: Config, workers: int, words: Words) -> int:
    """Several processes share one address and one store."""
    with listening(config) as bound, Workers(config, workers, sys.argv[1:], bound) as team:
        try:
            failed = team.open()
        except InUse as error:
            raise Trouble("serve-in-use", FAILED, store=config.store) from error
        except (StoreLost, OSError) as error:
            raise Trouble("serve-no-store", FAILED, store=shown(config.store), why=str(error)) from error
        if failed is not None:
            return failed
        greet(config, words, bound.getsockname()[1], workers)
        status = team.until_told()
        tell(words.say("serve-closing"))
    return status


def listening(config: Config) -> Any:
    try:
        return bind(config.host, config.port)
    except OSError as error:
        details = {"host": config.host, "port": str(config.port), "why": os.strerror(error.errno or 0)}
        raise Trouble(why_not(error), FAILED, **details) from error


def greet(config: Config, words: Words, port: int, workers: int = 1) -> None:
    """Where the house is, where it keeps its tables, whose cards it plays with, and how many may come."""
    is_near = config.host in ("127.0.0.1", "::1", "0.0.0.0", "::")  # noqa: S104 - only read
    tell_where(words, reach_of(config, port), "localhost" if is_near else config.host, port, config.https)
    kept = "PostgreSQL" if is_postgres(config.store) else str(file_of(config.store))
    tell(words.say("serve-kept", store=kept))
    if file := values.file():
        tell(words.say("serve-values", file=file, hash=values.fingerprints()))
    room = descriptors.room()
    tell(words.say("serve-room", room=room, each=min(config.rates.connections, room), workers=workers))
    if config.hosts is None:
        tell(words.say("serve-any-name"))
    tell(words.say("serve-end"))


def tell_where(words: Words, reach: Reach, here: str, port: int, https: Https | None) -> None:
    """Which address is for whom: for this machine, and for others, whose cameras can read it."""
    nearest = f"http://{here}:{port}/" if https is None or here == LOCAL else f"{reach.address}/"
    tell(words.say("serve-open", address=nearest))
    if reach.alone:
        tell(words.say("serve-alone", command=reach.command))
    elif reach.gate and https is not None:
        tell_gate(words, reach, https)
    elif reach.address:
        tell(words.say("serve-others", address=f"{reach.address}/"))
        show_code(f"{reach.address}/")


def tell_gate(words: Words, reach: Reach, https: Https) -> None:
    """Where others learn to trust the house, and how they know that it is this one."""
    first, house = f"http{reach.address.removeprefix('https')}/", https.certificates()
    tell(words.say("https-others", address=first))
    show_code(first)
    tell(words.say("https-then", address=f"{reach.address}/"))
    if not told([urlsplit(first).hostname or ""]) <= called_by(house.certificate):
        tell(words.say("https-uncovered", address=first, folder=https.folder))
    if house.authority is not None:
        tell(words.say("https-fingerprint", fingerprint=fingerprint(house.authority)))


def show_code(address: str) -> None:
    """For a camera, where there is a screen that it can be held to."""
    if sys.stdout.isatty():
        tell(in_terminal(address))


def tell(sentence: str) -> None:
    sys.stdout.write(sentence + "\n")
    sys.stdout.flush()


def run(work: Coroutine[Any, Any, int], store: str) -> int:
    """Run to the end; what can go wrong with a store is said in words."""
    try:
        if sys.platform == "win32":
            return asyncio.run(work)
        import uvloop  # noqa: PLC0415 - there is none on Windows

        return uvloop.run(work)
    except BadAddress as error:
        raise Trouble("serve-bad-store", given=store) from error
    except InUse as error:
        raise Trouble("serve-in-use", FAILED, store=store) from error
    except TooNew as error:
        raise Trouble("serve-too-new", FAILED, store=shown(store)) from error
    except (StoreLost, OSError) as error:
        raise Trouble("serve-no-store", FAILED, store=shown(store), why=str(error)) from error


def shown(store: str) -> str:
    """The address of a store without user and password."""
    return "postgresql://…" + store[store.rfind("@") :] if is_postgres(store) and "@" in store else store


# Backups


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


def run_restore(args: argparse.Namespace, words: Words) -> int:
    """Fill an empty store from a backup."""
    file, store = needed_file(args, "restore"), args.store or own_store(os.environ)
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
        return run(copied(), store)
    except NotEmpty as error:
        raise Trouble("file-exists" if is_backup else "restore-not-empty", file=file, store=shown(store)) from error
    except StrangeBackup as error:
        raise Trouble("restore-strange-file", FAILED, file=file) from error
    except AlteredBackup as error:
        raise Trouble("restore-altered-file", FAILED, file=file) from error
    except BadBackup as error:
        raise Trouble("restore-bad-file", FAILED, file=file) from error
