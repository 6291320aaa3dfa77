"""The adept and the master: what anybody would certainly play, what they advise, and that they know the opening."""

import random
from typing import Any

import pytest

from chaudron.bots.advice import Advice
from chaudron.bots.belcastel.adept import Adept
from chaudron.bots.belcastel.master import Master
from chaudron.bots.belcastel.race import Race
from chaudron.bots.belcastel.thought import Thought
from chaudron.bots.belcastel.worth import learned
from chaudron.games.belcastel import WITCHES
from chaudron.games.belcastel.witches.box import TABLE_OPTIONS
from chaudron.kernel.chance import Counter
from chaudron.lab.many import bot_player, play_game
from chaudron.lab.tournament.boxes import random_options
from chaudron.scenes.belcastel import BelcastelScene, player, scene, witches_scene
from tests.bots.fought import fought

FEW = 150
"""Enough for clear positions."""
NOBODY = player(bag="")
"""Somebody else, whose bag is not looked at."""
both = pytest.mark.parametrize("kind", [Adept, Master])


def advice(t: BelcastelScene, kind: type[Adept], lays: int = FEW) -> Advice:
    return kind(0, lays=lays).advise(t.game.view(t.table, 0), t.table.asks[0])


def chooses(t: BelcastelScene, kind: type[Adept], lays: int = FEW) -> str:
    choice = kind(0, lays=lays).choose(t.game.view(t.table, 0), t.table.asks[0])
    assert choice == advice(t, kind, lays).best
    return choice


def brewing(mine: dict[str, Any], other: dict[str, Any] | None = None, **setting: Any) -> BelcastelScene:
    return scene(mine, other or NOBODY, start="middle", **{"round": 5, "books": 1, **setting})


# Advice


@both
def test_what_is_told_is_counted_in_points(kind: type[Adept]) -> None:
    """Whoever plays to win still tells points: a round with nothing in the cauldron does not cost twenty."""
    t = brewing(player(bag="w1 w1 w1 w1 w2 w2 w3 o1 g1"), round=1)
    worths = [worth for _, worth in advice(t, kind, 2000).options]
    assert 1 < worths[0] - worths[-1] < 20


# Brewing


@both
def test_nobody_stops_while_nothing_can_happen(kind: type[Adept]) -> None:
    assert chooses(brewing(player(bag="w1 w2 o1 g2", cauldron="w3@5 w1@6")), kind) == "draw"


@both
def test_a_rich_cauldron_is_not_risked_for_a_space(kind: type[Adept]) -> None:
    """Late and far, three chips of four explode it."""
    mine = player(bag="w3 w2 w1 o1", cauldron="w3@36 w2@38 w2@40", flask=False)
    assert chooses(brewing(mine, round=8), kind) == "stop"


@both
def test_the_last_round_is_played_for_points(kind: type[Adept]) -> None:
    """[BEL-12.2] An explosion costs the coins; a chance of one in eight is taken where much is to be won."""
    cauldron = "w3@10 w2@12"
    for bag, choice in {"w3 w3 w3 o1": "stop", "w1 g4 g4 r4 r4 y4 y4 w3": "draw"}.items():
        mine = player(bag=bag, cauldron=cauldron, flask=False)
        t = scene(mine, player(bag="", cauldron=cauldron), start="middle", round=9, books=1, lock_step="last_round")
        assert chooses(t, kind) == choice


@both
def test_the_flask_takes_back_what_made_a_good_bag_dangerous(kind: type[Adept]) -> None:
    """[BEL-8.1] With a potion that fills it again there is nothing to lose."""
    mine = player(bag="w1 w2 w1 g4 r4 b4 y4", cauldron="w2@30 w2@32 w3@35")
    assert chooses(brewing(mine, card="magic_potion"), kind) == "flask"


@both
def test_of_the_chips_shown_the_one_that_helps_most_is_laid(kind: type[Adept]) -> None:
    """[BEL-7.3] blue-1: four spaces, and not the white that explodes the cauldron."""
    t = brewing(player(bag="b2 w3 g4 o1", cauldron="w3@10 w3@13", flask=False), books=1)
    t.luck("A: b2 w3 g4")
    t.says("A: draw")
    assert (t.about("A"), chooses(t, kind)) == ("crow_skull", "lay:g4")


@both
def test_a_white_goes_back_when_a_mandrake_allows_it(kind: type[Adept]) -> None:
    """[BEL-7.3] yellow-1: the big one that stands in the way."""
    t = brewing(player(bag="y1 g4 r4 b4 w3", cauldron="w3@10 w3@13", flask=False), books=1)
    t.luck("A: y1")
    t.says("A: draw")
    assert (t.about("A"), chooses(t, kind)) == ("mandrake", "back")


@both
def test_an_explosion_costs_little_in_the_first_round(kind: type[Adept]) -> None:
    """[BEL-10.4] Coins are what counts then, and every chip brings one: even odds are taken that are refused later."""
    bag = "w2 w2 o1 g1"
    early = player(bag=bag, cauldron="w1@1 w3@4 w2@6", flask=False)
    late = player(bag=bag, cauldron="w1@31 w3@34 w2@36", flask=False)
    assert chooses(brewing(early, round=1), kind) == "draw"
    assert chooses(brewing(late, round=8), kind) == "stop"


def test_who_is_far_behind_in_the_end_dares_more() -> None:
    """The master looks at who wins: a quiet stop is no use to a loser."""
    mine = player(bag="w2 w3 r4 y4 g4", cauldron="w3@16 w2@18 w1@19", flask=False, points=40)
    views = {}
    for points in (20, 62):
        rival = player(bag="", cauldron="o1@20", points=points)
        t = scene(mine, rival, start="middle", round=9, books=1)
        thinking = Thought(t.table, 0, learned(), FEW)
        race = Race(thinking.ending, learned())
        views[points] = [race.chance(worth) for worth in (0.0, 10.0, 20.0)]
    ahead, behind = views[20], views[62]
    assert ahead[0] > 0.9
    assert behind[0] < 0.5
    assert behind[2] - behind[1] > behind[1] - behind[0]


# Scoring and shopping


@both
def test_coins_early_and_points_late(kind: type[Adept]) -> None:
    """[BEL-10.4]"""
    for round, choice in {1: "coins", 9: "points"}.items():
        mine = player(cauldron="w3@3 w3@6 w2@15", exploded=True)
        t = scene(mine, NOBODY, start="scoring", round=round, books=1)
        t.declines("drop")
        assert (t.about("A"), chooses(t, kind)) == ("reward", choice)


@both
def test_coins_are_spent_while_there_are_rounds_to_come(kind: type[Adept]) -> None:
    t = scene(player(cauldron="w1@1 o1@18"), NOBODY, start="scoring", round=2, books=1)
    t.declines("drop")
    weighed = advice(t, kind)
    assert weighed.best.startswith("buy:")
    assert weighed.options[0].value > dict(weighed.options)["done"] + 1


@both
def test_rubies_make_points_in_the_end(kind: type[Adept]) -> None:
    """[BEL-12.2]"""
    t = scene(player(cauldron="o1@8", rubies=4), NOBODY, start="scoring", round=9, books=1)
    t.declines("drop")
    assert (t.about("A"), chooses(t, kind)) == ("spend", "point")


@both
def test_a_drop_is_worth_rubies_early(kind: type[Adept]) -> None:
    """[BEL-10.6]"""
    t = scene(player(cauldron="o1@8", rubies=4), NOBODY, start="scoring", round=2, books=1)
    t.declines("drop", "buy")
    assert (t.about("A"), chooses(t, kind)) == ("spend", "drop")


@both
def test_nobody_refuses_a_rat_or_a_drop(kind: type[Adept]) -> None:
    t = scene(player(points=10), player(bag="", points=30), start="rats", round=4, books=1)
    assert (t.about("A"), chooses(t, kind)) == ("rat", "rat")


@both
def test_a_witch_that_brings_more_than_her_penny_is_called_in_the_last_round(kind: type[Adept]) -> None:
    """[WIT-3.9] G1: six colors make 7 points, and a penny 2."""
    mine = player(cauldron="o1@1 g1@2 b1@3 r1@4 y1@5 p1@6", pennies=("gold",))
    t = witches_scene(mine, player(bag="", pennies=()), start="scoring", round=9, books=1, witches="S1-C3-G1")
    t.declines("drop", "ghost_row", "spider_chip")
    assert (t.about("A"), chooses(t, kind)) == ("colors", "witch:G1")


# Advice


@both
def test_advice_weighs_the_options_with_the_best_first(kind: type[Adept]) -> None:
    t = scene(player(cauldron="w1@1 o1@18"), NOBODY, start="scoring", round=3, books=1)
    t.declines("drop")
    weighed = advice(t, kind)
    options = [option.choice for option in weighed.options]
    assert weighed.unit == "points"
    assert len(options) > 5
    assert set(options) <= set(t.table.asks[0].options)
    assert [option.value for option in weighed.options] == sorted((o.value for o in weighed.options), reverse=True)


@both
def test_advice_is_in_points_ahead(kind: type[Adept]) -> None:
    """Ten points more in the last round are ten points more."""
    values = []
    for points in (20, 30):
        t = scene(player(cauldron="o1@8", rubies=4, points=points), NOBODY, start="scoring", round=9, books=1)
        t.declines("drop")
        values.append(advice(t, kind).options[0].value)
    assert values[1] - values[0] == pytest.approx(10)


# Whole games


def any_options(luck: random.Random) -> dict[str, Any]:
    known = {name: about["values"] for name, about in TABLE_OPTIONS.items() if name not in ("books", "witches")}
    return {name: luck.choice([value for value in values if value != "seat"]) for name, values in known.items()}


@pytest.mark.parametrize("seed", range(4))
def test_they_play_any_box_to_its_end(seed: int) -> None:
    """They never answer what was not offered."""
    luck = random.Random(seed)
    players, options = luck.choice((2, 3, 4, 5)), random_options("witches", luck)
    table = WITCHES.table(WITCHES.box(players, {**any_options(luck), **options}), Counter(players, seed))
    bots = [(Adept, Master)[seat % 2](seat, lays=10) for seat in range(players)]
    play_game(table, bot_player(WITCHES, bots))
    assert table.outcome is not None


@pytest.mark.parametrize("game", ["belcastel", "witches"])
def test_the_adept_beats_the_child(game: str) -> None:
    """Whom else it beats, and how often, is in `docs/bots.md`."""
    assert fought(game, "adept", "child", 1, seed=5).rate == 1
