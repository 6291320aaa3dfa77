"""`chaudron tidy`: put away what is old, now, in a store that no house has open (or in a database that any has)."""

import argparse
import os
import secrets

from chaudron.server.asked import own_store
from chaudron.server.command import add_store_argument, run, tell
from chaudron.server.keeping.days import add_retention_arguments, retention_of
from chaudron.server.keeping.tidying import Retention, Tidied, tidy
from chaudron.server.store.address import is_postgres, open_store
from chaudron.terminal.trouble import Trouble
from chaudron.words import Words


def add_tidy_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """The options of `chaudron tidy`."""
    add_retention_arguments(parser, words)
    add_store_argument(parser, words)


def run_tidy(args: argparse.Namespace, words: Words) -> int:
    """Put away what is old, and say how much that was."""
    store = args.store or own_store(os.environ)
    wanted = retention_of(args, store)
    if not wanted.days:
        raise Trouble("tidy-no-days")
    return run(tidied(store, wanted, words), store)


async def tidied(url: str, wanted: Retention, words: Words) -> int:
    store, process = open_store(url), f"{os.getpid()}-{secrets.token_hex(4)}"
    await store.open(process, shared=is_postgres(url))
    total = Tidied()
    try:
        while True:
            now = await tidy(store, process, wanted)
            total = Tidied(total.away + now.away, now.left)
            if not now.away:
                break
    finally:
        await store.close()
    key = "tidy-deleted" if wanted.archive is None else "tidy-archived"
    tell(words.say(key, count=total.away, left=total.left, file=str(wanted.archive or "")))
    return 0
