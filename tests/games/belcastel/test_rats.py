"""[BEL-4] Rats."""

from chaudron.scenes.belcastel import NEUTRAL, player, scene


def test_who_is_behind_may_put_the_rat_as_many_spaces_past_the_drop_as_tails_lie_between() -> None:
    """[BEL-4.1] 10 against 3: tails after 4 and 7; drop on 2, so the rat on 4 and brewing from there."""
    t = scene(player(points=10), player(points=3, drop=2), start="rats", round=3, books=NEUTRAL)
    assert t.asked("B") == "rat | none"
    t.says("B: rat")
    assert t.seat("B").rat == 2
    t.draws("B: w1")
    assert t.cauldron("B") == "w1@5"


def test_a_tail_after_the_own_space_counts_and_one_after_the_leaders_does_not() -> None:
    """[BEL-4.1] From 10 to 12: the tail after 10 counts, the one after 12 does not."""
    t = scene(player(points=12), player(points=10), start="rats", round=3, books=NEUTRAL)
    t.says("B: rat")
    assert t.seat("B").rat == 1


def test_who_has_no_tail_before_the_leader_gets_no_rat() -> None:
    """[BEL-4.1] From 2 to 4 no tail lies between."""
    t = scene(player(points=4), player(points=2), start="rats", round=3, books=NEUTRAL)
    assert (t.about("A"), t.about("B")) == ("brew", "brew")


def test_rats_come_after_the_fortune_card() -> None:
    """[BEL-4.1, BEL-2] just_in_time: A at 0 takes 4 points and leads; the tail after 1 is for B."""
    t = scene(player(), player(points=1), start="card", round=2, card="just_in_time", books=NEUTRAL)
    t.says("A: points", "B: remove_white")
    assert (t.asked("A"), t.asked("B")) == ("", "rat | none")


def test_tails_are_counted_to_the_leader_not_to_the_next_player() -> None:
    """[BEL-4.1] 20, 16, 12: C counts the tails after 12, 14, 16 and 18."""
    t = scene(player(points=20), player(points=16), player(points=12), start="rats", round=3, books=NEUTRAL)
    t.says("B: rat", "C: rat")
    assert [t.seat(name).rat for name in "ABC"] == [0, 2, 4]


def test_rats_are_placed_in_turn_order_from_the_first_player() -> None:
    """[BEL-4.1, BEL-16.3] The first player is C: C is asked before B."""
    points = player(points=20), player(points=16), player(points=12)
    t = scene(*points, start="rats", round=3, first="C", books=NEUTRAL)
    assert t.awaited == "C"
    assert t.refuses("B: rat")[:2] == ("not_your_turn", "BEL-4.1")


def test_players_tied_for_the_lead_get_no_rat() -> None:
    """[BEL-4.2] 20, 20, 12: only C."""
    t = scene(player(points=20), player(points=20), player(points=12), start="rats", round=3, books=NEUTRAL)
    assert t.awaited == "C"
    t.says("C: rat")
    assert [t.seat(name).rat for name in "ABC"] == [0, 0, 4]


def test_a_rat_may_be_declined() -> None:
    """[BEL-4.2] Brewing then starts from the drop."""
    t = scene(player(points=20), player(points=12, drop=3), start="rats", round=3, books=NEUTRAL)
    t.says("B: none")
    assert t.seat("B").rat == 0
    t.draws("B: w1")
    assert t.cauldron("B") == "w1@4"


def test_no_rats_run_in_round_1() -> None:
    """[BEL-4.1, BEL-16.14] From round 2 on."""
    t = scene(player(points=20), player(points=12), start="rats", round=1, books=NEUTRAL)
    assert (t.about("A"), t.about("B")) == ("brew", "brew")


def test_a_rat_stands_at_most_on_the_last_space() -> None:
    """[BEL-4.1, BEL-16.14] Drop on 50, 4 tails: the rat on 52."""
    t = scene(player(points=20), player(points=12, drop=50), start="rats", round=3, books=NEUTRAL)
    t.says("B: rat")
    assert t.seat("B").position == 52
