"""The laboratory: many games, what happens in them, and whether the rules hold."""
