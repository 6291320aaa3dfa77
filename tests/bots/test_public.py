"""Policies that others have published: what they do in clear positions, and that the study's figures come out again."""

import random
from typing import Any

import pytest

from chaudron.games import SHELF
from chaudron.games.belcastel.components import START_BAG, chips
from chaudron.kernel.chance import Counter
from chaudron.kernel.rule import answer
from chaudron.lab.many import derived_seed, play_many, play_share
from chaudron.lab.workers import HERE
from chaudron.scenes.belcastel import BelcastelScene, player, scene
from research import ridge_training
from research.edinburgh import play
from research.edinburgh_game import BASELINE, BEST, BOOKLET, Liberties, random_scaled
from research.field import Field
from research.policies import BOTS, PLANS
from research.policies.quackulator import PLANS as QUACKULATOR
from research.policies.ridge import FEATURES, Owned, features, learned
from research.solo import SoloGames
from tests.soak.courses import COURSES


def brewing(mine: dict[str, Any], round: int = 4, **setting: Any) -> BelcastelScene:
    return scene(mine, player(), start="middle", round=round, **setting)


def buying(space: int, bag: str, round: int = 4) -> BelcastelScene:
    """A table at which the first seat shops on this space."""
    t = scene(player(bag=bag, cauldron=f"o1@{space - 1}"), player(bag="w1"), start="scoring", round=round)
    while t.about("A") not in ("buy", "buy_second"):
        t.says("A: done" if t.about("A") == "spend" else "B: done")
    return t


def chooses(name: str, t: BelcastelScene, seed: int = 0) -> str:
    return BOTS[name](seed).choose(t.game.view(t.table, 0), t.table.asks[0])


# Where they come from


@pytest.mark.parametrize("name", PLANS)
def test_every_policy_names_its_source(name: str) -> None:
    repository, _, what = PLANS[name].source.partition(": ")
    assert "/" in repository
    assert what


# Under the full rules


@pytest.mark.parametrize("game", ["belcastel", "witches"])
@pytest.mark.parametrize("name", BOTS)
def test_a_policy_answers_every_ask_of_any_box(game: str, name: str) -> None:
    """What it was never written for as well: cards, other books, tubes, witches."""
    rng = random.Random(f"{game} {name}")
    box: Any = COURSES[game].random_box(rng)
    table: Any = SHELF[game].table(box, Counter(box.players, rng.getrandbits(32)))
    table.begin()
    bot = BOTS[name](3)
    while table.outcome is None:
        seat, ask = next((seat, ask) for seat, ask in table.asks.items() if not ask.lapses)
        choice = bot.choose(SHELF[game].bot_view(table, seat), ask) if seat < 2 else rng.choice(ask.options)
        assert choice in ask.options
        answer(table, seat, choice)


# Going on


@pytest.mark.parametrize("name", BOTS)
def test_a_draw_that_cannot_explode_is_taken(name: str) -> None:
    assert chooses(name, brewing(player(bag="g1 o1 w1", cauldron="w1@1 g1@2", flask=False))) == "draw"


def test_a_threshold_counts_whites_and_a_risk_counts_chips() -> None:
    """Six whites, and one deadly chip among nine."""
    t = brewing(player(bag="w2 o1 o1 o1 g1 g1 g1 b1 b1", cauldron="w3@3 w2@5 w1@6", flask=False))
    assert [chooses(f"whites-{most}", t) for most in (5, 6, 7)] == ["stop", "stop", "draw"]
    assert [chooses(f"risk-{most}", t) for most in (10, 20, 33)] == ["stop", "draw", "draw"]


def test_the_study_goes_on_in_an_early_cauldron_and_stops_in_a_rich_one() -> None:
    """An explosion costs points: none at the start of the track."""
    bag = "w1 w2 w3 o1"
    assert chooses("edinburgh", brewing(player(bag=bag, cauldron="w3@3 w2@5", flask=False), round=1)) == "draw"
    assert chooses("edinburgh", brewing(player(bag=bag, cauldron="w3@30 w2@32 w1@33", flask=False), round=8)) == "stop"


def test_the_profiles_dare_more_or_less_and_more_from_behind() -> None:
    bag = "w2 o1 g1 g1"
    early = brewing(player(bag=bag, cauldron="w3@3 w3@6", flask=False), round=5)
    assert chooses("elixir-cautious", early) == "stop"
    assert chooses("elixir-reckless", early) == "draw"
    for points, choice in (0, "stop"), (20, "draw"):
        table = (player(bag="w2 o1 g1 g1 g1", cauldron="w3@3 w3@6", flask=False), player(points=points))
        assert chooses("elixir-balanced", scene(*table, start="middle", round=7)) == choice


def test_the_flask_takes_back_a_white_that_makes_the_next_draw_too_risky() -> None:
    mine = player(bag="w1 w1 o1 g1 g1 b1 b1", cauldron="w2@2 w2@4 w3@7")
    assert chooses("elixir-balanced", brewing(mine, round=6)) == "flask"
    assert chooses("elixir-balanced", brewing({**mine, "cauldron": "w3@3 w2@5 w2@7"}, round=6)) == "stop"


def test_a_coin_decides_alike_whenever_it_is_asked_and_not_for_everybody() -> None:
    t = brewing(player(bag="w1 w1 o1 g1", cauldron="w1@1"), round=1)
    given = [chooses("edinburgh", t, seed) for seed in range(40)]
    assert given == [chooses("edinburgh", t, seed) for seed in range(40)]
    assert {"flask", "draw"} == set(given)


@pytest.mark.parametrize(("round", "reward"), [(5, "coins"), (6, "points")])
def test_an_explosion_pays_coins_early_and_points_late(round: int, reward: str) -> None:
    t = scene(player(cauldron="w3@3 w3@6 w2@8", exploded=True), player(), start="scoring", round=round)
    assert chooses("edinburgh", t) == reward


# Buying


def test_a_color_is_kept_equal_even_if_that_means_waiting() -> None:
    """Black, blue, green and orange are there already; purple is what is missing, and too dear."""
    t = buying(8, "w1 w2 w3 k1 b1 g1")
    assert chooses("edinburgh", t) == "done"
    assert chooses("edinburgh-thrifty", t).startswith("buy:")


def test_a_wish_list_is_followed_in_order() -> None:
    assert chooses("quacksbag-best", buying(12, "w1 w2")) == "buy:p1"
    assert chooses("quacksbag-best", buying(8, "w1 w2")) == "buy:o1"


def test_spending_most_leaves_no_coins_that_could_be_spent() -> None:
    """15 coins, with an orange in the cauldron: 10 and 5, or 6 and 9."""
    t = buying(15, "w1 w2")
    for _ in range(2):
        answer(t.table, 0, chooses("whites-6", t))
    bought = [chip for chip in t.seat("A").bag if chip.name not in ("w1", "w2", "o1")]
    assert sum(t.table.box.prices[chip] for chip in bought) == 15


def test_weights_prefer_the_first_black_chip_to_a_second_one() -> None:
    assert chooses("elixir-balanced", buying(11, "w1 w2", round=1)) == "buy:k1"
    assert chooses("elixir-balanced", buying(11, "w1 w2 k1", round=1)) != "buy:k1"


# The study itself


def test_the_figures_of_the_study_come_out_again() -> None:
    """Published for 10,000 games: 42.59, 40.18 and, against neighbors with black chips, 38.20."""
    for result, published in (
        (play(BEST, 250, seed=2), 42.59),
        (play(BASELINE, 250, seed=2), 40.18),
        (play(BEST, 250, 2, None, random_scaled), 38.20),
    ):
        assert abs(result.mean - published) < 3 * result.error


def test_by_the_booklet_the_same_bundle_wins_less() -> None:
    """Most of all the white chip that is missing from its bag."""
    published, booklet = play(BEST, 150, seed=3), play(BEST, 150, seed=3, liberties=BOOKLET)
    missing_white = play(BEST, 150, seed=3, liberties=Liberties(small_bag=False))
    assert published.mean - booklet.mean > 6
    assert published.mean - missing_white.mean > 3


def test_our_engine_and_the_restated_program_agree_by_the_booklet() -> None:
    """Two programs, one bundle, one set of rules."""
    ours, restated = play_many(SoloGames("edinburgh", 4), 50).result, play(BEST, 200, 4, BOOKLET)
    assert abs(ours.mean - restated.mean) < 3 * (ours.error**2 + restated.error**2) ** 0.5
    assert abs(ours.deviation - restated.deviation) < 1.5


def test_a_field_shares_every_game_among_four_and_can_be_shared_out() -> None:
    bots = ("whites-6", "whites-7", "risk-20", "risk-33", "edinburgh-safe")
    whole, first, second = (play_share(Field(bots, 1, True), numbers) for numbers in (range(3), range(1), range(1, 3)))
    first.merge(second)
    assert first == whole
    assert sum(sum(shares) for shares in whole.won.values()) == pytest.approx(3)
    assert len(whole.lines()) == len(whole.won)


# The calculator


def test_the_calculator_has_the_features_that_were_published() -> None:
    owned = Owned((*START_BAG, *chips("r2 r2")), drop=3, rubies=2, flask=True)
    known = dict(zip(FEATURES, features(owned), strict=True))
    assert len(FEATURES) == 45
    assert (known["w1"], known["w1 squared"], known["r2 squared"]) == (4, 16, 4)
    assert (known["drop squared"], known["orange times red"], known["sum of whites"]) == (9, 2, 11)


def test_the_value_of_rubies_is_what_they_are_best_spent_on() -> None:
    model = learned()
    value, first = model.spending(5, drop=2, rubies=4, flask=False)
    assert first in ("drop", "refill")
    assert value >= max(model.of_rest(5, 4, 0, False), model.of_rest(5, 3, 0, True), model.of_rest(5, 2, 4, False))


@pytest.mark.parametrize("name", QUACKULATOR)
def test_the_calculator_stops_in_a_rich_cauldron_and_explodes_on_purpose_in_a_poor_one(name: str) -> None:
    """In round 1 coins are what counts."""
    bag = "w1 w1 w2 o1"
    assert chooses(name, brewing(player(bag=bag, cauldron="w3@30 w2@32 w2@34", flask=False), round=8)) == "stop"
    assert chooses(name, brewing(player(bag=bag, cauldron="w1@1 w3@4 w2@6", flask=False), round=1)) == "draw"


def test_learning_is_the_same_however_its_games_are_shared_out() -> None:
    lines: list[dict[str, Any]] = []
    learned_at_once = ridge_training.train(5, 4, HERE, lines.append)
    lesson = ridge_training.Lesson(derived_seed(5, 0), None)
    one, other = play_share(lesson, range(1)), play_share(lesson, range(1, 4))
    one.merge(other)
    assert ridge_training.fit(one.found) == learned_at_once
    assert lines == [{"pass": 0, "samples": 4 * 4 * 9, "points": round(sum(one.points) / 16, 3)}]
