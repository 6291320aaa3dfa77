"""[BAL-3] Rounds: Grand Sabbat, two Tours, the first player, and the piles."""

import pytest

from chaudron.games.bal.components import names
from chaudron.scenes.bal import ball, witch
from tests.games.bal.positions import OUT, next_turn, turns

TEN = "r1 r2 r3 r4 j1 j2 j3 j4 v1 v2"


def test_a_round_is_two_tours_and_then_the_cat_goes_left() -> None:
    """[BAL-3.1] Before the second round there is a Grand Sabbat."""
    t = ball(witch(TEN), witch(), witch(), start="round")
    assert turns(t, 12) == "ABCABC" + "BCABCA"
    order = [(fact.key, *fact.details.values()) for fact in t.facts if fact.key in ("round", "tour", "sabbat")]
    assert order == [("round", 1, 0), ("tour", 1), ("tour", 2), ("round", 2, 1), ("sabbat",), ("tour", 1), ("tour", 2)]


def test_the_cat_shows_the_tour_being_played() -> None:
    """[BAL-3.1]"""
    t = ball(start="round")
    shown = []
    for _ in range(7):
        shown.append((t.table.round, t.table.tour, t.table.first, t.table.carabosse))
        next_turn(t)
    assert shown == [(1, 1, 0, 0), (1, 1, 0, 1), (1, 1, 0, 2), (1, 2, 0, 0), (1, 2, 0, 1), (1, 2, 0, 2), (2, 1, 1, 1)]


def test_everybody_has_one_slot_clockwise_from_the_first_player() -> None:
    """[BAL-3.2]"""
    t = ball(witch(), witch(), witch(), witch(), first="C")
    assert turns(t, 8) == "CDABCDAB"


def test_the_slot_of_an_eliminated_witch_is_skipped() -> None:
    """[BAL-3.2, BAL-5.1] A eliminates B, who was to play next: C plays."""
    t = ball(witch("b1 r1 r2 r3"), witch(alive=1), witch(), witch())
    t.attacks("A on B: b1")
    t.concedes("B")
    assert turns(t, 6) == "ACDACD"


def test_a_tour_ends_when_its_slots_are_used_although_the_first_player_is_gone() -> None:
    """[BAL-3.2] B eliminates A, who began: C and D have their slots, then the second Tour goes on from B."""
    t = ball(witch(alive=1), witch("b1 r1 r2 r3"), witch(), witch(), acting="B")
    t.attacks("B on A: b1")
    t.concedes("A")
    assert turns(t, 6) == "BCDBCD"
    assert t.table.tour == 2


def test_the_cat_goes_on_from_a_first_player_who_is_gone() -> None:
    """[BAL-3.1, BAL-3.3] A, who began, was eliminated: the left neighbor of A begins."""
    t = ball(OUT, witch(), witch(), witch(), acting="D", tour=2)
    next_turn(t)
    assert (t.table.round, t.table.first, t.table.carabosse) == (2, 1, 1)


def test_the_cat_passes_over_an_eliminated_witch() -> None:
    """[BAL-3.3] B is gone: after A, C is first player."""
    t = ball(witch(), OUT, witch(), witch(), acting="D", tour=2)
    next_turn(t)
    assert (t.table.round, t.table.first) == (2, 2)


# The Grand Sabbat


@pytest.mark.parametrize(
    ("alive", "held", "size"), [(10, 0, 10), (1, 3, 4), (5, 5, 10), (5, 6, 10), (9, 9, 10), (3, 10, 10), (10, 10, 10)]
)
def test_a_card_for_each_crapzouille_up_to_ten_in_hand(alive: int, held: int, size: int) -> None:
    """[BAL-3.4]"""
    t = ball(witch(" ".join(TEN.split()[:held]), alive=alive), start="sabbat")
    assert len(t.seat("A").hand) == size


def test_nobody_discards_down_to_ten() -> None:
    """[BAL-3.4, BAL-3.8] Eleven and more are kept."""
    t = ball(witch(TEN + " v3 v4"), start="sabbat")
    assert (len(t.seat("A").hand), t.discarded) == (12, "")


def test_captured_crapzouilles_draw_too() -> None:
    """[BAL-3.4, BAL-7.9] Two own and two captured: four cards."""
    t = ball(witch("r1", alive=2, captured="BC"), start="sabbat")
    assert len(t.seat("A").hand) == 5


def test_the_sabbat_goes_clockwise_from_the_new_first_player() -> None:
    """[BAL-3.4] After A, B is first: B, C and then A draw."""
    t = ball(tour=2, acting="C")
    next_turn(t)
    assert (t.who("drew", "BAL-3.4"), t.table.first) == ("BCA", 1)


def test_an_eliminated_witch_draws_nothing() -> None:
    """[BAL-3.4, BAL-5.1]"""
    t = ball(witch(), witch(), OUT, witch(), start="sabbat")
    assert t.who("drew") == "ABD"


def test_the_sabbat_asks_nobody() -> None:
    """[BAL-3.5] The first question of the round is whom to attack."""
    t = ball(start="sabbat")
    assert (t.awaited, t.about("A"), t.sizes) == ("A", "declare", "10 10 10")


def test_the_first_round_has_no_sabbat() -> None:
    """[BAL-3.6]"""
    t = ball(start="round")
    assert (t.told("sabbat"), t.sizes) == ([], "3 3 3")
    t = ball(start="round", round=2)
    assert (len(t.told("sabbat")), t.sizes) == (1, "10 10 10")


# The piles


def test_an_empty_pile_is_made_anew_from_all_discards() -> None:
    """[BAL-3.7] In the middle of a draw: one card of the old pile, one of the new."""
    t = ball(witch("tresor r1 r2 r3"), witch(), witch(rest=True), start="attack", pile="j1", discard="j2 j3")
    t.says("A: attack B", "A: lay tresor")
    assert t.hand("A") in ("j1 j2 r1 r2 r3", "j1 j3 r1 r2 r3")
    assert (len(t.told("reshuffled")), len(t.table.pile), t.table.discard) == (1, 1, [])


def test_the_pile_is_not_made_anew_before_a_card_is_due() -> None:
    """[BAL-3.7] The last card is drawn, and the discards stay where they are."""
    t = ball(witch("tresor r1 r2 r3"), witch(), witch(rest=True), start="attack", pile="j1 j4", discard="j2 j3")
    t.says("A: attack B", "A: lay tresor")
    assert (t.told("reshuffled"), t.table.pile, names(t.table.discard)) == ([], [], "j2 j3")


def test_cards_of_the_attack_are_not_shuffled() -> None:
    """[BAL-3.7] Trésor lies on the table: its player draws the one discard, and then nothing."""
    t = ball(witch("tresor r1 r2 r3"), witch(), witch(rest=True), start="attack", pile="", discard="j1")
    t.says("A: attack B", "A: lay tresor")
    assert (t.hand("A"), t.table.pile, t.table.discard) == ("j1 r1 r2 r3", [], [])


def test_a_draw_from_two_empty_piles_is_lost() -> None:
    """[BAL-3.7]"""
    t = ball(witch("tresor r1 r2 r3"), witch(), witch(rest=True), start="attack", pile="", discard="")
    t.says("A: attack B", "A: lay tresor")
    assert (t.hand("A"), t.who("drew"), t.about("A")) == ("r1 r2 r3", "", "attack_potion")


def test_a_hand_may_grow_beyond_ten_in_a_tour() -> None:
    """[BAL-3.8]"""
    t = ball(witch(TEN + " tresor"), witch(), witch())
    t.attacks("A on B: tresor v1")
    assert len(t.seat("A").hand) == 11
    t.concedes("B")
    assert len(t.seat("A").hand) == 12


@pytest.mark.parametrize(("reshuffle", "discards"), [("when_empty", 3), ("each_sabbat", 0)])
def test_the_discards_may_go_back_before_each_sabbat(reshuffle: str, discards: int) -> None:
    """[BAL-3.9]"""
    t = ball(start="sabbat", reshuffle=reshuffle, discard="b1 b2 b3")
    kept = [card for card in t.table.discard if card.color]
    assert (len(kept), len(t.told("reshuffled"))) == (discards, reshuffle == "each_sabbat")


def test_the_discards_go_back_before_the_first_draw_of_the_sabbat() -> None:
    """[BAL-3.9] The pile still held enough; what was discarded can be drawn."""
    setting = {"start": "sabbat", "reshuffle": "each_sabbat", "pile": "v5", "discard": "b1", "luck": "b1"}
    t = ball(witch("r1 r2 r3", alive=1), witch(rest=True), witch(TEN), **setting)
    assert t.hand("A") == "b1 r1 r2 r3"


def test_between_sabbats_an_empty_pile_is_still_made_anew() -> None:
    """[BAL-3.9, BAL-3.7]"""
    t = ball(
        witch("tresor r1 r2 r3"), witch(rest=True), start="attack", pile="", discard="j1 j2", reshuffle="each_sabbat"
    )
    t.says("A: attack B", "A: lay tresor")
    assert t.hand("A") == "j1 j2 r1 r2 r3"
