"""A view that is to be drawn as text."""

from collections.abc import Sequence
from typing import NamedTuple

from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask


class Picture(NamedTuple):
    """What is seen, by whom, and what they are asked."""

    n: int
    """The last event that its reader has heard of."""
    view: View
    names: Sequence[str]
    ask: Ask | None = None
