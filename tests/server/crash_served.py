"""The server that `crash` kills: without limits of rate, and with a planted fault if one is wanted."""

import argparse
import asyncio
import sys
from typing import Any

import uvloop

from chaudron.limits import UNLIMITED
from chaudron.room.rows import Listed, Row
from chaudron.server.running import Config, Running
from chaudron.server.store import Store
from chaudron.server.store.address import open_store


async def serve(url: str, port: int, shared: bool, late: float) -> None:
    """Open the house until somebody kills it."""
    store: Any = LateStore(open_store(url), late) if late else open_store(url)
    running = Running(Config(url, port=port, shared=shared, rates=UNLIMITED), store)
    await running.open()
    sys.stdout.write("open\n")
    sys.stdout.flush()
    await asyncio.Event().wait()


class LateStore:
    """A planted fault: rows are said to be durable some seconds before they are."""

    def __init__(self, store: Store, seconds: float) -> None:
        self.store, self.seconds = store, seconds
        self.tasks: set[asyncio.Task[None]] = set()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def append(self, row: Row, epoch: int, listed: Listed | None = None) -> bool:
        task = asyncio.create_task(self._append_later(row, epoch, listed))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return True

    async def _append_later(self, row: Row, epoch: int, listed: Listed | None) -> None:
        await asyncio.sleep(self.seconds)
        await self.store.append(row, epoch, listed)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("store")
    parser.add_argument("port", type=int)
    parser.add_argument("--shared", action="store_true")
    parser.add_argument("--late", type=float, default=0.0)
    args = parser.parse_args()
    uvloop.run(serve(args.store, args.port, args.shared, args.late))


if __name__ == "__main__":
    main()
