"""Bots that do all that a bot must not do. A worker process that imports this module knows them."""

import os
import socket
import time
from collections.abc import Callable

from chaudron.bots import LEVELS
from chaudron.bots.advice import Advice, Weighed
from chaudron.games import SHELF
from chaudron.games.belcastel import BELCASTEL
from chaudron.kernel.game import Bot, View
from chaudron.kernel.rule import Ask


def planted(choose: Callable[[View, Ask], str]) -> Callable[[int], Bot]:
    """A bot that chooses like this, whatever its seed."""

    class Planted:
        def __init__(self, _seed: int) -> None:
            pass

        def choose(self, view: View, ask: Ask) -> str:
            return choose(view, ask)

    return Planted


def waits(view: View, ask: Ask) -> str:
    """Comes to the gate of the test and stays until it is let go."""
    with socket.create_connection(("127.0.0.1", view["gate"])) as gate:
        gate.recv(1)
    return ask.options[-1]


def spins(view: View, ask: Ask) -> str:
    """Comes to the gate and then calculates without end, or nearly so: a test that fails leaves nothing behind."""
    with socket.create_connection(("127.0.0.1", view["gate"])):
        end = time.monotonic() + 60
        while time.monotonic() < end:
            pass
    return ask.options[-1]


def crashes(view: View, ask: Ask) -> str:
    """Ends its process, after some waiting where there is a gate."""
    if "gate" in view:
        waits(view, ask)
    os._exit(3)


def raises(view: View, _ask: Ask) -> str:
    raise ValueError(f"I saw {view}")


def cheats(_view: View, _ask: Ask) -> str:
    return "win"


def chatters(_view: View, ask: Ask) -> str:
    """Writes where the answers go and reads where the jobs come from."""
    os.write(1, b"\xff" * 100)
    assert os.read(0, 100) == b""
    return ask.options[-1]


def meets(_view: View, ask: Ask) -> str:
    """As one that waits, at a table whose view names no gate."""
    return waits({"gate": int(os.environ["CHAUDRON_TEST_GATE"])}, ask)


class Weighs:
    """Knows what it wants, and how much."""

    def __init__(self, _seed: int) -> None:
        pass

    def choose(self, view: View, ask: Ask) -> str:
        return self.advise(view, ask).best

    def advise(self, _view: View, ask: Ask) -> Advice:
        return Advice("wins", (Weighed(ask.options[-1], 0.75), Weighed(ask.options[0], 0.25)))


LEVELS["belcastel"] |= {bot.__name__: planted(bot) for bot in (waits, meets, spins, crashes, raises, cheats, chatters)}
LEVELS["belcastel"]["weighs"] = Weighs
LEVELS["doomed"] = {"crashes": planted(crashes)}
SHELF["doomed"] = BELCASTEL
