"""[BEL-12.4] Players agree at the table to draw in lock-step, for a round or from now on."""

from typing import Any

import pytest

from chaudron.bots.belcastel import LEVELS
from chaudron.games.belcastel import BELCASTEL
from chaudron.scenes.belcastel import NEUTRAL, BelcastelScene, player, scene
from chaudron.scenes.scene import SEATS


def brewing(**setting: Any) -> BelcastelScene:
    return scene(*[player()] * setting.pop("players", 2), **{"books": NEUTRAL, **setting})


def offers(t: BelcastelScene, name: str) -> str:
    return " | ".join(t.table.asks[SEATS.index(name)].offers)


def test_everybody_who_brews_may_propose_it_without_answering_the_question() -> None:
    """[BEL-12.4] An aside: A is asked the same again, and nobody waits for B."""
    t = brewing()
    assert (t.asked("A"), offers(t, "A")) == ("draw | stop", "together:round | together:always | together:no")
    t.says("A: together:round")
    assert (t.asked("A"), offers(t, "A")) == ("draw | stop", "together:always | together:no")
    t.draws("A: o1", "B: w1")
    assert (t.cauldron("A"), t.cauldron("B"), t.about("A")) == ("o1@1", "w1@1", "brew")
    assert t.told("wished") == [{"seat": 0, "wish": "round"}]
    assert BELCASTEL.view(t.table, 1)["seats"][0]["wish"] == "round"


def test_it_begins_when_the_last_who_brews_agrees() -> None:
    """[BEL-12.4, BEL-12.1] From there on everybody commits in secret."""
    t = brewing(players=3)
    t.draws("A: g1")
    t.says("A: together:round", "B: together:round")
    assert t.about("C") == "brew"
    t.says("C: together:round")
    assert [t.about(name) for name in "ABC"] == ["commit"] * 3
    assert (t.told("agreed"), t.table.agreed, t.awaited) == ([{"wish": "round"}], "round", "ABC")
    t.draws("A: o1", "B: w1")
    assert t.cauldron("B") == ""
    t.says("C: stop")
    assert (t.cauldron("A"), t.cauldron("B"), t.seat("C").state) == ("g1@1 o1@2", "w1@1", "stopped")


def test_who_has_stopped_need_not_agree_for_this_round() -> None:
    """[BEL-12.4] Only those who still draw decide how they draw."""
    t = brewing(players=3)
    t.says("C: stop", "A: together:round", "B: together:round")
    assert (t.awaited, t.about("A"), t.seat("C").state) == ("AB", "commit", "stopped")


def test_with_the_last_who_had_not_agreed_gone_the_others_may_say_it_again() -> None:
    """[BEL-12.4] A and B have agreed, and C stops: that is all who still draw. Nobody is interrupted in a draw."""
    t = brewing(players=3)
    t.says("A: together:round", "B: together:always")
    assert "together:round" not in offers(t, "A")
    t.says("C: stop")
    assert (t.about("A"), offers(t, "A")) == ("brew", "together:round | together:always | together:no")
    t.draws("B: o1")
    assert offers(t, "B") == "together:round | together:always | together:no"
    t.says("A: together:round")
    assert ([t.about(name) for name in "ABC"], t.told("agreed")) == (["commit", "commit", ""], [{"wish": "round"}])


def test_an_explosion_leaves_them_to_say_it_again_as_well() -> None:
    """[BEL-12.4, BEL-6.1]"""
    t = scene(player(), player(), player(bag="w3 w3 w3"), books=NEUTRAL)
    t.says("A: together:round", "B: together:round")
    t.draws("C: w3 w3 w3")
    t.says("B: together:round")
    assert ([t.about(name) for name in "ABC"], t.told("agreed")) == (["commit", "commit", ""], [{"wish": "round"}])


def test_so_does_an_empty_bag() -> None:
    """[BEL-12.4, BEL-5.5] C has nothing left to decide, and has stopped."""
    t = scene(player(), player(), player(bag="o1", flask=False), books=NEUTRAL)
    t.says("A: together:round", "B: together:round")
    t.draws("C: o1")
    assert t.told("stopped") == [{"seat": 2, "space": 2}]
    t.says("B: together:round")
    assert (t.about("A"), t.about("B")) == ("commit", "commit")


def test_who_is_left_alone_has_nobody_to_agree_with() -> None:
    """[BEL-12.4]"""
    t = brewing()
    t.says("A: together:round", "B: stop")
    assert (t.about("A"), offers(t, "A")) == ("brew", "together:always | together:no")


def test_whoever_comes_back_has_to_agree_again() -> None:
    """[BEL-12.4, BEL-16.6] stop = revocable."""
    t = brewing(players=3, stop="revocable")
    t.says("A: together:round", "B: together:round", "C: stop", "C: return")
    assert "together:round" not in offers(t, "A")
    t.says("C: stop", "A: together:round")
    assert ([t.about(name) for name in "ABC"], t.told("agreed")) == (["commit", "commit", ""], [{"wish": "round"}])


def test_a_chip_in_hand_is_laid_first() -> None:
    """[BEL-12.4, BEL-16.4] B has agreed and looks at two chips: the first signal comes when it has chosen."""
    t = scene(player(), player(more="b2 r1"), books=1)
    t.says("B: together:round")
    t.luck("B: b2 r1 o1")
    t.says("B: draw", "A: together:round")
    assert (t.about("B"), t.awaited, t.told("agreed")) == ("crow_skull", "B", [{"wish": "round"}])
    t.says("B: none")
    assert (t.about("A"), t.about("B"), t.cauldron("B")) == ("commit", "commit", "b2@2")


def next_round(t: BelcastelScene) -> None:
    t.luck("A: 4", "B: 4", "table: living_in_luxury")
    t.all_stop()
    t.declines("buy", "buy_second", "spend", "rat")


def test_for_this_round_is_over_with_it() -> None:
    """[BEL-12.4]"""
    t = brewing()
    t.says("A: together:round", "B: together:round")
    next_round(t)
    assert (t.table.round, t.about("A"), t.seat("A").wish, t.table.agreed) == (2, "brew", "", "")


def test_from_now_on_lasts_once_all_have_said_so() -> None:
    """[BEL-12.4]"""
    t = brewing()
    t.says("A: together:always", "B: together:always")
    assert t.told("agreed") == [{"wish": "always"}]
    next_round(t)
    assert (t.table.round, t.about("A"), t.about("B")) == (2, "commit", "commit")


def test_from_now_on_of_one_is_for_the_round_of_the_other() -> None:
    """[BEL-12.4] A keeps to it, and B may still agree in the next round."""
    t = brewing()
    t.says("A: together:always", "B: together:round")
    assert t.told("agreed") == [{"wish": "round"}]
    next_round(t)
    assert (t.about("A"), t.seat("A").wish, t.seat("B").wish) == ("brew", "always", "")
    t.says("B: together:always")
    assert (t.about("A"), t.table.agreed) == ("commit", "always")


def test_a_word_may_be_taken_back_until_all_agree() -> None:
    """[BEL-12.4]"""
    t = brewing()
    t.says("A: together:round", "A: together:no", "B: together:round")
    assert (t.about("A"), t.about("B"), t.told("agreed")) == ("brew", "brew", [])


@pytest.mark.parametrize("setting", [{"round": 9}, {"lock_step": "every_round"}])
def test_where_everybody_draws_together_anyway_there_is_nothing_to_agree_on(setting: dict[str, Any]) -> None:
    """[BEL-12.4, BEL-12.1]"""
    t = brewing(**setting)
    assert (t.about("A"), offers(t, "A")) == ("commit", "")
    assert t.refuses("A: together:round")[:2] == ("not_now", "BEL-12.1")


def test_who_has_stopped_and_might_return_does_not_in_lock_step() -> None:
    """[BEL-12.4, BEL-16.6] stop = revocable."""
    t = brewing(players=3, stop="revocable")
    t.says("C: stop", "A: together:round")
    assert t.asked("C") == "return"
    t.says("B: together:round")
    assert (t.about("A"), t.asked("C")) == ("commit", "")


def said_by(t: BelcastelScene, level: str) -> str:
    """What a bot in B's place says."""
    return LEVELS[level](1).choose(BELCASTEL.view(t.table, 1), t.table.asks[1])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("wish", ["round", "always"])
def test_bots_agree_whenever_somebody_wishes_it_and_never_propose_it(level: str, wish: str) -> None:
    """[BEL-12.4] And with that said they answer the question."""
    t = brewing()
    assert said_by(t, level) in ("draw", "stop")
    t.says(f"A: together:{wish}")
    assert said_by(t, level) == f"together:{wish}"
    t.says("A: together:no", f"B: together:{wish}")
    assert said_by(t, level) in ("draw", "stop")


@pytest.mark.parametrize("level", LEVELS)
def test_bots_say_it_again_where_the_last_who_had_not_agreed_has_gone(level: str) -> None:
    """[BEL-12.4]"""
    t = brewing(players=3)
    t.says("A: together:round", "B: together:round")
    assert said_by(t, level) in ("draw", "stop")
    t.says("C: stop")
    assert said_by(t, level) == "together:round"
