"""What players gain and lose: points, rubies, chips. Drops are in `tubes`."""

from bisect import insort

from chaudron.games.belcastel import tubes
from chaudron.games.belcastel.choices import TAKE
from chaudron.games.belcastel.components import BLACK, K1, L1, Bonus, Chip
from chaudron.games.belcastel.table import Table
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Rule, Then


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
        lost = min(mine.found, mine.rubies, max(-table.rubies_left, 0))
        if lost:
            mine.rubies -= lost
            table.tell("lost_rubies", "BEL-16.20", seat=seat, rubies=lost)


def pay_rubies(table: Table, seat: int, rubies: int, rule: str) -> None:
    table.seats[seat].rubies -= rubies
    table.tell("paid_rubies", rule, seat=seat, rubies=rubies)


def gain_chip(table: Table, seat: int, chip: Chip, rule: str, by_card: bool = False) -> list[Rule]:
    """[BEL-1.6, BEL-16.19] A chip from the supply into the bag; nothing when it is not to be had.

    Cards offer only chips whose book is open. What is left to do: the drop move that a black chip of set 5 brings.
    """
    if not table.can_gain(chip):
        table.tell("no_chip", "BEL-16.19" if table.is_open(chip) else "BEL-1.6", seat=seat, chip=chip)
        return []
    table.supply[chip] -= 1
    table.tell("gained_chip", rule, seat=seat, chip=chip)
    owner = goes_to(table, seat, chip, by_card)
    insort(table.seats[owner].bag, chip)
    return pass_on(table, seat, owner, chip)


def goes_to(table: Table, seat: int, chip: Chip, is_always_passed: bool) -> int:
    """[WIT-5.8, WIT-6.6] Whose bag a gained chip goes into: with black-5 a black goes to the left neighbor."""
    box = table.box
    if chip is not K1 or box.book_ids[BLACK] != "black-5":
        return seat
    passes = is_always_passed or box.options["black_5_other_gains"] == "pass_left"
    return (seat + 1) % box.players if passes else seat


def pass_on(table: Table, seat: int, owner: int, chip: Chip) -> list[Rule]:
    """[WIT-5.8] For a black that went to the neighbor the own drop moves on."""
    if owner == seat:
        return []
    table.tell("passed_black", "WIT-5.8", seat=seat, neighbor=owner, chip=chip)
    return [tubes.AdvanceDrop(seat, "WIT-5.8")]


def swap(table: Table, seat: int, low: Chip, high: Chip, rule: str) -> None:
    """[BEL-16.22, WIT-3.5] A chip of the cauldron goes to the supply, the bigger one of its color into the bag."""
    mine = table.seats[seat]
    mine.pick_up(mine.chips.index(low))
    hand_in(table, low)
    table.tell("handed_in", rule, seat=seat, chip=low, count=1)
    gain_chip(table, seat, high, rule)


def free_chips(table: Table, value: int) -> list[Choice]:
    """[BEL-3.4, BEL-16.19, BEL-16.26] Colored chips of a value that may be taken now; never white, nor locoweed."""
    chips = [chip for chip in table.box.open_chips[table.round] if chip.value == value and chip is not L1]  # [WIT-1.4]
    return [TAKE[chip] for chip in chips if table.supply[chip]]


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
    drops: list[Rule] = [tubes.AdvanceDrop(seat, rule) for _ in range(bonus.drops)]
    return drops + gain_chip(table, seat, bonus.chip, rule) if bonus.chip is not None else drops
