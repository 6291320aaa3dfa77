"""The contrast of every text with what lies behind it: axe judges neither single characters nor texts in drawings."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

LEAST, LEAST_LARGE = 4.5, 3.0
LARGE_PX, LARGE_BOLD_PX = 24, 18.66
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Until what was measured in one picture is drawn in the next."""
LOOK = Path(__file__).with_suffix(".js").read_text()


def texts(page: Page) -> list[dict[str, Any]]:
    """Every text in sight, with its colors and its size."""
    page.evaluate(TWO_FRAMES)
    found: list[dict[str, Any]] = page.evaluate(LOOK)
    return found


def poor(found: list[dict[str, Any]]) -> list[str]:
    """The texts that cannot be read well enough."""
    return [told(text) for text in found if contrast(text["front"], text["behind"]) < least(text)]


def least(text: dict[str, Any]) -> float:
    is_large = text["px"] >= (LARGE_BOLD_PX if text["bold"] else LARGE_PX)
    return LEAST_LARGE if is_large else LEAST


def told(text: dict[str, Any]) -> str:
    front, behind = (tuple(round(part) for part in text[side]) for side in ("front", "behind"))
    return f"{text['says']!r}: {contrast(text['front'], text['behind']):.2f}, {front} on {behind}"


def contrast(one: list[float], other: list[float]) -> float:
    """As WCAG 2 counts it, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def luminance(color: list[float]) -> float:
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in (p / 255 for p in color)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
