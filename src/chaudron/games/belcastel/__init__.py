"""Les Charlatans de Belcastel, with or without Les Sorcières s'en mêlent: the modules in the order of the booklet.

`components` what is in the box · `box` what is in play [BEL-1.5, 15] · `setup` [1] · `rounds` [2, 11, 13] ·
`fortune` [3] · `rats` [4] · `brewing` and `laying` [5, 6, 8, 9, 16.4] · `second_chance` [16.12] · `lock_step` [12.1] ·
`agreement` [12.4] · `books` [7] · `beside` [16.24] · `scoring`, `die` and `buying` [10, 12] · `tubes` [14] ·
`gains` · `choices` · `refusals` · `view` and `sketches` [1.8] · `odds` and `expected_stops` what chance may bring ·
`witches` the expansion.
"""

from collections import Counter as Tally
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

from chaudron.games.belcastel import numbers, setup, view_types
from chaudron.games.belcastel.box import Box, make_box
from chaudron.games.belcastel.choices import CATALOGUE, DRAW, FLASK, STOP
from chaudron.games.belcastel.components import W1
from chaudron.games.belcastel.expected_stops import odds_shown
from chaudron.games.belcastel.printed import KNOWN
from chaudron.games.belcastel.sketches import sketches
from chaudron.games.belcastel.table import Table
from chaudron.games.belcastel.view import chips_in_hand, guess, view
from chaudron.games.belcastel.witches.box import WitchesBox
from chaudron.kernel.chance import Chance
from chaudron.kernel.choice import Choice
from chaudron.kernel.game import Game, Option, View
from chaudron.kernel.numbers import Field
from chaudron.kernel.sketch import Sketch


def _options(kind: type[Box]) -> dict[str, Option]:
    known = kind.known_options.items()
    return {name: Option(about["id"], about["default"], tuple(about["values"])) for name, about in known}


VERSION_1 = {"strong_ingredient_acts": "in_phase_b", "black_5_own_rubies": "per_black"}
"""What the first version meant before these were options."""


class Belcastel(Game):
    """Les Charlatans de Belcastel, out of the boxes of one kind."""

    version = "2"
    catalogue = CATALOGUE
    table_class = Table
    always_shown = (DRAW, STOP, FLASK)

    def __init__(self, kind: type[Box]) -> None:
        self.kind = kind
        self.name = kind.game
        self.players, _ = kind.table_sizes
        self.options = _options(kind)
        meant = {name: value for name, value in VERSION_1.items() if name in self.options}
        self.earlier = MappingProxyType({"1": meant})

    def printed(self, name: str) -> dict[str, Any] | None:
        return KNOWN[name].to_json() if name in KNOWN else None

    def box(self, players: int, options: Mapping[str, Any]) -> Box:
        return make_box(players, options, self.kind)

    def table(self, box: Box, chance: Chance) -> Table:
        return setup.new_table(box, chance)

    def view(self, table: Table, seat: int | None) -> view_types.View:
        return view(table, seat)

    def sketches(self, table: Table, seats: Iterable[int | None]) -> list[Sketch]:
        return sketches(table, seats)

    def fields(self, box: Box) -> tuple[Field, ...]:
        return numbers.fields(box)

    def numbers(self, table: Table, seat: int) -> list[int]:
        return numbers.numbers(table, seat)

    def guess(self, view: View, chance: Chance) -> Table:
        return guess(view, chance)

    def foretells(self, choice: Choice) -> bool:
        """All that the rules ask about lies open, except the order of the bags and what is sealed [BEL-1.8]."""
        return True

    def odds(self, view: View) -> dict[str, Any] | None:
        return odds_shown(view)

    def components(self, table: Table) -> dict[str, int]:
        """Chips of each kind and cards, wherever they lie; limited rubies too [BEL-16.20]."""
        chips = Tally({chip: table.supply[chip] for chip in table.box.stock})
        for number, seat in enumerate(table.seats):
            chips.update(seat.bag + seat.chips + seat.beside + seat.bought)
            chips.update(seat.bowl + seat.aside + seat.start)
            chips.update(chips_in_hand(table, number))
            chips[W1] += seat.removed
        counts = {chip.name: count for chip, count in chips.items()}
        counts["cards"] = len(table.deck) + len(table.turned)
        if table.box.rubies is not None:
            counts["rubies"] = table.rubies_left + sum(seat.rubies for seat in table.seats)
        return counts


BELCASTEL = Belcastel(Box)
WITCHES = Belcastel(WitchesBox)
"""With the expansion Les Sorcières s'en mêlent."""
