"""[BAL-9] Who answers for people who are absent, beside the reference in the tests of the rules."""

import random
from typing import Any

import pytest

from chaudron.bots import LEVELS, STAND_INS, stand_in
from chaudron.bots.bal import Fallback
from chaudron.bots.belcastel import Apprentice
from chaudron.games.bal import BAL
from chaudron.games.bal.components import CARD
from chaudron.kernel.chance import Counter
from chaudron.kernel.rule import answer
from chaudron.scenes.bal import BalScene, ball, witch
from chaudron.scenes.scene import SEATS
from tests.bots.balls import any_ball
from tests.games.bal.absent import fallback

BY_CHANCE = ("give", "no_potion", "inherit", "send_on", "trick")
"""Where the reference takes any, since the law leaves it to chance or does not say."""


def stands_in(t: BalScene, name: str, seed: int = 1) -> str:
    seat = SEATS.index(name)
    return stand_in("bal", seed).choose(t.game.view(t.table, seat), t.table.asks[seat])


def test_who_stands_in_is_known_for_every_game() -> None:
    """[BAL-9.1]"""
    assert isinstance(stand_in("bal", 1), Fallback)
    assert isinstance(stand_in("witches", 1), Apprentice)
    assert set(STAND_INS) <= set(LEVELS)


def is_as_good(about: str, mine: str, reference: str) -> bool:
    """The same; or, without a spell that is none, what the table says must be laid."""
    if about == "defense_spell" and reference != "none":
        return mine == "lay:abracadabra"
    return mine == reference


@pytest.mark.parametrize("seed", range(12))
def test_the_stand_in_answers_as_the_law_says(seed: int) -> None:
    """[BAL-9.1] At every decision of a random game, whoever plays."""
    rng = random.Random(seed)
    table: Any = any_ball(rng)
    met = set()
    while table.outcome is None:
        for seat, ask in table.asks.items():
            view, about = BAL.view(table, seat), ask.about.key
            choice = stand_in("bal", seed).choose(view, ask)
            met.add(about)
            assert choice in ask.options
            assert about in BY_CHANCE or is_as_good(about, choice, fallback(view, ask)), (about, ask.options)
        seat, ask = next(iter(table.asks.items()))
        answer(table, seat, rng.choice(ask.options))
    assert {"declare", "attack_potion", "second_potion", "defense_spell", "parry"} <= met


def test_cards_that_must_be_thrown_are_drawn_by_the_seed() -> None:
    """[BAL-9.1] Forced discards come from a seeded generator."""
    t = ball(witch("tresor balai sortilege abracadabra"))
    assert t.about("A") == "no_potion"
    thrown = {stands_in(t, "A", seed) for seed in range(60)}
    assert thrown == {"discard:tresor", "discard:balai", "discard:sortilege", "discard:abracadabra"}
    assert len({stands_in(t, "A", 7) for _ in range(5)}) == 1


def test_abracadabra_is_laid_only_when_the_table_says_so() -> None:
    """[BAL-9.1, BAL-13.5]"""
    for must_parry, choice in {True: "lay:abracadabra", False: "none"}.items():
        t = ball(witch("b1 r1 r2 r3"), witch("abracadabra tresor r1"), must_parry=must_parry)
        t.attacks("A on B: b1")
        assert stands_in(t, "B") == choice


def test_an_attack_begun_by_somebody_who_left_is_finished() -> None:
    """[BAL-9.1, BAL-9.2] Du balai is sent to the richest, Tour de magie throws nothing."""
    t = ball(witch("b1 r1 r2 r3"), witch("balai tourdemagie r1"), witch(alive=4), witch(alive=6))
    t.attacks("A on B: b1")
    t.says("B: lay balai")
    assert stands_in(t, "B") == "to:3"
    t = ball(witch("tourdemagie b1 r1 r2"))
    t.says("A: attack B", "A: lay tourdemagie")
    assert stands_in(t, "A") == "done"


def test_the_commonest_color_of_the_hand_is_laid() -> None:
    """[BAL-9.1]"""
    t = ball(witch("g1 v1 v2 r1"))
    t.says("A: attack B", "A: none")
    choice = stands_in(t, "A")
    assert CARD[choice.removeprefix("lay:")].color == "green"


def test_a_table_of_absent_people_comes_to_its_end() -> None:
    """[BAL-9.2]"""
    table: Any = BAL.table(BAL.box(5, {"level": "hard"}), Counter(5, 3))
    table.begin()
    for _ in range(20_000):
        if table.outcome is not None:
            break
        seat = table.pending_seats[0]
        answer(table, seat, stand_in("bal", seat).choose(BAL.view(table, seat), table.asks[seat]))
    assert table.outcome is not None
