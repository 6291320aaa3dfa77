"""What the gate leaves to `make whole`: the further cases of something that it tries with a few.

Of a test marked `each_once` the gate plays as few cases as show every value once. On which machines and stores it tries
what a house does is told in `tests/server/conftest.py`.
"""

from collections.abc import Iterable
from typing import Any

import pytest


def some(cases: Iterable[Any], first: int) -> list[Any]:
    """The first few cases, and the others as `long`."""
    given = list(cases)
    as_params = [case if isinstance(case, tuple) else (case,) for case in given[first:]]
    return [*given[:first], *[pytest.param(*case, marks=pytest.mark.long) for case in as_params]]


def leave_to_whole(items: Iterable[pytest.Item]) -> None:
    """Mark what the gate leaves out by rule."""
    families: dict[str, list[pytest.Function]] = {}
    for item in items:
        if not isinstance(item, pytest.Function) or not hasattr(item, "callspec"):
            continue
        if item.get_closest_marker("each_once") and not item.get_closest_marker("long"):
            families.setdefault(item.nodeid.partition("[")[0], []).append(item)
    for family in families.values():
        for item in combinations(family):
            item.add_marker(pytest.mark.long)


def combinations(family: list[pytest.Function]) -> list[pytest.Function]:
    """Those of which every value is shown by the others."""
    shown, left = set[tuple[str, str]](), list(family)
    while left and (new := max((values(item) - shown for item in left), key=len)):
        left.remove(next(item for item in left if values(item) - shown == new))
        shown |= new
    return left


def values(item: pytest.Function) -> set[tuple[str, str]]:
    return {(name, str(value)) for name, value in item.callspec.params.items()}
