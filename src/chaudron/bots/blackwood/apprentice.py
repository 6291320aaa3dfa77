"""The apprentice: collects what the village asks for, brews, and trades potions for spells early.

Everything is measured in renown; `position` says what a card promises.
"""

from collections.abc import Callable, Sequence

from chaudron.bots.blackwood.position import COIN, Position
from chaudron.games.blackwood.actions.trade import price_of
from chaudron.games.blackwood.components import EXPEDITIONS, FREE, PINCH, SALE, SNIFF, TWIN
from chaudron.games.blackwood.places import Place
from chaudron.kernel.choice import Choice
from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask

LIKED = (SNIFF, FREE, PINCH, TWIN)
"""Spells worth a trade, the best first."""
LATER = 0.8
"""What a card is worth that is one round further away."""
BEHIND = 0.35
"""… and one that waits for the next expedition."""
KEPT_COINS = 3
"""Not spent on spells."""
DEAR_LOAN = 5.0
"""What a card must promise that is bought with a loan."""


class Apprentice:
    """Sees what is open to all, and counts ingredients."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, ask: Ask) -> str:
        if len(ask.options) == 1:
            return ask.options[0]
        return DECISIONS[ask.about.key](Position(view, ask.seat), ask.options)


def search(now: Position, options: Sequence[Choice]) -> str:
    """A spell if one can be had, then a second puppet, then the most promising card."""
    spell = wanted_spell(now, options)
    if spell:
        return spell
    if f"cast:{TWIN}" in options and now.coins >= KEPT_COINS and now.mine["puppets"] > 1:
        return f"cast:{TWIN}"
    places = [option for option in options if option.verb == "place"]
    return max(places, key=lambda option: promise_at(now, option.thing), default=options[-1])


def promise_at(now: Position, place: Place) -> float:
    """What it is worth to stand there, beside what her puppets bring; low rows come home first [BLW-3.10]."""
    card = now.card_at(place)
    value = now.gain(card, now.expected) - COIN * now.cost(card)
    away = place.column - now.column
    return value * (LATER**away if away >= 0 else BEHIND) - 0.3 * max(away, 0) - 0.05 * place.row


def wanted_spell(now: Position, options: Sequence[Choice]) -> str:
    """Potions keep their renown, so a spell costs only coins; at the end it is of little use."""
    is_early = now.view["expedition"] < EXPEDITIONS
    can_pay = now.coins - price_of(len(now.mine["ready"]) + len(now.mine["spent"])) >= KEPT_COINS
    liked = [f"trade:{spell}" for spell in LIKED if f"trade:{spell}" in options]
    return liked[0] if liked and is_early and can_pay else ""


def come_home(now: Position, options: Sequence[Choice]) -> str:
    """Take the card if it is worth its price, brew what can be brewed, perhaps for its coins, sniff, and go."""
    card = now.card_at(now.place) if now.place is not None else ""
    wants = bool(card) and is_worth_it(now, card)
    take = purchase(now, card, options) if wants else ""
    if take:
        return take
    if "brew" in options:
        return "brew"
    money = raised(now, card, options) if wants else ""
    sniffs = f"cast:{SNIFF}" if f"cast:{SNIFF}" in options and not now.is_last_round else "end"
    return money or wanted_spell(now, options) or sniffs


def is_worth_it(now: Position, card: str) -> bool:
    """It makes a potion, or brings one nearer while there is time."""
    return now.completes(card) or (not now.is_last_round and now.gain(card) > COIN * now.cost(card))


def purchase(now: Position, card: str, options: Sequence[Choice]) -> str:
    """Take it for nothing if it is dear, else buy it."""
    if f"cast:{FREE}" in options and now.cost(card) > 2:
        return f"cast:{FREE}"
    return "buy" if "buy" in options else ""


def raised(now: Position, card: str, options: Sequence[Choice]) -> str:
    """Money for a card that makes a potion: a sale costs two renown, a loan five [BLW-5.5, BLW-5.7]."""
    if not now.completes(card):
        return ""
    sales = [option for option in options if option.verb == "sell"]
    if sales and now.cost(card) <= now.coins + SALE * len(sales):
        return least_renown(now, sales)
    return "borrow" if "borrow" in options and now.gain(card) > DEAR_LOAN else ""


def brew(now: Position, options: Sequence[Choice]) -> str:
    """The potions that are worth most; all that can be covered together."""
    potions = [option for option in options if option.verb == "potion"]
    return max(potions, key=lambda option: now.worth(option.thing), default=options[-1])


def cover(now: Position, options: Sequence[Choice]) -> str:
    """Cards before pinches, and those of which least is lost."""
    cards = [option for option in options if option.verb == "card"]
    best = now.leanest([card.thing for card in cards])
    liked = [option for option in cards if option.thing in best]
    return min(liked or cards, key=lambda option: now.weight([option.thing]), default=options[0])


def sniff(now: Position, options: Sequence[Choice]) -> str:
    cards = [option for option in options if option.verb == "card"]
    best = max(cards, key=lambda option: now.gain(option.thing), default=options[-1])
    is_good = best.verb == "card" and now.gain(best.thing) > COIN * (now.cost(best.thing) // 2)
    return best if is_good else "none"


def move(now: Position, options: Sequence[Choice]) -> str:
    return max(options, key=lambda option: promise_at(now, option.thing))


def least_renown(now: Position, options: Sequence[Choice]) -> str:
    return min(options, key=lambda option: now.cards.potions[option.thing].renown)


def first(now: Position, options: Sequence[Choice]) -> str:
    return options[0]


DECISIONS: dict[str, Callable[[Position, Sequence[Choice]], str]] = {
    "search": search,
    "return": come_home,
    "brew_potions": brew,
    "brew_cards": cover,
    "trade_potion": least_renown,
    "sniff": sniff,
    "move": move,
    **dict.fromkeys(("swap_first", "swap_second", "shoo", "shoo_place"), first),
}
"""How each question is answered."""
