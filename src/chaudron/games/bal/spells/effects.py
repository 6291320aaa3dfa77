"""[BAL-7.2, BAL-7.7, BAL-7.10, BAL-7.11, BAL-7.15] What spells do as soon as they are laid."""

from chaudron.games.bal.bowl import draw_tokens
from chaudron.games.bal.cards import ShortHand, draw, find_treasure, throw
from chaudron.games.bal.choices import ABOUT, DISCARD, DONE
from chaudron.games.bal.table import Table
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Rule, Then, rule, step


def treasure(table: Table, seat: int) -> Then:
    """[BAL-7.2] Trésor magique: draw two cards; they may be used in the same set."""
    find_treasure(table, seat)


def remedy(table: Table, seat: int) -> Then:
    """[BAL-7.7] Remède: one own dead Crapzouille returns to the chest."""
    mine = table.seats[seat]
    mine.dead -= 1
    mine.alive += 1
    table.tell("healed", "BAL-7.7", seat=seat, left=mine.lives)


def enchantment(table: Table, seat: int) -> Then:
    """[BAL-7.10, BAL-4.20] Enchantement: one random card of the target is discarded face up."""
    assert table.attack is not None
    (target,) = table.attack.targets
    hand = table.seats[target].hand
    if hand:
        throw(table, target, [table.chance.roll(target, hand)], "BAL-7.10")
    return ShortHand(target) if table.box.checks_enchanted else None


def conjuring_trick(table: Table, seat: int) -> Then:
    """[BAL-7.11] Tour de magie: throw any number of cards and draw as many."""
    return ConjuringTrick(seat)


@rule
class ConjuringTrick(Rule):
    """[BAL-7.11] One card at a time is thrown; then as many are drawn."""

    seat: int
    thrown: int = 0

    @step
    def choose(self, table: Table) -> Then:
        hand = sorted(set(table.seats[self.seat].hand))
        return Ask(self.seat, ABOUT.TRICK, (*[DISCARD[card] for card in hand], DONE))

    @step
    def throw_one(self, table: Table, choice: Choice) -> Then:
        if choice is DONE:
            draw(table, self.seat, self.thrown, "BAL-7.11")
            return None
        throw(table, self.seat, [choice.thing], "BAL-7.11")
        self.thrown += 1
        return self.go_to(ConjuringTrick.choose)


def little_devil(table: Table, seat: int) -> Then:
    """[BAL-7.15] Diablotin: two farce tokens, shown to all, join the attack; two whites: the farce fails."""
    assert table.attack is not None
    table.attack.tokens = draw_tokens(table, seat, "BAL-7.15")
