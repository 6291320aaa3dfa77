"""[BAL-2.3, BAL-4.18] Windows: opened by public facts only, for all alike; nothing shows who holds what."""

import pytest

from chaudron.scenes.bal import ball, witch
from tests.games.bal.positions import OUT

# Carabosse's window


def test_everybody_but_the_slots_witch_is_asked_whether_or_not_she_holds_it() -> None:
    """[BAL-2.3, BAL-4.1] Both copies are in the pile."""
    t = ball(witch(), witch(), witch(), witch(), hidden="nananere")
    assert (t.awaited, t.asked("B"), t.asked("C")) == ("BCD", "pass", "pass")


def test_the_slots_witch_is_asked_when_there_may_be_a_crystal_ball() -> None:
    """[BAL-2.3, BAL-4.1]"""
    t = ball(hidden="boule")
    assert (t.awaited, {t.asked(name) for name in "ABC"}) == ("ABC", {"pass"})


def test_no_window_opens_when_all_see_that_nobody_can_hold_the_card() -> None:
    """[BAL-2.3, BAL-2.1] All copies are in the open discard pile."""
    t = ball(discard="nananere nananere boule boule")
    assert t.about("A") == "declare"


def test_one_copy_that_is_not_seen_is_enough() -> None:
    """[BAL-2.3]"""
    t = ball(discard="nananere boule boule")
    assert (t.awaited, t.about("B")) == ("BC", "carabosse")


def test_at_easy_level_there_are_no_crystal_balls() -> None:
    """[BAL-2.3, BAL-1.5] Neither is the slot's witch asked, nor is there a window after the attack."""
    t = ball(level="easy", hidden="nananere")
    assert t.awaited == "BC"
    t.passes()
    t.attacks("A on B: r5")
    t.concedes("B")
    assert (t.table.carabosse, t.awaited, t.about("A")) == (1, "AC", "carabosse")


def test_a_witch_who_has_left_is_not_asked() -> None:
    """[BAL-2.3, BAL-5.1]"""
    t = ball(witch(), OUT, witch(), witch(), hidden="nananere boule")
    assert t.awaited == "ACD"


# The mirror's window


@pytest.mark.parametrize(
    ("witches", "asked"),
    [
        ([witch(), witch(), witch()], "AB"),
        ([witch(), witch(), witch(), witch()], "ABCD"),
        ([witch(), witch(), OUT, witch()], "AB"),
    ],
)
def test_everybody_who_could_aim_a_mirror_is_asked(witches: list[dict[str, object]], asked: str) -> None:
    """[BAL-2.3, BAL-7.5] Of three, C could only hold it up to herself, as all can see."""
    t = ball(*witches, hidden="miroir")
    t.attacks("A on B: r5")
    assert (t.awaited, {t.asked(name) for name in asked}) == (asked, {"pass"})


def test_no_mirrors_window_opens_when_all_three_are_discarded() -> None:
    """[BAL-2.3, BAL-7.5]"""
    t = ball(discard="miroir miroir miroir")
    t.attacks("A on B: r5")
    assert t.about("B") == "defense_spell"


def test_a_window_asks_everybody_once() -> None:
    """[BAL-2.3, BAL-4.18] Also whom a mirror is held up to: for the others B may as well have passed."""
    t = ball(witch(), witch("miroir r1 r2"), witch(), start="attack")
    t.attacks("A on B: r5")
    assert t.asked("B") == "to C | pass"
    t.says("B: to C")
    view = t.game.view(t.table, 0)
    assert (t.about("B"), view["awaited"], view["asked"]) == ("", [0, 1], {})


# Answers


def test_an_answer_is_given_once() -> None:
    """[BAL-4.18]"""
    t = ball(witch(), witch("nananere r1 r2"), witch())
    t.says("B: pass")
    assert t.refuses("B: lay nananere").rule == "BAL-4.1"


def test_the_order_of_answers_does_not_matter() -> None:
    """[BAL-4.18]"""
    ends = []
    for order in ("BCD", "DCB", "CDB"):
        t = ball(witch(), witch("nananere r1 r2"), witch("nananere r1 r2"), witch())
        said = {"B": "lay nananere", "C": "lay nananere", "D": "pass"}
        t.says(*[f"{name}: {said[name]}" for name in order])
        ends.append(t.game.save(t.table))
    assert ends[0] == ends[1] == ends[2]


def test_nothing_is_told_before_the_window_closes() -> None:
    """[BAL-4.18]"""
    t = ball(witch(), witch("nananere boule r1 r2"), witch())
    before = len(t.facts)
    t.says("B: both", "A: pass")
    assert len(t.facts) == before
    t.says("C: pass")
    assert (t.who("nananere"), t.who("crystal_ball")) == ("B", "B")


def test_the_last_answer_closes_the_window_at_once() -> None:
    """[BAL-2.3] No pause betrays anybody."""
    t = ball(hidden="nananere")
    t.says("C: pass")
    assert t.about("A") == ""
    t.says("B: pass")
    assert t.about("A") == "declare"
