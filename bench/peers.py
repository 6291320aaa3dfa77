"""Random play in other frameworks, each driven from Python through its own interface.

Everyone gets the same player: `random.choice` among the legal actions, the cheapest there is. The players that RLCard
(`RandomAgent`) and PettingZoo (`action_space.sample(mask)`) bring along are slower; the latter is measured beside it.
A decision is a player's choice; dice and deals are played but not counted.
"""

import argparse
import json
import os
import random
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from time import process_time
from typing import Any

from bench.measured import PeerRates, Peers
from bench.spread import Spread
from bench.timing import add_timing, timing

PlayGame = Callable[[], int]  # plays one game, returns how many decisions it took

LEDUC = "pettingzoo.classic.rlcard_envs.leduc_holdem"
PACKAGES = ("open_spiel", "rlcard", "pettingzoo", "numpy")


def open_spiel(name: str) -> PlayGame:
    """The C++ rules behind `pyspiel`, one call per action."""
    game: Any = import_module("pyspiel").load_game(name)
    refuse_loaded_dice(game)

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if not state.is_chance_node():
                decisions += 1
            state.apply_action(random.choice(state.legal_actions()))
        return decisions

    return play


def refuse_loaded_dice(game: Any) -> None:
    """`play` picks chance outcomes evenly, which is quick but only right where they are equally likely."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            odds = [chance for _, chance in state.chance_outcomes()]
            if max(odds) - min(odds) > 1e-9:
                raise ValueError(f"{game} has uneven chance outcomes: peers.py would play it wrongly")
        state.apply_action(random.choice(state.legal_actions()))


def rlcard(name: str, seed: int) -> PlayGame:
    env: Any = import_module("rlcard").make(name, config={"seed": seed})

    def play() -> int:
        (state, _), decisions = env.reset(), 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def pettingzoo(module: str, seed: int, sampled: bool = False) -> PlayGame:
    """The loop of PettingZoo's documentation, with the environment's usual wrappers.

    `sampled`: actions from `action_space.sample(mask)`, as that documentation has it, instead of the cheaper choice.
    """
    env: Any = import_module(module).env()
    env.reset(seed=seed)

    def play() -> int:
        env.reset()
        decisions = 0
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                mask = observation["action_mask"]
                legal = () if sampled else [action for action, allowed in enumerate(mask.tolist()) if allowed]
                env.step(env.action_space(agent).sample(mask) if sampled else random.choice(legal))
                decisions += 1
        return decisions

    return play


def all_peers(seed: int) -> dict[str, tuple[bool, PlayGame]]:
    """Name, whether an observation is built at every decision, and how to play one game."""
    return {
        "OpenSpiel pig(players=4)": (False, open_spiel("pig(players=4)")),
        "OpenSpiel hearts": (False, open_spiel("hearts")),
        "OpenSpiel backgammon": (False, open_spiel("backgammon")),
        "RLCard uno": (True, rlcard("uno", seed)),
        "RLCard leduc-holdem": (True, rlcard("leduc-holdem", seed)),
        "PettingZoo leduc_holdem": (True, pettingzoo(LEDUC, seed)),
        "PettingZoo leduc_holdem, sample(mask)": (True, pettingzoo(LEDUC, seed, sampled=True)),
    }


def rate(play: PlayGame, seconds: float) -> tuple[float, float]:
    """Games and decisions per CPU-second, after one game to warm up."""
    play()
    games = decisions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        decisions += play()
        games += 1
    return games / spent, decisions / spent


def measure(seconds: float, repeats: int, seed: int) -> Peers:
    random.seed(seed)
    peers = all_peers(seed)
    rates: dict[str, PeerRates] = {
        name: {"observes": observes, "games_per_s": [], "decisions_per_s": []} for name, (observes, _) in peers.items()
    }
    for repeat in range(repeats):
        for name, (_, play) in peers.items():
            print(f"  {name}, {repeat + 1} of {repeats}", file=sys.stderr, flush=True)
            games, decisions = rate(play, seconds)
            rates[name]["games_per_s"].append(games)
            rates[name]["decisions_per_s"].append(decisions)
    return {"versions": {package: version(package) for package in PACKAGES}, "peers": rates}


def summary(peers: Peers) -> dict[str, dict[str, dict[str, float]]]:
    return {
        name: {
            "games_per_s": Spread.of(rates["games_per_s"])._asdict(),
            "decisions_per_s": Spread.of(rates["decisions_per_s"])._asdict(),
        }
        for name, rates in peers["peers"].items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.peers", description="Random play in other frameworks, as JSON.")
    add_timing(parser)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"  # pygame greets on stdout, where the JSON goes
    peers = measure(*timing(asked), asked.seed)
    print(json.dumps({**peers, "summary": summary(peers)}, indent=2))


if __name__ == "__main__":
    main()
