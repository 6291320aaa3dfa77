"""[BEL-7.3, WIT-5.4, WIT-5.6] Toadstools. red-1, red-3 and red-4 are in `laying.extra_spaces`, red-2 is in `beside`."""

from chaudron.games.belcastel import laying
from chaudron.games.belcastel.choices import ABOUT, LAY
from chaudron.games.belcastel.components import RED, WHITE, Chip
from chaudron.games.belcastel.gains import draw_chips
from chaudron.games.belcastel.table import Seat, Table
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Rule, Then, rule, step


def as_far_as_the_highest(mine: Seat, chip: Chip) -> int:
    """[WIT-5.1] red-5: a red moves as far as the highest red already laid."""
    reds = [laid.acts_as.value for laid in mine.chips if laid.acts_as.color is RED]
    return max(chip.acts_as.value, *reds) if reds else chip.acts_as.value


def set_one_aside(table: Table, seat: int, chip: Chip) -> Then:
    """[WIT-5.6] red-6: draw one more and set it aside, to be laid later this round."""
    mine = table.seats[seat]
    for drawn in draw_chips(table, seat, 1):
        mine.aside += (drawn,)
        counts = drawn.color is WHITE and counts_when_set_aside(table)
        if counts:
            mine.whites += drawn.value
        table.tell("set_aside", "WIT-5.6", seat=seat, chip=drawn, whites=mine.whites)
        if counts:
            return laying.explode_if_too_many(table, seat)
    return None


def counts_when_set_aside(table: Table) -> bool:  # [WIT-6.4]
    return bool(table.box.options.get("red_6_white_counts") == "when_set_aside")


def take_from_aside(table: Table, seat: int, chip: Chip) -> "laying.Lay":
    """[WIT-5.6] A chip set aside is laid."""
    mine = table.seats[seat]
    rest = list(mine.aside)
    rest.remove(chip)
    mine.aside = tuple(rest)
    return laying.Lay(seat, chip, is_counted=chip.color is WHITE and counts_when_set_aside(table))


@rule
class LayAside(Rule):
    """[WIT-5.6, BEL-16.15] Step 2: all chips set aside are laid, in any order; explosions are still possible."""

    seat: int

    @step
    def choose(self, table: Table) -> Then:
        kinds = sorted(set(table.seats[self.seat].aside))
        if not kinds:
            return self.finish()
        return Ask(self.seat, ABOUT.ASIDE, tuple(LAY[chip] for chip in kinds)) if len(kinds) > 1 else None

    @step
    def lay(self, table: Table, choice: Choice | None = None) -> Then:
        self.go_to(LayAside.choose)
        chip = choice.thing if choice is not None else table.seats[self.seat].aside[0]
        laid = take_from_aside(table, self.seat, chip)
        return laid if table.box.options["red_6_after_stop"] == "moves_and_gains" else move_only(table, laid)


def move_only(table: Table, laid: "laying.Lay") -> Then:
    """[WIT-6.5] A chip laid after stopping moves by its value, and that is all."""
    mine = table.seats[laid.seat]
    chip = laying.as_laid(table, mine, laid.chip)
    if laid.is_counted:
        mine.whites -= chip.value
    laying.place(table, laid.seat, chip, laying.value_to_move(table, mine, chip), "WIT-6.5")
    is_checked = chip.color is WHITE and not laid.is_counted
    return laying.explode_if_too_many(table, laid.seat) if is_checked else None
