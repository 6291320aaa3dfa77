"""The page of the laboratory reads its games with polars and DuckDB, and its example for OpenSpiel runs."""

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from chaudron.lab.data.reading import rows
from chaudron.lab.data.writing import write
from chaudron.lab.simulate import Simulation
from tests.envs.test_examples import BLOCKS, ROOT

ON_GAMES = [block for block in BLOCKS if "games.parquet" in block]


@pytest.mark.parametrize("block", ON_GAMES)
def test_games_are_read_as_the_page_says(block: str, tmp_path: Path) -> None:
    write(Simulation("belcastel", 2, {}, ("random", "random"), 1), tmp_path / "games.parquet", 4)
    ran = subprocess.run([sys.executable, "-c", block], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    if "duckdb" in block:
        asked = Counter((row["question"], row["choice"]) for row in rows(tmp_path / "games.parquet", "decisions"))
        assert all(str(times) in ran.stdout for _, times in asked.most_common(5))
    if "polars" in block:
        assert "(2, 3)" in ran.stdout
    if "write_records" in block:
        assert [row["number"] for row in rows(tmp_path / "one.parquet", "games")] == [0]


def test_the_page_shows_polars_duckdb_and_records() -> None:
    assert len(ON_GAMES) == 3


def test_the_example_for_openspiel_runs() -> None:
    example = ROOT / "examples" / "lab" / "with_openspiel.py"
    ran = subprocess.run([sys.executable, example], capture_output=True, text=True, check=True)
    returns = [float(one) for one in ran.stdout.strip()[1:-1].split(",")]
    assert sum(returns) == pytest.approx(0)
