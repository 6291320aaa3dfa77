"""Measures our house and boardgame.io in turn and prints the figures: `python -m bench.server.run`."""

import argparse
import json
import signal
import sys
import tempfile
from collections.abc import Coroutine, Iterable, Mapping
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, Protocol, TypeVar

import uvloop

from bench.machine import describe, load_average
from bench.server import measured
from bench.server.kept import CUT_OFF, Kept
from bench.server.measures import Extent, idle_in_memory, idle_put_away, paced, saturated
from bench.server.processes import LOADER_CORE, allow_many_sockets, keep_to
from bench.server.servers import Server, running
from bench.server.start import starts
from bench.server.systems import SYSTEMS, System
from bench.server.where import disk, versions
from bench.timing import repeats as repeats_of

T = TypeVar("T")
Figures_co = TypeVar("Figures_co", covariant=True)


class Measure(Protocol[Figures_co]):
    """One of the measurements."""

    __name__: str

    def __call__(self, system: System, server: Server, extent: Extent, /) -> Coroutine[Any, Any, Figures_co]: ...


REPEATS = 3
QUICK = Extent(0.5, 0.1, 50, 4, 1.0, 10, 5, 20, 20, 0.1)
ATTEMPTS = 3
IDLE_SECONDS = 1.0
"""A house that is to put tables away does so after this long."""


def main() -> None:
    asked = arguments()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended from outside"))  # so that no server stays behind
    repeats, extent = asked.repeats or (1 if asked.quick else REPEATS), QUICK if asked.quick else Extent()
    load_before = load_average()
    allow_many_sockets()
    keep_to(LOADER_CORE)
    chosen = {key: system for key, system in SYSTEMS.items() if key in asked.systems}
    there = {key: system for key, system in chosen.items() if not system.missing()}
    kept = Kept(CUT_OFF, f"{extent} {repeats} repeats")
    measuring = Measuring(extent, kept)
    systems = measuring.all(there, repeats)
    result: measured.Server = {
        "date": datetime.now(UTC).date().isoformat(),
        "command": f"bench/run server --repeats {repeats}",
        "repeats": repeats,
        "machine": describe(one_core=bool(LOADER_CORE), load_before=load_before),
        "disk": disk(Path(tempfile.gettempdir())),
        "versions": versions(),
        "notes": [*filter(None, [system.missing() for system in chosen.values()]), *measuring.notes],
        "systems": systems,
    }
    print(json.dumps(result), flush=True)
    kept.done()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.server.run", description=__doc__)
    parser.add_argument("--repeats", type=repeats_of, help=f"interleaved repeats ({REPEATS})")
    parser.add_argument("--quick", action="store_true", help="a smoke run; its figures mean little")
    parser.add_argument("--systems", nargs="+", choices=SYSTEMS, default=list(SYSTEMS), help="all of them")
    return parser.parse_args()


# Measuring


class Measuring:
    """Each figure of all systems in turn, and again: a busy minute then slows all."""

    def __init__(self, extent: Extent, kept: Kept) -> None:
        self.extent, self.kept = extent, kept
        before = f"{kept.found} figures were measured by a run before, which was cut off: machine and load may differ"
        self.notes: list[str] = [before] if kept.found else []

    def all(self, systems: Mapping[str, System], repeats: int) -> dict[str, measured.System]:
        fast: dict[str, list[Any]] = {key: [] for key in systems}
        steady: dict[str, list[Any]] = {key: [] for key in systems}
        for repeat in range(repeats):
            for key, system in systems.items():
                say(f"server, repeat {repeat + 1} of {repeats}: {system.name}")
                for what, found in ((saturated, fast), (paced, steady)):
                    once = partial(self.on_a_new_server, system, what)
                    found[key].append(self.kept.once(f"{key}, {what.__name__}, {repeat}", once))
        return {key: self.rest(system, fast[key], steady[key], repeats) for key, system in systems.items()}

    def rest(self, system: System, fast: list[Any], steady: list[Any], repeats: int) -> measured.System:
        """What does not depend on the minute is measured once, at the end."""
        say(f"server, idle tables and start: {system.name}")
        figures: measured.System = {
            "saturated": joined(fast),
            "paced": joined(steady),
            "idle": joined([self.kept.once(f"{system.name}, idle", partial(self.idle, system))]),
        }
        if system.is_stored:
            once = partial(starts, system, self.extent.stored, repeats)
            figures["start"] = joined(self.kept.once(f"{system.name}, start", once))
        return figures

    def idle(self, system: System) -> measured.Idle:
        in_memory, put_away = self.on_a_new_server(system, idle_in_memory), 0.0
        if system.is_ours:
            put_away = self.on_a_new_server(system, idle_put_away, f"--idle={IDLE_SECONDS}")
        return {"in_memory_kb": in_memory, "put_away_kb": put_away}

    def on_a_new_server(self, system: System, what: Measure[T], *options: str) -> T:
        """One that fails, because the machine stood still for too long, is measured again; the page says so."""
        for _ in range(ATTEMPTS - 1):
            try:
                return self.attempt(system, what, *options)
            except (RuntimeError, OSError) as error:
                self.notes.append(f"{system.name}, {what.__name__}, was measured again after a failure: {error}")
                say(self.notes[-1])
        return self.attempt(system, what, *options)

    def attempt(self, system: System, what: Measure[T], *options: str) -> T:
        with system.place() as place, running(place.command(*options), place.database) as server:
            return uvloop.run(what(system, server, self.extent))


def joined(repeats: Iterable[Mapping[str, Any]]) -> measured.Repeats:
    """Figures_co of one shape, each with all its repeats."""
    every = list(repeats)
    return {name: [round(figures[name], 4) for figures in every] for name in every[0]}


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
