"""Child, novice, adept and master of Blackwood: what they do in clear positions, what they see, what they cost."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from chaudron.bots import RANKS, bot
from chaudron.bots.advice import Advice
from chaudron.bots.blackwood import LEVELS, Adept, Apprentice, Child, Master, Novice
from chaudron.bots.blackwood.estimates import estimates_of
from chaudron.bots.blackwood.experts import Expert, Tries
from chaudron.bots.blackwood.value import features, key_of, learned
from chaudron.games.blackwood import BLACKWOOD
from chaudron.games.blackwood.components import COLUMNS, EXPEDITIONS
from chaudron.games.blackwood.table import Table
from chaudron.kernel.chance import Counter
from chaudron.kernel.game import Bot
from chaudron.kernel.rule import answer
from chaudron.scenes.blackwood import WoodScene, witch, wood
from chaudron.scenes.scene import SEATS
from tests.bots.fought import fought
from tests.bots.woods import any_wood
from tests.games.blackwood.positions import almost_bare, home
from tests.soak.blackwood import values

FEW = 8
"""Tries, where it does not matter how well somebody plays."""
ENOUGH = 40
"""Tries that show what is clear."""
Making = Callable[[int], Bot]
MAKINGS: dict[str, Making] = {
    "child": Child,
    "novice": Novice,
    "adept": lambda seed: Adept(seed, FEW),
    "master": lambda seed: Master(seed, FEW),
}


def advice(t: WoodScene, name: str = "A", tries: int = ENOUGH) -> Advice:
    seat = SEATS.index(name)
    return Master(3, tries).advise(t.game.view(t.table, seat), t.table.asks[seat])


def chooses(t: WoodScene, player: Bot, name: str = "A") -> str:
    seat = SEATS.index(name)
    return player.choose(t.game.view(t.table, seat), t.table.asks[seat])


# What a good witch certainly does


def test_a_master_fetches_the_only_card_that_makes_a_potion() -> None:
    """[BLW-3.2] The last round of the game: a clover for P02."""
    forest = {f"r{row}c5": card for row, card in ((1, "F01"), (2, "F05"), (3, "F13"))}
    t = wood(witch(larder="F06"), witch(), forest=forest, column=5, expedition=3, display="P02")
    assert advice(t).best == "place:r2c5"


@pytest.mark.parametrize(
    ("mine", "card", "display", "choice"),
    [
        (witch(larder="F01"), "F05", "P05", "buy"),
        (witch(coins=3), "F14", "P05", "end"),
        (witch(larder="F17 F21", coins=2), "F01", "P40 P05", "brew"),
        (witch(larder="F17 F21", coins=0, potions="P01"), "F05", "P33", "sell:P01"),
        (witch(larder="F17 F21", coins=0), "F05", "P33", "borrow"),
        (witch(larder="F01", coins=1), "F49", "P05", "end"),
        (witch(larder="F17 F21", coins=0, ready="free"), "F05", "P33", "cast:free"),
    ],
)
def test_a_master_knows_what_the_last_card_is_worth(mine: dict[str, Any], card: str, display: str, choice: str) -> None:
    """[BLW-3.6, BLW-5.1, BLW-5.5, BLW-5.7, BLW-7.4, BLW-8.3] The last turn of the game, without anybody else."""
    t = last_turn(mine, card, display)
    assert advice(t).best == choice


def last_turn(mine: dict[str, Any], card: str, display: str) -> WoodScene:
    """A's puppet comes home in the last round of the game."""
    forest, puppets = {"r1c5": card}, {"r1c5": "A"}
    return wood(mine, forest=forest, puppets=puppets, column=5, expedition=3, phase="return", display=display)


def test_a_master_brews_together_what_shares_a_card() -> None:
    """[BLW-5.1] Conformance example 4: as two brews the second would fail."""
    t = last_turn(witch(larder="F25 F01", ready="pinch"), "F16", "P01 P07")
    player = Master(3, ENOUGH)
    while not t.told("brewed"):
        t.says(f"A: {chooses(t, player).replace(':', ' ')}")
    assert sorted(t.told("brewed")[0]["potions"]) == ["P01", "P07"]


def test_a_master_who_is_driven_away_goes_where_a_potion_is_made() -> None:
    """[BLW-7.6]"""
    t = wood(
        witch(ready="shoo"),
        witch(larder="F06"),
        forest={"r1c5": "F13", "r2c5": "F05", "r3c5": "F14"},
        puppets={"r1c5": "B"},
        column=5,
        expedition=3,
        display="P02",
    )
    t.says("A: cast shoo", "A: at r1c5")
    assert advice(t, "B").best == "at:r2c5"


# Beginners


def test_a_child_likes_pictures_and_borrows_gladly() -> None:
    """[BLW-3.2, BLW-5.7]"""
    t = wood(forest=almost_bare("F01") | {"r2c1": "F45", "r3c1": "F05"}, display="P01")
    assert chooses(t, Child(1)) == "place:r2c1"
    assert chooses(home(witch(coins=0), display="P40"), Child(1)) == "borrow"


def test_a_novice_fetches_what_her_favorite_needs_and_never_borrows() -> None:
    """[BLW-3.2, BLW-5.7]"""
    t = wood(witch(larder="F05"), forest=almost_bare("F13") | {"r2c1": "F06"}, display="P02 P40")
    assert chooses(t, Novice(1)) == "place:r2c1"
    assert chooses(home(witch(coins=0), display="P40"), Novice(1)) != "borrow"


# Advice, and its cost


def test_advice_weighs_the_options_and_the_best_comes_first() -> None:
    t = last_turn(witch(larder="F01"), "F05", "P05")
    given = advice(t)
    assert given.unit == "points"
    assert {option.choice for option in given.options} == {"buy", "end"}
    assert given.options[0].value > given.options[1].value


def test_a_thought_is_no_longer_than_its_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    """And what is forced, or all the same, costs one at most."""
    played = []
    play_on = Tries.play_on

    def counted(self: Tries, table: Table, seat: int) -> float:
        played.append(seat)
        return play_on(self, table, seat)

    monkeypatch.setattr(Tries, "play_on", counted)
    t = wood(witch(potions="P40 P01 P09 P03", coins=9))
    assert len(advice(t, tries=100).options) > 5
    assert 40 <= len(played) <= 100
    played.clear()
    t.says("A: trade twin")
    assert len(advice(t, tries=100).options) == 1
    assert len(played) == 1


@pytest.mark.parametrize("players", BLACKWOOD.players)
def test_there_are_weights_for_every_round(players: int) -> None:
    table: Any = BLACKWOOD.table(BLACKWOOD.box(players, {}), Counter(players, 1))
    table.begin()
    rows = features(estimates_of(table.box, learned().parameters), table)
    for left in range(1, COLUMNS * EXPEDITIONS):
        table.expedition, table.column = EXPEDITIONS - (left - 1) // COLUMNS, COLUMNS - (left - 1) % COLUMNS
        assert key_of(table) == f"{players}/{left}"
        assert len(learned().by_round[key_of(table)]) == len(rows[0])
        assert len(learned().points(table)) == players


def test_more_renown_is_worth_more() -> None:
    """[BLW-8.3]"""
    poor, rich = (wood(witch(potions=potions), column=3).table for potions in ("", "P40"))
    assert learned().points(rich)[0] > learned().points(poor)[0] + 8


# Whole games


def mixed_game(rng: random.Random, table: Table, players: list[Bot], often: float) -> list[tuple[Any, ...]]:
    """Some of the questions of a game, with the table as it then was; the rest is answered by the apprentice."""
    asked, quick = [], Apprentice(1)
    while table.outcome is None:
        ((seat, ask),) = table.asks.items()
        view = BLACKWOOD.view(table, seat)
        choice = quick.choose(view, ask)
        if len(ask.options) > 1 and (rng.random() < often or ask.about.key not in ("search", "return")):
            asked.append((table.copy(), seat, ask, view))
            choice = players[seat].choose(view, ask)
            assert choice in ask.options
        answer(table, seat, rng.choice(ask.options) if rng.random() < 0.2 else choice)
    return asked


@pytest.mark.parametrize("level", MAKINGS)
@pytest.mark.parametrize("seed", range(3))
def test_levels_answer_alike_in_worlds_that_look_alike(level: str, seed: int) -> None:
    """[BLW-2.1] Any options; another bot of the same seed, and decks in another order."""
    rng = random.Random(seed)
    table = any_wood(rng)
    for was, seat, ask, view in mixed_game(rng, table, [MAKINGS[level](5)] * table.box.players, 0.1):
        world: Any = BLACKWOOD.guess(view, Counter(was.box.players, rng.getrandbits(32)))
        there = MAKINGS[level](5).choose(BLACKWOOD.view(world, seat), world.asks[seat])
        assert MAKINGS[level](5).choose(view, ask) == there


@pytest.mark.parametrize("name", values.OTHERS)
def test_bots_play_with_other_card_values(name: str) -> None:
    """[BLW-13.6]"""
    rng = random.Random(4)
    table = any_wood(rng, components=values.known(name))
    assert mixed_game(rng, table, [Expert(1, FEW)] * table.box.players, 0.1)


def test_all_ranks_sit_down() -> None:
    assert tuple(LEVELS) == RANKS
    assert isinstance(bot("blackwood", "master", 1), Master)


@pytest.mark.parametrize(("level", "below"), [("child", "random"), ("novice", "child"), ("apprentice", "novice")])
def test_beginners_are_beaten_by_who_knows_more(level: str, below: str) -> None:
    """Over many more games: `chaudron tournament`."""
    score = fought("blackwood", level, below, 6)
    assert score.rate > score.fair
    assert score.points > score.their_points


def test_an_adept_beats_the_apprentice() -> None:
    """In points; so few games do not show who wins more often (`chaudron tournament` does)."""
    score = fought("blackwood", "adept", "apprentice", 3)
    assert score.points > score.their_points
