"""Why a bot would answer so, in a sentence: made from the numbers of its advice alone."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chaudron.words import Words

POINTS, WINS = "points", "wins"
UNITS = {POINTS: 1, WINS: 2}
"""With how many digits behind the point a value is told; what then looks equal is as good as equal."""

Valued = tuple[str, float | None]
"""A choice, and what is expected of it."""


def why(unit: str, options: Sequence[Valued], words: "Words") -> str:
    """What makes the first option the best."""
    best, *others = [value or 0.0 for _, value in options]
    if unit not in UNITS:
        return words.say("hint-plain")
    if not others:
        return words.say("hint-points-alone" if unit == POINTS else "hint-wins-alone", best=best, **_signed(best))
    lead, digits = best - max(others), UNITS[unit]
    if round(lead, digits) <= 0 or round(best, digits) == round(max(others), digits):
        return words.say("hint-even")
    return words.say("hint-points-lead" if unit == POINTS else "hint-wins-lead", best=best, next=max(others), lead=lead)


def worth(unit: str, value: float | None, words: "Words") -> str:
    """What is expected of an option, briefly; nothing, where that is not known."""
    if unit not in UNITS or value is None:
        return ""
    return words.say("hint-worth-points" if unit == POINTS else "hint-worth-wins", value=value, **_signed(value))


def _signed(value: float) -> dict[str, object]:
    shown = round(value, 1)
    return {"sign": "+" if shown > 0 else "\N{MINUS SIGN}" if shown < 0 else "", "size": abs(value)}
