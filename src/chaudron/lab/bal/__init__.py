"""Le Bal: what its bots learn, and what is counted in its games."""
