"""[BAL-8] Reading the formula: how a card was read, and whether somebody heard a slip."""

from chaudron.games.bal.choices import ABOUT, CHALLENGE, PASS, READ, SILENT, SLIP
from chaudron.games.bal.components import LUTIN, Card, names
from chaudron.games.bal.table import Table
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Rule, Then, Together, rule, step

FALSE_CHALLENGES = 1
"""[BAL-8.4] In a Tour, of each witch."""


def read_aloud(table: Table, seat: int, laid: tuple[Card, ...]) -> list[Rule]:
    """[BAL-8.1, BAL-8.6] Cards that are laid are read; the prankster imp is exempt. Nothing when the mode is off."""
    table.is_caught = False
    spoken = tuple(card for card in laid if card is not LUTIN)
    return [Reading(seat, spoken)] if table.box.is_read_aloud and spoken else []


@rule
class Reading(Rule):
    """[BAL-8.2, BAL-8.4] The cards are read; then whoever heard a slip may ring the bell."""

    seat: int
    cards: tuple[Card, ...]

    @step
    def read(self, table: Table) -> Then:
        table.tell("reads", "BAL-8.2", seat=self.seat, cards=names(self.cards))
        return Ask(self.seat, ABOUT.READ, (READ, SLIP, SILENT), sealed=(READ, SLIP, SILENT))

    @step
    def hear(self, table: Table, choice: Choice) -> Then:
        table.seats[self.seat].slip = str(choice)
        if choice is SILENT:  # an empty line is noticed by all [BAL-8.3]
            self.finish()
            return self.caught(table, "BAL-8.3")
        return None

    @step
    def listen(self, table: Table) -> Then:
        """[BAL-8.4] Everybody else who has not been wrong in this Tour may challenge."""
        others = table.clockwise(self.seat)
        ears = [seat for seat in sorted(others) if table.seats[seat].false_challenges < FALSE_CHALLENGES]
        return Together({seat: [Listen(seat)] for seat in ears}, sealed=True) if ears else None

    @step
    def decide(self, table: Table) -> Then:
        """[BAL-4.18, BAL-8.4] The first challenge decides: the nearest clockwise from the reader."""
        ringing = [seat for seat in table.clockwise(self.seat) if table.seats[seat].reaction == CHALLENGE]
        for mine in table.seats:
            mine.reaction = ""
        if not ringing:
            table.seats[self.seat].slip = ""
            return None
        table.tell("challenged", "BAL-8.4", reveals=True, seat=ringing[0], reader=self.seat)
        if table.seats[self.seat].slip == SLIP:
            return self.caught(table, "BAL-8.5")
        table.seats[ringing[0]].false_challenges += 1
        table.tell("read_well", "BAL-8.4", seat=self.seat, challenger=ringing[0])
        return None

    def caught(self, table: Table, cause: str) -> Then:
        table.is_caught = True
        table.seats[self.seat].slip = ""
        table.tell("slipped", cause, reveals=True, seat=self.seat, cards=names(self.cards))
        return None


@rule
class Listen(Rule):
    """[BAL-8.4] One pair of ears."""

    seat: int

    @step
    def choose(self, table: Table) -> Then:
        return Ask(self.seat, ABOUT.CHALLENGE, (CHALLENGE, PASS))

    @step
    def answer(self, table: Table, choice: Choice) -> Then:
        table.seats[self.seat].reaction = str(choice)
