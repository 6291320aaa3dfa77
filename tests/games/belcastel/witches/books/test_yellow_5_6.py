"""[WIT-5.1, WIT-5.4] Mandrakes of sets 5 and 6."""

import json
from typing import Any

import pytest

from chaudron.games.belcastel import WITCHES
from chaudron.kernel.chance import Counter
from chaudron.scenes.belcastel import BelcastelScene, player, witches_scene
from tests.games.belcastel.witches.positions import SEVEN, quiet, shows

FIVE = "g1-b3-r3-y5-p3-l5"
SIX = "g1-b6-r3-y6-p3"

# yellow-5


@pytest.mark.parametrize(
    ("mandrake", "along", "space"),
    [("y1", "w1", 2), ("y2", "o6", 8), ("y4", "g4", 8), ("y1", "p1", 2), ("y4", "l1", 5)],
)
def test_a_mandrake_moves_by_its_own_value_and_that_of_the_chip_shown(mandrake: str, along: str, space: int) -> None:
    """[WIT-5.1, WIT-1.4] yellow-5: a purple and a locoweed add 1; the chip is in the bag again."""
    t = quiet(player(bag=f"{mandrake} {along}"), player(), books=FIVE, round=2)
    t.luck(f"A: {mandrake} {along}")
    t.says("A: draw")
    assert (t.cauldron("A"), t.bag("A")) == (f"{mandrake}@{space}", along)


def test_with_an_empty_bag_a_mandrake_moves_its_own_value() -> None:
    """[WIT-5.4] yellow-5."""
    t = quiet(player(bag="y2"), player(), books=FIVE, round=2)
    t.draws("A: y2")
    assert (t.cauldron("A"), t.told("drew_along")) == ("y2@2", [])


def test_the_chip_shown_does_nothing_even_if_it_is_white() -> None:
    """[WIT-5.4] yellow-5: whites 7, a w3 is shown; no explosion."""
    t = quiet(player(cauldron=SEVEN, more="y1"), player(), start="middle", books=FIVE, round=2)
    shows(t, "A", "y1", "w3")
    assert (t.seat("A").whites, t.seat("A").state, t.cauldron("A")) == (7, "brewing", f"{SEVEN} y1@11")


def test_a_colored_chip_shown_does_not_act() -> None:
    """[WIT-5.4] yellow-5 with blue-5: an o1 lies there, the b1 shown scores nothing."""
    t = quiet(player(cauldron="o1@1", more="b1 y1"), player(), start="middle", books="g1-b5-r3-y5-p3", round=2)
    shows(t, "A", "y1", "b1")
    assert (t.cauldron("A"), t.seat("A").points, t.about("A")) == ("o1@1 y1@3", 0, "brew")


def test_a_mandrake_must_draw() -> None:
    """[WIT-5.1, BEL-15.8] yellow-5: not asked, even where moves may be declined."""
    t = quiet(player(more="y1"), books=FIVE, round=2, bonus_moves="may_decline")
    shows(t, "A", "y1", "w3")
    assert (t.cauldron("A"), t.about("A")) == ("y1@4", "brew")


def test_a_white_that_is_only_shown_is_not_stirred() -> None:
    """[BEL-16.10, WIT-5.4] yellow-5, well_stirred: the first white laid is asked about."""
    t = quiet(player(more="y1"), books=FIVE, round=2, card="well_stirred")
    shows(t, "A", "y1", "w3")
    assert t.about("A") == "brew"
    t.draws("A: w1")
    assert t.about("A") == "well_stirred"


def test_the_flask_takes_the_mandrake() -> None:
    """[WIT-5.4, BEL-16.9] yellow-5: the chip shown went back already."""
    t = quiet(player(bag="w3 y1"), player(), books=FIVE, round=2)
    shows(t, "A", "y1", "w3")
    t.says("A: flask")
    assert (t.cauldron("A"), t.bag("A")) == ("", "w3 y1")


def test_a_chip_shown_is_no_step_of_a_crow_skull() -> None:
    """[BEL-16.8, WIT-5.4] yellow-5 with blue-2: the w2 is the second chip after the b2."""
    mine = player(cauldron="w3@3 w3@6 b2@8", more="y1")
    t = quiet(mine, player(), start="middle", books="g1-b2-r3-y5-p3", round=2)
    shows(t, "A", "y1", "o1")
    t.draws("A: w2")
    assert (t.seat("A").state, t.seat("A").protected) == ("exploded", True)


# yellow-6


def a_mandrake(rubies: int, **setting: Any) -> BelcastelScene:
    t = quiet(player(rubies=rubies, more="y2"), player(), books=SIX, round=2, **setting)
    t.draws("A: y2")
    return t


def test_a_ruby_is_paid_before_the_mandrake_is_laid() -> None:
    """[WIT-5.4] yellow-6: exactly one, for 3 spaces."""
    t = a_mandrake(3)
    assert (t.cauldron("A"), t.asked("A")) == ("", "bonus | none")
    t.says("A: bonus")
    assert (t.cauldron("A"), t.seat("A").rubies, t.about("A")) == ("y2@5", 2, "brew")
    assert t.told("paid_rubies") == [{"seat": 0, "rubies": 1}]


def test_a_mandrake_may_go_unpaid() -> None:
    """[WIT-5.1] yellow-6."""
    t = a_mandrake(3)
    t.says("A: none")
    assert (t.cauldron("A"), t.seat("A").rubies) == ("y2@2", 3)


def test_without_a_ruby_nothing_is_asked() -> None:
    """[WIT-5.1] yellow-6."""
    t = a_mandrake(0)
    assert (t.cauldron("A"), t.about("A")) == ("y2@2", "brew")


def test_a_ruby_found_while_brewing_may_be_paid() -> None:
    """[WIT-5.1, WIT-5.4] yellow-6 with blue-6."""
    t = quiet(player(rubies=0, more="b1 y1"), player(), books=SIX, round=2)
    t.draws("A: w1 b1 y1")
    t.says("A: bonus")
    assert (t.cauldron("A"), t.seat("A").rubies) == ("w1@1 b1@2 y1@6", 0)


def test_a_ruby_paid_stays_paid_when_the_flask_takes_the_mandrake() -> None:
    """[WIT-5.4, BEL-16.9] yellow-6."""
    t = a_mandrake(2)
    t.says("A: bonus", "A: flask")
    assert (t.cauldron("A"), t.seat("A").rubies) == ("", 1)


@pytest.mark.parametrize(("restores", "rubies"), [("everything", 2), ("chips_only", 1)])
def test_a_restart_gives_a_ruby_back(restores: str, rubies: int) -> None:
    """[WIT-5.4, BEL-16.12, BEL-15.15] yellow-6, second_chance."""
    t = a_mandrake(2, card="second_chance", second_chance_restores=restores)
    t.says("A: bonus")
    t.draws("A: w1 w1 o1 g1")
    t.says("A: restart")
    assert t.seat("A").rubies == rubies


def test_a_ruby_found_and_paid_is_not_owed_when_rubies_run_out() -> None:
    """[BEL-16.20, WIT-5.4] yellow-6 with blue-6: forty in all, B has 39 and is first. Nobody ends below 0."""
    t = quiet(
        player(rubies=0, more="b1 y1"), player(rubies=39, more="b1 b1"), books=SIX, round=2, rubies="limited", first="B"
    )
    t.draws("A: w1 b1 y1")
    t.says("A: bonus")
    t.draws("B: w1 b1 w1 b1")
    t.luck("A: 1", "B: 1")
    t.all_stop()
    assert (t.seat("A").rubies, t.seat("B").rubies) == (0, 40)


def test_in_lock_step_nobody_sees_who_paid_before_all_have_answered() -> None:
    """[WIT-5.4, BEL-16.13] yellow-6, round 9."""
    t = quiet(player(more="y1"), player(more="y1"), books=SIX, round=9)
    t.draws("A: y1", "B: y1")
    assert (t.about("A"), t.about("B")) == ("mandrake_ruby", "mandrake_ruby")
    t.says("A: bonus")
    assert not any(fact.key == "paid_rubies" and fact.is_heard_by(1) for fact in t.facts)
    t.says("B: none")
    assert any(fact.key == "paid_rubies" and fact.is_heard_by(1) for fact in t.facts)
    assert (t.cauldron("A"), t.cauldron("B")) == ("y1@4", "y1@1")


def test_a_ruby_paid_in_a_sealed_beat_is_back_for_its_payer_alone() -> None:
    """[WIT-5.4, BEL-16.13, BEL-16.20] A table guessed from the payer's view looks the same."""
    books = "g1-b3-r3-y6-p3"
    t = witches_scene(
        player(rubies=2, more="y1"),
        player(rubies=2, more="y1"),
        books=books,
        rubies="limited",
        lock_step="every_round",
        round=3,
    )
    t.luck("A: y1", "B: y1")
    t.says("A: draw", "B: draw", "A: bonus")
    seen = WITCHES.view(t.table, 0), WITCHES.view(t.table, 1)
    assert [view["rubies_left"] for view in seen] == [37, 36]
    guessed = WITCHES.guess(json.loads(json.dumps(seen[0])), Counter(2, 1))
    assert WITCHES.view(guessed, 0) == seen[0]
