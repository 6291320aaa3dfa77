"""What a position of the ball is worth, and the light policy that plays by it."""

import random
from importlib.resources import files
from typing import Any

from chaudron.bots.bal.light import PLAIN, WAYS, Light, turn_of
from chaudron.bots.bal.outlook import Odds, Outlook
from chaudron.bots.bal.thinking import play_turns
from chaudron.bots.bal.value import shipped, standings
from chaudron.games.bal import BAL
from chaudron.games.bal.choices import ABOUT
from chaudron.kernel.chance import Counter
from chaudron.kernel.rule import About, answer
from chaudron.scenes.bal import ball, witch
from tests.bots.balls import any_ball

FULL = "r1 r2 r3 r4 j1 j2 j3 v1 v2 b1"


def test_the_chances_of_all_witches_add_up() -> None:
    t = ball(witch(FULL), witch("r5 j1", alive=3), witch(out=1), witch("balai r5 j4"))
    chances = [shipped().chance(t.table, seat) for seat in range(4)]
    assert abs(sum(chances) - 1) < 1e-9
    assert chances[2] == 0


def test_crapzouilles_and_cards_are_worth_having() -> None:
    for rich, poor in (witch(alive=8), witch(alive=3)), (witch("r1 r2 r3 r4 j1 j2 j3 j4"), witch("r1 r2 r3")):
        chances = [shipped().chance(ball(witch(), mine, witch()).table, 1) for mine in (rich, poor)]
        assert chances[0] > chances[1]


def test_a_ball_that_is_over_is_won_or_lost() -> None:
    t = ball(witch("g1 r1 r2"), witch("r3 r4 r5", alive=1), witch(out=1), level="easy")
    t.attacks("A on B: g1")
    t.says("B: none", "B: concede")
    assert [shipped().chance(t.table, seat) for seat in range(3)] == [1, 0, 0]


def test_what_is_shipped_is_small() -> None:
    assert len(files("chaudron.bots.bal").joinpath("weights.json").read_bytes()) < 20_000


def test_who_has_turns_left_is_seen() -> None:
    """[BAL-3.1] A acts, C has left, D comes later in this Tour; all have a turn in the second one."""
    found = standings(ball(witch(), witch(), witch(out=1), witch()).table)
    assert {seat: (its.left, its.acts) for seat, its in found.items()} == {0: (2, 1), 1: (2, 0), 3: (2, 0)}
    found = standings(ball(witch(), witch(), acting="B", tour=2).table)
    assert found[1].acts


# What a hand may hold


def test_odds_are_those_of_cards_drawn_by_chance() -> None:
    odds = Odds(none=(0.9, 0.8, 0.6, 0.4, 0.2), one=(0.1, 0.2, 0.3, 0.4, 0.3), no_joker=1.0)
    assert odds.fails((1,)) == 0.8
    assert abs(odds.fails((1, 2)) - (1 - 0.2 * 0.4)) < 1e-9
    assert abs(odds.fails((3, 3)) - 0.8) < 1e-9
    assert abs(odds.fails((1, 2, 3)) - (1 - 0.2 * 0.4 * 0.6)) < 1e-9


def test_a_joker_stands_for_any_color_but_grey() -> None:
    """[BAL-7.1]"""
    odds = Odds(none=(0.9, 0.8, 0.6, 0.4, 0.2), one=(0.1, 0.2, 0.3, 0.4, 0.3), no_joker=0.0)
    assert odds.fails((1,)) == 0
    assert odds.fails((0,)) == 0.9
    assert abs(odds.fails((1, 2)) - 0.8 * 0.6) < 1e-9
    assert abs(odds.fails((0, 4)) - 0.9) < 1e-9


# The light policy


def test_every_question_is_known_to_the_light_policy() -> None:
    assert set(WAYS) == {about.key for about in vars(ABOUT).values() if isinstance(about, About)}


def test_the_light_policy_looks_only_at_what_a_seat_may_know() -> None:
    """The same choice in every table that agrees with the seat's view."""
    asked = 0
    for seed in range(6):
        rng = random.Random(seed)
        table = any_ball(rng)
        while table.outcome is None:
            seat, ask = next(iter(table.asks.items()))
            choice = Light(shipped()).choose(table, ask)
            if len(ask.options) > 1 and rng.random() < 0.1:
                world: Any = BAL.guess(BAL.view(table, seat), Counter(table.box.players, rng.getrandbits(32)))
                assert Light(shipped()).choose(world, world.asks[seat]) == choice
                asked += 1
            answer(table, seat, rng.choice(ask.options) if rng.random() < 0.3 else choice)
    assert asked > 50


def test_a_plan_is_kept_for_the_whole_attack() -> None:
    """What was promised at the declaration is what is laid, unless a spell changes things."""
    t = ball(witch("g1 b1 v1 r1 r2"), witch("r3 r4"), witch("j1 j2"), level="easy")
    light, table = Light(shipped()), t.table
    plan = Outlook(table, 0, shipped()).best_single()
    for _ in range(3):
        answer(table, 0, light.choose(table, table.asks[0]))
    if 0 in table.asks:
        answer(table, 0, light.choose(table, table.asks[0]))
    assert table.attack is not None
    assert table.attack.targets == plan.targets
    assert len(table.attack.potions) == len(plan.colors)


def test_tables_are_played_on_for_some_turns() -> None:
    table = any_ball(random.Random(3))
    before = turn_of(table)
    play_turns(table, Light(PLAIN), 1)
    assert turn_of(table) != before
    play_turns(table, Light(PLAIN), 10_000)
    assert table.outcome is not None
