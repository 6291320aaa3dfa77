"""A real house beside the browser: in a thread of its own, and asked from tests that are not asynchronous."""

import asyncio
import threading
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from typing import Any, TypeVar

from chaudron.server.https.wanted import Https
from tests.server.served import PATIENCE, Served, served

T = TypeVar("T")
PACE = 0.02
"""Seconds that a bot takes: nobody watches."""


class House:
    """A house on a port that stays the same when it closes and opens again."""

    def __init__(self, store: str, pace: float = PACE, https: Https | None = None) -> None:
        self.store, self.port, self.pace, self.https = store, 0, pace, https
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, name="house")
        self.thread.start()
        self.open()

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Let something happen in the house, such as `house.served.open("belcastel 2", "Anna")`, and wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def open(self) -> None:
        self.run(self._open())

    async def _open(self) -> None:
        self.stack = AsyncExitStack()
        # With a name of its own, since otherwise it says that no phone can come.
        self.served: Served = await self.stack.enter_async_context(
            served(self.store, port=self.port, pace=self.pace, host_names=["table.example"], https=self.https)
        )
        self.port = int(self.served.base.rpartition(":")[2])

    def close(self) -> None:
        """Close the house; its tables stay in the store."""
        self.run(self.stack.aclose())

    def end(self) -> None:
        """Close the house for good."""
        self.close()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()
