"""Every promise of a store is tested with both."""

from pathlib import Path

import pytest

from tests.server.postgres import running_postgres, url_of_a_fresh_database  # noqa: F401 - fixtures


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store."""
    if request.param == "sqlite":
        return str(tmp_path / "store.db")
    found: str = request.getfixturevalue("postgres_url")
    return found
