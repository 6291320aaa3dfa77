"""The tables of a dataset, and their version. Needs the extra `parquet`."""

from chaudron.lab.extras import needed

with needed("parquet"):
    import pyarrow as pa

FORMAT = "chaudron-games/1"
"""Raised whenever a column changes its name, its type or its meaning."""
NAME = pa.dictionary(pa.int32(), pa.string())


def _schema(**columns: pa.DataType) -> pa.Schema:
    return pa.schema([pa.field(name, kind, nullable=False) for name, kind in columns.items()], {"format": FORMAT})


TABLES: dict[str, pa.Schema] = {
    "games": _schema(
        number=pa.int64(),  # which game of the run; the other tables name it likewise
        game=NAME,
        version=NAME,
        players=pa.int8(),
        options=NAME,  # every option of the table with its value, as JSON
        decisions=pa.int32(),
        record=pa.string(),  # the whole game, as `chaudron verify` and `replay` read it
    ),
    "seats": _schema(
        number=pa.int64(),
        seat=pa.int8(),  # from 0
        bot=NAME,  # its level, or the name of whoever played
        points=pa.int32(),
        place=pa.int8(),  # 1 is best, equal places share it
        counts=pa.map_(pa.string(), pa.int32()),  # what `chaudron simulate` counts: `explosions.3`, `sources.BEL-10.3`
    ),
    "decisions": _schema(
        number=pa.int64(),
        turn=pa.int32(),  # from 0
        seat=pa.int8(),
        question=NAME,
        rule=NAME,  # that asks it
        options=pa.list_(pa.string()),
        choice=NAME,
        draws=pa.int32(),  # how often chance was asked because of it
    ),
}
