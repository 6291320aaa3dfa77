"""[BAL-3, BAL-4, BAL-6] What probes of rounds, hands, turns and windows ask of a moment."""

from collections import Counter as Tally

from chaudron.games.bal.cards import ShortHand
from chaudron.games.bal.choices import BOTH, CONCEDE, LAY, NONE, PASS
from chaudron.games.bal.components import FEW_CARDS, NANANERE, SORTILEGE
from tests.soak.bal.moment import Moment, Question


def begins_by_age(now: Moment) -> bool:
    """[BAL-13.14] Has somebody said who is the youngest, and does that matter?"""
    return now.table.box.youngest is not None


def passed_over_somebody(now: Moment) -> bool:
    """[BAL-3.3] Is the new first player not the neighbor of the last one?"""
    return now.was.round > 0 and now.fact["first"] != (now.was.first + 1) % len(now.table.seats)


def drew_as_many_as_lives(now: Moment) -> bool:
    return bool(now.fact["count"] == now.mine.lives)


def drew_fewer_than_lives(now: Moment) -> bool:
    return bool(now.fact["count"] < now.mine.lives)


def somebody_drew_nothing(now: Moment) -> bool:
    """[BAL-3.4] At a Sabbat."""
    drew = {details["seat"] for details in now.told("drew_unseen")}
    return bool(now.told("sabbat")) and not set(now.table.living) <= drew


def stage(now: Moment) -> str:
    """[BAL-6.1] Which check this is."""
    keys = {told for told, *_ in now.turn}
    if keys & {"defends", "farce", "slipped", "cancelled"}:
        return "after"
    laid = {details["card"] for details in now.in_turn("laid")}
    return "target" if "declared" in keys or SORTILEGE.name in laid else "attacker"


def at(check: str) -> Question:
    return lambda now: stage(now) == check


def is_attacking(now: Moment) -> bool:
    """Is it her own attack for which something is missing?"""
    return now.table.attack is not None and now.table.attack.author == now.seat


def has_few_cards(now: Moment) -> bool:
    return len(now.mine.hand) <= FEW_CARDS


def target_has_few_cards(now: Moment) -> bool:
    """[BAL-6.3] So few that a target who was named would draw."""
    return len(now.table.seats[now.fact["target"]].hand) <= FEW_CARDS


def had_few_cards_left(now: Moment) -> bool:
    """[BAL-4.20] After the card of the fact was gone."""
    return len(now.mine_was.hand) - 1 <= FEW_CARDS


def in_a_copy(now: Moment) -> bool:
    """[BAL-6.4] Was it told of a copy just before, and nobody defends yet?"""
    keys = [key for key, *_ in now.turn]
    return "doubled" in keys and "defends" not in keys[len(keys) - keys[::-1].index("doubled") :]


def was_swept_to(now: Moment) -> bool:
    """[BAL-6.5]"""
    return any(details["target"] == now.seat for details in now.in_event("sent_on"))


def has_no_potion(now: Moment) -> bool:
    return not now.mine.potions


def drew_again(now: Moment) -> bool:
    """[BAL-6.2] Two cards have just brought no potion."""
    return any(fact.key == "drew_unseen" and fact.rule == "BAL-6.2" for fact in now.facts)


def holds_a_single_card(now: Moment) -> bool:
    """[BAL-6.2] And has not thrown another just now."""
    exchange = now.table.agenda[-1]
    return len(now.mine.hand) == 1 and isinstance(exchange, ShortHand) and not exchange.thrown


def kept_a_spell(now: Moment) -> bool:
    return now.choice is NONE and len(now.offered) > 1


def second_of_one_color(now: Moment) -> bool:
    return now.choice.verb == "lay" and now.choice.thing.color == now.attack.potions[0].color


def second_of_two_colors(now: Moment) -> bool:
    return now.choice.verb == "lay" and now.choice.thing.color != now.attack.potions[0].color


def is_third_card(now: Moment) -> bool:
    return now.choice.verb == "lay" and now.attack.spell is not None


def could_match_a_part(now: Moment) -> bool:
    """[BAL-4.12] Some of the colors, not all of them."""
    held = Tally(card.color for card in now.mine_was.potions)
    wanted = Tally(now.attack.colors)
    return now.offered == (CONCEDE,) and bool(wanted & held) and bool(wanted - held)


def declined(now: Moment) -> bool:
    return now.choice is CONCEDE and len(now.offered) > 1


def owner_had_gained(now: Moment) -> bool:
    """[BAL-4.15]"""
    return now.attack.owner in now.attack.gained


def defender_had_gained(now: Moment) -> bool:
    return now.seat in now.attack.gained


def opens_no_window(now: Moment) -> bool:
    return not now.table.asks or next(iter(now.table.asks.values())).about.key != "carabosse"


def nobody_reacted(now: Moment) -> bool:
    """Was this the last answer, and all of them were to pass?"""
    given = [mine.reaction for mine in now.was.seats if mine.reaction]
    is_last = now.table.sealed_together() is None
    return is_last and now.choice is PASS and not [reaction for reaction in given if reaction != PASS]


def robbers(now: Moment) -> int:
    """How many cried À moi, nananère ! in the window that has closed."""
    given = [mine.reaction for mine in now.was.seats] + [str(now.choice)] * (now.answered == "carabosse")
    return sum(reaction in (LAY[NANANERE], BOTH) for reaction in given)
