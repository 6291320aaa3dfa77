"""What a bot thinks of its options: each with what it expects of it, for its own choice and as a hint for people."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from chaudron.kernel.game import Bot, View
from chaudron.kernel.rule import Ask


class Weighed(NamedTuple):
    """An option, and what is expected of it."""

    choice: str
    value: float


class Advice(NamedTuple):
    """The options of an ask, the one to choose first; what they are worth is comparable only among themselves."""

    unit: str
    """`points`: how many points the seat will be ahead of the best other one; `wins`: how likely it wins, 0 to 1."""
    options: tuple[Weighed, ...]

    @property
    def best(self) -> str:
        return self.options[0].choice


@runtime_checkable
class Adviser(Bot, Protocol):
    """A bot that can say why: it chooses the best of what it would advise."""

    def advise(self, view: View, ask: Ask) -> Advice:
        """All options of the ask, weighed. The same view and the same seed give the same advice."""


class Opinion(NamedTuple):
    """What any bot can say of an ask: options, best first, and where it can tell what each is worth."""

    unit: str
    """As in `Advice`; empty: it cannot tell."""
    options: tuple[tuple[str, float | None], ...]


def asked_of(bot: Bot, view: View, ask: Ask) -> Opinion:
    """A bot's advice; its bare choice, if that is all it has to say."""
    if isinstance(bot, Adviser):
        advice = bot.advise(view, ask)
        return Opinion(advice.unit, tuple(_in_order(advice.options)))
    return Opinion("", ((bot.choose(view, ask), None),))


def _in_order(options: Sequence[Weighed]) -> Iterator[Weighed]:
    """What was dropped early was tried little: whatever it seemed worth, it is not worth more than the choice."""
    best, *others = options
    yield best
    for one in sorted(others, key=lambda one: -one.value):
        yield Weighed(one.choice, min(one.value, best.value))
