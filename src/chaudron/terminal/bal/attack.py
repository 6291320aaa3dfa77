"""The attack on the table, drawn: its way from witch to witch, what it is made of, and what it takes to parry it."""

from chaudron.kernel.game import View
from chaudron.terminal.bal.glance import HEX, AttackView, colors_of, kind_of, missing, pairs, route
from chaudron.terminal.bal.pieces import Pieces
from chaudron.terminal.paint import folded


def attack_lines(view: View, pieces: Pieces, width: int) -> list[str]:
    """Who attacks whom with what, sent on by whom; what is laid against it, and what is still to be matched."""
    attack: AttackView | None = view["attack"]
    if attack is None:
        return []
    lines = [_way(attack, pieces), *_shares(attack, pieces)]
    if colors_of(attack) and not attack["is_off"]:
        lines.append(_parry(view, pieces))
    lines += [_told("board-bal-mirror", pair, pieces) for pair in pairs(attack["mirrors"])]
    return [part for line in lines for part in folded(line, width, indent="  ")]


def _way(attack: AttackView, pieces: Pieces) -> str:
    """`Attack: Anna → Bea → Clo: Ghost + Broth (red)`"""
    kind = kind_of(attack)
    stops = [*map(pieces.name, route(attack)), *[pieces.say("board-bal-all")] * (kind == HEX)]
    head = pieces.paint("ember", pieces.say("board-bal-attack", kind=kind))
    means = " + ".join(_means(attack, pieces))
    return pieces.say("board-bal-way", head=head, way=" → ".join(stops), means=means, shown=bool(means))


def _means(attack: AttackView, pieces: Pieces) -> list[str]:
    """What an attack consists of: spell, potions, tokens, or the colors of a copy."""
    cards = [attack["spell"], *attack["potions"]]
    tokens, copied = map(pieces.token, attack["tokens"]), map(pieces.color, attack["copied"])
    return [*[pieces.card(name) for name in cards if name], *tokens, *copied]


def _shares(attack: AttackView, pieces: Pieces) -> list[str]:
    """[BAL-7.4] Under Sortilège, shares that were swept on."""
    trail = attack["trail"] if kind_of(attack) == HEX else []
    return [_told("board-bal-share", pair, pieces) for pair in pairs(trail)]


def _told(key: str, pair: tuple[int, int], pieces: Pieces) -> str:
    seat, target = map(pieces.name, pair)
    return pieces.say(key, name=seat, target=target)


def _parry(view: View, pieces: Pieces) -> str:
    """What is laid in defense, and the colors that are still to be matched."""
    laid = " + ".join(map(pieces.card, view["defense"]))
    left = " + ".join(map(pieces.color, missing(view)))
    return pieces.say("board-bal-parry", laid=laid, has_laid=bool(laid), left=left, is_left=bool(left))
