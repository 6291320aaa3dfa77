"""What the gate leaves to `make whole`: the further cases of something that it tries with a few."""

from collections.abc import Iterable
from typing import Any

import pytest


def some(cases: Iterable[Any], first: int) -> list[Any]:
    """The first few cases, and the others as `long`."""
    given = list(cases)
    as_params = [case if isinstance(case, tuple) else (case,) for case in given[first:]]
    return [*given[:first], *[pytest.param(*case, marks=pytest.mark.long) for case in as_params]]
