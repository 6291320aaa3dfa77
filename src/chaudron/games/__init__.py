"""The shelf: one game per rulebook; Belcastel with its expansion is a game of its own."""

from chaudron.games.bal import BAL
from chaudron.games.belcastel import BELCASTEL, WITCHES
from chaudron.games.blackwood import BLACKWOOD
from chaudron.kernel.game import Game

SHELF: dict[str, Game] = {game.name: game for game in (BELCASTEL, WITCHES, BAL, BLACKWOOD)}
