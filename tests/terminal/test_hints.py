"""At the terminal somebody who does not know what to answer types `hint`, or `conseil`."""

import pytest

from chaudron.bots.characters import adviser
from chaudron.kernel.game import Game
from chaudron.terminal import orders
from tests.terminal.conftest import Run


@pytest.mark.parametrize("game", ["belcastel", "witches", "bal", "blackwood"])
def test_the_strongest_bot_says_what_it_would_play(piped: Run, game: str) -> None:
    _, told = piped(f"play {game} 3 --seed 7 --lang en", "hint")
    assert f"What {adviser(game, None).name} would play:" in told


def test_somebody_may_be_named_in_each_language(piped: Run) -> None:
    _, told = piped("play belcastel 2 --seed 7 --lang fr", "conseil apprenti", "conseil novice", "hint child")
    assert (
        told.index("Ce que jouerait Perrine") < told.index("Ce que jouerait Gustin") < told.index("que jouerait Lulu")
    )
    _, told = piped("play belcastel 2 --seed 7 --lang en", "hint genius")
    assert "“genius” does not play this game. Ask one of: child, novice, apprentice" in told


def test_what_one_has_to_hear_oneself_is_no_question_for_a_bot(piped: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "is_by_ear", lambda *_: True)
    _, told = piped("play belcastel 2 --seed 7 --lang en", "hint")
    assert "For this, trust your own eyes and ears." in told


def test_every_option_is_told_with_what_is_expected_of_it(piped: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    advice = ("points", (("stop", 4.1), ("draw", -0.9)))
    monkeypatch.setattr(orders, "asked_of", lambda bot, view, ask: advice)
    _, told = piped("play belcastel 2 --seed 7 --lang en", "hint")
    assert "Stop (+4.1 points)" in told
    assert "Draw (\u22120.9 points)" in told
    assert "5.0 points better than the next best choice" in told
