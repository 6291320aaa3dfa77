"""A night is its journal: read again it stands the same; its clock stops while it pauses."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chaudron import protocol
from chaudron.night import deciding, events, state
from chaudron.night.deciding import Who
from chaudron.room.refusal import Refusal
from tests.night.nights import MINUTE, Evening

ORGANIZER, ANYBODY = Who(None, True), Who(None, False)


@settings(max_examples=40, deadline=None)
@given(st.lists(st.sampled_from(["comes", "goes", "returns", "plays", "begins", "pauses", "resumes"]), max_size=20))
def test_read_again_a_night_stands_the_same(deeds: list[str]) -> None:
    evening = Evening(6, size=4)
    wishes: dict[str, protocol.NightCommand] = {
        "goes": protocol.LeaveNight(0),
        "returns": protocol.ReturnToNight(0),
        "pauses": protocol.PauseNight(),
        "resumes": protocol.ResumeNight(),
    }
    for deed in deeds:
        try:
            if deed in wishes:
                evening.happens(deciding.decide(evening.night, ORGANIZER, wishes[deed]), 3)
            elif deed == "comes":
                evening.comes()
            elif deed == "begins":
                evening.begins()
            elif evening.night.running is None:
                evening.plays(1)
        except Refusal:
            continue
    assert state.read("night", evening.lines) == evening.night


def test_while_a_night_pauses_no_time_passes() -> None:
    evening = Evening(8, minutes=45)
    evening.begins()
    evening.happens(events.Paused(), 30)
    assert not deciding.is_time_up(evening.night, evening.now + 60 * MINUTE)
    evening.happens(events.Resumed(), 20)
    assert not deciding.is_time_up(evening.night, evening.now + 14 * MINUTE)
    assert deciding.is_time_up(evening.night, evening.now + 15 * MINUTE)
    evening.happens(events.Extended(5))
    assert not deciding.is_time_up(evening.night, evening.now + 15 * MINUTE)


def test_the_next_deal_begins_by_itself_after_the_pause() -> None:
    evening = Evening(8, minutes=45, pause=5, deals=2)
    evening.plays(1)
    assert not deciding.is_due(evening.night, evening.now + 4 * MINUTE)
    assert deciding.is_due(evening.night, evening.now + 5 * MINUTE)
    evening.plays(2)
    assert not deciding.is_due(evening.night, evening.now + 60 * MINUTE)
    assert evening.night.state == "over"


def test_without_a_pause_the_organizer_begins() -> None:
    evening = Evening(8, pause=0)
    evening.plays(1)
    assert not deciding.is_due(evening.night, evening.now + 600 * MINUTE)


@pytest.mark.parametrize(
    ("command", "by", "code"),
    [
        (protocol.PauseNight(), ANYBODY, "not_organizer"),
        (protocol.LeaveNight(1), Who(0, False), "not_organizer"),
        (protocol.LeaveNight(), ANYBODY, "not_at_night"),
        (protocol.LeaveNight(59), ORGANIZER, "not_at_night"),
        (protocol.ReturnToNight(), Who(0, False), "not_away"),
        (protocol.PauseNight(), ORGANIZER, "no_deal"),
        (protocol.ResumeNight(), ORGANIZER, "not_paused"),
        (protocol.ExtendDeal(5), ORGANIZER, "no_deal"),
    ],
)
def test_what_cannot_be_is_refused(command: protocol.NightCommand, by: Who, code: str) -> None:
    evening = Evening(4)
    with pytest.raises(Refusal, match=f"^{code}$"):
        deciding.decide(evening.night, by, command)


def test_a_title_that_is_not_for_so_many_is_refused() -> None:
    with pytest.raises(Refusal, match="bad_option"):
        Evening(0, "blackwood", size=5)


def test_a_night_is_full_with_sixty_people() -> None:
    evening = Evening(60)
    with pytest.raises(Refusal, match="night_full"):
        evening.comes()


def test_a_name_is_taken_once() -> None:
    evening = Evening(4)
    with pytest.raises(Refusal, match="name_taken"):
        deciding.joined(evening.night, protocol.JoinNight("p1"), "another key")


def test_a_deal_is_begun_once_and_never_without_anybody() -> None:
    evening = Evening(0)
    with pytest.raises(Refusal, match="nobody_came"):
        deciding.may_begin(evening.night, 1)
    evening.comes()
    evening.begins()
    with pytest.raises(Refusal, match="deal_begun"):
        deciding.may_begin(evening.night, 1)
    with pytest.raises(Refusal, match="deal_begun"):
        deciding.may_begin(evening.night, 2)
