"""Games as Parquet files: what the rows say, that nothing is lost or doubled, and one sentence for what is wrong."""

import argparse
import errno
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from chaudron.games import SHELF
from chaudron.kernel.record import Record, verify
from chaudron.lab import simulate
from chaudron.lab.bad_request import BadRequest
from chaudron.lab.data import parts
from chaudron.lab.data.reading import records, rows
from chaudron.lab.data.schema import FORMAT, TABLES
from chaudron.lab.data.writing import write, write_records
from chaudron.lab.workers import Processes
from chaudron.words import words

DYING = """
import os, sys
from pathlib import Path
from chaudron.lab.data import parts, rows, writing
from chaudron.lab.simulate import Simulation

left, honest = int(sys.argv[2]), rows.GameRows.finished

def finished(game, bots):
    global left
    left -= 1
    if left < 0:
        os._exit(9)
    return honest(game, bots)

rows.GameRows.finished, parts.GAMES_A_PART, parts.GAMES_A_BATCH = finished, 4, 2
writing.write(Simulation("blackwood", 2, {}, ("random", "random"), 1), Path(sys.argv[1]), 14)
"""
"""Plays 14 games into a folder, and dies after so many."""


def simulation(game: str = "blackwood", bot: str = "random") -> simulate.Simulation:
    return simulate.Simulation(game, 2, {}, (bot, bot), 1)


def run(*typed: str) -> int:
    parser = argparse.ArgumentParser()
    simulate.add_arguments(parser, words("en"))
    return simulate.run(parser.parse_args(typed), words("en"))


@pytest.mark.parametrize("game", SHELF)
def test_a_row_for_every_game_seat_and_decision(game: str, tmp_path: Path) -> None:
    players = SHELF[game].players[0]
    made = simulate.Simulation(game, players, {}, ("random",) * players, 3)
    assert write(made, tmp_path / "g.parquet", 3) == (0, 3)
    games, seats, decisions = (list(rows(tmp_path / "g.parquet", table)) for table in TABLES)
    assert [row["number"] for row in games] == [0, 1, 2]
    assert [(row["number"], row["seat"]) for row in seats] == [(n, seat) for n in range(3) for seat in range(players)]
    told = made.observer()
    for number in range(3):
        made.play(number, told)
    assert sum(row["points"] for row in seats) == sum(tally.points.total for tally in told.seats)
    assert sum(row["place"] == 1 for row in seats) == sum(tally.wins for tally in told.seats)
    assert len(decisions) == sum(row["decisions"] for row in games) == told.decisions
    assert [row for row in decisions if row["choice"] not in row["options"]] == []
    assert [row["turn"] for row in decisions if row["number"] == 2] == list(range(games[2]["decisions"]))
    for row in games:
        record = Record.from_json(json.loads(row["record"]))
        verify(SHELF[game], record)
        mine = [one for one in seats if one["number"] == row["number"]]
        assert record.result == {"points": [one["points"] for one in mine], "places": [one["place"] for one in mine]}


def test_what_is_counted_of_a_seat_adds_up_to_what_simulate_tells(tmp_path: Path) -> None:
    made = simulation("belcastel", "child")
    write(made, tmp_path, 4)
    told = made.observer()
    for number in range(4):
        made.play(number, told)
    counted: dict[str, int] = {}
    for row in rows(tmp_path, "seats"):
        for name, count in row["counts"]:
            counted[name] = counted.get(name, 0) + count
    explosions = {name: count for name, count in counted.items() if name.startswith("explosions.")}
    assert sum(explosions.values()) == sum(tally.explosions.total() for tally in told.seats) > 0
    assert counted["spaces"] == sum(tally.spaces.total for tally in told.seats)


def test_a_schema_names_its_version(tmp_path: Path) -> None:
    write(simulation(), tmp_path, 1)
    for table, schema in TABLES.items():
        written = pq.read_schema(next(tmp_path.glob(f"part-*/{table}.parquet")))
        assert written.metadata[b"format"] == FORMAT.encode()
        assert written.names == schema.names


@pytest.mark.parametrize("deaths", [(0,), (1, 0, 3), (5, 6), (4, 4, 4)])
def test_killed_at_any_game_it_goes_on_and_nothing_is_lost_or_doubled(deaths: tuple[int, ...], tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    for folder, after in [(whole, 99), *[(broken, after) for after in deaths]]:
        ran = subprocess.run([sys.executable, "-c", DYING, folder, str(after)], capture_output=True, check=False)
        assert ran.returncode == (0 if folder == whole else 9), ran.stderr.decode()
    subprocess.run([sys.executable, "-c", DYING, broken, "99"], check=True)
    for table in TABLES:
        assert list(rows(broken, table)) == list(rows(whole, table))
    assert [row["number"] for row in rows(broken, "games")] == list(range(14))
    assert sorted(path.name for path in broken.iterdir()) == sorted(path.name for path in whole.iterdir())


DYING_AT_ONCE = """
import os, sys
from pathlib import Path
from chaudron.lab.data import parts

Path.replace = Path.rename = lambda here, there: os._exit(9)
if sys.argv[2] == "begun":
    parts.opened(Path(sys.argv[1]), {"games": "of a run"})
else:
    parts.put(Path(sys.argv[1]), range(0, 4), {"games": b"half"})
"""
"""Dies before what it has written is moved to its place."""


@pytest.mark.parametrize("moment", ["begun", "put"])
def test_killed_while_something_is_written_it_goes_on(moment: str, tmp_path: Path) -> None:
    folder, about = tmp_path / "g", {"games": "of a run"}
    if moment == "put":
        parts.opened(folder, about)
    ran = subprocess.run([sys.executable, "-c", DYING_AT_ONCE, folder, moment], capture_output=True, check=False)
    assert ran.returncode == 9, ran.stderr.decode()
    assert any(folder.glob(".*"))
    parts.opened(folder, about)
    assert [path.name for path in folder.iterdir()] == ["run.json"]


def test_a_disk_that_is_full_leaves_nothing_in_the_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as broken:
        broken.setattr(Path, "replace", full)
        with pytest.raises(OSError, match="No space"):
            write(simulation(), tmp_path / "g", 1)
    assert list((tmp_path / "g").iterdir()) == []
    with monkeypatch.context() as broken:
        broken.setattr(Path, "rename", full)
        with pytest.raises(OSError, match="No space"):
            write(simulation(), tmp_path / "g", 1)
    assert [path.name for path in (tmp_path / "g").iterdir()] == ["run.json"]
    assert write(simulation(), tmp_path / "g", 1) == (0, 1)


def test_what_somebody_else_is_just_writing_is_left_to_them(tmp_path: Path) -> None:
    theirs = tmp_path / f".run.json.{os.getppid()}"
    theirs.write_text("{")
    parts.opened(tmp_path, {"games": "of a run"})
    assert theirs.exists()


def test_more_games_are_added_and_the_same_games_are_not_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = ("blackwood", "--players", "2", "--bots", "random", "--jobs", "1", "--out", str(tmp_path / "g.parquet"))
    for games, said in (("3", "3 new games in"), ("5", "2 new games in"), ("4", "0 new games in")):
        assert run(*typed, "--games", games) == 0
        assert said in capsys.readouterr().out
    assert [row["number"] for row in rows(tmp_path / "g.parquet", "games")] == list(range(5))


def test_two_processes_write_the_same_games_as_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "GAMES_A_PART", 2)
    for jobs in (1, 2):
        write(simulation(), tmp_path / str(jobs), 4, Processes(jobs))
    for table in TABLES:
        assert list(rows(tmp_path / "1", table)) == list(rows(tmp_path / "2", table))


def test_records_become_rows_and_rows_records(tmp_path: Path) -> None:
    write(simulation(), tmp_path / "one", 3)
    kept = list(records(tmp_path / "one"))
    assert write_records(kept, tmp_path / "other") == 3
    assert list(records(tmp_path / "other")) == kept
    for table in ("seats", "decisions"):
        assert list(rows(tmp_path / "one", table)) == list(rows(tmp_path / "other", table))


def test_a_record_that_does_not_hold_is_not_written(tmp_path: Path) -> None:
    write(simulation(), tmp_path / "one", 2)
    sound, bent = records(tmp_path / "one")
    bent.entries.pop()
    with pytest.raises(BadRequest, match="lab-bad-record"):
        write_records([sound, bent], tmp_path / "other")
    assert [path.name for path in tmp_path.iterdir()] == ["one"]
    assert write_records([sound, sound], tmp_path / "other") == 2


def test_a_bad_record_in_a_later_part_leaves_no_earlier_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "GAMES_A_PART", 2)
    write(simulation(), tmp_path / "one", 3)
    kept = list(records(tmp_path / "one"))
    assert write_records(iter(kept), tmp_path / "whole") == 3
    assert [numbers for numbers, _ in parts.parts(tmp_path / "whole")] == [range(2), range(2, 3)]
    kept[2].entries.pop()
    with pytest.raises(BadRequest, match="lab-bad-record"):
        write_records(kept, tmp_path / "other")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["one", "whole"]


def test_records_are_not_written_over_other_games(tmp_path: Path) -> None:
    write(simulation(), tmp_path / "one", 1)
    there = sorted(tmp_path.rglob("*"))
    with pytest.raises(BadRequest, match="lab-out-taken"):
        write_records(records(tmp_path / "one"), tmp_path / "one")
    assert sorted(tmp_path.rglob("*")) == there


DAMAGES = {
    "cut": lambda file: file.write_bytes(file.read_bytes()[: file.stat().st_size // 2]),
    "empty": lambda file: file.write_bytes(b""),
    "missing": lambda file: file.unlink(),
    "other": lambda file: shutil.copy(file.with_name("decisions.parquet"), file),
    "bent": lambda file: file.write_bytes(b"PAR1" + b"?" * (file.stat().st_size - 60) + file.read_bytes()[-56:]),
}


@pytest.mark.parametrize("table", ["games", "seats"])
@pytest.mark.parametrize("damage", DAMAGES)
def test_what_is_damaged_is_named(damage: str, table: str, tmp_path: Path) -> None:
    write(simulation(), tmp_path, 2)
    DAMAGES[damage](tmp_path / "part-0000000-0000002" / f"{table}.parquet")
    with pytest.raises(BadRequest, match=r"lab-data-damaged: path .*part-0000000-0000002"):
        list(rows(tmp_path, table))


def test_books_are_drawn_for_every_game(tmp_path: Path) -> None:
    for game in ("belcastel", "witches"):
        made = simulate.Simulation(game, 2, {"books": "random"}, ("random", "random"), 1)
        write(made, tmp_path / game, 4)
        drawn = [json.loads(row["options"])["books"] for row in rows(tmp_path / game, "games")]
        assert len(set(drawn)) > 2
        assert drawn == [made.box(number).options["books"] for number in range(4)]


@pytest.mark.parametrize(
    ("before", "typed", "said"),
    [
        ("file", (), "holds something else"),
        ("folder", (), "holds something else"),
        ("run", ("--seed", "2"), "holds games of another run (seed)"),
        ("run", ("--bots", "child"), "holds games of another run (bots)"),
        ("broken", (), "holds no games that this version can read"),
    ],
)
def test_what_is_wrong_is_said_and_nothing_is_written(
    before: str, typed: tuple[str, ...], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "g.parquet"
    usual = ("blackwood", "--players", "2", "--games", "1", "--bots", "random", "--jobs", "1", "--out", str(folder))
    if before == "file":
        folder.write_text("precious")
    elif before == "folder":
        (folder / "precious").mkdir(parents=True)
    else:
        assert run(*usual) == 0
        if before == "broken":
            (folder / "run.json").write_text("{")
    there = sorted(tmp_path.rglob("*"))
    assert run(*usual, *typed) == 2
    assert said in capsys.readouterr().err
    assert sorted(tmp_path.rglob("*")) == there


def test_parquet_that_is_missing_says_how_it_is_installed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith(("pyarrow", "chaudron.lab.data."))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert run("blackwood", "--out", str(tmp_path / "g.parquet")) == 2
    assert "This needs pyarrow, which is not installed: pip install chaudron[parquet]" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
