"""The face of every family of games: a new game that is played in a terminal adds its own here."""

from chaudron.terminal.bal.face import BalFace
from chaudron.terminal.belcastel.face import BelcastelFace
from chaudron.terminal.blackwood.face import BlackwoodFace
from chaudron.terminal.face import Face
from chaudron.words import family

FACES: dict[str, Face] = {face.family: face for face in (BelcastelFace(), BalFace(), BlackwoodFace())}


def face_of(game: str) -> Face:
    """How a game looks in a terminal; an expansion as the game it extends."""
    return FACES[family(game)]
