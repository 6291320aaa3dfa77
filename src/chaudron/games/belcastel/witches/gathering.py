"""[WIT-3.19] S3 after stopping: she is offered where whites that go back can bring something else than lost spaces."""

from chaudron.games.belcastel.books.purple import values_after_ghosts
from chaudron.games.belcastel.box import Box
from chaudron.games.belcastel.choices import ABOUT, NONE, WITCH
from chaudron.games.belcastel.components import BLACK, CHIPS, GREEN, PURPLE, SPOON
from chaudron.games.belcastel.table import STOPPED, Seat, Table
from chaudron.games.belcastel.witches.copper import may_rise
from chaudron.games.belcastel.witches.pennies import can_call
from chaudron.games.belcastel.witches.silver import call, places_of_whites
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Rule, Then, rule, step

VALUES = sorted({chip.value for chip in CHIPS})


def offers(table: Table) -> list[Rule]:
    """In turn order, everybody whom she could help."""
    seats = [(seat, table.seats[seat]) for seat in table.turn_order]
    return [GatherWhites(seat) for seat, mine in seats if can_call(table, mine, "S3") and can_help(table, mine)]


@rule
class GatherWhites(Rule):
    """[WIT-3.19, WIT-3.3] Before anybody's scoring begins."""

    seat: int

    @step
    def offer(self, table: Table) -> Then:
        return Ask(self.seat, ABOUT.GATHER, (WITCH["S3"], NONE))

    @step
    def gather(self, table: Table, choice: Choice) -> Then:
        return None if choice is NONE else call(table, self.seat, "S3")


def can_help(table: Table, mine: Seat) -> bool:
    """[WIT-2.3] Would anything be better with one or both of the last whites gone?"""
    places = places_of_whites(mine)
    if mine.state != STOPPED or not places:
        return False
    if mine.aside or mine.beside:
        return True  # from where they will be laid may always matter
    now = brings(table, mine)
    for gone in {tuple(places), tuple(places[:1]), tuple(places[1:])} - {()}:
        after = mine.copy()
        after.bag += [after.pick_up(place) for place in gone]
        if any(then > before for then, before in zip(brings(table, after), now, strict=True)):
            return True
    return False


def brings(table: Table, mine: Seat) -> tuple[int, ...]:
    """What a cauldron brings apart from the spaces it has come: the more of each, the better."""
    box, spiders = table.box, mine.last_two(GREEN)
    wants_seven = table.card == "seasoned_perfectly" or (box.acting(GREEN) == 3 and mine.count(GREEN) > 0)
    can_rise = can_call(table, mine, "C1") and not table.is_last_round
    return (
        box.track.ruby[mine.next_space],
        len(spiders) if box.acting(GREEN) != 3 else 0,
        sum(chip.value for chip in spiders) if box.acting(GREEN) != 3 else 0,
        len(mine.last_two(BLACK)) if box.book_ids[BLACK] == "black-5" else 0,
        values_after_ghosts(mine.chips) if box.acting(PURPLE) == 6 else 0,
        wants_seven and mine.whites == 7,
        sum(map(may_rise, mine.chips[:-3:-1])) if can_rise else 0,
        *(rubies_in_reach(box, mine) if table.card == "strong_ingredient" else ()),
    )


def rubies_in_reach(box: Box, mine: Seat) -> list[bool]:
    """[BEL-3.5] For each value: is it in the bag, and would it lead to a ruby?"""
    held = {chip.value for chip in mine.bag}
    return [value in held and box.track.ruby[min(mine.position + value + 1, SPOON)] for value in VALUES]
