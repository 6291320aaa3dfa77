"""A test that could not run is said loudly, and where CI is set it counts as a failure; luck is the same every time.

`CHAUDRON_TEST_SEED` gives all tables another luck and the tests another order, both the same for the same seed
(`tests/steady.py`).
"""

import itertools
import os
import random
from collections.abc import Generator
from hashlib import sha256

import pytest

from chaudron.room import luck
from tests.long import leave_to_whole
from tests.luck import key_of_the_secret

SEED = os.environ.get("CHAUDRON_TEST_SEED", "")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "long: a further case or whole game; `make whole` plays it, the gate does not")
    config.addinivalue_line("markers", "each_once: the gate plays it with every value once, not with every combination")
    config.addinivalue_line("markers", "real: on real sockets and real stores, not on a simulated machine")
    config.addinivalue_line("markers", "real_luck: nobody knows the luck of its tables beforehand")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    leave_to_whole(items)
    if SEED:
        shuffle(items, random.Random(SEED))


def shuffle(items: list[pytest.Item], rng: random.Random) -> None:
    """Files in another order, and the tests of each; those of a file stay together, since they share a house."""
    files: dict[str, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.nodeid.partition("::")[0], []).append(item)
    mixed = rng.sample(list(files.values()), len(files))
    items[:] = [item for file in mixed for item in rng.sample(file, len(file))]


@pytest.hookimpl(wrapper=True, optionalhook=True)
def pytest_xdist_auto_num_workers() -> Generator[None, int, int]:
    """One more than there are processors: tests of the house wait a third of their time."""
    return (yield) + 1


@pytest.fixture(autouse=True)
def _same_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table that a test opens has the luck it had the last time."""
    if request.node.get_closest_marker("real_luck"):
        return
    tables = itertools.count()
    monkeypatch.setattr(
        luck, "new_secret", lambda: sha256(f"{SEED}{request.node.name} {next(tables)}".encode()).digest()
    )
    monkeypatch.setattr("chaudron.kernel.envelope.key_of", key_of_the_secret)


def pytest_sessionfinish(session: pytest.Session) -> None:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    skipped = reporter.stats.get("skipped", []) if reporter is not None else []
    if skipped and os.environ.get("CI") and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = terminalreporter.stats.get("skipped", [])
    if skipped:
        terminalreporter.section(f"{len(skipped)} TESTS COULD NOT RUN (a failure under CI)", sep="!", red=True)
