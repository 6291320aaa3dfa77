"""Lines into the house: how many there are and from where, and who was refused one."""

import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Callable

from chaudron import limits

log = logging.getLogger("chaudron.lines")

ANYWHERE = ""
"""In the place of an address: it is not known yet, or does not count."""


class Places:
    """How many of something there are, and how many each address has: no more than so many."""

    def __init__(self, each: int, most: int) -> None:
        self.each, self.most = each, most
        self.count = 0
        self.taken: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        """One more for an address, if it may have one more."""
        if not self.has_room(address):
            return False
        self.count += 1
        if address != ANYWHERE:
            self.taken[address] += 1
        return True

    def has_room(self, address: str) -> bool:
        return self.count < self.most and self.taken[address] < self.each

    def give_back(self, address: str) -> None:
        self.count -= 1
        if address != ANYWHERE:
            self.taken[address] -= 1
            if not self.taken[address]:
                del self.taken[address]


class TurnedAway:
    """Who was refused a line: told once in a while for each address, and not every time."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.known: OrderedDict[str, tuple[float, int]] = OrderedDict()
        """When an address was last told of, and how often it was refused since."""

    def note(self, address: str) -> None:
        told, more = self.known.pop(address, (float("-inf"), 0))
        self.known[address] = (told, more + 1)
        self._tell_if_due(address)
        if len(self.known) > limits.ADDRESSES:
            self.known.popitem(last=False)

    def tell_the_rest(self) -> None:
        """Of those who did not come again: how many more were refused than was told."""
        for address, (_, more) in list(self.known.items()):
            if more:
                self._tell_if_due(address)

    def _tell_if_due(self, address: str) -> None:
        now, (told, more) = self.clock(), self.known[address]
        if now - told >= limits.TOLD_SECONDS:
            log.warning("too many connections from %s: %d refused", address, more)
            self.known[address] = (now, 0)
