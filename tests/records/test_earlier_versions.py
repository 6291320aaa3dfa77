"""Records that the first version of the rules wrote: they hold as it meant them, or are refused with the place."""

import json
from pathlib import Path

import pytest

from chaudron.games import SHELF
from chaudron.kernel.bad_record import BadRecord
from chaudron.kernel.record import Record, verify

RECORDS = sorted(Path(__file__).with_name("version_1").glob("*.json"))
OTHER_RULES = "belcastel-interrupted"
"""In it a flask was used while others had committed [BEL-12.1]: today they would have been asked again."""


def record(path: Path) -> Record:
    return Record.from_json(json.loads(path.read_text("utf-8")))


@pytest.mark.parametrize("path", [path for path in RECORDS if path.stem != OTHER_RULES], ids=lambda path: path.stem)
def test_a_record_of_the_first_version_holds_as_it_was_meant(path: Path) -> None:
    read = record(path)
    assert read.version == "1"
    verify(SHELF[read.game], read)


def test_a_record_that_todays_rules_play_otherwise_is_refused_with_the_place() -> None:
    read = record(next(path for path in RECORDS if path.stem == OTHER_RULES))
    with pytest.raises(BadRecord) as caught:
        verify(SHELF[read.game], read)
    assert caught.value.key == "earlier_version"
    assert caught.value.details["number"] == 85
