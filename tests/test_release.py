"""A release is built from a tag that says what the package says, with everything noted; otherwise it says why not."""

import hashlib
import json
import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import chaudron
from deploy import release
from deploy.release import NotReady, check_clean, check_tag, notes_of, packages, sbom, scripts, sums, version_here

ROOT = Path(__file__).parents[1]
CHANGELOG = (
    "# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-11-19\n\n### Play\n\n- Doors.\n\n## [1.1.0]\n\n- Old.\n"
)


def test_the_tag_names_the_version() -> None:
    assert version_here() == chaudron.__version__
    check_tag(["v1.2.0", "nice"], "1.2.0")


@pytest.mark.parametrize(
    ("tags", "why"),
    [
        ([], "has no tag of a version: `git tag v1.2.0`"),
        (["nice", "1.2.0"], "has no tag of a version"),
        (["v1.3.0"], "The tag says 1.3.0, and"),
        (["v1.2.0", "v1.2.1"], "The tag says 1.2.0 and 1.2.1, and"),
    ],
)
def test_without_its_tag_there_is_no_release(tags: list[str], why: str) -> None:
    with pytest.raises(NotReady, match=re.escape(why)):
        check_tag(tags, "1.2.0")


def test_what_is_not_committed_is_not_released() -> None:
    check_clean("")
    with pytest.raises(NotReady, match="not committed"):
        check_clean(" M README.md\n")


def test_what_is_new_is_written_down() -> None:
    assert notes_of(CHANGELOG, "1.2.0") == "### Play\n\n- Doors.\n"
    with pytest.raises(NotReady, match=re.escape("says nothing about 1.3.0")):
        notes_of(CHANGELOG, "1.3.0")
    with pytest.raises(NotReady, match=re.escape("still has something under [Unreleased]")):
        notes_of(CHANGELOG.replace("[Unreleased]\n", "[Unreleased]\n\n- Later.\n"), "1.2.0")


def test_nothing_is_built_that_is_not_ready(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(release, "DIST", tmp_path / "dist")
    monkeypatch.setattr(release, "git", lambda *words: "")
    with pytest.raises(NotReady):
        release.release(is_trial=False)
    assert not (tmp_path / "dist").exists()


@pytest.fixture
def tagged(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A repository whose last commit is version 1.2.0, and builds at once."""
    project = tmp_path / "project"
    manifest = {"by_others": [{"name": "Pyodide", "version": "0.1", "license": "MPL-2.0"}]}
    for name, text in {
        "src/chaudron/__init__.py": '__version__ = "1.2.0"\n',
        "src/chaudron/_web/offline/offline.json": json.dumps(manifest),
        "CHANGELOG.md": CHANGELOG,
        release.LOCK: (ROOT / release.LOCK).read_text("utf-8"),
        "web/package-lock.json": (ROOT / "web/package-lock.json").read_text("utf-8"),
    }.items():
        file = project / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    monkeypatch.setattr(release, "ROOT", project)
    monkeypatch.setattr(release, "DIST", tmp_path / "dist")
    monkeypatch.setattr(release, "build", lambda: (release.DIST / "chaudron-1.2.0-py3-none-any.whl").write_bytes(b"w"))
    release.git("init", "--quiet")
    commit(project)
    release.git("tag", "v1.2.0")
    return project


def commit(project: Path) -> None:
    release.git("add", ".")
    release.git("-c", "user.name=Ada", "-c", "user.email=ada@example.org", "commit", "--quiet", "-m", "all of it")


def test_a_release_of_a_tag_is_whole(tagged: Path, tmp_path: Path) -> None:
    dist = tmp_path / "dist"
    (dist / "of-before").mkdir(parents=True)
    release.release(is_trial=False)
    made = {"chaudron-1.2.0-py3-none-any.whl", release.LOCK, "sbom.cdx.json", "NOTES.md", release.SUMS}
    assert {file.name for file in dist.iterdir()} == made
    lines = [line.split("  ") for line in (dist / release.SUMS).read_text("utf-8").splitlines()]
    told = {name: digest for digest, name in lines}
    assert told == {name: hashlib.sha256((dist / name).read_bytes()).hexdigest() for name in made - {release.SUMS}}
    assert (dist / "NOTES.md").read_text("utf-8") == "### Play\n\n- Doors.\n"
    listed = json.loads((dist / "sbom.cdx.json").read_text("utf-8"))
    assert listed["metadata"]["component"]["version"] == "1.2.0"
    assert "pkg:generic/Pyodide@0.1" in {one["purl"] for one in listed["components"]}
    assert release.git("status", "--porcelain") == ""


def test_a_release_of_a_tag_that_is_not_ready_leaves_the_one_of_before(tagged: Path, tmp_path: Path) -> None:
    release.release(is_trial=False)
    before = (tmp_path / "dist" / release.SUMS).read_bytes()
    (tagged / "CHANGELOG.md").write_text("# Changelog\n", "utf-8")
    with pytest.raises(NotReady, match="not committed"):
        release.release(is_trial=False)
    commit(tagged)
    with pytest.raises(NotReady, match="no tag"):
        release.release(is_trial=False)
    release.git("tag", "--force", "v1.2.0")
    with pytest.raises(NotReady, match=re.escape("says nothing about 1.2.0")):
        release.release(is_trial=False)
    assert (tmp_path / "dist" / release.SUMS).read_bytes() == before


def test_the_house_is_locked_to_what_the_tests_ran_with() -> None:
    """And to nothing that only they need."""
    locks = {name: (ROOT / name).read_text("utf-8") for name in ("requirements.lock", release.LOCK)}
    pinned = {name: set(re.findall(r"^([\w.-]+==\S+)", text, re.MULTILINE)) for name, text in locks.items()}
    assert pinned[release.LOCK] < pinned["requirements.lock"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    needed = {canonicalize_name(Requirement(one).name) for one in project["dependencies"]}
    names = {one.partition("==")[0] for one in pinned[release.LOCK]}
    assert needed <= names
    assert not names & {"pytest", "playwright", "ruff", "numpy"}


def test_the_sbom_lists_everything_that_is_shipped_once() -> None:
    listed = sbom("1.2.0", [*packages(), *packages(), *scripts()])
    assert (listed["bomFormat"], listed["specVersion"]) == ("CycloneDX", "1.6")
    assert listed["metadata"]["component"]["purl"] == "pkg:pypi/chaudron@1.2.0"
    names = [one["purl"] for one in listed["components"]]
    assert len(names) == len(set(names)) == len(listed["dependencies"][0]["dependsOn"])
    locked = (ROOT / release.LOCK).read_text("utf-8")
    for name in ("cryptography", "cffi", "uvloop", "segno"):
        found = re.search(rf"^{name}==([^\s;]+)", locked, re.MULTILINE)
        assert found is not None
        assert f"pkg:pypi/{name}@{found[1]}" in names
    assert any(name.startswith("pkg:npm/svelte@") for name in names)
    assert any(name.startswith("pkg:npm/%40fluent/bundle@") for name in names)
    assert not any("vitest" in name or "pytest" in name for name in names)
    hashes = next(one["properties"] for one in listed["components"] if one["name"] == "segno")
    assert all(one["value"] in locked for one in hashes)
    json.dumps(listed)


def test_checksums_are_of_every_file(tmp_path: Path) -> None:
    (tmp_path / "b.whl").write_bytes(b"wheel")
    (tmp_path / "a.json").write_bytes(b"{}")
    lines = [f"{hashlib.sha256(body).hexdigest()}  {name}" for body, name in ((b"{}", "a.json"), (b"wheel", "b.whl"))]
    assert sums(tmp_path).splitlines() == lines
