"""Apprentice and adept of the ball: what good sense does in clear positions, and its strength."""

import random
from typing import Any

import pytest

from chaudron.bots import LEVELS, bot, stand_in
from chaudron.bots.bal import DECISIONS, Adept, Apprentice
from chaudron.bots.bal.attack import best_plan
from chaudron.bots.bal.situation import Situation
from chaudron.games.bal import BAL
from chaudron.games.bal.choices import ABOUT
from chaudron.kernel.check import SeatBot, check
from chaudron.kernel.rule import About, answer
from chaudron.scenes.bal import BalScene, ball, witch
from chaudron.scenes.scene import SEATS
from tests.bots.balls import any_ball
from tests.bots.fought import fought

SLOW = ("adept", "master")
"""Who thinks longer is looked at elsewhere (`test_bal_thinking`)."""


def chooses(t: BalScene, name: str) -> str:
    seat = SEATS.index(name)
    return Adept(0).choose(t.game.view(t.table, seat), t.table.asks[seat])


def situation(t: BalScene, name: str = "A") -> Situation:
    seat = SEATS.index(name)
    return Situation(t.game.view(t.table, seat), seat)


# What others may hold


def test_colors_that_lie_in_the_discard_pile_are_not_held() -> None:
    """[BAL-2.1] All blues but one are gone: hardly anybody parries one."""
    seen = situation(ball(witch("b1 r1 r2"), witch(), discard="b1 b2 b2 b3 b3 b4 b4"))
    fresh = situation(ball(witch("b1 r1 r2"), witch()))
    assert seen.unseen["blue"] == 0
    assert fresh.unseen["blue"] == 7
    assert seen.fails(1, ("blue",)) > fresh.fails(1, ("blue",))
    assert seen.holds("blue", 1, 10) == (0.0, 1.0)


def test_the_rarer_the_color_and_the_smaller_the_hand_the_better_the_chance() -> None:
    now = situation(ball(witch("g1 b1 v1 j1 r1"), witch("r1 r2 r3"), witch("r4 r5 r6 r7 j1 j2 j3 j4")))
    chances = [now.fails(2, (color,)) for color in ("grey", "blue", "green", "yellow", "red")]
    assert chances == sorted(chances, reverse=True)
    assert now.fails(1, ("green",)) > now.fails(2, ("green",))
    assert now.fails(2, ("red", "red")) > now.fails(2, ("red",))
    assert now.fails(2, ("green", "yellow")) > now.fails(2, ("green",))


# Attack


def test_a_witch_who_cannot_answer_is_attacked_and_rather_the_weaker() -> None:
    hands = "r1 r2 r3 r4 j1 j2 j3 j4", "r5 r6"
    t = ball(witch("b1 v1 r1"), witch(hands[0], alive=5), witch(hands[1], alive=5), level="easy")
    assert chooses(t, "A") == "attack:2"
    t = ball(witch("b1 v1 r1"), witch("r2 r3 r4", alive=9), witch("r5 r6 r7", alive=1), level="easy")
    assert chooses(t, "A") == "attack:2"


def test_a_hex_is_laid_while_there_are_many_and_kept_for_nobody() -> None:
    """[BAL-7.3]"""
    many = ball(witch("sortilege g1 b1 v1"), witch(), witch(), witch(), level="easy")
    assert chooses(many, "A") == "lay:sortilege"
    two = ball(witch("sortilege g1 b1 v1"), witch(), witch(out=1), level="easy")
    assert chooses(two, "A") == "attack:1"


@pytest.mark.parametrize(
    ("hand", "mine", "choice"),
    [
        ("remede r1 r2 r3", {"alive": 4}, "lay:remede"),
        ("fantome g1 b1 r3", {}, "lay:fantome"),
        ("fantome r1 j1 r3", {}, "none"),
        ("envoutement g1 b1 r3", {"alive": 6}, "lay:envoutement"),
        ("envoutement g1 b1 r3", {}, "none"),
        ("tresor r1 r2 r3", {}, "lay:tresor"),
        ("enchantement r1 r2 r3", {}, "lay:enchantement"),
        ("diablotin r1 r2 r3", {}, "lay:diablotin"),
        ("tourdemagie r1 r2 r3 r4 r5 r6 j1", {}, "lay:tourdemagie"),
        ("tourdemagie r1 j1 v1", {}, "none"),
    ],
)
def test_a_spell_is_laid_when_it_helps(hand: str, mine: dict[str, Any], choice: str) -> None:
    """[BAL-4.7] Against a full hand of reds and yellows."""
    t = ball(witch(hand, **mine), witch("r7 r7 r6 r5 j2 j3 j4 j5", alive=5))
    t.says("A: attack B")
    assert chooses(t, "A") == choice


def test_two_potions_are_laid_by_who_can_afford_them() -> None:
    """[BAL-4.8, BAL-3.4] A rich witch draws again; one with a single Crapzouille keeps what adds little."""
    for hand, alive, choice in ("v1 j1 j2 r1 r2 r3 r4", 10, "lay:"), ("v1 r1 r2", 1, "done"):
        t = ball(witch(hand, alive=alive), witch("r7 r6 j2"), tour=2)
        t.says("A: attack B", "A: none", "A: lay v1")
        assert chooses(t, "A").startswith(choice)


def test_the_best_set_is_the_one_that_promises_most() -> None:
    now = situation(ball(witch("g1 b1 r1 r2"), witch("r3 r4 r5 r6 r7 j1 j2 j3")))
    plan = best_plan(now, (1,))
    assert "grey" in plan.colors
    assert plan.value > best_plan(now, (1,), most=1).value - 0.2


# Defense


@pytest.mark.parametrize(
    ("hand", "choice"),
    [
        ("b2 r1 balai", "none"),
        ("b2 r1 tresor", "lay:tresor"),
        ("abracadabra balai r1", "lay:abracadabra"),
        ("balai baguette r1", "lay:balai"),
        ("baguette tresor r1", "lay:baguette"),
        ("tresor tourdemagie r1", "lay:tresor"),
        ("tourdemagie r1 r2", "lay:tourdemagie"),
        ("r1 r2 r3", "none"),
    ],
)
def test_a_defender_takes_the_surest_way_out(hand: str, choice: str) -> None:
    """[BAL-4.10] Potions if they match; else what helps most."""
    t = ball(witch("b1 r1 r2 r3"), witch(hand))
    t.attacks("A on B: b1")
    ask = t.table.asks[1]
    assert (chooses(t, "B") if len(ask.options) > 1 else ask.options[0]) == choice


def test_an_apprentice_keeps_what_could_save_her_until_few_crapzouilles_are_left() -> None:
    """Brooms and wands; she is not so careful with Abracadabra."""
    for hand, alive, choice in (
        ("balai r1 r2", 9, "none"),
        ("balai r1 r2", 3, "lay:balai"),
        ("abracadabra r1 r2", 9, "lay:abracadabra"),
    ):
        t = ball(witch("b1 r1 r2 r3"), witch(hand, alive=alive), witch())
        t.attacks("A on B: b1")
        assert Apprentice(0).choose(t.game.view(t.table, 1), t.table.asks[1]).startswith(choice)


def test_a_parry_begins_with_the_commonest_color_and_is_never_declined() -> None:
    """[BAL-4.12]"""
    t = ball(witch("b1 r1 r2 r3"), witch("b2 r1 r2"))
    t.attacks("A on B: b1 r1")
    t.says("B: none")
    assert chooses(t, "B") == "lay:r1"


def test_what_is_swept_goes_to_whom_it_hurts_most() -> None:
    """[BAL-7.4]"""
    t = ball(witch("b1 r1 r2 r3"), witch("balai r1 r2"), witch("r1 r2 r3 r4 r5 r6"), witch("r7", alive=1))
    t.attacks("A on B: b1")
    t.says("B: lay balai")
    assert chooses(t, "B") == "to:3"


def test_captured_crapzouilles_go_first() -> None:
    """[BAL-7.9]"""
    t = ball(witch("b1 r1 r2 r3"), witch(captured="C", alive=4))
    t.attacks("A on B: b1")
    t.says("B: none", "B: concede")
    assert chooses(t, "B") == "lose:2"


def test_an_imp_is_thrown_first_and_given_away() -> None:
    """[BAL-6.2, BAL-7.13]"""
    t = ball(witch("tresor balai sortilege lutin"), start="turn")
    assert chooses(t, "A") == "discard:lutin"
    t = ball(witch("boule lutin r1 r2 r3"), witch(), witch())
    assert chooses(t, "A") == "lay:boule"
    t.says("A: lay boule", "B: pass", "C: pass")
    assert chooses(t, "A") == "give:lutin"


def test_the_best_cards_of_two_hands_are_kept() -> None:
    """[BAL-5.5]"""
    t = ball(witch("b1 r1 r2 r3"), witch("sortilege balai r4", alive=1), inherit_hand=True)
    t.attacks("A on B: b1")
    t.says("B: none", "B: concede")
    while t.about("A") == "inherit":
        t.says(f"A: {chooses(t, 'A').replace(':', ' ')}")
    assert {"sortilege", "balai"} <= set(t.hand("A").split())


# Windows


def test_a_turn_is_stolen_for_a_good_attack_and_never_with_an_imp() -> None:
    """[BAL-7.6]"""
    for hand, choice in {"nananere g1 b1 v1": "lay:nananere", "nananere lutin g1 b1": "pass"}.items():
        t = ball(witch(), witch(hand), witch())
        assert chooses(t, "B") == choice


def test_a_mirror_is_held_up_to_who_will_not_parry() -> None:
    """[BAL-7.5] A copy of grey and blue; a red one everybody can answer."""
    t = ball(witch("g1 b1 r1 r2"), witch("miroir r1 r2"), witch("r3 r4 r5"), witch("r6 r7 r7 j1 j2 j3 j4"))
    t.attacks("A on B: g1 b1")
    assert chooses(t, "B").startswith("to:")
    t = ball(witch("b1 r1 r2 r3"), witch("miroir r1 r2"), witch("r3 r4 r5 r6 r7 j1 j2 j3 j4"))
    t.attacks("A on B: r1")
    assert chooses(t, "B") == "pass"


def test_a_ball_is_laid_before_it_keeps_a_place_from_a_card() -> None:
    """[BAL-7.13, BAL-3.4]"""
    full = "boule r1 r2 r3 r4 j1 j2 j3 j4"
    assert chooses(ball(witch(full), tour=2), "A") == "lay:boule"
    assert chooses(ball(witch("boule r1 r2 r3", alive=3), tour=2), "A") == "pass"


# Reading


def read_often(diction: float, cards: str, level: str) -> float:
    """How often cards are read well."""
    t = ball(witch(f"{cards} r4 r5 r6"), incantation="strict", bot_diction=diction)
    t.attacks(f"A on B: {cards}")
    view, ask = t.game.view(t.table, 0), t.table.asks[0]
    given = [bot("bal", level, seed).choose(view, ask) for seed in range(400)]
    assert set(given) <= {"read", "slip"}
    return given.count("read") / len(given)


@pytest.mark.parametrize("level", LEVELS["bal"])
def test_bots_read_as_well_as_the_table_says(level: str) -> None:
    """[BAL-8.7, BAL-13.12] The chance is that of one formula; two must both be right."""
    assert read_often(1.0, "b1", level) == 1.0
    assert read_often(0.0, "b1", level) == 0.0
    assert 0.7 < read_often(0.8, "b1", level) < 0.9
    assert 0.53 < read_often(0.8, "b1 r1", level) < 0.75


def challenged_often(ear: float, how: str, level: str) -> float:
    t = ball(witch("b1 r1 r2 r3"), incantation="strict", bot_ear=ear)
    t.attacks("A on B: b1")
    t.says(f"A: {how}")
    view, ask = t.game.bot_view(t.table, 1), t.table.asks[1]
    given = [bot("bal", level, seed).choose(view, ask) for seed in range(400)]
    return given.count("challenge") / len(given)


@pytest.mark.parametrize("level", LEVELS["bal"])
def test_bots_hear_slips_as_well_as_the_table_says_and_nothing_else(level: str) -> None:
    """[BAL-8.7, BAL-13.13]"""
    assert challenged_often(1.0, "read", level) == 0.0
    assert challenged_often(1.0, "slip", level) == 1.0
    assert challenged_often(0.0, "slip", level) == 0.0
    assert 0.38 < challenged_often(0.5, "slip", level) < 0.62


# Whole games


@pytest.mark.parametrize("level", [level for level in LEVELS["bal"] if level not in SLOW])
@pytest.mark.parametrize("seed", range(6))
def test_bots_answer_what_is_offered_and_the_same_for_a_seed(level: str, seed: int) -> None:
    """Any options, random games on the way; two bots of one seed think alike, in whatever order they are asked."""
    rng = random.Random(seed)
    table = any_ball(rng)
    one, other = (bot("bal", level, seed) for _ in range(2))
    while table.outcome is None:
        for seat, ask in table.asks.items():
            view = BAL.bot_view(table, seat)
            choice = one.choose(view, ask)
            assert choice in ask.options
            assert rng.random() < 0.7 or choice == other.choose(view, ask)
        seat, ask = next(iter(table.asks.items()))
        answer(table, seat, rng.choice(ask.options) if rng.random() < 0.3 else one.choose(BAL.view(table, seat), ask))


def test_every_question_is_known_to_the_apprentice() -> None:
    keys = {about.key for about in vars(ABOUT).values() if isinstance(about, About)}
    assert {*DECISIONS, "read", "challenge"} == keys


BOTS: tuple[SeatBot, ...] = (
    lambda table, seat: bot("bal", "random", 7),
    lambda table, seat: bot("bal", "apprentice", 7),
    lambda table, seat: stand_in("bal", 7),
)


@pytest.mark.parametrize("options", [{"level": "hard", "inherit_hand": True}, {"incantation": "strict"}])
def test_the_universal_checker_finds_nothing_wrong_with_bots(options: dict[str, Any]) -> None:
    assert check(BAL, 4, options, seed=2, bots=BOTS, every=40).decisions > 100


# Strength


@pytest.mark.parametrize("players", [3, 4, 6])
def test_good_sense_beats_chance(players: int) -> None:
    """One against all others; over many more games: `chaudron tournament`."""
    score = fought("bal", "adept", "random", 12 // players, players)
    assert score.rate > 1.8 * score.fair
