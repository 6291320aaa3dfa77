"""The checks of these tests can fail: a fault of each kind is planted, and noticed."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.watching import unexpected

FAULTS = """async () => {
  console.error("a broom is broken");
  console.warn("a broom creaks");
  setTimeout(() => { throw new Error("a broom is gone"); });
  await fetch("/nothing");
  await fetch("https://example.org/blocked").catch(() => null);
  const eye = Object.assign(new Image(), { src: "/icons/chaudron.svg" });
  document.querySelector("main").append(eye);
  document.body.setAttribute("style", "color: red");
}"""


@pytest.mark.parametrize("page", ["laptop-fr"], indirect=True)
@pytest.mark.expects(
    *("console error: a broom is broken", "console warning: a broom creaks", "uncaught: a broom is gone"),
    *("refused: 404 GET .*/nothing", "status of 404", "talks to a stranger: https://example.org/$"),
    *("failed: GET https://example.org/ ", "Connecting to .* violates", "Fetch API cannot load"),
    "Applying inline style violates",
)
def test_every_trouble_of_a_page_is_noticed(page: Page, axe: Callable[[Page], None]) -> None:
    page.goto("/")
    page.locator("main").wait_for()
    page.evaluate(FAULTS)
    with page.context.expect_event("requestfailed"):
        page.evaluate("void open('https://example.org/')")
    with pytest.raises(AssertionError, match="image-alt"):
        axe(page)


def test_only_troubles_that_were_expected_are_passed_over() -> None:
    assert unexpected(["failed: GET /", "console error: boom"], ["boom"]) == ["failed: GET /"]
    assert unexpected([], ["boom"]) == ["expected, but did not happen: boom"]
    assert unexpected(["console error: boom"], ["boom"]) == []
