"""A game that the house has never heard of. A worker process that imports this module knows it."""

from chaudron.games import SHELF
from tests.server.test_any_game import Pebbles

SHELF["pebbles"] = Pebbles()
