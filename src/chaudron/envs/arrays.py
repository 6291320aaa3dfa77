"""What a match shows as arrays, and the spaces that they lie in."""

from array import array
from typing import Any

from chaudron.envs.match import Match
from chaudron.lab.extras import needed

with needed("gymnasium"):
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete, MultiBinary
    from numpy.typing import NDArray

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]


def observation_space(match: Match) -> Box[np.int16]:
    """The bounds of every number, in the order of `match.fields`."""
    least = [field.least for field in match.fields for _ in range(field.size)]
    most = [field.most for field in match.fields for _ in range(field.size)]
    return Box(np.array(least, np.int16), np.array(most, np.int16), dtype=np.int16)


def action_space(match: Match) -> Discrete:
    return Discrete(len(match.actions))


def masked_space(match: Match) -> Dict:
    """Observation and mask together, as PettingZoo has it."""
    mask: Any = MultiBinary(len(match.actions))
    return Dict({"observation": observation_space(match), "action_mask": mask})


def observation(match: Match, seat: int) -> Numbers:
    return np.frombuffer(array("h", match.numbers(seat)), np.int16)


def action_mask(match: Match, seat: int) -> Mask:
    """1 for every action that is allowed; all 0 for a seat that is not asked."""
    mask = bytearray(len(match.actions))
    for place in match.legal(seat):
        mask[place] = 1
    return np.frombuffer(mask, np.int8)


def masked(match: Match, seat: int) -> dict[str, Any]:
    return {"observation": observation(match, seat), "action_mask": action_mask(match, seat)}
