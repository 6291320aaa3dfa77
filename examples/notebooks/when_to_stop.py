# %% [markdown]
# # When to stop?
# A cauldron explodes when its whites add up to more than 7. Who stops at 3 is safe and slow, who goes on to 7 is bold.
# Every seat of a table stops at another sum, and the seats change. Needs nothing but `chaudron`.

# %%
import random
from collections import defaultdict
from statistics import fmean

from chaudron.envs import Match


# %% [markdown]
# A policy looks at what its seat may know. It draws until its whites reach a sum; everything else is left to chance.
# %%
def answer(match: Match, limit: int, rng: random.Random) -> int:
    names = {match.actions[action]: action for action in match.legal()}
    if "draw" in names:
        whites = match.view()["seats"][match.seat]["whites"]
        return names["stop"] if whites >= limit and "stop" in names else names["draw"]
    return rng.choice(list(names.values()))


# %% [markdown]
# Play: with seed k the game is always the same. For a study: 1000 games and more.

# %%
points, limits, rng = defaultdict(list), [3, 4, 5, 7], random.Random(1)
for seed in range(24):
    match = Match("belcastel", players=4, seed=seed, reward="points")
    seats = [limits[(seat + seed) % 4] for seat in range(4)]
    while not match.is_over:
        match.answer(answer(match, seats[match.seat], rng))
    for limit, won in zip(seats, match.rewards(), strict=True):
        points[limit].append(won)

# %%
for limit in limits:
    print(f"stops at {limit}: {fmean(points[limit]):5.1f} points  {'#' * round(fmean(points[limit]))}")
