"""A house of its own and a Chromium, for what is measured in a page."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import NONE, chromium
from tests.browser.house import PACE, House


@contextmanager
def house_and_browser(pace: float = PACE) -> Iterator[tuple[House, Browser]]:
    """Both are closed afterwards; without any Chromium the program ends and says so."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        path = chromium(playwright.chromium.executable_path)
        if path is None:
            raise SystemExit(NONE)
        house, browser = House(f"{folder}/tables.db", pace), playwright.chromium.launch(executable_path=path)
        try:
            yield house, browser
        finally:
            browser.close()
            house.end()
