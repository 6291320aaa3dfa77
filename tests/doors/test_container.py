"""The container: its file is carried out to the letter on a bare Debian, and its house runs as the compose files say.

No registry is needed: mmdebstrap makes what the file begins with, buildah builds, and what the image says (user,
command, health check) is run by us, in a root that is read-only but for its volume.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.chromium import can_install, install_packages
from tests.doors.bare import ROOT, move_at

pytestmark = pytest.mark.long

TOOLS = ("mmdebstrap", "buildah")
NAME, BASE = "localhost/chaudron:test", "localhost/bare:test"
SUITE = "trixie"


@pytest.fixture(scope="module")
def tools() -> None:
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing and can_install():
        install_packages(*missing)
    if not (sys.platform == "linux" and os.geteuid() == 0 and all(map(shutil.which, TOOLS))):
        pytest.skip("no mmdebstrap and buildah for the test of the container, or we are not root of a Linux")


class Builder:
    """buildah, with a store of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.command = ["buildah", "--root", str(folder / "store"), "--runroot", str(folder / "run")]

    def __call__(self, *words: str) -> str:
        environment = {**os.environ, "BUILDAH_ISOLATION": "chroot"}
        done = subprocess.run(
            [*self.command, *words], env=environment, cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
        return done.stdout.strip()


@pytest.fixture(scope="module")
def builder(tools: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Builder]:
    made = Builder(tmp_path_factory.mktemp("images"))
    yield made
    made("rmi", "--all", "--force")


@pytest.fixture(scope="module")
def image(builder: Builder) -> dict[str, Any]:
    """What the file builds, and what it says of itself."""
    subprocess.run([sys.executable, "deploy/release.py", "--trial"], cwd=ROOT, check=True, capture_output=True)
    bare = builder.folder / "bare.tar"
    subprocess.run(["mmdebstrap", "--quiet", "--variant=minbase", SUITE, str(bare)], check=True)
    (builder.folder / "Bare").write_text("FROM scratch\nADD bare.tar /\n")
    builder("bud", "--tag", BASE, "--file", str(builder.folder / "Bare"), str(builder.folder))
    bare.unlink()
    began = time.monotonic()
    seen = [word for path in trusted(builder.folder) for word in ("--volume", path)]
    file = ["--format", "docker", "--file", str(ROOT / "deploy" / "Containerfile")]
    builder("bud", "--pull-never", *file, "--build-arg", f"BASE={BASE}", *seen, "--tag", NAME, ".")
    inspected: dict[str, Any] = json.loads(builder("inspect", "--type", "image", NAME))["Docker"]["config"]
    return {**inspected, "built": time.monotonic() - began}


def trusted(folder: Path) -> Iterator[str]:
    """pip asks whom it asks on this machine, also where that is not the usual place."""
    if (conf := Path("/etc/pip.conf")).is_file():
        bundle = "/etc/ssl/certs/ca-certificates.crt"
        (folder / "pip.conf").write_text(conf.read_text("utf-8").replace(bundle, "/host.crt"), "utf-8")
        yield f"{folder / 'pip.conf'}:/etc/pip.conf:ro"
        yield f"{bundle}:/host.crt:ro"
        yield "/opt:/opt:ro"


class Container:
    """A house of the image: as its user, without any right, in a root that is read-only but for /data and /tmp."""

    def __init__(self, root: Path, image: dict[str, Any], process: "subprocess.Popen[str]") -> None:
        self.root, self.image, self.process = root, image, process
        assert process.stdout is not None
        found = re.search(r"http://localhost:(\d+)", said := process.stdout.readline())
        assert found is not None, said
        self.base, self.port = found[0], found[1]

    def run(self, *words: str) -> int:
        """Something else that runs in it."""
        inside = ["nsenter", "--target", str(self.process.pid), "--mount", *as_in(self.root, self.image), *words]
        return subprocess.run(inside, capture_output=True, check=False).returncode


def as_in(root: Path, image: dict[str, Any]) -> list[str]:
    """As a process of a container: its user, its surroundings, and no way to more rights."""
    user, group = image["User"].split(":")
    drop = ["--reuid", user, "--regid", group, "--clear-groups", "--no-new-privs", "--bounding-set=-all"]
    return ["chroot", str(root), "setpriv", *drop, "env", "-i", *image["Env"]]


@pytest.fixture
def house(builder: Builder, image: dict[str, Any], tmp_path: Path) -> Iterator[Container]:
    container, seen, data = builder("from", "--pull-never", NAME), tmp_path / "root", tmp_path / "data"
    root = Path(builder("mount", container))
    for folder in (seen, data):
        folder.mkdir()
    about = (root / "data").stat()
    data.chmod(about.st_mode)
    os.chown(data, about.st_uid, about.st_gid)
    mounts = (
        f"mount --bind {root} {seen} && mount -o remount,ro,bind {seen} && mount --bind {data} {seen}/data"
        f" && mount -t tmpfs tmpfs {seen / 'tmp'} && mount --bind /dev {seen / 'dev'}" + ' && exec "$@"'
    )
    command = [*as_in(seen, image), *image["Entrypoint"], "--port", "0", "--lang", "en", "--https"]
    wrapped = ["unshare", "--mount", "sh", "-c", mounts, "sh", *command]
    with subprocess.Popen(wrapped, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield Container(seen, image, process)
        finally:
            process.terminate()
            process.communicate()
            builder("umount", container)
            builder("rm", container)
    assert process.returncode == 0


def test_the_image_is_as_small_in_rights_as_it_says(image: dict[str, Any]) -> None:
    assert image["User"] == "10001:10001"
    assert list(image["Volumes"]) == ["/data"]
    assert list(image["ExposedPorts"]) == ["8600/tcp"]


def test_its_house_serves_a_move_and_writes_to_its_volume_alone(
    house: Container, image: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    began = time.monotonic()
    move_at(house.base)
    told = f"container: {image['built']:.0f} s to build on a bare Debian, {time.monotonic() - began:.1f} s to a move"
    with capsys.disabled():
        sys.stdout.write(f"\n{told}\n")
    data = house.root.parent / "data" / "chaudron"
    assert (data / "tables.db").stat().st_uid == 10001
    assert (data / "https" / "authority.pem").stat().st_mode & 0o777 == 0o600
    assert house.run("touch", "/data/x") == 0
    assert house.run("touch", "/house/x") != 0
    assert house.run("touch", "/etc/x") != 0


def test_its_health_is_asked_as_the_image_says(house: Container, image: dict[str, Any]) -> None:
    test = [word.replace("8600", house.port) for word in image["Healthcheck"]["Test"]]
    assert test[0] == "CMD"
    assert house.run(*test[1:]) == 0
    house.process.terminate()
    house.process.wait()
    asked_by_us = [sys.executable, *test[2:]]
    assert subprocess.run(asked_by_us, capture_output=True, check=False).returncode != 0
