"""What a move costs, in seconds rather than minutes: `python -m bench.server.quick --seconds 5`."""

import argparse

import uvloop

from bench.server.measured import Played
from bench.server.measures import Extent, saturated
from bench.server.processes import LOADER_CORE, allow_many_sockets, keep_to
from bench.server.servers import running
from bench.server.systems import SYSTEMS


def told(played: Played) -> str:
    lines = {
        "moves/s": f"{played['moves_per_s']:,.0f}",
        "moves per server-CPU-second": f"{played['moves_per_cpu_s']:,.0f}",
        "draws alone, per server-CPU-second": f"{played['draws_per_cpu_s']:,.0f}",
        "ms to the last seat, p50 / p99": f"{played['p50_ms']:.1f} / {played['p99_ms']:.1f}",
        "bytes to all seats per move / per draw": f"{played['move_bytes']:,.0f} / {played['draw_bytes']:,.0f}",
        "bytes of a full view, the largest": f"{played['view_bytes']:,.0f}",
        "draws among the moves": f"{played['draws']:.0%}",
        "games ended, and tables opened": f"{played['games']:.0f}",
        "cores busy: server, database, loader, others": ", ".join(
            f"{played[who]:.2f}" for who in ("server", "database", "loader", "foreign")
        ),
    }
    return "\n".join(f"{name:45} {value}" for name, value in lines.items())


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server.quick", description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--warm-up", type=float, default=1.0)
    parser.add_argument("--draws", type=int, default=4000, help="draws alone, to measure on (4000)")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--store", choices=SYSTEMS, default="sqlite")
    parser.add_argument("--profile", metavar="FILE", help="let cProfile watch our house; figures then mean little")
    asked = parser.parse_args()
    system, options = SYSTEMS[asked.store], [f"--profile={asked.profile}"] if asked.profile else []
    extent = Extent(seconds=asked.seconds, warm_up=asked.warm_up, draws=asked.draws, tables=asked.tables)
    allow_many_sockets()
    with system.place() as place, running(place.command(*options), place.database) as server:
        keep_to(LOADER_CORE)
        print(told(uvloop.run(saturated(system, server, extent))))


if __name__ == "__main__":
    main()
