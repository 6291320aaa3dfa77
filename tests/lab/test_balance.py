"""The balance cards of the named sets: what they say follows from their figures, and every set has one."""

import json
from pathlib import Path
from typing import Any

import pytest

from chaudron.games import SHELF
from chaudron.lab import balance
from chaudron.lab.balance import BATCHES, KINDS, TITLES, Measure, mean_of, said_of
from chaudron.lab.simulate import Simulation

KEPT = json.loads(balance.DATA.read_text("utf-8"))


def measures(**changed: Measure) -> dict[str, Measure]:
    return {**dict.fromkeys(KINDS, Measure(1.0, 0.001)), **changed}


def test_every_named_set_has_a_card_of_the_rules_as_they_are() -> None:
    assert {title: [int(number) for number in cards] for title, cards in KEPT["cards"].items()} == {
        title: balance.sets(title) for title in TITLES
    }
    assert KEPT["about"]["versions"] == {title: SHELF[title].version for title in TITLES}


@pytest.mark.parametrize("title", TITLES)
def test_what_is_kept_follows_from_its_figures(title: str) -> None:
    cards = {number: {kind: Measure(*card[kind]) for kind in KINDS} for number, card in KEPT["cards"][title].items()}
    for number, mine in cards.items():
        others = [other for one, other in cards.items() if one != number]
        assert KEPT["cards"][title][number]["says"] == said_of(mine, others)


def test_only_what_is_sure_and_notable_is_said() -> None:
    others = [measures(), measures()]
    assert said_of(measures(), others) == []
    assert said_of(measures(length=Measure(1.2, 0.001), swing=Measure(0.5, 0.001)), others) == ["steady", "long"]
    assert said_of(measures(length=Measure(1.02, 0.001)), others) == []
    assert said_of(measures(length=Measure(1.2, 0.1)), others) == []


def test_a_mean_has_the_error_of_its_batches() -> None:
    assert mean_of([1.0, 3.0]) == (2.0, 1.0)


def test_a_batch_is_measured_by_what_its_seats_did() -> None:
    simulation = Simulation("belcastel", 2, {"books": 4}, ("child", "child"), 1)
    batch: Any = simulation.observer()
    for number in range(3):
        simulation.play(number, batch)
    found = balance.measured(batch)
    assert found["length"] == batch.decisions / 3
    assert found["explosions"] == sum(seat.explosions.total() for seat in batch.seats) / 6
    assert 0 < found["books"] < 1
    assert 0 <= found["swing"] <= 1


def test_the_command_writes_the_same_for_any_number_of_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(balance, "TITLES", ("belcastel",))
    monkeypatch.setattr(balance, "PLAYERS", 2)
    monkeypatch.setattr(balance, "LEVEL", "random")
    for jobs in ("1", "2"):
        balance.main(["--games", str(BATCHES), "--jobs", jobs, "--out", str(tmp_path / jobs)])
    assert (tmp_path / "1").read_bytes() == (tmp_path / "2").read_bytes()
    assert [*json.loads((tmp_path / "1").read_text("utf-8"))["cards"]["belcastel"]] == ["1", "2", "3", "4"]
