"""What one reads off a view of Le Bal des Sorcières at a glance: the attack and its way, the hand, who does what."""

from collections import Counter as Tally
from typing import Any

from chaudron.games.bal.components import CARD, COLORS, WHITE, Card
from chaudron.kernel.game import View

SeatView = dict[str, Any]
"""One of the seats of a view."""
AttackView = dict[str, Any]
"""The attack of a view."""
NOBODY = -1
OF_HAND = ("lay", "discard", "give")
"""The verbs of choices that are cards of the own hand."""
PLAIN, HEX, FARCE, COPY = "plain", "hex", "farce", "copy"


def around(view: View) -> list[int]:
    """All seats clockwise, the viewer's first."""
    start = view["me"] or 0
    return [(start + turn) % view["players"] for turn in range(view["players"])]


def place_of(view: View, seat: int) -> int:
    """[BAL-5.7] The place of a witch who has left."""
    return int(view["players"] + 1 - view["seats"][seat]["out_at"])


def captured_from(mine: SeatView) -> dict[int, int]:
    """[BAL-7.9] How many Crapzouilles of which witch are held captive in a chest."""
    return dict(sorted(Tally(mine["captured"]).items()))


# The attack


def kind_of(attack: AttackView) -> str:
    """What kind of attack lies on the table."""
    if attack["copied"]:
        return COPY
    if attack["owner"] == NOBODY:
        return FARCE
    return HEX if attack["spell"] == "sortilege" else PLAIN


def route(attack: AttackView) -> list[int]:
    """[BAL-7.4] The way of an attack from witch to witch; of a Sortilège, which goes to all, only its author."""
    if kind_of(attack) == HEX:
        return [attack["author"]]
    first = [attack["author"]] if kind_of(attack) != FARCE else []
    return [*first, *attack["targets"][:1], *attack["trail"][1::2]]


def colors_of(attack: AttackView) -> list[str]:
    """[BAL-4.10] What a parry must match, the rarest first."""
    drawn = [color for color in attack["tokens"] if color != WHITE]
    colors = [*[CARD[name].color for name in attack["potions"]], *drawn, *attack["copied"]]
    return sorted(colors, key=COLORS.index)


def missing(view: View) -> list[str]:
    """[BAL-4.10] The colors that the witch who defends has not matched yet."""
    laid = Tally(CARD[name].color for name in view["defense"])
    left = Tally(colors_of(view["attack"])) - laid
    return sorted(left.elements(), key=COLORS.index)


def is_defending(view: View, seat: int) -> bool:
    """Does the attack on the table await the defense of this witch?"""
    attack = view["attack"]
    settled = attack is None or attack["is_off"] or seat in (*attack["parried"], *attack["failed"])
    return not settled and bool(attack["defender"] == seat)


def pairs(flat: list[int]) -> list[tuple[int, int]]:
    """Pairs that a view holds one after the other."""
    return list(zip(flat[::2], flat[1::2], strict=True))


def doing(view: View, seat: int) -> str:
    """What a witch is about, as a key: `out`, `attacks`, `defends`, `parried`, `failed`, or nothing."""
    attack = view["attack"]
    if view["seats"][seat]["out_at"]:
        return "out"
    if attack is None:
        return ""
    if is_defending(view, seat):
        return "defends"
    for settled in ("parried", "failed"):
        if seat in attack[settled]:
            return settled
    return "attacks" if seat == attack["author"] and attack["owner"] != NOBODY else ""


# The hand


def question(view: View) -> dict[str, Any]:
    """What the viewer is asked; empty when nothing."""
    asked: dict[str, Any] = view["asks"].get(str(view["me"]), {})
    return asked


def numbers(view: View) -> dict[str, int]:
    """The numbers of the choices that are cards of the own hand, by the names of the cards."""
    options = [option.partition(":") for option in question(view).get("options", ())]
    return {thing: number for number, (verb, _, thing) in enumerate(options, 1) if verb in OF_HAND}


def hand(view: View) -> list[str]:
    """The viewer's own cards."""
    return [] if view["me"] is None else view["seats"][view["me"]]["hand"] or []


def potions_by_color(names: list[str]) -> dict[str, list[tuple[Card, int]]]:
    """The potions of a hand with their numbers, by color, the commonest last."""
    held = Tally(CARD[name] for name in names)
    kinds = {color: [card for card in sorted(held) if card.color == color] for color in COLORS}
    return {color: [(card, held[card]) for card in cards] for color, cards in kinds.items() if cards}


def spells(names: list[str]) -> list[tuple[Card, int]]:
    """The spells of a hand with their numbers."""
    held = Tally(CARD[name] for name in names if not CARD[name].color)
    return [(card, held[card]) for card in sorted(held)]
