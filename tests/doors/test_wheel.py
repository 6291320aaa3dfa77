"""The wheel is all it takes: in an empty environment of every Python there is, without node and without a compiler."""

import os
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable
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


def bare(home: Path, path: Path) -> dict[str, str]:
    """An environment with nothing but the way to packages."""
    reached = ("PIP_", "UV_", "SSL_", "HTTP", "NO_PROXY")
    ways = {name: value for name, value in os.environ.items() if name.startswith(reached)}
    return {**ways, "PATH": str(path), "HOME": str(home), "XDG_DATA_HOME": str(home)}


@pytest.mark.parametrize("python", pythons())
def test_it_opens_a_house_in_an_empty_environment(
    wheel: Path, python: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    began, here = time.monotonic(), tmp_path / "here"
    subprocess.run([python, "-m", "venv", str(here)], check=True, capture_output=True)
    pip = [str(here / "bin" / "pip"), "install", "--quiet", "--only-binary", ":all:"]
    environment = bare(tmp_path, here / "bin")
    for words in (["--require-hashes", "-r", str(LOCK)], ["--no-deps", str(wheel)]):
        done = subprocess.run([*pip, *words], env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    command = [str(here / "bin" / "chaudron"), "serve", "--port", "0", "--lang", "en"]
    with opened(command, environment) as base:
        moved = move_at(base)
    with capsys.disabled():
        sys.stdout.write(f"\n{python}: {moved - began:.0f} s from an empty environment to the first move\n")


def by_uvx(wheel: Path, home: Path) -> tuple[list[str], dict[str, str]]:
    """In one go, and nothing stays but a cache."""
    uvx = Path(sys.executable).parent / "uvx"
    command = [str(uvx), "--quiet", "--python", sys.executable, "--from", str(wheel), "chaudron"]
    of_the_system = {"PATH": os.defpath, "UV_NO_BUILD": "1", "UV_CACHE_DIR": str(home / "cache")}
    return command, {**bare(home, home), **of_the_system}


def by_pipx(wheel: Path, home: Path) -> tuple[list[str], dict[str, str]]:
    """A newest pipx of its own, which makes an environment for the house alone."""
    subprocess.run([sys.executable, "-m", "venv", str(home / "tools")], check=True, capture_output=True)
    environment = {
        **bare(home, home / "tools" / "bin"),
        "PIPX_HOME": str(home / "pipx"),
        "PIPX_BIN_DIR": str(home / "bin"),
    }
    for words in (["pip", "install", "--quiet", "pipx"], ["pipx", "install", str(wheel)]):
        done = subprocess.run(words, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    return [str(home / "bin" / "chaudron")], environment


@pytest.mark.parametrize("door", [by_uvx, by_pipx])
def test_one_command_brings_what_it_needs(
    wheel: Path,
    door: Callable[[Path, Path], tuple[list[str], dict[str, str]]],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """As its metadata say, in the newest versions there are; no lock is given."""
    began = time.monotonic()
    command, environment = door(wheel, tmp_path)
    with opened([*command, "serve", "--port", "0", "--lang", "en"], environment) as base:
        moved = move_at(base)
    with capsys.disabled():
        sys.stdout.write(f"\n{door.__name__}: {moved - began:.0f} s from nothing to the first move\n")
