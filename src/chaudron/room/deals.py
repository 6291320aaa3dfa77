"""Luck that several tables have in common, so that people can compare how they played: potions of the day, ghosts.

What a seat draws depends on its own earlier draws and on nothing else (ADR 0002). No device brings a part of it: a deal
that everybody plays cannot depend on anybody's answers (ADR 0025).
"""

import hashlib

from msgspec import Struct

from chaudron.kernel.chance import Chance, Draw, Sealed
from chaudron.kernel.redealt import Redealt
from chaudron.kernel.table import Table


class Deal(Struct, omit_defaults=True):
    """Where the luck of a table comes from, if not from it alone."""

    potion: int = 0
    """The number of a potion of the day; 0: it is the luck of another game."""
    of: str = ""
    """The table of that game, …"""
    seat: int = 0
    """… and whose game there is compared with this one."""
    draws: list[tuple[int, int, int]] = []
    """What chance brought there."""


def chance_of(deal: Deal, players: int, secret: bytes) -> Chance:
    sealed = Sealed(players, secret, [""] * players)
    return Redealt(players, [Draw(*draw) for draw in deal.draws], sealed) if deal.draws else sealed


def seed_of(secret: bytes, seat: int, table: Table) -> int:
    """Bots decide alike where the same was drawn, however much was said meanwhile."""
    about = f"{seat} {table.chance.used}".encode()
    return int.from_bytes(hashlib.sha256(secret + about).digest()[:8], "big")


def score(game: str, points: int, place: int, players: int) -> int:
    """What is compared: points; at the ball also one for every witch outlived, since most have none in the end."""
    return points + players - place if game == "bal" else points
