"""The games as environments, for programs that play and learn (docs/lab.md).

`Match` is the plain loop and needs nothing else; `chaudron.envs.pettingzoo`, `.gymnasium` and `.openspiel` are the same
for programs that know these libraries, each an extra of its own.
"""

from chaudron.envs.match import IllegalAction, Match

__all__ = ["IllegalAction", "Match"]
