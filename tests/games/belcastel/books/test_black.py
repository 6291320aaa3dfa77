"""[BEL-7.3, BEL-10.2] The black book, the page for two and the page for three or four: hawkmoths are compared."""

from typing import Any

import pytest

from chaudron.games.belcastel import BELCASTEL
from chaudron.games.belcastel.components import CHIP
from chaudron.scenes.belcastel import NEUTRAL, BelcastelScene, player, scene


def after_brewing(*players: dict[str, Any], roller: str = "", **setting: Any) -> BelcastelScene:
    """Everyone stops; the last seat (or the roller), who is furthest, rolls a ruby."""
    t = scene(*players, start="middle", **{"books": NEUTRAL, **setting})
    for name in roller or "ABCD"[len(players) - 1]:
        t.luck(f"{name}: 4")
    t.all_stop()
    return t


def paid(t: BelcastelScene) -> list[tuple[int, int]]:
    """Who got how many rubies from the black book."""
    facts = [fact.details for fact in t.facts if (fact.key, fact.rule) == ("rubies", "BEL-10.2")]
    return [(details["seat"], details["rubies"]) for details in facts]


# Two players


def test_more_moths_than_the_opponent_bring_a_drop_move_and_a_ruby() -> None:
    """[BEL-10.2] black-2p."""
    t = after_brewing(player(cauldron="k1@1"), player(cauldron="o1@50"))
    assert (t.about("A"), t.asked("A")) == ("drop", "drop | none")
    t.says("A: drop")
    assert (t.seat("A").drop, t.seat("A").rubies) == (1, 2)
    assert (t.seat("B").drop, paid(t)) == (0, [(0, 1)])


def test_many_more_moths_bring_no_more_than_one_more() -> None:
    """[BEL-10.2] black-2p: three against one."""
    t = after_brewing(player(cauldron="k1@1 k1@2 k1@3"), player(cauldron="k1@49 o1@50"))
    t.says("A: drop")
    assert (t.seat("A").drop, t.seat("A").rubies) == (1, 2)


def test_as_many_moths_bring_each_a_drop_move_and_no_ruby() -> None:
    """[BEL-10.2, BEL-16.3] black-2p: one against one, from the first player on."""
    t = after_brewing(player(cauldron="k1@1"), player(cauldron="k1@49 o1@50"), first="B")
    assert t.awaited == "B"
    t.says("B: drop", "A: drop")
    assert (t.seat("A").drop, t.seat("B").drop) == (1, 1)
    assert paid(t) == []


def test_fewer_moths_bring_nothing() -> None:
    """[BEL-10.2] black-2p."""
    t = after_brewing(player(cauldron="k1@1"), player(cauldron="k1@48 k1@49 o1@50"))
    t.says("B: drop")
    assert (t.seat("A").drop, t.seat("A").rubies, t.seat("B").drop) == (0, 1, 1)
    assert paid(t) == [(1, 1)]


def test_no_moth_on_either_side_brings_nothing() -> None:
    """[BEL-10.2, BEL-15.10] black-2p: only cauldrons in which black was drawn are looked at."""
    t = after_brewing(player(cauldron="o1@1"), player(cauldron="o1@50"))
    assert t.told("drop") == []
    assert (t.seat("A").drop, t.seat("B").drop) == (0, 0)


def test_no_moth_on_either_side_may_count_as_a_tie() -> None:
    """[BEL-10.2, BEL-15.10] black-2p under `drop_each`."""
    t = after_brewing(player(cauldron="o1@1"), player(cauldron="o1@50"), black_zero_tie="drop_each")
    t.says("A: drop", "B: drop")
    assert (t.seat("A").drop, t.seat("B").drop) == (1, 1)


def test_the_moths_of_an_exploded_cauldron_count_for_two() -> None:
    """[BEL-10.2, BEL-6.2] black-2p: they win before the choice of points or coins."""
    t = after_brewing(player(cauldron="w3@3 w3@6 k1@7 w2@9", exploded=True), player(cauldron="o1@50"))
    assert t.about("A") == "drop"
    t.says("A: drop")
    assert (t.seat("A").drop, t.seat("A").rubies, t.about("A")) == (1, 2, "reward")


def test_a_moth_taken_back_with_the_flask_is_not_counted() -> None:
    """[BEL-16.7, BEL-16.9] black-2p."""
    t = scene(player(cauldron="o1@1 k1@2"), player(cauldron="o1@50"), start="middle", books=NEUTRAL)
    t.says("A: flask")
    t.luck("B: 4")
    t.all_stop()
    assert (t.seat("A").rubies, t.seat("A").drop, t.told("drop")) == (1, 0, [])


def test_the_drop_move_may_be_declined_and_the_ruby_kept() -> None:
    """[BEL-7.2, BEL-16.18] black-2p."""
    t = after_brewing(player(cauldron="k1@1"), player(cauldron="o1@50"))
    t.says("A: none")
    assert (t.seat("A").drop, t.seat("A").rubies) == (0, 2)


def test_the_drop_of_a_moth_may_move_on_the_tubes() -> None:
    """[BEL-14.1, BEL-16.18] black-2p: the first tube gives a ruby beside the ruby of the book."""
    t = after_brewing(player(cauldron="k1@1"), player(cauldron="o1@50"), cauldron_side="tubes")
    assert t.asked("A") == "drop | tube | none"
    t.says("A: tube")
    assert (t.seat("A").tube, t.seat("A").drop, t.seat("A").rubies) == (1, 0, 3)


def test_a_drop_on_the_last_space_leaves_only_the_ruby() -> None:
    """[BEL-16.18] black-2p: a move the drop cannot make is lost."""
    t = after_brewing(player(drop=52, cauldron="k1@52"), player(cauldron="o1@52"), roller="AB")
    assert t.about("A") == "buy"
    assert (t.seat("A").drop, paid(t)) == (52, [(0, 1)])


def test_the_drop_move_of_a_moth_does_not_shift_the_scoring_space() -> None:
    """[BEL-16.17, BEL-16.18] black-2p: it counts from the next round."""
    t = after_brewing(player(cauldron="k1@1"), player(cauldron="o1@50"))
    t.says("A: drop")
    assert t.space("A") == "2 (2 c, 0 p)"


# Three and four players


def test_more_moths_than_both_neighbors_bring_a_drop_move_and_a_ruby() -> None:
    """[BEL-10.2, BEL-16.21] black-34p, three players: both opponents are neighbors."""
    t = after_brewing(player(cauldron="k1@1 k1@2"), player(cauldron="k1@1 o1@2"), player(cauldron="o1@50"))
    t.says("A: drop", "B: drop")  # B has more than C only
    assert [t.seat(name).drop for name in "ABC"] == [1, 1, 0]
    assert paid(t) == [(0, 1)]


def test_more_moths_than_one_neighbor_bring_a_drop_move_only() -> None:
    """[BEL-10.2] black-34p: equality beats nobody."""
    t = after_brewing(player(cauldron="k1@1"), player(cauldron="o1@1"), player(cauldron="k1@49 o1@50"))
    t.says("A: drop", "C: drop")
    assert [t.seat(name).drop for name in "ABC"] == [1, 0, 1]
    assert paid(t) == []


@pytest.mark.parametrize("moths", ["", "k1@1 ", "k1@1 k1@2 "])
def test_as_many_moths_all_round_bring_nothing(moths: str) -> None:
    """[BEL-10.2] black-34p: so without any moth nobody ever wins."""
    t = after_brewing(*[player(cauldron=f"{moths}o1@{space}") for space in (10, 20, 30)])
    assert t.told("drop") == []
    assert paid(t) == []


def test_players_who_are_not_neighbors_are_not_compared() -> None:
    """[BEL-10.2, BEL-16.21] black-34p, four players: A has 1 and C 3, but both beat B and D."""
    t = after_brewing(
        player(cauldron="k1@1"), player(cauldron="o1@1"), player(cauldron="k1@1 k1@2 k1@3"), player(cauldron="o1@50")
    )
    t.says("A: drop", "C: drop")
    assert [t.seat(name).drop for name in "ABCD"] == [1, 0, 1, 0]
    assert paid(t) == [(0, 1), (2, 1)]


def test_each_neighbor_is_compared_on_its_own() -> None:
    """[BEL-10.2, BEL-16.21] black-34p: 1, 2, 2, 0 moths; A, B and C each beat one neighbor."""
    t = after_brewing(
        player(cauldron="k1@1"), player(cauldron="k1@1 k1@2"), player(cauldron="k1@1 k1@2"), player(cauldron="o1@50")
    )
    t.says("A: drop", "B: drop", "C: drop")
    assert [t.seat(name).drop for name in "ABCD"] == [1, 1, 1, 0]
    assert paid(t) == []


def test_moths_are_paid_in_turn_order() -> None:
    """[BEL-16.3, BEL-16.15] black-34p: C is first player, so C comes before A."""
    t = after_brewing(
        player(cauldron="k1@1"), player(cauldron="o1@1"), player(cauldron="k1@1"), player(cauldron="o1@50"), first="C"
    )
    assert t.awaited == "C"
    t.says("C: drop", "A: drop")
    assert [fact["seat"] for fact in t.told("drop")] == [2, 0]


def test_the_moths_of_an_exploded_cauldron_count_for_and_against() -> None:
    """[BEL-10.2, BEL-6.2] black-34p: A exploded with two moths; B, with one, beats only C."""
    t = after_brewing(
        player(cauldron="k1@1 k1@2 w3@5 w3@8 w2@10", exploded=True), player(cauldron="k1@1"), player(cauldron="o1@50")
    )
    t.says("A: drop", "B: drop")
    assert [t.seat(name).drop for name in "ABC"] == [1, 1, 0]
    assert paid(t) == [(0, 1)]


# The shop


@pytest.mark.parametrize("books", [1, 2, 3, 4])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_moth_costs_ten_coins_with_any_set(books: int, players: int) -> None:
    """[BEL-1.5, BEL-10.5] black-2p and black-34p."""
    assert BELCASTEL.box(players, {"books": books}).prices[CHIP["k1"]] == 10


def test_the_black_page_follows_the_player_count() -> None:
    """[BEL-1.5] black-2p, black-34p."""
    assert [BELCASTEL.box(players, {}).book_ids["black"] for players in (2, 3, 4)] == [
        "black-2p",
        "black-34p",
        "black-34p",
    ]


def test_moths_are_on_sale_in_round_one() -> None:
    """[BEL-1.6, BEL-10.5] black: space 10 shows 10 coins."""
    t = after_brewing(player(cauldron="o1@9"), player(cauldron="o1@50"), books=1)
    assert t.asked("A") == "buy:o1 | buy:g1 | buy:g2 | buy:b1 | buy:b2 | buy:r1 | buy:r2 | buy:k1 | done"
    t.says("A: buy:k1")
    assert t.supply("k1") == 17


def test_sold_out_moths_cannot_be_bought() -> None:
    """[BEL-10.5, BEL-16.19] black."""
    t = scene(player(cauldron="o1@9"), player(cauldron="o1@50"), start="middle", supply={"k1": 0})
    t.luck("B: 4")
    t.all_stop()
    assert t.refuses("A: buy:k1").key == "sold_out"
