"""PettingZoo: every seat is an agent, one after the other (`env`) or all together (`parallel_env`).

from chaudron.envs import pettingzoo
env = pettingzoo.env("belcastel", players=3, books=2)
"""

from typing import Any

from chaudron.envs.match import Match
from chaudron.lab.extras import needed

with needed("pettingzoo"):
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

    from chaudron.envs import arrays
    from chaudron.envs.parallel import Parallel
    from chaudron.envs.seats import Seats


def env(title: str, *, illegal: str = "end", **how: Any) -> Any:
    """One seat after the other, with PettingZoo's usual wrappers.

    An action that is not allowed ends the game, with a reward of -1 for whoever tried it; with `illegal="replace"` the
    first one that is allowed takes its place.
    """
    made: Any = raw_env(title, illegal=illegal, **how)
    if illegal == "end":
        made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


def raw_env(title: str, **how: Any) -> "OneByOne":
    """The same without wrappers: what would end the game raises `IllegalAction`."""
    return OneByOne(title, **how)


def parallel_env(title: str, **how: Any) -> Parallel:
    """All seats together: in every step each that is asked gives its answer."""
    return Parallel(title, **how)


class OneByOne(Seats, AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]  # PettingZoo has no types
    """An AEC environment. Who is asked next is `agent_selection`: of several, who waits longest."""

    def __init__(
        self,
        title: str,
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        illegal: str = "end",
        **how: Any,
    ) -> None:
        """`max_cycles`: after so many cycles, in each of which whoever is asked answers once, the game is cut short."""
        super().__init__()
        self.prepare(Match(title, **how), render_mode, illegal)
        self.max_cycles = max_cycles

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the next game; `options` are not used: those of the table are given once, to `env`."""
        self.match.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.cycle, self.due = 0, set(self.match.waiting)
        self.agent_selection = self.possible_agents[self.match.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        return arrays.masked(self.match, self.seat_of[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.infos[agent] = {} if self.answer(self.seat_of[agent], int(action)) else {"illegal": True}
        if self.match.is_over:
            self._end(self.terminations)
        elif self.max_cycles is not None and self._has_run_out(self.seat_of[agent]):
            self._end(self.truncations)
        else:
            self.agent_selection = self.possible_agents[self.match.seat]
        if self.render_mode == "human":
            self.render()

    def _end(self, how: dict[str, bool]) -> None:
        """All agents are done: each is told its reward when its turn comes."""
        for agent, reward in zip(self.possible_agents, self.match.rewards(), strict=True):
            self.rewards[agent] = reward
            how[agent] = True
        self._accumulate_rewards()
        self._deads_step_first()

    def _has_run_out(self, seat: int) -> bool:
        """A cycle is over when everybody has answered who was asked at its beginning, or is asked no more."""
        waiting = set(self.match.waiting)
        self.due = (self.due - {seat}) & waiting
        if not self.due:
            self.cycle, self.due = self.cycle + 1, waiting
        return self.max_cycles is not None and self.cycle >= self.max_cycles
