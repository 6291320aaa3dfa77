"""[BAL-5] Losing the last Crapzouille, the end, captives and places."""

from typing import Any

import pytest

from chaudron.scenes.bal import BalScene, ball, witch
from tests.games.bal.positions import OUT, heard, next_turn


def places(t: BalScene) -> str:
    """The final places in the order of the seats: `"1 3 2"`."""
    assert t.table.outcome is not None
    return " ".join(str(place) for place in t.table.outcome.places)


# Leaving


def test_a_witch_without_crapzouille_leaves_at_once() -> None:
    """[BAL-5.1] Her hand is discarded face up, she is asked nothing more, and her slots are skipped."""
    t = ball(witch("b1 r1 r2 r3"), witch("r4 v1 tresor", alive=1))
    t.attacks("A on B: b1")
    t.concedes("B")
    assert (t.lives, t.hand("B"), t.seat("B").is_in) == ("10 0 10", "", False)
    assert {"r4", "v1", "tresor"} <= set(t.discarded.split())
    assert sorted(heard(t, "?", "discarded")[0]["cards"].split()) == ["r4", "tresor", "v1"]
    assert (t.about("C"), t.asked("C")) == ("declare", "attack A")
    assert t.refuses("B: pass").rule == "BAL-5.1"


def test_a_captured_crapzouille_keeps_a_witch_in() -> None:
    """[BAL-5.1, BAL-7.9] None of her own is left, but one of C's; when that goes, she goes."""
    t = ball(witch("b1 r1 r2 r3"), witch(alive=1, captured="C"), witch())
    t.attacks("A on B: b1")
    t.says("B: none", "B: concede")
    assert t.asked("B") == "lose own | lose C"
    t.says("B: lose own")
    assert (t.lives, t.who("eliminated"), t.about("B")) == ("10 1 9", "", "declare")
    t = ball(witch("b1 r1 r2 r3"), witch(alive=0, captured="C"), witch())
    t.attacks("A on B: b1")
    t.says("B: none", "B: concede")
    if t.about("B") == "loss":
        t.says("B: lose C")
    assert (t.lives, t.who("eliminated"), t.seat("C").dead) == ("10 0 9", "B", 1)


def by_a_failed_parry() -> BalScene:
    t = ball(witch("b1 r1 r2 r3"), witch(alive=1))
    t.attacks("A on B: b1")
    t.concedes("B")
    return t


def by_the_second_blow_of_a_ghost() -> BalScene:
    t = ball(witch("fantome b1 r1 r2"), witch(alive=2))
    t.attacks("A on B: fantome b1")
    t.concedes("B")
    return t


def by_a_capture() -> BalScene:
    t = ball(witch("envoutement b1 r1 r2", alive=5), witch(alive=1))
    t.attacks("A on B: envoutement b1")
    t.concedes("B")
    return t


def by_a_parried_ghost() -> BalScene:
    t = ball(witch(), witch("fantome r1 r2 r3", alive=1), acting="B")
    t.attacks("B on A: fantome r1")
    t.defends("A: r5")
    return t


def by_a_farce() -> BalScene:
    t = ball(witch(), witch("lutin r1 r2 r3", alive=1), acting="B", tokens="blue blue")
    t.concedes("B")
    return t


def by_her_own_attack() -> BalScene:
    t = ball(witch("balai r1 r2"), witch("b1 r1 r2 r3", alive=1), witch("balai r1 r2"), acting="B")
    t.attacks("B on A: b1")
    t.sweeps("A to C")
    t.sweeps("C to B")
    t.concedes("B")
    return t


def by_a_copy() -> BalScene:
    t = ball(witch("miroir b1 r1 r2 r3"), witch(alive=1), witch())
    t.attacks("A on C: b1")
    t.mirrors("A to B")
    t.passes()
    t.concedes("CB")
    return t


def by_a_hex() -> BalScene:
    t = ball(witch("sortilege b1 r1 r2 r3"), witch(alive=1), witch())
    t.attacks("A on all: b1")
    t.concedes("BC")
    return t


def by_a_swept_attack() -> BalScene:
    t = ball(witch("b1 r1 r2 r3"), witch(alive=1), witch("balai r1 r2 r3"))
    t.attacks("A on C: b1")
    t.sweeps("C to B")
    t.concedes("B")
    return t


@pytest.mark.parametrize(
    "eliminated",
    [
        by_a_failed_parry,
        by_the_second_blow_of_a_ghost,
        by_a_capture,
        by_a_parried_ghost,
        by_a_farce,
        by_her_own_attack,
        by_a_copy,
        by_a_hex,
        by_a_swept_attack,
    ],
)
def test_wherever_the_last_crapzouille_goes_its_witch_goes(eliminated: Any) -> None:
    """[BAL-5.1, BAL-4.16] B leaves, and the game goes on between A and C."""
    t = eliminated()
    assert (t.who("eliminated"), t.hand("B"), t.seat("B").is_in, t.table.outcome) == ("B", "", False, None)
    assert t.seat("B").lives == 0
    next_turn(t)
    assert t.table.carabosse in (0, 2)


# The end


def test_the_last_witch_wins_at_once() -> None:
    """[BAL-5.2] Nobody is asked anything any more, and the winner draws no card."""
    t = ball(witch("b1 r1 r2 r3", alive=2), witch(alive=1), OUT)
    t.attacks("A on B: b1")
    t.concedes("B")
    assert t.table.outcome is not None
    assert (t.table.outcome.winners, places(t), t.awaited) == ((0,), "1 2 3", "")
    assert (t.hand("A"), t.gains) == ("r1 r2 r3", "")
    assert t.refuses("A: pass").rule == "BAL-5.2"


def test_pending_copies_are_dropped_at_the_end() -> None:
    """[BAL-5.2, BAL-7.5] A's farce kills A, B's mirror kills C: C's mirror, held up to B, does nothing any more."""
    t = ball(
        witch("lutin r1 r2 r3", alive=1),
        witch("miroir r1 r2 r3", alive=1),
        witch("miroir r1 r2 r3", alive=1),
        tokens="blue blue",
    )
    t.mirrors("B to C")
    t.mirrors("C to B")
    t.passes()
    t.concedes("AC")
    assert (t.who("eliminated"), t.lives, places(t), t.gains) == ("AC", "0 1 0", "3 1 2", "")


def test_there_is_no_draw() -> None:
    """[BAL-5.3] All have one Crapzouille left and A hexes all: they leave one by one, and A is left."""
    t = ball(witch("sortilege b1 r1 r2 r3", alive=1), *[witch("j1 j2 j3", alive=1)] * 3)
    t.attacks("A on all: b1")
    t.concedes("BCD")
    assert (t.who("eliminated"), t.lives) == ("BCD", "1 0 0 0")


def test_of_two_who_could_fall_together_the_first_saves_the_other() -> None:
    """[BAL-5.3, BAL-5.2] A's ghost against B, one Crapzouille each, nobody else left: B parries, and wins."""
    t = ball(witch("fantome r1 r2", alive=1), witch(alive=1), OUT)
    t.attacks("A on B: fantome r1")
    t.defends("B: r5")
    assert (places(t), t.lives) == ("2 1 3", "0 1 0")


# In the own turn


@pytest.mark.parametrize("eliminated", [by_a_parried_ghost, by_a_farce, by_her_own_attack])
def test_when_the_acting_witch_leaves_carabosse_goes_to_the_next_slot(eliminated: Any) -> None:
    """[BAL-5.4] B falls in her own turn: C is next."""
    t = eliminated()
    assert (t.table.carabosse, t.about("C")) == (2, "declare")


def test_copies_come_before_the_turn_of_a_fallen_witch_ends() -> None:
    """[BAL-5.4, BAL-7.5] A falls to her farce; C still defends against the copy."""
    t = ball(witch("lutin r1 r2 r3", alive=1), witch("miroir r1 r2 r3"), witch("j1 j2 j3"), tokens="blue red")
    t.mirrors("B to C")
    t.passes()
    t.concedes("A")
    assert (t.who("eliminated"), t.about("C"), t.table.carabosse) == ("A", "defense_spell", 0)
    t.concedes("C")
    assert (t.lives, t.gains, t.table.carabosse) == ("0 10 9", "B", 1)


# Captives and places


def test_captured_crapzouilles_of_a_witch_who_left_stay_where_they_are() -> None:
    """[BAL-5.6, BAL-7.9] B's last one is captured by A: B is out, and A keeps it; when it dies, B is not revived."""
    t = by_a_capture()
    assert (t.captured("A"), t.lives) == ("B", "6 0 10")
    t.attacks("C on A: r5")
    t.says("A: none", "A: concede", "A: lose B")
    assert (t.seat("B").dead, t.seat("B").is_in, t.lives) == (10, False, "5 0 10")


def test_places_are_the_reverse_order_of_leaving() -> None:
    """[BAL-5.7] D left first, then B, then C."""
    t = ball(witch("b1 b2 r1 r2"), witch(alive=1), witch("r5 r6 r7", alive=1), witch(out=1))
    t.attacks("A on B: b1")
    t.concedes("B")
    t.attacks("C on A: r5")
    t.concedes("A")
    t.attacks("A on C: b2")
    t.concedes("C")
    assert places(t) == "1 3 2 4"


def test_of_two_lost_in_one_event_the_later_defender_is_better() -> None:
    """[BAL-5.7] C hexes: A, on her left in a ring of three, defends before B."""
    t = ball(witch("j1 j2 j3", alive=1), witch("j1 j2 j3", alive=1), witch("sortilege b1 r1 r2"), acting="C")
    t.attacks("C on all: b1")
    t.concedes("AB")
    assert places(t) == "3 2 1"


def test_the_result_counts_living_crapzouilles() -> None:
    """[BAL-5.2]"""
    t = ball(witch("b1 r1 r2 r3", alive=4, captured="C"), witch(alive=1), witch(out=1))
    t.attacks("A on B: b1")
    t.concedes("B")
    assert t.table.outcome is not None
    assert t.table.outcome.points == (5, 0, 0)


def test_crapzouilles_are_never_lost_from_the_count() -> None:
    """[BAL-5.8] Own alive, own dead and captured by others are ten for each witch, through captures and losses."""
    t = ball(witch("envoutement b1 r1 r2", alive=9), witch("b2 r3 r4", captured="C"), witch())
    t.attacks("A on B: envoutement b1")
    t.says("B: none", "B: concede", "B: lose C")
    assert (t.captured("A"), t.captured("B"), t.lives) == ("C", "", "10 10 9")
    for number, seat in enumerate(t.table.seats):
        elsewhere = [other.captured.count(number) for other in t.table.seats if other is not seat]
        assert seat.alive + seat.dead + sum(elsewhere) == 10
