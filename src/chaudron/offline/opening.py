"""A new table on this device: one person, and bots at all other seats."""

from msgspec.structs import replace

from chaudron import protocol
from chaudron.bots import USUAL
from chaudron.games import SHELF
from chaudron.kernel.game import Game
from chaudron.kernel.record import Record
from chaudron.room.dealing import Dealt
from chaudron.room.opening import Opening, Origin, open_table, setup_of
from chaudron.room.refusal import Refusal

KEY = "here"
"""The key of the person, at every table of a device: nobody else can come."""
HERE = Origin(is_here=True)


def open_here(wish: protocol.NewTable, now: int, of: Record | None = None, dealt: Dealt | None = None) -> Opening:
    """A table as the person wishes it, begun; `of` a record, from a position of its game. Raises `Refusal`."""
    if wish.name is None:
        raise Refusal("bad_name")
    if dealt is not None:
        return open_table(wish, KEY, now, origin=HERE._replace(dealt=dealt))
    game = SHELF[of.game] if of is not None else None if wish.lesson else setup_of(wish).game
    alone = wish if game is None else _alone(wish, game)
    return open_table(alone, KEY, now, origin=HERE._replace(record=of))


def _alone(wish: protocol.NewTable, game: Game) -> protocol.NewTable:
    """At the seats that are left sit more bots like the last; what is about other people is left out."""
    wanted = wish.settings
    settings = protocol.Settings(
        chat=False,
        undo=wanted.undo,
        odds=wanted.odds,
        hints=wanted.hints,
        lines=wanted.lines,
        window=wanted.window if game.window else None,
    )
    bots = wish.bots or [USUAL]
    return replace(wish, settings=settings, bots=bots + bots[-1:] * max(game.players), start=True)
