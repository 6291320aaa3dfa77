"""Tournaments of bots: who plays whom, in which seats and with what luck; and what the results say of their strength.

Playing and rating use the standard library alone, so that they also run where nothing else is installed:

    python -m chaudron.lab.tournament belcastel --bots novice,apprentice --seeds 50 --json results.json

`chaudron tournament` is the same in two languages, with a progress bar and a report to look at.
"""
