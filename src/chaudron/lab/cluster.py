"""Workers of a Ray cluster: one that runs, on any machines, or one that is started here. Needs the extra `ray`.

A machine may die in the middle of a run: what it was doing, or had done and nobody had fetched, is done again
elsewhere. A part of a run gives the same wherever it is done, so nothing is lost and nothing changes.
"""

import logging
import os
import socket
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import chaudron
from chaudron import values
from chaudron.lab.bad_request import NoWorkers
from chaudron.lab.extras import needed
from chaudron.lab.workers import Results

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that somebody simulates games
with needed("ray"):
    import ray

A = TypeVar("A")
R = TypeVar("R")

AHEAD = 4
"""So many parts for each processor are given out at once: nobody waits for work, and what is done is soon fetched."""
PORT, PATIENCE = 10001, 10.0
"""Of a cluster for its clients; and how many seconds it may take to answer."""
NOT_SENT = ["chaudron/_web", "**/__pycache__"]
"""The page: nobody needs it in order to play."""


class Cluster:
    """Every processor of a cluster; without an address, of the one that runs on this machine, or is started now."""

    def __init__(self, address: str | None = None) -> None:
        try:
            _join(address)
        except (OSError, RuntimeError, TimeoutError, ValueError) as error:
            reason = (str(error).strip() or type(error).__name__).splitlines()[0].rstrip(".")
            raise NoWorkers("lab-no-cluster", address=address or "ray", why=reason) from error
        self.count = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def results(self, task: Callable[[A], R], parts: Sequence[A]) -> Results[R]:
        remote = ray.remote(max_retries=-1)(_done)
        shared, coming = ray.put((task, values.carried())), enumerate(parts)
        places: dict[Any, int] = {}

        def give_out(number: int) -> None:
            places.update((remote.remote(shared, part), place) for place, part in islice(coming, number))

        try:
            give_out(AHEAD * self.count)
            while places:
                for done in _some_done(list(places)):
                    yield places.pop(done), ray.get(done)
                    give_out(1)
        finally:
            for left in places:
                ray.cancel(left, force=True)


def _join(address: str | None) -> None:
    """Be a part of a cluster, quietly; another machine gets the very code that is here."""
    if ray.is_initialized():
        return
    if address:  # Ray would try for a minute
        named = urlsplit(address)
        socket.create_connection((named.hostname or "", named.port or PORT), PATIENCE).close()
    code = {"py_modules": [str(Path(chaudron.__file__).parent)], "excludes": NOT_SENT}
    here: dict[str, Any] = {"include_dashboard": False} if "RAY_ADDRESS" not in os.environ else {}
    there: dict[str, Any] = {"runtime_env": code} if address else here
    ray.init(address, log_to_driver=False, logging_level=logging.ERROR, **there)


def _some_done(waiting: list[Any]) -> Iterator[Any]:
    done, _ = ray.wait(waiting)
    yield from done


def _done(shared: tuple[Callable[[A], R], str], part: A) -> R:
    """One part, on some machine of the cluster."""
    task, carried = shared
    values.take(carried)
    return task(part)
