"""[BLW-3, BLW-4] Expeditions and their rounds: forest search, return to the village, round end."""

from chaudron.games.blackwood.box import RETURN, SEARCH
from chaudron.games.blackwood.components import COLUMNS, EXPEDITIONS
from chaudron.games.blackwood.forest import Slide, fill_display, fill_forest
from chaudron.games.blackwood.scoring import Scoring
from chaudron.games.blackwood.table import Table
from chaudron.games.blackwood.turns import ReturnTurn, SearchTurn
from chaudron.kernel.rule import Rule, Then, rule, step


@rule
class Game(Rule):
    """[BLW-3.1, BLW-8.1] Three expeditions, then the score."""

    @step
    def play(self, table: Table) -> Then:
        return [*[Expedition() for _ in range(EXPEDITIONS)], Scoring()]


@rule
class Expedition(Rule):
    """[BLW-3.1] Five rounds, one for each column; none after all potions are brewed [BLW-8.2]."""

    @step
    def set_out(self, table: Table) -> Then:
        if table.is_early:
            return self.finish()
        table.expedition += 1
        table.column = 0
        table.tell("expedition", "BLW-3.1", expedition=table.expedition)
        return [*[Round() for _ in range(COLUMNS)], ExpeditionEnd()]


@rule
class Round(Rule):
    """[BLW-3] Search, return, round end."""

    @step
    def search(self, table: Table) -> Then:
        """[BLW-3.2] Clockwise from the cauldron."""
        if table.is_early:
            return self.finish()
        table.column += 1
        table.phase = SEARCH
        table.tell("round", "BLW-3.1", column=table.column)
        return [SearchTurn(seat) for seat in table.clockwise(table.cauldron)]

    @step
    def come_home(self, table: Table) -> Then:
        """[BLW-3.5] Before any purchase, the witch in the highest row of the column takes the cauldron."""
        table.phase = RETURN
        waiting = table.column_of(table.column)
        if not waiting:
            table.tell("nobody_home", "BLW-3.5", column=table.column)
            return self.go_to(Round.end)
        table.cauldron = table.puppets[waiting[-1]]
        table.tell("cauldron", "BLW-3.5", seat=table.cauldron)
        return None

    @step
    def next_puppet(self, table: Table) -> Then:
        """[BLW-3.10, BLW-3.11] Again and again the puppet in the lowest row; cards that nobody stands on stay."""
        waiting = table.column_of(table.column)
        if not waiting:
            return None
        self.go_to(Round.next_puppet)
        return [ReturnTurn(table.puppets[waiting[0]], waiting[0]), Slide(waiting[0])]

    @step
    def end(self, table: Table) -> Then:
        """[BLW-3.12, BLW-8.1] Forest and village are filled; the game ends early when no potion is left anywhere."""
        table.phase = ""
        table.is_early = not table.display and not table.potion_deck
        if table.is_early:
            table.tell("all_brewed", "BLW-8.1")
            return None
        fill_forest(table, "BLW-3.12")
        fill_display(table, "BLW-3.12")
        return None


@rule
class ExpeditionEnd(Rule):
    """[BLW-4.1, BLW-4.2] Larders are sold at half price, spells are ready again; puppets in the forest stay."""

    @step
    def sell_larders(self, table: Table) -> Then:
        """[BLW-4.1, BLW-4.3] For half of what is printed, rounded down once, whatever was paid."""
        for seat, mine in enumerate(table.seats):
            if mine.larder:
                worth = sum(table.box.cards.forest[card].cost for card in mine.larder)
                mine.coins += worth // 2
                table.tell("larder_sold", "BLW-4.1", seat=seat, cards=mine.larder[:], worth=worth, coins=worth // 2)
                table.discard += mine.larder
                mine.larder = []

    @step
    def refresh(self, table: Table) -> Then:
        for seat, mine in enumerate(table.seats):
            if mine.spent:
                table.tell("refreshed", "BLW-4.2", seat=seat, spells=mine.spent[:])
            mine.ready = sorted([*mine.ready, *mine.spent])
            mine.spent = []
