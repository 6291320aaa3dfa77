"""Browsers for the tests of the page: phone and laptop, French and English, each watched for anything wrong.

`page` is a phone in French, then a laptop in English; in `make whole` the other way round too. A test that needs one
kind says `@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)`. `visit("laptop-en")` opens a further browser,
as somebody else has it. Motion is reduced unless a test is marked `motion`; nobody gets hints unless it is marked
`hints`, nor a service worker unless it is marked `worker`. The Chromium is one without windows where there is one,
unless a test is marked `notices`: that one shows none. What the gate leaves to `make whole` is said in `tests/long.py`.
A trouble that a test brings about is named by `@pytest.mark.expects("pattern")`. Of what fails there are pictures.
"""

import json
import os
import random
import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

from chaudron.rulebook import LANGUAGES, locale
from hatch_build import WEB
from tests.browser.chromium import NONE, chromium, without_windows
from tests.browser.house import House
from tests.browser.watching import Watch, unexpected

DEVICES: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True},
    "laptop": {"viewport": {"width": 1440, "height": 900}},
}
LOCALES = {"fr": "fr-FR", "en": "en-GB", "es": "es-ES"}
IN_THE_GATE = ("phone-fr", "laptop-en")
IN_WHOLE = [kind for device in DEVICES for language in LANGUAGES if (kind := f"{device}-{language}") not in IN_THE_GATE]
ALONE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
ALL_HINTS = re.findall(r"^web-hint-([\w-]+) =", locale("en").joinpath("web-hints.ftl").read_text("utf-8"), re.MULTILINE)
SEEN = json.dumps(json.dumps(ALL_HINTS))
"""Whoever has seen them all is shown none."""
expect.set_options(timeout=20_000)  # a machine may be busy; what never comes fails all the same
SEED = os.environ.get("CHAUDRON_TEST_SEED", "")
SLOW_ANSWERS = float(os.environ.get("CHAUDRON_SLOW_ANSWERS", "0"))
"""Seconds that whatever a page asks for takes longer, at most (`tests/steady.py`)."""
PAGES = pytest.StashKey[dict[str, Page]]()

Visit = Callable[[str], Page]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "hints: as on a device where nobody has played yet")
    config.addinivalue_line("markers", "worker: with the service worker, which keeps a copy of the whole page")
    config.addinivalue_line("markers", "notices: in a Chromium that can show notices")
    config.addinivalue_line("markers", "motion: pieces move as they do for most people")
    config.addinivalue_line("markers", "expects(*patterns): troubles that the test brings about")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Take pictures of what a test saw that fails."""
    report = yield
    given: dict[str, Any] = getattr(item, "funcargs", {})
    if report.when == "call" and report.failed and "tmp_path" in given:
        folder: Path = given["tmp_path"]
        for name, page in item.stash.get(PAGES, {}).items():
            page.screenshot(path=folder / f"{name}.png")
            report.sections.append((f"picture of {name}", str(folder / f"{name}.png")))
    return report


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The lightest Chromium that is here, which finds no other machine."""
    path = chromium(playwright.chromium.executable_path)
    yield from launched(playwright, without_windows() or path)


@pytest.fixture(scope="session")
def browser_with_notices(playwright: Playwright) -> Iterator[Browser]:
    yield from launched(playwright, chromium(playwright.chromium.executable_path))


def launched(playwright: Playwright, path: str | None) -> Iterator[Browser]:
    if path is None:
        pytest.skip(NONE)
    opened = playwright.chromium.launch(executable_path=path, args=[ALONE])
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A real house with bots, for all tests."""
    opened = House(str(tmp_path_factory.mktemp("house") / "tables.db"))
    yield opened
    opened.end()


KNOWN_LUCK = """{
  let text = %s;
  try {
    const loads = Number(localStorage.getItem("loads") ?? 0);
    localStorage.setItem("loads", String(loads + 1));
    text += loads;
  } catch {} // nothing is stored for a page without an address
  let state = [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)) | 0, 7) || 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state;
  };
  crypto.getRandomValues = (values) => {
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    for (const place of bytes.keys()) bytes[place] = next();
    return values;
  };
}"""
"""What a device brings to the luck of a table is always the same, and another at every device and after a reload."""


@pytest.fixture
def visit(house: House, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Opens a browser of some kind; in the end nothing may have gone wrong in any of them."""
    watches: list[Watch] = []
    pages = request.node.stash.setdefault(PAGES, {})
    needed = "browser_with_notices" if request.node.get_closest_marker("notices") else "browser"
    browser: Browser = request.getfixturevalue(needed)

    def opened(kind: str) -> Page:
        device, language = kind.split("-")
        context = browser.new_context(
            **DEVICES[device],
            base_url=house.base,
            locale=LOCALES[language],
            timezone_id="Europe/Paris",
            reduced_motion="no-preference" if request.node.get_closest_marker("motion") else "reduce",
        )
        if not request.node.get_closest_marker("hints"):
            context.add_init_script(f"try {{ localStorage.setItem('chaudron.hints', {SEEN}) }} catch {{}}")
        if not request.node.get_closest_marker("real_luck"):
            context.add_init_script(KNOWN_LUCK % json.dumps(f"{SEED} {request.node.nodeid} {len(pages)}"))
        if not request.node.get_closest_marker("worker"):
            context.add_init_script("delete Navigator.prototype.serviceWorker")
        watches.append(Watch(context, house.base.removeprefix("http://")))
        pages[f"{len(pages)}-{kind}"] = page = context.new_page()
        if SLOW_ANSWERS:
            slow_answers(page, random.Random(f"{SEED} {request.node.nodeid} {len(pages)}"))
        return page

    yield opened
    troubles = [trouble for watch in watches for trouble in watch.troubles]
    for page in pages.values():
        page.context.close()
    expected = [pattern for mark in request.node.iter_markers("expects") for pattern in mark.args]
    assert unexpected(troubles, expected) == []


def slow_answers(page: Page, luck: random.Random) -> None:
    """As on a slow line: each part of a page that is fetched when it is wanted comes a while later."""
    latency = {"offline": False, "latency": 1000 * luck.uniform(0, SLOW_ANSWERS), "downloadThroughput": -1}
    page.context.new_cdp_session(page).send("Network.emulateNetworkConditions", {**latency, "uploadThroughput": -1})


@pytest.fixture(params=[*IN_THE_GATE, *[pytest.param(kind, marks=pytest.mark.long) for kind in IN_WHOLE]])
def page(request: pytest.FixtureRequest, visit: Visit) -> Page:
    """A page of each kind in turn; the gate looks at each device and each language once."""
    return visit(request.param)


SETTLED = """() => Promise.all(document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().iterations !== Infinity)
    .map((one) => one.finished.catch(() => null)))"""
"""Until what fades in is there: half faded, its colors are those of nobody."""
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
RUN_AXE = """async () => {
  const found = await axe.run({
    resultTypes: ["violations"], // of everything else it need not say where it is
    rules: { "label-content-name-mismatch": { enabled: true } },
  });
  return found.violations;
}"""
"""Whoever speaks to a device says what is written on a button."""


@pytest.fixture
def axe() -> Callable[[Page], None]:
    """Checks that everybody can use a page as it stands."""

    def check(page: Page) -> None:
        page.locator("main, [role=main]").first.wait_for(state="attached")  # a screen is fetched when it is wanted
        page.evaluate(SETTLED)
        if not page.evaluate("typeof axe === 'object'"):
            page.evaluate(AXE.read_text("utf-8"))
        found = page.evaluate(RUN_AXE)
        told = [f"{one['id']}: {node['html']} {node['failureSummary']}" for one in found for node in one["nodes"]]
        assert told == []

    return check
