"""The checks of what people see can fail: each finds a fault that was put there."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.contrast import poor, texts
from tests.browser.test_everybody import SMALL

GROUND = "<style>:root { --ground: #1a1420 } body { background: #1a1420; margin: 40px }</style>"
DRAWN = """<svg width="60" height="60"><circle cx="30" cy="30" r="28" fill="#4d9a57"/>
<text x="24" y="36" fill="{ink}">7</text></svg>"""
SHADED = """<svg width="60" height="60"><radialGradient id="g"><stop offset="0" stop-color="#fff"/>
<stop offset="1" stop-color="#000"/></radialGradient><rect width="60" height="60" fill="url(#g)"/>
<text x="{x}" y="36" fill="#fff">7</text></svg>"""


@pytest.mark.parametrize("page", ["laptop-en"], indirect=True)
@pytest.mark.parametrize(
    ("content", "found"),
    [
        ('<b style="color: #f6ecd9">7</b>', []),
        ('<b style="color: #3a3340">7</b>', ["'7'"]),
        (DRAWN.format(ink="#2a1d17"), []),
        (DRAWN.format(ink="#6fae6a"), ["'7'"]),
        (SHADED.format(x=26), ["'7'"]),
        (SHADED.format(x=50), []),
    ],
)
def test_a_character_that_can_hardly_be_read_is_found(page: Page, content: str, found: list[str]) -> None:
    page.set_content(GROUND + content)
    assert [told.split(":")[0] for told in poor(texts(page))] == found


@pytest.mark.parametrize("page", ["laptop-en"], indirect=True)
def test_a_button_smaller_than_a_finger_is_found(page: Page) -> None:
    button = '<button style="width: {width}px; height: 44px; padding: 0">{width}</button>'
    page.set_content(button.format(width=30) + button.format(width=60))
    assert page.evaluate(SMALL) == [" 30 30 x 44"]


@pytest.mark.parametrize("page", ["laptop-en"], indirect=True)
@pytest.mark.parametrize(
    ("content", "found"),
    [
        ("<button></button>", "button-name"),
        ('<button aria-label="Start">Go</button>', "label-content-name-mismatch"),
        ('<p style="color: #999; background: #888">grey on grey</p>', "color-contrast"),
    ],
)
def test_what_somebody_cannot_use_is_found(page: Page, axe: Callable[[Page], None], content: str, found: str) -> None:
    page.set_content(f"<html lang='en'><title>A page</title><main><h1>A page</h1>{content}</main></html>")
    with pytest.raises(AssertionError, match=f"{found}: "):
        axe(page)
