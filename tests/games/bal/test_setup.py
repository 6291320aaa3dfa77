"""[BAL-1] What is in the box, and the table before the first round."""

from collections import Counter as Tally
from typing import Any

import pytest

from chaudron.games.bal import BAL
from chaudron.games.bal.components import COLORS, COPIES, LIVES, POTIONS, SPELLS, TOKENS, VIAL_OF, WITCHES
from chaudron.games.bal.table import Table
from chaudron.kernel.chance import TABLE, Counter, Scripted
from chaudron.kernel.game import BadOption
from chaudron.scenes.bal import ball, witch

SPELL_COPIES = {
    "abracadabra": 5,
    "tresor": 5,
    "sortilege": 4,
    "balai": 3,
    "miroir": 3,
    "nananere": 2,
    "remede": 1,
    "baguette": 2,
    "envoutement": 1,
    "enchantement": 4,
    "tourdemagie": 1,
    "fantome": 1,
    "boule": 2,
    "lutin": 2,
    "diablotin": 1,
}
WHITE_VIALS = ["abracadabra", "tresor", "sortilege", "balai", "miroir", "nananere"]
BLACK_VIALS = ["lutin", "diablotin"]


def begun(players: int, seed: int = 1, **options: Any) -> Table:
    table: Table = BAL.table(BAL.box(players, options), Counter(players, seed))
    table.begin()
    return table


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_to_six_witches_dance(players: int) -> None:
    """[BAL-1.1]"""
    assert len(begun(players).seats) == players


@pytest.mark.parametrize("players", [0, 1, 2, 7])
def test_fewer_or_more_witches_do_not(players: int) -> None:
    """[BAL-1.1]"""
    with pytest.raises(BadOption) as refused:
        BAL.box(players, {})
    assert (refused.value.key, refused.value.details["rule"]) == ("players", "BAL-1.1")


def test_eighty_four_potions_and_thirty_seven_spells() -> None:
    """[BAL-1.2, BAL-10.2] Not 85: the list adds up to 84, and 84 and 37 are the 121 stated."""
    by_color = {color: sum(COPIES[card] for card in POTIONS if card.color == color) for color in COLORS}
    assert by_color == {"grey": 3, "blue": 8, "green": 15, "yellow": 23, "red": 35}
    assert {card.name: COPIES[card] for card in SPELLS} == SPELL_COPIES
    assert (sum(by_color.values()), sum(SPELL_COPIES.values()), sum(COPIES.values())) == (84, 37, 121)


def test_the_spells_by_their_vials() -> None:
    """[BAL-1.2] 22 white, 12 black and white, 3 black."""
    vials = Tally(VIAL_OF[name] for name, copies in SPELL_COPIES.items() for _ in range(copies))
    assert vials == {"white": 22, "black-white": 12, "black": 3}


@pytest.mark.parametrize(
    ("prefix", "designs"),
    [("g", [1, 1, 1]), ("b", [2] * 4), ("v", [3] * 5), ("j", [5, 5, 5, 4, 4]), ("r", [5] * 7)],
)
def test_every_potion_has_its_designs(prefix: str, designs: list[int]) -> None:
    """[BAL-1.2, BAL-1.3, BAL-10.1] Twenty-four in all."""
    assert [COPIES[card] for card in POTIONS if card.name[0] == prefix] == designs
    assert len(POTIONS) == 24


def test_grey_is_the_rarest_and_red_the_most_frequent() -> None:
    """[BAL-1.3]"""
    assert COLORS == ("grey", "blue", "green", "yellow", "red")


@pytest.mark.parametrize("potion", ["g1", "b1", "v1", "j1", "r1"])
def test_rarity_has_no_effect_of_its_own(potion: str) -> None:
    """[BAL-1.3] Whatever the color, a failed parry costs one Crapzouille and wins one card."""
    t = ball(witch(f"{potion} j2 j3 j4"), witch("tresor tresor v2 r1"))
    t.attacks(f"A on B: {potion}")
    t.concedes("B")
    assert (t.lives, t.gains, t.sizes) == ("10 9 10", "A", "4 4 3")


def test_what_lies_beside_the_cards() -> None:
    """[BAL-1.4, BAL-10.3] Sixty Crapzouilles for six sheets, and twenty-five tokens, two of them white."""
    assert (len(WITCHES), len(WITCHES) * LIVES) == (6, 60)
    assert (len(TOKENS), TOKENS.count("white")) == (25, 2)
    assert Tally(TOKENS) == {"white": 2, "grey": 1, "blue": 2, "green": 4, "yellow": 6, "red": 10}


@pytest.mark.parametrize(
    ("level", "cards", "spells"),
    [
        ("easy", 106, WHITE_VIALS),
        ("medium", 118, [name for name in SPELL_COPIES if name not in BLACK_VIALS]),
        ("hard", 121, list(SPELL_COPIES)),
    ],
)
def test_each_level_adds_spells(level: str, cards: int, spells: list[str]) -> None:
    """[BAL-1.5]"""
    deck = BAL.box(3, {"level": level}).deck
    assert len(deck) == cards
    assert sorted({card.name for card in deck if not card.is_potion}) == sorted(spells)
    assert sum(card.is_potion for card in deck) == 84


def test_every_level_has_all_cards_of_the_level_below() -> None:
    """[BAL-1.5]"""
    easy, medium, hard = (Tally(BAL.box(3, {"level": level}).deck) for level in ("easy", "medium", "hard"))
    assert easy < medium < hard


@pytest.mark.parametrize("players", [3, 6])
def test_everybody_begins_with_a_witch_of_her_own_and_ten_crapzouilles(players: int) -> None:
    """[BAL-1.6] The sheets differ in name alone."""
    assert len(set(WITCHES)) == 6
    table = begun(players)
    assert [(seat.alive, seat.dead, seat.captured) for seat in table.seats] == [(10, 0, ())] * players


@pytest.mark.parametrize(("players", "level", "pile"), [(3, "easy", 76), (6, "easy", 46), (4, "hard", 81)])
def test_ten_cards_are_dealt_to_everybody(players: int, level: str, pile: int) -> None:
    """[BAL-1.7] The rest is the pile, and nothing is discarded yet."""
    table = begun(players, level=level)
    assert [len(seat.hand) for seat in table.seats] == [10] * players
    assert (len(table.pile), table.discard) == (pile, [])
    assert Tally([*table.pile, *[card for seat in table.seats for card in seat.hand]]) == Tally(table.box.deck)


def test_the_deal_is_shuffled() -> None:
    """[BAL-1.7] Other luck, other hands."""
    assert begun(3, seed=1).seats[0].hand != begun(3, seed=2).seats[0].hand


def test_chance_says_who_begins() -> None:
    """[BAL-1.8] By default."""
    assert {begun(3, seed=seed).first for seed in range(20)} == {0, 1, 2}
    table: Table = BAL.table(BAL.box(4, {}), Scripted(4, {TABLE: "2"}, otherwise=Counter(4, 1)))
    table.begin()
    assert table.first == 2


@pytest.mark.parametrize("seat", [0, 2])
def test_a_seat_may_be_named_to_begin(seat: int) -> None:
    """[BAL-1.8] She has Carabosse and the Black Cat, on its side 1."""
    table = begun(3, first_player=seat)
    assert (table.first, table.carabosse, table.tour, table.round) == (seat, seat, 1, 1)


@pytest.mark.parametrize(("level", "bowl"), [("easy", 0), ("medium", 0), ("hard", 25)])
def test_the_bowl_stands_on_the_table_at_hard_level_only(level: str, bowl: int) -> None:
    """[BAL-1.9, BAL-1.5]"""
    assert len(begun(3, level=level).bowl) == bowl
