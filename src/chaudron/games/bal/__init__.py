"""Le Bal des Sorcières: the modules in the order of the booklet.

`components` and `printed` what is in the box · `box` what is in play [BAL-1.5, 13] · `setup` [1] · `rounds` [3] ·
`turn`, `attack` and `defense` [4] · `windows` [2.3, 4.18] · `losses` [5] · `cards` [6] · `spells` [7] · `bowl` and
`farce` [7.14] · `incantation` [8] · `choices` · `refusals` · `view` [2].
"""

from collections import Counter as Tally
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from chaudron.games.bal import numbers, setup, view_types, windows
from chaudron.games.bal.box import OPTIONS, PLAYERS, Box, make_box
from chaudron.games.bal.choices import ABOUT, CATALOGUE
from chaudron.games.bal.components import WITCHES
from chaudron.games.bal.formula import Recital
from chaudron.games.bal.incantation import Reading
from chaudron.games.bal.printed import KNOWN, OURS, usual
from chaudron.games.bal.table import Table
from chaudron.games.bal.view import bot_view, guess, view
from chaudron.kernel.chance import Chance
from chaudron.kernel.game import Game, Limit, Option, View
from chaudron.kernel.numbers import Field
from chaudron.kernel.printed import BadComponents

TABLE_OPTIONS = {name: Option(about["id"], about["default"], tuple(about["values"])) for name, about in OPTIONS.items()}


VERSION_1 = {
    "youngest": "nobody",
    "mirror_copy": "potions",
    "doubled_check": False,
    "no_potion": "named",
    "robber_spared": False,
    "slip_treasure": "kept",
    "hex_wand": "alone",
    "components": OURS.hash,
}
"""What the first version meant before these were options."""


class Bal(Game):
    """Le Bal des Sorcières."""

    name = "bal"
    version = "2"
    earlier = MappingProxyType({"1": VERSION_1, "2": {"components": OURS.hash}})
    players = PLAYERS
    window = 6  # [BAL-2.3]
    figures = WITCHES  # [BAL-1.6, BAL-1.10]
    catalogue = CATALOGUE
    table_class = Table

    @property
    def options(self) -> Mapping[str, Option]:  # type: ignore[override]  # the values of cards may become known later
        """[BAL-13] Of card values, those of this house and ours: others are only for tables that have them already."""
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

    def seated(self, options: Mapping[str, Any], people: Sequence[int], youngest: int | None) -> dict[str, Any]:
        """[BAL-1.8, BAL-1.11] Who was said to be the youngest; a person among bots is, unless she says otherwise."""
        if youngest is None and len(people) == 1 and options.get("youngest", "nobody") == "nobody":
            youngest = people[0]
        begins = options.get("first_player", "youngest") == "youngest"
        return {**options, "youngest": youngest} if begins and youngest is not None else dict(options)

    def table(self, box: Box, chance: Chance) -> Table:
        return setup.new_table(box, chance)

    def view(self, table: Table, seat: int | None) -> view_types.View:
        return view(table, seat)

    def bot_view(self, table: Table, seat: int) -> view_types.View:
        return bot_view(table, seat)

    is_timed = True

    def limit(self, table: Table, window: float) -> Limit | None:
        return windows.limit(table, window)

    def recital(self, table: Table, seat: int) -> Recital | None:
        ask = table.asks.get(seat)
        reading = table.in_progress(Reading) if ask is not None and ask.about is ABOUT.READ else None
        strict = table.box.options["incantation"] == "strict"
        return Recital(tuple(map(str, reading.cards)), strict) if isinstance(reading, Reading) else None

    def fields(self, box: Box) -> tuple[Field, ...]:
        return numbers.fields(box)

    def numbers(self, table: Table, seat: int) -> list[int]:
        return numbers.numbers(table, seat)

    def guess(self, view: View, chance: Chance) -> Table:
        return guess(view, chance)

    def components(self, table: Table) -> dict[str, int]:
        """[BAL-5.8] Cards by kind, tokens by color, and each witch's Crapzouilles, wherever they are."""
        cards = Tally(table.pile + table.discard + [*table.defense])
        tokens = Tally(table.bowl)
        for mine in table.seats:
            cards.update(mine.hand)
        if table.attack is not None:
            cards.update([*table.attack.laid, *table.attack.spent])
            tokens.update(table.attack.tokens)
        lives = {f"lives of {seat}": self._lives_of(table, seat) for seat in range(len(table.seats))}
        return {**{card.name: n for card, n in cards.items()}, **tokens, **lives}

    def _lives_of(self, table: Table, seat: int) -> int:
        mine = table.seats[seat]
        return mine.alive + mine.dead + sum(other.captured.count(seat) for other in table.seats)


BAL = Bal()
