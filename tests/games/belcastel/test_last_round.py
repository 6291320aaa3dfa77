"""[BEL-12.2, BEL-12.3] The last round's exchange of rubies and coins for points."""

from typing import Any

import pytest

from chaudron.scenes.belcastel import NEUTRAL, BelcastelScene, player, scene


def last_round(cauldron: str, exploded: bool = False, rubies: int = 0, **options: Any) -> BelcastelScene:
    """Round 9 from these things of A; B reached the spoon, rolls a ruby and has no other."""
    mine = player(cauldron=cauldron, exploded=exploded, rubies=rubies)
    books = options.pop("books", NEUTRAL)
    t = scene(mine, player(cauldron="o1@52", rubies=0), start="middle", round=9, books=books, **options)
    t.luck("B: 4")
    t.all_stop()
    return t


def test_five_coins_are_a_point_for_who_did_not_explode() -> None:
    """[BEL-12.2] Space 15: 3 points, 15 coins for 3 more."""
    t = last_round("o1@14")
    assert t.seat("A").points == 3 + 3


@pytest.mark.parametrize(
    ("chip", "points"), [("o1@3", 0), ("o1@4", 1), ("o1@8", 1 + 1), ("o1@9", 2 + 2), ("o1@23", 5 + 3)]
)
def test_only_whole_fives_count(chip: str, points: int) -> None:
    """[BEL-12.2] 4 coins: none; 5: one; 9: one; 10: two; 19: three; with the space's own 0, 0, 1, 2, 5 points."""
    t = last_round(chip)
    assert t.seat("A").points == points


def test_the_spoon_gives_fifteen_points_and_seven_for_its_coins() -> None:
    """[BEL-12.2, BEL-5.6] B: 15 points, 35 coins for 7; the die gave a ruby."""
    t = last_round("o1@3")
    assert t.seat("B").points == 15 + 7


def test_no_chips_are_bought_in_round_9() -> None:
    """[BEL-12.2] Phase E is the exchange: nobody is asked to buy, and the game ends."""
    t = last_round("o1@30")
    assert t.told("bought") == []
    assert t.table.outcome is not None
    assert t.supply("g1") == 15 - 2


def test_two_rubies_are_a_point_any_number_of_times() -> None:
    """[BEL-12.2] 5 rubies on space 4: 2 points, 1 ruby left."""
    t = last_round("o1@3", rubies=5)
    assert t.asked("A") == "drop | point | done"
    t.says("A: point", "A: point")
    assert (t.seat("A").points, t.seat("A").rubies) == (2, 1)


def test_rubies_are_a_point_for_who_exploded_too() -> None:
    """[BEL-12.2] Exploded on space 12, points: 2, and 2 rubies for 1."""
    t = last_round("w3@3 w3@6 w2@11", exploded=True, rubies=2)
    t.says("A: points", "A: point")
    assert t.seat("A").points == 2 + 1


def test_rubies_need_not_be_exchanged() -> None:
    """[BEL-12.2, BEL-7.2] Done: the game ends."""
    t = last_round("o1@3", rubies=2)
    t.says("A: done")
    assert t.seat("A").points == 0
    assert t.table.outcome is not None


def test_phase_f_stays_as_it_is_in_round_9() -> None:
    """[BEL-12.2, BEL-16.25] 2 rubies may still move the tube drop, whose bonus scores: tube 12, 4 points."""
    mine = player(cauldron="o1@3", tube=11, rubies=2)
    other = player(cauldron="o1@52", rubies=0)
    t = scene(mine, other, start="middle", round=9, books=NEUTRAL, cauldron_side="tubes")
    t.luck("B: 4")
    t.all_stop()
    assert t.asked("A") == "drop | tube | point | done"
    t.says("A: tube")
    assert t.seat("A").points == 4


def test_an_empty_flask_may_still_be_refilled_in_round_9() -> None:
    """[BEL-12.2, BEL-10.6] Useless, but phase F stays as it is."""
    mine = player(cauldron="o1@3", flask=False, rubies=2)
    t = scene(mine, player(cauldron="o1@52", rubies=0), start="middle", round=9, books=NEUTRAL)
    t.luck("B: 4")
    t.all_stop()
    assert t.asked("A") == "drop | refill | point | done"


def test_an_exploded_player_who_takes_points_exchanges_no_coins() -> None:
    """[BEL-12.2] Exploded on space 12: 2 points and no more."""
    t = last_round("w3@3 w3@6 w2@11", exploded=True)
    t.says("A: points")
    assert t.seat("A").points == 2


def test_an_exploded_player_who_picks_coins_gets_nothing_for_them() -> None:
    """[BEL-12.3] The choice is offered all the same."""
    t = last_round("w3@3 w3@6 w2@11", exploded=True)
    assert t.asked("A") == "points | coins"
    t.says("A: coins")
    assert t.seat("A").points == 0


def test_an_exploded_player_who_picks_coins_exchanges_them_where_the_table_says_so() -> None:
    """[BEL-12.2, BEL-12.3, BEL-15.11] exchange: 12 coins on space 12 are 2 points."""
    t = last_round("w3@3 w3@6 w2@11", exploded=True, exploded_coins_round_9="exchange")
    t.says("A: coins")
    assert t.seat("A").points == 2


def test_an_exploded_player_who_takes_points_never_exchanges_coins() -> None:
    """[BEL-12.2, BEL-15.11] exchange: only for a player who picked E; here 2 points."""
    t = last_round("w3@3 w3@6 w2@11", exploded=True, exploded_coins_round_9="exchange")
    t.says("A: points")
    assert t.seat("A").points == 2


def test_an_explosion_covered_by_blue_2_has_points_and_coins() -> None:
    """[BEL-12.2, BEL-16.25] w3@3 w2@5 b2@7 w2@9 w1@10: space 11, 2 points and 11 coins for 2."""
    t = scene(player(more="b2"), player(), start="middle", round=9, books="g1-b2-r3-y1-p3")
    t.draws("A: w3 w2 b2 w2 w1")
    t.luck("B: 1")
    t.says("B: stop")
    assert t.seat("A").points == 2 + 2
