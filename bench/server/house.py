"""The house as it is measured: any number of requests from one address, bots asleep, and one line with its port.

SIGUSR1 collects garbage, so that memory can be compared; SIGTERM ends the house in good order.
"""

import argparse
import asyncio
import cProfile
import gc
import signal

import uvloop

from bench.server.processes import SERVER_CORE, keep_to
from chaudron.server import limits
from chaudron.server.rates import UNLIMITED
from chaudron.server.running import Plan, Running


async def run(store: str) -> None:
    running = Running(Plan(store, port=0, rates=UNLIMITED))
    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, gc.collect)
    port = await running.open()
    print(port, flush=True)
    await running.until_told()
    await running.close()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("store")
    parser.add_argument("--idle", type=float, help="seconds before a table nobody looks at is put away")
    parser.add_argument("--profile", help="write what cProfile saw to this file")
    asked = parser.parse_args()
    keep_to(SERVER_CORE)
    if asked.idle is not None:
        limits.IDLE_SECONDS = asked.idle
    if asked.profile:
        cProfile.runctx("uvloop.run(run(store))", {"uvloop": uvloop, "run": run}, {"store": asked.store}, asked.profile)
    else:
        uvloop.run(run(asked.store))


if __name__ == "__main__":
    main()
