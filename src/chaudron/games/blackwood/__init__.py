"""Blackwood: the modules in the order of the booklet.

`components` and `places` what is in the box · `box` what is in play [BLW-1, 13] · `setup` [1] · `rounds`, `turns` and
`forest` [3, 4] · `actions` and `money` [5, 6] · `spells` [7] · `scoring` [8] · `choices` · `refusals` · `view` [2].
"""

from collections import Counter as Tally
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from chaudron.games.blackwood import numbers, setup, view_types
from chaudron.games.blackwood.box import OPTIONS, PLAYERS, Box, make_box
from chaudron.games.blackwood.choices import CATALOGUE
from chaudron.games.blackwood.components import KNOWN, OURS, usual
from chaudron.games.blackwood.errors import BadComponents
from chaudron.games.blackwood.spells.sniff import sniffed
from chaudron.games.blackwood.table import NOBODY, Table
from chaudron.games.blackwood.view import guess, view
from chaudron.kernel.chance import Chance
from chaudron.kernel.game import Game, Option, View
from chaudron.kernel.numbers import Field

TABLE_OPTIONS = {name: Option(about["id"], about["default"], tuple(about["values"])) for name, about in OPTIONS.items()}
VERSION_1 = {"pinch_missing": "brew", "shoo_placement": "own"}
"""What the first version meant before these were options."""


class Blackwood(Game):
    """Blackwood."""

    name = "blackwood"
    version = "2"
    earlier = MappingProxyType({"1": VERSION_1})
    players = PLAYERS
    catalogue = CATALOGUE
    table_class = Table

    @property
    def options(self) -> Mapping[str, Option]:  # type: ignore[override]  # the values of cards may become known later
        """[BLW-13] Of card values, those of this house and ours: others are only for tables that have them already."""
        try:
            first = usual().hash
        except BadComponents:  # whoever opens a table hears of it
            first = OURS.hash
        offered = tuple(dict.fromkeys((first, OURS.hash)))
        return {**TABLE_OPTIONS, "components": TABLE_OPTIONS["components"]._replace(default=first, values=offered)}

    def printed(self, name: str) -> dict[str, Any] | None:
        return KNOWN[name].to_json() if name in KNOWN else None

    def box(self, players: int, options: Mapping[str, Any]) -> Box:
        return make_box(players, options)

    def table(self, box: Box, chance: Chance) -> Table:
        return setup.new_table(box, chance)

    def view(self, table: Table, seat: int | None) -> view_types.View:
        return view(table, seat)

    def fields(self, box: Box) -> tuple[Field, ...]:
        return numbers.fields(box)

    def numbers(self, table: Table, seat: int) -> list[int]:
        return numbers.numbers(table, seat)

    def guess(self, view: View, chance: Chance) -> Table:
        return guess(view, chance)

    def components(self, table: Table) -> dict[str, int]:
        """[BLW-8.7] Cards, spells and puppets, wherever they are."""
        cards = Tally([*table.deck, *table.discard, *[card for card in table.forest if card], *sniffed(table)])
        potions, spells = Tally([*table.potion_deck, *table.display]), Tally(table.stock)
        puppets = Tally(owner for owner in table.puppets if owner != NOBODY)
        for seat, mine in enumerate(table.seats):
            cards.update(mine.larder)
            potions.update(mine.all_potions)
            spells.update([*mine.ready, *mine.spent])
            puppets[seat] += mine.puppets
        return {**cards, **potions, **spells, **{f"puppets of {seat}": n for seat, n in puppets.items()}}


BLACKWOOD = Blackwood()
