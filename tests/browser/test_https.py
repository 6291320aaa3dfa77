"""HTTPS at home in a real browser: one that does not trust the house is shown how, one that does is taken in.

What a browser trusts is its own store of certificates (NSS), in a home of its own.
"""

import re
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, Playwright, expect

from chaudron.server.https import door
from chaudron.server.https.wanted import Https
from tests.browser.chromium import NONE, certificate_store, chromium
from tests.browser.conftest import ALONE, DEVICES, LOCALES
from tests.browser.house import House
from tests.server.served import all_gone


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with a certificate of its own, to which everybody comes from elsewhere."""
    folder = tmp_path_factory.mktemp("house")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(door, "is_local", lambda remote: False)
        opened = House(str(folder / "tables.db"), https=Https(folder / "https"))
        yield opened
        opened.run(all_gone(opened.served))
        opened.end()


@pytest.fixture(scope="module")
def home(house: House, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The home of somebody who has taken both steps."""
    certutil, home = certificate_store(), tmp_path_factory.mktemp("home")
    if certutil is None:
        pytest.skip("no certutil for the tests of https: install libnss3-tools")
    store, given = home / ".pki" / "nssdb", home / "chaudron.crt"
    store.mkdir(parents=True)
    given.write_bytes(house.run(authority_of(house)))
    for words in (["-N", "--empty-password"], ["-A", "-t", "C,,", "-n", "chaudron", "-i", str(given)]):
        subprocess.run([certutil, "-d", f"sql:{store}", *words], check=True)
    return home


async def authority_of(house: House) -> bytes:
    """As the page at plain http gives it; the line is not kept open, or everybody waits for its end."""
    close = {"Connection": "close"}
    async with house.served.session.get(f"{house.base}/trust/chaudron.crt", headers=close) as reply:
        return await reply.read()


@contextmanager
def visitor(playwright: Playwright, home: Path, kind: str, house: House) -> Iterator[Page]:
    """A Chromium that trusts whom this home trusts."""
    path, (device, language) = chromium(playwright.chromium.executable_path), kind.split("-")
    if path is None:
        pytest.skip(NONE)
    opened = playwright.chromium.launch(executable_path=path, args=[ALONE], env={"HOME": str(home)})
    page = opened.new_page(**DEVICES[device], base_url=house.base, locale=LOCALES[language], reduced_motion="reduce")
    try:
        yield page
    finally:
        opened.close()


ANSWERED = """() => new Promise((done) => {
  const socket = new WebSocket(`wss://${location.host}/ws`);
  socket.onopen = () => socket.send(JSON.stringify({ do: "hello", table: "abcdefghij", lang: "en" }));
  socket.onmessage = (message) => done(JSON.parse(message.data).code);
  socket.onerror = () => done("refused");
})"""
KEPT = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  return [isSecureContext, new URL(active.scriptURL).protocol, "pushManager" in (await navigator.serviceWorker.ready)];
}"""


def test_who_trusts_the_house_is_taken_in_to_where_they_wanted_to_go(
    playwright: Playwright, house: House, home: Path
) -> None:
    """And what browsers allow on https alone works: service worker, push; the socket too."""
    with visitor(playwright, home, "phone-fr", house) as page:
        page.goto("/rules#top")
        page.wait_for_url(f"https{house.base.removeprefix('http')}/rules#top")
        expect(page.locator("main")).to_be_visible()
        assert page.evaluate(KEPT) == [True, "https:", True]
        assert page.evaluate(ANSWERED) == "unknown_table"


@pytest.mark.parametrize("kind", ["phone-fr", "laptop-en"])
def test_who_does_not_is_shown_two_steps_and_no_other_way_in(
    playwright: Playwright, house: House, tmp_path: Path, axe: Callable[[Page], None], kind: str
) -> None:
    with visitor(playwright, tmp_path, kind, house) as page:
        page.goto("/t/SAUGE-42")
        expect(page.locator("ol > li")).to_have_count(2)
        onward = page.get_by_role("link", name=re.compile("Entrer|Enter"))
        expect(onward).to_have_attribute("href", f"https{house.base.removeprefix('http')}/t/SAUGE-42")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.get_by_text(re.compile("Comment savoir|How can I be sure")).click()
        axe(page)
        page.get_by_role("link", name="Android").click()
        expect(page.get_by_text("chaudron.crt").first).to_be_visible()
        with page.expect_download() as given:
            page.get_by_role("link", name=re.compile("Télécharger|Download")).click()
        assert Path(given.value.path()).read_bytes() == house.run(authority_of(house))
        with pytest.raises(Error, match="ERR_CERT_AUTHORITY_INVALID"):
            page.goto(f"https{house.base.removeprefix('http')}/")
