"""An event loop whose time passes by itself: nobody ever waits, and everything happens in the same order again."""

import asyncio
import selectors
from typing import Any


class Jumping(selectors.BaseSelector):
    """Instead of waiting for a file, lets time pass."""

    def __init__(self) -> None:
        self.now = 0.0
        self._files: dict[Any, selectors.SelectorKey] = {}

    def register(self, fileobj: Any, events: int, data: Any = None) -> selectors.SelectorKey:
        key = self._files[fileobj] = selectors.SelectorKey(fileobj, 0, events, data)
        return key

    def unregister(self, fileobj: Any) -> selectors.SelectorKey:
        return self._files.pop(fileobj)

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise RuntimeError("nothing will ever happen again")
        self.now += timeout
        return []

    def get_map(self) -> Any:
        return self._files


class SimulatedLoop(asyncio.SelectorEventLoop):
    """Seconds since it began."""

    def __init__(self) -> None:
        self.jumping = Jumping()
        super().__init__(self.jumping)

    def time(self) -> float:
        return self.jumping.now
