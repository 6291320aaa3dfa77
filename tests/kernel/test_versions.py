"""Records of an earlier version: played by what that version meant, or refused with the reason."""

import pytest

from chaudron.kernel.bad_record import BadRecord
from chaudron.kernel.game import Game
from chaudron.kernel.record import Record, checked, verify
from tests.kernel.dice import DICE, KinderDice, OtherDice, counter_record, every_record, put_in, sealed_record


def refusal(game: Game, data: dict[str, object]) -> tuple[str, dict[str, object]]:
    with pytest.raises(BadRecord) as error:
        verify(game, Record.from_json(data))
    return error.value.key, error.value.details


@every_record
def test_a_record_of_an_earlier_version_holds_by_what_that_version_meant(record: object) -> None:
    """It names no gift, since there was none; a new game has one unless it says otherwise."""
    assert callable(record)
    old = Record.from_json(record())
    again = verify(KinderDice(), old)
    assert (old.version, again.record.result) == ("3", record()["result"])
    assert KinderDice().box(2, {"sides": 6}).options["gift"] == 1


def test_a_record_that_the_rules_of_today_make_something_else_of_is_refused_with_the_place() -> None:
    versions = {"found": "3", "known": "4"}
    assert refusal(OtherDice(), counter_record()) == ("earlier_version", {**versions, "number": 1})
    assert refusal(OtherDice(), sealed_record()) == ("earlier_version", {**versions, "number": 1})


@pytest.mark.parametrize("what", ["options", "answer", "result"])
def test_whatever_does_not_fit_an_earlier_version_is_not_called_a_forgery(what: str) -> None:
    changed = {
        "options": put_in(counter_record(), "options", {"sides": 7}),
        "answer": put_in(counter_record(), "entries", [[0, "pass", [], 0, ""], *counter_record()["entries"][1:]]),
        "result": put_in(counter_record(), "result", None),
    }
    key, details = refusal(KinderDice(), changed[what])
    assert (key, details["found"], details["known"]) == ("earlier_version", "3", "4")


def test_what_has_nothing_to_do_with_rules_is_said_as_it_is() -> None:
    source = {**sealed_record()["source"], "secret": bytes(32).hex()}
    assert refusal(KinderDice(), put_in(sealed_record(), "source", source))[0] == "broken_commitment"


@pytest.mark.parametrize("version", ["4", "30", "0", "-1", "03", "", "next", "²", "9" * 5000])
def test_of_a_later_version_or_none_at_all_nothing_is_known(version: str) -> None:
    assert not DICE.knows(version)
    key, details = refusal(DICE, put_in(counter_record(), "version", version))
    assert (key, details) == ("other_version", {"found": version[:20], "known": "3"})


def test_moments_are_compared_one_by_one() -> None:
    record = Record.from_json(counter_record())
    assert [len(play.record.entries) for play in checked(KinderDice(), record)] == list(range(len(record.entries) + 1))
