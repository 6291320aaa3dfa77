"""[BLW-7.3] Flair du hérisson: five cards of the forest deck, one of them at half its cost."""

from chaudron.games.blackwood import money
from chaudron.games.blackwood.choices import ABOUT, CARD, NONE
from chaudron.games.blackwood.components import SNIFFED
from chaudron.games.blackwood.forest import next_card
from chaudron.games.blackwood.table import Table
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Rule, Then, rule, step


def has_effect(table: Table, seat: int) -> bool:
    return bool(table.deck or table.discard)


@rule
class Sniff(Rule):
    """[BLW-7.3] Shown to all; what she does not buy is discarded."""

    seat: int
    cards: tuple[str, ...] = ()

    @step
    def reveal(self, table: Table) -> Then:
        drawn = [card for _ in range(SNIFFED) if (card := next_card(table)) is not None]
        self.cards = tuple(drawn)
        table.tell("sniffed", "BLW-7.3", seat=self.seat, cards=drawn)

    @step
    def offer(self, table: Table) -> Then:
        """[BLW-5.10] What she can pay; a sale or a loan may bring what she lacks."""
        purse = table.seats[self.seat].coins
        payable = [CARD[card] for card in sorted(self.cards) if self.price(table, card) <= purse]
        return Ask(self.seat, ABOUT.SNIFF, (*payable, NONE), offers=money.besides(table, self.seat))

    def price(self, table: Table, card: str) -> int:
        """[BLW-7.3] Half, rounded down: a card of cost 1 is free."""
        return table.box.cards.forest[card].cost // 2

    @step
    def take(self, table: Table, choice: Choice) -> Then:
        if money.raised(table, self.seat, choice):
            return self.go_to(Sniff.offer)
        mine, left = table.seats[self.seat], list(self.cards)
        if choice is not NONE:
            price = self.price(table, choice.thing)
            mine.coins -= price
            mine.larder = sorted([*mine.larder, choice.thing])
            left.remove(choice.thing)
            table.tell("bought", "BLW-7.3", seat=self.seat, card=choice.thing, price=price)
        table.discard += left
        self.cards = ()
        return None


def sniffed(table: Table) -> tuple[str, ...]:
    """The cards that are shown just now."""
    sniff = table.in_progress(Sniff)
    return sniff.cards if isinstance(sniff, Sniff) else ()
