"""What every test of the laboratory starts with."""

from collections.abc import Iterator

import pytest

from tests.games.blackwood.values import nothing_kept


@pytest.fixture(autouse=True)
def values_are_forgotten() -> Iterator[None]:
    """[BLW-13.6] A soak makes other card values known; other tests know ours alone."""
    with nothing_kept():
        yield
