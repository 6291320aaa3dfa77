"""Bad days at the start: one sentence that says what to do, in both languages, and an exit code."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from chaudron.cli import main
from chaudron.server import asked
from chaudron.server.store.errors import StoreLost
from chaudron.server.unusable import unusable
from chaudron.terminal.trouble import FAILED
from chaudron.words import words
from tests.server.postgres import Cluster

LANGUAGES = ("en", "fr")
ENGLISH = ("error", "disk I/O", "unable", "denied", "database is", "file system")
"""What machines say in their own words."""
WITHOUT = """import ctypes, os, resource, sys
if sys.argv[1] == "room":
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
else:  # nor may root write where nobody may (CAP_DAC_OVERRIDE)
    ctypes.CDLL(None).prctl(24, 1, 0, 0, 0)
os.execv(sys.argv[2], sys.argv[2:])"""

both = pytest.mark.parametrize("lang", LANGUAGES)


def opened(lack: str, lang: str, *options: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """What becomes of a house that is opened without something."""
    command = [sys.executable, "-m", "chaudron", "serve", "--port=0", f"--lang={lang}", *options]
    return subprocess.run(
        [sys.executable, "-c", WITHOUT, lack, *command],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env={**os.environ, **environment},
    )


def is_one_sentence(said: str, lang: str, key: str, **details: str) -> None:
    assert said.splitlines() == [words(lang).say(key, **details)]
    if lang == "fr":
        assert not any(word in said for word in ENGLISH)


@both
@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_full_disk(tmp_path: Path, lang: str, workers: str) -> None:
    store = tmp_path / "tables.db"
    done = opened("room", lang, f"--store={store}", f"--workers={workers}")
    assert (done.returncode, done.stdout) == (FAILED, "")
    is_one_sentence(done.stderr, lang, "serve-disk-full", store=str(store), folder=str(tmp_path))


@pytest.fixture
def read_only(tmp_path: Path) -> Path:
    folder = tmp_path / "read-only"
    folder.mkdir()
    folder.chmod(stat.S_IRUSR | stat.S_IXUSR)
    return folder


@both
def test_a_folder_that_can_only_be_read(read_only: Path, lang: str) -> None:
    store = read_only / "tables.db"
    done = opened("rights", lang, f"--store={store}")
    assert (done.returncode, done.stdout) == (FAILED, "")
    is_one_sentence(done.stderr, lang, "serve-read-only", store=str(store), folder=str(read_only))


@both
def test_a_home_that_can_only_be_read(read_only: Path, lang: str) -> None:
    done = opened("rights", lang, XDG_DATA_HOME=str(read_only), CHAUDRON_STORE="")
    assert (done.returncode, done.stdout) == (FAILED, "")
    own = str(read_only / "chaudron")
    is_one_sentence(done.stderr, lang, "serve-read-only", store=own, folder=str(read_only))


@both
def test_a_file_that_is_no_store(tmp_path: Path, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    store = tmp_path / "letter.txt"
    store.write_text("Dear Anna, " * 100)
    assert main(["serve", f"--lang={lang}", "--port=0", f"--store={store}"]) == FAILED
    is_one_sentence(capsys.readouterr().err, lang, "serve-not-a-store", store=str(store))
    assert store.read_text() == "Dear Anna, " * 100


def test_a_database_that_is_away(fragile: Cluster, capsys: pytest.CaptureFixture[str]) -> None:
    fragile.stop()
    name = unusable(fragile.url, StoreLost()).details["store"]
    for lang in LANGUAGES:
        assert main(["serve", f"--lang={lang}", "--port=0", f"--store={fragile.url}"]) == FAILED
        is_one_sentence(capsys.readouterr().err, lang, "serve-database-away", store=name)


@both
def test_a_clock_in_1970(
    tmp_path: Path, lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asked, "year_now", lambda: 1970)
    store = tmp_path / "tables.db"
    assert main(["serve", f"--lang={lang}", "--port=0", f"--store={store}"]) == FAILED
    is_one_sentence(capsys.readouterr().err, lang, "serve-clock", year="1970")
    assert not store.exists()
    assert main(["doctor", f"--lang={lang}", "--port=0", f"--store={store}"]) == FAILED
    assert words(lang).say("doctor-clock", year="1970") in capsys.readouterr().out
