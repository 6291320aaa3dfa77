"""Which Chromium the tests drive: one that is named, the machine's own, Playwright's, or one installed for them."""

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

COMMANDS = ("/usr/bin/chromium", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
WITHOUT_WINDOWS = "chromium-headless-shell"
"""As a command and as a package of Debian; older ones have it not. With it the tests take a third less time."""
NAMED = "CHAUDRON_CHROMIUM"
MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
NONE = (
    "no Chromium for the tests of the page: install chromium or Chrome, run `playwright install chromium`, "
    "or name one with CHAUDRON_CHROMIUM"
)


def chromium(own: str) -> str | None:
    """The path of a Chromium; `own` is where Playwright's would be."""
    found = next(candidates(own), None)
    if found is None and can_install():
        with one_at_a_time():  # whoever waited finds what another has installed
            found = next(candidates(own), None)
            if found is None:
                install()
                found = next(candidates(own), None)
    return found


def without_windows() -> str | None:
    """The path of a Chromium for programs alone, unless another is named: quicker, but it shows no notices."""
    return None if NAMED in os.environ else shutil.which(WITHOUT_WINDOWS)


def candidates(own: str) -> Iterator[str]:
    if named := os.environ.get(NAMED):
        yield named
    yield from filter(None, map(shutil.which, COMMANDS))
    yield from (path for path in (MAC, own) if Path(path).is_file())


def certificate_store() -> str | None:
    """The path of what writes into the store of certificates that a Chromium on Linux trusts."""
    found = shutil.which("certutil")
    if found is None and can_install():
        with one_at_a_time():
            install_packages("libnss3-tools")
        found = shutil.which("certutil")
    return found


def can_install() -> bool:
    return sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install() -> None:
    """Only where we are root of a Debian, as in a container of CI."""
    sys.stderr.write("\n== browser: no Chromium here; apt-get installs one\n")
    install_packages("chromium", WITHOUT_WINDOWS)


def install_packages(*names: str) -> None:
    """Those that there are."""
    for words in (["update"], *(["install", name] for name in names)):
        command = ["apt-get", "-q", "-y", "--no-install-recommends", *words]
        subprocess.run(command, stdout=subprocess.DEVNULL, check=False)


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """The tests run in several processes."""
    with (Path(tempfile.gettempdir()) / "chaudron-chromium.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
