"""OpenSpiel: every title as a game with chance nodes and information states, for OpenSpiel's own algorithms.

    from chaudron.envs.openspiel import load
    game = load("belcastel", players=2, books=3)

The same by name, once this module is imported: `pyspiel.load_game("chaudron_belcastel(players=2,options=books:3)")`.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any

from chaudron.envs.due import Luck, LuckDue, Past
from chaudron.envs.match import Match
from chaudron.games import SHELF
from chaudron.kernel.chance import Counter
from chaudron.lab.extras import needed

with needed("openspiel"):
    import numpy as np
    import pyspiel

MOST_DRAWN_FROM, LONGEST = 256, 20_000
"""No draw has more outcomes, no game more decisions."""
Utility = pyspiel.GameType.Utility
UTILITIES: dict[str, tuple[Any, float, float, float | None]] = {
    "points": (Utility.GENERAL_SUM, -1000.0, 1000.0, None),
    "win": (Utility.CONSTANT_SUM, 0.0, 1.0, 1.0),
    "place": (Utility.ZERO_SUM, -1.0, 1.0, 0.0),
}
"""By reward: its kind, its bounds, and what all seats have together."""


def load(title: str, players: int = 4, *, reward: str = "place", **options: Any) -> Any:
    """The game of a title; raises `ValueError` for what cannot be played."""
    Match(title, players, reward=reward, **options)
    written = ";".join(f"{name}:{value}" for name, value in options.items())
    return pyspiel.load_game(f"chaudron_{title}", {"players": players, "reward": reward, "options": written})


class Title(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A title with its players and options; a class of its own for every title."""

    title: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {"players": 4, "reward": "place", "options": "", **(params or {})}
        options = dict(one.split(":", 1) for one in given["options"].split(";") if one)
        match = Match(self.title, given["players"], reward=given["reward"], **options)
        kind, least, most, together = UTILITIES[match.reward]
        about = pyspiel.GameInfo(
            num_distinct_actions=len(match.actions),
            max_chance_outcomes=MOST_DRAWN_FROM,
            num_players=match.players,
            min_utility=least,
            max_utility=most,
            utility_sum=together,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.title, kind), about, params or {})
        self.match = match

    def new_initial_state(self) -> "Moment":
        return Moment(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Eyes | None":
        """What a seat observes; there is none for what all see alone, nor for what a seat sees alone."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        is_of_a_seat = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return Eyes(self.match, kind.perfect_recall, params) if is_of_a_seat else None


class Moment(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A state: a game that waits for an answer, or for the luck that an answer calls for."""

    def __init__(self, game: Title) -> None:
        super().__init__(game)
        self.match = game.match
        """The game, before the answer that is being carried out; at first it has not begun."""
        self.past: Past | None = None
        self.answered: tuple[int, int] | None = None
        """Whose answer is being carried out, and which: at first none, but the beginning is."""
        self.luck: list[int] = []
        self.out_of = 0
        """How many outcomes the draw has that is due; 0: none is."""
        self.has_begun = False
        self._carry_out()

    def _carry_out(self) -> None:
        """Carry out the answer with the luck that there is; perhaps more is due."""
        match, luck = self.match.copy(), Luck(self.match.players, self.luck)
        try:
            if self.answered is None:
                match.begin(luck)
            else:
                seat, action = self.answered
                match.table.chance = luck
                match.answer(action, seat)
        except LuckDue as due:
            self.out_of = due.out_of
            return
        if self.answered is not None:
            self.past = Past(self.past, self.match, *self.answered)
        self.match, self.out_of, self.luck, self.has_begun = match, 0, [], True

    def current_player(self) -> int:
        if self.out_of:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.match.seat

    def is_terminal(self) -> bool:
        return self.has_begun and not self.out_of and self.match.is_over

    def returns(self) -> list[float]:
        return self.match.rewards() if self.is_terminal() else [0.0] * self.match.players

    def _legal_actions(self, player: int) -> list[int]:
        return self.match.legal(player) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All are equally likely."""
        return [(outcome, 1 / self.out_of) for outcome in range(self.out_of)]

    def _apply_action(self, action: int) -> None:
        if self.out_of:
            self.luck = [*self.luck, action]
        else:
            self.answered = (self.match.seat, action)
        self._carry_out()

    def _action_to_string(self, player: int, action: int) -> str:
        return self.match.actions[action] if player >= 0 else f"luck {action}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "Moment":
        """Another state that the player cannot tell from this one: what it does not see is guessed."""
        new: Moment = self.clone()
        new.match = self.match.copy()
        luck = Counter(self.match.players, int(sampler() * 2**53))
        new.match.table = self.match.game.guess(self.match.view(player), luck)
        return new

    def __str__(self) -> str:
        if not self.has_begun:
            return "before the beginning"
        return json.dumps(self.match.game.save(self.match.table), sort_keys=True)


class Eyes:
    """What a player observes: the numbers of its seat as a tensor, its view as a string.

    An information state, as a string, begins with a digest of all that the player saw and answered before.
    """

    def __init__(self, match: Match, remembers: bool, params: Any) -> None:
        if params:
            raise ValueError(f"Observers take no parameters: {params}")
        self.remembers = remembers
        size = sum(field.size for field in match.fields)
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"numbers": self.tensor}

    def set_from(self, state: Moment, player: int) -> None:
        self.tensor[:] = state.match.numbers(player) if state.has_begun else 0

    def string_from(self, state: Moment, player: int) -> str:
        if not state.has_begun:
            return ""
        seen = json.dumps(state.match.view(player), sort_keys=True)
        return f"{state.past.digest(player) if state.past else ''} {seen}" if self.remembers else seen


def game_type(title: str, utility: Any) -> Any:
    """What OpenSpiel wants to know of a title."""
    players = SHELF[title].players
    return pyspiel.GameType(
        short_name=f"chaudron_{title}",
        long_name=f"Chaudron: {title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players[-1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": 4, "reward": "place", "options": ""},
    )


for _title in SHELF:
    pyspiel.register_game(game_type(_title, Utility.ZERO_SUM), type(f"Title_{_title}", (Title,), {"title": _title}))
