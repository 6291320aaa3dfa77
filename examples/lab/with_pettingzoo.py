"""PettingZoo: every seat is an agent. Needs: pip install chaudron[pettingzoo]"""

from chaudron.envs import pettingzoo

env = pettingzoo.env("bal", players=4, level="medium", reward="place")
env.reset(seed=2026)
env.action_space("seat_0").seed(1)
for agent in env.agent_iter():
    seen, reward, terminated, truncated, _ = env.last()
    if terminated or truncated:
        print(agent, reward)
        action = None
    else:
        action = env.action_space("seat_0").sample(seen["action_mask"])
    env.step(action)

together = pettingzoo.parallel_env("belcastel", players=2, max_cycles=5)
seen, _ = together.reset(seed=1)
while together.agents:
    actions = {agent: together.action_space(agent).sample(seen[agent]["action_mask"]) for agent in together.agents}
    seen, *_ = together.step(actions)
print("all together:", together.cycle, "steps")
