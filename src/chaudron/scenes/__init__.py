"""Positions in notation, scripted luck, spoken moves; tests and situations read like the examples of a booklet."""
