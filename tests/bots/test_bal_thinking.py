"""Adept and master of the ball: decisions that a good player would certainly make, and how long they think."""

import random
from typing import Any

import pytest

from chaudron.bots.advice import Advice
from chaudron.bots.bal import Adept, Master
from chaudron.bots.bal.thinking import Thinker, distinct
from chaudron.bots.search import Search
from chaudron.games.bal import BAL
from chaudron.kernel.rule import answer
from chaudron.scenes.bal import BalScene, ball, witch
from chaudron.scenes.scene import SEATS
from tests.bots.balls import any_ball

TRIES = 24
GREYS_ARE_GONE = "g2 g3"


@pytest.fixture(params=[Adept, Master])
def thinker(request: pytest.FixtureRequest) -> Thinker:
    made: Thinker = request.param(0, tries=TRIES)
    return made


def advice(thinker: Thinker, t: BalScene, name: str) -> Advice:
    seat = SEATS.index(name)
    return thinker.advise(t.game.view(t.table, seat), t.table.asks[seat])


def chooses(thinker: Thinker, t: BalScene, name: str) -> str:
    seat = SEATS.index(name)
    return thinker.choose(t.game.view(t.table, seat), t.table.asks[seat])


def test_what_nobody_can_answer_wins_the_ball(thinker: Thinker) -> None:
    """[BAL-7.1] All other greys lie in the discard pile, and no joker stands for grey."""
    t = ball(witch("g1 r1 r2 r3"), witch("r4 r5 r6 r7 j1", alive=1), witch(out=1), level="easy", discard=GREYS_ARE_GONE)
    t.says("A: attack B")
    if t.about("A") == "attack_spell":
        t.says("A: none")
    weighed = advice(thinker, t, "A")
    assert weighed.best == "lay:g1"
    assert weighed.unit == "wins"
    assert weighed.options[0].value == 1


@pytest.mark.parametrize("spell", ["abracadabra", "balai", "baguette"])
def test_the_last_crapzouille_is_saved(thinker: Thinker, spell: str) -> None:
    t = ball(witch("b1 r1 r2 r3"), witch(f"{spell} r4 r5 r6", alive=1), witch())
    t.attacks("A on B: b1")
    weighed = advice(thinker, t, "B")
    assert weighed.best == f"lay:{spell}"
    assert dict(weighed.options)["none"] == 0


def test_a_ghost_is_not_called_by_who_would_die_of_it(thinker: Thinker) -> None:
    """[BAL-7.12] Everybody can parry a red, and the last Crapzouille would pay for it."""
    t = ball(witch("fantome r1 j1", alive=1), witch("r4 r5 r6 r7 r7 r6 r5 j2 j3 j4"), witch(alive=9), level="medium")
    t.says("A: attack B")
    assert chooses(thinker, t, "A") == "none"


def test_what_is_swept_goes_to_who_cannot_answer(thinker: Thinker) -> None:
    """[BAL-7.4] C has a full hand, in which there is surely a red; D has a single card."""
    t = ball(witch("r1 r2 r3"), witch("balai j1 j2"), witch("r4 r5 r6 r7 j1 j2 j3 j4 v1 v2"), witch("j1"))
    t.attacks("A on B: r1")
    t.says("B: lay balai")
    assert chooses(thinker, t, "B") == "to:3"


def test_parries_are_not_pondered(thinker: Thinker, monkeypatch: pytest.MonkeyPatch) -> None:
    """[BAL-4.12, BAL-4.14] A Crapzouille and a new card for a potion: nobody thinks twice."""
    t = ball(witch("b1 r1 r2 r3"), witch("b2 r1 r2"), witch())
    t.attacks("A on B: b1")
    t.says("B: none")
    monkeypatch.delattr(Search, "weigh")
    assert chooses(thinker, t, "B") == "lay:b2"
    assert advice(thinker, t, "B").best == "lay:b2"


def test_potions_of_one_color_are_weighed_once() -> None:
    t = ball(witch("r1 r2 r3 j1 tresor"), witch(), witch())
    t.says("A: attack B", "A: none")
    ask = t.table.asks[0]
    assert [len(same) for same in distinct(ask).values()] == [1, 3]
    weighed = dict(advice(Master(0, tries=TRIES), t, "A").options)
    assert weighed["lay:r1"] == weighed["lay:r2"] == weighed["lay:r3"]
    assert set(weighed) == set(ask.options)


def test_thinking_is_counted_in_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many as it was given, or a few more where the options do not divide them; the master takes more."""
    played: list[Any] = []

    def play_on(self: Thinker, table: Any, seat: int) -> float:
        played.append(table)
        return 0.5

    monkeypatch.setattr(Thinker, "play_on", play_on)
    t = ball(witch("r1 r2 j1 v1 b1 g1"), witch(), witch(), witch())
    advice(Adept(0, tries=60), t, "A")
    assert 30 <= len(played) <= 60
    assert Master.tries > Adept.tries


def test_the_same_view_and_seed_lead_to_the_same_advice(thinker: Thinker) -> None:
    t = ball(witch("r1 r2 j1 v1 b1 g1"), witch(), witch(), witch())
    assert advice(thinker, t, "A") == advice(thinker, t, "A")


@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_asked_at_a_ball_is_answered(thinker: Thinker, seed: int) -> None:
    """Any options; what the two do not do is left to chance."""
    rng = random.Random(seed)
    table = any_ball(rng)
    thinker.tries = 4
    while table.outcome is None:
        seat, ask = next(iter(table.asks.items()))
        thinks = rng.random() < 0.2
        choice = thinker.choose(BAL.bot_view(table, seat), ask) if thinks else rng.choice(ask.options)
        assert choice in ask.options
        answer(table, seat, choice)
