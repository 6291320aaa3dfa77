"""What neither store accepts, whoever asks."""

from collections.abc import Sequence

from chaudron.room.rows import Kept, Row

LONGEST_POST = 6_000
SUBSCRIPTIONS_KEPT = 5
"""Of a seat."""


def check_first_rows(new: Kept, rows: Sequence[Row]) -> None:
    """The first rows of a journal are its own, dense, and no move is there twice."""
    if [(row.table, row.seq) for row in rows] != [(new.table, seq) for seq in range(1, len(rows) + 1)]:
        raise ValueError(f"the first rows of {new.table} must be numbered 1, 2, 3 …")
    moves = [(row.seat, row.move) for row in rows if row.seat is not None and row.move is not None]
    if len(set(moves)) < len(moves):
        raise ValueError(f"a move is there twice in the first rows of {new.table}")


def check_post(message: bytes) -> None:
    """A message between processes is short."""
    if len(message) > LONGEST_POST:
        raise ValueError(f"a message of {len(message)} bytes: at most {LONGEST_POST}")
