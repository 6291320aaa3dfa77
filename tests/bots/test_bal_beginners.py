"""Child and novice of the ball: the mistakes that they make, and those that they do not."""

import pytest

from chaudron.bots.bal import Child, Novice
from chaudron.bots.bal.child import DREAMS, WAYS
from chaudron.bots.bal.novice import WAYS as WAYS_OF_A_NOVICE
from chaudron.games.bal.choices import ABOUT
from chaudron.games.bal.components import COLORS
from chaudron.kernel.rule import About
from chaudron.scenes.bal import BalScene, ball, witch
from chaudron.scenes.scene import SEATS
from tests.bots.fought import fought

KEYS = {about.key for about in vars(ABOUT).values() if isinstance(about, About)} - {"read", "challenge"}


def child(t: BalScene, name: str, seed: int = 0) -> str:
    seat = SEATS.index(name)
    return Child(seed).choose(t.game.view(t.table, seat), t.table.asks[seat])


def novice(t: BalScene, name: str) -> str:
    seat = SEATS.index(name)
    return Novice(0).choose(t.game.view(t.table, seat), t.table.asks[seat])


# The child


def test_a_child_lays_a_spell_as_soon_as_it_may() -> None:
    t = ball(witch("fantome r1 r2 r3"), witch(), witch())
    t.says("A: attack B")
    assert {child(t, "A", seed) for seed in range(5)} == {"lay:fantome"}


@pytest.mark.parametrize("seed", range(len(COLORS)))
def test_a_child_lays_her_favorite_color(seed: int) -> None:
    t = ball(witch("g1 b1 v1 j1 r1"), witch(), witch())
    t.says("A: attack B", "A: none")
    ours = {"grey": "g1", "blue": "b1", "green": "v1", "yellow": "j1", "red": "r1"}[COLORS[seed]]
    assert child(t, "A", seed) == f"lay:{ours}"


def test_a_child_mostly_parries_but_sometimes_dreams() -> None:
    t = ball(witch("b1 r1 r2 r3"), witch("b2 r1 r2"))
    t.attacks("A on B: b1")
    t.says("B: none")
    given = [child(t, "B", seed) for seed in range(200)]
    assert 0.3 * DREAMS < given.count("concede") / len(given) < 2 * DREAMS


def test_a_child_attacks_whoever_comes_to_mind() -> None:
    t = ball(witch("r1 r2 r3"), witch(), witch(), witch())
    assert {child(t, "A", seed) for seed in range(30)} == {"attack:1", "attack:2", "attack:3"}


# The novice


def test_a_novice_feuds_with_her_neighbor() -> None:
    """Also when the neighbor has left: then with the next one."""
    for others, target in ([witch(), witch(alive=1)], 1), ([witch(out=1), witch(alive=9), witch()], 2):
        t = ball(witch("r1 r2 r3"), *others)
        assert novice(t, "A") == f"attack:{target}"


def test_a_novice_keeps_precious_potions() -> None:
    t = ball(witch("g1 b1 j1 r1 r2 r3"), witch(), witch())
    t.says("A: attack B", "A: none")
    assert novice(t, "A").startswith("lay:r")
    t.says("A: lay r1")
    assert novice(t, "A") == "done"


def test_a_novice_is_saved_by_abracadabra_and_keeps_brooms_for_something_worse() -> None:
    for hand, choice in {
        "abracadabra balai r1": "lay:abracadabra",
        "balai r1 r2": "none",
        "b2 abracadabra": "none",
    }.items():
        t = ball(witch("b1 r1 r2 r3"), witch(hand, alive=2), witch())
        t.attacks("A on B: b1")
        assert novice(t, "B") == choice


def test_every_question_is_known_to_beginners() -> None:
    """To a child whom to attack, and what she does not understand, is a whim."""
    assert set(WAYS_OF_A_NOVICE) == KEYS
    assert KEYS - set(WAYS) == {"declare", "send_on", "trick", "loss"}


@pytest.mark.parametrize(("stronger", "weaker"), [("novice", "child"), ("apprentice", "novice")])
def test_beginners_learn(stronger: str, weaker: str) -> None:
    """One against three of the level below; over many more games: `chaudron tournament`."""
    score = fought("bal", stronger, weaker, 3, 4)
    assert score.rate > score.fair
