"""What players gain and lose: points, rubies, chips. Drops are in `tubes`."""

from bisect import insort

from chaudron.games.belcastel import tubes
from chaudron.games.belcastel.choices import TAKE
from chaudron.games.belcastel.components import Bonus, Chip
from chaudron.games.belcastel.table import Table
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Then


def gain_points(table: Table, seat: int, points: int, rule: str) -> None:
    if points:
        table.seats[seat].points += points
        table.tell("points", rule, seat=seat, points=points)


def gain_rubies(table: Table, seat: int, rubies: int, rule: str) -> None:
    """[BEL-16.20] Rubies from the supply; where it is limited, a shortfall is lost."""
    if table.box.rubies is not None:
        rubies = min(rubies, table.rubies_left)
    if rubies > 0:
        table.seats[seat].rubies += rubies
        table.tell("rubies", rule, seat=seat, rubies=rubies)


def find_ruby(table: Table, seat: int, rule: str) -> None:
    """A ruby found while all brew at the same time: who is faster must not matter, so the supply is asked later."""
    mine = table.seats[seat]
    mine.rubies += 1
    mine.found += 1
    table.tell("rubies", rule, seat=seat, rubies=1)


def settle_found_rubies(table: Table) -> None:
    """[BEL-16.20, BEL-16.3] If more were found than there are, the last in turn order give theirs back."""
    if table.rubies_left >= 0:
        return
    for seat in reversed(table.turn_order):
        mine = table.seats[seat]
        lost = min(mine.found, max(-table.rubies_left, 0))
        if lost:
            mine.rubies -= lost
            table.tell("lost_rubies", "BEL-16.20", seat=seat, rubies=lost)


def pay_rubies(table: Table, seat: int, rubies: int, rule: str) -> None:
    table.seats[seat].rubies -= rubies
    table.tell("paid_rubies", rule, seat=seat, rubies=rubies)


def gain_chip(table: Table, seat: int, chip: Chip, rule: str) -> bool:
    """[BEL-1.6, BEL-16.19] A chip from the supply into the bag; nothing when it is sold out or its book is closed."""
    if not table.can_take(chip):
        table.tell("no_chip", "BEL-16.19" if table.is_open(chip) else "BEL-1.6", seat=seat, chip=chip)
        return False
    table.supply[chip] -= 1
    insort(table.seats[seat].bag, chip)
    table.tell("gained_chip", rule, seat=seat, chip=chip)
    return True


def free_chips(table: Table, value: int) -> list[Choice]:
    """[BEL-3.4, BEL-16.19, BEL-16.26] Colored chips of a value that may be taken now; never white."""
    return [TAKE[chip] for chip in table.box.open_chips[table.round] if chip.value == value and table.supply[chip]]


def hand_in(table: Table, chip: Chip) -> None:
    """[BEL-16.19] A chip goes back to the supply, where the next player finds it at once."""
    table.supply[chip] += 1


def put_in_bag(table: Table, seat: int, chip: Chip) -> None:
    insort(table.seats[seat].bag, chip)


def draw_chips(table: Table, seat: int, number: int) -> list[Chip]:
    """Draw up to this many chips: what the bag holds."""
    bag = table.seats[seat].bag
    return [table.chance.draw(seat, bag) for _ in range(min(number, len(bag)))]


def return_chips(table: Table, seat: int, drawn: list[Chip]) -> None:
    """Put chips back that were only drawn to be seen or chosen from; none is left in hand."""
    bag = table.seats[seat].bag
    bag += drawn
    bag.sort()
    drawn.clear()


def gain_bonus(table: Table, seat: int, bonus: Bonus, rule: str) -> Then:
    """[BEL-10.1, BEL-14.1] What a die face or a test tube shows."""
    gain_points(table, seat, bonus.points, rule)
    if bonus.rubies:
        gain_rubies(table, seat, bonus.rubies, rule)
    if bonus.chip is not None:
        gain_chip(table, seat, bonus.chip, rule)
    return [tubes.AdvanceDrop(seat, rule) for _ in range(bonus.drops)]
