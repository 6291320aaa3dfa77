"""The games of a simulation, or of records, written as a dataset."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from chaudron.games import SHELF
from chaudron.kernel.bad_record import BadRecord
from chaudron.kernel.record import Play, Record, checked
from chaudron.lab.bad_request import BadRequest
from chaudron.lab.data import parts
from chaudron.lab.data.parts import Part, missing, opened, part_from, put
from chaudron.lab.data.rows import GameRows, Rows
from chaudron.lab.workers import HERE, Workers


def played(simulation: Any, number: int) -> Rows:
    """One game of a simulation."""
    play, player = simulation.begun(number)
    watched = GameRows(number, play)
    while play.table.outcome is None:
        seat, choice = player(play.table)
        ask = play.table.asks[seat]
        play.answer(seat, choice)
        watched.step(ask)
    return watched.finished(simulation.bots)


def write(
    simulation: Any,
    folder: Path,
    games: int,
    workers: Workers = HERE,
    progress: Callable[[int], None] = lambda done: None,
) -> tuple[int, int]:
    """Write the games that are not there yet; returns how many were there, and how many are new."""
    pieces = missing(opened(folder, simulation.about()), games)
    before = done = games - sum(map(len, pieces))
    progress(before)
    with closing(workers.results(partial(part_of, simulation), pieces)) as coming:
        for place, part in coming:
            put(folder, pieces[place], part)
            done += len(pieces[place])
            progress(done)
    return before, done - before


def part_of(simulation: Any, numbers: range) -> Part:
    """These games, as a part of a dataset."""
    return part_from(played(simulation, number) for number in numbers)


def write_records(records: Iterable[Record], folder: Path) -> int:
    """A new dataset from records, each played again and checked; returns how many there are. Raises `BadRequest`.

    It is there once all of them are, or not at all.
    """
    coming, done = iter(records), 0
    with parts.whole(folder, {"records": True}) as new:
        while some := list(islice(coming, parts.GAMES_A_PART)):
            numbers = range(done, done + len(some))
            put(new, numbers, part_from(_replayed(done, some)))
            done = numbers.stop
    return done


def _replayed(start: int, records: list[Record]) -> Iterator[Rows]:
    for number, record in enumerate(records, start):
        try:
            yield replayed(number, record)
        except BadRecord as error:
            raise BadRequest("lab-bad-record", number=number, why=str(error)) from error


def replayed(number: int, record: Record) -> Rows:
    """The rows of a recorded game; raises `BadRecord` where it does not hold, or is not over."""
    if record.game not in SHELF:
        raise BadRecord("other_game", found=record.game, known=", ".join(SHELF))
    watched: GameRows | None = None
    ask, play = None, None
    for place, play in enumerate(checked(SHELF[record.game], record)):
        if watched is None:
            watched = GameRows(number, play)
        elif ask is not None:
            watched.step(ask)
        ask = _next_ask(play, record, place)
    if watched is None or play is None or play.table.outcome is None:
        raise BadRecord("malformed", where="the game is not over")
    names = [*record.names, *[f"seat {seat + 1}" for seat in range(len(record.names), record.players)]]
    return watched.finished(names)


def _next_ask(play: Play, record: Record, place: int) -> Any:
    """What the seat is asked whose answer comes next."""
    return play.table.asks.get(record.entries[place].seat) if place < len(record.entries) else None
