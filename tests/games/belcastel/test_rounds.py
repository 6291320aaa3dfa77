"""[BEL-2, BEL-11, BEL-13] The order of a round, the round marker, the end."""

from typing import Any

from chaudron.games.belcastel import BELCASTEL
from chaudron.games.belcastel.components import CHIP
from chaudron.scenes.belcastel import NEUTRAL, BelcastelScene, player, scene


def everybody_declines_everything(t: BelcastelScene) -> None:
    """Stop, take the last option of every question, until the game is over."""
    while t.awaited:
        name = t.awaited[0]
        t.says(f"{name}: stop" if t.about(name) in ("brew", "commit") else f"{name}: {t.asked(name).split(' | ')[-1]}")


def test_a_round_runs_from_the_marker_to_the_rubies() -> None:
    """[BEL-2, BEL-16.2] Books open, then the card, then rats, then brewing, then scoring."""
    t = scene(player(points=5), player(), start="marker", round=2, card="pot_filling_up", books=NEUTRAL)
    assert [fact.key for fact in t.facts] == ["round", "opened", "card"]
    assert t.about("A") == "drop"
    t.says("A: drop", "B: drop")
    assert t.about("B") == "rat"
    t.says("B: rat")
    assert (t.about("A"), t.about("B")) == ("brew", "brew")
    t.luck("B: 1")
    t.all_stop()
    assert t.told("scoring_space") == [{"seat": 0, "space": 2}, {"seat": 1, "space": 4}]


def test_the_round_marker_acts_before_the_card_is_turned() -> None:
    """[BEL-2, BEL-11.1] Round 2: only_one already offers a yellow 2."""
    t = scene(start="marker", round=2, card="only_one", books=NEUTRAL)
    assert t.asked("A") == "take:g2 | take:b2 | take:r2 | take:y2 | take:k1 | rubies"


def test_a_game_lasts_nine_rounds_and_turns_nine_cards() -> None:
    """[BEL-2, BEL-1.3] Nine of the 24 cards are used."""
    t = scene(start="marker", books=NEUTRAL)
    everybody_declines_everything(t)
    assert [told["round"] for told in t.told("round")] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert len(set(t.table.turned)) == len(t.table.turned) == 9
    assert t.table.outcome is not None


def test_yellow_opens_at_round_2() -> None:
    """[BEL-11.1, BEL-1.6] Not in round 1."""
    yellow = CHIP["y1"]
    assert not scene(start="marker", round=1, books=NEUTRAL).table.is_open(yellow)
    t = scene(start="marker", round=2, books=NEUTRAL)
    assert t.table.is_open(yellow)
    assert t.told("opened") == [{"color": "yellow", "book": "yellow-1"}]


def test_purple_opens_at_round_3() -> None:
    """[BEL-11.1, BEL-1.6] Not in round 2."""
    purple = CHIP["p1"]
    assert not scene(start="marker", round=2, books=NEUTRAL).table.is_open(purple)
    t = scene(start="marker", round=3, books=NEUTRAL)
    assert t.table.is_open(purple)
    assert t.told("opened") == [{"color": "purple", "book": "purple-3"}]


def test_a_book_that_opened_is_sold_in_the_same_round() -> None:
    """[BEL-11.1, BEL-10.5] Round 3: 9 coins (space 9) buy a yellow 1 for 8 but not the purple of set 3 for 10."""
    t = scene(player(cauldron="o1@8"), player(), start="middle", round=3, books="g1-b1-r1-y1-p3")
    t.luck("A: 1")
    t.all_stop()
    assert t.asked("A") == "buy:o1 | buy:g1 | buy:g2 | buy:b1 | buy:r1 | buy:y1 | done"
    assert t.refuses("A: buy:p1")[:2] == ("too_dear", "BEL-10.5")


def test_round_6_adds_a_white_1_to_every_bag() -> None:
    """[BEL-11.3, BEL-1.4] From the supply, which holds one per player."""
    t = scene(start="marker", round=6, card="living_in_luxury", books=NEUTRAL)
    assert t.bag("A") == "w1 w1 w1 w1 w1 w2 w2 w3 o1 g1"
    assert t.bag("B") == "w1 w1 w1 w1 w1 w2 w2 w3 o1 g1"
    assert t.supply("w1") == 0


def test_no_other_round_adds_a_white() -> None:
    """[BEL-11.3] Rounds 5 and 7."""
    fifth = scene(start="marker", round=5, card="living_in_luxury", books=NEUTRAL)
    assert fifth.bag("A") == "w1 w1 w1 w1 w2 w2 w3 o1 g1"
    seventh = scene(start="marker", round=7, card="living_in_luxury", books=NEUTRAL)
    assert seventh.bag("A") == "w1 w1 w1 w1 w2 w2 w3 o1 g1"


def exploded_with(points: int, cauldron: str = "w3@3 w3@6") -> dict[str, Any]:
    """A player who exploded on space 7 (1 point), unless the cauldron says otherwise, without rubies."""
    return player(points=points, cauldron=cauldron, exploded=True, rubies=0)


def the_end(*players: dict[str, Any]) -> BelcastelScene:
    """Round 9 is scored from the positions given; everybody exploded and takes the points."""
    t = scene(*players, start="scoring", round=9, books=NEUTRAL)
    while t.awaited:
        t.says(f"{t.awaited[0]}: points")
    return t


def test_most_points_win() -> None:
    """[BEL-13.1] 20 + 1 on space 7 against 22 + 1: the second wins."""
    t = the_end(exploded_with(20), exploded_with(22), exploded_with(18))
    assert t.table.outcome is not None
    assert t.table.outcome.points == (21, 23, 19)
    assert t.table.outcome.places == (2, 1, 3)


def test_a_tie_goes_to_the_further_scoring_space_of_round_9() -> None:
    """[BEL-13.1] 21 each on spaces 7 and 8 (both 1 point): the second wins."""
    t = the_end(exploded_with(20), exploded_with(20, cauldron="w3@3 w3@6 o1@7"))
    assert t.table.outcome is not None
    assert t.table.outcome.points == (21, 21)
    assert t.table.outcome.winners == (1,)


def test_a_tie_on_the_same_scoring_space_is_shared() -> None:
    """[BEL-13.1] 21 each on space 7: both win, the third is third."""
    t = the_end(exploded_with(20), exploded_with(20), exploded_with(18))
    assert t.table.outcome is not None
    assert t.table.outcome.winners == (0, 1)
    assert t.table.outcome.places == (1, 1, 3)


def test_after_the_end_nothing_can_be_done() -> None:
    """[BEL-13.1] Every choice is refused."""
    t = the_end(exploded_with(20), exploded_with(22))
    assert t.refuses("A: draw")[:2] == ("game_over", "BEL-13.1")
    assert BELCASTEL.view(t.table, 0)["asks"] == {}
