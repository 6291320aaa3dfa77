"""The apprentice of Blackwood: what it does in clear positions, that it sees only its view, and its strength."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from chaudron.bots import LEVELS, RANKS, bot, stand_in
from chaudron.bots.blackwood import DECISIONS, Apprentice, Fallback
from chaudron.bots.random import RandomBot
from chaudron.games.blackwood import BLACKWOOD
from chaudron.games.blackwood.choices import ABOUT
from chaudron.games.blackwood.table import Table
from chaudron.kernel.chance import Counter
from chaudron.kernel.check import SeatBot, check
from chaudron.kernel.game import Bot, View
from chaudron.kernel.rule import About, Ask, answer
from chaudron.scenes.blackwood import WoodScene, witch, wood
from chaudron.scenes.scene import SEATS
from tests.bots.fought import fought
from tests.bots.woods import any_wood
from tests.games.blackwood.positions import home

KINDS: tuple[Callable[[int], Bot], ...] = (Apprentice, Fallback, RandomBot)
Making = Callable[[Table, int], Bot]
"""Who plays a seat. An honest maker does not look at the table."""


def chooses(t: WoodScene, name: str = "A") -> str:
    seat = SEATS.index(name)
    return Apprentice(0).choose(t.game.view(t.table, seat), t.table.asks[seat])


def says_what_it_chooses(t: WoodScene, name: str = "A") -> None:
    t.says(f"{name}: {chooses(t, name).replace(':', ' ')}")


# Search


def test_a_puppet_goes_where_a_potion_is_completed() -> None:
    """[BLW-3.2] A clover for P02, on the only card of the column that has one."""
    forest = {"r1c1": "F01", "r2c1": "F05", "r3c1": "F13"} | {f"r{r}c{c}": "-" for r in (1, 2, 3) for c in range(2, 6)}
    t = wood(witch(larder="F06"), witch(rest="cards"), forest=forest, display="P02", deck="")
    assert chooses(t) == "place:r2c1"


def test_what_another_puppet_will_bring_is_not_fetched_twice() -> None:
    """[BLW-3.2] A clover is under way: now the mushroom of P06 is worth more."""
    forest = {"r1c1": "F05", "r2c1": "F06", "r3c1": "F09"} | {f"r{r}c{c}": "-" for r in (1, 2, 3) for c in range(2, 6)}
    t = wood(witch(), witch(rest="cards"), forest=forest, puppets={"r1c1": "A"}, display="P06", deck="")
    assert chooses(t) == "place:r3c1"


def test_spells_are_traded_for_early_and_not_in_the_last_expedition() -> None:
    """[BLW-5.3, BLW-4.2]"""
    for expedition, is_wanted in {1: True, 3: False}.items():
        t = wood(witch(coins=9, potions="P02 P04"), expedition=expedition)
        assert (chooses(t) == "trade:sniff") == is_wanted


def test_a_twin_is_cast_by_who_has_puppets_and_coins() -> None:
    """[BLW-7.1]"""
    assert chooses(wood(witch(ready="twin"))) == "cast:twin"
    assert chooses(wood(witch(ready="twin", coins=1))).startswith("place:")


# Return


@pytest.mark.parametrize(
    ("mine", "card", "choice"),
    [
        (witch(larder="F01"), "F05", "buy"),
        (witch(larder="F01", coins=0), "F05", "leave or end"),
        (witch(larder="F01", coins=1, potions="P40"), "F17", "sell:P40"),
        (witch(larder="F01", ready="free"), "F49", "cast:free"),
        (witch(larder="F13"), "F16", "leave or end"),
    ],
)
def test_a_card_is_taken_for_what_it_makes(mine: dict[str, Any], card: str, choice: str) -> None:
    """[BLW-3.6, BLW-3.7] P05 asks for toad and clover; a small potion is not worth a loan."""
    assert chooses(home(mine, card=card, display="P05")) in choice.split(" or ")


def test_a_loan_is_taken_for_a_great_potion_only() -> None:
    """[BLW-5.7]"""
    great = home(witch(larder="F17 F21", coins=0), card="F05", display="P33")
    assert chooses(great) == "borrow"
    small = home(witch(larder="F01", coins=0), card="F05", display="P05")
    assert chooses(small) != "borrow"


def test_the_card_is_bought_before_a_lesser_potion_is_brewed() -> None:
    """[BLW-5.1] With another toad P13 becomes possible, and P05 can wait; unless its coins are needed."""
    t = home(witch(larder="F17"), card="F01", display="P05 P13")
    assert chooses(t) == "buy"
    t = home(witch(larder="F17", coins=0), card="F01", display="P05 P13")
    assert chooses(t) == "brew"


def test_the_best_potion_is_brewed_with_the_least_waste() -> None:
    """[BLW-5.1] P21 rather than P03; of four cards those with nothing to spare."""
    t = home(witch(larder="F17 F18 F43 F49"), card="F13", display="P03 P21")
    t.says("A: leave", "A: brew")
    assert chooses(t) == "potion:P21"
    t.says("A: potion P21", "A: done")
    while not t.told("brewed"):
        says_what_it_chooses(t)
    assert sorted(t.told("brewed")[0]["cards"]) == ["F17", "F18"]


def test_cards_go_before_pinches() -> None:
    """[BLW-7.5]"""
    t = home(witch(larder="F01 F05", ready="pinch"), card="F13", display="P05")
    t.says("A: leave", "A: brew")
    while not t.told("brewed"):
        says_what_it_chooses(t)
    assert t.told("brewed")[0]["pinched"] == []


def test_the_least_potion_is_given_for_a_spell() -> None:
    """[BLW-5.3]"""
    t = wood(witch(potions="P40 P01 P03", coins=9))
    t.says("A: trade twin")
    assert chooses(t) == "potion:P01"


def test_a_sniffed_card_is_taken_if_it_helps() -> None:
    """[BLW-7.3]"""
    t = home(witch(ready="sniff", larder="F01"), display="P05", luck="F05 F13 F14 F09 F10")
    t.says("A: cast sniff")
    assert chooses(t) == "card:F05"


def test_whoever_is_driven_away_goes_where_it_is_worth_most() -> None:
    """[BLW-7.6]"""
    forest = {"r1c1": "F13", "r2c1": "F05", "r3c1": "F14"} | {f"r{r}c{c}": "-" for r in (1, 2, 3) for c in range(2, 6)}
    t = wood(
        witch(ready="shoo", rest="cards"),
        witch(larder="F01"),
        forest=forest,
        puppets={"r1c1": "B"},
        display="P05",
        deck="",
    )
    t.says("A: cast shoo", "A: at r1c1")
    assert chooses(t, "B") == "at:r2c1"


# Whole games


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", range(6))
def test_bots_answer_what_is_offered_and_the_same_for_a_seed(kind: Callable[[int], Bot], seed: int) -> None:
    """Any options, random answers on the way; two bots of one seed think alike."""
    rng = random.Random(seed)
    table, one, other = any_wood(rng), kind(seed), kind(seed)
    while table.outcome is None:
        ((seat, ask),) = table.asks.items()
        view = BLACKWOOD.view(table, seat)
        choice = one.choose(view, ask)
        assert choice in ask.options
        assert choice == other.choose(view, ask)
        answer(table, seat, rng.choice(ask.options) if rng.random() < 0.2 else choice)


def test_every_question_is_known_to_the_apprentice() -> None:
    assert set(DECISIONS) == {about.key for about in vars(ABOUT).values() if isinstance(about, About)}


BOTS: tuple[SeatBot, ...] = (
    lambda table, seat: RandomBot(7),
    lambda table, seat: Apprentice(7),
    lambda table, seat: Fallback(7),
)


@pytest.mark.parametrize(("players", "options"), [(2, {}), (4, {"sniff_phases": "both", "favour": True})])
def test_the_universal_checker_finds_nothing_wrong_with_bots(players: int, options: dict[str, Any]) -> None:
    assert check(BLACKWOOD, players, options, seed=2, bots=BOTS, every=10).decisions > 40


# Two worlds: the order of the decks makes no difference


class Peeking(Apprentice):
    """A bot that was handed the table, and knows what the forest deck will bring."""

    def __init__(self, table: Table) -> None:
        super().__init__(0)
        self.table = table

    def choose(self, view: View, ask: Ask) -> str:
        world = self.table.copy()
        coming = world.chance.draw(-1, world.deck) if world.deck else ""
        return ask.options[sum(map(ord, coming)) % len(ask.options)]


def differing(make: Making, games: int) -> int:
    """How often somebody answers otherwise in a world that looks the same to her."""
    found = 0
    for seed in range(games):
        rng = random.Random(seed)
        table, player = any_wood(rng), Apprentice(seed)
        while table.outcome is None:
            ((seat, ask),) = table.asks.items()
            view = BLACKWOOD.view(table, seat)
            if len(ask.options) > 1 and rng.random() < 0.2:
                world: Any = BLACKWOOD.guess(view, Counter(table.box.players, rng.getrandbits(32)))
                own = world.asks[seat]
                there = make(world, seat).choose(BLACKWOOD.view(world, seat), own)
                found += make(table, seat).choose(view, ask) != there
            answer(table, seat, player.choose(view, ask))
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_bots_choose_alike_in_worlds_that_look_alike(kind: Callable[[int], Bot]) -> None:
    """[BLW-2.1]"""
    assert differing(lambda table, seat: kind(5), 3) == 0


def test_a_bot_that_peeks_is_noticed() -> None:
    """[BLW-2.1]"""
    assert differing(lambda table, seat: Peeking(table), 3) > 0


# Strength


def test_levels_and_the_stand_in_are_those_of_blackwood() -> None:
    assert isinstance(bot("blackwood", "apprentice", 1), Apprentice)
    assert isinstance(stand_in("blackwood", 1), Fallback)
    assert list(LEVELS["blackwood"]) == ["random", *RANKS]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_apprentice_beats_chance(players: int) -> None:
    """One against all others; over many more games: `chaudron tournament`."""
    score = fought("blackwood", "apprentice", "random", 2, players)
    assert score.rate == 1
    assert score.points > 25
