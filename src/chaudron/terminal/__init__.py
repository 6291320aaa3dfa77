"""The table in a terminal: boards as text, and a game for people at one keyboard. No rules, only views and choices."""
