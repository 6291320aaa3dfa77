"""Both stores for every test that asks for a `store`."""

from pathlib import Path

import pytest

from tests.server.postgres import fragile_postgres, running_postgres, url_of_a_fresh_database

__all__ = ["fragile_postgres", "running_postgres", "url_of_a_fresh_database"]


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store: a file, then a database."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    url: str = request.getfixturevalue("postgres_url")
    return url
