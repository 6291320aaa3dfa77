"""What others have published about playing this game, restated under our full rules, to measure our bots against.

Nobody is offered these at a table; `chaudron tournament` and tests use them. Only descriptions, parameters and results
were taken over. Where a source says nothing (fortune cards, other books than the first set, witches), its policy
answers as our apprentice does, which makes none of them weaker. Sources and results: `docs/public-policies.md`.

`seen` what a policy looks at · `policy` how its rules make a bot · `stopping`, `shopping` the rules · `simple`,
`edinburgh`, `elixir`, `quackulator` (with `brew` and `ridge`) the policies.
"""

from collections.abc import Callable
from functools import partial

from chaudron.bots.belcastel.public import edinburgh, elixir, quackulator, simple
from chaudron.bots.belcastel.public.policy import Plan, Policy
from chaudron.kernel.game import Bot

PLANS: dict[str, Plan] = {**simple.PLANS, **edinburgh.PLANS, **elixir.PLANS, **quackulator.PLANS}
PUBLIC: dict[str, Callable[[int], Bot]] = {name: partial(Policy, plan) for name, plan in PLANS.items()}
"""Every published policy by name."""
