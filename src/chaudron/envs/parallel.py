"""PettingZoo's parallel environment: in every step all seats that are asked give their answers together."""

from collections.abc import Mapping
from typing import Any

from chaudron.envs import arrays
from chaudron.envs.match import IllegalAction, Match
from chaudron.envs.seats import Seats
from chaudron.lab.extras import needed

with needed("pettingzoo"):
    from pettingzoo import ParallelEnv

Step = tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]
ILLEGAL_REWARD = -1.0


class Parallel(Seats, ParallelEnv[str, dict[str, Any], int]):  # type: ignore[misc]  # PettingZoo has no types
    """Every seat gives an action in every step; of seats that are asked nothing (their mask is all 0) it is ignored."""

    def __init__(
        self,
        title: str,
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        illegal: str = "end",
        **how: Any,
    ) -> None:
        """`max_cycles`: after so many steps the game is cut short; `illegal`: as for `pettingzoo.env`."""
        self.prepare(Match(title, **how), render_mode, illegal)
        self.max_cycles = max_cycles

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Begin the next game; `options` are not used: those of the table are given once, to the environment."""
        self.match.reset(seed)
        self.agents, self.cycle = self.possible_agents[:], 0
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> Step:
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        guilty = [agent for agent in self._answered(actions, infos) if self.illegal == "end"]
        self.cycle += 1
        is_over = self.match.is_over or bool(guilty)
        is_cut = not is_over and self.max_cycles is not None and self.cycle >= self.max_cycles
        rewards = dict(zip(self.agents, self.match.rewards(), strict=True))
        rewards |= dict.fromkeys(guilty, ILLEGAL_REWARD)
        done = dict.fromkeys(self.agents, is_over), dict.fromkeys(self.agents, is_cut)
        seen = self._seen()
        if is_over or is_cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, *done, infos

    def _answered(self, actions: Mapping[str, int], infos: dict[str, dict[str, Any]]) -> list[str]:
        """Give the answers to what was asked when the step began; returns whose were not allowed."""
        guilty, asks = [], self.match.table.asks
        for seat, ask in [(seat, asks[seat]) for seat in self.match.waiting]:
            agent = self.possible_agents[seat]
            if asks.get(seat) is not ask:  # another's answer has interrupted
                continue
            try:
                is_allowed = self.answer(seat, int(actions[agent]))
            except IllegalAction:
                is_allowed = False
            if not is_allowed:
                infos[agent] = {"illegal": True}
                guilty.append(agent)
        return guilty

    def _seen(self) -> dict[str, Any]:
        return {agent: arrays.masked(self.match, self.seat_of[agent]) for agent in self.agents}
