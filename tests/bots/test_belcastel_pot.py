"""Drawing on, in numbers: the cauldron that a learned bot thinks about is the one of the rules."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from chaudron.bots.belcastel import Apprentice
from chaudron.bots.belcastel.thought import Thought
from chaudron.bots.belcastel.worth import Weights, Worth
from chaudron.games.belcastel import BELCASTEL
from chaudron.games.belcastel.table import EXPLODED, Table
from chaudron.kernel.chance import Counter, Scripted
from chaudron.kernel.rule import answer
from chaudron.lab.many import Observer, bot_player, play_game
from chaudron.scenes.belcastel import player, scene

PLAIN = {"rubies": (0.5,), "drop": (0.2, 2.0), "flask": (1.0,), "moves": (0.2, 0.8), "colored": (0.1, 0.2)}
WEIGHTS = Weights({"belcastel": PLAIN, "witches": PLAIN})
"""Worths in which every ruby is worth the same, so that sums can be compared."""


def thought(table: Table, seat: int = 0, lays: int = 2_000) -> Thought:
    return Thought(table, seat, WEIGHTS, lays)


class Positions(Observer):
    """Some tables at which seat 0 may draw."""

    listens = False

    def __init__(self, luck: random.Random) -> None:
        self.luck, self.tables = luck, list[Table]()

    def step(self, table: Any, seat: int, ask: Any, choice: Any) -> None:
        mine = table.asks.get(0)
        if mine is not None and 1 in table.asks and mine.about.key == "brew" and self.luck.random() < 0.12:
            self.tables.append(table.copy())


def positions(books: str, seed: int) -> Iterator[Table]:
    seen = Positions(random.Random(seed))
    box = BELCASTEL.box(2, {"books": books, "bonus_moves": "automatic"})  # in thought extra spaces are always taken
    table = BELCASTEL.table(box, Counter(2, seed))
    play_game(table, bot_player(BELCASTEL, [Apprentice(0), Apprentice(1)]), [seen])
    return (table for table in seen.tables if table.card not in ("second_chance", "well_stirred"))


def worth_as_it_lies(thinking: Thought, world: Table) -> float:
    """What the seat has and what its cauldron brings if brewing ends here."""
    mine, state = world.seats[0], thinking.state(world)
    kept = Worth(world, 0, thinking.worth_after.rates).total
    if mine.state != EXPLODED:
        return kept + thinking.pot.stop(state)
    return kept + (thinking.pot.covered(state) if mine.protected else thinking.pot.exploded(state))


@pytest.mark.parametrize("books", ["g1-b4-r1-y4-p3", "g3-b2-r3-y3-p1", "g2-b3-r4-y2-p2", "g4-b4-r2-y2-p4"])
def test_a_chip_laid_in_thought_is_worth_what_it_is_worth_laid_by_the_rules(books: str) -> None:
    """[BEL-16.4] Every chip of the bag, in positions of whole games: moves, whites, books, explosions, protection."""
    compared = 0
    for table in positions(books, seed=4):
        thinking = thought(table)
        state = thinking.state(table)
        for kind, chip in enumerate(thinking.kinds.chips):
            if state.counts[kind]:
                world = table.copy()
                world.chance = Scripted(2, {0: chip.name})
                answer(world, 0, "draw")
                laid = thinking.worth_after.total + thinking.pot.drawn(state, kind, 1)
                assert laid == pytest.approx(worth_as_it_lies(thinking, world)), f"{chip} in {table.seats[0]}"
                compared += 1
    assert compared > 30


def test_drawing_is_weighed_over_the_whole_bag() -> None:
    """One chip in two explodes the cauldron: the average of both ends."""
    t = scene(player(bag="w3 g4", cauldron="w3@18 w2@20", flask=False), player(), start="middle", round=8, books=4)
    thinking = thought(t.table)
    state, pot = thinking.state(t.table), thinking.pot
    both = [pot.drawn(state, kind, 3) for kind, count in enumerate(state.counts) if count]
    assert pot.draw(state, 3) == pytest.approx(sum(both) / 2)
    assert min(both) < pot.stop(state) < max(both)


def test_looking_further_never_makes_a_cauldron_worse() -> None:
    """The more draws are looked at, the more can be made of them; at the bottom of the bag nothing is added."""
    t = scene(player(bag="w1 w2 g2 o1", cauldron="w3@8 w2@10"), player(), start="middle", round=4, books=1)
    thinking = thought(t.table)
    state = thinking.state(t.table)
    worths = [thinking.pot.best(state, depth) for depth in range(8)]
    assert worths == sorted(worths)
    assert worths[6] == pytest.approx(worths[7])


def test_the_flask_is_part_of_the_plan() -> None:
    """[BEL-8.1] A full one makes a draw worth more, all the more when it will be filled again."""
    gains = []
    for flask in (True, False):
        mine = player(bag="w1 w2 w3 g2 g4", cauldron="w3@8 w1@9", flask=flask)
        thinking = thought(scene(mine, player(), start="middle", round=4, card="magic_potion").table)
        gains.append(thinking.pot.draw(thinking.state(thinking.table), 4))
    assert gains[0] > gains[1] > gains[0] - 3


def test_of_the_chips_a_crow_skull_shows_the_best_is_laid() -> None:
    """[BEL-7.3] blue-1: with four to choose from a blue 4 is worth more than the spaces that it moves."""

    def worth_of_blue(books: str) -> float:
        mine = player(bag="b4 w3 w3 g4 o1 o1 r4", cauldron="w3@18 w2@20", flask=False)
        thinking = thought(scene(mine, player(), start="middle", round=5, books=books).table)
        kind = next(place for place, chip in enumerate(thinking.kinds.chips) if chip.name == "b4")
        return thinking.pot.drawn(thinking.state(thinking.table), kind, 4)

    assert worth_of_blue("g1-b1-r3-y1-p3") > worth_of_blue("g1-b3-r3-y1-p3")


def test_thinking_is_counted_in_chips_and_grows_with_its_budget() -> None:
    """A budget of lays, never of seconds: the same budget, the same work."""
    mine = player(bag="w1 w1 w2 w3 g2 o1 b1 r2 y1 g1 o1", cauldron="w3@8 w1@9")
    spent = []
    for lays in (50, 500, 500, 5_000):
        thinking = thought(scene(mine, player(), start="middle", round=5).table, lays=lays)
        assert thinking.depth >= 1
        spent.append(thinking.pot.laid)
    assert spent[1] == spent[2]
    assert spent[0] < spent[1] < spent[3] < 50_000
