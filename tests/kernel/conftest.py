"""What tests of the kernel have in common."""

from collections.abc import Iterator
from typing import get_args

import pytest

from chaudron.scenes.scene import Mode, Scene


@pytest.fixture(params=get_args(Mode))
def mode(request: pytest.FixtureRequest) -> Iterator[Mode]:
    """As with the rules of a game: on the table as it is, copied, and saved and reloaded before every answer."""
    Scene.mode = request.param
    yield request.param
    Scene.mode = "as it is"
