"""Positions and questions that the tests of Le Bal des Sorcières share."""

from collections.abc import Callable
from typing import Any

from chaudron.games.bal.table import Table
from chaudron.kernel.rule import Ask, Reason
from chaudron.scenes.bal import BalScene, witch
from chaudron.scenes.scene import SEATS

OUT = witch(out=1)
"""The first witch to have left."""
LAID = "abracadabra tresor sortilege balai remede baguette envoutement enchantement tourdemagie fantome diablotin"
"""Every spell that is laid in a set: neither a reaction nor the prankster imp."""
DULL = ("pass", "none", "concede", "done", "read")
"""What somebody says who wants to be done with it."""


def what(reason: Reason) -> tuple[str, str]:
    return reason.key, reason.rule


def dull(ask: Ask) -> str:
    """The answer of a witch who lays as little as she can."""
    return next((choice for choice in ask.options if choice in DULL), ask.options[0])


def play_on(t: BalScene, until: Callable[[Table], bool]) -> None:
    """Everybody answers dully until something is so: whoever acts attacks the first she may with her first potion."""
    while not until(t.table):
        seat, ask = min(t.table.asks.items())
        t.says(f"{SEATS[seat]}: {dull(ask).replace(':', ' ')}")


def exchanges(t: BalScene, name: str) -> None:
    """She throws the first spells she may, as long as she is asked to; that must come to an end."""
    for _ in range(40):
        if t.about(name) != "no_potion":
            return
        t.says(f"{name}: {t.asked(name).split(' | ')[0]}")
    raise AssertionError("a deadlock")


def next_turn(t: BalScene) -> None:
    """Play on until Carabosse has moved."""
    turns = len(t.told("turn"))
    play_on(t, lambda table: len(t.told("turn")) > turns)


def turns(t: BalScene, number: int) -> str:
    """Play on, and say whose turns these are: `"ABC"`."""
    play_on(t, lambda table: len(t.told("turn")) >= number)
    return t.who("turn")[:number]


def heard(t: BalScene, viewer: str, key: str) -> list[dict[str, Any]]:
    """The facts of a key that a witch hears, or a spectator (`"?"`)."""
    seat = None if viewer == "?" else SEATS.index(viewer)
    return [fact.details for fact in t.facts if fact.key == key and fact.is_heard_by(seat)]
