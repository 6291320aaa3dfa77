"""How often somebody may do something."""

import time
from collections import OrderedDict

from chaudron import limits


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
