"""Positions to solve: a shipped set for every game, and the missed chances of a game that was played."""
