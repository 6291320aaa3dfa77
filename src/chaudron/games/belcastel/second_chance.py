"""[BEL-16.12] The card "A second chance": after the fifth chip, take everything back and start brewing anew, once."""

from chaudron.games.belcastel import laying
from chaudron.games.belcastel.choices import ABOUT, EXPLODE, GO_ON, RESTART
from chaudron.games.belcastel.table import BREWING, Before, Seat, Table
from chaudron.kernel.choice import Choice
from chaudron.kernel.copyable import writer
from chaudron.kernel.rule import Ask, Rule, Then, rule, step

CHIPS_BEFORE_THE_CHOICE = 5
AGAIN = (
    *("chips", "spaces", "turns", "bowl", "beside", "aside"),
    *("whites", "turn", "poured", "rubies", "points", "pennies"),
)
"""What everybody sees of a seat that has started anew."""
_write_again = writer(Seat, AGAIN)


def remember(mine: Seat) -> Before:
    """What a restart brings back."""
    return Before(
        mine.bag[:],
        mine.beside[:],
        mine.flask,
        mine.rubies,
        mine.found,
        mine.points,
        mine.pennies,
        mine.whites,
        mine.chips[:],
        mine.spaces[:],
        mine.turns[:],
        mine.bowl,
        mine.aside,
        mine.can_take_back,
        mine.poured,
    )


def drawn_this_round(mine: Seat) -> int:
    """[BEL-16.12] How many chips drawn this round lie in cauldron or bowl or were put beside; no start chips."""
    return sum([turn > mine.started for turn in mine.turns]) + len(mine.bowl) + mine.put_beside


def is_still_safe(table: Table, mine: Seat) -> bool:
    """[BEL-3.5, BEL-16.12] Until the choice is made no white explodes the cauldron."""
    return table.card == "second_chance" and not mine.had_chance and mine.state == BREWING


def is_over_the_limit(table: Table, mine: Seat) -> bool:
    """[BEL-15.16] Under `explodes_unless_restarted` too many whites leave only restart or explosion."""
    strict = table.box.options["second_chance_over_limit"] == "explodes_unless_restarted"
    return strict and mine.whites > laying.explosion_limit(table, mine)


@rule
class SecondChance(Rule):
    """[BEL-16.12] The choice comes once, as soon as five chips drawn this round lie there or were put beside."""

    seat: int

    @step
    def offer(self, table: Table) -> Then:
        mine = table.seats[self.seat]
        over = is_over_the_limit(table, mine)
        if mine.had_chance or (drawn_this_round(mine) < CHIPS_BEFORE_THE_CHOICE and not over):
            return self.finish()
        return Ask(self.seat, ABOUT.SECOND_CHANCE, (RESTART, EXPLODE) if over else (RESTART, GO_ON))

    @step
    def carry_out(self, table: Table, choice: Choice) -> Then:
        mine = table.seats[self.seat]
        mine.had_chance = True
        if choice is EXPLODE:
            return laying.explode(table, self.seat)
        if choice is RESTART:
            restart(table, self.seat)
        return None


def restart(table: Table, seat: int) -> None:
    """[BEL-16.12, BEL-15.15] The seat returns to the state at the start of brewing; rat and drop stay.

    A flask is used once a round at most [BEL-8.1], so it stays empty unless the table says otherwise.
    """
    mine, before = table.seats[seat], table.seats[seat].before
    assert before is not None
    restores = table.box.options["second_chance_restores"]
    if restores == "everything":
        mine.flask = before.flask
    if restores != "chips_only":
        mine.rubies, mine.found = before.rubies, before.found
        mine.points, mine.pennies = before.points, before.pennies
    empty_cauldron(mine)
    mine.bag, mine.beside, mine.bowl, mine.aside = before.bag[:], before.beside[:], before.bowl, before.aside
    mine.chips, mine.spaces, mine.turns = before.chips[:], before.spaces[:], before.turns[:]
    mine.whites, mine.turn = before.whites, mine.started
    mine.can_take_back, mine.poured = before.can_take_back, before.poured
    table.tell("restarted", "BEL-16.12", seat=seat, again=_write_again(mine))


def empty_cauldron(mine: Seat) -> None:
    """Nothing lies in the cauldron, and nothing was drawn this round."""
    mine.chips, mine.spaces, mine.turns, mine.bowl = [], [], [], ()
    mine.whites = mine.turn = mine.put_beside = 0
    mine.can_take_back = mine.poured = False
