"""[BLW-5.3, BLW-5.4] Two potions of the right colors and some coins for a spell."""

from chaudron.games.blackwood import money
from chaudron.games.blackwood.choices import ABOUT, POTION
from chaudron.games.blackwood.components import FIRST_SPELL, SPELL_STEP, SPELLS
from chaudron.games.blackwood.table import Table
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Rule, Then, rule, step


def price_of(bought: int) -> int:
    """[BLW-5.3] Two for the first spell, three for the second, and so on."""
    return int(FIRST_SPELL + SPELL_STEP * bought)


def price(table: Table, seat: int) -> int:
    return price_of(table.seats[seat].spells)


def candidates(table: Table, seat: int, color: str) -> list[str]:
    """[BLW-5.4] Her potions of a color that are still face up."""
    return [potion for potion in table.seats[seat].potions if table.box.cards.potions[potion].color == color]


def offers(table: Table, seat: int) -> list[str]:
    """The spells that she can trade for now."""
    mine = table.seats[seat]
    if len(mine.potions) < 2 or mine.coins < price(table, seat):
        return []
    colors = [table.box.cards.potions[potion].color for potion in mine.potions]
    return [spell for spell in SPELLS if table.stock[spell] and _has(colors, *table.box.cards.colors[spell])]


def _has(colors: list[str], first: str, second: str) -> bool:
    return first in colors and second in colors and (first != second or colors.count(first) > 1)


@rule
class Trade(Rule):
    """[BLW-5.3] She turns the potions, pays, and takes the spell, which is ready at once."""

    seat: int
    spell: str
    given: tuple[str, ...] = ()

    @step
    def choose(self, table: Table) -> Then:
        """Which potion of each color; where there is only one, that."""
        if not self.left(table):
            return self.go_to(Trade.take)
        mine = [p for p in candidates(table, self.seat, self.left(table)[0]) if p not in self.given]
        if len(mine) == 1:
            self.given += (mine[0],)
            return self.go_to(Trade.choose)
        options = tuple(POTION[potion] for potion in sorted(mine))
        besides = money.besides(table, self.seat, self.needed(table))
        return Ask(self.seat, ABOUT.TRADE_POTION, options, offers=besides)

    def left(self, table: Table) -> tuple[str, ...]:
        """The colors for which she has not given a potion yet."""
        return table.box.cards.colors[self.spell][len(self.given) :]

    def needed(self, table: Table) -> list[str]:
        """[BLW-5.10] Potions without which the trade could not be finished: those given, and the last of a color."""
        potions, left = table.box.cards.potions, self.left(table)
        free = [potion for potion in table.seats[self.seat].potions if potion not in self.given]
        colors = [potions[potion].color for potion in free]
        last = [one for one in free if colors.count(potions[one].color) <= left.count(potions[one].color)]
        return [*self.given, *last]

    @step
    def give(self, table: Table, choice: Choice) -> Then:
        if not money.raised(table, self.seat, choice):
            self.given += (choice.thing,)
        return self.go_to(Trade.choose)

    @step
    def take(self, table: Table) -> Then:
        mine, paid = table.seats[self.seat], price(table, self.seat)
        mine.coins -= paid
        for potion in self.given:
            mine.potions.remove(potion)
            mine.traded.append(potion)
        table.stock[self.spell] -= 1
        mine.ready = sorted([*mine.ready, self.spell])
        potions = list(self.given)
        table.tell("traded", "BLW-5.3", seat=self.seat, spell=self.spell, potions=potions, price=paid)
