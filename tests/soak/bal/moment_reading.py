"""[BAL-8] What probes of formulas ask of a moment."""

from chaudron.games.bal.choices import READ, SLIP
from chaudron.games.bal.components import CARD, TRESOR, Card
from tests.soak.bal.moment import Moment, Question


def reads(*cards: Card) -> Question:
    """Exactly these cards."""
    return lambda now: now.cards == [*cards]


def reads_potions(now: Moment) -> bool:
    return bool(now.cards) and all(card.color for card in now.cards)


def is_defending(now: Moment) -> bool:
    return bool(now.was.defense) or now.seat in [details["seat"] for details in now.in_event("defends")]


def bells(now: Moment) -> int:
    """How many rang in the window that has closed."""
    given = [mine.reaction for mine in now.was.seats] + [str(now.choice)] * (now.answered == "challenge")
    return given.count("challenge")


def has_false_alarm(now: Moment) -> bool:
    """[BAL-8.4] Is somebody not asked, who was wrong in this Tour?"""
    return any(mine.is_in and mine.false_challenges for mine in now.table.seats)


def _is_heard(now: Moment) -> bool:
    """Has the window of a challenge just closed, and nobody rang?"""
    has_closed = now.was.asks and not any(ask.about.key == "challenge" for ask in now.table.asks.values())
    return bool(has_closed) and bells(now) == 0


def slip_was_missed(now: Moment) -> bool:
    return _is_heard(now) and any(mine.slip == SLIP for mine in now.was.seats)


def was_read_well(now: Moment) -> bool:
    return _is_heard(now) and any(mine.slip == READ for mine in now.was.seats)


def nobody_listens(now: Moment) -> bool:
    return not any(ask.about.key == "challenge" for ask in now.table.asks.values())


def spell_has_acted(now: Moment) -> bool:
    """[BAL-8.5] Potions were read wrong after a spell of the same attack."""
    return reads_potions(now) and now.was.attack is not None and now.was.attack.spell is not None


def keeps_treasure(now: Moment) -> bool:
    """[BAL-8.8] Potions were read wrong after a treasure of the same set."""
    attack = now.was.attack
    laid = now.was.defense if is_defending(now) else attack.spells if attack is not None else ()
    return reads_potions(now) and TRESOR in laid


def lost_attack_spell(now: Moment) -> bool:
    attack = now.was.attack
    return attack is not None and attack.spell is not None and now.cards == [attack.spell] and not is_defending(now)


def lost_defense_spell(now: Moment) -> bool:
    return bool(now.was.defense) and now.cards == [now.was.defense[0]] and not now.cards[0].color


def is_for_a_spell(now: Moment) -> bool:
    return any(not CARD[name].color for told in now.in_turn("reads")[-1:] for name in told["cards"].split())
