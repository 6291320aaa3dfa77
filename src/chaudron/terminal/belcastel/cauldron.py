"""The cauldron of Belcastel drawn as its spiral: 54 spaces, from the drop in the middle to the spoon at the rim.

Nine columns and six rows hold the spiral exactly. A space shows `coins·points`, with `◆` between them for a ruby;
spaces that the potion has passed are dots.
"""

from chaudron.games.belcastel.components import SPOON
from chaudron.speech.belcastel import printed
from chaudron.terminal.paint import Paint

ROWS, COLUMNS, CELL = 6, 9, 5
WIDTH = COLUMNS * (CELL + 1) + 1

Place = tuple[int, int]
"""Row and column of a space."""


def _spiral() -> list[Place]:
    """The place of each space: clockwise from the inside, each ring left at its lower left corner."""
    places: list[Place] = []
    for ring in (2, 1, 0):
        top, left, bottom, right = ring, ring, ROWS - 1 - ring, COLUMNS - 1 - ring
        first = top + 1 if ring < 2 else top
        places += [(row, left) for row in range(bottom - 1, first - 1, -1) if ring < 2]
        places += [(top, column) for column in range(left, right + 1)]
        places += [(row, right) for row in range(top + 1, bottom + 1)]
        places += [(bottom, column) for column in range(right - 1, left - 1, -1)]
    return places


PLACES = _spiral()
SPACES = {place: space for space, place in enumerate(PLACES)}

CORNERS = {
    "    ": " ",
    " E W": "─",
    "N S ": "│",
    " ES ": "╭",
    "  SW": "╮",
    "NE  ": "╰",
    "N  W": "╯",
    "NES ": "├",
    "N SW": "┤",
    " ESW": "┬",
    "NE W": "┴",
    "   W": "╴",
    " E  ": "╶",
}
"""The character where walls meet, by the directions they come from."""


def _wall_above(row: int, column: int) -> bool:
    if row in (0, ROWS):
        return True
    return abs(SPACES[row, column] - SPACES[row - 1, column]) != 1


def _wall_before(row: int, column: int) -> bool:
    if column in (0, COLUMNS):
        return True
    return abs(SPACES[row, column] - SPACES[row, column - 1]) != 1


def _corner(row: int, column: int) -> str:
    walls = (
        row > 0 and _wall_before(row - 1, column),
        column < COLUMNS and _wall_above(row, column),
        row < ROWS and _wall_before(row, column),
        column > 0 and _wall_above(row, column - 1),
    )
    return CORNERS["".join(letter if wall else " " for letter, wall in zip("NESW", walls, strict=True))]


def _wall_line(row: int) -> str:
    line = ""
    for column in range(COLUMNS):
        line += _corner(row, column) + ("─" if _wall_above(row, column) else " ") * CELL
    return line + _corner(row, COLUMNS)


WALLS = [_wall_line(row) for row in range(ROWS + 1)]


def shown(space: int) -> str:
    """What is printed on a space: `27◆10`, `6·1`, `3`."""
    coins, points, ruby = (of[space] for of in printed().track)
    between = "◆" if ruby else "·" if points else ""
    return f"{coins}{between}{points or ''}"


def face(chip: str) -> str:
    """A chip in the pot: `(g2)`; a locoweed with what it copies, `l=g2` [WIT-5.9]."""
    own, _, copied = chip.partition("=")
    return f"{own[0]}={copied}" if copied and own == "l1" else f"({own})"


class CauldronDrawing:
    """What lies in a cauldron, ready to be drawn."""

    def __init__(self, seat: dict[str, object], paint: Paint, scoring: int | None) -> None:
        self.paint = paint
        self.scoring = scoring
        chips, spaces, drop, rat = seat["chips"], seat["spaces"], seat["drop"], seat["rat"]
        assert isinstance(chips, list)
        assert isinstance(spaces, list)
        assert isinstance(drop, int)
        assert isinstance(rat, int)
        self.chips: dict[int, str] = dict(zip(spaces, chips, strict=True))
        self.drop, self.rat = drop, drop + rat if rat else None
        self.position: int = spaces[-1] if spaces else drop + rat

    def lines(self, title: str) -> list[str]:
        """The whole spiral; the title stands in its rim."""
        wall = self.paint
        rim = f"╭─ {title} " + WALLS[0][len(title) + 4 :]
        lines = [wall("wall", rim)]
        for row in range(ROWS):
            lines.append(self._row(row))
            lines.append(wall("wall", WALLS[row + 1]))
        return lines

    def _row(self, row: int) -> str:
        line = ""
        for column in range(COLUMNS):
            space = SPACES[row, column]
            line += self._mark(space, _wall_before(row, column)) + self._cell(space)
        return line + self.paint("wall", "│")

    def _mark(self, space: int, wall: bool) -> str:
        if space == self.scoring:
            return self.paint("copper", "▶")
        return self.paint("wall", "│") if wall else " "

    def _cell(self, space: int) -> str:
        """Five columns: a chip, the drop, the rat, or what is printed there."""
        if space in self.chips:
            return self._middle(self.paint.chip(self.chips[space], face(self.chips[space])), 4)
        if space == self.rat:
            return self._middle(self.paint("rat", "rat~"), 4)
        if space == self.drop:
            return self._middle(self.paint("drop", "▼"), 1)
        if space < self.position:
            return self._middle(self.paint("faded", "·"), 1)
        text = shown(space)
        text = (" " * (2 - len(str(printed().track.coins[space]))) + text).ljust(CELL)
        style = "scoring" if space == self.scoring else "ruby" if printed().track.ruby[space] else "space"
        return self.paint(style, text)

    @staticmethod
    def _middle(painted: str, width: int) -> str:
        before = (CELL - width) // 2
        return " " * before + painted + " " * (CELL - width - before)


assert SPACES[PLACES[SPOON]] == SPOON
