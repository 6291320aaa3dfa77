"""`chaudron install-service`: a unit denied whatever a house does not need, and a word for what is wrong."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from chaudron import service
from chaudron.cli import main
from chaudron.service import quoted, unit

Calls = list[list[str]]


@pytest.fixture
def systemd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Calls:
    """A systemd that does as it is told, and notes what."""
    calls: Calls = []

    def run(words: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        calls.append(list(words))
        return subprocess.CompletedProcess(words, 0, "", "")

    monkeypatch.setattr(service, "FOR_ALL", tmp_path / "system")
    monkeypatch.setattr(service, "HOMES", ())
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return calls


def as_user(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: number)


def test_root_installs_for_the_machine(systemd: Calls, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    as_user(monkeypatch, 0)
    assert main(["install-service", "--with", "--https --port 8700", "--lang", "en"]) == 0
    text = (tmp_path / "system" / "chaudron.service").read_text()
    assert f"\nExecStart={sys.executable} -m chaudron serve --https --port 8700\n" in text
    assert {
        "Environment=CHAUDRON_LANG=en",
        "DynamicUser=yes",
        "ProtectSystem=strict",
        "WantedBy=multi-user.target",
    } <= set(text.splitlines())
    steps = [["daemon-reload"], ["daemon-reload"], ["enable", "chaudron.service"], ["restart", "chaudron.service"]]
    assert systemd == [["systemctl", *words] for words in steps]
    assert not (tmp_path / "data" / "chaudron" / "https").exists()


def test_anybody_else_for_themselves(systemd: Calls, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    as_user(monkeypatch, 1000)
    assert main(["install-service", "--lang", "fr"]) == 0
    text = (tmp_path / "config" / "systemd" / "user" / "chaudron.service").read_text()
    assert "DynamicUser" not in text
    assert "WantedBy=default.target" in text
    assert systemd[0] == ["systemctl", "--user", "daemon-reload"]
    assert ["loginctl", "enable-linger"] in systemd


def test_it_is_shown_without_anything_being_done(systemd: Calls, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["install-service", "--system", "--print", "--lang", "fr"]) == 0
    assert capsys.readouterr().out == unit([], is_system=True, language="fr")
    assert systemd == []


def test_what_is_wrong_with_the_options_is_said_now_and_not_at_the_next_start(
    systemd: Calls, capsys: pytest.CaptureFixture[str]
) -> None:
    for given, said in (("--prt 1", "--port"), ("--port 99999", "65,535"), ('--store "x', "“--store")):
        assert main(["install-service", "--with", given, "--lang", "en"]) == 2
        assert said in capsys.readouterr().err
    assert systemd == []


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("no systemd", {"en": "There is no systemd on this machine", "fr": "pas de systemd sur cette machine"}),
        ("not root", {"en": "use sudo, or leave out --system", "fr": "prends sudo, ou retire --system"}),
        ("at home", {"en": "sees nothing in", "fr": "ne voit rien dans"}),
        ("says no", {"en": "systemd says no to “systemctl daemon-reload”: bus is down", "fr": "systemd refuse"}),
        ("read-only", {"en": "cannot be written", "fr": "Impossible d"}),
    ],
)
def test_what_stands_in_its_way_is_one_sentence(
    systemd: Calls,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    wrong: str,
    said: dict[str, str],
) -> None:
    as_user(monkeypatch, 1000 if wrong == "not root" else 0)
    match wrong:
        case "no systemd":
            monkeypatch.setattr(shutil, "which", lambda name: None)
        case "at home":
            monkeypatch.setattr(service, "HOMES", (Path(sys.prefix).parent,))
        case "says no":
            down = subprocess.CompletedProcess([], 1, "", "bus is down\n")
            monkeypatch.setattr(subprocess, "run", lambda words, **_: down)
        case "read-only":
            (tmp_path / "system").write_text("a file, where a folder should be")
    for lang, part in said.items():
        assert main(["install-service", "--system", "--lang", lang]) == 1
        told = capsys.readouterr().err
        assert part in told
        assert len(told.splitlines()) == 1
    assert not (tmp_path / "system" / "chaudron.service").exists()


@pytest.mark.parametrize(
    ("word", "read"),
    [("--https", "--https"), ("", '""'), ("a b", '"a b"'), ("50%", "50%%"), ("$HOME", "$$HOME"), ('a"b', '"a\\"b"')],
)
def test_systemd_reads_every_word_as_it_was_given(word: str, read: str) -> None:
    assert quoted(word) == read


@pytest.mark.long
@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd-analyze on this machine")
def test_systemd_finds_little_that_the_unit_could_do(tmp_path: Path) -> None:
    """At most 2.0 of 10; what is left is that it talks to the network."""
    path = tmp_path / "chaudron.service"
    path.write_text(unit(["--https"], is_system=True, language="en"))
    command = ["systemd-analyze", "security", "--offline=true", "--threshold=20", "--no-pager", str(path)]
    judged = subprocess.run(command, capture_output=True, text=True, check=False)
    found = re.search(r"exposure level for chaudron.service: ([\d.]+)", judged.stdout)
    assert found is not None, judged.stderr
    assert (judged.returncode, float(found[1]) <= 2.0) == (0, True)
    verified = subprocess.run(["systemd-analyze", "verify", str(path)], capture_output=True, text=True, check=False)
    assert (verified.returncode, verified.stderr) == (0, "")
