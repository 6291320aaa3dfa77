"""Nights together, run by the house: their journals, their tables, and what happens at them by itself."""
