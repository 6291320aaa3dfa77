"""A review that is made in parts, each worked out anew from the record, is the same as one made at a stretch."""

import json
from dataclasses import replace

import pytest

from chaudron.games import SHELF
from chaudron.review.account import BadReview, Weighed
from chaudron.review.evaluation import fits
from chaudron.review.reviewing import some_weighed
from tests.review.games import TITLES, played

ENOUGH, PARTS = 24, 3


@pytest.mark.parametrize("title", TITLES)
def test_parts_add_up_to_what_is_found_at_a_stretch(title: str) -> None:
    game, record, found = SHELF[title], played(title, 0), Weighed()
    while found.answers < ENOUGH:
        part = some_weighed(game, record, found.answers, lambda done: done >= ENOUGH // PARTS)
        found.add(Weighed.from_json(json.loads(json.dumps(part.to_json()))))
    assert found == some_weighed(game, record, 0, lambda done: done >= ENOUGH)
    assert len(found.course) == ENOUGH + 1
    assert any(one.answer > ENOUGH // PARTS for one in found.decisions)


def test_where_a_cauldron_may_explode_it_is_said_how_likely() -> None:
    found = some_weighed(SHELF["belcastel"], played("belcastel", 0), 0, lambda done: done >= ENOUGH)
    said = [one.deadly for one in found.decisions if one.about == "brew"]
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
