"""[BLW-8.7] What must hold at any decision of a game of Blackwood, and at its end."""

from collections import Counter as Tally

from chaudron.games.blackwood.components import FOREST_IDS, ON_DISPLAY, POTION_IDS, PUPPETS, SPELLS
from chaudron.games.blackwood.scoring import favors
from chaudron.games.blackwood.spells.sniff import Sniff
from chaudron.games.blackwood.table import NO_CARD, NOBODY, Seat, Table
from tests.soak.checks import require


def check_counts(table: Table) -> None:
    """All cards, potions, spells and puppets are there; nobody is in debt."""
    larders = sum(len(mine.larder) for mine in table.seats)
    grid = len(table.forest) - table.forest.count(NO_CARD)
    cards = len(table.deck) + len(table.discard) + grid + larders + len(sniffed(table))
    require(cards == len(FOREST_IDS), f"{cards} forest cards")
    owned = sum(mine.brewed for mine in table.seats)
    potions = len(table.potion_deck) + len(table.display) + owned
    require(potions == len(POTION_IDS) and len(table.display) <= ON_DISPLAY, f"{potions} potions")
    spells = sum(table.stock.values()) + sum(mine.spells for mine in table.seats)
    require(spells == sum(table.box.stock.values()), f"{spells} spells")
    for seat, mine in enumerate(table.seats):
        require(mine.puppets + table.puppets.count(seat) == PUPPETS, f"puppets of seat {seat}")
        require(min(mine.coins, mine.puppets, mine.loans) >= 0, f"seat {seat} has less than nothing")
    require(all(map(stands_on_a_card, table.forest, table.puppets)), "a puppet stands on nothing")
    require(not is_passed_over(table), f"a puppet was left in column {table.column}")


def sniffed(table: Table) -> tuple[str, ...]:
    """[BLW-7.3] What lies open and is neither bought nor discarded yet."""
    sniffing = table.in_progress(Sniff)
    return sniffing.cards if isinstance(sniffing, Sniff) else ()


def stands_on_a_card(card: str, owner: int) -> bool:
    return owner == NOBODY or card != NO_CARD


def is_passed_over(table: Table) -> bool:
    """After the return nobody is left in the column of the round."""
    return not table.phase and table.column > 0 and bool(table.column_of(table.column))


def check_table(table: Table) -> None:
    """Every card lies in one place; tokens and loans agree; what is sorted is sorted; gaps only in a turn's row."""
    larders = [card for mine in table.seats for card in mine.larder]
    grid = [card for card in table.forest if card != NO_CARD]
    cards = [*table.deck, *table.discard, *grid, *larders, *sniffed(table)]
    require(Tally(cards) == Tally(FOREST_IDS), "a forest card lies twice")
    owned = [potion for mine in table.seats for potion in (*mine.potions, *mine.sold, *mine.traded)]
    require(Tally([*table.potion_deck, *table.display, *owned]) == Tally(POTION_IDS), "a potion lies twice")
    spells = Tally(spell for mine in table.seats for spell in (*mine.ready, *mine.spent))
    require({spell: table.stock[spell] + spells[spell] for spell in SPELLS} == table.box.stock, "spells are missing")
    loans, limit = sum(mine.loans for mine in table.seats), table.box.fagus_tokens
    require(table.tokens == (None if limit is None else limit - loans), f"{table.tokens} tokens after {loans} loans")
    require(table.deck == sorted(table.deck) and table.potion_deck == sorted(table.potion_deck), "decks have an order")
    require(0 <= table.cauldron < len(table.seats), "nobody has the cauldron")
    require((table.place is not None) == is_return_turn(table), f"{table.place} is being bought or left")


def is_return_turn(table: Table) -> bool:
    return table.phase == "return" and table.outcome is None


def check_end(table: Table) -> None:
    """[BLW-4.1, BLW-8.1, BLW-8.3, BLW-8.4] Larders are sold, the score adds up, ties are broken as they should be."""
    outcome = table.outcome
    require(outcome is not None and not table.agenda and not table.asks, "something is left to do")
    assert outcome is not None
    require(not any(mine.larder or mine.spent for mine in table.seats), "a larder was not sold")
    is_early = not table.display and not table.potion_deck
    require(is_early == table.is_early and (is_early or (table.expedition, table.column) == (3, 5)), "ended too soon")
    points = [score(table, mine) + favor for mine, favor in zip(table.seats, favors(table), strict=True)]
    require(list(outcome.points) == points, f"points: {outcome.points}, not {points}")
    require(outcome.places == places(table, points), f"places: {outcome.places}")


def score(table: Table, mine: Seat) -> int:
    """[BLW-8.3] Said otherwise than by the rules: every card at its price, two less where it was sold."""
    potions = [table.box.cards.potions[potion].renown for potion in (*mine.potions, *mine.traded)]
    sold = [table.box.cards.potions[potion].renown - 2 for potion in mine.sold]
    return sum(potions) + sum(sold) + mine.coins // 3 - 5 * mine.loans


def places(table: Table, points: list[int]) -> tuple[int, ...]:
    """[BLW-8.4] Said otherwise than by the rules: from the best down, equals together."""
    ranks = [(own, -mine.brewed, mine.coins) for own, mine in zip(points, table.seats, strict=True)]
    ordered = sorted(ranks, reverse=True)
    return tuple(ordered.index(rank) + 1 for rank in ranks)
