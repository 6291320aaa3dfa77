"""When apprentice and adept react: a stolen turn, a mirror, a crystal ball."""

from chaudron.bots.bal.attack import promise_of_a_turn
from chaudron.bots.bal.item_values import MIRROR, ROBBERY
from chaudron.bots.bal.position import Position
from chaudron.games.bal.components import FULL_HAND, LUTIN
from chaudron.kernel.rule import Ask


def carabosse(now: Position, ask: Ask) -> str:
    """[BAL-4.1, BAL-7.6] Steal a turn for a good attack, never with an imp in hand; swap what is better elsewhere."""
    steals = "lay:nananere" in ask.options and is_worth_stealing(now)
    swaps = "lay:boule" in ask.options and is_worth_swapping(now)
    if steals and swaps:
        return "both"
    return "lay:nananere" if steals else "lay:boule" if swaps else "pass"


def calm(now: Position, ask: Ask) -> str:
    """[BAL-7.13]"""
    return "lay:boule" if "lay:boule" in ask.options and is_worth_swapping(now) else "pass"


def is_worth_stealing(now: Position) -> bool:
    return LUTIN not in now.hand and len(now.hand) > 3 and promise_of_a_turn(now) > ROBBERY


def is_worth_swapping(now: Position) -> bool:
    """To be rid of an imp, or of a ball that keeps a place which the next Sabbat would fill."""
    return LUTIN in now.hand or (now.view["tour"] == 2 and len(now.hand) + now.lives > FULL_HAND)


def mirror(now: Position, ask: Ask) -> str:
    """[BAL-7.5] If somebody will probably not parry the copy, to whom it hurts most."""
    aims = [option.thing for option in ask.options if option.verb == "to"]
    hope, target = now.best_target(aims, now.attacked_with.elements())
    return f"to:{target}" if hope > MIRROR else "pass"
