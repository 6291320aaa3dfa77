"""What a review takes and weighs is measured on whole games, and told against what was wanted."""

import json

import pytest

from bench.review_time import markdown, measured, played
from tests.review.quick import quickly


def test_seconds_and_bytes_of_a_review_are_measured() -> None:
    with quickly():
        found = measured("blackwood", [played("blackwood", 1, players=2, level="novice")])
    assert len(found["seconds"]) == len(found["answers"]) == 1
    assert 0 < found["kept"][0] < found["bytes"][0]
    assert json.dumps(found)


@pytest.mark.parametrize(("seconds", "verdict"), [(9.0, "| met |"), (11.0, "| missed |")])
def test_what_was_wanted_is_told_beside_what_was_measured(seconds: float, verdict: str) -> None:
    game = {"title": "witches", "answers": [400], "seconds": [seconds], "bytes": [90_000], "kept": [20_000]}
    machine = {"commit": "abc", "cpu": "a cpu", "cores": 2, "python": "3", "load_before": 0.0, "load_after": 0.0}
    told = markdown({"date": "2026-11-19", "machine": {**machine, "one_core": False}, "games": [game]})
    assert "witches: at most 10 s" in told
    assert verdict in told
