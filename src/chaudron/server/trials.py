"""Rules that can be tried with numbers, as the page asks for them; worked out beside the loop, as situations are."""

import asyncio
from typing import TYPE_CHECKING

import msgspec

from chaudron.kernel.game import View
from chaudron.protocol import Trial, TrialAround, Trials
from chaudron.room.refusal import Refusal
from chaudron.rulebook import PREFIXES
from chaudron.server.call import Call
from chaudron.words import family

if TYPE_CHECKING:
    from chaudron.situations import trials as known


async def trials(call: Call) -> Trials:
    """The rules of a game that can be tried."""
    return Trials([*await asyncio.to_thread(_of_game, call.request.match_info["game"])])


async def trial(call: Call) -> Trial:
    """What comes of some numbers: those given, or some to begin with."""
    path, given = call.request.match_info, [call.number(name) for name in call.route.query if name != "lang"]
    return await asyncio.to_thread(_tried, path["game"], path["rule"], given, call.lang)


async def trial_of(view: View, rule: str, language: str) -> TrialAround:
    """The numbers of every seat at a table, and what would come of them."""
    return await asyncio.to_thread(_tried_around, view, rule, language)


def _of_game(game: str) -> "dict[str, known.Trial]":
    from chaudron.situations.trials import TRIALS  # noqa: PLC0415 - a house that nobody asks for them needs none of it

    if game not in PREFIXES.values():
        raise Refusal("not_found")
    return TRIALS[game]


def _found(game: str, rule: str) -> "known.Trial":
    """An expansion is played by the rules of the game that it extends, too."""
    found = _of_game(game).get(rule) or _of_game(family(game)).get(rule)
    if found is None:
        raise Refusal("not_found")
    return found


def _tried(game: str, rule: str, given: list[int | None], language: str) -> Trial:
    from chaudron.situations.trying import tried, turned  # noqa: PLC0415 - the same

    found = _found(game, rule)
    return msgspec.convert(tried(found, turned(found, given), language), Trial)


def _tried_around(view: View, rule: str, language: str) -> TrialAround:
    from chaudron.situations.trying import tried_around  # noqa: PLC0415 - the same

    return msgspec.convert(tried_around(_found(view["game"], rule), view, language), TrialAround)
