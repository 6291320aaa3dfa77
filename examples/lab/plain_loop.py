"""A game in plain Python: nothing to install. Prints what every seat got."""

import random

from chaudron.envs import Match

rng = random.Random(1)
match = Match("belcastel", players=3, books=2, reward="points", seed=2026)
while not match.is_over:
    seat, question = match.seat, match.ask()
    view = match.view()  # named plain data: what this seat may know, and nothing else
    numbers = match.numbers()  # the same as numbers; match.fields says what each means
    match.answer(rng.choice(match.legal()))

print("the last question was", question.about.key, "in round", view["round"], "to seat", seat)
print(len(numbers), "numbers, for instance", match.fields[1].name, "and", match.fields[-1].name)
print(match.rewards())
