"""The house server under load, beside boardgame.io: what a move costs, how long it takes, and how much memory."""
