"""Whether the store does its part: what goes wrong with it is logged once, and once that it is over."""

import logging
import time

from chaudron.server.metrics import Metrics
from chaudron.server.store.errors import StoreLost

log = logging.getLogger("chaudron.store")


class Condition:
    """Of the store of one process, as far as it has shown."""

    def __init__(self, metrics: Metrics) -> None:
        self.error: StoreLost | None = None
        """What went wrong last, until the store has written again."""
        self.began = 0.0
        self.metrics = metrics

    def failed(self, error: StoreLost) -> None:
        if self.error is None:
            self.began = time.monotonic()
            self.metrics.store_fails.set(1)
            log.warning("the store fails; tables go on as soon as it writes again: %s", error)
        self.error = error

    def works(self) -> bool:
        """The store has written; was that in doubt?"""
        was_in_doubt = self.error is not None
        if was_in_doubt:
            self.error = None
            self.metrics.store_fails.set(0)
            log.warning("the store works again, after %.0f seconds", time.monotonic() - self.began)
        return was_in_doubt
