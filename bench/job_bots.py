"""Bots for `bench.jobs`, known to whoever imports this: one that is quick, one that is slow, one that is deaf."""

import signal
import time
from collections.abc import Callable

from chaudron.bots import LEVELS
from chaudron.kernel.game import Bot, View
from chaudron.kernel.rule import Ask

SLOW_SECONDS = 30.0


def quick(ask: Ask) -> str:
    return ask.options[0]


def slow(ask: Ask) -> str:
    end = time.monotonic() + SLOW_SECONDS
    while time.monotonic() < end:
        pass
    return ask.options[0]


def deaf(ask: Ask) -> str:
    """Slow in a library that answers to nobody."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    return slow(ask)


def known_as(choose: Callable[[Ask], str]) -> Callable[[int], Bot]:
    class Made:
        def __init__(self, _seed: int) -> None:
            pass

        def choose(self, _view: View, ask: Ask) -> str:
            return choose(ask)

    return Made


LEVELS["belcastel"].update({choose.__name__: known_as(choose) for choose in (quick, slow, deaf)})
