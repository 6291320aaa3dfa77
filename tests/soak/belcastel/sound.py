"""What must hold at any decision of a game of Belcastel, and at its end."""

from collections import Counter as Tally
from collections.abc import Iterable

from chaudron.games.belcastel.books.red import counts_when_set_aside
from chaudron.games.belcastel.components import LAST_SPACE, LAST_TUBE, PENNY_OF, ROUNDS, SPOON, WHITE, Chip, printed
from chaudron.games.belcastel.table import Seat, Table
from tests.soak.checks import require


def check_table(table: Table) -> None:
    """What lies before everybody fits together, and only what is in play lies there."""
    require(min(table.supply) >= 0, "fewer than no chips in the supply")
    require(not chips_out_of_play(table), f"out of play, but not in the supply: {chips_out_of_play(table)}")
    require([PENNY_OF[witch] for witch in table.witches] == list(table.box.pennies), f"witches: {table.witches}")
    for number, mine in enumerate(table.seats):
        require(is_sound(mine), f"seat {number} is not sound: {mine}")
        require(mine.whites == whites_of(table, mine), f"seat {number} does not know its whites: {mine}")
        require(has_only_what_is_in_play(table, mine), f"seat {number} has what is not in play: {mine}")


def chips_out_of_play(table: Table) -> list[Chip]:
    """Chips without a book that have left the supply all the same."""
    box = table.box
    strays = [chip for chip in box.stock if chip.color is not WHITE and chip.color not in box.book_ids]
    return [chip for chip in strays if table.supply[chip] != box.stock[chip]]


def whites_of(table: Table, mine: Seat) -> int:
    """[BEL-6.1, WIT-4.2, WIT-6.4] The sum of the whites in cauldron and bowl; of those set aside where they count."""
    aside = mine.aside if mine.aside and counts_when_set_aside(table) else ()
    return sum(chip.value for chip in (*mine.chips, *mine.bowl, *aside) if chip.color is WHITE)


def is_sound(mine: Seat) -> bool:
    """Does what lies before a seat fit together?"""
    return (
        len(mine.chips) == len(mine.spaces) == len(mine.turns)
        and mine.spaces == sorted(mine.spaces)
        and all(0 < space <= LAST_SPACE for space in mine.spaces)
        and mine.turns == sorted(set(mine.turns))
        and mine.bag == sorted(mine.bag)
        and is_plain((*mine.bag, *mine.bought, *mine.bowl, *mine.aside, *mine.start, *mine.kept))
        and Tally(mine.kept) <= Tally(mine.chips)
        and mine.rubies >= 0
        and 0 <= mine.drop <= mine.drop + mine.rat <= LAST_SPACE
        and 0 <= mine.tube <= LAST_TUBE
        and 0 <= mine.space <= SPOON
    )


def is_plain(chips: Iterable[Chip]) -> bool:
    """[WIT-5.9] Outside a cauldron no locoweed remembers what it copied."""
    chips = list(chips)
    return [chip.name for chip in chips] == [chip.name for chip in printed(chips)]


def has_only_what_is_in_play(table: Table, mine: Seat) -> bool:
    """Pennies, bowls, start chips and chips aside or beside only where something brings them about."""
    box = table.box
    return (
        list(mine.pennies) == [penny for penny in box.pennies if penny in mine.pennies]
        and (box.has_bowls or not mine.bowl)
        and (box.red == 2 or not mine.beside)
        and (box.red == 6 or not mine.aside)
        and (box.books["green"] == 5 or not mine.start + mine.kept)
    )


def check_end(table: Table) -> None:
    """[BEL-13.1] Nine rounds, nine cards; places by points, then by the scoring space of round 9."""
    outcome = table.outcome
    require(outcome is not None and not table.agenda and not table.asks, "something is left to do")
    assert outcome is not None
    require(table.round == ROUNDS == len(set(table.turned)), "not nine rounds or not nine cards")
    scores = [(mine.points, mine.space) for mine in table.seats]
    require(outcome.points == tuple(points for points, _ in scores), "points differ from the seats'")
    order = sorted(scores, reverse=True)
    require(outcome.places == tuple(order.index(score) + 1 for score in scores), f"places: {scores} {outcome.places}")
