"""[BEL-1.8] What a seat sees of the table as numbers: the same as its view shows, without the order of chips."""

from collections.abc import Iterable
from functools import cache
from operator import attrgetter

from chaudron.games.belcastel.box import Box
from chaudron.games.belcastel.choices import ABOUT
from chaudron.games.belcastel.components import CARDS, PENNIES, ROUNDS, WITCH_IDS, Chip
from chaudron.games.belcastel.laying import explosion_limit
from chaudron.games.belcastel.table import BREWING, EXPLODED, STOPPED, Seat, Table
from chaudron.kernel.numbers import Field, counts, flags, marked, marks, of_seats, questions

STATES = {BREWING: (1, 0, 0), STOPPED: (0, 1, 0), EXPLODED: (0, 0, 1)}
REWARDS = {"": (0, 0), "points": (1, 0), "coins": (0, 1)}
MOST = {
    "points": 500,
    "rubies": 200,
    "drop": 53,
    "tube": 20,
    "rat": 53,
    "whites": 60,
    "turn": 100,
    "put_beside": 50,
    "started": 100,
    "ended": 100,
    "space": 53,
    "filled": 100,
    "given_up": 20,
    "removed": 10,
    "found": 100,
    **dict.fromkeys(("flask", "protected", "full_reward", "can_take_back", "poured", "stirred", "had_chance"), 1),
}
"""What is a number already, with the most it may be."""
HEAPS = ("bag", "beside", "bought", "bowl", "aside", "kept", "start")
"""Of these everybody knows how many chips they hold."""
_single = attrgetter(*MOST)
_heaps = attrgetter(*HEAPS)
_QUESTIONS, _CARDS = marked(questions(ABOUT)), marked(CARDS)
_PLACE_OF_CARD, _PLACE_OF_WITCH, _PLACE_OF_PENNY = (
    {name: place for place, name in enumerate(names)} for names in (CARDS, WITCH_IDS, PENNIES)
)
_NO_WITCHES = (0,) * len(WITCH_IDS)
_MOST_CHIPS = 60


@cache
def fields(box: Box) -> tuple[Field, ...]:
    """What the numbers mean."""
    kinds = tuple(box.stock)
    seat = [
        *[Field(name, most=most) for name, most in MOST.items()],
        flags("state", STATES),
        flags("reward", ("points", "coins")),
        flags("pennies", PENNIES),
        *[Field(f"{name}_size", most=_MOST_CHIPS) for name in HEAPS],
        Field("next_space", most=53),
        counts("chips", kinds, _MOST_CHIPS),
    ]
    return (
        flags("question", questions(ABOUT)),
        Field("round", most=ROUNDS),
        flags("first", range(box.players)),
        flags("card", CARDS),
        flags("turned", CARDS),
        flags("witches", WITCH_IDS),
        Field("agreed"),
        Field("rubies_left", least=-1, most=200),
        counts("supply", kinds, _MOST_CHIPS),
        Field("limit", least=7, most=9),
        counts("bag", kinds, _MOST_CHIPS),
        *of_seats(box.players, seat),
    )


def numbers(table: Table, viewer: int) -> list[int]:
    """In the order of `fields`. In a sealed beat the others are seen as they were when it began [BEL-16.13]."""
    box, ask, mine = table.box, table.asks.get(viewer), table.seats[viewer]
    kinds, players = len(box.stock), box.players
    seen = table.faces[:] or table.seats[:]
    seen[viewer] = mine
    seats = seen[viewer:] + seen[:viewer]
    row = [*_QUESTIONS["" if ask is None else ask.about.key], table.round]
    row += marks(players)[(table.first - viewer) % players]
    row += _CARDS[table.card]
    row += _present(_PLACE_OF_CARD, table.turned)
    row += _present(_PLACE_OF_WITCH, table.witches) if table.witches else _NO_WITCHES
    row.append(int(table.agreed != ""))
    row.append(-1 if box.rubies is None else max(0, box.rubies - sum([seat.rubies for seat in seats])))
    row += table.supply
    row.append(explosion_limit(table, mine))
    row += _tally(mine.bag, kinds)
    for seat in seats:
        row += _of_seat(seat, kinds)
    return row


def _of_seat(seat: Seat, kinds: int) -> list[int]:
    row = [*_single(seat), *STATES[seat.state], *REWARDS[seat.reward]]
    row += _present(_PLACE_OF_PENNY, seat.pennies) if seat.pennies else (0, 0, 0)
    row += map(len, _heaps(seat))
    row.append(seat.next_space)
    return row + _tally(seat.chips, kinds)


def _tally(chips: Iterable[Chip], kinds: int) -> list[int]:
    row = [0] * kinds
    for chip in chips:
        row[chip] += 1
    return row


def _present(places: dict[str, int], there: Iterable[str]) -> list[int]:
    row = [0] * len(places)
    for one in there:
        row[places[one]] = 1
    return row
