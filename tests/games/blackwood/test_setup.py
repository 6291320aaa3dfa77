"""[BLW-1] What is in the box, and the table before the first search."""

from collections import Counter as Tally
from typing import Any

import pytest

from chaudron.games.blackwood import BLACKWOOD
from chaudron.games.blackwood.components import COLORS, COUNCIL, DATA, KINDS, OURS, SPELLS, Forest
from chaudron.games.blackwood.table import Table
from chaudron.kernel.chance import TABLE, Counter, Scripted
from chaudron.kernel.game import BadOption
from chaudron.scenes.blackwood import witch, wood
from tests.games.blackwood.positions import begun, home, is_over, play_on

SPELL_PRICES = {
    "twin": ("red", "blue"),
    "swap": ("green", "blue"),
    "sniff": ("green", "purple"),
    "free": ("red", "green"),
    "pinch": ("blue", "purple"),
    "shoo": ("red", "purple"),
}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_witches_play(players: int) -> None:
    """[BLW-1.1]"""
    assert len(begun(players).seats) == players


@pytest.mark.parametrize("players", [0, 1, 5])
def test_fewer_or_more_witches_do_not(players: int) -> None:
    """[BLW-1.1]"""
    with pytest.raises(BadOption) as refused:
        BLACKWOOD.box(players, {})
    assert (refused.value.key, refused.value.details["rule"]) == ("players", "BLW-1.1")


def test_the_forest_has_56_cards_of_one_to_three_ingredients() -> None:
    """[BLW-1.2, BLW-10.1] 16 with one, 28 with two, 12 with three; 108 ingredients, 27 of each kind; mean cost 2.5."""
    forest = OURS.forest.values()
    assert Tally(sum(card.gives) for card in forest) == {1: 16, 2: 28, 3: 12}
    assert [sum(card.gives[kind] for card in forest) for kind in range(4)] == [27] * 4
    assert sum(card.cost for card in forest) == 140


def test_there_are_forty_potions_ten_of_each_color_and_of_each_council_witch() -> None:
    """[BLW-1.2, BLW-10.2] 35 of each kind in the recipes."""
    potions = OURS.potions.values()
    assert Tally(potion.color for potion in potions) == dict.fromkeys(COLORS, 10)
    assert Tally(potion.council for potion in potions) == dict.fromkeys(COUNCIL, 10)
    assert [sum(potion.needs[kind] for potion in potions) for kind in range(4)] == [35] * 4


def test_purses_are_kept_flat_by_the_means_of_costs_rewards_and_renown() -> None:
    """[BLW-10.4] Mean cost 2.5, mean reward 4.4, mean renown 6.8."""
    potions, forest = OURS.potions.values(), OURS.forest.values()
    assert sum(card.cost for card in forest) / 56 == 2.5
    assert round(sum(potion.coins for potion in potions) / 40, 1) == 4.4
    assert round(sum(potion.renown for potion in potions) / 40, 1) == 6.8


def test_potions_and_forest_cards_are_laid_out_by_the_rules_of_the_setup() -> None:
    """[BLW-1.5, BLW-1.6, BLW-3.12] Only what comes later is refilled."""
    table: Table = BLACKWOOD.table(BLACKWOOD.box(2, {}), Counter(2, 1))
    table.facts = []
    table.begin()
    laid_out = {fact.key: fact.rule for fact in table.facts}
    assert (laid_out["displayed"], laid_out["grew"]) == ("BLW-1.5", "BLW-1.6")
    t = wood(forest={"r1c1": "-"}, display="P01", phase="end")
    assert {fact.rule for fact in t.facts if fact.key in ("displayed", "grew")} == {"BLW-3.12"}


@pytest.mark.parametrize(
    ("card", "gives", "cost"),
    [
        ("F01", (1, 0, 0, 0), 1),
        ("F04", (1, 0, 0, 0), 2),
        ("F17", (1, 1, 0, 0), 2),
        ("F20", (1, 1, 0, 0), 3),
        ("F44", (0, 0, 0, 2), 3),
        ("F54", (1, 0, 2, 0), 4),
        ("F56", (0, 1, 0, 2), 4),
    ],
)
def test_forest_cards_are_those_of_the_table(card: str, gives: tuple[int, ...], cost: int) -> None:
    """[BLW-1.2, BLW-10.1]"""
    assert OURS.forest[card] == Forest(gives, cost)


@pytest.mark.parametrize(
    ("potion", "values"),
    [
        ("P01", ((2, 0, 0, 0), "red", 3, 3, "Abigail Scouic")),
        ("P20", ((0, 0, 1, 2), "green", 5, 4, "Charlotte Bouldepoil")),
        ("P27", ((1, 1, 1, 1), "purple", 6, 7, "Abigail Scouic")),
        ("P40", ((1, 1, 1, 2), "red", 6, 11, "Abigail Scouic")),
    ],
)
def test_potions_are_those_of_the_table(potion: str, values: tuple[Any, ...]) -> None:
    """[BLW-1.2, BLW-10.2]"""
    assert tuple(OURS.potions[potion]) == values


def test_a_sold_potion_is_worth_two_less_as_its_back_says() -> None:
    """[BLW-1.2, BLW-5.5] For all forty."""
    assert {potion["renown"] - potion["renown_if_sold"] for potion in DATA["potions"]} == {2}


def test_each_spell_wants_another_pair_of_colors() -> None:
    """[BLW-1.2, BLW-10.3] Six kinds, all six pairs."""
    assert dict(OURS.colors) == SPELL_PRICES
    assert len({frozenset(pair) for pair in SPELL_PRICES.values()}) == 6


def test_there_are_four_ingredients() -> None:
    """[BLW-1.3] A recipe may ask for a kind several times."""
    assert KINDS == ("toad", "clover", "mushroom", "bat")
    assert max(max(potion.needs) for potion in OURS.potions.values()) == 2


@pytest.mark.parametrize(("players", "copies"), [(2, 1), (3, 2), (4, 3)])
def test_the_stock_of_spells_depends_on_the_witches(players: int, copies: int) -> None:
    """[BLW-1.4] The rest is out of the game."""
    table = begun(players)
    assert table.stock == dict.fromkeys(SPELLS, copies)
    assert sum(BLACKWOOD.components(table)[spell] for spell in SPELLS) == 6 * copies


@pytest.mark.parametrize("players", [2, 4])
def test_six_potions_are_shown_in_the_village(players: int) -> None:
    """[BLW-1.5]"""
    table = begun(players)
    assert (len(table.display), len(table.potion_deck)) == (6, 34)
    assert begun(players, seed=2).display != table.display


@pytest.mark.parametrize(("players", "cards"), [(2, 15), (3, 20), (4, 25)])
def test_the_forest_has_five_columns_and_a_row_more_than_witches(players: int, cards: int) -> None:
    """[BLW-1.6] Face up; the rest is the deck, and nothing is discarded yet."""
    table = begun(players)
    assert (len(table.forest), table.forest.count("")) == (cards, 0)
    assert (len(table.deck), table.discard) == (56 - cards, [])
    assert {place.column for place in table.box.places} == {1, 2, 3, 4, 5}
    assert {place.row for place in table.box.places} == set(range(1, players + 2))
    assert begun(players, seed=2).forest != table.forest


def test_columns_are_resolved_from_row_1_up_and_rows_slide_to_column_1() -> None:
    """[BLW-1.7]"""
    forest = {"r1c1": "F01", "r1c2": "F02", "r2c1": "F03"}
    t = wood(forest=forest, puppets={"r2c1": "B", "r1c1": "A"}, phase="return")
    t.says("A: leave")
    assert (t.row(1).split()[0], t.awaited) == ("F02", "B")


def test_everybody_begins_with_three_puppets_and_eight_coins() -> None:
    """[BLW-1.8] And nothing else; first expedition, pawn at column 1."""
    table = begun(3)
    assert [(mine.puppets, mine.coins) for mine in table.seats] == [(3, 8)] * 3
    assert not any([*mine.larder, *mine.potions, *mine.ready] or mine.loans for mine in table.seats)
    assert (table.expedition, table.column, table.phase) == (1, 1, "search")


def test_chance_chooses_the_first_witch() -> None:
    """[BLW-1.9] By default; she has the cauldron and searches first."""
    assert {begun(4, seed=seed).cauldron for seed in range(30)} == {0, 1, 2, 3}
    table = begun(4, seed=3)
    assert table.pending_seats == [table.cauldron]


def test_the_decks_are_scripted_in_the_order_of_the_setup() -> None:
    """[BLW-1.5, BLW-1.6, BLW-1.9] Six potions, then the forest from row 1 up and left to right, then who begins."""
    potions, cards = [f"P{number:02}" for number in range(31, 37)], [f"F{number:02}" for number in range(56, 41, -1)]
    script = " ".join([*potions, *cards, "1"])
    table: Table = BLACKWOOD.table(BLACKWOOD.box(2, {}), Scripted(2, {TABLE: script}))
    table.begin()
    assert (table.display, table.forest, table.cauldron) == (potions, cards, 1)


def test_there_are_as_many_coins_as_are_wanted() -> None:
    """[BLW-1.10] 130 in the box, but nobody is paid less."""
    t = home(witch(coins=129, larder="F01 F05"), witch(coins=1), display="P05")
    t.brews("A: P05 with F01 F05")
    assert t.seat("A").coins == 132


def test_the_last_of_ten_tokens_is_lent_and_no_more() -> None:
    """[BLW-1.10, BLW-5.7]"""
    t = wood(witch(coins=0), witch(coins=0, loans=9))
    t.says("A: borrow")
    t.search("A r1c1")
    assert (t.table.tokens, t.about("B")) == (0, "search")
    assert t.refuses("B: borrow")[:2] == ("no_token", "BLW-1.10")


def test_a_whole_game_is_played_without_luck_beyond_the_two_decks() -> None:
    """[BLW-1.5, BLW-1.6, BLW-3.1] No seat has chance of its own."""
    t = wood()
    play_on(t, is_over)
    chance = t.table.chance
    assert isinstance(chance, Scripted)
    assert isinstance(chance.otherwise, Counter)
    assert chance.otherwise.used[:2] == [0, 0]
    assert chance.otherwise.used[TABLE] > 0
