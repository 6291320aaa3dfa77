"""[BAL-5.8] What must hold at any decision of a game of Le Bal, and at its end."""

from chaudron.games.bal.components import LIVES
from chaudron.games.bal.losses import final_places
from chaudron.games.bal.table import Seat, Table
from tests.soak.checks import require


def check_counts(table: Table) -> None:
    """[BAL-5.8] All cards, all tokens, ten Crapzouilles of every witch, never more than ten in a chest."""
    attack = table.attack
    laid = len(attack.laid) + len(attack.spent) if attack else 0
    held = sum([len(mine.hand) for mine in table.seats])
    cards = len(table.pile) + len(table.discard) + held + laid + len(table.defense)
    require(cards == len(table.box.deck), f"{cards} cards of {len(table.box.deck)}")
    drawn = len(attack.tokens) if attack else 0
    require(len(table.bowl) + drawn == len(table.box.tokens), "farce tokens are missing")
    captured = [owner for mine in table.seats for owner in mine.captured]
    wrong = [seat for seat, mine in enumerate(table.seats) if not has_her_crapzouilles(mine, captured.count(seat))]
    require(not wrong, f"Crapzouilles of the seats {wrong}")


def has_her_crapzouilles(mine: Seat, captured: int) -> bool:
    """[BAL-5.8] Ten of her own, wherever they are; at most ten in the chest; and none there is to be out."""
    lives = mine.lives
    return (
        mine.alive + mine.dead + captured == LIVES
        and min(mine.alive, mine.dead) >= 0
        and lives <= LIVES
        and (lives > 0) == mine.is_in
    )


def check_table(table: Table) -> None:
    """[BAL-5.8] Carabosse is with one witch; nothing secret is left over; hands and piles are in order."""
    require(0 <= table.carabosse < len(table.seats), "nobody has Carabosse")
    require(table.attack is not None or not table.defense, "a defense against nothing")
    is_open = table.sealed_together() is not None
    for seat, mine in enumerate(table.seats):
        require(mine.hand == sorted(mine.hand), f"the hand of seat {seat} is not sorted")
        require(mine.is_in or not mine.hand, f"seat {seat} is out and holds cards")
        require(table.attack is not None or not mine.treasure, f"seat {seat} may still lose a treasure")
        require(is_open or not mine.reaction, f"seat {seat} has answered a window that has closed")
    require(table.pile == sorted(table.pile) and table.bowl == sorted(table.bowl), "pile or bowl are not sorted")


def check_end(table: Table) -> None:
    """[BAL-5.2, BAL-5.7] One witch is left; places follow the order in which the others left."""
    outcome = table.outcome
    require(outcome is not None and not table.agenda and not table.asks, "something is left to do")
    assert outcome is not None
    require(len(table.living) == 1 == len(outcome.winners) and [*outcome.winners] == table.living, "not one winner")
    require(outcome.points == tuple(mine.lives for mine in table.seats), "points differ from the chests")
    require(outcome.places == final_places(table), "places differ")
    require(sorted(outcome.places) == list(range(1, len(table.seats) + 1)), f"places: {outcome.places}")
