"""What both kinds of PettingZoo environments have in common: a match whose seats are agents."""

import sys
from typing import Any, ClassVar

from chaudron.envs import arrays
from chaudron.envs.drawing import drawn
from chaudron.envs.match import IllegalAction, Match
from chaudron.kernel.game import View
from chaudron.lab.extras import needed

with needed("pettingzoo"):
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete

RENDER_MODES = ("human", "ansi", "rgb_array")


def render(match: Match, mode: str | None, seat: int | None = None) -> Any:
    """The board as everybody sees it, or a seat: printed (`human`), as text, or as an array of colors."""
    if mode == "rgb_array":
        return drawn(match.game.view(match.table, seat))
    if mode == "human":
        sys.stdout.write(match.ansi(seat) + "\n")
        return None
    return match.ansi(seat) if mode == "ansi" else None


class Seats:
    """Agents, spaces and pictures of a match."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "is_parallelizable": False}
    match: Match

    def prepare(self, match: Match, render_mode: str | None, illegal: str) -> None:
        if illegal not in ("end", "replace"):
            raise ValueError(f"illegal is 'end' or 'replace', not {illegal!r}.")
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"There is no render_mode {render_mode!r}: {', '.join(RENDER_MODES)}.")
        self.match, self.render_mode, self.illegal = match, render_mode, illegal
        self.metadata = {**type(self).metadata, "name": f"chaudron_{match.title}_v{match.game.version}"}  # type: ignore[misc]  # of this title
        self.possible_agents = [f"seat_{seat}" for seat in range(match.players)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = {agent: arrays.action_space(match) for agent in self.possible_agents}
        self._observations = {agent: arrays.masked_space(match) for agent in self.possible_agents}
        one = arrays.observation_space(match)
        least, most = (np.tile(bound, match.players) for bound in (one.low, one.high))
        self.state_space = Box(least, most, dtype=np.int16)

    def answer(self, seat: int, action: int) -> bool:
        """Was the action allowed? If not, it raises `IllegalAction`, or the first that is allowed takes its place."""
        try:
            self.match.answer(action, seat)
        except IllegalAction:
            if self.illegal != "replace":
                raise
            self.match.answer(self.match.legal(seat)[0], seat)
            return False
        return True

    def action_space(self, agent: str) -> Discrete:
        return self._actions[agent]

    def observation_space(self, agent: str) -> Dict:
        return self._observations[agent]

    def state(self) -> arrays.Numbers:
        """What all seats know together, one after the other: for training that is centralized."""
        return np.concatenate([arrays.observation(self.match, seat) for seat in range(self.match.players)])

    def view(self, agent: str) -> View:
        """What an agent may know, as named plain data."""
        return self.match.view(self.seat_of[agent])

    def render(self) -> Any:
        return render(self.match, self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""
