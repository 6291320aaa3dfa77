"""The house server under load, beside boardgame.io: what a move costs, how long it takes, how much memory a table needs."""
