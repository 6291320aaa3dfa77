"""[BEL-1.8, BEL-5.1, BEL-16.13] Views before they are written (see `chaudron.kernel.sketch`).

Each says the same as `view` does, from the same list of what is open to all, without what never changes at a table.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any

from chaudron.games.belcastel.laying import explosion_limit
from chaudron.games.belcastel.table import Seat, Table
from chaudron.games.belcastel.view import OPEN_TO_ALL, before_as_seen, rubies_left
from chaudron.kernel.copyable import sketcher
from chaudron.kernel.rule import Together
from chaudron.kernel.sketch import Part, Sketch
from chaudron.kernel.view import with_own_branch, write_agenda, write_asks, write_outcome

Values = list[tuple[Any, ...]]

_sketch_open = sketcher(Seat, OPEN_TO_ALL)
_LISTS = ("chips", "spaces", "turns", "beside", "bought", "bowl", "aside", "kept", "start", "pennies")

_OPEN = Part((*OPEN_TO_ALL, "bag_size", "limit", "next_space"), dict.fromkeys(_LISTS, list))
_HIDDEN = Part(
    ("bag", "left", "before", "commit"), {"bag": lambda bag: None if bag is None else [chip.name for chip in bag]}
)
"""What everybody sees of a seat, and what is for its own eyes."""

_TABLE = Part(
    (
        *("round", "first", "card", "turned", "agreed", "witches", "supply", "rubies_left", "agenda", "asks"),
        *("awaited", "outcome"),
    ),
    {
        "supply": lambda supply: {chip.name: supply[1][chip] for chip in supply[0]},
        "asks": write_asks,
        "outcome": write_outcome,
        **dict.fromkeys(("turned", "witches", "awaited"), list),
    },
)
RUBIES_LEFT, AGENDA, ASKS = map(_TABLE.names.index, ("rubies_left", "agenda", "asks"))
RUBIES = OPEN_TO_ALL.index("rubies")


def sketches(table: Table, viewers: Iterable[int | None]) -> list[Sketch]:
    """What each of these may know; parts that are the same for all of them are the same object."""
    beat, shows = table.sealed_together(), bool(table.box.options["open_bags"])  # [BEL-15.5]
    values = [_of_table(table)]
    for mine in table.faces or table.seats:  # in a sealed beat, seats as they were when it began [BEL-16.13]
        values += (_open(table, mine), _hidden(mine, shows))
    parts = _parts(len(table.seats))
    return [Sketch(parts, _seen_by(table, values, viewer, beat)) for viewer in viewers]


@cache
def _parts(players: int) -> tuple[Part, ...]:
    """The parts of a view: the table, then of every seat what is open and what is hidden."""
    return _TABLE, *[part.at("seats", seat) for seat in range(players) for part in (_OPEN, _HIDDEN)]


def _seen_by(table: Table, shared: Values, viewer: int | None, beat: Together | None) -> Values:
    """What everybody sees, and what this viewer alone does."""
    seen = shared[:]
    if viewer is not None:
        mine = table.seats[viewer]
        seen[2 + 2 * viewer] = (tuple(mine.bag), mine.left, before_as_seen(mine, True), mine.commit)
        if table.faces:
            seen[1 + 2 * viewer] = _open(table, mine)
    if table.faces or beat is not None:
        seen[0] = _in_a_beat(table, seen, viewer, beat)
    return seen


def _in_a_beat(table: Table, seen: Values, viewer: int | None, beat: Together | None) -> tuple[Any, ...]:
    """The table in a sealed beat: what was paid, asked and begun in it is known to whose it is alone."""
    values = [*seen[0]]
    if table.faces:
        values[RUBIES_LEFT] = rubies_left(table, (shown[RUBIES] for shown in seen[1::2]))
    if beat is not None:
        values[AGENDA] = with_own_branch(values[AGENDA], viewer)
        values[ASKS] = tuple(asked for asked in values[ASKS] if asked[0] == viewer)
    return tuple(values)


def _of_table(table: Table) -> tuple[Any, ...]:
    """In the order of `_TABLE`."""
    box = table.box
    return (
        table.round,
        table.first,
        table.card,
        tuple(table.turned),
        table.agreed,
        table.witches,
        (box.stock, tuple(table.supply)),
        rubies_left(table, (mine.rubies for mine in table.faces or table.seats)),
        write_agenda(table.agenda),
        tuple(sorted(table.asks.items())),
        tuple(table.pending_in_public),
        table.outcome,
    )


def _open(table: Table, mine: Seat) -> tuple[Any, ...]:
    """In the order of `_OPEN`."""
    seen: tuple[Any, ...] = _sketch_open(mine)
    return *seen, len(mine.bag), explosion_limit(table, mine), mine.next_space


def _hidden(mine: Seat, shows: bool) -> tuple[Any, ...]:
    """In the order of `_HIDDEN`, for the others."""
    if shows:
        return tuple(mine.bag), mine.left, before_as_seen(mine, True), ""
    return None, None, before_as_seen(mine, False), ""
