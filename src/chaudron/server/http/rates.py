"""How often somebody may do something."""

import time
from collections import OrderedDict
from typing import NamedTuple

from chaudron import limits


class Rates(NamedTuple):
    """How much one connection, or one address, may do in a second, and how much at once."""

    frames: float = 10
    frames_at_once: int = 30
    requests: float = 10
    requests_at_once: int = 60
    new_tables: float = 5 / 60
    new_tables_at_once: int = 10
    guesses: float = 1 / 30
    """Of table codes that lead nowhere, from one address …"""
    guesses_at_once: int = 6
    all_guesses: float = 0.5
    """… and from all together."""
    all_guesses_at_once: int = 60
    connections: int = 100
    """From one address, whatever they are for …"""
    sockets: int = 20
    """… and how many of them may be at tables."""
    new_reviews: float = 2 / 60
    """Begun from one address."""
    new_reviews_at_once: int = 6

    def with_connections(self, count: int) -> "Rates":
        """The same with so many connections from one address."""
        return self._replace(connections=count, sockets=max(1, count * self.sockets // self.connections))


USUAL = Rates()
UNLIMITED = Rates(*[10**9] * 14)
"""For measuring, and where everybody is known."""


class Bucket:
    """Something fills at a steady rate up to a brim; everything done takes one out."""

    __slots__ = ("at", "level")

    def __init__(self, brim: float) -> None:
        self.level, self.at = brim, time.monotonic()

    def has_one(self, rate: float, brim: float) -> bool:
        """Could it be done once more now?"""
        now = time.monotonic()
        self.level, self.at = min(brim, self.level + (now - self.at) * rate), now
        return self.level >= 1

    def take(self, rate: float, brim: float) -> bool:
        """May it be done once more now?"""
        if not self.has_one(rate, brim):
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for each address; those unused for longest are forgotten."""

    def __init__(self, rate: float, brim: float) -> None:
        self.rate, self.brim = rate, brim
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def has_one(self, address: str) -> bool:
        return self._of(address).has_one(self.rate, self.brim)

    def take(self, address: str) -> bool:
        return self._of(address).take(self.rate, self.brim)

    def _of(self, address: str) -> Bucket:
        bucket = self.buckets.setdefault(address, Bucket(self.brim))
        self.buckets.move_to_end(address)
        if len(self.buckets) > limits.ADDRESSES:
            self.buckets.popitem(last=False)
        return bucket
