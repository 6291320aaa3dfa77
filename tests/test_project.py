"""The promises of the project's own files: locks, wheel, words, layers, exceptions to the checks."""

import ast
import json
import re
import subprocess
import sys
import tokenize
import tomllib
import zipfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import chaudron

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "chaudron"
LOCALES = SOURCE / "locales"
LONGEST_MODULE = 400
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
NPM_LOCK = ROOT / "web" / "package-lock.json"
LOCKS = sorted([*ROOT.glob("requirements*.lock"), *ROOT.glob("bench/*.lock"), NPM_LOCK])


def tracked_files() -> list[Path]:
    """What git tracks, or would track at the next `git add`."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listing = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout: which files are tracked is unknown")
    return [ROOT / name for name in listing.split("\0") if (ROOT / name).is_file()]


def tracked_texts() -> Iterator[tuple[str, str]]:
    for path in tracked_files():
        yield str(path.relative_to(ROOT)), path.read_bytes().decode("utf-8", errors="replace")


# Files


def test_no_module_is_longer_than_one_reads_at_a_time() -> None:
    """Above that it is about more than one thing, and is to be split where its meaning splits."""
    lengths = {str(path.relative_to(SOURCE)): path.read_text("utf-8").count("\n") for path in SOURCE.rglob("*.py")}
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST_MODULE} == {}


# Locks


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_a_lock_file_holds_no_address(lock: Path) -> None:
    assert "://" not in lock.read_text("utf-8")


def test_the_lock_satisfies_every_declared_dependency() -> None:
    pins = re.findall(r"^([\w.-]+)==(\S+)", (ROOT / "requirements.lock").read_text("utf-8"), re.MULTILINE)
    locked = {canonicalize_name(name): version for name, version in pins}
    declared = PYPROJECT["project"]["dependencies"] + PYPROJECT["dependency-groups"]["dev"]
    unmet = [
        str(wanted)
        for wanted in map(Requirement, declared)
        if not wanted.specifier.contains(locked.get(canonicalize_name(wanted.name), "0"))
    ]
    assert not unmet, "run `make lock`"


def test_the_lock_of_the_page_holds_a_hash_of_every_package_for_every_platform() -> None:
    """Where a registry lacks a package for another platform, npm leaves it out and `npm ci` fails there."""
    packages = json.loads(NPM_LOCK.read_text("utf-8"))["packages"]
    names = {path.rpartition("node_modules/")[2] for path in packages}
    assert [path for path, about in packages.items() if path and "integrity" not in about] == []
    assert {name for about in packages.values() for name in about.get("optionalDependencies", {})} - names == set()
    assert {name.rpartition("-")[2] for name in names} >= {"arm64", "x64", "gnu", "musl"}


# What no file may say

MACHINE_PATH = re.compile(r"(?<![\w.~-])/(?:home|root|Users|work|workspace|opt)/\w|\b[A-Z]:\\+Users\b")
INDEX_HOST = re.compile(r"pypi\.org|pythonhosted\.org|npmjs\.(?:org|com)|yarnpkg\.com|\bindex[-_]url\b")


@pytest.mark.parametrize("forbidden", [MACHINE_PATH, INDEX_HOST], ids=["machine path", "index host"])
def test_no_tracked_file_names_a_machine_path_or_a_package_index(forbidden: re.Pattern[str]) -> None:
    found = {name: match[0] for name, text in tracked_texts() if (match := forbidden.search(text))}
    assert not found


# Exceptions to the checks

EXCEPTION = re.compile(
    r"#\s*(?:noqa(?::\s*[A-Z]+\d+(?:[,\s]+[A-Z]+\d+)*)?|type:\s*ignore(?:\[[^\]]*\])?|pragma:\s*no \w+)"
    r"(?P<reason>.*)"
)


def test_every_ignored_lint_rule_carries_its_reason() -> None:
    lint = PYPROJECT["tool"]["ruff"]["lint"]
    ignored = Counter(sum(lint["per-file-ignores"].values(), lint["ignore"]))
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    explained = Counter(re.findall(r'^ +"([A-Z]+\d*)", +# \w', text, re.MULTILINE))
    unexplained = ignored - explained
    assert not unexplained


def test_every_inline_exception_carries_its_reason() -> None:
    bare = []
    for path in (path for path in tracked_files() if path.suffix == ".py"):
        if not EXCEPTION.search(path.read_text("utf-8")):
            continue
        with tokenize.open(path) as lines:
            comments = [t for t in tokenize.generate_tokens(lines.readline) if t.type == tokenize.COMMENT]
        for comment in comments:
            match = EXCEPTION.search(comment.string)
            if match and not re.search(r"\w{2}", match["reason"]):
                bare.append(f"{path.name}:{comment.start[0]} {comment.string}")
    assert not bare


# Layers


def imported_modules(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield node.module or ""


@pytest.mark.parametrize("layer", ["kernel", "games"])
def test_kernel_and_games_import_only_the_standard_library(layer: str) -> None:
    modules = list((SOURCE / layer).rglob("*.py"))
    foreign = [
        f"{path.relative_to(SOURCE)}: {module}"
        for path in modules
        for module in imported_modules(path)
        if module.split(".")[0] not in sys.stdlib_module_names and not re.match(r"chaudron\.(kernel|games)\b", module)
    ]
    assert modules
    assert not foreign


# The wheel


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[zipfile.ZipFile]:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, check=False, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    with zipfile.ZipFile(next(folder.glob("*.whl"))) as opened:
        yield opened


def test_the_wheel_holds_every_source_word_and_table(wheel: zipfile.ZipFile) -> None:
    kept = {".py", ".typed", ".ftl", ".md", ".json", ".sql"}
    expected = {str(p.relative_to(ROOT / "src")) for p in SOURCE.rglob("*") if p.suffix in kept}
    assert "chaudron/py.typed" in expected
    missing = expected - set(wheel.namelist())
    assert not missing


def test_the_wheel_holds_the_page(wheel: zipfile.ZipFile) -> None:
    built = {str(path.relative_to(ROOT / "src")) for path in (SOURCE / "_web").rglob("*") if path.is_file()}
    assert "chaudron/_web/index.html" in built
    assert built <= set(wheel.namelist())


def test_the_wheel_carries_licence_version_and_the_dependencies_we_know(wheel: zipfile.ZipFile) -> None:
    info = f"chaudron-{chaudron.__version__}.dist-info"
    metadata = wheel.read(f"{info}/METADATA").decode()
    assert "MIT License" in wheel.read(f"{info}/licenses/LICENSE").decode()
    assert "\nLicense-Expression: MIT\n" in metadata
    needed = re.findall(r"^Requires-Dist: ([\w.-]+)(?!.*extra ==)", metadata, re.MULTILINE)
    extras = re.findall(r"^Requires-Dist: ([\w.-]+).*extra == ['\"](\w+)", metadata, re.MULTILINE)
    assert {extra: {name for name, other in extras if other == extra} for _, extra in extras} == {
        "fast": {"numba", "numpy"},
        "gymnasium": {"gymnasium", "numpy"},
        "openspiel": {"numpy", "open-spiel"},
        "parquet": {"pyarrow"},
        "ray": {"ray"},
        "pettingzoo": {"numpy", "pettingzoo"},
        "train": {"numpy"},
    }
    assert {canonicalize_name(name) for name in needed} == {
        *("aiohttp", "asyncpg", "cryptography", "fluent-runtime", "msgspec", "multidict", "prometheus-client", "rich"),
        *("segno", "uvloop", "yarl"),
    }


def test_the_newest_release_in_the_changelog_is_this_version() -> None:
    headings = re.findall(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert headings[0] == "Unreleased"
    assert headings[1:2] in ([], [chaudron.__version__])


# Words


class Variables(visitor.Visitor):
    """The names of the variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - fluent.syntax names it
        self.names.add(node.id.name)


def variables(pattern: ftl.Pattern) -> set[str]:
    seen = Variables()
    seen.visit(pattern)
    return seen.names


def read_words(*sources: str) -> dict[str, set[str]]:
    """Each message and attribute of one language, with its variables; terms are a language's own affair."""
    words: dict[str, set[str]] = {}
    for entry in (entry for source in sources for entry in FluentParser().parse(source).body):
        assert not isinstance(entry, ftl.Junk), f"not Fluent: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in words, f"said twice: {entry.id.name}"
            words[entry.id.name] = variables(entry.value) if entry.value else set()
            words |= {f"{entry.id.name}.{a.id.name}": variables(a.value) for a in entry.attributes}
    return words


def read_language(language: str) -> dict[str, set[str]]:
    return read_words(*(path.read_text("utf-8") for path in sorted((LOCALES / language).rglob("*.ftl"))))


def differences(one: dict[str, set[str]], other: dict[str, set[str]]) -> dict[str, object]:
    return {key: (one.get(key), other.get(key)) for key in one | other if one.get(key) != other.get(key)}


@pytest.mark.skipif(not LOCALES.is_dir(), reason="no words yet")
def test_french_and_english_say_the_same_things_with_the_same_variables() -> None:
    french = read_language("fr")
    assert french
    assert not differences(french, read_language("en"))


@pytest.mark.parametrize(
    "english",
    ["", "drawn = { $seat } draws", "drawn = { $seat } draws { $chip }\n    .short = { $chip }\nmore = more"],
    ids=["missing", "fewer variables", "extra"],
)
def test_a_difference_between_languages_is_noticed(english: str) -> None:
    french = "drawn = { $seat } pioche { $chip }\n    .short = { $chip }"
    assert not differences(read_words(french), read_words(french))
    assert differences(read_words(french), read_words(english))
