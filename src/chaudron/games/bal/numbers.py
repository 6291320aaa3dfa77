"""[BAL-2] What a seat sees of the ball as numbers: the same as its view shows, without the order of cards."""

from collections.abc import Iterable
from functools import cache

from chaudron.games.bal.attack_numbers import attack_fields, attack_numbers, relative
from chaudron.games.bal.box import Box
from chaudron.games.bal.choices import ABOUT
from chaudron.games.bal.components import CARDS, LIVES, Card
from chaudron.games.bal.incantation import Reading
from chaudron.games.bal.table import Seat, Table
from chaudron.games.bal.windows import OPENED_BY, open_window
from chaudron.kernel.numbers import Field, counts, flags, marked, marks, of_seats, questions

WINDOWS = tuple(dict.fromkeys(OPENED_BY.values()))
SLIPS = ("read", "slip", "silent")
_MOST_CARDS, _MOST_TURNS = 200, 10_000
_QUESTIONS, _WINDOWS, _SLIPS = marked(questions(ABOUT)), marked(WINDOWS), marked(SLIPS)


@cache
def fields(box: Box) -> tuple[Field, ...]:
    """What the numbers mean."""
    players = box.players
    seat = [
        Field("alive", most=LIVES),
        Field("dead", most=LIVES),
        Field("captured", most=LIVES * players),
        Field("lives", most=LIVES * players),
        Field("out_at", most=players),
        Field("false_challenges", most=_MOST_TURNS),
        Field("hand_size", most=_MOST_CARDS),
        Field("defended"),
    ]
    return (
        flags("question", questions(ABOUT)),
        flags("window", WINDOWS),
        Field("round", most=_MOST_TURNS),
        Field("tour", most=_MOST_TURNS),
        flags("first", range(players)),
        flags("carabosse", range(players)),
        flags("robber", range(players)),
        Field("pile", most=_MOST_CARDS),
        Field("bowl", most=_MOST_CARDS),
        counts("discard", CARDS, _MOST_CARDS),
        counts("defense", CARDS, _MOST_CARDS),
        Field("is_caught"),
        flags("reading", range(players)),
        flags("heard", SLIPS),
        *attack_fields(players),
        counts("hand", CARDS, _MOST_CARDS),
        *of_seats(players, seat),
    )


def numbers(table: Table, viewer: int) -> list[int]:
    """In the order of `fields`."""
    ask, players = table.asks.get(viewer), len(table.seats)
    by_seat = marks(players)
    row = [*_QUESTIONS["" if ask is None else ask.about.key], *_WINDOWS[open_window(table) or ""]]
    row += (table.round, table.tour)
    for seat in (table.first, table.carabosse, table.robber):
        row += by_seat[relative(seat, viewer, players)]
    row += (len(table.pile), len(table.bowl))
    row += _tally(table.discard)
    row += _tally(table.defense)
    row.append(int(table.is_caught))
    row += _reading(table, viewer)
    row += attack_numbers(table.attack, viewer, players)
    row += _tally(table.seats[viewer].hand)
    for seat in (*range(viewer, players), *range(viewer)):
        row += _of_seat(table.seats[seat], seat in table.defended)
    return row


def _reading(table: Table, viewer: int) -> tuple[int, ...]:
    """[BAL-8.2] Whose formulas are read, and what everybody has heard."""
    reading, players = table.in_progress(Reading), len(table.seats)
    if not isinstance(reading, Reading):
        return marks(players)[-1] + _SLIPS[""]
    is_heard = open_window(table) == "challenge"
    slip = table.seats[reading.seat].slip if is_heard else ""
    return marks(players)[relative(reading.seat, viewer, players)] + _SLIPS[slip]


def _of_seat(mine: Seat, defended: bool) -> tuple[int, ...]:
    captured = len(mine.captured)
    return (
        *(mine.alive, mine.dead, captured, mine.alive + captured, mine.out_at, mine.false_challenges),
        *(len(mine.hand), int(defended)),
    )


def _tally(cards: Iterable[Card]) -> list[int]:
    row = [0] * len(CARDS)
    for card in cards:
        row[card] += 1
    return row
