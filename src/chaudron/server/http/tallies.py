"""What is counted at every move: plain numbers, made ready for Prometheus only when it asks."""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1.0, 5.0)


class Tallies(Collector):
    """Events by their kind, and how long it took until they were durable."""

    def __init__(self) -> None:
        self.events: dict[str, int] = {}
        self.waits = [0] * (len(BUCKETS) + 1)
        """How many fell into each bucket alone; the last has no end."""
        self.waited = 0.0

    def count(self, kind: str) -> None:
        """An event has become durable."""
        self.events[kind] = self.events.get(kind, 0) + 1

    def observe(self, seconds: float) -> None:
        """So long it took from a decision to its durability."""
        self.waits[bisect_left(BUCKETS, seconds)] += 1
        self.waited += seconds

    def collect(self) -> Iterator[Metric]:
        events = CounterMetricFamily("chaudron_events", "Events that became durable", labels=["kind"])
        for kind, number in self.events.items():
            events.add_metric([kind], number)
        yield events
        bounds = [*map(str, BUCKETS), "+Inf"]
        buckets = [(bound, float(number)) for bound, number in zip(bounds, accumulate(self.waits), strict=True)]
        about = "From a decision to its durability"
        yield HistogramMetricFamily("chaudron_commit_seconds", about, buckets, self.waited)
