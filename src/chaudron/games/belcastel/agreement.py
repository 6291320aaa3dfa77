"""[BEL-12.4] Players agree at the table to draw in lock-step, for a round or from now on. Nobody waits for it."""

from chaudron.games.belcastel import lock_step
from chaudron.games.belcastel.choices import ABOUT, TOGETHER
from chaudron.games.belcastel.table import Table
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Together

ROUND, ALWAYS, NO = TOGETHER
ANYTHING: tuple[Choice, ...] = tuple(TOGETHER.values())
OFFERS: dict[str, tuple[Choice, ...]] = {
    wish: tuple(choice for name, choice in TOGETHER.items() if name != wish) for wish in ("", *TOGETHER)
}
"""What a seat that brews may say besides, by what it has said last."""


def offers(table: Table, seat: int) -> tuple[Choice, ...]:
    """[BEL-12.4] What a seat may say; what it has said, too, where the last who had not agreed no longer brews."""
    said = table.seats[seat].wish
    if said not in (ROUND, ALWAYS):
        return OFFERS[said]
    brewing = lock_step.still_in(table)
    return ANYTHING if len(brewing) > 1 and all_wish_it(table, brewing) else OFFERS[said]


def all_wish_it(table: Table, brewing: list[int]) -> bool:
    return all(table.seats[seat].wish in (ROUND, ALWAYS) for seat in brewing)


def renew_offers(table: Table) -> None:
    """Somebody brews no more, or again: that may leave the others something else to say."""
    for seat, ask in table.asks.items():
        if ask.about == ABOUT.BREW and ask.offers != (renewed := offers(table, seat)):
            table.asks[seat] = Ask(seat, ask.about, ask.options, offers=renewed)


def wish(table: Table, seat: int, wanted: str) -> None:
    """[BEL-12.4] A seat says what it would like; with the last who brews it is agreed."""
    table.seats[seat].wish = wanted
    table.tell("wished", "BEL-12.4", seat=seat, wish=wanted)
    if all_wish_it(table, lock_step.still_in(table)):
        agree(table)


def agree(table: Table) -> None:
    """From the next signal on; whoever has a chip in hand lays it first."""
    table.agreed = ALWAYS if all(mine.wish == ALWAYS for mine in table.seats) else ROUND
    table.tell("agreed", "BEL-12.4", wish=table.agreed)
    brews = table.agenda[-1]
    assert isinstance(brews, Together)
    for seat in [seat for seat, ask in table.asks.items() if ask.about == ABOUT.BREW and seat in brews.branches]:
        del table.asks[seat], brews.branches[seat]


def begin_round(table: Table) -> None:
    """What was said for one round is forgotten."""
    table.agreed = table.agreed if table.agreed == ALWAYS else ""
    for mine in table.seats:
        mine.wish = mine.wish if mine.wish == ALWAYS else ""
