"""`chaudron serve`, `backup` and `restore`: the house from the command line."""

import argparse
import asyncio
import logging
import os
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from chaudron import limits, values
from chaudron.limits import UNLIMITED, USUAL, Rates
from chaudron.server import descriptors
from chaudron.server.asked import check_clock, number, own_folder, own_store
from chaudron.server.http.hosts import LOCAL, is_name
from chaudron.server.http.reach import EVERYWHERE, USUAL_PORT, Reach, reach_of, why_not
from chaudron.server.https.authority import called_by, fingerprint
from chaudron.server.https.machine import told
from chaudron.server.https.qr import in_terminal
from chaudron.server.https.wanted import Https
from chaudron.server.keeping.days import add_retention_arguments, retention_of
from chaudron.server.keeping.keeper import token_of
from chaudron.server.logs import set_up
from chaudron.server.running import Config, Running, bind, inherited, told_to_end
from chaudron.server.store.address import file_of, is_postgres, open_store
from chaudron.server.store.errors import (
    BadAddress,
    InUse,
    StoreLost,
    TooNew,
)
from chaudron.server.unusable import shown, unusable
from chaudron.server.workers import ServerProcesses
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
    add_retention_arguments(parser, words)
    parser.add_argument("--backups", metavar=about("folder"), help=about("backups"))
    parser.add_argument("--unlimited", action="store_true", help=about("unlimited"))
    parser.add_argument("--verbose", action="store_true", help=about("verbose"))
    parser.add_argument("--socket", help=argparse.SUPPRESS)
    parser.add_argument("--counts", type=int, help=argparse.SUPPRESS)


def add_store_argument(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--store", metavar=words.say("cli-serve-store-name"), help=words.say("cli-serve-store"))


def run_serve(args: argparse.Namespace, words: Words) -> int:
    """Open the house until somebody closes it."""
    check_clock()
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
        retention=retention_of(args, store),
        backups=None if args.backups is None else Path(args.backups),
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


async def serve_alone(config: Config, words: Words, passed: int | None = None) -> int:
    """One process does everything; with `passed`, it listens on a socket that its parent has bound."""
    told = told_to_end()
    with inherited(passed) if passed is not None else listening(config) as bound:
        running = Running(config)
        port = await running.open(bound)
        if passed is None:
            greet(config, words, port, running.keeper.token)
        await told.wait()
        if passed is None:
            tell(words.say("serve-closing"))
        await running.close()
    return 0


def serve_together(config: Config, workers: int, words: Words) -> int:
    """Several processes share one address and one store."""
    with listening(config) as bound, ServerProcesses(config, workers, sys.argv[1:], bound) as team:
        try:
            failed = team.open()
        except InUse as error:
            raise Trouble("serve-in-use", FAILED, store=config.store) from error
        except (StoreLost, OSError) as error:
            raise unusable(config.store, error) from error
        if failed is not None:
            return failed
        token = asyncio.run(known_token(config.store))
        greet(config, words, bound.getsockname()[1], token, workers)
        status = team.until_told()
        tell(words.say("serve-closing"))
    return status


def listening(config: Config) -> Any:
    try:
        return bind(config.host, config.port)
    except OSError as error:
        details = {"host": config.host, "port": str(config.port), "why": os.strerror(error.errno or 0)}
        raise Trouble(why_not(error), FAILED, **details) from error


async def known_token(url: str) -> str:
    """The key to the host's page, as the workers know it."""
    store = open_store(url)
    await store.open(f"{os.getpid()}-parent", shared=True)
    try:
        return await token_of(store)
    finally:
        await store.close()


def greet(config: Config, words: Words, port: int, token: str = "", workers: int = 1) -> None:
    """Where the house is, where it keeps its tables, whose cards it plays with, and how many may come."""
    is_near = config.host in ("127.0.0.1", "::1", "0.0.0.0", "::")  # noqa: S104 - only read
    here = "localhost" if is_near else config.host
    nearest = tell_where(words, reach_of(config, port), here, port, config.https)
    if token:
        tell(words.say("serve-host", address=f"{nearest}house#{token}"))
    kept = "PostgreSQL" if is_postgres(config.store) else str(file_of(config.store))
    tell(words.say("serve-kept", store=kept))
    if file := values.file():
        tell(words.say("serve-values", file=file, hash=values.fingerprints()))
    room = descriptors.room()
    tell(words.say("serve-room", room=room, each=min(config.rates.connections, room), workers=workers))
    if config.hosts is None:
        tell(words.say("serve-any-name"))
    tell(words.say("serve-end"))


def tell_where(words: Words, reach: Reach, here: str, port: int, https: Https | None) -> str:
    """Which address is for whom: for this machine, which is given back, and for others, whose cameras can read it."""
    nearest = f"http://{here}:{port}/" if https is None or here == LOCAL else f"{reach.address}/"
    tell(words.say("serve-open", address=nearest))
    if reach.alone:
        tell(words.say("serve-alone", command=reach.command))
    elif reach.gate and https is not None:
        tell_gate(words, reach, https)
    elif reach.address:
        tell(words.say("serve-others", address=f"{reach.address}/"))
        show_code(f"{reach.address}/")
    return nearest


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
        raise unusable(store, error) from error
