"""[BAL-3, BAL-4] A turn, from Carabosse's arrival to her leave."""

from chaudron.games.bal import farce
from chaudron.games.bal.attack import Declare
from chaudron.games.bal.cards import ShortHand, top_up
from chaudron.games.bal.choices import BOTH, LAY
from chaudron.games.bal.components import BOULE, LUTIN, NANANERE
from chaudron.games.bal.incantation import read_aloud
from chaudron.games.bal.spells.boule import CrystalBall, lay_balls
from chaudron.games.bal.table import NOBODY, Table
from chaudron.games.bal.windows import answers, calm_window, carabosse_window
from chaudron.kernel.rule import Rule, Then, rule, step


@rule
class Turn(Rule):
    """[BAL-4] One slot of a Tour."""

    seat: int
    """Who acts: the slot's witch, or whoever robs her."""
    robbers: list[int]
    balls: list[int]
    """Who laid a Boule de cristal in the window."""

    @step
    def arrive(self, table: Table) -> Then:
        """[BAL-4.1] Carabosse arrives; every other witch may cry À moi, nananère !"""
        table.carabosse, table.defended = self.seat, ()
        table.tell("turn", "BAL-4.1", seat=self.seat)
        return carabosse_window(table, self.seat)

    @step
    def settle_window(self, table: Table) -> Then:
        """[BAL-4.18, BAL-7.6] The robber nearest clockwise succeeds; crystal balls come afterwards."""
        table.robber = NOBODY
        given = {seat: reaction for seat, (reaction, _) in answers(table).items()}
        self.robbers = [seat for seat in table.clockwise(self.seat) if given.get(seat) in (LAY[NANANERE], BOTH)][:1]
        self.balls = [seat for seat in table.living if given.get(seat) in (LAY[BOULE], BOTH)]
        lay_balls(table, self.balls)
        if not self.robbers:
            return None
        robber = self.robbers[0]
        table.seats[robber].hand.remove(NANANERE)
        table.discard.append(NANANERE)
        table.tell("nananere", "BAL-7.6", reveals=True, seat=robber, robbed=self.seat)
        return read_aloud(table, robber, (NANANERE,))

    @step
    def take_over(self, table: Table) -> Then:
        if self.robbers and not table.is_caught:
            self.seat = table.carabosse = table.robber = self.robbers[0]
            table.tell("stole_turn", "BAL-7.6", seat=self.seat)
        table.is_caught = False
        order = [seat for seat in table.clockwise(self.seat, including=True) if seat in self.balls]
        return [CrystalBall(seat) for seat in order]

    @step
    def attacker_check(self, table: Table) -> Then:
        """[BAL-4.2] Whoever is to act looks after a short hand."""
        return ShortHand(self.seat)

    @step
    def obligation(self, table: Table) -> Then:
        """[BAL-4.3, BAL-4.4, BAL-4.19] An imp held now must be played; whoever has no potion at all skips the turn."""
        mine = table.seats[self.seat]
        if LUTIN in mine.hand:
            return farce.PrankTurn(self.seat)
        if mine.potions:
            return Declare(self.seat)
        table.tell("skipped", "BAL-4.4", seat=self.seat)
        return None

    @step
    def after_check(self, table: Table) -> Then:
        """[BAL-4.17] The attacker and all who defended look after a short hand once, clockwise from the attacker."""
        for seat in table.clockwise(self.seat, including=True):
            if seat == self.seat or seat in table.defended:
                top_up(table, seat)

    @step
    def calm(self, table: Table) -> Then:
        """[BAL-4.17] The last window of the turn."""
        return calm_window(table)

    @step
    def settle_calm(self, table: Table) -> Then:
        given = {seat: reaction for seat, (reaction, _) in answers(table).items()}
        balls = [seat for seat in table.clockwise(self.seat, including=True) if given.get(seat) == LAY[BOULE]]
        lay_balls(table, balls)
        return [CrystalBall(seat) for seat in balls]
