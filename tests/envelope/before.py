"""The scheme of before, for the attacks that it does not withstand: the house makes all salts, and knows its secret."""

import json
from random import Random
from typing import Any

from chaudron.games import SHELF
from chaudron.kernel.chance import Counter, Sealed
from chaudron.kernel.record import Play
from tests.envelope.played import NAMES, SECRET, SETUPS, Data, moments, signed

SALTS = ["salt of Ada", "salt of Béa", "child"]


def play_of_before(game: str, chance: Any = None) -> Play:
    """A whole game at a table as they were."""
    box = SHELF[game].box(len(NAMES), SETUPS[game])
    play = Play(SHELF[game], box, chance or Sealed(len(NAMES), SECRET, SALTS), NAMES[:])
    for _ in moments(play, Random(4), lambda _: ""):
        pass
    return play


def record_of_before(game: str, chance: Any = None) -> Data:
    """Its record, in the format of before."""
    data: Data = json.loads(json.dumps(play_of_before(game, chance).record.to_json()))
    del data["head"]
    data["entries"] = [entry[:4] for entry in data["entries"]]
    return signed({**data, "format": "chaudron-record/1"})


def loaded(game: str, seed: int) -> Data:
    """A game with luck that its author knew, which calls itself recorded."""
    return signed({**record_of_before(game, Counter(len(NAMES), seed)), "source": {"kind": "recorded"}})
