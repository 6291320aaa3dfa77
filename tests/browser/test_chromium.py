"""Which Chromium is driven: the one that is named, else one that is here, else one that may be installed."""

import os
import shutil
import subprocess
import sys

import pytest

from tests.browser import chromium as found
from tests.browser.chromium import chromium

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


def test_one_without_windows_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    has("chromium", "chromium-headless-shell", monkeypatch=monkeypatch)
    assert chromium(NOWHERE) == "/bin/chromium-headless-shell"


@pytest.mark.parametrize("known", found.PACKAGES)
def test_root_of_a_debian_installs_the_first_that_it_knows(known: str, monkeypatch: pytest.MonkeyPatch) -> None:
    has("apt-get", monkeypatch=monkeypatch)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    ran: list[list[str]] = []

    def run(command: list[str], **_: object) -> None:
        ran.append(command)
        if command[-1] == known:
            has("apt-get", known, monkeypatch=monkeypatch)

    monkeypatch.setattr(subprocess, "run", run)
    assert chromium(NOWHERE) == f"/bin/{known}"
    tried = found.PACKAGES[: 1 + found.PACKAGES.index(known)]
    assert [command[-1] for command in ran] == ["update", *tried]
