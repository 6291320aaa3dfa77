"""A review that is made in parts, each worked out anew from the record, is the same as one made at a stretch."""

from dataclasses import replace

import pytest

from chaudron.games import SHELF
from chaudron.review.account import BadReview, Weighed
from chaudron.review.evaluation import fits
from chaudron.review.reviewing import some_weighed
from chaudron.review.sums import added_up
from tests.review.games import played, reviewed


@pytest.mark.parametrize("title", ["belcastel", "blackwood"])
def test_parts_add_up_to_the_same_review(title: str) -> None:
    record, found = played(title, 0), Weighed()
    size = len(record.entries) // 3 + 1
    while found.answers < len(record.entries):
        part = some_weighed(SHELF[title], record, found.answers, lambda done: done >= size)
        found.add(Weighed.from_json(part.to_json()))
    assert added_up(record, found) == reviewed(title, 0)


def test_where_a_cauldron_may_explode_it_is_said_how_likely() -> None:
    said = [one.deadly for one in reviewed("belcastel", 0).decisions if one.about == "brew"]
    assert any(said)
    assert all(not one or 0 <= one[0] <= one[1] for one in said)


def test_of_cards_that_nobody_has_learned_there_is_no_review() -> None:
    record = played("blackwood", 0)
    assert fits("blackwood", record.players, record.options)
    other = replace(record, options={**record.options, "components": "another"})
    with pytest.raises(BadReview, match="no-evaluator"):
        some_weighed(SHELF["blackwood"], other, 0, bool)
    assert not fits("blackwood", 9, record.options)
    assert not fits("dice", 2, {})
