"""The wheel is all it takes: in an empty environment of every Python there is, without node and without a compiler."""

import os
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import pytest

from tests.doors.bare import LOCK, move_at, opened, wheel_built
from tests.test_pythons import pythons

MEGABYTE = 1_000_000
pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return wheel_built(tmp_path_factory.mktemp("dist"), sys.executable)


def test_the_wheel_is_light(wheel: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with zipfile.ZipFile(wheel) as inside:
        python = sum(one.compress_size for one in inside.infolist() if "/offline/pyodide-" in one.filename)
    size = wheel.stat().st_size
    told = f"wheel: {size / MEGABYTE:.1f} MB, of which Python for browsers {python / MEGABYTE:.1f} MB"
    with capsys.disabled():
        sys.stdout.write(f"\n{told}\n")
    assert python > MEGABYTE
    assert size - python <= 12 * MEGABYTE


@pytest.mark.parametrize("python", pythons())
def test_it_opens_a_house_in_an_empty_environment(
    wheel: Path, python: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    began, here = time.monotonic(), tmp_path / "here"
    subprocess.run([python, "-m", "venv", str(here)], check=True, capture_output=True)
    pip = [str(here / "bin" / "pip"), "install", "--quiet", "--only-binary", ":all:"]
    pips = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "SSL_", "HTTP", "NO_PROXY"))}
    environment = {**pips, "PATH": str(here / "bin"), "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    for words in (["--require-hashes", "-r", str(LOCK)], ["--no-deps", str(wheel)]):
        done = subprocess.run([*pip, *words], env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    command = [str(here / "bin" / "chaudron"), "serve", "--port", "0", "--lang", "en"]
    with opened(command, environment) as base:
        moved = move_at(base)
    with capsys.disabled():
        sys.stdout.write(f"\n{python}: {moved - began:.0f} s from an empty environment to the first move\n")
