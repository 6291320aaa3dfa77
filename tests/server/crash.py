"""Kill -9 under load: a real server on a real store is killed again and again, and nothing it promised may be lost.

    python -m tests.server.crash --store sqlite --cycles 60

In every cycle the server is started on the same store, people play at many tables as fast as they can, and at a random
moment it is killed; on PostgreSQL sometimes the database too. Then the store is read and compared with what every
client was told (`crash_checks`). In the end every table must go on, and whoever comes back must know all. It fails on
any finding.
"""

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import aiohttp

from chaudron.lab.progress import Bar
from tests.server.crash_house import DatabaseStore, FileStore, Server
from tests.server.crash_page import Run, keep, machine, said
from tests.server.crash_trial import Load, Outcome, Trial
from tests.server.postgres import cluster, fresh_database


async def survive(
    store: FileStore | DatabaseStore,
    load: Load,
    cycles: int,
    seed: int,
    *flags: str,
    progress: Callable[[int], None] = lambda _: None,
) -> Outcome:
    """Let a server with these flags crash so many times on a store."""
    connector = aiohttp.TCPConnector(limit=0, force_close=True)
    with tempfile.TemporaryFile("a+b") as log:
        async with aiohttp.ClientSession(connector=connector) as session:
            trial = Trial(session, store, Server(store.url, log, [*flags]), load, seed)
            return await trial.run(cycles, progress)


# The command line


@contextmanager
def new_store(kind: str) -> Iterator[FileStore | DatabaseStore]:
    """An empty store that keeps all its promises."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory(prefix="chaudron-crash-") as folder:
            yield FileStore(Path(folder))
    else:
        with cluster(durable=True) as server:
            yield DatabaseStore(fresh_database(server.url), server)


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.server.crash", description="kill -9 under load")
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--cycles", type=int, default=20)
    parser.add_argument("--tables", type=int, default=Load.tables, help="played at the same time")
    parser.add_argument("--players", type=int, default=Load.players, help="at a table, at most")
    parser.add_argument(
        "--seconds", type=float, default=Load.seconds, help="from the first answer to the crash, at most"
    )
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--shared", action="store_true", help="as when several processes share the store")
    parser.add_argument("--late", type=float, default=0.0, help="plant a fault: acknowledge so many seconds too early")
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep the result there, and a page beside it")
    return parser


def main() -> int:
    args = arguments().parse_args()
    flags = [*(["--shared"] if args.shared else []), *(["--late", str(args.late)] if args.late else [])]
    load = Load(args.tables, args.players, args.seconds)
    with new_store(args.store) as store, Bar(args.cycles, f"crashes ({args.store})") as bar:
        outcome = asyncio.run(survive(store, load, args.cycles, args.seed, *flags, progress=bar))
    run = run_of(outcome, args, flags)
    sys.stdout.write(said(run))
    if args.json:
        keep(run, args.json)
    return 1 if outcome.findings else 0


def run_of(outcome: Outcome, args: argparse.Namespace, flags: list[str]) -> Run:
    """A trial as it is kept."""
    name = {"sqlite": "SQLite", "postgres": "PostgreSQL"}[args.store]
    given = [f"--{key} {getattr(args, key)}" for key in ("store", "cycles", "tables", "players", "seconds", "seed")]
    counts = outcome.tally.counts
    return Run(
        store=name + (", shared" if args.shared else "") + (", acknowledged early" if args.late else ""),
        command=" ".join(["python -m tests.server.crash", *given, *flags]),
        machine=machine(),
        cycles=outcome.cycles,
        while_opening=outcome.early_deaths,
        with_the_database=outcome.store_deaths,
        tables=outcome.tables,
        games=outcome.games,
        written=dict(outcome.written),
        acknowledged=counts["acknowledged"],
        refused=counts["refused"],
        sent_twice=counts["sent twice"],
        sent_again=counts["sent again"],
        findings=dict(Counter(finding.kind for finding in outcome.findings)),
        examples=[f"{kind}: {table} {about}" for kind, table, about in outcome.findings[:10]],
        first_ack_ms=round(1000 * sum(outcome.first_acks) / max(1, len(outcome.first_acks)), 1),
    )


if __name__ == "__main__":
    sys.exit(main())
