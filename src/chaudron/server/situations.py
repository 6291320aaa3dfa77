"""The examples of the rules, played: asked for as often as one likes, worked out once in each language.

They are worked out beside the loop: loading words and playing an example takes longer than a request should.
"""

import asyncio
from functools import cache

import msgspec

from chaudron.protocol import Situation, SituationListed, Situations, SituationStep
from chaudron.room.refusal import Refusal
from chaudron.rulebook import PREFIXES
from chaudron.server.call import Call


async def situations(call: Call) -> Situations:
    """The examples of a game that can be watched, in the order of its rules."""
    game = call.request.match_info["game"]
    if game not in PREFIXES.values():
        raise Refusal("not_found")
    return await asyncio.to_thread(_listed, game, call.lang)


async def situation(call: Call) -> Situation:
    """One of them, step by step."""
    game, name = call.request.match_info["game"], call.request.match_info["situation"]
    known = (await situations(call)).situations
    if name not in {one.id for one in known}:
        raise Refusal("not_found")
    return await asyncio.to_thread(_played, game, name, call.lang)


@cache
def _listed(game: str, language: str) -> Situations:
    from chaudron.situations import SITUATIONS  # noqa: PLC0415 - a house that nobody asks for them needs none of it
    from chaudron.situations.shown import rules_of, title_of  # noqa: PLC0415 - the same

    shown = [SituationListed(one.id, title_of(one, language), rules_of(game, one)) for one in SITUATIONS[game].values()]
    return Situations(shown)


@cache
def _played(game: str, name: str, language: str) -> Situation:
    from chaudron.situations.shown import shown  # noqa: PLC0415 - the same

    made = shown(game, name, language)
    steps = [SituationStep(*step) for step in made.steps]
    return msgspec.convert({**made._asdict(), "steps": steps}, Situation)
