"""The examples of the rules, played, and rules that can be tried with numbers.

They are worked out beside the loop: loading words and playing an example takes longer than a request should.
"""

import asyncio

from chaudron.protocol import Situation, Situations, Trial, Trials
from chaudron.room import shelf
from chaudron.server.http.call import Call


async def situations(call: Call) -> Situations:
    """The examples of a game that can be watched, in the order of its rules."""
    return await asyncio.to_thread(shelf.situations, call.request.match_info["game"], call.lang)


async def situation(call: Call) -> Situation:
    """One of them, step by step."""
    path = call.request.match_info
    return await asyncio.to_thread(shelf.situation, path["game"], path["situation"], call.lang)


async def trials(call: Call) -> Trials:
    """The rules of a game that can be tried."""
    return await asyncio.to_thread(shelf.trials, call.request.match_info["game"])


async def trial(call: Call) -> Trial:
    """What comes of some numbers: those given, or some to begin with."""
    path, given = call.request.match_info, [call.number(name) for name in call.route.query if name != "lang"]
    return await asyncio.to_thread(shelf.trial, path["game"], path["rule"], given, call.lang)
