"""The server's part of the page."""

from collections.abc import Iterable
from statistics import median

from bench.server.aims import server_aims
from bench.server.measured import Repeats, Server
from bench.server.systems import SYSTEMS
from bench.spread import Spread, number
from bench.tables import Row, aims_table, heading_of, table

NOT_MEASURED = "—"


def server_sections(server: Server) -> list[tuple[str, str]]:
    """Titles and texts."""
    tables = {row: number(max(figures(server, row, "tables"), default=0)) for row in ("saturated", "paced", "start")}
    return [
        ("Aims", aims_table(server_aims(server))),
        (f"{tables['saturated']} tables, as fast as they go", saturated(server)),
        ("Tables at one move a second", paced(server)),
        ("On the wire, in bytes", wire(server)),
        ("Memory of a further table, in kB", memory(server)),
        (f"Start with {tables['start']} stored tables, in seconds", start(server)),
    ]


def server_heading(server: Server) -> str:
    versions = ", ".join(f"{name} {version}" for name, version in server["versions"].items())
    said = (
        f"`{server['command']}` on {server['date']}: all systems in turn, repeats: {server['repeats']}; the server "
        f"on one core, the loader on another.\n{heading_of(server['machine'])}\n"
        f"{versions}; stores on {server['disk']}.\n\n"
        "Two players at each table, one move under way at a time, one message of its own to each seat. Moves are "
        "counted per second of the server's CPU time (without the database's), milliseconds from sending a move "
        "until the last seat has heard of it. *Others* are cores that were busy with something else: they make waits "
        "longer, and change moves per CPU-second less, in either direction."
    )
    return "\n\n".join([said, *server["notes"]])


def saturated(server: Server) -> str:
    columns = ("moves_per_cpu_s", "draws_per_cpu_s", "moves_per_s", "p50_ms", "p99_ms", "database", "foreign")
    heads = ("moves/CPU-s", "draws alone/CPU-s", "moves/s", "p50 ms", "p99 ms", "database's cores", "others")
    rows = (
        (SYSTEMS[key].name, SYSTEMS[key].durable, *cells(row, columns)) for key, row in rows_of(server, "saturated")
    )
    return table(("", "durable before it is seen", *heads), rows)


def paced(server: Server) -> str:
    columns = ("tables", "moves_per_s", "p50_ms", "p99_ms", "moves_per_cpu_s", "server", "database", "foreign")
    heads = ("tables", "moves/s", "p50 ms", "p99 ms", "moves/CPU-s", "server's cores", "database's", "others")
    return simple(server, "paced", columns, heads)


def wire(server: Server) -> str:
    columns = ("move_bytes", "draw_bytes", "view_bytes")
    return simple(server, "saturated", columns, ("a move, to both seats", "a draw, to both seats", "a full view"))


def memory(server: Server) -> str:
    connected, idle = dict(rows_of(server, "paced")), dict(rows_of(server, "idle"))
    rows = (
        (SYSTEMS[key].name, *cells(connected[key], ("connected_kb",)), *cells(row, ("in_memory_kb", "put_away_kb")))
        for key, row in idle.items()
    )
    return table(("", "two people connected", "nobody connected", "put away"), rows)


def start(server: Server) -> str:
    columns = ("accepted_s", "shown_s", "foreign")
    return simple(server, "start", columns, ("first connection", "a stored table is shown", "others"))


def simple(server: Server, what: str, columns: Row, heads: Row) -> str:
    return table(("", *heads), ((SYSTEMS[key].name, *cells(row, columns)) for key, row in rows_of(server, what)))


def rows_of(server: Server, what: str) -> Iterable[tuple[str, Repeats]]:
    measured: dict[str, dict[str, Repeats]] = {**server["systems"]}  # type: ignore[dict-item]  # all of them are repeats
    return [(key, figures[what]) for key, figures in measured.items() if what in figures]


def figures(server: Server, what: str, name: str) -> list[float]:
    return [median(row[name]) for _, row in rows_of(server, what)]


def cells(row: Repeats, columns: Row) -> Row:
    return tuple(str(Spread.of(row[name])) if any(row.get(name, ())) else NOT_MEASURED for name in columns)
