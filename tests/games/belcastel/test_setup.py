"""[BEL-1] Players, options, setup."""

from typing import Any

import pytest

from chaudron.games.belcastel import BELCASTEL
from chaudron.games.belcastel.components import CHIP, STOCK, names, rat_tails
from chaudron.games.belcastel.table import Table
from chaudron.kernel.chance import TABLE, Counter, Scripted
from chaudron.kernel.game import BadOption
from chaudron.scenes.belcastel import NEUTRAL, player, scene


def a_new_game(players: int, script: str = "", seed: int = 1, **options: Any) -> Table:
    """The table laid out, before the first card is turned."""
    chance = Scripted(players, {TABLE: script}, otherwise=Counter(players, seed))
    return BELCASTEL.table(BELCASTEL.box(players, options), chance)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_play(players: int) -> None:
    """[BEL-1.1] 2 to 4 players."""
    assert len(a_new_game(players).seats) == players


@pytest.mark.parametrize("players", [0, 1, 5])
def test_fewer_than_two_or_more_than_four_do_not_play(players: int) -> None:
    """[BEL-1.1] Five need the expansion."""
    with pytest.raises(BadOption) as refused:
        BELCASTEL.box(players, {})
    assert refused.value.key == "players"
    assert refused.value.details == {"given": players, "least": 2, "most": 4, "rule": "BEL-1.1"}


def test_the_host_may_pick_the_first_player() -> None:
    """[BEL-1.2, BEL-15.1] Here the third seat."""
    table = a_new_game(4, first_player=2)
    table.begin()
    assert table.first == 2


def test_the_seed_draws_the_first_player_otherwise() -> None:
    """[BEL-1.2, BEL-15.1] Here the second seat is drawn."""
    table = a_new_game(4, script="1 living_in_luxury")
    table.begin()
    assert table.first == 1


def test_there_are_24_different_fortune_cards() -> None:
    """[BEL-1.3] None is turned yet."""
    table = a_new_game(2)
    assert len(set(table.deck)) == 24
    assert table.turned == []


def test_the_fortune_deck_lies_face_down() -> None:
    """[BEL-1.3, BEL-1.8] Two tables that will turn other cards later look the same to a player."""
    tables = [a_new_game(2, "living_in_luxury", seed=seed, first_player=0) for seed in (1, 2)]
    tables[0].begin()
    tables[1].begin()
    assert BELCASTEL.view(tables[0], 0) == BELCASTEL.view(tables[1], 0)
    assert "deck" not in BELCASTEL.view(tables[0], 0)


def test_the_supply_holds_every_colored_chip_that_is_in_no_bag() -> None:
    """[BEL-1.4] Three players: 17 of 20 oranges and 12 of 15 green 1s are left, and all the others."""
    supply = a_new_game(3).supply
    colored = [f"{chip}:{supply[chip]}" for chip in STOCK if chip.color != "white"]
    assert " ".join(colored) == (
        "o1:17 g1:12 g2:10 g4:13 b1:14 b2:10 b4:10 r1:12 r2:8 r4:10 y1:13 y2:6 y4:10 p1:15 k1:18"
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_white_1_per_player_joins_the_supply_and_no_other_white(players: int) -> None:
    """[BEL-1.4] They wait for round 6; other left-over whites go back to the box."""
    supply = a_new_game(players).supply
    assert [supply[CHIP[name]] for name in ("w1", "w2", "w3")] == [players, 0, 0]


def test_a_game_uses_one_whole_set_of_books_with_orange_and_black() -> None:
    """[BEL-1.5, BEL-15.2] Set 3."""
    books = BELCASTEL.box(2, {"books": 3}).book_ids.values()
    assert list(books) == ["orange", "green-3", "blue-3", "red-3", "yellow-3", "purple-3", "black-2p"]


def test_a_game_may_mix_the_sets_per_color() -> None:
    """[BEL-1.5, BEL-15.2] Own sets: green 1, blue 4, red 2, yellow 2, purple 3."""
    box = BELCASTEL.box(2, {"books": "g1-b4-r2-y2-p3"})
    assert dict(box.books) == {"green": 1, "blue": 4, "red": 2, "yellow": 2, "purple": 3}


def test_set_1_is_used_unless_the_table_says_otherwise() -> None:
    """[BEL-1.5, BEL-15.2] The recommended first game."""
    assert set(BELCASTEL.box(2, {}).books.values()) == {1}


@pytest.mark.parametrize("books", [0, 5, "g1-b4", "g1-g2-b1-r1-y1-p1", "g9-b1-r1-y1-p1", "k1-b1-r1-y1-p1", "all"])
def test_books_that_do_not_exist_are_refused(books: int | str) -> None:
    """[BEL-1.5, BEL-15.2] Sets 1 to 4, one for each of the five colors."""
    with pytest.raises(BadOption) as refused:
        BELCASTEL.box(2, {"books": books})
    assert refused.value.key == "bad_books"
    assert refused.value.details["rule"] == "BEL-15.2"


@pytest.mark.parametrize(("players", "page"), [(2, "black-2p"), (3, "black-34p"), (4, "black-34p")])
def test_the_black_book_opens_at_the_page_for_the_player_count(players: int, page: str) -> None:
    """[BEL-1.5] One page for two players, one for three and four."""
    assert BELCASTEL.box(players, {}).book_ids["black"] == page


def test_green_blue_and_red_are_open_at_the_start() -> None:
    """[BEL-1.6] With orange and black: what 35 coins may buy in round 1."""
    t = scene(player(cauldron="o1@52"), player(), start="middle", books=1)
    t.luck("A: 1")
    t.all_stop()
    assert t.asked("A") == (
        "buy:o1 | buy:g1 | buy:g2 | buy:g4 | buy:b1 | buy:b2 | buy:b4 | buy:r1 | buy:r2 | buy:r4 | buy:k1 | done"
    )


def test_a_chip_of_a_closed_book_cannot_be_bought() -> None:
    """[BEL-1.6] Round 1: neither yellow nor purple."""
    t = scene(player(cauldron="o1@52"), player(), start="middle", books=1)
    t.luck("A: 1")
    t.all_stop()
    assert t.refuses("A: buy:y1")[:2] == ("book_closed", "BEL-1.6")
    assert t.refuses("A: buy:p1")[:2] == ("book_closed", "BEL-1.6")


def test_a_chip_of_a_closed_book_cannot_be_taken_from_a_card() -> None:
    """[BEL-1.6, BEL-3.4] only_one in round 1: no yellow 2."""
    t = scene(start="card", card="only_one", books=NEUTRAL)
    assert t.refuses("A: take:y2")[:2] == ("book_closed", "BEL-1.6")


def test_a_chip_of_a_closed_book_is_received_from_what_is_no_card() -> None:
    """[BEL-1.6, BEL-15.18] Round 2, tube 9: the purple chip comes; its book opens in round 3."""
    t = scene(player(tube=8), player(), start="card", round=2, card="pot_filling_up", cauldron_side="tubes")
    t.says("A: tube")
    assert (t.bag("A"), t.told("no_chip")) == ("w1 w1 w1 w1 w2 w2 w3 o1 g1 p1", [])


def test_a_table_may_close_a_book_to_every_gain() -> None:
    """[BEL-1.6, BEL-15.18] Round 2, tube 9, every_gain: the purple chip does not come."""
    setting: dict[str, Any] = {"cauldron_side": "tubes", "closed_books": "every_gain"}
    t = scene(player(tube=8), player(), start="card", round=2, card="pot_filling_up", **setting)
    t.says("A: tube")
    assert t.seat("A").tube == 9
    assert t.bag("A") == "w1 w1 w1 w1 w2 w2 w3 o1 g1"
    assert t.told("no_chip") == [{"seat": 0, "chip": "p1"}]


def test_everyone_starts_with_the_same_things() -> None:
    """[BEL-1.7] Empty cauldron, drop on 0, full flask, no rat, 1 ruby, 0 points, nine chips in the bag."""
    seat = a_new_game(2).seats[1]
    assert (seat.chips, seat.drop, seat.tube, seat.flask, seat.rat) == ([], 0, 0, True, 0)
    assert (seat.rubies, seat.points) == (1, 0)
    assert names(seat.bag) == "w1 w1 w1 w1 w2 w2 w3 o1 g1"


def test_a_player_sees_what_the_own_bag_holds_but_no_order() -> None:
    """[BEL-1.8] The composition, sorted; never what comes next."""
    t = scene(player(bag="o1 w3 g1 w1"), player())
    assert BELCASTEL.view(t.table, 0)["seats"][0]["bag"] == ["w1", "w3", "o1", "g1"]


def test_the_bags_of_the_others_are_closed() -> None:
    """[BEL-1.8] Only their size is seen; a spectator sees no bag at all."""
    t = scene(player(bag="o1 w3 g1 w1"), player())
    assert BELCASTEL.view(t.table, 1)["seats"][0]["bag"] is None
    assert BELCASTEL.view(t.table, 1)["seats"][0]["bag_size"] == 4
    assert [seat["bag"] for seat in BELCASTEL.view(t.table, None)["seats"]] == [None, None]


def test_two_bags_of_the_same_size_look_the_same_to_the_others() -> None:
    """[BEL-1.8] Also under second_chance, which remembers a bag; B, A's opponent, is asked the same."""
    one = scene(player(bag="w1 w3 o1 g1"), player(), card="second_chance")
    other = scene(player(bag="w2 b4 r1 k1"), player(), card="second_chance")
    assert BELCASTEL.view(one.table, 0) != BELCASTEL.view(other.table, 0)
    assert BELCASTEL.view(one.table, 1) == BELCASTEL.view(other.table, 1)
    assert BELCASTEL.view(one.table, None) == BELCASTEL.view(other.table, None)


def test_open_bags_show_what_every_bag_holds() -> None:
    """[BEL-1.8, BEL-15.5] Where the table agreed on it."""
    t = scene(player(bag="o1 w3 g1 w1"), player(), open_bags=True)
    assert BELCASTEL.view(t.table, 1)["seats"][0]["bag"] == ["w1", "w3", "o1", "g1"]


def test_points_may_pass_50() -> None:
    """[BEL-1.9] 48 and 5 more are 53."""
    t = scene(player(cauldron="o1@22", points=48), player(), start="middle", books=NEUTRAL)
    t.luck("A: 4")
    t.all_stop()
    assert t.seat("A").points == 53


@pytest.mark.parametrize(
    ("points", "leader", "tails"),
    [
        (0, 1, 0),
        (1, 2, 1),
        (0, 50, 23),
        (50, 100, 23),
        (48, 49, 1),
        (49, 51, 0),
        (51, 52, 1),
        (53, 54, 0),
        (98, 101, 1),
    ],
)
def test_the_score_track_and_its_rat_tails_wrap(points: int, leader: int, tails: int) -> None:
    """[BEL-1.9, BEL-4.1] 23 tails a lap, after 1, 4, 7, 10, 12 … 48; after 51, 54 … 98, 101 again."""
    assert rat_tails(points, leader) == tails
