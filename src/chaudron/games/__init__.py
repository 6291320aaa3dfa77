"""The shelf: one game per rulebook."""

from chaudron.games.belcastel import BELCASTEL
from chaudron.kernel.game import Game

SHELF: dict[str, Game] = {game.name: game for game in (BELCASTEL,)}
