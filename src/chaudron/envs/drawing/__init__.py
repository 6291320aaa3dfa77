"""Views as pictures, for `render_mode="rgb_array"`: plain shapes and numbers, drawn with numpy alone."""

from chaudron.envs.drawing import bal, belcastel, blackwood
from chaudron.envs.drawing.canvas import Image
from chaudron.kernel.game import View

DRAWN_BY = {
    "belcastel": belcastel.picture,
    "witches": belcastel.picture,
    "bal": bal.picture,
    "blackwood": blackwood.picture,
}


def drawn(view: View) -> Image:
    """A view as an array of height × width × 3 colors."""
    return DRAWN_BY[view["game"]](view)
