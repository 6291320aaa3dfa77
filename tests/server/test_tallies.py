"""What is counted at every move reads like what prometheus_client counts itself."""

import pytest
from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest

from chaudron.server.http.tallies import BUCKETS, Tallies

MOMENT = "_created"
"""When counting began: only prometheus_client tells."""


def lines(registry: CollectorRegistry) -> list[str]:
    return [line for line in generate_latest(registry).decode().splitlines() if MOMENT not in line]


@pytest.mark.parametrize("waits", [[], [0.0], [0.001, 0.0010001, 0.3, 5.0, 5.1, 1e9], [*BUCKETS, 0.25]])
def test_tallies_read_like_a_counter_and_a_histogram(waits: list[float]) -> None:
    ours, theirs, tallies = CollectorRegistry(), CollectorRegistry(), Tallies()
    ours.register(tallies)
    events = Counter("chaudron_events_total", "Events that became durable", ["kind"], registry=theirs)
    about = "From a decision to its durability"
    commit = Histogram("chaudron_commit_seconds", about, buckets=BUCKETS, registry=theirs)
    for kind in ("started", "answered", "answered"):
        tallies.count(kind)
        events.labels(kind).inc()
    for wait in waits:
        tallies.observe(wait)
        commit.observe(wait)
    assert lines(ours) == lines(theirs)
    assert 'chaudron_events_total{kind="answered"} 2.0' in lines(ours)
