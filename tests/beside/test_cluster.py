"""A Ray cluster of several machines: the same bytes as one process, whichever of them dies meanwhile."""

import json
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import ray
from ray.cluster_utils import Cluster as Machines

from chaudron.lab.cluster import Cluster
from chaudron.lab.data.writing import write
from chaudron.lab.many import play_many
from chaudron.lab.simulate import Simulation
from chaudron.lab.tournament.plan import Tournament
from chaudron.lab.tournament.running import Journal, play_all
from chaudron.lab.training import course_of
from chaudron.lab.workers import HERE, Processes, Workers, in_order
from chaudron.review.pieces import reviewing_together
from tests.review.games import played
from tests.soak.running import Soak

pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),  # Ray leaves files and sockets open
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]

SIMULATION = Simulation("blackwood", 2, {}, ("child", "random"), 4)


class Setting:
    """Three machines, as Ray simulates them: one that is asked, and two that only work."""

    def __init__(self) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        head = {"num_cpus": 1, "include_dashboard": False, "ray_client_server_port": self.port}
        self.machines = Machines(initialize_head=True, head_node_args=head)
        self.add_machine()
        self.add_machine()

    def add_machine(self) -> None:
        self.machines.add_node(num_cpus=1)
        self.machines.wait_for_nodes()

    def kill_a_machine(self) -> None:
        """At once, without a word to anybody."""
        self.machines.remove_node(next(iter(self.machines.worker_nodes)), allow_graceful=False)


@pytest.fixture(scope="module")
def setting() -> Iterator[Setting]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_AUTH_MODE", "disabled")
        setting = Setting()
        patch.setenv("RAY_ADDRESS", setting.machines.address)
        yield setting
        ray.shutdown()
        setting.machines.shutdown()


@pytest.fixture(scope="module")
def cluster(setting: Setting) -> Cluster:
    return Cluster()


def simulated(workers: Workers) -> Any:
    tallies = play_many(SIMULATION, 40, workers)
    return [tallies.decisions, *[tally.to_json() for tally in tallies.seats]]


def soaked(workers: Workers) -> Any:
    found = play_many(Soak("bal", 1), 12, workers)
    return [sorted(map(str, found.done.items())), sorted(map(str, found.exercise.counts.items()))]


def competed(workers: Workers) -> Any:
    tournament = Tournament("blackwood", ("random", "child"), 2)
    groups = play_all(tournament, 4, workers, Journal(tournament), lambda done: None)
    return [(group.key, group.points, group.places) for group in groups]


def trained(workers: Workers) -> Any:
    return course_of("bal").train(1, 6, workers, lambda row: None)


def reviewed(workers: Workers) -> Any:
    going = reviewing_together(played("blackwood", 0), workers)
    while True:
        try:
            next(going)
        except StopIteration as over:
            return over.value.to_json()


@pytest.mark.parametrize("work", [simulated, soaked, competed, trained, reviewed])
def test_one_process_two_and_a_cluster_of_three_find_the_same(work: Callable[[Workers], Any], cluster: Cluster) -> None:
    assert cluster.count == 3
    alone, side_by_side, far_away = (json.dumps(work(workers)) for workers in (HERE, Processes(2), cluster))
    assert alone == side_by_side == far_away


def test_a_cluster_writes_the_same_bytes(cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chaudron.lab.data.parts.GAMES_A_PART", 5)
    for name, workers in (("here", HERE), ("there", cluster)):
        assert write(SIMULATION, tmp_path / name, 20, workers) == (0, 20)
    here, there = (
        {path.relative_to(tmp_path / name): path.read_bytes() for path in (tmp_path / name).rglob("*.parquet")}
        for name in ("here", "there")
    )
    assert here == there
    assert len(here) == 12


def large(part: int) -> tuple[str, bytes]:
    """On which machine, and so much that it is kept there until somebody fetches it."""
    return str(ray.get_runtime_context().get_node_id()), bytes([part]) * 1_000_000


def test_a_machine_that_dies_in_mid_run_takes_nothing_with_it(setting: Setting, cluster: Cluster) -> None:
    found = []
    with closing(in_order(cluster.results(large, range(60)))) as coming:
        for machine, data in coming:
            found.append((machine, data))
            if len(found) == 12:
                setting.kill_a_machine()
    assert [data for _, data in found] == [bytes([part]) * 1_000_000 for part in range(60)]
    assert len({machine for machine, _ in found}) > 1
    setting.add_machine()


def test_games_are_the_same_when_machines_die(setting: Setting, cluster: Cluster) -> None:
    heard: list[int] = []

    def progress(done: int) -> None:
        heard.append(done)
        if len(heard) == 3:
            setting.kill_a_machine()

    tallies = play_many(SIMULATION, 120, cluster, progress)
    assert heard[-1] == tallies.seats[0].games == 120
    alone = play_many(SIMULATION, 120)
    assert [tally.to_json() for tally in tallies.seats] == [tally.to_json() for tally in alone.seats]
    setting.add_machine()


def test_a_cluster_elsewhere_is_asked_by_its_address(setting: Setting) -> None:
    """Through Ray's own door, with our code sent along."""
    typed = ("simulate", "blackwood", "--players", "2", "--bots", "random", "--games", "8", "--json")
    told = []
    for where in (("--jobs", "1"), ("--on", f"ray://127.0.0.1:{setting.port}")):
        command = [sys.executable, "-m", "chaudron", *typed, *where]
        ran = subprocess.run(command, capture_output=True, check=False, text=True)
        assert ran.returncode == 0, ran.stderr
        told.append({name: value for name, value in json.loads(ran.stdout).items() if name != "timing"})
    assert told[0] == told[1]


def test_a_cluster_that_is_not_there_is_one_sentence() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        nobody = f"ray://127.0.0.1:{taken.getsockname()[1]}"
        command = [sys.executable, "-m", "chaudron", "simulate", "--games", "1", "--lang", "en", "--on", nobody]
        ran = subprocess.run(command, capture_output=True, check=False, text=True)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith(f"The cluster \N{LEFT DOUBLE QUOTATION MARK}{nobody}")
    assert ran.stderr.count("\n") == 1
