"""What can be counted about a running house, for Prometheus."""

from collections.abc import Iterable, Iterator

from msgspec import Struct
from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import Metric
from prometheus_client.registry import Collector

from chaudron.server.http.tallies import Tallies


class Family(Struct):
    """Numbers of one kind, as processes tell them to each other."""

    name: str
    about: str
    kind: str
    samples: list[tuple[str, dict[str, str], float]]


class Metrics:
    """Counters of one process."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        tallies = Tallies()
        registry.register(tallies)
        self.count, self.commit = tallies.count, tallies
        self.refusals = Counter("chaudron_refusals_total", "Commands refused", ["code"], registry=registry)
        self.conflicts = Counter("chaudron_conflicts_total", "Rows somebody else wrote first", registry=registry)
        self.failures = Counter("chaudron_failures_total", "Things that failed unexpectedly", registry=registry)
        self.store_fails = Gauge("chaudron_store_fails", "1 while the store cannot be written to", registry=registry)
        self.tables = Gauge("chaudron_tables_in_memory", "Tables in memory", registry=registry)
        self.sockets = Gauge("chaudron_sockets", "Open WebSocket connections", registry=registry)
        self.slow = Counter("chaudron_slow_readers_total", "Connections given up as too slow", registry=registry)
        self.bots = Counter("chaudron_bot_answers_total", "Answers given by bots", registry=registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)

    def families(self) -> list[Family]:
        return [
            Family(found.name, found.documentation, found.type, [(s.name, s.labels, s.value) for s in found.samples])
            for found in self.registry.collect()
        ]


class Sums(Collector):
    """Numbers that were counted elsewhere."""

    def __init__(self, families: Iterable[Family]) -> None:
        self.families = families

    def collect(self) -> Iterator[Metric]:
        for name, about, kind, samples in ((f.name, f.about, f.kind, f.samples) for f in self.families):
            metric = Metric(name, about, kind)
            for sample in samples:
                metric.add_sample(*sample)
            yield metric


def text_of(families: Iterable[Family]) -> bytes:
    """What Prometheus reads."""
    registry = CollectorRegistry()
    registry.register(Sums(families))
    return generate_latest(registry)
