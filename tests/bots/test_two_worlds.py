"""Every bot of every game sees its view and the ask, nothing else: the same view and seed lead to the same choice."""

import zlib
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from chaudron.bots import LEVELS, STAND_INS
from chaudron.bots.advice import Weighed
from chaudron.bots.search import Search
from chaudron.kernel.game import Bot, View
from chaudron.kernel.rule import Ask
from chaudron.kernel.table import Table
from research.policies import BOTS
from tests.bots.worlds import Making, TwoWorlds, hidden, luck_to_come, many_moments

MOMENTS = 24
FEWER = {"adept": 6, "master": 3}
"""Whoever thinks longer is asked less often here."""
TRIES = 8
"""Searching bots try no more than this here: what a choice depends on does not depend on how often it is tried."""
SEED = 7
DRAWING = ("random",)
"""Bots for the laboratory that draw from a stream of their own: asked again, they answer otherwise."""

KINDS: dict[str, tuple[str, str, Callable[[int], Bot]]] = {
    **{f"{game}-{name}": (game, name, make) for game, levels in LEVELS.items() for name, make in levels.items()},
    **{f"{game}-stand-in": (game, "stand-in", make) for game, make in STAND_INS.items()},
    **{f"{game}-{name}": (game, name, make) for game in ("belcastel", "witches") for name, make in BOTS.items()},
}
every_bot = pytest.mark.parametrize(("game", "name", "make"), KINDS.values(), ids=KINDS)


@pytest.fixture(autouse=True)
def few_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    weigh = Search.weigh

    def weigh_shortly(self: Search, *given: Any) -> tuple[Weighed, ...]:
        return weigh(self._replace(tries=min(self.tries, TRIES)), *given)

    monkeypatch.setattr(Search, "weigh", weigh_shortly)


def moments_for(game: str, name: str) -> tuple[TwoWorlds, ...]:
    return many_moments(game, MOMENTS)[: FEWER.get(name, MOMENTS)]


def thought(bot: Any, view: View, ask: Ask) -> Any:
    """What a bot says: its advice, if it gives any, and what it chooses."""
    advice = bot.advise(view, ask) if hasattr(bot, "advise") else None
    return advice, advice.best if advice else bot.choose(view, ask)


def differing(make: Making, moments: tuple[TwoWorlds, ...]) -> Iterator[TwoWorlds]:
    """Where somebody thinks otherwise in a world that looks the same."""
    for moment in moments:
        one, other = (thought(make(table), view, ask) for table, view, ask in moment.sides())
        if one != other:
            yield moment


def changing(make: Callable[[int], Bot], moments: tuple[TwoWorlds, ...]) -> Iterator[TwoWorlds]:
    """Where a bot that has thought already, beside another, answers otherwise than a new one."""
    bot, another = make(SEED), make(SEED + 1)
    for moment in moments:
        _, view, ask = next(moment.sides())
        another.choose(view, ask)
        if bot.choose(view, ask) != make(SEED).choose(view, ask):
            yield moment


@pytest.mark.parametrize("game", LEVELS)
def test_the_two_worlds_look_alike_and_are_not(game: str) -> None:
    """What is compared is worth comparing: views agree; hidden things, where there are any, and the luck differ."""
    moments = many_moments(game, MOMENTS)
    assert len(moments) == MOMENTS
    for moment in moments:
        (_, view, ask), (_, other_view, other_ask) = moment.sides()
        assert view == other_view
        assert ask == other_ask
        assert luck_to_come(moment.table) != luck_to_come(moment.world)
    assert game == "blackwood" or sum(moment.hides_something for moment in moments) > MOMENTS / 2


@every_bot
def test_a_bot_thinks_alike_in_worlds_that_look_alike(game: str, name: str, make: Callable[[int], Bot]) -> None:
    assert not [*differing(lambda table: make(SEED), moments_for(game, name))]


@every_bot
def test_a_bot_answers_alike_whatever_it_thought_of_before(game: str, name: str, make: Callable[[int], Bot]) -> None:
    """Neither its own earlier thoughts nor another bot of its kind change what it chooses."""
    moments = moments_for(game, name)[: 2 if name in FEWER else MOMENTS // 2]
    assert name in DRAWING or not [*changing(make, moments)]


@every_bot
def test_whoever_advises_chooses_what_it_advises_most(game: str, name: str, make: Callable[[int], Bot]) -> None:
    """Options are weighed once each, the best first; whoever gives no advice has nothing to show here."""
    bot: Any = make(SEED)
    for moment in moments_for(game, name)[: 3 if hasattr(bot, "advise") else 0]:
        _, view, ask = next(moment.sides())
        advice = bot.advise(view, ask)
        assert bot.choose(view, ask) == advice.best
        assert len({choice for choice, _ in advice.options}) == len(advice.options)
        assert {choice for choice, _ in advice.options} <= {*ask.options}


# The check would notice


class Peeking:
    """A bot with a back door: it was handed the table, and lets what it finds there decide."""

    def __init__(self, table: Table, look: Callable[[Table], object]) -> None:
        self.table, self.look = table, look

    def choose(self, view: View, ask: Ask) -> str:
        return ask.options[zlib.crc32(str(self.look(self.table)).encode()) % len(ask.options)]


@pytest.mark.parametrize("game", [game for game in LEVELS if game != "blackwood"])
def test_a_bot_that_looks_at_hidden_things_is_noticed(game: str) -> None:
    assert [*differing(lambda table: Peeking(table, hidden), many_moments(game, MOMENTS))]


@pytest.mark.parametrize("game", LEVELS)
def test_a_bot_that_looks_into_the_future_is_noticed(game: str) -> None:
    assert [*differing(lambda table: Peeking(table, luck_to_come), many_moments(game, MOMENTS))]


def test_a_bot_that_remembers_is_noticed() -> None:
    """The random bot draws from a stream of its own."""
    assert [*changing(LEVELS["belcastel"]["random"], many_moments("belcastel", MOMENTS))]
