"""[BEL-17] The worked examples of rats, brewing and flask, of the specification and of the booklet."""

from chaudron.scenes.belcastel import NEUTRAL, player, scene


def test_the_booklet_lays_lucas_chips_on_spaces_1_and_3() -> None:
    """[BEL-5.2] Booklet: an orange 1 on space 1, a yellow 2 on space 3; space 2 stays empty, a 1 would go on 4."""
    t = scene(player(more="y2"), books=NEUTRAL, round=2)
    t.draws("A: o1 y2")
    assert t.cauldron("A") == "o1@1 y2@3"
    t.draws("A: g1")
    assert t.cauldron("A") == "o1@1 y2@3 g1@4"


def test_the_booklet_explodes_nina_on_space_9_and_scores_her_on_space_10() -> None:
    """[BEL-6.1, BEL-6.2, BEL-10.0] Booklet: 2 + 3 + 1 is 6, the orange does not count, a white 2 makes 8."""
    t = scene(player(cauldron="w2@2 w3@5 w1@6 o1@7"), player(), start="middle", books=NEUTRAL)
    assert t.seat("A").whites == 6
    t.draws("A: w2")
    assert t.cauldron("A") == "w2@2 w3@5 w1@6 o1@7 w2@9"
    assert t.seat("A").state == "exploded"
    assert t.refuses("A: draw")[:2] == ("exploded", "BEL-6.1")
    assert t.space("A") == "10 (10 c, 2 p)"


def test_the_booklet_counts_no_rat_tail_for_blue_one_for_yellow_two_for_red() -> None:
    """[BEL-4.1] Booklet: green leads, no tail lies before blue, one before yellow, two before red."""
    t = scene(player(points=20), player(points=19), player(points=17), player(points=16), start="rats", round=2)
    assert [t.asked(name) for name in "ABD"] == ["", "", ""]  # in turn order: yellow is asked before red
    t.says("C: rat", "D: rat")
    assert [t.seat(name).position for name in "ABCD"] == [0, 0, 1, 2]


def test_a_rat_stands_as_many_spaces_past_the_drop_as_there_are_tails() -> None:
    """[BEL-17.5, BEL-4.1] Scores 20, 19, 17, 16: tails 0, 0, 1, 2; drop on 3, rat on 5, first white 1 on 6."""
    last = player(points=16, drop=3)
    t = scene(player(points=20), player(points=19), player(points=17), last, start="rats", round=2)
    t.says("C: rat", "D: rat")
    assert [t.seat(name).rat for name in "ABCD"] == [0, 0, 1, 2]
    assert t.seat("D").position == 5
    t.draws("D: w1")
    assert t.cauldron("D") == "w1@6"


def test_rat_tails_go_on_past_the_seal_from_47_to_53() -> None:
    """[BEL-17.6, BEL-1.9, BEL-4.1] Leader 53, other 47: tails after 48 and 51."""
    t = scene(player(points=53), player(points=47), start="rats", round=5)
    t.says("B: rat")
    assert t.seat("B").rat == 2


def test_rat_tails_go_on_past_the_seal_from_49_to_60() -> None:
    """[BEL-17.6, BEL-1.9, BEL-4.1] Leader 60, other 49: tails after 51, 54 and 57."""
    t = scene(player(points=60), player(points=49), start="rats", round=5)
    t.says("B: rat")
    assert t.seat("B").rat == 3


def test_no_rats_run_in_round_1_even_if_the_card_gave_points() -> None:
    """[BEL-17.7, BEL-16.14] just_in_time: A takes 4 points, B and C the white; a tail lies between, but no rat."""
    t = scene(player(), player(), player(), start="marker", round=1, card="just_in_time")
    t.says("A: points", "B: remove_white", "C: remove_white")
    assert [t.seat(name).points for name in "ABC"] == [4, 0, 0]
    assert [t.bag(name).count("w1") for name in "ABC"] == [4, 3, 3]
    assert [t.about(name) for name in "ABC"] == ["brew", "brew", "brew"]
    assert [t.seat(name).rat for name in "ABC"] == [0, 0, 0]


def test_a_chip_that_would_pass_the_last_space_lies_on_it_and_the_player_stops() -> None:
    """[BEL-17.9, BEL-5.6] Last chip 50, green 4: on 52, stopped, the spoon."""
    t = scene(player(cauldron="o1@50", flask=False, more="g4"), player(), start="middle", books=NEUTRAL)
    t.draws("A: g4")
    assert t.cauldron("A") == "o1@50 g4@52"
    assert t.seat("A").state == "stopped"
    assert t.space("A") == "53 (35 c, 15 p)"


def test_on_the_last_space_a_full_flask_is_the_only_way_to_brew_on() -> None:
    """[BEL-17.9, BEL-16.27, BEL-5.6] The chip on 52 may be taken back; otherwise brewing is over."""
    t = scene(player(cauldron="o1@50", more="g4"), player(), start="middle", books=NEUTRAL)
    t.draws("A: g4")
    assert t.space("A") == "53 (35 c, 15 p)"
    assert t.asked("A") == "stop | flask"
    assert t.refuses("A: draw")[:2] == ("last_space", "BEL-16.27")
    t.says("A: flask")
    assert t.cauldron("A") == "o1@50"
    assert t.asked("A") == "draw | stop"


def test_a_chip_on_space_51_may_be_followed_by_another() -> None:
    """[BEL-17.9, BEL-5.6] Last chip 50, white 1: on 51, scoring space 52; the player may go on."""
    t = scene(player(cauldron="o1@50"), player(), start="middle", books=NEUTRAL)
    t.draws("A: w1")
    assert t.cauldron("A") == "o1@50 w1@51"
    assert t.space("A") == "52 (33 c, 14 p, R)"
    assert t.asked("A") == "draw | stop | flask"


def test_the_flask_puts_the_last_chip_back_and_brewing_goes_on_from_before() -> None:
    """[BEL-17.10, BEL-8.1] w1@1 w2@3 w3@6, flask: whites 3, the next green 1 on 4."""
    t = scene(books=NEUTRAL)
    t.draws("A: w1 w2 w3")
    assert t.cauldron("A") == "w1@1 w2@3 w3@6"
    assert t.seat("A").whites == 6
    t.says("A: flask")
    assert t.bag("A") == "w1 w1 w1 w2 w3 o1 g1"
    assert t.seat("A").whites == 3
    t.draws("A: g1")
    assert t.cauldron("A") == "w1@1 w2@3 g1@4"


def test_an_exploded_cauldron_has_no_flask_but_its_ruby_and_its_points() -> None:
    """[BEL-17.11, BEL-8.2, BEL-10.3, BEL-10.4] w3@3 w2@5 w2@7 w1@8: space 9; the ruby, then 1 point."""
    t = scene(books=NEUTRAL)
    t.draws("A: w3 w2 w2 w1")
    assert t.cauldron("A") == "w3@3 w2@5 w2@7 w1@8"
    assert t.refuses("A: flask")[:2] == ("exploded", "BEL-8.2")
    t.luck("B: 1")
    t.says("B: stop")
    assert t.space("A") == "9 (9 c, 1 p, R)"
    assert t.seat("A").rubies == 2
    assert t.asked("A") == "points | coins"
    t.says("A: points")
    assert t.seat("A").points == 1


def test_an_exploded_cauldron_may_buy_for_its_coins_instead() -> None:
    """[BEL-17.11, BEL-10.4, BEL-10.5] The same on space 9, with 9 coins (orange 3, green 4/8, blue 4/8, red 5/9)."""
    t = scene(books=NEUTRAL)
    t.draws("A: w3 w2 w2 w1")
    t.luck("B: 1")
    t.says("B: stop", "A: coins")
    assert t.seat("A").points == 0
    assert t.asked("A") == "buy:o1 | buy:g1 | buy:g2 | buy:b1 | buy:b2 | buy:r1 | buy:r2 | done"


def test_who_stops_before_drawing_scores_the_space_after_the_drop() -> None:
    """[BEL-17.44, BEL-5.4, BEL-16.17] Drop 4: space 5 and its ruby; the die's drop move in A does not change it."""
    t = scene(player(drop=4), player(), books=NEUTRAL)
    t.luck("A: 5")
    t.says("A: stop", "B: stop", "A: drop")
    assert t.seat("A").drop == 5
    assert t.space("A") == "5 (5 c, 0 p, R)"
    assert t.seat("A").rubies == 2
    assert t.seat("A").points == 0


def test_with_an_empty_bag_a_full_flask_may_put_the_last_chip_back() -> None:
    """[BEL-17.51, BEL-16.6, BEL-5.5] Bag empty, last chip w2@30: asked; after the flask one chip can be drawn."""
    t = scene(player(bag="", cauldron="o1@28 w2@30"), player(), start="middle", books=NEUTRAL)
    assert t.asked("A") == "stop | flask"
    assert t.refuses("A: draw")[:2] == ("bag_empty", "BEL-5.5")
    t.says("A: flask")
    assert t.bag("A") == "w2"
    assert t.asked("A") == "draw | stop"
    t.says("A: draw")
    assert t.cauldron("A") == "o1@28 w2@30"
    assert t.seat("A").state == "stopped"


def test_with_an_empty_bag_and_an_empty_flask_brewing_ends() -> None:
    """[BEL-17.51, BEL-16.6, BEL-5.5] Bag empty, last chip w2@30, flask empty: nothing is asked."""
    t = scene(player(bag="", cauldron="o1@28 w2@30", flask=False), player(), start="middle", books=NEUTRAL)
    assert t.asked("A") == ""
    assert t.seat("A").state == "stopped"
