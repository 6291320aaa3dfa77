"""Which Chromium the tests drive: one that is named, the machine's own, Playwright's, or one installed for them."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

COMMANDS = ("/usr/bin/chromium", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
NONE = (
    "no Chromium for the tests of the page: install chromium or Chrome, run `playwright install chromium`, "
    "or name one with CHAUDRON_CHROMIUM"
)


def chromium(own: str) -> str | None:
    """The path of a Chromium; `own` is where Playwright's would be."""
    found = next(candidates(own), None)
    if found is None and can_install():
        install()
        found = next(candidates(own), None)
    return found


def candidates(own: str) -> Iterator[str]:
    named = os.environ.get("CHAUDRON_CHROMIUM")
    if named:
        yield named
    yield from filter(None, map(shutil.which, COMMANDS))
    yield from (path for path in (MAC, own) if Path(path).is_file())


def can_install() -> bool:
    return sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install() -> None:
    """Only where we are root of a Debian, as in a container of CI."""
    sys.stderr.write("\n== browser: no Chromium here; apt-get installs one\n")
    for words in (["update", "-q"], ["install", "-q", "-y", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", *words], stdout=subprocess.DEVNULL, check=False)
