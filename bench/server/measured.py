"""The figures of the server part; 0 where something was not measured."""

from typing import TypedDict

from bench.machine import Machine


class Played(TypedDict):
    """Many tables, played at as fast as they go or at a steady pace."""

    tables: float
    moves_per_s: float
    moves_per_cpu_s: float
    draws_per_cpu_s: float
    """Nothing but draws."""
    p50_ms: float
    """From sending a move until the last seat has heard of it."""
    p99_ms: float
    move_bytes: float
    """To all seats together, with the answer to the author: the mean of all moves."""
    draw_bytes: float
    view_bytes: float
    """The largest of the full views that were asked for."""
    draws: float
    """The part of draws among the moves."""
    games: float
    """Games that ended, and tables that were opened in their place."""
    connected_kb: float
    """Memory for each further table with two people connected."""
    server: float
    """Cores busy with the server; then with its database, the loader, and anything else."""
    database: float
    loader: float
    foreign: float


class Idle(TypedDict):
    """Tables that nobody is connected to."""

    in_memory_kb: float
    """Memory for each further one that was used lately."""
    put_away_kb: float
    """Memory for each further one that was not: it is in the store alone."""


class Start(TypedDict):
    """A server that starts with many tables in its store."""

    tables: float
    accepted_s: float
    """From starting the program until it has accepted a WebSocket."""
    shown_s: float
    """Until somebody at a stored table was told how it stands."""
    foreign: float
    """Cores that were busy with anything else, a database included."""


Repeats = dict[str, list[float]]
"""One of the above, with the figures of all repeats."""


class System(TypedDict, total=False):
    """All figures of a system. What makes no sense for it, or could not be measured, is left out."""

    saturated: Repeats
    paced: Repeats
    idle: Repeats
    start: Repeats


class Server(TypedDict):
    """What `bench/server/run.py` prints."""

    date: str
    command: str
    repeats: int
    machine: Machine
    disk: str
    versions: dict[str, str]
    notes: list[str]
    systems: dict[str, System]
