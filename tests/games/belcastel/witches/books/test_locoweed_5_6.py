"""[WIT-1.4, WIT-5.9] Locoweed: how far it goes, and what it copies while brewing."""

from typing import Any

import pytest

from chaudron.scenes.belcastel import BelcastelScene, player
from tests.games.belcastel.witches.positions import after_brewing, in_scoring, quiet, shows, what

FIVE = "g1-b3-r3-y1-p3-l5"
SIX = "g1-b3-r3-y1-p3-l6"


def brewing(cauldron: str, books: str = SIX, more: str = "", **setting: Any) -> BelcastelScene:
    """Round 3, A has these chips; nobody has a penny."""
    things = {"start": "middle", "round": 3, "books": books, **setting}
    return quiet(player(cauldron=cauldron, more=more), player(cauldron="o1@50"), **things)


def scored(cauldron: str, books: str) -> BelcastelScene:
    """Phase B of round 3; B, far ahead, has rolled a ruby."""
    return in_scoring(player(bag="w1", cauldron=cauldron), books=books, round=3)


# locoweed-5


@pytest.mark.parametrize(("answer", "space"), [("rat", 2 + 3), ("none", 0 + 1)])
def test_locoweed_moves_with_the_rat_as_it_was_placed(answer: str, space: int) -> None:
    """[WIT-5.9] locoweed-5: 8 points against 14 are two tails."""
    t = quiet(player(points=8, more="l1"), player(points=14), start="rats", books=FIVE, round=2)
    t.says(f"A: {answer}")
    t.draws("A: l1")
    assert t.cauldron("A") == f"l1@{space}"


def test_tails_given_up_are_no_spaces_of_the_rat() -> None:
    """[WIT-5.9, BEL-16.14] locoweed-5, good_start: two of three tails given up, the rat moves one: 2 spaces."""
    t = quiet(player(points=6, more="l1"), player(points=14), start="card", card="good_start", books=FIVE, round=2)
    t.says("A: give_up:2", "A: rat")
    t.draws("A: l1")
    assert (t.seat("A").rat, t.cauldron("A")) == (1, "l1@3")


def test_the_spaces_of_locoweed_are_doubled_by_a_mandrake() -> None:
    """[BEL-16.5, WIT-5.9] locoweed-5 with yellow-2: the rat 2 past the drop, 3 × 2."""
    t = quiet(player(rat=2, more="y1 l1"), player(), books="g1-b3-r3-y2-p3-l5", round=2)
    t.draws("A: y1 l1")
    assert t.cauldron("A") == "y1@3 l1@9"


# What a locoweed is


def test_locoweed_is_no_1_chip_for_cards() -> None:
    """[WIT-1.4] wheel_and_deal."""
    t = quiet(start="card", card="wheel_and_deal", books=FIVE)
    assert t.asked("A") == "take:o1 | take:g1 | take:b1 | take:r1 | none"


def test_locoweed_counts_1_where_a_value_is_asked() -> None:
    """[WIT-1.4] less_is_more: five locoweeds are 5, less than five white 2s."""
    bags = [player(bag="l1 l1 l1 l1 l1"), player(bag="o1 o1 o1 o1 g2")]
    t = quiet(*bags, start="card", card="less_is_more", books=FIVE)
    assert [fact["total"] for fact in t.told("showed")] == [5, 6]


def test_locoweed_is_a_color_of_its_own_for_buying() -> None:
    """[WIT-1.4] A locoweed and a green; not two locoweeds."""
    t = scored("o1@20", FIVE)
    t.says("A: buy:l1")
    assert "buy:g1" in t.asked("A")
    assert what(t.refuses("A: buy:l1")) == ("same_color", "BEL-10.5")


@pytest.mark.parametrize("books", [FIVE, SIX])
def test_locoweed_is_a_color_of_its_own_for_the_palette(books: str) -> None:
    """[WIT-1.4, WIT-5.9, WIT-3.9] Also where it copied one of the other four: 5 colors, 4 points."""
    locoweed = "l1=g1" if books == SIX else "l1"
    t = after_brewing("G1", player(cauldron=f"o1@1 b1@2 r1@3 g1@4 {locoweed}@5"), books=books)
    t.says("A: witch:G1")
    assert t.gains("A", "WIT-3.9") == [("points", 4)]


# locoweed-6: value and copying


@pytest.mark.parametrize(
    ("drawn", "cauldron"),
    [
        ("l1", "l1@1"),
        ("w3 l1", "w3@3 l1@4"),
        ("g4 l1", "g4@4 l1=g4@8"),
        ("g2 w3 l1", "g2@2 w3@5 l1=g2@7"),
        ("p1 l1", "p1@1 l1=p1@2"),
        ("k1 l1", "k1@1 l1=k1@2"),
        ("o1 l1", "o1@1 l1=o1@2"),
        ("o6 l1", "o6@6 l1=o6@12"),
        ("g2 l1 w1 l1", "g2@2 l1=g2@4 w1@5 l1=g2@7"),
        ("l1 l1", "l1@1 l1@2"),
        ("l1 g4 l1", "l1@1 g4@5 l1=g4@9"),
    ],
)
def test_locoweed_takes_the_value_of_the_last_colored_chip(drawn: str, cauldron: str) -> None:
    """[WIT-5.9] locoweed-6: copying a locoweed it takes what that one copied; none: 1."""
    t = quiet(player(more="g2 g4 p1 k1 o6 l1 l1"), books=SIX)
    t.draws(f"A: {drawn}")
    assert t.cauldron("A") == cauldron


def test_locoweed_looks_at_what_still_lies_there() -> None:
    """[WIT-5.9, BEL-16.7] locoweed-6: the flask took the g4, the o1 is last."""
    t = quiet(player(more="g4 l1"), books=SIX)
    t.draws("A: o1 g4")
    t.says("A: flask")
    t.draws("A: l1")
    assert t.cauldron("A") == "o1@1 l1=o1@2"


def test_in_the_bag_a_locoweed_has_forgotten_what_it_copied() -> None:
    """[WIT-5.9, BEL-8.3] locoweed-6: by the flask, and at the end of the round."""
    t = brewing("g4@4 l1=g4@8")
    t.says("A: flask")
    assert t.bag("A").split()[-1] == "l1"
    t = scored("o1@1 l1=o1@2", SIX)
    t.declines("buy")
    assert t.bag("A") == "w1 o1 l1"


def test_a_strong_ingredient_copies_nothing() -> None:
    """[BEL-3.5, BEL-16.15, WIT-1.4] locoweed-6: printed value only, so 1."""
    mine = player(bag="l1", cauldron="g4@4")
    t = quiet(mine, player(bag=""), start="middle", books=SIX, card="strong_ingredient")
    t.luck("A: l1 1")
    t.all_stop()
    t.says("A: lay:l1")
    assert t.cauldron("A") == "g4@4 l1@5"


def test_a_locoweed_in_the_bowl_is_worth_1() -> None:
    """[WIT-1.4, WIT-4.2] locoweed-6: after a pumpkin 6 on the last space."""
    t = brewing("o6@52", more="l1 l1")
    t.draws("A: l1 l1")
    assert t.bowl("A") == "l1 l1"
    t.luck("A: 1")
    t.all_stop()
    assert t.gains("A", "WIT-4.2") == [("points", 1)]


# locoweed-6: blue


def test_locoweed_as_a_protecting_skull() -> None:
    """[WIT-5.9, BEL-16.8] blue-2: b2, o1 taken back; the locoweed covers the next two chips."""
    t = brewing("w3@3 w3@6 b2@8 w1@9", "g1-b2-r3-y1-p3-l6", more="l1")
    t.draws("A: l1")
    assert t.cauldron("A") == "w3@3 w3@6 b2@8 w1@9 l1=b2@11"
    t.draws("A: o1 w1")
    assert (t.seat("A").state, t.seat("A").protected) == ("exploded", True)


@pytest.mark.parametrize(
    ("books", "cauldron", "gained"),
    [
        ("g1-b3-r3-y1-p3-l6", "b1@8", ("rubies", 1)),  # on 9, a ruby space
        ("g1-b4-r3-y1-p3-l6", "b4@5", ("points", 4)),  # on 9
        ("g1-b5-r3-y1-p3-l6", "o1@1 o1@2 b2@4", ("points", 2)),
        ("g1-b6-r3-y1-p3-l6", "b2@2 w1@3", ("rubies", 1)),
    ],
)
def test_locoweed_gains_as_the_skull_it_copies(books: str, cauldron: str, gained: tuple[str, int]) -> None:
    """[WIT-5.9] blue-3, blue-4, blue-5, blue-6: for the value copied."""
    t = brewing(cauldron, books, more="l1")
    t.draws("A: l1")
    told = [(fact.key, fact.details[fact.key]) for fact in t.facts if fact.key in ("rubies", "points")]
    assert told == [gained]


# locoweed-6: red


@pytest.mark.parametrize(
    ("books", "cauldron", "space"),
    [
        ("g1-b3-r1-y1-p3-l6", "o1@1 r2@4", 4 + 2 + 1),
        ("g1-b3-r3-y1-p3-l6", "r2@2 w3@5", 5 + 2 + 3),
        ("g1-b3-r5-y1-p3-l6", "r4@4 r1@8", 8 + 4),
    ],
)
def test_locoweed_moves_as_the_toadstool_it_copies(books: str, cauldron: str, space: int) -> None:
    """[WIT-5.9, BEL-16.5] red-1, red-3, red-5."""
    t = brewing(cauldron, books, more="l1")
    t.draws("A: l1")
    assert t.seat("A").spaces[-1] == space


def test_locoweed_makes_white_1s_move_further() -> None:
    """[WIT-5.9] red-4: with the red there is one more; a white 1 still goes one further only."""
    t = brewing("r1@1", "g1-b3-r4-y1-p3-l6", more="l1")
    t.draws("A: l1 w1")
    assert t.cauldron("A") == "r1@1 l1=r1@2 w1@4"


def test_locoweed_is_a_red_for_the_next_toadstool() -> None:
    """[WIT-5.9] red-5: it counts with the value it copied, 4, when the r4 is gone."""
    t = brewing("l1=r4@8", "g1-b3-r5-y1-p3-l6", more="r1")
    t.draws("A: r1")
    assert t.cauldron("A") == "l1=r4@8 r1@12"


def test_locoweed_sets_a_chip_aside() -> None:
    """[WIT-5.9, WIT-5.6] red-6."""
    t = brewing("r2@2", "g1-b3-r6-y1-p3-l6", more="g4 l1")
    shows(t, "A", "l1", "g4")
    assert (t.cauldron("A"), t.aside("A")) == ("r2@2 l1=r2@4", "g4")


def test_a_locoweed_from_aside_copies_what_is_last_when_it_is_laid() -> None:
    """[WIT-5.9, WIT-5.6] red-6: fixed when laid, not when set aside."""
    t = brewing("o1@1", "g1-b3-r6-y1-p3-l6", more="r1 l1 g4")
    shows(t, "A", "r1", "l1")
    t.draws("A: g4")
    t.luck("B: 4")
    t.all_stop()
    assert t.cauldron("A") == "o1@1 r1@2 g4@6 l1=g4@10"


# locoweed-6: yellow


def test_locoweed_puts_a_white_back() -> None:
    """[WIT-5.9] yellow-1: y1@1 w3@4 l1@5."""
    t = brewing("y1@1 w3@4", more="l1")
    t.draws("A: l1")
    assert (t.about("A"), t.asked("A")) == ("mandrake", "back | keep")
    t.says("A: back")
    assert (t.cauldron("A"), t.seat("A").whites) == ("y1@1 l1=y1@5", 0)


def test_locoweed_doubles_the_next_chip() -> None:
    """[WIT-5.9, BEL-16.5] yellow-2: doubled itself by the y2, it doubles the g2 after it."""
    t = brewing("y2@2", "g1-b3-r3-y2-p3-l6", more="l1 g2")
    t.draws("A: l1 g2")
    assert t.cauldron("A") == "y2@2 l1=y2@6 g2@10"


@pytest.mark.parametrize(("locoweeds", "limit"), [(1, 8), (2, 9)])
def test_locoweed_raises_the_limit(locoweeds: int, limit: int) -> None:
    """[WIT-5.9, BEL-16.11] yellow-3: y1 and two locoweeds are three."""
    t = brewing("y1@1", "g1-b3-r3-y3-p3-l6", more="l1 l1")
    t.draws(f"A: {'l1 ' * locoweeds}w3 w2 w2 {'w1 ' * (limit - 7)}")
    assert (t.seat("A").whites, t.seat("A").state) == (limit, "brewing")
    t.draws("A: w1")
    assert t.seat("A").state == "exploded"


def test_locoweed_is_the_second_mandrake() -> None:
    """[WIT-5.9, BEL-16.5] yellow-4: y1@2 l1 moves 1 + 2; the y1 after it, the third, 1 + 3."""
    t = brewing("y1@2", "g1-b3-r3-y4-p3-l6", more="l1 y1")
    t.draws("A: l1 y1")
    assert t.cauldron("A") == "y1@2 l1=y1@5 y1@9"


def test_locoweed_draws_along() -> None:
    """[WIT-5.9, WIT-5.4] yellow-5: y2, and a w3 shown: 5 spaces."""
    t = brewing("y2@2", "g1-b3-r3-y5-p3-l6", more="l1")
    shows(t, "A", "l1", "w3")
    assert (t.cauldron("A"), t.seat("A").whites) == ("y2@2 l1=y2@7", 0)


def test_locoweed_may_be_paid_for() -> None:
    """[WIT-5.9, WIT-5.4] yellow-6."""
    t = brewing("y2@2", "g1-b3-r3-y6-p3-l6", more="l1")
    t.draws("A: l1")
    t.says("A: bonus")
    assert (t.cauldron("A"), t.seat("A").rubies) == ("y2@2 l1=y2@7", 0)
