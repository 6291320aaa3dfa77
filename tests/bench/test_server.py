"""The server part of the comparison: what it reads, what it counts, and what it says about invented figures."""

import asyncio
import json
import os
from pathlib import Path
from typing import Any, cast

import pytest
import uvloop

from bench import compare
from bench.report import markdown
from bench.server import fill, start
from bench.server.aims import server_aims
from bench.server.kept import Kept
from bench.server.load import Load
from bench.server.matches import Boardgame, Brew
from bench.server.measured import Repeats, Server
from bench.server.measures import Extent, gauge, percentile, saturated
from bench.server.processes import busy_ticks, family, run_seconds
from bench.server.run import Measuring, joined
from bench.server.servers import BOARDGAME, running
from bench.server.socket import FINAL_PING, FINAL_TEXT, Socket, frame_head
from bench.server.systems import SYSTEMS
from bench.server.tables import ACK, Ask, Belcastel, House
from bench.server.where import file_system
from chaudron.server.store.address import open_store
from tests.server.journals import as_written


class Wire:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def close(self) -> None:
        self.written.append(b"closed")


def frame(first: int, body: bytes) -> bytes:
    """From a server: as from a client, without a mask."""
    head = frame_head(first, len(body))
    return bytes((head[0], head[1] & 0x7F)) + head[2:] + body


def heard_in_pieces(data: bytes, size: int) -> tuple[list[bytes], Socket]:
    """What a client hears when bytes arrive so many at a time."""

    async def hear() -> tuple[list[bytes], Socket]:
        texts: list[bytes] = []
        socket = Socket("/ws", "here", lambda _, text: texts.append(text))
        socket.connection_made(cast(asyncio.BaseTransport, Wire()))
        for begin in range(0, len(data), size):
            socket.data_received(data[begin : begin + size])
        return texts, socket

    return asyncio.run(hear())


# Reading


@pytest.mark.parametrize("size", [1, 3, 1000, 1_000_000])
def test_frames_are_read_however_they_arrive(size: int) -> None:
    bodies = [b"", b"short", b"m" * 300, b"l" * 70_000]
    frames = b"".join(frame(FINAL_TEXT, body) for body in bodies)
    texts, socket = heard_in_pieces(b"HTTP/1.1 101 Switching\r\nA: b\r\n\r\n" + frames, size)
    assert texts == bodies
    assert socket.received == len(frames)


def test_a_ping_is_answered_and_is_no_text() -> None:
    texts, socket = heard_in_pieces(b"HTTP/1.1 101 Switching\r\n\r\n" + frame(FINAL_PING, b"?"), 1000)
    assert not texts
    assert cast(Any, socket.transport).written[-1] == b"\x8a\x81\0\0\0\0?"


def test_a_refused_connection_is_no_connection() -> None:
    with pytest.raises(ConnectionError, match="503"):
        heard_in_pieces(b"HTTP/1.1 503 Closing\r\n\r\n", 1000)


def test_idle_time_is_nobodys() -> None:
    assert busy_ticks("cpu  1 20 300 4000 50000 600000 7000000 80000000 9 9\ncpu0 5 5 5 5 5 5 5 5\n") == 87600321


def test_a_process_has_itself_in_its_family_and_has_used_time() -> None:
    everybody = family(os.getppid())
    assert everybody[0] == os.getppid()
    assert os.getpid() in everybody
    assert run_seconds([os.getpid()]) > 0


def test_a_gauge_is_found_on_a_page_for_prometheus() -> None:
    page = "# HELP tables Tables\ntables_before 3.0\ntables 12.0\n"
    assert gauge(page, "tables") == 12
    with pytest.raises(RuntimeError, match="does not tell chairs"):
        gauge(page, "chairs")


def test_the_innermost_file_system_is_told() -> None:
    mounts = "a / ext4 rw 0 0\nb /tmp tmpfs rw 0 0\nc /tmp/bench/else xfs rw 0 0\n"
    assert file_system(mounts, Path("/tmp/bench")) == "tmpfs"  # noqa: S108 - nothing is written there
    assert file_system(mounts, Path("/srv")) == "ext4"


# Counting


@pytest.mark.parametrize(("part", "wait"), [(0.5, 50), (0.99, 99), (1, 100), (0, 1)])
def test_a_percentile_is_one_of_the_waits(part: float, wait: float) -> None:
    assert percentile([float(n) for n in range(1, 101)], part) == wait


def test_repeats_of_a_figure_are_joined() -> None:
    assert joined([{"a": 1, "b": 2}, {"a": 3, "b": 4.00001}]) == {"a": [1, 3], "b": [2, 4]}


def test_a_run_that_was_cut_off_goes_on_at_the_same_commit(tmp_path: Path) -> None:
    path, measured = tmp_path / "kept.json", list[str]()

    def played(how: str, version: str) -> Kept:
        def measure() -> dict[str, int]:
            measured.append(f"{how} {version}")
            return {"moves": 7}

        kept = Kept(path, how, version)
        assert kept.once("sqlite", measure) == {"moves": 7}
        return kept

    assert [played("5 s", "abc").found, played("5 s", "abc").found] == [0, 1]
    assert measured == ["5 s abc"]
    for how, version in (("9 s", "abc"), ("9 s", "def"), ("9 s", "def+"), ("9 s", "def+")):
        assert played(how, version).found == 0
    assert measured == ["5 s abc", "9 s abc", "9 s def", "9 s def+", "9 s def+"]
    played("9 s", "def+").done()
    assert not path.exists()


def test_what_fails_is_measured_again_and_that_is_noted(tmp_path: Path) -> None:
    failures = ["the disk stood still"]

    async def fails_once(*_: object) -> float:
        if failures:
            raise RuntimeError(failures.pop())
        return 7.0

    measuring = Measuring(Extent(), Kept(tmp_path / "kept.json", "now", "abc"))
    assert measuring.on_a_new_server(SYSTEMS["sqlite"], fails_once) == 7
    assert measuring.notes == ["ours on SQLite, fails_once, was measured again after a failure: the disk stood still"]


def listen(match: Belcastel | Brew, *said: tuple[int, Any]) -> None:
    """Let seats hear what a server says."""
    for seat, message in said:
        if isinstance(match, Belcastel):
            match._hear(seat, json.dumps(message).encode())
        else:
            match._hear(match.sockets[seat], seat, b"42/brew," + json.dumps(message).encode())


def seated(match: Belcastel | Brew) -> None:
    """Both at the table, connected to nobody."""
    match.sockets = [Socket("/", "here", lambda *_: None) for _ in range(2)]
    for socket in match.sockets:
        socket.transport = cast(asyncio.Transport, Wire())
    match.load.matches.append(match)


def moves(load: Load) -> int:
    return load.tally.moves


def happened(**ask: Any) -> dict[str, Any]:
    return {"is": "happened", "n": 1, "view": [[["round"], 2]], "ask": ask or None}


def test_a_move_is_done_when_the_last_seat_has_heard_of_it() -> None:
    async def play() -> list[int]:
        load = Load(lambda load: Belcastel(load, House([1], cast(Any, None))))
        table = cast(Belcastel, load.new_match(load))
        seated(table)
        table.missing, done = {ACK, 0, 1}, []
        listen(table, (0, {"is": "ack"}), (0, happened(ask=3, options=["draw"])), (1, happened()))
        table.move()
        for message in [
            (0, happened(ask=4, options=["stop"])),
            (0, {"is": "ack"}),
            (0, {"is": "here"}),
            (1, happened()),
        ]:
            listen(table, message)
            done.append(moves(load))
        assert load.tally.draws == 1
        assert not table.can_draw()
        return done

    assert asyncio.run(play()) == [0, 0, 0, 1]


def test_an_answer_brings_the_link_that_is_due_as_a_browser_does() -> None:
    async def play() -> None:
        load = Load(lambda load: Belcastel(load, House([1], cast(Any, None))))
        table = cast(Belcastel, load.new_match(load))
        seated(table)
        table.links, table.asks[1] = [[], [b"salt", b"one", b"two"]], Ask(3, ["stop"], link=2)
        table.move()
        assert (
            b'"choice":"stop","link":"%b"}' % b"two".hex().encode() in cast(Any, table.sockets[1].transport).written[-1]
        )

    asyncio.run(play())


def test_a_sealed_answer_is_done_when_its_author_knows() -> None:
    async def play() -> None:
        load = Load(lambda load: Belcastel(load, House([1], cast(Any, None))))
        table = cast(Belcastel, load.new_match(load))
        seated(table)
        table.missing = {ACK, 0, 1}
        sealed = {"ask": 3, "options": ["stop"], "sealed": ["stop"]}
        listen(table, (0, happened(**sealed)), (1, happened(**sealed)), (0, {"is": "ack"}))
        table.asks[1] = None
        table.move()
        listen(table, (0, happened(ask=4, options=["stop"])), (0, {"is": "ack"}))
        assert moves(load) == 0
        assert b"ping" in cast(Any, table.sockets[1].transport).written[-1]
        listen(table, (1, {"is": "pong"}))
        assert moves(load) == 1

    asyncio.run(play())


def test_a_pong_that_comes_late_tells_nothing_of_the_next_answer() -> None:
    async def play() -> None:
        load = Load(lambda load: Belcastel(load, House([1], cast(Any, None))))
        table = cast(Belcastel, load.new_match(load))
        seated(table)
        table.missing, table.is_sealed, table.asks[0] = {ACK, 0, 1}, True, Ask(2, ["stop"])
        sealed = happened(ask=3, options=["stop"], sealed=["stop"])
        listen(table, (0, {"is": "ack"}), (0, sealed), (1, {"is": "happened"}))
        table.move()
        listen(table, (0, sealed), (0, {"is": "ack"}), (1, {"is": "pong"}))
        assert moves(load) == 0
        listen(table, (1, {"is": "happened"}))
        assert moves(load) == 1

    asyncio.run(play())


@pytest.mark.parametrize("refusal", [{"is": "nack", "code": "stale", "says": "No."}, {"is": "closing", "code": "slow"}])
def test_a_refusal_ends_the_measurement(refusal: dict[str, Any]) -> None:
    async def play() -> None:
        load = Load(lambda load: Belcastel(load, House([1], cast(Any, None))))
        listen(cast(Belcastel, load.new_match(load)), (0, refusal))

    with pytest.raises(RuntimeError, match="the house refused start"):
        asyncio.run(play())


def test_a_server_that_hangs_up_ends_the_measurement() -> None:
    async def play() -> None:
        load = Load(lambda load: Belcastel(load, House([1], cast(Any, None))))
        table = cast(Belcastel, load.new_match(load))
        seated(table)
        for socket in table.sockets:
            socket.data_received(b"HTTP/1.1 101 Switching\r\n\r\n")
        table.sockets[0].close()
        table.sockets[0].connection_lost(None)
        assert not load.failure.done()
        table.sockets[1].connection_lost(None)
        await load.failure

    with pytest.raises(ConnectionError, match="hung up"):
        asyncio.run(play())


def test_a_match_of_boardgame_io_is_played_by_its_states() -> None:
    def state(number: int, *seats: str) -> dict[str, Any]:
        return {"G": {"seats": [{"state": seat} for seat in seats]}, "ctx": {}, "_stateID": number, "plugins": {}}

    async def play() -> None:
        load = Load(lambda load: Brew(load, Boardgame([1, 2], cast(Any, None))))
        match = cast(Brew, load.new_match(load))
        seated(match)
        match.credentials = ["a", "b"]
        listen(match, (0, ["sync", "m", {"state": state(7, "stopped", "brewing"), "log": []}]), (0, ["matchData", "m"]))
        match.draw()
        sent = cast(Any, match.sockets[1].transport).written[0]
        assert json.loads(sent[sent.index(b"[") :])[2:] == [7, "", "1"]
        listen(match, (1, ["update", "m", state(8, "stopped", "exploded"), []]))
        assert moves(load) == 0
        listen(match, (0, ["update", "m", state(8, "stopped", "exploded"), []]))
        assert moves(load) == load.tally.draws == 1
        assert not match.can_draw()

    asyncio.run(play())


# Telling

PLAYED = ("tables", "moves_per_s", "moves_per_cpu_s", "draws_per_cpu_s", "p50_ms", "p99_ms", "move_bytes", "draw_bytes")
MORE = ("view_bytes", "draws", "games", "connected_kb", "server", "database", "loader", "foreign")


def played(**figures: float) -> Repeats:
    return {name: [figures.get(name, 1.0)] for name in (*PLAYED, *MORE)}


def server_figures(**worse: float) -> Server:
    """One repeat in which every aim is met, but for what is said to be worse."""
    ours = {"moves_per_cpu_s": 6000, "draw_bytes": 1500, "view_bytes": 4000, "p99_ms": 15, "connected_kb": 30, **worse}
    stores: Any = {
        "saturated": played(**ours),
        "paced": played(**ours, tables=1000),
        "idle": {"in_memory_kb": [10.0], "put_away_kb": [0.0]},
        "start": {"tables": [10_000], "accepted_s": [worse.get("accepted_s", 1.0)], "shown_s": [1.1]},
    }
    theirs: Any = {"saturated": played(moves_per_cpu_s=500), "paced": played(), "idle": stores["idle"]}
    return {
        "date": "2026-01-31",
        "command": "bench/run server",
        "repeats": 1,
        "machine": {
            "commit": "abc1234",
            "cpu": "A processor",
            "cores": 2,
            "python": "3.11.7",
            "load_before": 0.1,
            "load_after": 1.0,
            "one_core": True,
        },
        "disk": "ext4, fsync 0.2 ms (p50)",
        "versions": {"boardgame.io": "0.50.2"},
        "notes": ["ours on PostgreSQL was not measured: there is none."],
        "systems": {"sqlite": stores, "memory": theirs, "files": theirs},
    }


def missed(server: Server) -> list[str]:
    return [aim.words for aim in server_aims(server) if aim.verdict != "met"]


def test_all_aims_of_the_server_are_judged() -> None:
    assert missed(server_figures()) == []
    assert len(server_aims(server_figures())) == 8


@pytest.mark.parametrize(
    ("figure", "value", "says"),
    [
        (
            "moves_per_cpu_s",
            4999,
            ["≥ 5,000 durable moves per server-CPU-second", "≥ 11 times boardgame.io on disk in moves"],
        ),
        ("p99_ms", 20.1, ["1,000 tables at one move a second, p99 ≤ 20 ms"]),
        ("connected_kb", 40.1, ["memory of a connected table ≤ 40 kB, in kB"]),
        ("draw_bytes", 2001, ["≤ 2 kB for a draw, to both seats together, in bytes"]),
        ("view_bytes", 15_001, ["≤ 15 kB for a full view, the largest, in bytes"]),
        ("accepted_s", 2.1, ["first connection ≤ 2 s after the start, 10,000 tables stored"]),
    ],
)
def test_each_aim_can_be_missed(figure: str, value: float, says: list[str]) -> None:
    assert missed(server_figures(**{figure: value})) == [f"SQLite: {words}" for words in says]


def test_without_a_peer_there_is_no_ratio_to_it() -> None:
    server = server_figures()
    del server["systems"]["files"]
    assert not any("on disk" in aim.words for aim in server_aims(server))


def test_every_row_of_the_page_has_as_many_cells_as_its_header() -> None:
    page = markdown({"server": server_figures()})
    for block in page.split("\n\n"):
        assert len({line.count("|") for line in block.splitlines() if line.startswith("|")}) <= 1
    assert "| ours on SQLite | 30 | 10 | — |" in page
    assert "| ours on SQLite | 1 | 1.1 | — |" in page
    assert "PostgreSQL was not measured" in page


def test_a_part_that_is_not_measured_anew_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compare.write({"server": server_figures()}, tmp_path, "latest")
    monkeypatch.setattr("sys.argv", ["bench/run", "server", "--out", str(tmp_path)])
    monkeypatch.setattr(compare, "measure_server", lambda asked: server_figures(p99_ms=25))
    monkeypatch.setattr(compare, "measure_engine", lambda asked: pytest.fail("it was measured"))
    compare.main()
    assert set(compare.read(tmp_path, "latest")) == {"server"}
    assert "| missed |" in (tmp_path / "latest.md").read_text("utf-8")


def test_the_lock_of_boardgame_io_holds_no_address() -> None:
    text = (BOARDGAME / "package-lock.json").read_text("utf-8")
    assert "://" not in text
    packages = json.loads(text)["packages"]
    assert packages["node_modules/boardgame.io"]["version"] == "0.50.2"
    assert not [name for name, package in packages.items() if name and "integrity" not in package]


# A real house


def test_a_house_is_measured() -> None:
    system, extent = SYSTEMS["sqlite"], Extent(seconds=1, warm_up=0, draws=5, tables=3)
    with system.place() as place, running(place.command(), place.database) as server:
        measured = uvloop.run(saturated(system, server, extent))
    not_measured = {"connected_kb", "database"}
    unlikely = {"games", "foreign"}
    assert not [name for name, figure in measured.items() if not figure and name not in not_measured | unlikely]
    assert measured["p50_ms"] <= measured["p99_ms"]


@pytest.mark.real_luck
def test_a_house_starts_with_stored_tables_which_can_be_read_again() -> None:
    system = SYSTEMS["sqlite"]

    async def read(table: str) -> int:
        store = open_store(place.address)
        await store.open("test", shared=False)
        kept, rows = await store.kept(table), await store.journal(table)
        await store.close()
        assert kept is not None
        return as_written(kept, rows).sitting.seq

    with system.place() as place:
        stored = uvloop.run(fill.fill(place.address, 4))
        assert uvloop.run(read(stored.table)) == 4 + fill.MOVES // 2
        began = start.start(system, place, stored, 4)
        assert 0 < began["accepted_s"] < began["shown_s"]


def test_whoever_is_turned_away_from_a_house_does_not_wait() -> None:
    system = SYSTEMS["sqlite"]
    with system.place() as place:
        uvloop.run(fill.fill(place.address, 1))
        with pytest.raises(RuntimeError, match="the house lets nobody in"):
            start.start(system, place, fill.Stored("nosuchtable", "nobody"), 1)
