"""What others have published about playing this game, restated under our full rules, to measure our bots against.

Nobody is offered these at a table; tests use them, and `chaudron tournament --bots research.policies:NAME`. Only
descriptions, parameters and results were taken over. Where a source says nothing (fortune cards, other books than the
first set, witches), its policy answers as our apprentice does, which makes none of them weaker. Sources and results:
`docs/public-policies.md`.

`seen` what a policy looks at · `policy` how its rules make a bot · `stopping`, `shopping` the rules · `simple`,
`edinburgh`, `elixir`, `quackulator` (with `brew` and `ridge`) the policies.
"""

from collections.abc import Callable
from functools import partial

from chaudron.bots import LEVELS
from chaudron.kernel.game import Bot
from research.policies import edinburgh, elixir, quackulator, simple
from research.policies.policy import Plan, Policy

PLANS: dict[str, Plan] = {**simple.PLANS, **edinburgh.PLANS, **elixir.PLANS, **quackulator.PLANS}
BOTS: dict[str, Callable[[int], Bot]] = {name: partial(Policy, plan) for name, plan in PLANS.items()}
"""Every published policy by name."""
WITH_LEVELS = {**LEVELS["belcastel"], **BOTS}
