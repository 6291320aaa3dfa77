"""[BAL-7] What probes of the spells ask of a moment."""

from collections.abc import Callable

from chaudron.games.bal.choices import BOTH, LAY, LOSE_OWN
from chaudron.games.bal.components import (
    ABRACADABRA,
    BOULE,
    GREY,
    LIVES,
    MIROIR,
    REMEDE,
    WHITE,
    Card,
)
from chaudron.games.bal.spells import can_heal
from chaudron.games.bal.table import NOBODY
from tests.soak.bal.moment import Moment

# Defense


def in_attack(now: Moment) -> bool:
    """Was it laid by the attacker, before anybody defends?"""
    return now.attack.author == now.seat and not now.in_event("defends") and not now.was.defense


def grey_refuses_abracadabra(now: Moment) -> bool:
    """[BAL-7.1] One grey is missing, Abracadabra is in hand, and may not be laid."""
    attack = now.table.attack
    is_refused = ABRACADABRA in now.mine.hand and LAY[ABRACADABRA] not in now.options
    return attack is not None and is_refused and attack.colors == (GREY,)


def treasure_saved(now: Moment) -> bool:
    """[BAL-7.2] Was one of the two cards drawn laid in this defense?"""
    drawn = [details for key, rule, details in now.event if key == "drew" and rule == "BAL-7.2"]
    cards = [name for details in drawn if details["seat"] == now.seat for name in details["cards"].split()]
    return any(card.name in cards for card in now.parry)


def comes_back(now: Moment) -> bool:
    return bool(now.fact["target"] == now.attack.author)


def target_has_defended(now: Moment) -> bool:
    return now.fact["target"] in [details["seat"] for details in now.in_event("defends")]


def sends_a_share_on(now: Moment) -> bool:
    """[BAL-7.4] Under Sortilège: had this share been swept to her?"""
    return [details["seat"] for details in now.in_event("defends")].count(now.seat) > 1


def was_saved_by_remedy(now: Moment) -> bool:
    """[BAL-7.7] Without it she would have left."""
    return REMEDE in now.was.defense and now.mine.is_in and now.mine.lives == 1


def cannot_heal(now: Moment) -> bool:
    return not can_heal(now.table, now.seat)


# Attack


def chest_is_full(now: Moment) -> bool:
    owner = now.attack.owner
    return owner not in (NOBODY, now.seat) and now.was.seats[owner].lives == LIVES


def gave_captive(now: Moment) -> bool:
    return now.choice is not LOSE_OWN


def is_captured_again(now: Moment) -> bool:
    return now.fact["owner"] not in (now.seat, now.fact["captor"])


def three_colors(now: Moment) -> bool:
    return len(now.attack.colors) == 3


def one_white(now: Moment) -> bool:
    """[BAL-7.14] Of the two tokens just drawn."""
    return bool(now.fact["tokens"].split().count(WHITE) == 1)


# Losses


def lost_own(now: Moment) -> bool:
    return bool(now.fact["owner"] == now.seat)


def owner_is_out(now: Moment) -> bool:
    return not now.table.seats[now.fact["owner"]].is_in


def had_captives(now: Moment) -> bool:
    return bool(now.mine_was.captured)


# Reactions


def is_third(now: Moment) -> bool:
    return now.seat not in (now.attack.author, *now.attack.targets)


def aims_at_the_same(now: Moment) -> bool:
    aims = [details["target"] for details in now.in_event("mirrored")]
    return len(aims) > len(set(aims))


def was_to_be_copied_onto(now: Moment) -> bool:
    """[BAL-7.5] She leaves, and a mirror is still held up to her."""
    return now.seat in (*now.attack.mirrors[1::2], *[target for _, target in now.was.copies])


def somebody_holds_a_mirror(now: Moment) -> bool:
    return any(MIROIR in mine.hand for mine in now.table.seats)


def is_settled(now: Moment) -> bool:
    """[BAL-7.20] Has the attack that is copied been parried or failed already?"""
    return bool(now.attack.parried or now.attack.failed)


def nobody_was_late(now: Moment) -> bool:
    """[BAL-7.20] The last answer after a result, and no mirror among them."""
    return is_settled(now) and now.table.sealed_together() is None and not now.told("mirrored")


def copies(card: Card) -> Callable[[Moment], bool]:
    """[BAL-7.21] Is it a copy with this spell?"""
    return lambda now: now.attack.copied_spell is card


def had_two_lives(now: Moment) -> bool:
    return now.mine_was.lives > 1


def had_a_spell(now: Moment) -> bool:
    """[BAL-7.21] Was a spell that acts on defenders laid in this turn?"""
    return any(details["card"] in ("fantome", "envoutement", "enchantement") for details in now.in_turn("laid"))


def has_just_stolen(now: Moment) -> bool:
    """[BAL-7.22] Does her own turn follow on the one she stole?"""
    return bool(now.was.robber == now.seat)


def robs_a_robber(now: Moment) -> bool:
    return bool(now.was.robber == now.fact["robbed"])


def attacks_the_robbed(now: Moment) -> bool:
    return now.fact["target"] in [details["robbed"] for details in now.in_turn("nananere")]


def was_stolen(now: Moment) -> bool:
    return bool(now.in_turn("stole_turn"))


def with_one_neighbor(now: Moment) -> bool:
    return len(now.fact["neighbors"]) == 1


def balls_at_once(now: Moment) -> int:
    """How many were laid in the window that has closed."""
    return len(now.in_turn("crystal_ball"))


def laid_a_ball(now: Moment) -> bool:
    return now.choice in (LAY[BOULE], BOTH)


def is_first_sender(now: Moment) -> bool:
    """[BAL-7.18] Is it the imp's witch who sweeps?"""
    return now.seat == now.attack.author
