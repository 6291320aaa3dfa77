"""[BEL-16.12, BEL-16.13] Rulings about the second chance and about lock-step."""

from chaudron.games.belcastel import BELCASTEL
from chaudron.games.belcastel.components import names
from chaudron.scenes.belcastel import NEUTRAL, player, scene
from tests.games.belcastel.positions import draws_and_shows, happened

# 16.12 Second chance


def test_chips_put_beside_count_for_the_second_chance() -> None:
    """[BEL-16.12] red-2."""
    t = scene(player(more="r1 o1 r1 o1"), card="second_chance", books="g1-b3-r2-y1-p3")
    t.draws("A: o1 r1 o1 r1 o1")
    assert t.about("A") == "second_chance"


def test_red_chips_of_earlier_rounds_do_not_count_for_the_second_chance() -> None:
    """[BEL-16.12] red-2: only chips drawn this round."""
    t = scene(player(beside="r1 r1", more="o1 o1 o1 o1"), player(), card="second_chance", books="g1-b3-r2-y1-p3")
    t.draws("A: o1 o1 o1 o1")
    assert t.about("A") == "brew"
    t.draws("A: o1")
    assert t.about("A") == "second_chance"


def test_a_chip_taken_back_does_not_count_for_the_second_chance() -> None:
    """[BEL-16.12] Five must lie there."""
    t = scene(player(more="o1 o1 o1 o1"), card="second_chance", books=NEUTRAL)
    t.draws("A: o1 o1 o1 o1")
    t.says("A: flask")
    t.draws("A: o1")
    assert t.about("A") == "brew"
    t.draws("A: o1")
    assert t.about("A") == "second_chance"


def test_a_white_returned_by_the_fifth_chip_puts_the_second_chance_off() -> None:
    """[BEL-16.12] yellow-1: after the action only four lie there."""
    t = scene(player(more="o1 o1 y1 o1"), card="second_chance", books=NEUTRAL)
    t.draws("A: o1 o1 o1 w1 y1")
    t.says("A: back")
    assert t.about("A") == "brew"
    t.draws("A: o1")
    assert t.about("A") == "second_chance"


def test_a_chip_laid_by_an_action_counts_for_the_second_chance() -> None:
    """[BEL-16.12] blue-1: the fourth chip lays the fifth; the fifth lays the sixth."""
    t = scene(player(more="o1 o1 b1 b1"), card="second_chance", books="g1-b1-r3-y1-p3")
    t.draws("A: o1 o1 o1")
    draws_and_shows(t, "A", "b1", "b1 w1")
    t.says("A: lay:b1")
    assert t.about("A") == "crow_skull"
    t.says("A: lay:w1")
    assert (len(t.seat("A").chips), t.about("A")) == (6, "second_chance")


def test_a_restart_leaves_rat_drop_and_earlier_red_chips() -> None:
    """[BEL-16.12] red-2: the red of this round goes back into the bag, the earlier one stays beside."""
    mine = player(bag="w1 w1 w1 o1 r1", beside="r4", drop=2, rat=3)
    t = scene(mine, player(), card="second_chance", books="g1-b3-r2-y1-p3")
    t.draws("A: w1 w1 r1 o1 w1")
    t.says("A: restart")
    assert (t.bag("A"), names(t.seat("A").beside), t.cauldron("A")) == ("w1 w1 w1 o1 r1", "r4", "")
    t.draws("A: w1")
    assert t.cauldron("A") == "w1@6"


def test_a_restart_leaves_nothing_for_the_flask() -> None:
    """[BEL-16.12, BEL-16.9]"""
    t = scene(player(more="o1 o1 o1 o1"), card="second_chance", books=NEUTRAL)
    t.draws("A: o1 o1 o1 o1 o1")
    t.says("A: restart")
    assert t.asked("A") == "draw | stop"


def test_a_restart_ends_running_effects() -> None:
    """[BEL-16.12] yellow-2 as fifth chip does not double the new first chip, blue-2 covers nothing any more."""
    t = scene(player(more="o1 o1 b4 y1"), card="second_chance", books="g1-b2-r3-y2-p3")
    t.draws("A: o1 o1 o1 b4 y1")
    t.says("A: restart")
    t.draws("A: w3 w2 w2 w1")
    assert (t.cauldron("A"), t.seat("A").protected) == ("w3@3 w2@5 w2@7 w1@8", False)


def test_going_on_over_the_limit_is_no_explosion_until_the_next_white() -> None:
    """[BEL-16.12]"""
    t = scene(card="second_chance", books=NEUTRAL)
    t.draws("A: w3 w2 o1 w2 w1")
    t.says("A: go_on")
    assert (t.seat("A").whites, t.seat("A").state) == (8, "brewing")
    t.draws("A: w1")
    assert t.seat("A").state == "exploded"


def test_a_player_over_the_limit_may_stop_before_the_fifth_chip() -> None:
    """[BEL-16.12] Not exploded: A rolls and is not asked for points or coins."""
    t = scene(player(), player(), card="second_chance", books=NEUTRAL)
    t.draws("A: w3 w2 w2 w1")
    t.luck("A: 4")
    t.says("A: stop", "B: stop")
    assert [fact["seat"] for fact in t.told("rolled")] == [0]
    assert t.about("A") == "buy"


def test_the_second_chance_is_offered_once() -> None:
    """[BEL-16.12] Even if fewer than five lie there in between."""
    t = scene(player(more="o1 o1 o1 o1 o1"), card="second_chance", books=NEUTRAL)
    t.draws("A: o1 o1 o1 o1 o1")
    t.says("A: go_on", "A: flask")
    t.draws("A: o1 o1")
    assert t.about("A") == "brew"


def test_each_player_has_a_second_chance() -> None:
    """[BEL-16.12] A's choice does not change B's."""
    t = scene(player(more="o1 o1 o1 o1"), player(more="o1 o1 o1 o1"), card="second_chance", books=NEUTRAL)
    t.draws("A: o1 o1 o1 o1 o1", "B: o1 o1 o1 o1 o1")
    t.says("A: restart")
    assert (t.about("B"), t.cauldron("B")) == ("second_chance", "o1@1 o1@2 o1@3 o1@4 o1@5")


# 16.13 Lock-step


def test_a_commitment_is_secret_until_all_have_committed() -> None:
    """[BEL-16.13, BEL-12.1] B sees neither the chip nor the choice."""
    t = scene(round=9, books=NEUTRAL)
    before = BELCASTEL.view(t.table, 1)["seats"][0]
    t.says("A: stop")
    assert BELCASTEL.view(t.table, 1)["seats"][0] == before
    assert t.told("stopped") == []
    t.says("B: stop")
    assert [fact["seat"] for fact in t.told("stopped")] == [0, 1]


def test_draw_and_stop_are_sealed_and_free_acts_are_not() -> None:
    """[BEL-16.13, BEL-12.1]"""
    t = scene(round=9, books=NEUTRAL)
    t.draws("A: o1", "B: g1")
    assert t.table.asks[0].options == ("draw", "stop", "flask")
    assert t.table.asks[0].sealed == ("draw", "stop")


def test_in_a_beat_an_empty_bag_stops_without_a_question() -> None:
    """[BEL-16.13, BEL-16.6] B, who is still asked, does not see it before the reveal."""
    t = scene(player(bag="o1", flask=False), player(), round=9, books=NEUTRAL)
    t.draws("A: o1", "B: g1")
    assert (t.awaited, t.told("stopped")) == ("B", [])
    t.draws("B: o1")
    assert (t.seat("A").state, t.awaited) == ("stopped", "B")


def test_all_chips_of_a_beat_are_revealed_together() -> None:
    """[BEL-16.13]"""
    t = scene(round=9, books=NEUTRAL)
    t.draws("A: o1")
    assert t.told("drew") == []
    t.draws("B: g1")
    assert happened(t)[:2] == ["drew", "drew"]
    assert (t.cauldron("A"), t.cauldron("B")) == ("o1@1", "g1@1")


def test_nobody_sees_anothers_answer_of_a_beat_before_giving_the_own() -> None:
    """[BEL-16.13] blue-1: A lays a pumpkin; B sees it only after answering."""
    t = scene(player(more="b1"), player(more="b1"), round=9, books="g1-b1-r3-y1-p3")
    draws_and_shows(t, "A", "b1", "o1")
    draws_and_shows(t, "B", "b1", "g1")
    before = BELCASTEL.view(t.table, 1)["seats"][0]
    t.says("A: lay:o1")
    assert BELCASTEL.view(t.table, 1)["seats"][0] == before
    t.says("B: none")
    assert BELCASTEL.view(t.table, 1)["seats"][0]["chips"] == ["b1", "o1"]


def test_the_next_beat_waits_for_every_question_of_this_one() -> None:
    """[BEL-16.13] B, who has nothing to answer, is not asked before A has."""
    t = scene(player(more="b1"), round=9, books="g1-b1-r3-y1-p3")
    draws_and_shows(t, "A", "b1", "o1")
    t.draws("B: g1")
    assert (t.about("A"), t.asked("B")) == ("crow_skull", "")
    t.says("A: none")
    assert (t.about("A"), t.about("B")) == ("commit", "commit")


def test_free_acts_come_before_committing_and_are_public() -> None:
    """[BEL-16.13] The flask."""
    t = scene(round=9, books=NEUTRAL)
    t.draws("A: o1", "B: g1")
    t.says("A: flask")
    assert (t.asked("A"), BELCASTEL.view(t.table, 1)["seats"][0]["chips"]) == ("draw | stop", [])
    t.says("A: stop")
    assert t.refuses("A: flask").key == "not_your_turn"


def test_who_stopped_or_exploded_takes_no_further_part_in_beats() -> None:
    """[BEL-16.13] A stops, B explodes, C goes on alone."""
    t = scene(player(), player(), player(more="o1 o1 o1"), round=9, books=NEUTRAL)
    t.draws("A: w3", "B: w3", "C: o1")
    t.draws("A: w2", "B: w2", "C: o1")
    t.says("A: stop")
    t.draws("B: w2", "C: o1", "B: w1", "C: o1")
    assert (t.seat("A").state, t.seat("B").state, t.awaited) == ("stopped", "exploded", "C")
    t.draws("C: g1")
    assert t.cauldron("C") == "o1@1 o1@2 o1@3 o1@4 g1@5"


def test_the_second_chance_belongs_to_the_beat_of_the_fifth_chip() -> None:
    """[BEL-16.13, BEL-16.12] A restarts and goes on with the next beat; chips are not caught up."""
    t = scene(player(more="o1 o1 o1 o1"), player(more="o1 o1 o1 o1"), round=9, card="second_chance", books=NEUTRAL)
    for _ in range(5):
        t.draws("A: o1", "B: o1")
    t.says("A: restart")
    assert t.asked("A") == ""  # B still has to choose
    t.says("B: go_on")
    t.draws("A: w1", "B: w1")
    assert (t.cauldron("A"), t.cauldron("B")) == ("w1@1", "o1@1 o1@2 o1@3 o1@4 o1@5 w1@6")
