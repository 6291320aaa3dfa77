"""Positions of games that were played, from which a table goes on: what was played is given, then luck is new."""

from collections.abc import Iterator

from chaudron.games import SHELF
from chaudron.games.code import Setup
from chaudron.kernel.bad_record import BadRecord
from chaudron.kernel.chance import Draw
from chaudron.kernel.record import Record, played_again
from chaudron.room.events import Draws, Position
from chaudron.room.refusal import NoRecord, Refusal


def position_in(record: Record, table: str, at: int) -> tuple[Setup, Position]:
    """What was in play, and how it stood after so many answers; raises `Refusal` if it was over, or is not playable."""
    if record.game not in SHELF:
        raise NoRecord(BadRecord("other_game", found=record.game, known=", ".join(SHELF)))
    if table and record.resumed is not None:
        at += int(record.resumed["moment"])  # its own moments begin there
    game, entries = SHELF[record.game], record.entries[:at]
    try:
        *_, last = played_again(game, record, at)
    except BadRecord as error:
        raise NoRecord(error) from error
    if last.table.outcome is not None or at > len(record.entries):
        raise Refusal("over")
    played = [(entry.seat, entry.choice, _plain(entry.draws), entry.reveals) for entry in entries]
    return Setup(game, last.box), Position(table, at, _plain(record.opening), played)


def draws_of(position: Position) -> Iterator[Draw]:
    """All that chance brought up to there."""
    for written in (position.opening, *(draws for _, _, draws, _ in position.entries)):
        yield from (Draw(*draw) for draw in written)


def _plain(draws: tuple[Draw, ...]) -> Draws:
    return [(draw.stream, draw.out_of, draw.result) for draw in draws]
