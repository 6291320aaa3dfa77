"""A sheet of paper: rectangles, disks and numbers."""

from collections.abc import Sequence

from chaudron.lab.extras import needed

with needed("gymnasium"):
    import numpy as np
    from numpy.typing import NDArray

Image = NDArray[np.uint8]
Color = tuple[int, int, int]

PAPER, INK, FAINT, LIGHT = (240, 229, 200), (42, 30, 24), (190, 172, 136), (250, 241, 222)
RED, GREEN, BLUE, YELLOW, PURPLE = (196, 60, 48), (70, 132, 74), (62, 112, 178), (224, 178, 58), (126, 80, 156)
ORANGE, BLACK, WHITE, GREY, PINK = (222, 128, 48), (38, 34, 36), (252, 250, 244), (132, 126, 120), (214, 128, 150)
SEATS: tuple[Color, ...] = (BLUE, ORANGE, PURPLE, GREEN, RED, GREY)
"""Of the pieces of each seat."""

DIGITS = {
    "0": "75557",
    "1": "26227",
    "2": "71747",
    "3": "71717",
    "4": "55711",
    "5": "74717",
    "6": "74757",
    "7": "71122",
    "8": "75757",
    "9": "75717",
    "-": "00700",
    "/": "11244",
    "+": "02720",
}
"""Three dots wide and five high: a row each, as the bits of a number."""


class Canvas:
    """What is drawn later lies above; what is outside is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.image: Image = np.full((height, width, 3), PAPER, np.uint8)

    def box(self, x: int, y: int, width: int, height: int, color: Color, frame: Color | None = None) -> None:
        """A rectangle, perhaps with a frame."""
        if frame is not None:
            self.image[y : y + height, x : x + width] = frame
            x, y, width, height = x + 1, y + 1, width - 2, height - 2
        self.image[y : y + height, x : x + width] = color

    def disk(self, x: int, y: int, radius: int, color: Color, frame: Color = INK) -> None:
        """A disk around a point, with an outline."""
        part = self.image[max(0, y - radius) : y + radius + 1, max(0, x - radius) : x + radius + 1]
        rows, columns = np.ogrid[: part.shape[0], : part.shape[1]]
        distance = (rows - min(y, radius)) ** 2 + (columns - min(x, radius)) ** 2
        part[distance <= radius * radius + radius // 2] = frame
        part[distance <= (radius - 1) ** 2 + radius // 2] = color

    def number(self, x: int, y: int, shown: object, color: Color = INK, scale: int = 2) -> int:
        """A number from its upper left corner; returns where it ends."""
        for letter in str(shown):
            for row, bits in enumerate(DIGITS.get(letter, "00000")):
                for column in range(3):
                    if int(bits) & 4 >> column:
                        self.box(x + column * scale, y + row * scale, scale, scale, color)
            x += 4 * scale
        return x

    def row(self, x: int, y: int, colors: Sequence[Color], size: int = 5, step: int = 13) -> int:
        """Disks side by side; returns where they end."""
        for place, color in enumerate(colors):
            self.disk(x + place * step + size, y + size, size, color)
        return x + len(colors) * step
