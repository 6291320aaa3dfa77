"""A release, built once from a tag: the wheel, what it needs (with hashes), what is in it (SBOM), checksums, notes.

python deploy/release.py            into dist/; says why not, if anything is not as it should be
python deploy/release.py --trial    from the working tree as it is, without a tag

Nothing is published: whoever publishes takes the files of dist/ as they are.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
LOCK = "requirements-house.lock"
SUMS = "SHA256SUMS"
PIN = re.compile(r"^([\w.-]+)==([^\s;]+)([^\\]*)((?: *\\\n +--hash=sha256:\w+)+)", re.MULTILINE)
PART = re.compile(r"^## \[([^\]]+)\][^\n]*\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)


class NotReady(Exception):
    """Why there can be no release, in one sentence."""


def release(is_trial: bool) -> None:
    """Check, build once, and write what belongs to it; raises `NotReady`."""
    version, notes = version_here(), ""
    if not is_trial:
        check_tag(git("tag", "--points-at", "HEAD").split(), version)
        check_clean(git("status", "--porcelain"))
        notes = notes_of((ROOT / "CHANGELOG.md").read_text("utf-8"), version)
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    build()
    shutil.copy(ROOT / LOCK, DIST / LOCK)
    described = json.dumps(sbom(version, [*packages(), *scripts(), *interpreter()]), indent=2)
    (DIST / "sbom.cdx.json").write_text(described + "\n", "utf-8")
    if notes:
        (DIST / "NOTES.md").write_text(notes, "utf-8")
    (DIST / SUMS).write_text(sums(DIST), "utf-8")


# What has to be right


def version_here() -> str:
    found = re.search(r'^__version__ = "(.+)"$', (ROOT / "src/chaudron/__init__.py").read_text("utf-8"), re.MULTILINE)
    assert found is not None
    return found[1]


def check_tag(tags: list[str], version: str) -> None:
    """The tag names the version, and what is built says the same of itself."""
    named = [tag.removeprefix("v") for tag in tags if re.fullmatch(r"v\d+\.\d+\.\d+\S*", tag)]
    if not named:
        raise NotReady(f"This commit has no tag of a version: `git tag v{version}`, if it is this one.")
    if named != [version]:
        raise NotReady(f"The tag says {' and '.join(named)}, and src/chaudron/__init__.py says {version}.")


def check_clean(status: str) -> None:
    if status:
        raise NotReady(f"Something is not committed:\n{status}")


def notes_of(changelog: str, version: str) -> str:
    """What CHANGELOG.md says about a version, with nothing left over that was not released."""
    parts: dict[str, str] = dict(PART.findall(changelog))
    if not parts.get(version, "").strip():
        raise NotReady(
            f"CHANGELOG.md says nothing about {version}: move what stands under [Unreleased] to [{version}]."
        )
    if parts.get("Unreleased", "").strip():
        raise NotReady(f"CHANGELOG.md still has something under [Unreleased] that belongs to [{version}].")
    return parts[version].strip() + "\n"


# What is built


def build() -> None:
    """The wheel, which is the same whenever the commit is."""
    moment = git("log", "-1", "--format=%ct").strip()
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(DIST)]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "SOURCE_DATE_EPOCH": moment}, check=True)  # noqa: S603 - ours


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout  # noqa: S603, S607 - git


# What is in it


def packages() -> Iterator[dict[str, Any]]:
    """The Python packages that a house needs, as they are locked."""
    for name, version, _, hashes in PIN.findall((ROOT / LOCK).read_text("utf-8")):
        known = [{"alg": "SHA-256", "content": one} for one in re.findall(r"sha256:(\w+)", hashes)]
        yield {
            **library("pypi", name.lower(), version),
            "properties": [hash_of_a_file(one["content"]) for one in known],
        }


def hash_of_a_file(digest: str) -> dict[str, str]:
    """One of the files that a package may come as: which, depends on the machine."""
    return {"name": "chaudron:file:sha256", "value": digest}


def scripts() -> Iterator[dict[str, Any]]:
    """The packages that are in the page, Svelte among them since it compiles itself into it, and what these need."""
    locked = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]
    wanted, found = [*locked[""]["dependencies"], "svelte"], set[str]()
    while wanted:
        name = wanted.pop()
        if name not in found and (about := locked.get(f"node_modules/{name}")):
            found.add(name)
            wanted += about.get("dependencies", {})
            yield library("npm", name, about["version"], about.get("license", ""))


def interpreter() -> Iterator[dict[str, Any]]:
    """What plays in a browser without a network."""
    manifest = ROOT / "src/chaudron/_web/offline/offline.json"
    for one in json.loads(manifest.read_text("utf-8"))["by_others"]:
        yield library("generic", one["name"], one["version"], one["license"] or "")


def library(kind: str, name: str, version: str, licence: str = "") -> dict[str, Any]:
    where = f"pkg:{kind}/{name.replace('@', '%40')}@{version}"
    known = {"licenses": [{"expression": licence}]} if licence else {}
    return {"type": "library", "bom-ref": where, "name": name, "version": version, "purl": where, **known}


def sbom(version: str, components: list[dict[str, Any]]) -> dict[str, Any]:
    """In the manner of CycloneDX 1.6."""
    own = {**library("pypi", "chaudron", version, "MIT"), "type": "application"}
    unique = {one["bom-ref"]: one for one in components}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": own},
        "components": list(unique.values()),
        "dependencies": [{"ref": own["bom-ref"], "dependsOn": sorted(unique)}],
    }


def sums(folder: Path) -> str:
    """As `sha256sum --check` reads them."""
    files = sorted(path for path in folder.iterdir() if path.name != SUMS)
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)


if __name__ == "__main__":
    try:
        release(is_trial=sys.argv[1:] == ["--trial"])
    except NotReady as why:
        sys.exit(str(why))
