"""What a view of any game holds, as JSON values. The page's types are made from these and those of each game."""

from typing import Any, NotRequired, TypedDict


class Ask(TypedDict):
    """One decision of one seat."""

    seat: int
    about: str
    rule: str
    options: list[str]
    sealed: NotRequired[list[str]]
    """Options which nobody else may notice before they are revealed."""
    lapses: NotRequired[bool]
    """Nobody waits for the answer."""
    offers: NotRequired[list[str]]
    """What the seat may say besides."""


class Outcome(TypedDict):
    """How a game ended: every seat's points and place (1 is best; equal places share it)."""

    points: list[int]
    places: list[int]


class Rule(TypedDict):
    """A rule being carried out, and its next step; beside these it holds the fields of its class."""

    rule: str
    at: str
    branches: NotRequired[dict[str, list["Rule"]]]
    """Rules that go on at the same time, by seat."""


class AnyView(TypedDict):
    """What every view holds beside what its game shows."""

    me: int | None
    """Whose view it is; of whoever watches, nobody's."""
    players: int
    options: dict[str, Any]
    agenda: list[Rule]
    """The innermost rule last."""
    asks: dict[str, Ask]
    """By seat."""
    awaited: list[int]
    """The seats that everybody may know to be awaited."""
    outcome: Outcome | None
