"""The forest, the village's potions beside it, and below a lane for every witch."""

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
from chaudron.games.blackwood.components import COLORS, COLUMNS, KINDS, KNOWN, Amounts, Components
from chaudron.kernel.game import View

POTION_INKS: dict[str, Color] = dict(zip(COLORS, (RED, GREEN, BLUE, PURPLE), strict=True))
KIND_INKS: dict[str, Color] = dict(zip(KINDS, (GREEN, YELLOW, RED, GREY), strict=True))
CARD, LANE, TOP, WIDTH = 64, 34, 26, 560


def picture(view: View) -> Image:
    rows, cards = len(view["forest"]) // COLUMNS, KNOWN[view["options"]["components"]]
    lanes = TOP + CARD * max(rows, 3)
    canvas = Canvas(WIDTH, lanes + LANE * view["players"] + 4)
    canvas.number(8, 8, f"{view['expedition']}/3")
    canvas.number(60, 8, f"{view['column']}/5")
    for place, card in enumerate(view["forest"]):
        x, y = 6 + place % COLUMNS * CARD, TOP + (rows - 1 - place // COLUMNS) * CARD
        _place(canvas, x, y, cards, card, view["puppets"][place])
    for number, potion in enumerate(view["display"]):
        _potion(canvas, 340 + number % 2 * 108, TOP + number // 2 * CARD, cards, potion)
    for seat, mine in enumerate(view["seats"]):
        _lane(canvas, lanes + seat * LANE, seat, mine, view)
    return canvas.image


def _place(canvas: Canvas, x: int, y: int, cards: Components, card: str, owner: int) -> None:
    canvas.box(x, y, CARD - 4, CARD - 4, LIGHT if card else FAINT, INK)
    if card:
        _ingredients(canvas, x + 6, y + 8, cards.forest[card].gives)
        canvas.number(x + 8, y + 38, cards.forest[card].cost)
    if owner >= 0:
        canvas.disk(x + 42, y + 42, 10, SEATS[owner])


def _ingredients(canvas: Canvas, x: int, y: int, amounts: Amounts) -> None:
    inks = [KIND_INKS[kind] for kind, amount in zip(KINDS, amounts, strict=True) for _ in range(amount)]
    canvas.row(x, y, inks, size=6, step=15)


def _potion(canvas: Canvas, x: int, y: int, cards: Components, potion: str) -> None:
    """What it needs, its renown, and its coins."""
    about = cards.potions[potion]
    canvas.box(x, y, 104, CARD - 6, POTION_INKS[about.color], INK)
    canvas.box(x + 3, y + 3, 98, 24, LIGHT)
    _ingredients(canvas, x + 5, y + 8, about.needs)
    canvas.number(x + 8, y + 36, about.renown, WHITE)
    canvas.number(x + 70, y + 36, about.coins, YELLOW)


def _lane(canvas: Canvas, y: int, seat: int, mine: dict[str, Any], view: View) -> None:
    """Coins, puppets in hand, potions, then how many cards and spells."""
    canvas.box(4, y, WIDTH - 8, LANE - 4, LIGHT, FAINT)
    canvas.disk(18, y + 15, 9, SEATS[seat], INK if seat in view["awaited"] else FAINT)
    canvas.number(36, y + 10, mine["coins"])
    canvas.row(76, y + 8, [SEATS[seat]] * mine["puppets"], size=6, step=16)
    printed = KNOWN[view["options"]["components"]].potions
    for place, potion in enumerate(mine["potions"] + mine["sold"]):
        is_sold = place >= len(mine["potions"])
        canvas.box(140 + place * 16, y + 5, 13, 20, FAINT if is_sold else POTION_INKS[printed[potion].color], INK)
    canvas.number(440, y + 10, len(mine["larder"]))
    canvas.number(490, y + 10, f"{len(mine['ready'])}/{len(mine['spent'])}")
