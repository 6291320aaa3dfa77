"""[BEL-17] The worked examples of scoring, of the last round and of the end, of the specification and the booklet."""

from chaudron.games.belcastel.components import CHIP
from chaudron.scenes.belcastel import NEUTRAL, BelcastelScene, player, scene


def test_the_booklet_gives_marie_the_die_for_the_further_space_with_a_23() -> None:
    """[BEL-10.1, BEL-10.4] Booklet: Lucas on the first 23, Marie on the second; she rolls, he moves 7 points."""
    lucas, marie = player(cauldron="o1@30"), player(cauldron="o1@31")
    t = scene(lucas, marie, start="middle", books=NEUTRAL)
    t.luck("B: 3")
    t.all_stop()
    assert t.told("rolled") == [{"seat": 1, "face": "3"}]
    assert t.seat("A").points == 7


def test_the_further_of_two_spaces_with_the_same_coins_rolls() -> None:
    """[BEL-17.3, BEL-10.1] Spaces 31 (23 coins, 7 points) and 32 (23 coins, 8 points): only the second rolls."""
    t = scene(player(cauldron="o1@30"), player(cauldron="o1@31"), start="middle", books=NEUTRAL)
    t.luck("B: 4")
    t.all_stop()
    assert t.space("A") == "31 (23 c, 7 p)"
    assert t.space("B") == "32 (23 c, 8 p)"
    assert t.told("rolled") == [{"seat": 1, "face": "4"}]


def nina_explodes_and_lucas_stops() -> BelcastelScene:
    """A is Nina: a white 3 explodes her on 22. B is Lucas: stopped, last chip on 15; he rolls 1 point."""
    t = scene(player(cauldron="w3@3 w2@19"), player(cauldron="o1@15"), start="middle", books=1)
    t.draws("A: w3")
    t.luck("B: 1")
    t.says("B: stop")
    return t


def test_the_booklet_rewards_lucas_who_stopped_in_time() -> None:
    """[BEL-17.4, BEL-10.1, BEL-10.3, BEL-10.4] Space 16: Lucas rolls, +1 ruby, +3 points."""
    t = nina_explodes_and_lucas_stops()
    assert t.told("rolled") == [{"seat": 1, "face": "1"}]
    assert t.space("B") == "16 (15 c, 3 p, R)"
    t.says("A: coins")
    assert t.seat("B").rubies == 1 + 1
    assert t.seat("B").points == 1 + 3


def test_the_booklet_lets_nina_choose_five_points() -> None:
    """[BEL-17.4, BEL-10.4] Space 23: Nina, exploded, may take the 5 points; then she does not buy."""
    t = nina_explodes_and_lucas_stops()
    assert t.space("A") == "23 (19 c, 5 p)"
    assert t.asked("A") == "points | coins"
    t.says("A: points")
    assert t.seat("A").points == 5
    assert t.awaited == "B"
    assert t.about("B") == "buy"


def test_the_booklet_sells_nina_two_chips_and_lucas_one() -> None:
    """[BEL-17.4, BEL-10.5] Nina: a green 2 for 8 and a blue 2 for 10; Lucas: a green 4 for 14; each loses 1 coin."""
    t = nina_explodes_and_lucas_stops()
    t.says("A: coins", "A: buy:g2", "A: buy:b2", "B: buy:g4")
    assert [(sale["seat"], sale["chip"], sale["price"]) for sale in t.told("bought")] == [
        (0, "g2", 8),
        (0, "b2", 10),
        (1, "g4", 14),
    ]
    assert CHIP["g2"] in t.seat("A").bag
    assert CHIP["b2"] in t.seat("A").bag
    assert CHIP["g4"] in t.seat("B").bag
    assert t.seat("A").points == 0
    assert t.about("B") == "spend"


def test_both_moves_of_choose_wisely_may_go_to_the_tubes() -> None:
    """[BEL-17.41, BEL-14.1, BEL-16.18] Both on the tubes from 0: 1 ruby, then 1 point."""
    t = scene(start="card", card="choose_wisely", books=NEUTRAL, cauldron_side="tubes")
    t.says("A: drop", "A: tube")
    assert t.seat("A").rubies == 1 + 1
    t.says("A: tube")
    assert t.seat("A").points == 1
    assert (t.seat("A").drop, t.seat("A").tube) == (0, 2)
    assert t.awaited == "B"


def test_each_move_of_choose_wisely_may_go_to_another_drop() -> None:
    """[BEL-17.41, BEL-14.1, BEL-16.18] One on each drop: drop 1 and 1 ruby."""
    t = scene(start="card", card="choose_wisely", books=NEUTRAL, cauldron_side="tubes")
    t.says("A: drop", "A: drop", "A: tube")
    assert (t.seat("A").drop, t.seat("A").tube) == (1, 1)
    assert t.awaited == "B"
    assert (t.seat("A").rubies, t.seat("A").points) == (1 + 1, 0)


def round_9_on_space_31(exploded: bool) -> BelcastelScene:
    """A has 7 rubies and scores space 31; B is further, rolls a point and has no rubies."""
    mine = player(cauldron="w3@3 w2@5 w3@30" if exploded else "o1@30", exploded=exploded, rubies=7)
    t = scene(mine, player(cauldron="o1@37", rubies=0), start="middle", round=9, books=NEUTRAL)
    t.luck("B: 1")
    t.all_stop()
    return t


def test_round_9_turns_coins_and_rubies_into_points() -> None:
    """[BEL-17.42, BEL-12.2] Not exploded: 7 points, 23 coins for 4, 6 rubies for 3: 14."""
    t = round_9_on_space_31(exploded=False)
    assert t.seat("A").points == 7 + 4
    t.says("A: point", "A: point", "A: point")
    assert t.seat("A").points == 14
    assert t.seat("A").rubies == 1


def test_round_9_gives_an_exploded_player_points_and_rubies() -> None:
    """[BEL-17.42, BEL-12.2, BEL-10.4] Exploded on the same space, points picked: 7 + 3 = 10."""
    t = round_9_on_space_31(exploded=True)
    t.says("A: points", "A: point", "A: point", "A: point")
    assert t.seat("A").points == 10


def test_round_9_gives_an_exploded_player_nothing_for_coins() -> None:
    """[BEL-17.42, BEL-12.2, BEL-12.3] Exploded on the same space, E picked: 0 + 3."""
    t = round_9_on_space_31(exploded=True)
    t.says("A: coins", "A: point", "A: point", "A: point")
    assert t.seat("A").points == 3


def test_a_tie_is_won_by_the_further_scoring_space_of_round_9_exploded_or_not() -> None:
    """[BEL-17.43, BEL-13.1] 60–60 on spaces 31 and 32 (exploded): the second wins."""
    first = player(cauldron="o1@30", points=49, rubies=0)  # space 31: 7 points, 23 coins for 4
    second = player(cauldron="w3@3 w2@5 w3@31", points=52, rubies=0, exploded=True)  # space 32: 8 points
    t = scene(first, second, start="middle", round=9, books=NEUTRAL)
    t.luck("A: 4")
    t.says("A: stop", "B: points")
    assert t.table.outcome is not None
    assert t.table.outcome.points == (60, 60)
    assert t.table.outcome.winners == (1,)
