"""[BLW-2] What a seat sees: everything but the order of the two decks; and whole tables that agree with it."""

from typing import Any

from chaudron.games.blackwood import view_types
from chaudron.games.blackwood.box import make_box
from chaudron.games.blackwood.components import FOREST_IDS, POTION_IDS
from chaudron.games.blackwood.places import PLACE
from chaudron.games.blackwood.spells.sniff import sniffed
from chaudron.games.blackwood.table import Seat, Table
from chaudron.kernel.chance import Chance
from chaudron.kernel.copyable import from_json, writer
from chaudron.kernel.game import View
from chaudron.kernel.view import agenda_as_seen, known_from, write_asks, write_outcome

OPEN_TO_ALL = tuple(view_types.OpenTable.__annotations__)
_write_open = writer(Table, OPEN_TO_ALL)
_write_seat = writer(Seat, tuple(view_types.Seat.__annotations__))


def view(table: Table, viewer: int | None) -> view_types.View:
    """What a seat (or a spectator, None) may know."""
    shown: view_types.OpenTable = _write_open(table)
    return {
        "game": "blackwood",
        "me": viewer,
        "players": table.box.players,
        "options": table.box.plain_options,
        **shown,
        "place": None if table.place is None else table.place.name,
        "deck": len(table.deck),
        "potion_deck": len(table.potion_deck),
        "seats": [_write_seat(mine) for mine in table.seats],
        "agenda": agenda_as_seen(table, viewer),
        "asks": write_asks(table.asks.items()),
        "awaited": table.pending_in_public,
        "outcome": write_outcome(table.outcome),
    }


def _plain(value: Any) -> Any:
    return value.copy() if isinstance(value, list | dict) else value


def guess(view: View, chance: Chance) -> Table:
    """A table that agrees with a view: nothing is unseen but what lies in the decks, which have no order yet."""
    table = Table(
        box=make_box(view["players"], view["options"]),
        chance=chance,
        **known_from(view, Table),
        seats=[from_json(Seat, mine) for mine in view["seats"]],
        deck=[],
        potion_deck=[],
        place=None if view["place"] is None else PLACE[view["place"]],
        **{name: _plain(view[name]) for name in OPEN_TO_ALL},
    )
    table.deck = sorted(set(FOREST_IDS) - _seen_forest(table))
    table.potion_deck = sorted(set(POTION_IDS) - _seen_potions(table))
    return table


def _seen_forest(table: Table) -> set[str]:
    larders = [card for mine in table.seats for card in mine.larder]
    return {*table.forest, *table.discard, *larders, *sniffed(table)}


def _seen_potions(table: Table) -> set[str]:
    return {*table.display, *[potion for mine in table.seats for potion in mine.all_potions]}
