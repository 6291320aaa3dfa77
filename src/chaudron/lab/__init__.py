"""The laboratory: many games, what happens in them, who wins, and what bots learn from them."""
