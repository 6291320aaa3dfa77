"""The gate itself: what cannot run is not passed over in silence."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

CONFTEST = Path(__file__).with_name("conftest.py")
SKIPPING = "import pytest\n\ndef test_needs_a_broom():\n    pytest.skip('no broom here')\n"


@pytest.mark.parametrize(("ci", "code"), [("", 0), ("true", 1)])
def test_a_test_that_cannot_run_is_a_failure_under_ci(tmp_path: Path, ci: str, code: int) -> None:
    (tmp_path / "conftest.py").write_text(CONFTEST.read_text("utf-8"), "utf-8")
    (tmp_path / "test_it.py").write_text(SKIPPING, "utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-c", os.devnull, "--rootdir", ".", "."]
    env = {**os.environ, "CI": ci, "PYTHONPATH": str(CONFTEST.parents[1])}
    run = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert run.returncode == code
    assert "1 TESTS COULD NOT RUN" in run.stdout
