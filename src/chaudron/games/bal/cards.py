"""[BAL-2.2, BAL-3.7, BAL-6] Cards: drawing, discarding, short hands."""

from bisect import insort
from collections import Counter as Tally

from chaudron.games.bal.choices import ABOUT, DISCARD
from chaudron.games.bal.components import FEW_CARDS, TOP_UP, TREASURE, Card, names
from chaudron.games.bal.table import Table, take
from chaudron.kernel.chance import TABLE
from chaudron.kernel.choice import Choice
from chaudron.kernel.facts import SPECTATOR
from chaudron.kernel.rule import Ask, Rule, Then, rule, step


def draw(table: Table, seat: int, number: int, cause: str) -> int:
    """[BAL-2.2, BAL-3.7, BAL-3.8] Draw cards, seen by their drawer alone; how many there were."""
    drawn = [card for _ in range(number) if (card := _next_card(table)) is not None]
    for card in drawn:
        take(table.seats[seat], card)
    if drawn:
        others = tuple(other for other in range(len(table.seats)) if other != seat)
        table.tell("drew", cause, to=(seat,), seat=seat, cards=names(sorted(drawn)))
        table.tell("drew_unseen", cause, to=(*others, SPECTATOR), seat=seat, count=len(drawn))
    return len(drawn)


def _next_card(table: Table) -> Card | None:
    if not table.pile:
        reshuffle(table, "BAL-3.7")
    if not table.pile:
        return None
    card: Card = table.chance.draw(TABLE, table.pile)
    return card


def reshuffle(table: Table, cause: str) -> None:
    """[BAL-3.7, BAL-3.9] The whole discard pile goes back into the draw pile."""
    if table.discard:
        table.pile = sorted(table.pile + table.discard)
        table.discard = []
        table.tell("reshuffled", cause)


def throw(table: Table, seat: int, thrown: list[Card], cause: str) -> None:
    """[BAL-2.2] Cards of a hand are shown and go to the discard pile."""
    for card in thrown:
        table.seats[seat].hand.remove(card)
    table.discard += thrown
    if thrown:
        table.tell("discarded", cause, seat=seat, cards=names(thrown))


def find_treasure(table: Table, seat: int) -> None:
    """[BAL-7.2] Trésor magique: two cards, which may be used in the same set."""
    before = Tally(table.seats[seat].hand)
    draw(table, seat, TREASURE, "BAL-7.2")
    if table.box.returns_treasure:
        table.seats[seat].treasure = tuple((Tally(table.seats[seat].hand) - before).elements())


def end_treasure(table: Table, seat: int, is_slip: bool) -> None:
    """[BAL-8.8] The set is settled; after a slip what a treasure brought goes back into the pile, unseen."""
    mine = table.seats[seat]
    back, mine.treasure = mine.treasure if is_slip else (), ()
    for card in back:
        mine.hand.remove(card)
        insort(table.pile, card)
    if back:
        table.tell("treasure_returned", "BAL-8.8", seat=seat, count=len(back))


def lay(table: Table, seat: int, card: Card) -> None:
    """A card of the hand is laid on the table."""
    table.seats[seat].hand.remove(card)
    table.tell("laid", card.rule, seat=seat, card=card)


def top_up(table: Table, seat: int) -> None:
    """[BAL-6.1] Two cards or fewer: draw two, once per check."""
    if len(table.seats[seat].hand) <= FEW_CARDS:
        draw(table, seat, TOP_UP, "BAL-6.1")


@rule
class ShortHand(Rule):
    """[BAL-6.1, BAL-6.2] Two cards or fewer: draw two. No potion: throw two spells and draw two, until there is one."""

    seat: int
    tops_up: bool = True
    thrown: int = 0
    """In the exchange that goes on."""
    left: int = 0
    """[BAL-6.2] Cards still to be seen before the guard against a deadlock stops it."""

    @step
    def top_up(self, table: Table) -> Then:
        if self.tops_up:
            top_up(table, self.seat)
        self.left = len(table.pile) + len(table.discard) + len(table.seats[self.seat].hand)

    @step
    def choose(self, table: Table) -> Then:
        """Whoever holds a potion is not asked; the others see only that nothing is shown."""
        mine = table.seats[self.seat]
        if mine.potions or self.left <= 0:
            return self.finish()
        if self.thrown < TOP_UP and mine.hand:
            return Ask(self.seat, ABOUT.NO_POTION, tuple(DISCARD[card] for card in sorted(set(mine.hand))))
        return self.exchange(table)

    @step
    def throw_one(self, table: Table, choice: Choice) -> Then:
        throw(table, self.seat, [choice.thing], "BAL-6.2")
        self.thrown += 1
        return self.go_to(ShortHand.choose)

    def exchange(self, table: Table) -> Then:
        self.thrown = 0
        self.left -= max(draw(table, self.seat, TOP_UP, "BAL-6.2"), 1)
        return self.go_to(ShortHand.choose)
