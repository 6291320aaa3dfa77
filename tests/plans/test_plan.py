"""A plan for the brewing: where it stops, to the very border; what the flask is for; which questions it leaves."""

import random
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from chaudron.games.belcastel import BELCASTEL, WITCHES, Belcastel
from chaudron.games.belcastel.choices import ABOUT
from chaudron.games.belcastel.odds import odds, risk
from chaudron.games.belcastel.table import BREWING, Table
from chaudron.kernel.chance import Counter
from chaudron.kernel.rule import answer
from chaudron.plans import Plan, answers, choose, dated, forecast, is_over
from chaudron.plans.belcastel import DRAWING, MY_OWN, WHILE_BREWING
from chaudron.scenes.belcastel import BelcastelScene, player, scene, witches_scene


def middle(bag: str, cauldron: str, **things: Any) -> BelcastelScene:
    return scene(player(bag=bag, cauldron=cauldron, **things), player(), start="middle", round=3)


def chooses(plan: Plan, t: BelcastelScene) -> str:
    """What seat A answers by a plan."""
    return choose(plan, t.game.view(t.table, 0), t.table.asks[0])


# Conditions: each alone, at its border


@pytest.mark.parametrize(("whites", "chosen"), [(4, "stop"), (5, "stop"), (6, "draw")])
def test_a_plan_stops_when_the_whites_reach_its_number(whites: int, chosen: str) -> None:
    t = middle("g1 g2", "w3@3 w2@5")
    assert chooses(Plan(whites=whites), t) == chosen


@pytest.mark.parametrize(("coins", "chosen"), [(14, "stop"), (15, "stop"), (16, "draw")])
@pytest.mark.parametrize("space", [14, 15])
def test_a_plan_stops_when_the_scoring_space_gives_its_coins(coins: int, chosen: str, space: int) -> None:
    """[BEL-5.4] The two spaces of 15 coins, each the next after the chip laid last."""
    assert chooses(Plan(coins=coins), middle("g1 g2", f"g1@{space}")) == chosen


@pytest.mark.parametrize(("percent", "chosen"), [(24, "stop"), (25, "draw"), (26, "draw")])
def test_a_plan_stops_when_the_risk_passes_its_percents(percent: int, chosen: str) -> None:
    """[BEL-6.1] One chip of four explodes: that is 25 %, and not more than 25 %."""
    t = middle("w1 g1 g1 g1", "w3@3 w3@6 w1@7")
    assert risk(t.game.view(t.table, 0)) == Fraction(1, 4)
    assert chooses(Plan(risk=percent), t) == chosen


def test_without_any_risk_a_plan_of_zero_percent_draws_on() -> None:
    assert chooses(Plan(risk=0), middle("w1 g1", "w3@3 w3@6")) == "draw"


# Together


@pytest.mark.parametrize(
    ("plan", "chosen"),
    [
        (Plan(whites=6, coins=9, risk=50), "draw"),
        (Plan(whites=5, coins=9, risk=50), "stop"),
        (Plan(whites=6, coins=8, risk=50), "stop"),
        (Plan(whites=6, coins=9, risk=49), "stop"),
        (Plan(whites=5, coins=8, risk=49), "stop"),
    ],
)
def test_of_several_conditions_the_first_one_reached_stops(plan: Plan, chosen: str) -> None:
    t = middle("w3 g1", "w3@3 w2@5 g2@7")
    assert chooses(plan, t) == chosen


def test_a_plan_stops_when_nothing_is_left_to_draw() -> None:
    """[BEL-16.4] The flask could still be used; the plan does not want that."""
    t = middle("", "w1@1")
    assert chooses(Plan(whites=7), t) == "stop"


def test_what_was_set_aside_is_laid_before_stopping() -> None:
    """[WIT-5.6] It must be laid anyway, and still acts while brewing."""
    mine = player(bag="w1 g1", cauldron="w3@20 r1@23", aside="g2", pennies=())
    t = witches_scene(mine, player(pennies=()), start="middle", round=5, books=6)
    assert chooses(Plan(whites=3), t) == "lay:g2"


def test_no_plan_calls_a_witch_while_brewing() -> None:
    """[WIT-3.2] A penny is worth more than a habit: it is for its owner to spend."""
    t = witches_scene(player(bag="g1 g1 g1 g1 g1 g1"), player(), start="middle", round=5, witches="S2-C1-G1")
    assert "witch:S2" in t.table.asks[0].options
    assert {chooses(Plan(whites=whites), t) for whites in (1, 7)} == {"draw"}
    assert chooses(Plan(coins=1), t) == "stop"


# The flask


@pytest.mark.parametrize(
    ("flask", "cauldron", "chosen"),
    [
        ("never", "w3@3 w2@5", "stop"),
        ("high", "w3@3 w2@5", "flask"),
        ("last", "w3@3 w2@5", "flask"),
        ("high", "w2@2", "flask"),
        ("last", "w2@2", "draw"),
        ("high", "w2@2 w1@3", "draw"),
        ("high", "w3@3 w1@4 w1@5", "stop"),
        ("last", "w3@3 w1@4 w1@5", "flask"),
        ("last", "w3@3 w2@5 g1@6", "stop"),
    ],
)
def test_the_flask_is_for_the_white_that_the_plan_names(flask: Any, cauldron: str, chosen: str) -> None:
    """[BEL-8.1] Never; the first one above 1; or the one that would make the plan stop."""
    assert chooses(Plan(whites=5, flask=flask), middle("g1 g2", cauldron)) == chosen


def test_an_empty_flask_takes_nothing_back() -> None:
    """[BEL-8.2]"""
    assert chooses(Plan(whites=5, flask="last"), middle("g1 g2", "w3@3 w2@5", flask=False)) == "stop"


def test_a_flask_that_takes_any_chip_still_takes_only_whites() -> None:
    """[BEL-15.7]"""
    t = scene(player(bag="g1", cauldron="g4@4"), player(), start="middle", flask_takes="any")
    assert "flask" in t.table.asks[0].options
    assert chooses(Plan(coins=1, flask="last"), t) == "stop"


def test_after_the_flask_the_plan_draws_on() -> None:
    t = middle("g1 g2", "w3@3 w2@5")
    plan = Plan(whites=5, flask="last")
    t.says("A: flask")
    assert chooses(plan, t) == "draw"


# Which questions


def keys() -> set[str]:
    return {about.key for name, about in vars(ABOUT).items() if name.isupper()}


@pytest.mark.parametrize("after", ["wait", "round", "back"])
@pytest.mark.parametrize("questions", ["wait", "bot"])
def test_a_plan_answers_just_the_questions_it_was_given(questions: Any, after: Any) -> None:
    plan = Plan(whites=5, questions=questions, after=after)
    answered = {key for key in keys() if answers(plan, key)}
    expected = set(DRAWING)
    if questions == "bot":
        expected |= WHILE_BREWING
    if after != "wait":
        expected |= keys() - DRAWING - WHILE_BREWING - MY_OWN
    assert answered == expected


@pytest.mark.parametrize("exploded", ["points", "coins"])
def test_after_an_explosion_the_plan_takes_what_it_says(exploded: Any) -> None:
    """[BEL-10.4]"""
    t = scene(player(bag="g1", cauldron="w3@3 w3@6 w2@20", exploded=True), player(), start="scoring")
    assert t.table.asks[0].about == ABOUT.REWARD
    assert chooses(Plan(whites=5, after="round", exploded=exploded), t) == exploded


# Its end


def test_a_plan_for_the_brewing_is_over_with_it() -> None:
    t = middle("g1 g2", "w3@3")
    plan = dated(Plan(whites=3), t.table)
    assert not is_over(plan, t.table, 0)
    t.says("A: stop")
    assert is_over(plan, t.table, 0)
    assert not is_over(dated(Plan(whites=3, after="round"), t.table), t.table, 0)


def test_a_plan_that_answers_is_not_over_while_a_witch_may_undo_the_explosion() -> None:
    """[WIT-3.1]"""
    t = witches_scene(player(bag="w1 w2", cauldron="w3@3 w3@6 w1@7"), player(), start="middle", witches="S1-C1-G1")
    plan = dated(Plan(whites=9), t.table)
    t.draws("A: w2")
    assert (t.table.asks[0].about, t.table.seats[0].state) == (ABOUT.SAVED, "exploded")
    assert not is_over(plan, t.table, 0)


@pytest.mark.parametrize(("after", "over"), [("wait", True), ("round", True), ("back", False)])
def test_a_plan_ends_with_its_round_unless_it_plays_until_i_am_back(after: Any, over: bool) -> None:
    t = middle("g1 g2", "w3@3")
    plan = dated(Plan(whites=3, after=after), t.table)
    t.table.round += 1
    assert is_over(plan, t.table, 0) is over


def test_a_plan_without_a_condition_has_no_end() -> None:
    assert not Plan(flask="last").has_end
    assert all(plan.has_end for plan in (Plan(whites=5), Plan(coins=9), Plan(risk=0)))


# What it knows


def positions(game: Belcastel, options: dict[str, Any], games: int) -> Iterator[Table]:
    """Tables in the middle of random games where seat 0 is asked something."""
    rng = random.Random(8)
    box = game.box(3, options)
    for number in range(games):
        table = game.table(box, Counter(3, number))
        table.begin()
        while table.outcome is None:
            if 0 in table.asks and rng.random() < 0.1:
                yield table
            seat = rng.choice(sorted(table.asks))
            choices = table.asks[seat].options
            answer(table, seat, "draw" if "draw" in choices and rng.random() < 0.7 else rng.choice(choices))


@pytest.mark.parametrize(
    ("game", "options"), [(BELCASTEL, {}), (BELCASTEL, {"lock_step": "every_round"}), (WITCHES, {"books": 6})]
)
def test_in_all_worlds_that_look_alike_a_plan_answers_alike(game: Belcastel, options: dict[str, Any]) -> None:
    """[BEL-1.8] Other bags and secret commitments may be anything: neither answer nor forecast depends on them."""
    plan, others = Plan(whites=6, risk=30, flask="last", after="back"), 0
    for table in positions(game, options, 3):
        view, ask = game.view(table, 0), table.asks[0]
        for number in range(3):
            world = game.guess(view, Counter(3, number))
            assert choose(plan, game.view(world, 0), world.asks[0]) == choose(plan, view, ask)
            others += world.seats[1].bag != table.seats[1].bag
    assert others > 40


def test_the_risk_of_a_plan_is_the_one_that_the_odds_tell() -> None:
    """[BEL-6.1]"""
    risks = set()
    for options in ({}, {"lock_step": "every_round"}):
        for table in positions(BELCASTEL, options, 6):
            if table.asks[0].about.key in DRAWING:
                view = BELCASTEL.view(table, 0)
                risks.add(risk(view))
                assert risk(view) == odds(view).next_draw
    assert len(risks) > 5


# Forecasts


def test_a_forecast_counts_explosions() -> None:
    """One more chip, half of them explode: whoever wants all of it explodes always, whoever wants nothing never."""
    t = middle("w3 w3", "w3@3 w2@5")
    told = forecast(Plan(whites=9), t.game.view(t.table, 0))
    assert told is not None
    assert (told.exploded, told.waiting) == (told.brews, 0)
    told = forecast(Plan(whites=5), t.game.view(t.table, 0))
    assert told is not None
    assert (told.exploded, told.coins) == (0, 6)


def test_a_forecast_is_close_to_the_odds_of_a_single_draw() -> None:
    t = middle("w3 g1 g1 g1", "w3@3 w2@5")
    told = forecast(Plan(coins=7), t.game.view(t.table, 0), brews=400)
    assert told is not None
    assert abs(told.exploded / told.brews - 0.25) < 0.07


def test_a_forecast_says_what_waits() -> None:
    """[BEL-16.10] The first white laid may go back: a question."""
    t = scene(player(bag="w1 w1"), player(), start="brewing", card="well_stirred")
    told = forecast(Plan(whites=9, questions="wait"), t.game.view(t.table, 0))
    assert told is not None
    assert told.waiting == told.brews


def test_in_lock_step_a_forecast_lets_the_others_stop() -> None:
    """[BEL-12.1]"""
    t = scene(player(bag="g1 g1 g1"), player(), start="brewing", lock_step="every_round")
    told = forecast(Plan(coins=3), t.game.view(t.table, 0))
    assert told is not None
    assert (told.exploded, told.waiting, told.coins) == (0, 0, 3)


def test_there_is_no_forecast_when_one_is_not_brewing() -> None:
    t = middle("g1", "w3@3")
    t.says("A: stop")
    assert t.table.seats[0].state != BREWING
    assert forecast(Plan(whites=5), t.game.view(t.table, 0)) is None
