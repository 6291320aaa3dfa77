"""Values that somebody tries: what must hold for any game has to hold with them too."""

from collections.abc import Iterator

from chaudron.games.belcastel import WITCHES
from chaudron.games.belcastel.box import write_mix
from chaudron.games.belcastel.components import BOOK_COLORS
from chaudron.games.belcastel.own_code import OwnCodeFailed
from chaudron.games.belcastel.printed import COMPONENTS, KNOWN, Components
from chaudron.kernel.bad_record import BadRecord
from chaudron.kernel.check import Broken, check
from chaudron.kernel.printed import BadComponents

SEEDS = (1, 2)
EVERY = 7
"""Of so many decisions one is looked at from all sides."""
SHOWN = 300


def mixes(tried: Components) -> Iterator[str]:
    """Books for as few games as let everything act that somebody has written."""
    sets = {color: [book[-1] for book in tried.books if book.startswith(f"{color}-")] or ["1"] for color in BOOK_COLORS}
    for turn in range(max(map(len, sets.values()))):
        yield write_mix({color: int(known[turn % len(known)]) for color, known in sets.items()})


def try_out(tried: Components) -> int:
    """Play random games with what somebody has written; how many. Raises `BadComponents`."""
    if not (tried.books or tried.cards):
        return 0
    KNOWN.setdefault(tried.hash, tried)
    games = [(books, seed) for books in mixes(tried) for seed in SEEDS]
    for books, seed in games:
        try:
            check(WITCHES, 2, {"books": books, COMPONENTS: tried.hash}, seed, every=EVERY)
        except (Broken, OwnCodeFailed, BadRecord) as error:
            raise BadComponents("broken_game", why=str(error).splitlines()[0][:SHOWN]) from error
    return len(games)
