"""Kill -9 on both stores, briefly; and that whatever a crash could do wrong would be found."""

import asyncio
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from chaudron.server import events, protocol
from chaudron.server.live import heard
from chaudron.server.opening import open_table
from chaudron.server.room import key_of, read_room
from chaudron.server.store import Row
from tests.server import crash_checks as checks
from tests.server.crash import survive
from tests.server.crash_checks import Checker, Finding, Journal, damage, not_caught_up, plain
from tests.server.crash_house import DatabaseStore, FileStore
from tests.server.crash_people import Person, Sent, Tally
from tests.server.crash_trial import Load, Outcome
from tests.server.postgres import cluster, fresh_database
from tests.server.served import Player, served
from tests.server.store.shelf import opened

TOKENS = ("the token of Anna".ljust(43, "."), "the token of Bob".ljust(43, "."))
SETUP = "belcastel 2 lock_step=every_round books=1 bonus_moves=may_decline"
PEPPER = "pepper 21"
"""With this salt of Bob's, two of the first answers are sealed."""
ANSWERS = 40

# Crashes


def check_it_was_a_trial(outcome: Outcome) -> None:
    assert outcome.findings == []
    assert outcome.cycles == 3
    assert outcome.written.total() > outcome.tally.counts["acknowledged"] > 20
    assert outcome.tally.counts["refused"] > 0
    assert outcome.tally.counts["sent again"] > 0


def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    load = Load(tables=3, seconds=0.3, early_deaths=0)
    check_it_was_a_trial(asyncio.run(survive(FileStore(tmp_path), load, cycles=3, seed=1)))


def test_nothing_is_lost_when_the_server_and_its_database_are_killed() -> None:
    load = Load(tables=3, seconds=0.3, early_deaths=0, store_deaths=0.5)
    with cluster() as server:
        store = DatabaseStore(fresh_database(server.url), server)
        outcome = asyncio.run(survive(store, load, cycles=3, seed=6))
    check_it_was_a_trial(outcome)
    assert 0 < outcome.store_deaths < outcome.cycles


def test_a_server_that_acknowledges_what_is_not_yet_durable_is_found_out(tmp_path: Path) -> None:
    load = Load(tables=3, seconds=0.3, early_deaths=0)
    outcome = asyncio.run(survive(FileStore(tmp_path), load, 3, 1, "--late", "0.05"))
    assert checks.LOST in {finding.kind for finding in outcome.findings}


def test_a_snapshot_ahead_of_the_journal_is_not_believed(store: str) -> None:
    """A crash can come between a snapshot and the row it was made after."""
    before = scene()
    table, rows = before.journal.kept.table, before.rows[:-1]

    async def crash() -> None:
        async with opened(store) as kept:
            await kept.create(before.journal.kept, rows)
            await kept.save_snapshot(table, read_room(before.journal.kept, before.rows).snapshot())

    async def come_back() -> None:
        async with served(store) as house:
            assert (await house.running.house.live(table)).room.sitting.seq == len(rows)
            lost = before.rows[-1]
            author = Player(house.session, house.base, table, TOKENS[lost.seat or 0], lost.seat)
            await author.connect(after=0)
            assert (await author.answer(id=lost.move))["is"] == "ack"

    asyncio.run(crash())
    asyncio.run(come_back())


# What the checker finds


@dataclass
class Told:
    """A client that was told all there is to know."""

    table: str
    seat: int | None
    token: str | None
    n: int
    events: list[dict[str, Any]]
    view: Any
    ask: dict[str, Any] | None
    acknowledged: set[str]
    refused: set[str] = field(default_factory=set)
    unanswered: set[str] = field(default_factory=set)
    turned_away: list[str] = field(default_factory=list)


@dataclass
class Scene:
    """A table in the middle of a game, and the two people at it."""

    journal: Journal
    anna: Told
    bob: Told

    @property
    def rows(self) -> list[Row]:
        return self.journal.rows

    def findings(self) -> list[Finding]:
        return Checker().findings({self.journal.kept.table: self.journal}, [self.anna, self.bob])

    def chain_anew(self) -> None:
        """Make all hashes right again, as somebody would who alters a journal on purpose."""
        last = events.FIRST_HASH
        for place, row in enumerate(self.rows):
            self.rows[place] = events.chained(last, row)
            last = self.rows[place].hash


def scene() -> Scene:
    """Two people have started a game in lock-step, and draw whenever they may."""
    anna, bob = map(key_of, TOKENS)
    wish = protocol.NewTable(setup=SETUP, name="Anna")
    with patch("os.urandom", bytes):  # always the same game
        opening = open_table(wish, anna, "salt")
    room, rows = opening.room, opening.rows
    rows.append(room.happen(events.Joined(1, "Bob", [bob], PEPPER)))
    rows.append(room.happen(room.begin(), None, 0, "start"))
    for number in range(ANSWERS):
        assert room.table is not None
        seat = room.table.awaited[0]
        options = [*map(str, room.table.asks[seat].options)]
        event, only = room.carry_out(seat, "draw" if "draw" in options else options[0])
        rows.append(room.happen(event, only, seat, f"{seat}-{number}"))
    journal = Journal(opening.finished(), rows)
    return Scene(journal, told(journal, 0), told(journal, 1))


def told(journal: Journal, seat: int) -> Told:
    room = read_room(journal.kept, journal.rows)
    visible = plain(heard([row for row in journal.rows if row.only in (None, seat)], seat, 0))
    moves = {row.move for row in journal.rows if row.seat == seat and row.move is not None}
    view, ask = plain(room.game.view(room.table, seat)), plain(room.asked(seat))
    return Told(journal.kept.table, seat, TOKENS[seat], len(visible), visible, view, ask, moves)


def lose_the_last_row(scene: Scene) -> None:
    scene.rows.pop()


def lose_a_row_in_the_middle(scene: Scene) -> None:
    del scene.rows[20]


def write_a_move_twice(scene: Scene) -> None:
    scene.rows.append(events.chained(scene.rows[-1].hash, scene.rows[-1]._replace(seq=len(scene.rows) + 1)))


def alter_a_body(scene: Scene) -> None:
    row = scene.rows[10]
    scene.rows[10] = row._replace(body=row.body.replace(b'"choice"', b'"chance"'))


def alter_a_draw_and_all_hashes(scene: Scene) -> None:
    place = next(place for place, row in enumerate(scene.rows) if isinstance(events.read(row.body), events.Started))
    started = events.read(scene.rows[place].body)
    assert isinstance(started, events.Started)
    (stream, out_of, result), *more = started.draws
    started.draws = [(stream, out_of, (result + 1) % out_of), *more]
    scene.rows[place] = scene.rows[place]._replace(body=events.write(started))
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
    scene.anna.refused.add("start")


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
    later.rows.append(events.chained(later.rows[-1].hash, later.rows[-1]._replace(seq=len(later.rows) + 1, move=None)))
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
    assert person.refused == set()
    assert person.is_settled(nack("0-1"))
    assert person.refused == {"0-1"}
    assert person.on_the_way == {}


def test_a_refusal_proves_nothing_while_a_copy_may_be_under_way_elsewhere() -> None:
    person = sender(is_loose=True)
    assert person.is_settled(nack("0-1"))
    assert person.refused == set()


def test_what_the_house_does_not_know_itself_is_asked_again() -> None:
    person = sender()
    assert not person.is_settled(nack("0-1", "busy"))
    assert person.refused == set()
    assert [*person.on_the_way] == ["0-1"]


def test_what_was_refused_first_may_be_acknowledged_later_but_not_the_other_way_round() -> None:
    person, other = sender(copies=2), sender(copies=2)
    assert all(person.is_settled(said) for said in (nack("0-1"), ack("0-1")))
    assert (person.acknowledged, person.refused) == ({"0-1"}, set())
    assert all(other.is_settled(said) for said in (ack("0-1"), nack("0-1")))
    assert other.refused == {"0-1"}
