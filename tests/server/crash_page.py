"""What trials by kill -9 have shown: in a few lines, as JSON, and as a page beside it."""

import os
import platform
from collections import Counter
from pathlib import Path

import msgspec
from msgspec import Struct

from bench.machine import cpu_model
from tests.server.crash_checks import DOUBLED, LOST, UNREADABLE


class Run(Struct, kw_only=True):
    """One trial."""

    store: str
    command: str
    machine: str
    cycles: int
    """The server was killed so many times under load or while it opened …"""
    while_opening: int
    with_the_database: int
    tables: int
    games: int
    """That were played to their end."""
    written: dict[str, int]
    """Rows in all journals, by kind; `sealed` are those that only one seat could notice at first."""
    acknowledged: int
    refused: int
    """For good: they must not be written."""
    sent_twice: int
    """On purpose."""
    sent_again: int
    """After a connection was lost."""
    findings: dict[str, int]
    """How many of each kind."""
    examples: list[str]
    first_ack_ms: float
    """From the start of the server to its first acknowledgment, on average."""

    @property
    def figures(self) -> dict[str, int]:
        found = Counter(self.findings)
        grave = {kind: found.pop(kind, 0) for kind in (LOST, DOUBLED, UNREADABLE)}
        return {"cycles": self.cycles, "acknowledged": self.acknowledged, **grave, "other findings": found.total()}


def machine() -> str:
    return f"{cpu_model()}, {os.cpu_count()} cores, Python {platform.python_version()}"


def said(run: Run) -> str:
    """A run in a few lines."""
    plain = {name: value for name, value in msgspec.to_builtins(run).items() if isinstance(value, int | float)}
    lines = [f"{name.replace('_', ' '):18} {value:>10,}" for name, value in {**plain, **run.figures}.items()]
    return "\n".join([*lines, *run.examples, ""])


def keep(run: Run, file: Path) -> None:
    """Add a run to a file of runs, in the place of an earlier one by the same command, and write the page anew."""
    kept = msgspec.json.decode(file.read_bytes(), type=list[Run]) if file.exists() else []
    runs = [*(other for other in kept if other.command != run.command), run]
    file.write_bytes(msgspec.json.format(msgspec.json.encode(runs)) + b"\n")
    file.with_suffix(".md").write_text(page(runs), "utf-8")


def page(runs: list[Run]) -> str:
    stores = sorted({run.store for run in runs})
    together = {store: total([run for run in runs if run.store == store]) for store in stores}
    return PAGE.format(
        commands="\n".join(sorted(run.command for run in runs)),
        machines="; ".join(sorted({run.machine for run in runs})),
        found="\n".join(f"| {store} | {row(list(run.figures.values()))} |" for store, run in together.items()),
        load="\n".join(f"| {store} | {row(load(run))} |" for store, run in together.items()),
    )


def load(run: Run) -> list[int]:
    return [
        run.while_opening,
        run.with_the_database,
        run.tables,
        run.games,
        run.written.get("answered", 0),
        run.written.get("sealed", 0),
        run.written.get("undone", 0),
        run.refused,
        run.sent_twice,
        run.sent_again,
        round(run.first_ack_ms),
    ]


def row(figures: list[int]) -> str:
    return " | ".join(f"{figure:,}" for figure in figures)


def total(runs: list[Run]) -> Run:
    """Several runs on one kind of store, added up."""
    plain = [msgspec.to_builtins(run) for run in runs]
    sums = {name: sum(one[name] for one in plain) for name, value in plain[0].items() if isinstance(value, int)}
    counts = {
        name: dict(sum((Counter(one[name]) for one in plain), Counter[str]())) for name in ("findings", "written")
    }
    mean = sum(run.first_ack_ms * run.cycles for run in runs) / sums["cycles"]
    return msgspec.convert(plain[0] | sums | counts | {"first_ack_ms": mean}, Run)


PAGE = """# Kill -9 under load

```
{commands}
```

{machines}; other work ran on it. The figures of runs on one kind of store are added up.

| store | cycles | acknowledged | lost | doubled | unreadable | other findings |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
{found}

| store | killed while opening | database killed too | tables | games ended | answers | of them sealed | \
taken back | refused | sent twice | sent again | start to first acknowledgment, ms |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
{load}

A cycle: a real server process is started on the store that the last one left behind; two to four people at each of
several Belcastel tables (free and in lock-step, with sealed decisions and windows) answer over WebSockets as fast as
they can, talk, take back, pause, ask for what is not allowed, send commands twice, drop their connections; at a random
moment the server is killed with SIGKILL, sometimes its PostgreSQL some milliseconds before it. What was not answered
is sent again, under its first id, to the next server.

Checked after each: every acknowledged command is in the journal of its table, at its seat, once (*lost*, *doubled*); no
refused one is; journals are dense and their hash chains hold; the rules play every journal again to the same draws
(*unreadable*); what each client heard over all its connections is word for word the beginning of what its seat may
hear of the journal, and its view and question are those of that moment; seats that were given still are; SQLite finds
its file whole. In the end every table goes on, and everybody who comes back knows all.

*Shared*: as several processes would use one PostgreSQL; a new server waits until the leases of the dead one have ended.
*Acknowledged early* is a fault planted on purpose: the store says that a row is durable 50 ms before it writes
it. A run ends at its first finding.

A peer, measured by us before in the same manner on another machine of two cores (40 tables of two in a cycle; a move
counts once both seats have seen it): boardgame.io 0.50.2 with FlatFile lost 511 of 2,542 moves (20 %) in 6 cycles, and
21 of 240 tables could not be read again. It writes after it has told the players.

Killing processes does not test what a disk forgets when its power fails: what was written is still in memory.
"""
