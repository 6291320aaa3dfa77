"""For tests that read like the examples of a booklet: positions in notation, scripted luck, spoken moves."""
