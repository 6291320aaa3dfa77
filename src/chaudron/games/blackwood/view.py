"""[BLW-2] What a seat sees: everything but the order of the two decks; and whole tables that agree with it."""

from typing import Any

from chaudron.games.blackwood.box import make_box
from chaudron.games.blackwood.components import FOREST_IDS, POTION_IDS
from chaudron.games.blackwood.places import PLACE
from chaudron.games.blackwood.spells.sniff import sniffed
from chaudron.games.blackwood.table import Seat, Table
from chaudron.kernel.chance import Chance
from chaudron.kernel.game import View
from chaudron.kernel.plain import converters, from_json, to_json
from chaudron.kernel.rule import Rule
from chaudron.kernel.table import Outcome, ask_from_json, ask_to_json

_write_agenda, _read_agenda = converters(list[Rule])
OPEN_TO_ALL = (
    "forest",
    "puppets",
    "discard",
    "display",
    "stock",
    "expedition",
    "column",
    "phase",
    "cauldron",
    "tokens",
    "is_early",
)
"""What everybody sees of the table; a new field is shown to nobody."""


def view(table: Table, viewer: int | None) -> View:
    """What a seat (or a spectator, None) may know."""
    return {
        "game": "blackwood",
        "me": viewer,
        "players": table.box.players,
        "options": table.box.plain_options,
        **{name: _plain(getattr(table, name)) for name in OPEN_TO_ALL},
        "place": None if table.place is None else table.place.name,
        "deck": len(table.deck),
        "potion_deck": len(table.potion_deck),
        "seats": [to_json(mine) for mine in table.seats],
        "agenda": _write_agenda(table.agenda),
        "asks": {str(seat): ask_to_json(ask) for seat, ask in table.asks.items()},
        "awaited": table.awaited_in_public,
        "outcome": table.outcome and to_json(table.outcome),
    }


def _plain(value: Any) -> Any:
    return value.copy() if isinstance(value, list | dict) else value


def guess(view: View, chance: Chance) -> Table:
    """A table that agrees with a view: nothing is unseen but what lies in the decks, which have no order yet."""
    table = Table(
        box=make_box(view["players"], view["options"]),
        chance=chance,
        agenda=_read_agenda(view["agenda"]),
        asks={},
        outcome=view["outcome"] and from_json(Outcome, view["outcome"]),
        held={},
        told=None,
        sealed_for=None,
        seats=[from_json(Seat, mine) for mine in view["seats"]],
        deck=[],
        potion_deck=[],
        place=None if view["place"] is None else PLACE[view["place"]],
        **{name: _plain(view[name]) for name in OPEN_TO_ALL},
    )
    table.deck = sorted(set(FOREST_IDS) - _seen_forest(table))
    table.potion_deck = sorted(set(POTION_IDS) - _seen_potions(table))
    for seat, data in view["asks"].items():
        table.asks[int(seat)] = table.own_ask(ask_from_json(data))
    return table


def _seen_forest(table: Table) -> set[str]:
    larders = [card for mine in table.seats for card in mine.larder]
    return {*table.forest, *table.discard, *larders, *sniffed(table)}


def _seen_potions(table: Table) -> set[str]:
    return {*table.display, *[potion for mine in table.seats for potion in mine.all_potions]}
