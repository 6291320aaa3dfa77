"""[BAL-7.13] Boule de cristal: a card with each of the two living neighbors, chosen in secret at the same time."""

from chaudron.games.bal.choices import ABOUT, GIVE
from chaudron.games.bal.components import BOULE, CARD, Card, names
from chaudron.games.bal.incantation import read_aloud
from chaudron.games.bal.table import Seat, Table, take
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Rule, Then, Together, rule, step


def lay_balls(table: Table, seats: list[int]) -> None:
    """[BAL-4.18, BAL-7.13] All balls of a window leave their hands together."""
    for seat in seats:
        table.seats[seat].hand.remove(BOULE)
        table.discard.append(BOULE)


@rule
class CrystalBall(Rule):
    """[BAL-7.13] The caster and the neighbors each give a card."""

    seat: int
    neighbors: tuple[int, ...] = ()

    @step
    def read(self, table: Table) -> Then:
        table.tell("crystal_ball", "BAL-7.13", reveals=True, seat=self.seat)
        return read_aloud(table, self.seat, (BOULE,))

    @step
    def choose(self, table: Table) -> Then:
        caught, table.is_caught = table.is_caught, False
        if caught:
            return self.finish()
        self.neighbors = self.partners(table)
        if not self.neighbors:
            return self.finish()
        branches: dict[int, list[Rule]] = {seat: [Give(seat, 1)] for seat in self.neighbors}
        branches[self.seat] = [Give(self.seat, len(self.neighbors))]
        return Together(dict(sorted(branches.items())), sealed=True)

    def partners(self, table: Table) -> tuple[int, ...]:
        """[BAL-7.13] Left and right neighbor, if they hold a card; the left one alone with one card or two witches."""
        order = table.clockwise(self.seat)
        near = [order[0]] if len(order) == 1 else [order[0], order[-1]]
        reached = near[: len(table.seats[self.seat].hand)]
        return tuple(seat for seat in reached if table.seats[seat].hand)

    @step
    def swap(self, table: Table) -> Then:
        given = given_by(table.seats[self.seat])
        for neighbor, mine in zip(self.neighbors, given, strict=True):
            (theirs,) = given_by(table.seats[neighbor])
            pass_over(table, self.seat, neighbor, mine)
            pass_over(table, neighbor, self.seat, theirs)
            self.tell_got(table, self.seat, neighbor, theirs, mine)
            self.tell_got(table, neighbor, self.seat, mine, theirs)
        table.tell("swapped", "BAL-7.13", reveals=True, seat=self.seat, neighbors=list(self.neighbors))

    def tell_got(self, table: Table, seat: int, giver: int, card: Card, given: Card) -> None:
        """Only the two know what changed hands."""
        cards, gave = names([card]), names([given])
        table.tell("got", "BAL-7.13", to=(seat,), seat=seat, giver=giver, cards=cards, gave=gave)


def given_by(mine: Seat) -> list[Card]:
    """The cards a witch has chosen to give; they stay in her hand until all have chosen."""
    return [CARD[name] for name in mine.reaction.split()]


def pass_over(table: Table, giver: int, receiver: int, card: Card) -> None:
    table.seats[giver].reaction = ""
    table.seats[giver].hand.remove(card)
    take(table.seats[receiver], card)


@rule
class Give(Rule):
    """[BAL-7.13] One witch's gift, or the caster's two: the first goes to the left."""

    seat: int
    number: int

    @step
    def choose(self, table: Table) -> Then:
        mine = table.seats[self.seat]
        left = mine.hand[:]
        for card in given_by(mine):
            left.remove(card)
        return Ask(self.seat, ABOUT.GIVE, tuple(GIVE[card] for card in sorted(set(left))))

    @step
    def give(self, table: Table, choice: Choice) -> Then:
        mine = table.seats[self.seat]
        mine.reaction = f"{mine.reaction} {choice.thing}".strip()
        self.number -= 1
        return self.go_to(Give.choose) if self.number else None
