"""Our environments beside those of others: steps with an observation at each, in one run.

Everybody gets the same player, `random.choice` among the allowed actions. Ours are 4-player Belcastel in the plain loop
(numbers of the asked seat and its allowed actions before every decision), and in PettingZoo with its usual wrappers.
"""

import argparse
import os
import random
from datetime import UTC, datetime
from itertools import count

from bench.aims import Aim
from bench.compare import BENCH, measure_peers
from bench.machine import describe, keep_to_one_core, load_average
from bench.measured import Peers, Rates
from bench.ours import PlayGame, rates
from bench.spread import Spread, ratios
from bench.tables import aims_table, heading_of, table
from chaudron.envs import Match
from chaudron.envs import pettingzoo as ours

OBSERVED = ("RLCard uno", "RLCard leduc-holdem", "PettingZoo leduc_holdem")
"""The peers that build an observation at every decision."""


def plain_loop(title: str) -> PlayGame:
    match = Match(title)

    def play(seed: int) -> int:
        match.reset(seed)
        for decisions in count():
            if match.is_over:
                return decisions
            match.numbers()
            match.answer(random.choice(match.legal()))
        raise AssertionError

    return play


def one_after_the_other(title: str) -> PlayGame:
    env = ours.env(title)

    def play(seed: int) -> int:
        env.reset(seed=seed)
        decisions = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = [action for action, allowed in enumerate(seen["action_mask"].tolist()) if allowed]
            env.step(random.choice(legal))
            decisions += 1
        return decisions

    return play


def measure(seconds: float, repeats: int) -> tuple[dict[str, Rates], Peers]:
    """Ours and theirs in turn, repeat by repeat."""
    titles = ("belcastel", "witches", "bal", "blackwood")
    players = {f"{title}, plain loop": plain_loop(title) for title in titles}
    players |= {f"{title}, PettingZoo": one_after_the_other(title) for title in titles}
    mine: dict[str, Rates] = {name: {"games_per_s": [], "decisions_per_s": []} for name in players}
    peers: list[Peers] = []
    for repeat in range(repeats):
        for name, play in players.items():
            measured = rates(play, seconds, 1)
            mine[name]["games_per_s"] += measured["games_per_s"]
            mine[name]["decisions_per_s"] += measured["decisions_per_s"]
        peers.append(measure_peers(seconds, seed=repeat + 1))
    for name, joined in peers[0]["peers"].items():
        joined["decisions_per_s"] = [one["peers"][name]["decisions_per_s"][0] for one in peers]
    return mine, peers[0]


def page(mine: dict[str, Rates], peers: Peers, heading: str) -> str:
    theirs = {name: peers["peers"][name]["decisions_per_s"] for name in OBSERVED}
    rows = [
        (
            name,
            str(Spread.of(measured["decisions_per_s"])),
            *[str(Spread.of(ratios(measured["decisions_per_s"], other))) for other in theirs.values()],
        )
        for name, measured in mine.items()
    ]
    rows += [(name, str(Spread.of(figures)), *["" for _ in theirs]) for name, figures in theirs.items()]
    loop, wrapped = (mine[f"belcastel, {way}"]["decisions_per_s"] for way in ("plain loop", "PettingZoo"))
    aims = [
        Aim("≥ 3 times PettingZoo leduc, both in PettingZoo", ratios(wrapped, theirs["PettingZoo leduc_holdem"]), 3),
        Aim("≥ 1 times RLCard uno, plain loop", ratios(loop, theirs["RLCard uno"]), 1),
    ]
    columns = ("", "decisions/s", *[f"÷ {name}" for name in theirs])
    return f"# Steps with observations\n\n{heading}\n\n{aims_table(aims)}\n\n{table(columns, rows)}\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.envs", description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--repeats", type=int, default=5)
    asked = parser.parse_args()
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    load_before, one_core = load_average(), keep_to_one_core()
    mine, peers = measure(asked.seconds, asked.repeats)
    machine = describe(one_core=one_core, load_before=load_before)
    command = f"python -m bench.envs --seconds {asked.seconds:g} --repeats {asked.repeats}"
    how = "per second of CPU time, ours and theirs in turn"
    heading = f"`{command}` on {datetime.now(UTC).date()}, {how}.\n{heading_of(machine)}"
    text = page(mine, peers, heading)
    (BENCH / "results" / "envs.md").write_text(text, "utf-8")
    print(text)


if __name__ == "__main__":
    main()
