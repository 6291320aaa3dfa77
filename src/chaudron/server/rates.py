"""How often somebody may do something."""

import time
from collections import OrderedDict
from typing import NamedTuple

from chaudron.server import limits


class Rates(NamedTuple):
    """How much one connection, or one address, may do in a second, and how much at once."""

    frames: float = 10
    frames_at_once: int = 30
    requests: float = 10
    requests_at_once: int = 60
    new_tables: float = 5 / 60
    new_tables_at_once: int = 10
    connections: int = 100
    """From one address, whatever they are for …"""
    sockets: int = 20
    """… and how many of them may be at tables."""

    def with_connections(self, count: int) -> "Rates":
        """The same with so many connections from one address."""
        return self._replace(connections=count, sockets=max(1, count * self.sockets // self.connections))


USUAL = Rates()
UNLIMITED = Rates(*[10**9] * 8)
"""For measuring, and where everybody is known."""


class Bucket:
    """Something fills at a steady rate up to a brim; everything done takes one out."""

    __slots__ = ("at", "level")

    def __init__(self, brim: float) -> None:
        self.level, self.at = brim, time.monotonic()

    def take(self, rate: float, brim: float) -> bool:
        """May it be done once more now?"""
        now = time.monotonic()
        self.level, self.at = min(brim, self.level + (now - self.at) * rate), now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for each address; those unused for longest are forgotten."""

    def __init__(self, rate: float, brim: float) -> None:
        self.rate, self.brim = rate, brim
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self.buckets.setdefault(address, Bucket(self.brim))
        self.buckets.move_to_end(address)
        if len(self.buckets) > limits.ADDRESSES:
            self.buckets.popitem(last=False)
        return bucket.take(self.rate, self.brim)
