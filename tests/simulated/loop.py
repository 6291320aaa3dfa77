"""An event loop whose time passes by itself: nobody ever waits, and everything happens in the same order again."""

import asyncio
import math
import selectors
from collections.abc import Callable, Sequence
from typing import Any

from tests.simulated.network import Listening, Maker, Network, Place

TURN_SECONDS = 1e-5
"""What each turn of the loop takes: whoever looks again and again sees time pass."""


class Jumping(selectors.BaseSelector):
    """Instead of waiting for a file, lets time pass."""

    def __init__(self) -> None:
        self.now, self.end = 0.0, math.inf
        self._files: dict[Any, selectors.SelectorKey] = {}

    def register(self, fileobj: Any, events: int, data: Any = None) -> selectors.SelectorKey:
        key = self._files[fileobj] = selectors.SelectorKey(fileobj, 0, events, data)
        return key

    def unregister(self, fileobj: Any) -> selectors.SelectorKey:
        return self._files.pop(fileobj)

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise RuntimeError("nothing will ever happen again")
        self.now += max(timeout, TURN_SECONDS)
        if self.now > self.end:
            raise RuntimeError("whatever is waited for does not come")
        return []

    def get_map(self) -> Any:
        return self._files


class SimulatedLoop(asyncio.SelectorEventLoop):
    """Seconds since it began."""

    def __init__(self, began: float = 0.0) -> None:
        self.jumping = Jumping()
        self.jumping.now = began
        super().__init__(self.jumping)

    def time(self) -> float:
        return self.jumping.now


class NetworkedLoop(SimulatedLoop):
    """One with a network, and without threads: what would be done in one is done at once."""

    def __init__(self, network: Network, began: float) -> None:
        super().__init__(began)
        self.network = network

    async def create_server(  # type: ignore[override]  # of all that may be asked for, what servers here ask for
        self, protocol_factory: Maker, host: str = "127.0.0.1", port: int = 0, *, sock: Any = None, **_: Any
    ) -> Listening:
        return self.network.listen(protocol_factory, sock or Place(host, port))

    async def create_connection(  # type: ignore[override]  # the same for clients
        self, protocol_factory: Maker, host: str = "", port: int = 0, *, sock: Any = None, **_: Any
    ) -> tuple[asyncio.Transport, asyncio.BaseProtocol]:
        return self.network.connect(protocol_factory, sock or Place(host, port))

    def run_in_executor(  # type: ignore[override]  # its types are finer
        self, executor: Any, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        done = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:  # noqa: BLE001 - it is for whoever waits
            done.set_exception(error)
        return done


async def call(addr_infos: Sequence[Any], *, socket_factory: Any = None, **_: Any) -> Place:
    """In the place of `aiohappyeyeballs.start_connection`: whoever makes a socket for it may refuse the address."""
    if socket_factory is not None:
        socket_factory(addr_infos[0]).close()
    host, port = addr_infos[0][4][:2]
    return Place(host, port)
