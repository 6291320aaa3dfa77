"""The environments of PettingZoo pass the suites of PettingZoo's authors, for every title and number of seats."""

import warnings
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)

from chaudron.envs import IllegalAction, pettingzoo
from chaudron.games import SHELF

TABLES = [(title, players) for title, game in SHELF.items() for players in game.players]
OTHERWISE: dict[str, dict[str, Any]] = {
    "belcastel": {"books": 3, "lock_step": "every_round"},
    "witches": {"books": 6},
    "bal": {"level": "hard", "incantation": "gentle"},
    "blackwood": {"favour": True},
}
PREFERS_BARE_ARRAYS = "Observation space for each agent probably should be|Observation is not a NumPy array"
"""What api_test says of observations that come with a mask, those of its own library among them."""


@pytest.fixture(autouse=True)
def _observations_come_with_a_mask() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", PREFERS_BARE_ARRAYS, UserWarning)
        yield


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_one_after_the_other(title: str, players: int) -> None:
    api_test(pettingzoo.env(title, players=players, **OTHERWISE[title]), num_cycles=150)
    seed_test(lambda: pettingzoo.env(title, players=players), num_cycles=20)


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_all_together(title: str, players: int) -> None:
    parallel_api_test(pettingzoo.parallel_env(title, players=players, **OTHERWISE[title]), num_cycles=150)
    parallel_seed_test(lambda: pettingzoo.parallel_env(title, players=players, illegal="replace"), num_cycles=20)


@pytest.mark.parametrize("title", SHELF)
def test_states_and_pictures(title: str) -> None:
    state_test(pettingzoo.env(title, players=3), pettingzoo.parallel_env(title, players=3), num_cycles=20)
    render_test(lambda render_mode: pettingzoo.env(title, players=3, render_mode=render_mode))


def test_a_game_is_cut_short_after_so_many_cycles() -> None:
    how = {"players": 2, "illegal": "replace", "seed": 1}
    made = {name: partial(getattr(pettingzoo, name), "belcastel", **how) for name in ("env", "parallel_env")}
    max_cycles_test(SimpleNamespace(**made))


def test_an_action_that_is_not_allowed_ends_the_game() -> None:
    env = pettingzoo.env("blackwood", players=3, seed=1)
    env.reset()
    agent = env.agent_selection
    env.step(forbidden(env.observe(agent)["action_mask"]))
    rewards = {agent: env.rewards[agent] for agent in env.agents}
    assert rewards == {**dict.fromkeys(env.agents, 0), agent: -1}
    assert all(env.terminations.values())
    raw = pettingzoo.raw_env("blackwood", players=3)
    raw.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"Seat . may not answer"):
        raw.step(forbidden(raw.observe(raw.agent_selection)["action_mask"]))


def test_in_a_parallel_step_it_ends_the_game_too_or_is_replaced() -> None:
    for illegal in ("end", "replace"):
        env = pettingzoo.parallel_env("belcastel", players=2, illegal=illegal, reward="points")
        seen, _ = env.reset(seed=1)
        asked = [agent for agent in env.agents if seen[agent]["action_mask"].any()]
        actions = {agent: forbidden(seen[agent]["action_mask"]) for agent in env.agents}
        _, rewards, terminations, _, infos = env.step(actions)
        assert asked
        assert [agent for agent in infos if infos[agent].get("illegal")] == asked
        assert set(terminations.values()) == {illegal == "end"}
        assert [agent for agent, reward in rewards.items() if reward < 0] == (asked if illegal == "end" else [])


def test_every_agent_hears_its_reward_when_the_game_is_over() -> None:
    env = pettingzoo.env("belcastel", players=3, reward="points")
    env.reset(seed=5)
    env.action_space("seat_0").seed(5)
    heard = {}
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        if terminated:
            heard[agent] = reward
        env.step(None if terminated else env.action_space("seat_0").sample(seen["action_mask"]))
    outcome = env.unwrapped.match.table.outcome
    assert heard == {f"seat_{seat}": points for seat, points in enumerate(outcome.points)}
    assert sum(heard.values()) > 0


def test_an_agent_sees_arrays_and_named_data() -> None:
    env = pettingzoo.raw_env("bal", players=3)
    env.reset(seed=2)
    agent = env.agent_selection
    view, seen = env.view(agent), env.observe(agent)
    assert view["me"] == env.seat_of[agent]
    names = [name for field in env.match.fields for name in field.names]
    assert seen["observation"][names.index("hand[g1]")] == view["seats"][view["me"]]["hand"].count("g1")
    allowed = [env.match.actions[action] for action in np.flatnonzero(seen["action_mask"])]
    assert allowed == view["asks"][str(view["me"])]["options"]


def test_what_cannot_be_is_said_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="There is no game 'chess': belcastel, witches, bal, blackwood"):
        pettingzoo.env("chess")
    with pytest.raises(ValueError, match="There is no reward 'money': points, win, place"):
        pettingzoo.env("bal", reward="money")
    with pytest.raises(ValueError, match="There is no render_mode 'film'"):
        pettingzoo.env("bal", render_mode="film")
    with pytest.raises(ValueError, match="illegal is 'end' or 'replace'"):
        pettingzoo.parallel_env("bal", illegal="shrug")
    with pytest.raises(ValueError, match="7"):
        pettingzoo.env("belcastel", players=7)


def forbidden(mask: Any) -> int:
    """The first action that a mask does not allow."""
    return int(np.flatnonzero(mask == 0)[0])
