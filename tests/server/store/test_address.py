"""Which store an address means."""

from pathlib import Path

import pytest

from chaudron.server.store.address import open_store
from chaudron.server.store.errors import BadAddress
from chaudron.server.store.postgres import PostgresStore
from chaudron.server.store.sqlite import SQLiteStore


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("tables.db", "tables.db"),
        ("data/tables.db", "data/tables.db"),
        ("/srv/tables.db", "/srv/tables.db"),
        ("sqlite:///tables.db", "tables.db"),
        ("sqlite:////srv/tables.db", "/srv/tables.db"),
        ("C:/tables.db", "C:/tables.db"),
    ],
)
def test_a_path_is_a_file(url: str, path: str) -> None:
    store = open_store(url)
    assert isinstance(store, SQLiteStore)
    assert store.path == Path(path)


@pytest.mark.parametrize("scheme", ["postgresql", "postgres"])
def test_the_address_of_a_database_is_a_database(scheme: str) -> None:
    assert isinstance(open_store(f"{scheme}://name@host/tables"), PostgresStore)


@pytest.mark.parametrize(
    "url",
    ["", "sqlite:///", ":memory:", "sqlite:///:memory:", "sqlite://tables.db", "mysql://host/x", "file:tables.db"],
)
def test_anything_else_is_refused(url: str) -> None:
    with pytest.raises(BadAddress, match="is no store"):
        open_store(url)
