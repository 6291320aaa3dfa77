"""The games of OpenSpiel pass OpenSpiel's own tests, and its algorithms play them."""

import json
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, outcome_sampling_mccfr

from chaudron.envs.openspiel import load
from chaudron.games import SHELF
from chaudron.kernel.chance import Counter

TABLES = [(title, players) for title, game in SHELF.items() for players in (game.players[0], game.players[-1])]
OTHERWISE: dict[str, dict[str, Any]] = {
    "belcastel": {"books": 3, "lock_step": "every_round"},
    "witches": {"books": 6},
    "bal": {"level": "hard"},
    "blackwood": {"favour": True},
}


def states(game: Any, seed: int) -> list[Any]:
    """A random game, decision by decision, and its end."""
    state, rng, met = game.new_initial_state(), random.Random(seed), []
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))
        else:
            met.append(state.clone())
            state.apply_action(rng.choice(state.legal_actions()))
    return [*met, state]


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_a_random_simulation(title: str, players: int) -> None:
    pyspiel.random_sim_test(load(title, players, **OTHERWISE[title]), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("title", SHELF)
@pytest.mark.parametrize("check", [name for name in dir(api_test.EnforceAPIOnPartialTreeBase) if name[:5] == "test_"])
def test_the_api(title: str, check: str) -> None:
    about = {"game": load(title, SHELF[title].players[0]), "game_name": f"chaudron_{title}"}
    kind: Any = type("OurGame", (api_test.EnforceAPIOnPartialTreeBase,), about)
    kind.setUpClass()
    getattr(kind(check), check)()


@pytest.mark.parametrize("title", ["belcastel", "blackwood"])
def test_a_playthrough_is_the_same_again(title: str) -> None:
    name = f"chaudron_{title}(players={SHELF[title].players[0]},reward=points)"
    actions = states(pyspiel.load_game(name), 5)[-1].history()
    first, again = (generate_playthrough.playthrough(name, action_sequence=actions) for _ in "12")
    assert first == again
    assert "InformationStateString(0)" in first


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_information_states_are_what_a_seat_may_know(title: str, players: int) -> None:
    """Two worlds that a seat cannot tell apart have one information state; two views have two."""
    met = states(load(title, players, **OTHERWISE[title]), 3)[:-1]
    for number, state in enumerate(met[::5]):
        for seat in range(players):
            seen = json.dumps(state.match.view(seat), sort_keys=True)
            other = state.resample_from_infostate(seat, random.Random(number).random)
            assert state.observation_string(seat) == other.observation_string(seat) == seen
            assert state.information_state_string(seat) == other.information_state_string(seat)
            assert state.observation_tensor(seat) == other.observation_tensor(seat) == state.match.numbers(seat)
    known = [(state.information_state_string(0), json.dumps(state.match.view(0))) for state in met]
    assert len({text for text, _ in known}) >= len({view for _, view in known}) > 5


def test_an_information_state_remembers_what_was_answered() -> None:
    game = load("blackwood", 2)
    start = states(game, 1)[0]
    seat, ways = start.current_player(), []
    for action in start.legal_actions()[:2]:
        state = start.child(action)
        ways.append(state.information_state_string(seat).split()[0])
    assert len(set(ways)) == 2
    assert start.information_state_string(seat).startswith(" {")


def test_luck_is_decided_by_whoever_plays() -> None:
    """The same answers and outcomes lead to the same table, and a copy goes on alone."""
    last = states(load("bal", 3, level="hard"), 8)[-1]
    again = last.get_game().new_initial_state()
    for action in last.history():
        again.apply_action(action)
    assert str(again) == str(last)
    assert again.returns() == last.returns()
    assert sum(last.returns()) == pytest.approx(0)


def test_its_algorithms_play() -> None:
    game = load("belcastel", 2)
    state = states(game, 2)[-40]
    searcher = mcts.MCTSBot(game, 1.4, 4, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)))
    assert searcher.step(state) in state.legal_actions()
    guesser = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.4,
        max_simulations=4,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        random_state=np.random.RandomState(1),
    )
    assert guesser.step(state) in state.legal_actions()


def test_counterfactual_regret_is_learned() -> None:
    game = load("blackwood", 2)
    np.random.seed(1)  # what the solver draws from
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    state = states(game, 1)[0]
    chances = solver.average_policy().action_probabilities(state)
    assert set(chances) == set(state.legal_actions())
    assert sum(chances.values()) == pytest.approx(1)


def test_what_cannot_be_is_said_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="There is no game 'chess'"):
        load("chess")
    with pytest.raises(ValueError, match="9"):
        load("belcastel", 2, books=9)
    with pytest.raises(ValueError, match="There is no reward"):
        load("belcastel", 2, reward="money")


def test_a_guess_does_not_know_what_is_hidden() -> None:
    state = states(load("bal", 3), 4)[10]
    guess = state.resample_from_infostate(0, random.Random(1).random)
    assert isinstance(guess.match.table.chance, Counter)
    assert [mine.hand for mine in guess.match.table.seats[1:]] != [mine.hand for mine in state.match.table.seats[1:]]
