"""The review of a game on this device: a little more each time somebody asks, and the same as anywhere."""

import random
from collections.abc import Iterator
from typing import Any
from unittest import mock

import pytest

from chaudron.games import SHELF
from chaudron.kernel.record import Record
from chaudron.offline import reviews
from chaudron.review.account import FORMAT, Review
from chaudron.review.reviewing import review
from tests.offline.played import Seated, sat_down
from tests.review.quick import quickly


@pytest.fixture(autouse=True)
def quick() -> Iterator[None]:
    """Each request goes through one answer only."""
    with quickly(), mock.patch.object(reviews, "SLICE_SECONDS", 0):
        yield


def finished() -> tuple[Seated, dict[str, Any]]:
    seated = sat_down("blackwood 2")
    seated.play(random.Random(1))
    return seated, seated.device.get(f"/tables/{seated.table}/record")


def asked(seated: Seated, path: str, **body: Any) -> dict[str, Any]:
    answer: dict[str, Any] = seated.device.call("request", path=path, **body)
    return answer


def test_it_grows_with_every_request_and_is_kept() -> None:
    seated, record = finished()
    path = f"/tables/{seated.table}/review"
    steps = [told := asked(seated, path)["body"]]
    while told["review"] is None:
        steps.append(told := asked(seated, path)["body"])
    assert [told["done"] for told in steps[:3]] == [1, 2, 3]
    assert len(steps[1]["chance"]) == 3
    made = Review.from_json({"format": FORMAT, **told["review"]})
    known = Record.from_json(record)
    assert made == review(SHELF[known.game], known)
    assert asked(seated, path)["body"]["review"] == told["review"]
    assert told["mine"] == 0


def test_whoever_leaves_begins_anew_later() -> None:
    seated, _ = finished()
    path = f"/tables/{seated.table}/review"
    for _ in range(2):
        asked(seated, path)
    asked(seated, f"{path}/stop")
    assert asked(seated, path)["body"]["done"] == 1


def test_a_record_that_somebody_holds_is_gone_through_too() -> None:
    seated, record = finished()
    for done in (1, 2):
        told = asked(seated, "/replays/review?lang=fr", body={"record": record})["body"]
        assert (told["done"], told["mine"]) == (done, None)
    assert asked(seated, "/replays/review/stop", body={"record": record})["body"] == {"done": True}
    refused = asked(seated, "/replays/review?lang=fr", body={"record": {**record, "players": 3}})["refused"]
    assert refused["code"] == "bad_record"


def test_before_the_end_there_is_none() -> None:
    seated = sat_down("blackwood 2")
    assert asked(seated, f"/tables/{seated.table}/review")["refused"]["code"] == "not_over"
