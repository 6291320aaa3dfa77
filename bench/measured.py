"""The figures that travel between the measuring scripts and the comparison.

Every list holds one figure per repeat. Rates are per CPU-second, costs in microseconds of CPU time.
"""

from typing import Protocol, TypedDict


class Rates(TypedDict):
    """Random play: whole games and players' decisions per CPU-second."""

    games_per_s: list[float]
    decisions_per_s: list[float]


class RandomPlay(TypedDict):
    """Random 4-player games of Belcastel, played in three ways and with the expansion; of Le Bal; and of Blackwood."""

    plain: Rates  # no views, no record
    views: Rates  # the asked seat's view is built before every decision
    records: Rates  # a full record is kept
    witches: Rates  # no views, no record; with the expansion
    bal: Rates  # no views, no record; Le Bal at its hard level
    blackwood: Rates  # no views, no record; Blackwood


class Costs(TypedDict):
    """One operation on a table, averaged over tables met all through random 4-player games."""

    copy: list[float]
    view: list[float]
    save: list[float]
    load: list[float]


class PlayerCost(TypedDict):
    """Plain random play with so many players."""

    us_per_decision: list[float]
    us_per_game: list[float]


class RoundCost(TypedDict):
    """Plain random 4-player play, the decisions of one round only."""

    us_per_decision: list[float]


class Memory(TypedDict):
    live_table_bytes: int  # one 4-player table in mid-game, without what all tables share


class Ours(TypedDict):
    """What `bench/ours.py` returns."""

    random: RandomPlay
    cost_us: Costs
    players: dict[str, PlayerCost]  # "2", "3", "4"
    rounds: dict[str, RoundCost]  # "1" to "9"
    memory: Memory


class Measure(Protocol):
    """`bench/ours.py` has this function: each figure takes about `seconds` of CPU time, `repeats` times."""

    def __call__(self, seconds: float, repeats: int) -> Ours: ...


class PeerRates(Rates):
    observes: bool  # its interface builds an observation at every decision


class Peers(TypedDict):
    """What `bench/peers.py` prints."""

    versions: dict[str, str]
    peers: dict[str, PeerRates]
