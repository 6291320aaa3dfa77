"""[BLW-2] What a seat sees of Blackwood as numbers: the same as its view shows, without what has left the game."""

from functools import cache

from chaudron.games.blackwood.box import RETURN, SEARCH, Box
from chaudron.games.blackwood.choices import ABOUT
from chaudron.games.blackwood.components import (
    COLORS,
    COLUMNS,
    EXPEDITIONS,
    FOREST_IDS,
    KINDS,
    POTION_IDS,
    SPELLS,
)
from chaudron.games.blackwood.places import PLACES
from chaudron.games.blackwood.table import NO_CARD, NOBODY, Seat, Table
from chaudron.kernel.numbers import Field, counts, flags, marked, marks, of_seats, questions

PHASES = (SEARCH, RETURN)
_MOST_COINS, _MOST_CARDS = 999, 99
_QUESTIONS, _PHASES = marked(questions(ABOUT)), marked(PHASES)
_NO_PLACE = (0,) * len(PLACES)


@cache
def fields(box: Box) -> tuple[Field, ...]:
    """What the numbers mean."""
    places, players = box.places, box.players
    seat = [
        Field("coins", most=_MOST_COINS),
        Field("puppets", most=9),
        Field("larder_size", most=_MOST_CARDS),
        counts("larder", KINDS, _MOST_CARDS),
        counts("potions", COLORS, _MOST_CARDS),
        Field("renown", most=_MOST_COINS),
        Field("sold", most=_MOST_CARDS),
        Field("traded", most=_MOST_CARDS),
        counts("ready", SPELLS, 9),
        counts("spent", SPELLS, 9),
        Field("loans", most=_MOST_CARDS),
    ]
    return (
        flags("question", questions(ABOUT)),
        Field("expedition", most=EXPEDITIONS),
        Field("column", most=COLUMNS),
        flags("phase", PHASES),
        flags("cauldron", range(players)),
        Field("is_early"),
        Field("tokens", least=-1, most=_MOST_CARDS),
        Field("deck", most=len(FOREST_IDS)),
        Field("potion_deck", most=len(POTION_IDS)),
        flags("place", PLACES),
        counts("stock", SPELLS, 9),
        flags("display", POTION_IDS),
        flags("own_potions", POTION_IDS),
        flags("own_larder", FOREST_IDS),
        *[field for place in places for field in _place_fields(f"forest[{place}]", players)],
        *of_seats(players, seat),
    )


def _place_fields(name: str, players: int) -> tuple[Field, ...]:
    return (
        flags(f"{name}.puppet", range(players)),
        counts(f"{name}.gives", KINDS, 3),
        Field(f"{name}.cost", least=-1, most=9),
    )


def numbers(table: Table, viewer: int) -> list[int]:
    """In the order of `fields`. Where there is no card its cost is -1."""
    ask, players, mine = table.asks.get(viewer), len(table.seats), table.seats[viewer]
    cauldron = NOBODY if table.cauldron == NOBODY else (table.cauldron - viewer) % players
    row = [*_QUESTIONS["" if ask is None else ask.about.key], table.expedition, table.column]
    row += _PHASES[table.phase]
    row += marks(players)[cauldron]
    row += (int(table.is_early), -1 if table.tokens is None else table.tokens)
    row += (len(table.deck), len(table.potion_deck))
    row += _NO_PLACE if table.place is None else marks(len(PLACES))[table.place]
    row += [table.stock[spell] for spell in SPELLS]
    row += [int(potion in table.display) for potion in POTION_IDS]
    row += [int(potion in mine.potions) for potion in POTION_IDS]
    row += [int(card in mine.larder) for card in FOREST_IDS]
    row += _forest(table, viewer)
    for seat in (*range(viewer, players), *range(viewer)):
        row += _of_seat(table, table.seats[seat])
    return row


def _forest(table: Table, viewer: int) -> list[int]:
    """Of every place: whose puppet stands there, and what is printed on its card."""
    players, printed, row = len(table.seats), table.box.cards.forest, list[int]()
    owners = marks(players)
    for card, owner in zip(table.forest, table.puppets, strict=True):
        row += owners[NOBODY if owner == NOBODY else (owner - viewer) % players]
        if card == NO_CARD:
            row += (0, 0, 0, 0, -1)
        else:
            about = printed[card]
            row += about.gives
            row.append(about.cost)
    return row


def _of_seat(table: Table, mine: Seat) -> list[int]:
    printed = [table.box.cards.potions[potion] for potion in mine.potions]
    colors = [potion.color for potion in printed]
    row = [mine.coins, mine.puppets, len(mine.larder), *table.gives(mine.larder)]
    row += [colors.count(color) for color in COLORS]
    row += (sum([potion.renown for potion in printed]), len(mine.sold), len(mine.traded))
    row += [mine.ready.count(spell) for spell in SPELLS]
    row += [mine.spent.count(spell) for spell in SPELLS]
    row.append(mine.loans)
    return row
