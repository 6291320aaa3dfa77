"""A host who tries a million times until the luck suits: before the envelope, and with it (ADR 0019).

    .venv/bin/python -m bench.grinding        # writes results/grinding.md; minutes

What the gate tries with 2,000 (`tests/envelope/test_attacks.py`). *Before*: the house made the salts, so it tried some
until the first draws of its own seat were as wanted. *Now*: salts are sealed before the house knows them, so it can
only try secrets against salts that it guesses, and then meets those of the guests.
"""

import argparse
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

from bench.machine import describe, load_average
from bench.tables import heading_of, table
from chaudron.kernel.chance import Chance, Sealed
from chaudron.kernel.envelope import Enveloped, chain

RESULTS = Path(__file__).with_name("results")
TRIES, WANTED, GUESTS = 1_000_000, 16, 60
SECRET = bytes(range(32))


def is_as_wanted(chance: Chance) -> bool:
    """Are the first draws of the host's seat, out of two, all the one that the host wants?"""
    return all(chance.word(0, index) >> 63 == 0 for index in range(WANTED))


def with_salts(number: int) -> Chance:
    return Sealed(2, SECRET, ["the host", f"made up for a guest {number}"])


def with_secret(number: int, salt: str) -> Chance:
    return Enveloped(number.to_bytes(32, "big"), "{}", ["", salt])


def wanted_for(number: int, salt: str) -> int:
    chance = with_secret(number, salt)
    return sum(chance.word(0, index) >> 63 == 0 for index in range(WANTED))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.grinding", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tries", type=int, default=TRIES)
    tries = parser.parse_args().tries
    load_before = load_average()
    before = [number for number in range(tries) if is_as_wanted(with_salts(number))]
    guessed = chain(b"a guess".ljust(32), 1)[0].hex()
    now = [number for number in range(tries) if is_as_wanted(with_secret(number, guessed))]
    honest = [chain(sha256(bytes([guest])).digest(), 1)[0].hex() for guest in range(GUESTS)]
    met = [wanted_for(number, salt) for number in now for salt in honest]
    draws = len(met) * WANTED
    rows = [
        ("before: salts that suit", f"{len(before)}", "used as they are: every draw as wanted"),
        ("now: secrets that suit salts that were guessed", f"{len(now)}", f"tried on {GUESTS} guests"),
        ("… draws as wanted with the guests' salts", f"{sum(met)} of {draws}", f"{sum(met) / max(1, draws):.1%}"),
    ]
    machine = describe(one_core=False, load_before=load_before)
    about = f"`python -m bench.grinding --tries {tries}` on {datetime.now(UTC):%Y-%m-%d}. {heading_of(machine)}"
    aim = f"The first {WANTED} draws of the host's seat, each out of two, are to be the ones that the host wants."
    told = "\n\n".join(
        ["# Trying until the luck suits", about, aim, table(("", f"in {tries:,} tries", ""), rows) + "\n"]
    )
    (RESULTS / "grinding.md").write_text(told)
    print(told)


if __name__ == "__main__":
    main()
