"""[BAL-5.5] The hand of a witch who leaves goes to whoever eliminated her, if the table plays so."""

from typing import Any

import pytest

from chaudron.testing.bal import BalScene, ball, witch


def heir(*witches: dict[str, Any], **setting: Any) -> BalScene:
    return ball(*witches, inherit_hand=True, **setting)


def test_the_eliminator_takes_the_hand_and_keeps_as_many_cards_as_before() -> None:
    """[BAL-5.5] Three, in any mixture of both hands; the rest is discarded, and then comes the gain."""
    t = heir(witch("b1 r1 r2 r3"), witch("g1 v1 j1", alive=1))
    t.attacks("A on B: b1")
    t.concedes("B")
    assert (t.about("A"), t.hand("A")) == ("inherit", "g1 v1 j1 r1 r2 r3")
    assert t.told("eliminated") == [{"seat": 1, "by": 0, "heir": 0}]
    t.luck("table: r4")
    t.says("A: discard j1", "A: discard r1", "A: discard r2")
    assert t.hand("A") == "g1 v1 r3 r4"
    assert (t.hand("B"), set(t.discarded.split())) == ("", {"b1", "j1", "r1", "r2"})


def test_nobody_else_sees_what_is_inherited() -> None:
    """[BAL-5.5, BAL-2.2] Only what is discarded is shown."""
    t = heir(witch("b1 r1 r2 r3"), witch("g1 v1 j1", alive=1))
    t.attacks("A on B: b1")
    t.concedes("B")
    for viewer in (2, None):
        seen = str([fact for fact in t.facts if fact.is_heard_by(viewer)]) + str(t.game.view(t.table, viewer)["agenda"])
        assert "g1" not in seen
        assert "v1" not in seen


def test_a_swept_attack_makes_its_author_the_heir() -> None:
    """[BAL-5.5, BAL-7.4] Not B, who swept it on."""
    t = heir(witch("b1 r1 r2 r3"), witch("balai r1 r2 r3"), witch("v1", alive=1), witch())
    t.attacks("A on B: b1")
    t.sweeps("B to C")
    t.concedes("C")
    assert (t.about("A"), t.about("B")) == ("inherit", "")


def test_a_copy_makes_the_mirrors_player_the_heir() -> None:
    """[BAL-5.5, BAL-7.5] She owns it."""
    t = heir(witch("b1 r1 r2 r3"), witch("miroir r1 r2 r3"), witch("v1 v2", alive=1), witch(), doubled_check=False)
    t.attacks("A on B: b1")
    t.mirrors("B to C")
    t.passes()
    t.concedes("BC")
    assert (t.about("B"), t.asked("B")) == ("inherit", "discard v1 | discard v2 | discard r1 | discard r2 | discard r3")


def test_a_parried_ghost_makes_the_defender_the_heir() -> None:
    """[BAL-5.5, BAL-7.12]"""
    t = heir(witch("fantome r1 v1 v2", alive=1), witch("r4 r5 r6"))
    t.attacks("A on B: fantome r1")
    t.luck("table: j1")
    t.defends("B: r4")
    assert (t.about("B"), t.hand("B")) == ("inherit", "v1 v2 j1 r5 r6")
    t.says("B: discard v1", "B: discard j1")
    assert t.hand("B") == "v2 r5 r6"


def test_nobody_inherits_by_a_farce() -> None:
    """[BAL-5.5, BAL-7.14] The hand is discarded."""
    t = heir(witch("lutin r1 r2 r3", alive=1), tokens="blue blue")
    t.concedes("A")
    assert (t.hand("A"), t.table.carabosse) == ("", 1)
    assert {"r1", "r2", "r3"} <= set(t.discarded.split())


def test_nobody_inherits_from_whoever_falls_to_her_own_attack() -> None:
    """[BAL-5.5, BAL-7.4]"""
    t = heir(witch("b1 r1 r2 r3", alive=1), witch("balai r1 r2"), witch("balai r1 r2"))
    t.attacks("A on B: b1")
    t.sweeps("B to C")
    t.sweeps("C to A")
    t.concedes("A")
    assert (t.hand("A"), t.table.carabosse) == ("", 1)


def test_nobody_inherits_when_the_owner_of_a_copy_has_left() -> None:
    """[BAL-5.5, BAL-7.5] B, who held the mirror, fell before C did."""
    t = heir(witch("b1 r1 r2 r3"), witch("miroir r1 r2", alive=1), witch("v1 v2 v3", alive=1), witch())
    t.attacks("A on B: b1")
    t.mirrors("B to C")
    t.passes()
    t.says("B: none", "B: concede", "A: discard r1", "A: discard r2")
    t.concedes("C")
    assert {"v1", "v2", "v3"} <= set(t.discarded.split())
    assert t.about("D") == "declare"


def test_hands_are_not_inherited_unless_the_table_says_so() -> None:
    """[BAL-5.5, BAL-5.1]"""
    t = ball(witch("b1 r1 r2 r3"), witch(alive=1))
    t.attacks("A on B: b1")
    t.concedes("B")
    assert (t.about("A"), t.about("C")) == ("", "declare")


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_hands_are_inherited_at_hard_level_only(level: str) -> None:
    """[BAL-5.5]"""
    t = heir(witch("b1 r1 r2 r3"), witch("g1 v1 j1", alive=1), level=level)
    t.attacks("A on B: b1")
    t.concedes("B")
    assert (t.about("A"), t.about("C")) == ("", "declare")
