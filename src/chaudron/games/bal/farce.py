"""[BAL-4.3, BAL-7.14, BAL-7.18] Lutin farceur: a farce, settled as an attack on its own player."""

from chaudron.games.bal.attack import Settle, clear
from chaudron.games.bal.bowl import draw_tokens
from chaudron.games.bal.cards import lay
from chaudron.games.bal.components import LUTIN
from chaudron.games.bal.table import NOBODY, Attack, Table
from chaudron.kernel.rule import Rule, Then, rule, step


@rule
class PrankTurn(Rule):
    """[BAL-7.14] The imp is played instead of an attack; nobody owns its farce."""

    seat: int

    @step
    def play(self, table: Table) -> Then:
        lay(table, self.seat, LUTIN)
        table.discard.append(LUTIN)
        table.attack = Attack(self.seat, NOBODY, (self.seat,))
        table.attack.tokens = draw_tokens(table, self.seat, "BAL-7.14")
        if table.attack.colors:
            return Settle()
        clear(table)
        return None
