"""[BAL-5] What probes of leaving and of inherited hands ask of a moment."""

from chaudron.games.bal.components import SORTILEGE
from tests.soak.bal.moment import Moment, by_ghost, is_copy, is_farce, is_swept


def is_plain_target(now: Moment) -> bool:
    """A single witch attacked by another, straight."""
    attack = now.attack
    is_straight = not is_copy(now) and not is_farce(now) and attack.spell is not SORTILEGE
    return is_straight and now.seat in attack.targets and not by_ghost(now)


def hexed(now: Moment) -> bool:
    return now.attack.spell is SORTILEGE and now.seat in now.attack.targets and not is_swept(now)


def place(now: Moment) -> int:
    """In which place she defended."""
    return now.attack.targets.index(now.seat)


def holds_a_mirror(now: Moment) -> bool:
    return now.seat in now.attack.mirrors[::2]


def lost_two(now: Moment) -> bool:
    lost = [details for details in now.in_event("lost") if details["seat"] == now.seat]
    return len(lost) > 1 and not by_ghost(now)


def ghost_took(now: Moment, seat: int) -> bool:
    """[BAL-5.5] Did she leave because her ghost was parried?"""
    facts = [details["seat"] for key, rule, details in now.event if key == "lost" and rule == "BAL-7.12"]
    return seat in facts


def follows_another_loss(now: Moment) -> bool:
    """[BAL-5.7] The second to leave in one event."""
    return len(now.in_event("eliminated")) > 1


def is_held_by_others(now: Moment) -> bool:
    """[BAL-5.6] Are Crapzouilles of hers with a captor?"""
    return any(now.seat in other.captured for other in now.table.seats)


def inherits(now: Moment) -> bool:
    return now.table.box.inherits


def heir_is_out(now: Moment) -> bool:
    heir = now.fact["by"]
    return inherits(now) and heir is not None and not now.table.seats[heir].is_in


def leaves_to_nobody(now: Moment) -> bool:
    return inherits(now) and now.fact["by"] is None
