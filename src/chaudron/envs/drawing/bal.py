"""The attack above, below it a lane for every witch: her Crapzouilles, and her cards where they are seen."""

from typing import Any

from chaudron.envs.drawing.canvas import (
    BLUE,
    FAINT,
    GREEN,
    GREY,
    INK,
    LIGHT,
    PURPLE,
    RED,
    SEATS,
    WHITE,
    YELLOW,
    Canvas,
    Color,
    Image,
)
from chaudron.games.bal.components import CARD, COLORS
from chaudron.kernel.game import View

INKS: dict[str, Color] = {
    **dict(zip(COLORS, (GREY, BLUE, GREEN, YELLOW, RED), strict=True)),
    "": PURPLE,
    "white": WHITE,
}
"""Of potions and tokens; spells have no color."""
LANE, TOP, WIDTH = 50, 58, 560


def picture(view: View) -> Image:
    canvas = Canvas(WIDTH, TOP + LANE * view["players"])
    canvas.number(8, 8, view["round"])
    canvas.number(8, 28, view["pile"])
    if view["attack"]:
        _attack(canvas, view["attack"], view["defense"])
    for seat, mine in enumerate(view["seats"]):
        _lane(canvas, TOP + seat * LANE, seat, mine, view)
    return canvas.image


def _attack(canvas: Canvas, attack: dict[str, Any], defense: list[str]) -> None:
    """Who attacks whom, with what; below it what is laid against it."""
    canvas.disk(70, 16, 8, SEATS[attack["author"]])
    spells = [attack[name] for name in ("spell", "second") if attack[name]]
    x = _cards(canvas, 88, 6, attack["potions"] + spells)
    x = canvas.row(x + 4, 10, [INKS[color] for color in attack["tokens"] + attack["copied"]]) + 20
    canvas.row(x, 8, [SEATS[seat] for seat in attack["targets"]], size=8, step=20)
    _cards(canvas, 88, 32, defense)


def _lane(canvas: Canvas, y: int, seat: int, mine: dict[str, Any], view: View) -> None:
    defends = view["attack"] is not None and view["attack"]["defender"] == seat
    canvas.box(4, y, WIDTH - 8, LANE - 4, FAINT if mine["out_at"] else LIGHT, RED if defends else FAINT)
    canvas.disk(18, y + 22, 9, SEATS[seat], INK if seat in view["awaited"] else FAINT)
    own, lost = [SEATS[seat]] * mine["alive"], [FAINT] * mine["dead"]
    x = canvas.row(36, y + 4, [*own, *[SEATS[other] for other in mine["captured"]]])
    canvas.row(x + 8, y + 4, lost)
    if mine["hand"] is None:
        canvas.number(38, y + 26, mine["hand_size"])
    else:
        _cards(canvas, 36, y + 22, mine["hand"])


def _cards(canvas: Canvas, x: int, y: int, names: list[str]) -> int:
    """Cards side by side; returns where they end."""
    for name in names:
        canvas.box(x, y, 13, 19, INKS[CARD[name].color], INK)
        x += 15
    return x
