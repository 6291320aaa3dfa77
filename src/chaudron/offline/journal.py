"""The rows of a journal as a browser keeps them: plain JSON values."""

from collections.abc import Mapping, Sequence
from typing import Any

from chaudron.offline.before import is_of_before, rewritten
from chaudron.room.rows import Row


def written(row: Row) -> dict[str, Any]:
    """A row as it is to be kept; its table is known."""
    seq, seat, move, only, at = row[1:6]
    text, number = row.body.decode(), row.hash.hex()
    return {"seq": seq, "seat": seat, "move": move, "only": only, "at": at, "body": text, "hash": number}


def read(table: str, rows: Sequence[Mapping[str, Any]]) -> list[Row]:
    """The rows of a table; those of before come first, and are rewritten."""
    before = [row for row in rows if is_of_before(row)]
    return [*rewritten(table, before), *(_row(table, **row) for row in rows[len(before) :])]


def _row(table: str, *, body: str, hash: str, **place: Any) -> Row:  # noqa: A002 - as it is called in a row
    return Row(table=table, body=body.encode(), hash=bytes.fromhex(hash), **place)
