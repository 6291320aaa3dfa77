"""A lane for every seat: its track with chips, drop and rat; before it the points, below it what else it has."""

from typing import Any

from chaudron.envs.drawing.canvas import (
    BLACK,
    BLUE,
    FAINT,
    GREEN,
    INK,
    LIGHT,
    ORANGE,
    PINK,
    PURPLE,
    RED,
    SEATS,
    WHITE,
    YELLOW,
    Canvas,
    Color,
    Image,
)
from chaudron.games.belcastel.components import CHIP, COLORS, SPOON
from chaudron.games.belcastel.printed import printed_at
from chaudron.kernel.game import View

INKS: dict[str, Color] = dict(zip(COLORS, (WHITE, ORANGE, GREEN, BLUE, RED, YELLOW, PURPLE, BLACK, PINK), strict=True))
STEP, LANE, LEFT, TOP = 14, 62, 64, 26


def picture(view: View) -> Image:
    canvas = Canvas(LEFT + (SPOON + 1) * STEP + 10, TOP + LANE * view["players"])
    canvas.number(8, 8, f"{view['round']}/9")
    ruby = printed_at(view["options"]).track.ruby
    for seat, mine in enumerate(view["seats"]):
        _lane(canvas, TOP + seat * LANE, seat, mine, seat in view["awaited"], ruby)
    return canvas.image


def _lane(canvas: Canvas, y: int, seat: int, mine: dict[str, Any], is_awaited: bool, ruby: tuple[bool, ...]) -> None:
    ground = FAINT if mine["state"] == "stopped" else LIGHT
    canvas.box(4, y, canvas.image.shape[1] - 8, LANE - 4, ground, RED if mine["state"] == "exploded" else FAINT)
    canvas.disk(14, y + 18, 7, SEATS[seat], INK if is_awaited else FAINT)
    canvas.number(26, y + 10, mine["points"], scale=3)
    for space in range(SPOON + 1):
        canvas.box(LEFT + space * STEP, y + 8, STEP - 1, 20, WHITE, FAINT)
        if ruby[space]:
            canvas.disk(LEFT + space * STEP + 6, y + 24, 2, RED, RED)
    _marker(canvas, y, mine["drop"], BLUE)
    if mine["rat"]:
        _marker(canvas, y, mine["drop"] + mine["rat"], BLACK)
    for name, space in zip(mine["chips"], mine["spaces"], strict=True):
        _chip(canvas, LEFT + space * STEP + 6, y + 17, name)
    _below(canvas, y + 36, mine)


def _marker(canvas: Canvas, y: int, space: int, color: Color) -> None:
    canvas.box(LEFT + space * STEP + 4, y + 3, 5, 8, color, INK)


def _chip(canvas: Canvas, x: int, y: int, name: str) -> None:
    chip = CHIP[name]
    canvas.disk(x, y, 6, INKS[chip.color])
    canvas.number(x - 1, y - 2, chip.value, INK if chip.color in ("white", "yellow") else WHITE, scale=1)


def _below(canvas: Canvas, y: int, mine: dict[str, Any]) -> None:
    """Whites and their limit, the flask, rubies, and the bag: its size, and its chips where they are seen."""
    x = canvas.number(8, y + 4, f"{mine['whites']}/{mine['limit']}") + 12
    canvas.box(x, y + 2, 9, 14, GREEN if mine["flask"] else LIGHT, INK)
    x = canvas.row(x + 18, y + 4, [RED] * min(mine["rubies"], 8), size=4, step=10)
    x = canvas.number(x + 12, y + 4, mine["bag_size"]) + 8
    for place, name in enumerate(mine["bag"] or ()):
        _chip(canvas, x + 6 + place * STEP, y + 9, name)
