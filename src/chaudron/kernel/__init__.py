"""How rules run. The kernel knows no game and imports nothing outside the standard library."""
