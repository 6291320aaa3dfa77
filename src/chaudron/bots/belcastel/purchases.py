"""[BEL-10.5] What coins buy: the best chip, or pair of chips of different colors, for every number of coins."""

from chaudron.bots.belcastel.value import Worth
from chaudron.games.belcastel.components import COINS, COINS_PER_POINT, SPOON, Chip
from chaudron.games.belcastel.table import Table

MOST_COINS = 2 * COINS[SPOON] + 20
"""More than anybody has, with the help of a witch."""

Basket = tuple[Chip, ...]


class Market:
    """What is on sale in a round, and what it is worth to a seat."""

    def __init__(self, table: Table, worth: Worth) -> None:
        self.table, self.worth = table, worth
        self.prices = table.box.prices
        chips = table.box.open_chips[table.round]
        self.on_sale = [chip for chip in chips if table.supply[chip] > 0]
        self._best: list[tuple[float, Basket]] | None = None

    def baskets(self, bought: Basket = ()) -> list[Basket]:
        """[BEL-10.5] Everything that may be bought: one chip, or two of different colors; after a first, a second."""
        if bought:
            return [(chip,) for chip in self.on_sale if len(bought) < 2 and chip.color != bought[0].color]
        pairs = [(a, b) for place, a in enumerate(self.on_sale) for b in self.on_sale[:place] if a.color != b.color]
        return [*[(chip,) for chip in self.on_sale], *pairs]

    def price(self, basket: Basket) -> int:
        return sum([self.prices[chip] for chip in basket])

    def worth_of(self, basket: Basket) -> float:
        return sum([self.worth.chip(chip) for chip in basket])

    @property
    def best(self) -> list[tuple[float, Basket]]:
        """For every number of coins: what the best purchase is worth, and what it is."""
        if self._best is None:
            self._best = self._best_of_all()
        return self._best

    def _best_of_all(self) -> list[tuple[float, Basket]]:
        """Written out: this is asked at every decision."""
        wanted = [(self.worth.chip(chip), self.prices[chip], chip) for chip in self.on_sale]
        wanted = [(worth, price, chip) for worth, price, chip in wanted if worth > 0]
        dearest = max([price for _, price, _ in wanted], default=0)
        best: list[tuple[float, Basket]] = [(0.0, ())] * (max(MOST_COINS, 2 * dearest) + 1)
        for place, (worth, price, chip) in enumerate(wanted):
            if worth > best[price][0]:
                best[price] = (worth, (chip,))
            color = chip.color
            for other, more, second in wanted[:place]:
                if second.color != color and worth + other > best[price + more][0]:
                    best[price + more] = (worth + other, (chip, second))
        for coins in range(1, len(best)):
            if best[coins][0] < best[coins - 1][0]:
                best[coins] = best[coins - 1]
        return best

    def worth_of_coins(self, coins: int) -> float:
        """What so many coins are worth now; in the last round five make a point [BEL-12.2]."""
        if self.table.is_last_round:
            return coins // COINS_PER_POINT * self.worth.point
        return self.best[min(coins, MOST_COINS)][0]
