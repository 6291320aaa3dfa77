"""Gymnasium: one seat against bots learns by policy gradient. Needs: pip install chaudron[gymnasium]"""

import sys

import gymnasium
import numpy as np

import chaudron.envs.gymnasium  # noqa: F401 - registers the titles

GAMES = int(sys.argv[1]) if len(sys.argv) > 1 else 200
env = gymnasium.make("chaudron/blackwood", players=2, bots="random", reward="points")
env.reset(seed=1)
scale = np.maximum(np.abs(env.observation_space.high), 1).astype(float)
weights, rng = np.zeros((len(scale) + 1, env.action_space.n)), np.random.default_rng(1)


def chances(features: np.ndarray, mask: np.ndarray) -> np.ndarray:
    logits = np.where(mask, features @ weights, -np.inf)
    odds = np.exp(logits - logits.max())
    return odds / odds.sum()


means, usual = [], 0.0
for _ in range(GAMES):
    numbers, info = env.reset()
    steps, done, reward = [], False, 0.0
    while not done:
        features = np.append(numbers / scale, 1.0)
        odds = chances(features, info["action_mask"])
        action = int(rng.choice(len(odds), p=odds))
        steps.append((features, odds, action))
        numbers, reward, done, _, info = env.step(action)
    for features, odds, action in steps:
        weights += 0.03 * (reward - usual) * np.outer(features, (np.arange(len(odds)) == action) - odds)
    usual += 0.05 * (reward - usual)
    means.append(reward)
part = max(1, GAMES // 10)
print(f"points: {np.mean(means[:part]):.1f} at first, {np.mean(means[-part:]):.1f} at last")
