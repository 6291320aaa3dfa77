"""Gymnasium: one seat, against bots of a level.

import gymnasium, chaudron.envs.gymnasium
env = gymnasium.make("chaudron/belcastel", players=3, bots="novice", books=2)
"""

from typing import Any, ClassVar

from chaudron.bots import bot
from chaudron.envs import arrays
from chaudron.envs.match import IllegalAction, Match
from chaudron.envs.seats import RENDER_MODES, render
from chaudron.games import SHELF
from chaudron.kernel.game import BadOption, Bot, View
from chaudron.lab.extras import needed
from chaudron.words import words

with needed("gymnasium"):
    import gymnasium
    import numpy as np

Info = dict[str, Any]
ILLEGAL_REWARD = -1.0


class OneSeat(gymnasium.Env[arrays.Numbers, np.int64]):
    """An episode is a game; the reward comes at its end. The mask of actions is in `info` and in `action_masks()`."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 4}  # type: ignore[misc]  # of the class

    def __init__(
        self,
        title: str,
        *,
        seat: int | None = None,
        bots: str = "apprentice",
        illegal: str = "end",
        render_mode: str | None = None,
        **how: Any,
    ) -> None:
        """`seat`: where one sits, else another one in every game. `bots`: a level, or one for each of the others.

        An action that is not allowed ends the episode with a reward of -1; with `illegal="replace"` the first one that
        is allowed takes its place.
        """
        self.match = Match(title, **how)
        self.own, self.levels = _seat(seat, self.match), _levels(bots, self.match)
        if illegal not in ("end", "replace"):
            raise ValueError(f"illegal is 'end' or 'replace', not {illegal!r}.")
        self.illegal, self.render_mode = illegal, render_mode
        self.action_space = arrays.action_space(self.match)
        self.observation_space = arrays.observation_space(self.match)
        self.seat, self.bots = 0, list[Bot | None]()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[arrays.Numbers, Info]:
        """Begin the next game; `options` are not used: those of the table are given once, to `make`."""
        super().reset(seed=seed)
        self.match.reset(self._number())
        self.seat = int(self.np_random.integers(self.match.players)) if self.own is None else self.own
        self.bots = [bot(self.match.title, level, self._number()) for level in self.levels]
        self.bots.insert(self.seat, None)
        self._let_bots_play()
        return self._seen()

    def _number(self) -> int:
        return int(self.np_random.integers(2**63))

    def step(self, action: np.int64) -> tuple[arrays.Numbers, float, bool, bool, Info]:
        try:
            self.match.answer(int(action), self.seat)
        except IllegalAction:
            if self.illegal == "end":
                numbers, info = self._seen()
                return numbers, ILLEGAL_REWARD, True, False, {**info, "illegal": True}
            self.match.answer(self.match.legal(self.seat)[0], self.seat)
        self._let_bots_play()
        if self.render_mode == "human":
            self.render()
        numbers, info = self._seen()
        return numbers, self.match.rewards()[self.seat], self.match.is_over, False, info

    def _let_bots_play(self) -> None:
        """Until the own seat is asked, or the game is over."""
        match = self.match
        while not match.is_over and not match.legal(self.seat):
            other = self.bots[match.seat]
            ask = match.ask()
            assert other is not None
            assert ask is not None
            match.answer(other.choose(match.view(), ask))

    def _seen(self) -> tuple[arrays.Numbers, Info]:
        return arrays.observation(self.match, self.seat), {"action_mask": self.action_masks()}

    def action_masks(self) -> arrays.Mask:
        """1 for every action that is allowed now, as MaskablePPO asks for it."""
        return arrays.action_mask(self.match, self.seat)

    def view(self) -> View:
        """What the own seat may know, as named plain data."""
        return self.match.view(self.seat)

    def render(self) -> Any:
        return render(self.match, self.render_mode, self.seat)


def _seat(seat: int | None, match: Match) -> int | None:
    if seat is not None and not 0 <= seat < match.players:
        raise ValueError(f"There is no seat {seat}: they are numbered from 0 to {match.players - 1}.")
    return seat


def _levels(bots: str, match: Match) -> list[str]:
    """A level for each of the others."""
    others = match.players - 1
    levels = [level.strip() for level in bots.split(",")]
    if len(levels) not in (1, others):
        raise ValueError(f"There are {others} others, but {len(levels)} levels of bots.")
    try:
        for level in levels:
            bot(match.title, level, 0)
    except BadOption as error:
        raise ValueError(words("en").bad_option(error)) from error
    return levels * others if len(levels) == 1 else levels


for _title in SHELF:
    gymnasium.register(f"chaudron/{_title}", entry_point=f"{__name__}:OneSeat", kwargs={"title": _title})
