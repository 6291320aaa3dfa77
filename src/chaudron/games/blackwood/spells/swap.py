"""[BLW-7.2] Sentier tourneboulé: two free forest cards change places."""

from chaudron.games.blackwood import money
from chaudron.games.blackwood.choices import ABOUT, AT
from chaudron.games.blackwood.places import Place
from chaudron.games.blackwood.table import Table
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import About, Ask, Rule, Then, rule, step


def has_effect(table: Table, seat: int) -> bool:
    return len(table.free_cards) > 1


@rule
class Swap(Rule):
    """[BLW-7.2] One card, then the other; an empty place is no card."""

    seat: int
    first: Place | None = None

    @step
    def choose_first(self, table: Table) -> Then:
        return self.ask(table, ABOUT.SWAP_FIRST)

    def ask(self, table: Table, about: About) -> Ask:
        places = tuple(AT[place] for place in table.free_cards if place is not self.first)
        return Ask(self.seat, about, places, offers=money.besides(table, self.seat))

    @step
    def take_first(self, table: Table, choice: Choice) -> Then:
        if money.raised(table, self.seat, choice):
            return self.go_to(Swap.choose_first)
        self.first = choice.thing
        return None

    @step
    def choose_second(self, table: Table) -> Then:
        return self.ask(table, ABOUT.SWAP_SECOND)

    @step
    def swap(self, table: Table, choice: Choice) -> Then:
        if money.raised(table, self.seat, choice):
            return self.go_to(Swap.choose_second)
        one, other = self.first, choice.thing
        assert one is not None
        table.forest[one], table.forest[other] = table.forest[other], table.forest[one]
        table.tell("swapped", "BLW-7.2", seat=self.seat, place=one, second=other)
        return None
