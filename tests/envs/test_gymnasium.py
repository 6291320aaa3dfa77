"""The environment of Gymnasium passes Gymnasium's checker: one seat against bots, for every title."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import chaudron.envs.gymnasium as ours
from chaudron.games import SHELF

TABLES = [(title, players) for title, game in SHELF.items() for players in (game.players[0], game.players[-1])]


@pytest.mark.parametrize(("title", "players"), TABLES)
@pytest.mark.filterwarnings("ignore:.*we recommend using a symmetric and normalized space")
def test_the_checker_is_content(title: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    made = gymnasium.make(f"chaudron/{title}", players=players, bots="random")
    check_env(made.unwrapped)


def test_a_game_is_played_to_its_end_against_a_level() -> None:
    env = gymnasium.make("chaudron/belcastel", players=3, bots="novice,apprentice", reward="points", seat=1, books=2)
    _, info = env.reset(seed=7)
    rewards, done = [], False
    env.action_space.seed(7)
    while not done:
        _, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
        rewards.append(reward)
        done = terminated or truncated
    match = env.get_wrapper_attr("match")
    assert env.get_wrapper_attr("seat") == 1
    assert rewards[-1] == match.table.outcome.points[1]
    assert not any(rewards[:-1])
    assert not info["action_mask"].any()


def test_the_same_seed_is_the_same_game_and_another_seed_another() -> None:
    assert opening(3) == opening(3)
    assert len({opening(seed) for seed in range(8)}) > 1


def opening(seed: int) -> tuple[int, ...]:
    """All that is seen at the first three decisions of a game."""
    env = ours.OneSeat("bal", players=3, bots="random")
    numbers, _ = env.reset(seed=seed)
    seen = [*numbers.tolist()]
    for _ in range(3):
        numbers, _, _, _, _ = env.step(np.int64(np.flatnonzero(env.action_masks())[0]))
        seen += numbers.tolist()
    return tuple(seen)


def test_what_is_not_allowed_ends_the_episode_or_is_replaced() -> None:
    for illegal, is_over in (("end", True), ("replace", False)):
        env = ours.OneSeat("blackwood", players=2, bots="random", illegal=illegal)
        env.reset(seed=1)
        wrong = np.int64(np.flatnonzero(env.action_masks() == 0)[0])
        _, reward, terminated, _, info = env.step(wrong)
        assert (terminated, reward < 0, info.get("illegal", False)) == (is_over, is_over, is_over)


def test_a_seat_sees_what_a_bot_there_would_see() -> None:
    env = ours.OneSeat("witches", players=4, seat=2, bots="random", render_mode="ansi")
    env.reset(seed=1)
    assert env.view() == SHELF["witches"].bot_view(env.match.table, 2)
    assert "Seat 3" in env.render()


def test_what_cannot_be_is_said_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="There is no seat 4: they are numbered from 0 to 3"):
        ours.OneSeat("belcastel", seat=4)
    with pytest.raises(ValueError, match="There are 3 others, but 2 levels of bots"):
        ours.OneSeat("belcastel", bots="child,novice")
    with pytest.raises(ValueError, match="hero"):
        ours.OneSeat("belcastel", bots="hero")
    with pytest.raises(ValueError, match="illegal is 'end' or 'replace'"):
        ours.OneSeat("belcastel", illegal="shrug")
