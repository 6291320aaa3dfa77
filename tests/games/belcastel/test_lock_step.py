"""[BEL-12.1, BEL-16.13] Lock-step: everyone commits in secret, all reveal together."""

from typing import Any

from chaudron.games.belcastel import BELCASTEL
from chaudron.kernel.game import View
from chaudron.testing.belcastel import NEUTRAL, BelcastelScene, player, scene


def seen_by(t: BelcastelScene, seat: int | None) -> View:
    """What a seat, or a spectator, sees."""
    return BELCASTEL.view(t.table, seat)


def heard_by(t: BelcastelScene, seat: int | None) -> list[tuple[str, dict[str, object]]]:
    """What a seat, or a spectator, was told."""
    return [(fact.key, fact.details) for fact in t.facts if fact.is_heard_by(seat)]


def test_in_round_9_everyone_commits_before_anyone_draws() -> None:
    """[BEL-12.1] A's chip is drawn only when B has committed too."""
    t = scene(round=9, books=NEUTRAL)
    assert (t.about("A"), t.about("B")) == ("commit", "commit")
    t.draws("A: o1")
    assert t.cauldron("A") == ""
    assert t.bag("A") == "w1 w1 w1 w1 w2 w2 w3 o1 g1"
    t.draws("B: w1")
    assert t.cauldron("A") == "o1@1"
    assert t.cauldron("B") == "w1@1"


def test_a_commitment_cannot_be_changed() -> None:
    """[BEL-12.1] A committed to draw and waits for the others."""
    t = scene(round=9, books=NEUTRAL)
    t.says("A: draw")
    assert t.awaited == "B"
    assert t.refuses("A: stop")[:2] == ("not_your_turn", "BEL-12.1")


def test_who_stops_is_revealed_with_the_draws_of_the_others() -> None:
    """[BEL-12.1] A stops: nobody is told before B has drawn."""
    t = scene(round=9, books=NEUTRAL)
    t.says("A: stop")
    assert t.told("stopped") == []
    assert t.seat("A").state == "brewing"
    t.draws("B: w1")
    assert t.told("stopped") == [{"seat": 0, "space": 1}]
    assert t.cauldron("B") == "w1@1"


def test_who_stopped_or_exploded_takes_no_further_part() -> None:
    """[BEL-12.1, BEL-16.13] A stops in the first beat; C explodes; B goes on alone."""
    exploding = player(bag="w3 w3 w3")
    t = scene(player(), player(), exploding, round=9, books=NEUTRAL)
    t.says("A: stop")
    t.draws("B: w1", "C: w3", "B: w1", "C: w3", "B: w1", "C: w3")
    assert t.seat("C").state == "exploded"
    assert t.awaited == "B"
    assert t.refuses("A: draw")[:2] == ("stopped", "BEL-5.3")
    assert t.refuses("C: draw")[:2] == ("exploded", "BEL-6.1")
    t.draws("B: o1")
    assert t.cauldron("B") == "w1@1 w1@2 w1@3 o1@4"


def test_rounds_1_to_8_are_not_in_lock_step() -> None:
    """[BEL-12.1] Round 8: everyone at the own pace."""
    t = scene(round=8, books=NEUTRAL)
    assert (t.about("A"), t.about("B")) == ("brew", "brew")
    t.draws("A: o1")
    assert t.cauldron("A") == "o1@1"


def test_a_table_may_opt_for_lock_step_in_every_round() -> None:
    """[BEL-12.1, BEL-15.4] every_round: round 1 too."""
    t = scene(round=1, books=NEUTRAL, lock_step="every_round")
    assert t.about("A") == "commit"
    t.draws("A: o1")
    assert t.cauldron("A") == ""
    t.draws("B: w1")
    assert t.cauldron("A") == "o1@1"


def test_nobody_can_see_what_another_committed() -> None:
    """[BEL-12.1, BEL-16.13] A committed draw or stop: B, and a spectator, see and hear the same."""
    draws, stops = scene(round=9, books=NEUTRAL), scene(round=9, books=NEUTRAL)
    draws.says("A: draw")
    stops.says("A: stop")
    assert seen_by(draws, 1) == seen_by(stops, 1)
    assert seen_by(draws, None) == seen_by(stops, None)
    assert heard_by(draws, 1) == heard_by(stops, 1)
    assert heard_by(draws, None) == heard_by(stops, None)


def test_a_player_knows_the_own_commitment() -> None:
    """[BEL-12.1] A's own view says draw."""
    t = scene(round=9, books=NEUTRAL)
    t.says("A: draw")
    assert seen_by(t, 0)["seats"][0]["commit"] == "draw"
    assert seen_by(t, 1)["seats"][0]["commit"] == ""


def test_a_player_who_can_only_stop_is_not_given_away() -> None:
    """[BEL-12.1, BEL-16.6] A's bag and flask are empty: A stops with the reveal of this beat."""
    t = scene(player(bag="o1", flask=False), player(), round=9, books=NEUTRAL)
    t.draws("A: o1", "B: w1")
    assert t.awaited == "B"
    assert t.seat("A").state == "brewing"
    t.draws("B: w1")
    assert t.seat("A").state == "stopped"


def test_whoever_had_committed_is_asked_again_after_a_free_act() -> None:
    """[BEL-16.28] A committed; B empties the flask: the signal is given anew, and A may change its mind."""
    t = scene(round=9, books=NEUTRAL)
    t.draws("A: o1", "B: w1")
    t.says("A: draw")
    assert t.awaited == "B"
    t.says("B: flask")
    assert (t.awaited, t.about("A"), t.seat("A").commit) == ("AB", "commit", "")
    assert t.told("signal_again") == [{"seat": 1}]
    t.says("A: stop")
    t.draws("B: w2")
    assert (t.seat("A").state, t.cauldron("A"), t.cauldron("B")) == ("stopped", "o1@1", "w2@2")


def test_a_free_act_before_anybody_committed_is_no_new_signal() -> None:
    """[BEL-16.28] Nobody has to choose again."""
    t = scene(round=9, books=NEUTRAL)
    t.draws("A: o1", "B: w1")
    t.says("B: flask")
    assert (t.awaited, t.told("signal_again")) == ("AB", [])


def test_a_free_act_shows_nobody_what_another_had_committed() -> None:
    """[BEL-16.28, BEL-16.13] A committed draw or stop: after B's flask everybody sees and hears the same."""
    scenes = [scene(round=9, books=NEUTRAL), scene(round=9, books=NEUTRAL)]
    for t, commitment in zip(scenes, ("draw", "stop"), strict=True):
        t.draws("A: o1", "B: w1")
        t.says(f"A: {commitment}", "B: flask")
    draws, stops = scenes
    for viewer in (0, 1, None):
        assert seen_by(draws, viewer) == seen_by(stops, viewer)
        assert heard_by(draws, viewer) == heard_by(stops, viewer)


def both_draw_a_blue_2(**options: Any) -> BelcastelScene:
    """Set 1, one beat: A sees a white 3 and a red 1, B a white 2 and an orange; both are asked."""
    t = scene(round=9, books=1, **options)
    t.has_in_bag("A", "b2 r1")
    t.has_in_bag("B", "b2")
    t.luck("A: b2 w3 r1", "B: b2 w2 o1")
    t.says("A: draw", "B: draw")
    return t


def test_the_chips_drawn_in_a_beat_are_shown_to_all_before_anyone_answers() -> None:
    """[BEL-16.13] Both see both blue chips; each is asked about the own."""
    t = both_draw_a_blue_2()
    assert (t.asked("A"), t.asked("B")) == ("lay:w3 | lay:r1 | none", "lay:w2 | lay:o1 | none")
    assert [told["chip"] for told in t.told("drew")] == ["b2", "b2"]
    assert seen_by(t, 1)["seats"][0]["drawn"] == "b2"


def test_nobody_can_see_an_answer_of_this_beat_before_giving_the_own() -> None:
    """[BEL-16.13] A lays the red, the white, or none: B, and a spectator, see and hear the same."""
    red, white, none = both_draw_a_blue_2(), both_draw_a_blue_2(), both_draw_a_blue_2()
    red.says("A: lay:r1")
    white.says("A: lay:w3")
    none.says("A: none")
    assert seen_by(red, 1) == seen_by(white, 1) == seen_by(none, 1)
    assert seen_by(red, None) == seen_by(white, None) == seen_by(none, None)
    assert heard_by(red, 1) == heard_by(white, 1) == heard_by(none, 1)
    assert heard_by(red, None) == heard_by(white, None) == heard_by(none, None)


def test_open_bags_do_not_give_away_an_answer_of_this_beat() -> None:
    """[BEL-16.13, BEL-15.5] The red laid or gone back: B sees the same bag of A until all have answered."""
    laid, none = both_draw_a_blue_2(open_bags="true"), both_draw_a_blue_2(open_bags="true")
    laid.says("A: lay:r1")
    none.says("A: none")
    assert seen_by(laid, 1) == seen_by(none, 1)


def test_what_a_crow_skull_shows_in_a_beat_is_not_seen_by_others_who_still_answer() -> None:
    """[BEL-16.13] A's two chips differ between two tables: B's view of them does not."""
    one, other = scene(round=9, books=1), scene(round=9, books=1)
    one.has_in_bag("A", "b2")
    other.has_in_bag("A", "b2")
    one.luck("A: b2 w3 w1")
    other.luck("A: b2 o1 g1")
    one.draws("B: w1")
    other.draws("B: w1")
    one.says("A: draw")
    other.says("A: draw")
    assert one.asked("A") != other.asked("A")
    assert seen_by(one, 1) == seen_by(other, 1)


def test_a_player_sees_the_own_answer_at_once() -> None:
    """[BEL-16.13] A laid the red 1; B's view still shows A's cauldron as the beat began."""
    t = both_draw_a_blue_2()
    t.says("A: lay:r1")
    assert seen_by(t, 0)["seats"][0]["chips"] == ["b2", "r1"]
    assert seen_by(t, 1)["seats"][0]["chips"] == []


def test_when_all_have_answered_everything_is_told_and_the_next_beat_begins() -> None:
    """[BEL-16.13] Both laid one: b2@2 and the chip behind it are seen by all."""
    t = both_draw_a_blue_2()
    t.says("A: lay:r1", "B: lay:o1")
    assert seen_by(t, 1)["seats"][0]["chips"] == ["b2", "r1"]
    assert ("r1", 3) in [(laid["chip"], laid["space"]) for key, laid in heard_by(t, 1) if key == "laid"]
    assert (t.about("A"), t.about("B")) == ("commit", "commit")


def test_the_order_of_answers_in_a_beat_does_not_matter() -> None:
    """[BEL-16.13] A first or B first: the same table."""
    one, other = both_draw_a_blue_2(), both_draw_a_blue_2()
    one.says("A: lay:r1", "B: lay:o1")
    other.says("B: lay:o1", "A: lay:r1")
    assert seen_by(one, None) == seen_by(other, None)
    assert (one.bag("A"), one.bag("B")) == (other.bag("A"), other.bag("B"))


def test_who_is_asked_nothing_waits_and_sees_nothing_of_the_answer() -> None:
    """[BEL-16.13] yellow-1: B drew an orange and waits; A puts the white back or keeps it."""
    back, keep = scene(round=9, books=NEUTRAL), scene(round=9, books=NEUTRAL)
    back.draws("A: w3", "B: w1", "A: y1", "B: o1")
    keep.draws("A: w3", "B: w1", "A: y1", "B: o1")
    assert back.awaited == "A"
    assert seen_by(back, 1) == seen_by(keep, 1)
    back.says("A: back")
    keep.says("A: keep")
    assert back.cauldron("A") == "y1@4"
    assert seen_by(back, 1)["seats"][0]["chips"] == ["y1"]
    assert seen_by(keep, 1)["seats"][0]["chips"] == ["w3", "y1"]


def test_a_second_chance_is_answered_in_secret_too() -> None:
    """[BEL-16.13, BEL-16.12] A restarts or goes on: B, asked the same, sees and hears no difference."""
    beats = ("A: w1", "B: w1", "A: w1", "B: w1", "A: w1", "B: w1", "A: w2", "B: o1", "A: w2", "B: g1")
    restarts, goes_on = scene(round=9, card="second_chance"), scene(round=9, card="second_chance")
    restarts.draws(*beats)
    goes_on.draws(*beats)
    restarts.says("A: restart")
    goes_on.says("A: go_on")
    assert seen_by(restarts, 1) == seen_by(goes_on, 1)
    assert heard_by(restarts, 1) == heard_by(goes_on, 1)


def a_white_3_behind_a_blue_2() -> BelcastelScene:
    """Set 1, A has whites of 5 and sees a white 3 and a red 1; B is asked too."""
    t = scene(round=9, books=1)
    t.draws("A: w3", "B: w1", "A: w2", "B: w1")
    t.has_in_bag("A", "b2 r1 w3")
    t.has_in_bag("B", "b1")
    t.luck("A: b2 w3 r1", "B: b1 w2")
    t.says("A: draw", "B: draw")
    return t


def test_whether_a_white_exploded_in_a_sealed_answer_is_not_seen() -> None:
    """[BEL-16.13] A lays the white 3 and explodes, or lays none: B sees and hears the same."""
    exploded, safe = a_white_3_behind_a_blue_2(), a_white_3_behind_a_blue_2()
    exploded.says("A: lay:w3")
    safe.says("A: none")
    assert (exploded.seat("A").state, safe.seat("A").state) == ("exploded", "brewing")
    assert seen_by(exploded, 1) == seen_by(safe, 1)
    assert heard_by(exploded, 1) == heard_by(safe, 1)


def test_free_acts_are_done_before_committing_and_are_public() -> None:
    """[BEL-16.13, BEL-8.1] A's flask is seen at once; then A still commits."""
    t = scene(round=9, books=NEUTRAL)
    t.draws("A: w3", "B: w1")
    t.says("A: flask")
    assert seen_by(t, 1)["seats"][0]["chips"] == []
    assert not seen_by(t, 1)["seats"][0]["flask"]
    assert t.asked("A") == "draw | stop"


def test_a_stop_in_lock_step_cannot_be_withdrawn() -> None:
    """[BEL-16.6, BEL-16.13, BEL-15.6] stop = revocable: not in lock-step."""
    t = scene(round=9, books=NEUTRAL, stop="revocable")
    t.says("A: stop")
    t.draws("B: w1")
    assert t.asked("A") == ""
    assert t.refuses("A: return")[:2] == ("stopped", "BEL-5.3")


def test_lock_step_ends_when_nobody_is_left() -> None:
    """[BEL-12.1, BEL-9.1] Both stop: scoring begins."""
    t = scene(player(drop=9), player(), round=9, books=NEUTRAL)
    t.luck("A: 1")
    t.says("A: stop", "B: stop")
    assert t.told("scoring_space") == [{"seat": 0, "space": 10}, {"seat": 1, "space": 1}]


def a_blue_1_behind_a_blue_2() -> BelcastelScene:
    """Set 1, three players, one beat: A sees a blue 1 and a white 1, B drew an orange and waits, C is asked too."""
    t = scene(player(), player(), player(), round=9, books=1)
    t.has_in_bag("A", "b2 b1")
    t.has_in_bag("C", "b1")
    t.luck("A: b2 b1 w1 w1", "B: o1", "C: b1 w2")
    t.says("A: draw", "B: draw", "C: draw")
    return t


def test_whether_an_answer_leads_to_another_question_is_not_seen() -> None:
    """[BEL-16.13] A lays the blue 1 and is asked again, or lays none and is done: B and C see the same."""
    again, done = a_blue_1_behind_a_blue_2(), a_blue_1_behind_a_blue_2()
    again.says("A: lay:b1")
    done.says("A: none")
    assert (again.asked("A"), done.asked("A")) == ("lay:w1 | none", "")
    assert seen_by(again, 1) == seen_by(done, 1)
    assert seen_by(again, 2) == seen_by(done, 2)


def test_a_refusal_gives_no_answer_of_this_beat_away() -> None:
    """[BEL-16.13] The same: what B is told when trying to act before the beat is over."""
    again, done = a_blue_1_behind_a_blue_2(), a_blue_1_behind_a_blue_2()
    again.says("A: lay:b1")
    done.says("A: none")
    assert again.refuses("B: draw").key == "not_your_turn"
    assert again.refuses("B: draw") == done.refuses("B: draw")


def test_draw_and_stop_are_sealed_and_the_flask_is_not() -> None:
    """[BEL-12.1, BEL-16.13] What nobody may notice before the reveal."""
    t = scene(round=9, books=NEUTRAL)
    t.draws("A: w3", "B: w1")
    assert t.asked("A") == "draw | stop | flask"
    assert t.table.asks[0].sealed == ("draw", "stop")
