"""Whatever a crash could do wrong would be found."""

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from chaudron.room import chain, events
from chaudron.room.listeners import heard
from tests.server import crash_checks as checks
from tests.server.crash_checks import Checker, Journal, damage, not_caught_up, plain
from tests.server.crash_page import Run, keep, said
from tests.server.crash_people import Person, Sent, Tally
from tests.server.crash_scene import Scene, scene, told

# What the checker finds


def lose_the_last_row(scene: Scene) -> None:
    scene.rows.pop()


def lose_a_row_in_the_middle(scene: Scene) -> None:
    del scene.rows[20]


def write_a_move_twice(scene: Scene) -> None:
    scene.rows.append(chain.chained(scene.rows[-1].hash, scene.rows[-1]._replace(seq=len(scene.rows) + 1)))


def alter_a_body(scene: Scene) -> None:
    row = scene.rows[10]
    scene.rows[10] = row._replace(body=row.body.replace(b'"choice"', b'"chance"'))


def alter_a_draw_and_all_hashes(scene: Scene) -> None:
    place = next(place for place, row in enumerate(scene.rows) if isinstance(chain.read(row.body), events.Started))
    started = chain.read(scene.rows[place].body)
    assert isinstance(started, events.Started)
    (stream, out_of, result), *more = started.draws
    started.draws = [(stream, out_of, (result + 1) % out_of), *more]
    scene.rows[place] = scene.rows[place]._replace(body=chain.write(started))
    scene.chain_anew()


def tell_an_event_twice(scene: Scene) -> None:
    scene.anna.events.insert(7, scene.anna.events[7])
    scene.anna.n += 1


def leave_an_event_out(scene: Scene) -> None:
    del scene.anna.events[7]
    scene.anna.n -= 1


def leave_the_first_events_out(scene: Scene) -> None:
    del scene.anna.events[:2]


def tell_of_what_never_was(scene: Scene) -> None:
    scene.anna.events.append({**scene.anna.events[-1], "n": scene.anna.n + 1})
    scene.anna.n += 1


def tell_something_else(scene: Scene) -> None:
    scene.bob.events[-1]["at"] += 1


def tell_what_is_sealed(scene: Scene) -> None:
    hidden = next(row for row in scene.rows if row.only is not None)
    other = scene.bob if hidden.only == 0 else scene.anna
    other.events = plain(heard(scene.rows, other.seat, 0))
    other.n = len(other.events)


def show_something_else(scene: Scene) -> None:
    scene.bob.view["seats"][0]["points"] = 99


def ask_something_else(scene: Scene) -> None:
    asked = scene.anna if scene.anna.ask else scene.bob
    asked.ask = None


def acknowledge_what_was_not_written(scene: Scene) -> None:
    scene.bob.acknowledged.add("1-999")


def acknowledge_what_another_wrote(scene: Scene) -> None:
    scene.bob.acknowledged.add("start")


def refuse_what_was_written(scene: Scene) -> None:
    scene.anna.refused["start"] = "start"


def forget_a_seat(scene: Scene) -> None:
    scene.bob.token = "another token"  # noqa: S105 - no secret


def lose_the_table(scene: Scene) -> None:
    scene.anna.table = "another"


FAULTS: dict[Callable[[Scene], None], str] = {
    lose_the_last_row: checks.LOST,
    lose_a_row_in_the_middle: checks.GAP,
    write_a_move_twice: checks.DOUBLED,
    alter_a_body: checks.ALTERED,
    alter_a_draw_and_all_hashes: checks.UNREADABLE,
    tell_an_event_twice: checks.MISHEARD,
    leave_an_event_out: checks.MISHEARD,
    leave_the_first_events_out: checks.MISHEARD,
    tell_of_what_never_was: checks.MISHEARD,
    tell_something_else: checks.MISHEARD,
    tell_what_is_sealed: checks.MISHEARD,
    show_something_else: checks.MISSEEN,
    ask_something_else: checks.MISSEEN,
    acknowledge_what_was_not_written: checks.LOST,
    acknowledge_what_another_wrote: checks.LOST,
    refuse_what_was_written: checks.BROKEN_WORD,
    forget_a_seat: checks.SHUT_OUT,
    lose_the_table: checks.LOST,
}


def test_a_sound_journal_and_those_who_know_it_are_found_right() -> None:
    sound = scene()
    assert sound.findings() == []
    assert any(row.only is not None for row in sound.rows)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_planted_fault_is_found(fault: Callable[[Scene], None]) -> None:
    faulty = scene()
    fault(faulty)
    assert FAULTS[fault] in {finding.kind for finding in faulty.findings()}


def test_whoever_knows_only_the_beginning_has_not_misheard_but_has_not_caught_up() -> None:
    late = scene()
    late.anna = told(Journal(late.journal.kept, late.rows[:20]), 0)
    assert late.findings() == []
    behind = not_caught_up({late.journal.kept.table: late.journal}, [late.anna, late.bob])
    assert [(finding.kind, finding.about[:6]) for finding in behind] == [(checks.MISHEARD, "seat 0")]


def test_a_journal_that_changed_since_the_last_crash_is_read_again() -> None:
    checker, later = Checker(), scene()
    tables = {later.journal.kept.table: later.journal}
    assert checker.findings(tables, [later.anna, later.bob]) == []
    later.rows.append(chain.chained(later.rows[-1].hash, later.rows[-1]._replace(seq=len(later.rows) + 1, move=None)))
    assert {finding.kind for finding in checker.findings(tables, [later.anna, later.bob])} == {checks.UNREADABLE}


def test_a_damaged_file_is_found(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript("CREATE TABLE event (seq INTEGER, body TEXT); CREATE INDEX by_body ON event (body)")
        connection.executemany("INSERT INTO event VALUES (?, ?)", [(seq, f"body {seq}") for seq in range(2000)])
        connection.commit()
    assert damage(file) == []
    file.write_bytes(file.read_bytes().replace(b"body 1234", b"body 4321", 1))
    assert {finding.kind for finding in damage(file)} == {checks.DAMAGED}


# What a person takes for certain


def sender(life: int = 1, copies: int = 1, is_loose: bool = False) -> Person:
    """Somebody with a command `0-1` on its way."""
    session: Any = None
    person = Person(session, "", {"table": "table", "token": "", "seat": 0}, Tally(life), random.Random(1))
    person.on_the_way["0-1"] = Sent({"do": "say", "id": "0-1"}, life, copies, is_loose=is_loose)
    return person


def ack(command: str) -> dict[str, Any]:
    return {"is": "ack", "id": command}


def nack(command: str, code: str = "paused") -> dict[str, Any]:
    return {"is": "nack", "id": command, "code": code}


def test_a_refusal_counts_when_no_copy_is_left_that_could_be_carried_out() -> None:
    person = sender(copies=2)
    assert person.is_settled(nack("0-1"))
    assert person.refused == {}
    assert person.is_settled(nack("0-1"))
    assert [*person.refused] == ["0-1"]
    assert person.on_the_way == {}


def test_a_refusal_proves_nothing_while_a_copy_may_be_under_way_elsewhere() -> None:
    person = sender(is_loose=True)
    assert person.is_settled(nack("0-1"))
    assert person.refused == {}


def test_what_the_house_does_not_know_itself_is_asked_again() -> None:
    person = sender()
    assert not person.is_settled(nack("0-1", "busy"))
    assert person.refused == {}
    assert [*person.on_the_way] == ["0-1"]


def test_what_was_refused_first_may_be_acknowledged_later_but_not_the_other_way_round() -> None:
    person, other = sender(copies=2), sender(copies=2)
    assert all(person.is_settled(said) for said in (nack("0-1"), ack("0-1")))
    assert (person.acknowledged, person.refused) == ({"0-1"}, {})
    assert all(other.is_settled(said) for said in (ack("0-1"), nack("0-1")))
    assert [*other.refused] == ["0-1"]


# What is kept of it


def a_run(command: str, acknowledged: int, lost: int) -> Run:
    return Run(
        store="SQLite",
        command=command,
        machine="a machine",
        cycles=20,
        while_opening=1,
        with_the_database=0,
        tables=9,
        games=3,
        written={"answered": acknowledged, "sealed": 2},
        acknowledged=acknowledged,
        refused=5,
        sent_twice=4,
        sent_again=3,
        findings={checks.LOST: lost} if lost else {},
        examples=[],
        first_ack_ms=900.0,
    )


def test_runs_on_one_store_are_added_up_and_a_run_takes_the_place_of_an_earlier_one(tmp_path: Path) -> None:
    file = tmp_path / "crash.json"
    for run in (a_run("first", 1000, 7), a_run("second", 500, 1), a_run("first", 2000, 0)):
        keep(run, file)
    page = (tmp_path / "crash.md").read_text("utf-8")
    assert "| SQLite | 40 | 2,500 | 1 | 0 | 0 | 0 |" in page
    assert "| SQLite | 2 | 0 | 18 | 6 | 2,500 | 4 | 0 | 10 | 8 | 6 | 900 |" in page
    assert "\nfirst\nsecond\n" in page


def test_a_run_says_what_was_found() -> None:
    run = a_run("first", 1000, 7)
    run.examples = ["lost: seat 0: 0-12"]
    assert "lost                        7\n" in said(run)
    assert said(run).endswith("lost: seat 0: 0-12\n")
