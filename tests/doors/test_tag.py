"""A release from a tag, in a clone of its own: built once, and the same again; nothing is published."""

import json
import re
import shutil
import subprocess
import sys
import zipfile
from email import message_from_bytes
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import chaudron
from tests.doors.bare import ROOT

pytestmark = pytest.mark.long
BUILT = "src/chaudron/_web"
WHO = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org")


def git(clone: Path, *words: str) -> None:
    subprocess.run(["git", *words], cwd=clone, check=True, capture_output=True)


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """This commit with its page, and a tag on what the changelog says of it."""
    here = tmp_path / "clone"
    git(tmp_path, "clone", "--quiet", str(ROOT), str(here))
    git(here, "remote", "remove", "origin")
    shutil.copytree(ROOT / BUILT, here / BUILT)
    log = (here / "CHANGELOG.md").read_text("utf-8")
    released = log.replace("## [Unreleased]\n", f"## [Unreleased]\n\n## [{chaudron.__version__}] - 2026-11-19\n", 1)
    (here / "CHANGELOG.md").write_text(released, "utf-8")
    git(here, *WHO, "commit", "--quiet", "--all", "-m", "a release")
    git(here, "tag", f"v{chaudron.__version__}")
    return here


def released(clone: Path) -> dict[str, str]:
    """The checksum of every file of a release, which have been compared."""
    command = [sys.executable, "deploy/release.py"]
    done = subprocess.run(command, cwd=clone, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    subprocess.run(["sha256sum", "--check", "--strict", "--quiet", "SHA256SUMS"], cwd=clone / "dist", check=True)
    lines = (clone / "dist" / "SHA256SUMS").read_text("utf-8").splitlines()
    return {name: digest for digest, name in (line.split("  ") for line in lines)}


def test_a_tag_is_built_into_the_same_release_each_time(clone: Path) -> None:
    first = released(clone)
    wheel = f"chaudron-{chaudron.__version__}-py3-none-any.whl"
    assert set(first) == {wheel, "requirements-house.lock", "sbom.cdx.json", "NOTES.md"}
    listed = json.loads((clone / "dist" / "sbom.cdx.json").read_text("utf-8"))
    names = {canonicalize_name(one["name"]) for one in listed["components"]}
    with zipfile.ZipFile(clone / "dist" / wheel) as inside:
        about = next(name for name in inside.namelist() if name.endswith(".dist-info/METADATA"))
        told = message_from_bytes(inside.read(about))
        assert "chaudron/_web/index.html" in inside.namelist()
    needed = [Requirement(text) for text in told.get_all("Requires-Dist", [])]
    always = {canonicalize_name(one.name) for one in needed if one.marker is None or "extra" not in str(one.marker)}
    assert told["Version"] == chaudron.__version__
    assert always <= names
    assert released(clone) == first
    assert re.search(r"(?m)^- ", (clone / "dist" / "NOTES.md").read_text("utf-8"))
