"""A dataset as it is read: its tables in pieces, and its records."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from chaudron.kernel.record import Record
from chaudron.lab.bad_request import BadRequest
from chaudron.lab.data.parts import about_of, parts
from chaudron.lab.data.schema import FORMAT, TABLES
from chaudron.lab.extras import needed

with needed("parquet"):
    import pyarrow as pa
    import pyarrow.parquet as pq


def rows(folder: Path, table: str, columns: Sequence[str] | None = None) -> Iterator[dict[str, Any]]:
    """The rows of a table in the order of their games, a batch at a time. Raises `BadRequest`."""
    about_of(folder)
    for _, part in parts(folder):
        try:
            yield from _rows(part, table, columns)
        except (pa.ArrowException, OSError) as error:
            raise BadRequest("lab-data-damaged", path=part) from error


def _rows(part: Path, table: str, columns: Sequence[str] | None) -> Iterator[dict[str, Any]]:
    with pq.ParquetFile(part / f"{table}.parquet") as file:
        schema = file.schema_arrow
        if schema.names != TABLES[table].names or (schema.metadata or {}).get(b"format") != FORMAT.encode():
            raise pa.ArrowInvalid(f"These are no {table}.")
        for batch in file.iter_batches(columns=columns):
            yield from batch.to_pylist()


def records(folder: Path) -> Iterator[Record]:
    """Every game as its record."""
    for row in rows(folder, "games", ["record"]):
        yield Record.from_json(json.loads(row["record"]))
