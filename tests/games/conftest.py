"""Every rule test runs three times: on the table as it is, copied before every answer, saved and reloaded."""

from collections.abc import Iterator
from typing import get_args

import pytest

from chaudron.scenes.scene import Mode, Scene


@pytest.fixture(autouse=True, params=get_args(Mode))
def mode(request: pytest.FixtureRequest) -> Iterator[str]:
    Scene.mode = request.param
    yield request.param
    Scene.mode = "as it is"
