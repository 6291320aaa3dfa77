"""Which Chromium is driven: the one that is named, else one that is here, else one that may be installed."""

import os
import shutil
import subprocess
import sys

import pytest

from tests.browser import chromium as found
from tests.browser.chromium import chromium, without_windows

NOWHERE = "/nowhere/chrome"


@pytest.fixture(autouse=True)
def bare_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without any Chromium, where we are not root."""
    monkeypatch.delenv("CHAUDRON_CHROMIUM", raising=False)
    monkeypatch.setattr(found, "MAC", NOWHERE)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)


def has(*commands: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}" if name in commands else None)


def test_the_one_that_is_named_is_driven(monkeypatch: pytest.MonkeyPatch) -> None:
    has("chromium", monkeypatch=monkeypatch)
    monkeypatch.setenv("CHAUDRON_CHROMIUM", "/some/chrome")
    assert chromium(__file__) == "/some/chrome"


def test_that_of_the_machine_comes_before_playwrights_own(monkeypatch: pytest.MonkeyPatch) -> None:
    assert chromium(__file__) == __file__
    has("google-chrome", monkeypatch=monkeypatch)
    assert chromium(__file__) == "/bin/google-chrome"


def test_where_there_is_none_and_none_may_be_installed_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess, "run", None)  # calling it would fail
    assert chromium(NOWHERE) is None
    has("apt-get", monkeypatch=monkeypatch)
    assert chromium(NOWHERE) is None


def test_one_without_windows_is_driven_where_there_is_one_unless_another_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert without_windows() is None
    has("chromium", "chromium-headless-shell", monkeypatch=monkeypatch)
    assert without_windows() == "/bin/chromium-headless-shell"
    assert chromium(NOWHERE) == "/bin/chromium"
    monkeypatch.setenv("CHAUDRON_CHROMIUM", "/some/chrome")
    assert without_windows() is None


def test_root_of_a_debian_installs_both(monkeypatch: pytest.MonkeyPatch) -> None:
    has("apt-get", monkeypatch=monkeypatch)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    ran: list[str] = []

    def run(command: list[str], **_: object) -> None:
        ran.append(command[-1])
        has("apt-get", *ran, monkeypatch=monkeypatch)

    monkeypatch.setattr(subprocess, "run", run)
    assert chromium(NOWHERE) == "/bin/chromium"
    assert ran == ["update", "chromium", "chromium-headless-shell"]
    assert without_windows() == "/bin/chromium-headless-shell"
