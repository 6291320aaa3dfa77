"""A whole house in one process, on a clock and with luck of its own: every seed is a story that can be told again.

    python -m tests.simulated --seeds 1000          # or: make simulate-house SEEDS=1000
    python -m tests.simulated --seed 4711           # what happened in one of them

Real are the room, the house that runs it, the store's own SQL and what is sent; simulated are time, the threads of the
store, the network, the people, and what bots think. `world` tells the story: people play, processes die and come back,
writes fail, are slow or are answered too late, messages are lost, leases end, clocks are set.
"""
