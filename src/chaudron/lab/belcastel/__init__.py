"""Belcastel, with the witches and without: what its bots learn, and what is counted in its games."""
