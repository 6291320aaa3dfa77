"""One game that programs play: the plain loop behind every environment (docs/lab.md)."""

import copy
import random
from typing import Any, Self

from chaudron.envs.rewards import REWARDS
from chaudron.games import SHELF
from chaudron.kernel.chance import Chance, Counter
from chaudron.kernel.game import BadOption, Box, Game, View
from chaudron.kernel.numbers import Field
from chaudron.kernel.rule import Ask, answer
from chaudron.kernel.table import Table
from chaudron.words import words

SEED_BITS = 64


class IllegalAction(ValueError):
    """An action that is not offered to the seat that is asked; nothing has changed."""


class Match:
    """A title with its players and options, played again and again: `reset` begins the next game.

    An action is the number of a choice in the catalogue of the game (`actions`), or the choice as it is written.
    """

    def __init__(
        self, title: str, players: int = 4, *, reward: str = "place", seed: int | None = None, **options: Any
    ) -> None:
        """`options` are those of a table, under their names; raises `ValueError` for what cannot be played."""
        self.game, self.box = _game_and_box(title, players, options)
        if reward not in REWARDS:
            raise ValueError(f"There is no reward {reward!r}: {', '.join(REWARDS)}.")
        self.title, self.players, self.reward = title, self.box.players, reward
        self.actions: tuple[str, ...] = tuple(map(str, self.game.catalogue))
        self.fields: tuple[Field, ...] = self.game.fields(self.box)
        self.luck = random.Random()  # noqa: S311 - which games are played
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Begin another game. With a seed, this game and those that follow are always the same."""
        if seed is not None:
            self.luck.seed(seed)
        self.seed = self.luck.getrandbits(SEED_BITS)
        self.begin(Counter(self.players, self.seed))

    def begin(self, chance: Chance) -> None:
        """Begin a game with luck of your own."""
        self.table: Table = self.game.table(self.box, chance)
        self.table.begin()

    def copy(self) -> Self:
        """The same game at the same moment, and the same luck to come; neither changes the other."""
        new = copy.copy(self)
        new.table = self.table.copy()
        new.luck = random.Random()  # noqa: S311 - as above
        new.luck.setstate(self.luck.getstate())
        return new

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    @property
    def is_over(self) -> bool:
        return self.table.outcome is not None

    @property
    def waiting(self) -> list[int]:
        """The seats that are asked something now, whoever waits longest first. Offers that lapse are left alone."""
        return [seat for seat, ask in self.table.asks.items() if not ask.lapses]

    @property
    def seat(self) -> int:
        """Who answers next: of those that are asked, who waits longest."""
        for seat, ask in self.table.asks.items():
            if not ask.lapses:
                return seat
        raise LookupError("The game is over: nobody is asked.")

    def ask(self, seat: int | None = None) -> Ask | None:
        """What a seat is asked (else: who answers next), if anything: the question and its options."""
        ask = self.table.asks.get(self.seat if seat is None else seat)
        return None if ask is None or ask.lapses else ask

    def legal(self, seat: int | None = None) -> list[int]:
        """The actions that are allowed, in the order of the catalogue; none for a seat that is not asked."""
        ask = self.ask(seat)
        return [] if ask is None else [choice.place for choice in ask.options]

    def view(self, seat: int | None = None) -> View:
        """What a seat may know, as named plain data."""
        return self.game.bot_view(self.table, self.seat if seat is None else seat)

    def numbers(self, seat: int | None = None) -> list[int]:
        """What a seat may know, as whole numbers; `fields` says what each of them means."""
        return self.game.numbers(self.table, self.seat if seat is None else seat)

    def answer(self, action: int | str, seat: int | None = None) -> None:
        """Give an answer; raises `IllegalAction`, and then nothing has changed."""
        who = self.seat if seat is None else seat
        choice = self.actions[action] if isinstance(action, int) and 0 <= action < len(self.actions) else action
        ask = self.ask(who)
        if ask is None or choice not in ask.options:
            allowed = "it is asked nothing" if ask is None else f"allowed are {', '.join(ask.options)}"
            raise IllegalAction(f"Seat {who} may not answer {choice!r}: {allowed}.")
        answer(self.table, who, str(choice))

    def rewards(self) -> list[float]:
        """What the game was worth to every seat; all 0 until it is over."""
        outcome = self.table.outcome
        return [0.0] * self.players if outcome is None else REWARDS[self.reward](outcome)

    def ansi(self, seat: int | None = None, language: str = "en") -> str:
        """The board as text, as everybody sees it or as a seat does."""
        from chaudron.terminal.faces import face_of  # noqa: PLC0415 - only who looks at boards needs a terminal

        return face_of(self.title).board(self.game.view(self.table, seat), words(language))


def _game_and_box(title: str, players: int, options: dict[str, Any]) -> tuple[Game, Box]:
    if title not in SHELF:
        raise ValueError(f"There is no game {title!r}: {', '.join(SHELF)}.")
    try:
        return SHELF[title], SHELF[title].box(players, options)
    except BadOption as error:
        raise ValueError(words("en").bad_option(error)) from error
