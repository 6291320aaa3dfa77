"""How long to measure, as asked on the command line."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace

SECONDS, REPEATS = 1.0, 5
QUICK_SECONDS, QUICK_REPEATS = 0.05, 2


def add_timing(parser: ArgumentParser) -> None:
    parser.add_argument("--seconds", type=seconds, help=f"CPU-seconds per figure and repeat ({SECONDS:g})")
    parser.add_argument("--repeats", type=repeats, help=f"interleaved repeats ({REPEATS})")
    parser.add_argument("--quick", action="store_true", help="a smoke run; its figures mean little")


def timing(asked: Namespace) -> tuple[float, int]:
    """CPU-seconds per figure and repeat, and repeats."""
    usual = (QUICK_SECONDS, QUICK_REPEATS) if asked.quick else (SECONDS, REPEATS)
    return asked.seconds or usual[0], asked.repeats or usual[1]


def seconds(text: str) -> float:
    asked = float(text)
    if not 0 < asked <= 600:
        raise ArgumentTypeError("must be above 0 and at most 600")
    return asked


def repeats(text: str) -> int:
    asked = int(text)
    if not 1 <= asked <= 1000:
        raise ArgumentTypeError("must be from 1 to 1000")
    return asked
