"""On which machine a test runs that asks for a `store` or a `house`.

On a simulated one (`tests.simulated.machine`), where nobody waits for time, threads or processes; `make whole` runs the
same test on real sockets with both real stores too. One marked `real` runs on these alone, in the gate too, there with
the stores that the mark names, or with both.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest

from tests.conftest import SEED
from tests.server.open_house import OpenHouse
from tests.server.postgres import fragile_postgres, running_postgres, url_of_a_fresh_database
from tests.simulated.machine import SIMULATED, Machine

__all__ = ["fragile_postgres", "running_postgres", "url_of_a_fresh_database"]

REAL = ("sqlite", "postgres")
EVERY = (SIMULATED, *REAL)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    marks = list(metafunc.definition.iter_markers())
    chosen = [mark.args[0] for mark in marks if mark.name == "parametrize"]
    real = next((mark for mark in marks if mark.name == "real"), None)
    machines, in_the_gate = (EVERY, (SIMULATED,)) if real is None else (REAL, real.args or REAL)
    cases = [pytest.param(one, marks=() if one in in_the_gate else pytest.mark.long) for one in machines]
    scopes: dict[str, Literal["function", "module"]] = {"store": "function", "house": "module"}
    for name, scope in scopes.items():
        if name in metafunc.fixturenames and name not in chosen:
            metafunc.parametrize(name, cases, indirect=True, scope=scope)


@pytest.fixture(autouse=True)
def _on_its_machine(request: pytest.FixtureRequest) -> Iterator[None]:
    """The machine on which this test runs, unless that is the real one."""
    callspec = getattr(request.node, "callspec", None)
    given = {} if callspec is None else callspec.params
    if given.get("house") == SIMULATED:
        house: OpenHouse = request.getfixturevalue("house")
        machine = house.machine
    elif given.get("store") == SIMULATED:
        machine = Machine(SEED and f"{SEED}{request.node.nodeid}")
    else:
        machine = None
    if machine is None:
        yield
        return
    with machine.at_work():
        yield


@pytest.fixture(autouse=True)
def _logs_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house that a test opens by its command does not decide what the tests after it may log."""
    monkeypatch.setattr("chaudron.server.command.set_up", lambda level: None)


@pytest.fixture
def store(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store: a file, or a database."""
    if request.param != "postgres":
        return str(tmp_path / "tables.db")
    url: str = request.getfixturevalue("postgres_url")
    return url
