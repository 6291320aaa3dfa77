"""The model of owners and journals: in no state that it can reach anything is lost, doubled or told too early."""

import contextlib
from typing import Any
from unittest import mock

import pytest

from chaudron.server.store import sqlite_work as work
from tests.long import some
from tests.model.owners import Bounds, Rules
from tests.model.search import Broken, search
from tests.model.traces import watched
from tests.simulated.world import Wrong, story

pytestmark = pytest.mark.real_luck

FEW = Bounds(commands=2, names=3, silences=1, losses=1, epochs=2)
SIZES = {"few": (FEW._replace(names=2), 10_000), "more": (FEW, 100_000), "very many": (Bounds(), 1_000_000)}
FAULTS: dict[str, dict[str, Any]] = {
    "rows are written in any order": {"order": False},
    "nothing protects a journal": {"fence": False, "order": False, "once": False},
    "told before it is durable": {"tells_when_durable": False},
    "acknowledged before it is durable": {"acknowledges_when_durable": False},
    "what may not be written is believed": {"forgets_when_in_doubt": False},
}
FAULTS_OF_THE_STORE = {
    "whoever writes is the owner": ("IS_NEXT", "SELECT 1 FROM room WHERE ?1 = ?1 OR ?2 = ?3 OR ?4"),
    "owners are never silent": ("_LIVES", None),
    "an epoch never changes": ("TAKE", "UPDATE room SET owner = ? WHERE id = ?"),
}


@pytest.mark.parametrize("size", some(["few", "more", "very many"], 1))
def test_nothing_is_lost_doubled_or_told_too_early_in_any_state(size: str) -> None:
    bounds, states = SIZES[size]
    assert search(Rules(), bounds, most=1_500_000).states > states


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_that_is_planted_in_the_model_is_found(fault: str) -> None:
    with pytest.raises(Broken):
        search(Rules(**FAULTS[fault]), FEW)


@pytest.mark.parametrize("rules", [Rules(fence=False), Rules(once=False)])
def test_order_alone_keeps_a_journal_sound(rules: Rules) -> None:
    """A row is only written right after all that its author has read: epoch and uniqueness are a second line."""
    search(rules, FEW._replace(names=2))


def test_the_store_of_a_house_does_what_the_model_says() -> None:
    compared = 0
    for seed in range(12):
        with watched() as trace:
            story(seed)
        assert trace.differences == [], f"python -m tests.simulated --seed {seed}"
        compared += trace.compared
    assert compared > 2000


@pytest.mark.parametrize("fault", FAULTS_OF_THE_STORE)
def test_a_fault_that_is_planted_in_the_store_differs_from_the_model(fault: str) -> None:
    name, sql = FAULTS_OF_THE_STORE[fault]
    owner = work.OWNER.replace(work._LIVES, "(seen_at > ? OR seen_at < ?)")
    with mock.patch.object(work, *(("OWNER", owner) if sql is None else (name, sql))):
        assert any(differences(seed) for seed in range(100))


def differences(seed: int) -> list[str]:
    """Of a story that may well go wrong."""
    with watched() as trace, contextlib.suppress(Wrong):
        story(seed)
    return trace.differences
