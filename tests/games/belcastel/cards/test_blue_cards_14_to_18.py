"""[BEL-3, BEL-16.15] Blue fortune cards 14 to 18: they hold for the round or act at its end."""

import pytest

from chaudron.scenes.belcastel import NEUTRAL, player, scene
from tests.games.belcastel.cards.positions import after_brewing, brewing, rolls

SEVEN = "w3@3 w2@5 w2@7"


# living_in_luxury


def test_living_in_luxury_bears_whites_of_nine() -> None:
    """[BEL-6.1, BEL-16.11] living_in_luxury: ten explode."""
    t = scene(card="living_in_luxury", books=NEUTRAL)
    t.draws("A: w3 w2 w2 w1 w1")
    assert (t.seat("A").whites, t.seat("A").state) == (9, "brewing")
    t.draws("A: w1")
    assert (t.seat("A").whites, t.seat("A").state) == (10, "exploded")


def test_living_in_luxury_is_over_after_its_round() -> None:
    """[BEL-16.1] living_in_luxury: the next round has a card of its own."""
    t = scene(player(), player(), start="brewing", card="living_in_luxury", books=NEUTRAL)
    t.luck("A: 4", "B: 4", "table: shining")
    t.all_stop()
    t.declines("buy", "spend", "rat")
    t.draws("A: w3 w2 w2 w1")
    assert (t.table.round, t.table.card, t.seat("A").state) == (2, "shining", "exploded")


# seasoned_perfectly


@pytest.mark.parametrize(("cauldron", "drops"), [(SEVEN, 1), ("w3@3 w3@6", 0), ("w3@3 w2@5 w2@7 y1@8 w1@9", 0)])
def test_seasoned_perfectly_moves_the_drop_for_whites_of_exactly_seven(cauldron: str, drops: int) -> None:
    """[BEL-16.15] seasoned_perfectly: not for 6, nor for 8 that yellow-3 bears."""
    t = after_brewing("seasoned_perfectly", player(cauldron=cauldron), books="g1-b3-r3-y3-p3", round=2)
    if drops:
        t.says("A: drop")
    assert (t.seat("A").drop, t.about("A")) == (drops, "buy")


def test_seasoned_perfectly_counts_from_the_next_round() -> None:
    """[BEL-16.17, BEL-16.18] seasoned_perfectly: the scoring space stays."""
    t = after_brewing("seasoned_perfectly", player(cauldron=SEVEN))
    t.says("A: drop")
    assert t.space("A") == "8 (8 c, 1 p)"


def test_seasoned_perfectly_may_be_declined() -> None:
    """[BEL-16.18] seasoned_perfectly."""
    t = after_brewing("seasoned_perfectly", player(cauldron=SEVEN))
    t.says("A: none")
    assert (t.seat("A").drop, t.about("A")) == (0, "buy")


def test_seasoned_perfectly_comes_before_the_die() -> None:
    """[BEL-16.15] seasoned_perfectly: step 6, in turn order."""
    t = scene(player(cauldron=SEVEN), player(cauldron=SEVEN), start="middle", card="seasoned_perfectly", books=NEUTRAL)
    t.luck("A: 4", "B: 4")
    t.all_stop()
    assert (t.awaited, rolls(t)) == ("A", [])
    t.says("A: drop")
    assert (t.awaited, rolls(t)) == ("B", [])
    t.says("B: drop")
    assert rolls(t) == [(0, "4"), (1, "4")]


def test_seasoned_perfectly_moves_either_drop_on_the_tube_side() -> None:
    """[BEL-14.1, BEL-16.18] seasoned_perfectly."""
    t = after_brewing("seasoned_perfectly", player(cauldron=SEVEN), cauldron_side="tubes")
    t.says("A: tube")
    assert (t.seat("A").drop, t.seat("A").tube, t.seat("A").rubies) == (0, 1, 2)


# lucky_devil


def test_lucky_devil_adds_two_points_to_a_ruby_on_the_scoring_space() -> None:
    """[BEL-16.15] lucky_devil: space 9 shows a ruby and 1 point."""
    t = after_brewing("lucky_devil", player(cauldron="o1@8"))
    assert (t.seat("A").rubies, t.seat("A").points) == (2, 2 + 1)


def test_lucky_devil_gives_nothing_without_a_ruby() -> None:
    """[BEL-16.15] lucky_devil: space 8."""
    t = after_brewing("lucky_devil", player(cauldron="o1@7"))
    assert (t.seat("A").rubies, t.seat("A").points) == (1, 1)


@pytest.mark.parametrize(("reward", "points"), [("coins", 2), ("points", 2 + 1)])
def test_lucky_devil_pays_an_exploded_player_whatever_the_choice(reward: str, points: int) -> None:
    """[BEL-16.15] lucky_devil."""
    t = after_brewing("lucky_devil", player(cauldron="w3@3 w2@5 w2@7 w1@8", exploded=True))
    assert (t.seat("A").points, t.seat("A").rubies) == (2, 2)
    t.says(f"A: {reward}")
    assert t.seat("A").points == points


def test_lucky_devil_pays_when_the_rubies_have_run_out() -> None:
    """[BEL-16.15, BEL-16.20] lucky_devil: the space shows a ruby all the same."""
    t = scene(
        player(cauldron="o1@8", rubies=10), player(rubies=10), start="middle", card="lucky_devil", rubies="limited"
    )
    t.luck("A: 6")
    t.all_stop()
    assert (t.seat("A").rubies, t.seat("A").points) == (10, 2 + 1)


# shining


def test_shining_brings_two_rubies_instead_of_one() -> None:
    """[BEL-10.3, BEL-16.15] shining: space 9."""
    t = after_brewing("shining", player(cauldron="o1@8"))
    assert t.seat("A").rubies == 3


def test_shining_brings_nothing_without_a_ruby_on_the_space() -> None:
    """[BEL-10.3] shining: space 8."""
    t = after_brewing("shining", player(cauldron="o1@7"))
    assert t.seat("A").rubies == 1


def test_shining_brings_two_rubies_to_an_exploded_player() -> None:
    """[BEL-10.3] shining."""
    t = after_brewing("shining", player(cauldron="w3@3 w2@5 w2@7 w1@8", exploded=True))
    assert (t.seat("A").rubies, t.about("A")) == (3, "reward")


def test_shining_changes_only_the_scoring_space() -> None:
    """[BEL-10.3] shining: a skull of set 3 on a ruby space still brings one."""
    t = brewing("shining", player(cauldron="o1@4", more="b1"))
    t.draws("A: b1")
    assert t.seat("A").rubies == 2


# schadenfreude


def test_schadenfreude_gives_a_two_chip_to_the_left_of_an_explosion() -> None:
    """[BEL-16.15, BEL-16.21] schadenfreude: clockwise A, B, C; B exploded, C takes."""
    exploded = player(cauldron="w3@3 w3@6 w2@8", exploded=True)
    t = scene(player(), exploded, player(bag="w1"), start="middle", card="schadenfreude")
    t.luck("A: 4", "C: 4")
    t.all_stop()
    assert (t.awaited, t.asked("C")) == ("C", "take:g2 | take:b2 | take:r2 | none")
    t.says("C: take:b2")
    assert t.bag("C") == "w1 b2"


def test_schadenfreude_wraps_round_the_table() -> None:
    """[BEL-16.21] schadenfreude: C exploded, A is on the left."""
    exploded = player(cauldron="w3@3 w3@6 w2@8", exploded=True)
    t = scene(player(), player(), exploded, start="middle", card="schadenfreude")
    t.luck("A: 4", "B: 4")
    t.all_stop()
    assert t.awaited == "A"


def test_schadenfreude_comes_before_the_die_and_in_turn_order() -> None:
    """[BEL-16.15, BEL-16.3] schadenfreude: step 7; A and B exploded, C is first player."""
    exploded = player(cauldron="w3@3 w3@6 w2@8", exploded=True)
    t = scene(exploded, exploded, player(), start="middle", card="schadenfreude", first="C")
    t.luck("C: 4")
    t.all_stop()
    assert (t.awaited, rolls(t)) == ("C", [])
    t.says("C: take:g2")
    assert (t.awaited, rolls(t)) == ("B", [])
    t.says("B: take:g2")
    assert rolls(t) == [(2, "4")]


def test_schadenfreude_offers_yellow_from_round_two() -> None:
    """[BEL-3.4, BEL-1.6] schadenfreude."""
    exploded = player(cauldron="w3@3 w3@6 w2@8", exploded=True)
    t = scene(exploded, player(), start="middle", card="schadenfreude", round=2)
    t.luck("B: 4")
    t.all_stop()
    assert t.asked("B") == "take:g2 | take:b2 | take:r2 | take:y2 | none"


def test_schadenfreude_pays_each_of_two_exploded_players_once() -> None:
    """[BEL-16.21] schadenfreude: the opponent is left and right neighbor at once."""
    exploded = player(cauldron="w3@3 w3@6 w2@8", exploded=True)
    t = scene(exploded, exploded, start="middle", card="schadenfreude")
    t.says("A: take:g2", "B: take:r2")
    assert t.about("A") == "reward"
    assert [(fact["seat"], fact["chip"]) for fact in t.told("gained_chip")] == [(0, "g2"), (1, "r2")]


def test_schadenfreude_does_not_offer_what_is_sold_out() -> None:
    """[BEL-16.19] schadenfreude."""
    exploded = player(cauldron="w3@3 w3@6 w2@8", exploded=True)
    t = scene(exploded, player(), start="middle", card="schadenfreude", supply={"g2": 0, "b2": 0})
    t.luck("B: 4")
    t.all_stop()
    assert t.asked("B") == "take:r2 | none"


def test_schadenfreude_gives_nothing_when_nobody_explodes() -> None:
    """[BEL-16.15] schadenfreude."""
    t = after_brewing("schadenfreude", player(cauldron="o1@3"))
    assert t.told("gained_chip") == []
