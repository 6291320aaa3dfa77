"""The page opens on every device, in both languages, for everybody; and without a network once it has been there."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect


def test_the_page_opens_and_everybody_can_use_it(page: Page, axe: Callable[[Page], None]) -> None:
    page.goto("/")
    expect(page).to_have_title(re.compile("^Chaudron"))
    expect(page.get_by_role("main")).to_be_visible()
    axe(page)


@pytest.mark.parametrize("page", ["phone-fr", "laptop-en"], indirect=True)
def test_the_page_is_in_the_language_of_the_browser(page: Page) -> None:
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", page.evaluate("navigator.language").split("-")[0])


@pytest.mark.worker
@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
@pytest.mark.expects("ERR_INTERNET_DISCONNECTED")
def test_the_page_opens_without_a_network_once_it_has_been_there(page: Page) -> None:
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_role("main")).to_be_visible()
