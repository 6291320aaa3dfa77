"""The house as it is measured: any number of requests from one address; one line tells its port.

SIGUSR2 collects garbage, so that memory can be compared. SIGTERM ends the house in good order, and so does the end of
its standard input: when whoever measures dies, nothing stays behind.
"""

import argparse
import asyncio
import cProfile
import gc
import signal
import sys

import uvloop

from chaudron import limits
from chaudron.limits import UNLIMITED
from chaudron.server.running import Config, Running, told_to_end


async def run(config: Config) -> None:
    loop, told = asyncio.get_running_loop(), told_to_end()
    running = Running(config)
    loop.add_signal_handler(signal.SIGUSR2, gc.collect)
    print(await running.open(), flush=True)
    loop.add_reader(sys.stdin, told.set)
    await told.wait()
    loop.remove_reader(sys.stdin)
    await running.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server.house")
    parser.add_argument("store")
    parser.add_argument("--idle", type=float, help="seconds before a table nobody looks at is put away")
    parser.add_argument("--profile", help="write what cProfile saw to this file")
    asked = parser.parse_args()
    config = Config(asked.store, port=0, rates=UNLIMITED)
    if asked.idle is not None:
        # Before that, an absent player may be sent a notice, and until then the table is held.
        limits.IDLE_SECONDS = config.notice_after = asked.idle
    if asked.profile:
        cProfile.runctx(
            "uvloop.run(run(config))",
            {"uvloop": uvloop, "run": run, "config": config},
            {},
            asked.profile,
        )
    else:
        uvloop.run(run(config))


if __name__ == "__main__":
    main()
