"""What turned up in the games that were compared, and what never did."""

from collections import Counter
from collections.abc import Iterator

from chaudron.fast.belcastel.agendas import ASKED
from chaudron.fast.belcastel.trials import Trial, sets_of, values_of
from chaudron.games.belcastel import BELCASTEL, WITCHES
from chaudron.games.belcastel.components import BOOK_COLORS, CARDS, LAST_TUBE, PENNY_OF, WITCH_IDS
from chaudron.games.belcastel.table import Table
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask

Thing = tuple[str, str]


class Met:
    """In how many games each thing turned up."""

    def __init__(self) -> None:
        self.games: Counter[Thing] = Counter()
        self._now: set[Thing] = set()

    def begin(self, trial: Trial) -> None:
        """A game begins: what is in play."""
        self._now = {("table", f"{trial.kind.name} for {trial.box.players}, set {_set_of(trial)}")}
        self._now |= {("option", f"{name}={value}") for name, value in trial.box.options.items() if name != "books"}

    def answered(self, table: Table, ask: Ask, choice: Choice) -> None:
        """A question was asked and answered; what lies on the table by then."""
        self._now |= {("question", ask.about.key), ("card", table.card)}
        if choice.verb == "together":
            self._now.add(("agreed", str(choice.thing)))
        for mine in table.seats:
            for color in {chip.acts_as.color for chip in mine.chips} & table.box.book_ids.keys():
                self._now.add(("book", table.box.book_ids[color]))
            if any(chip.color == "locoweed" for chip in mine.chips) and "locoweed" in table.box.book_ids:
                self._now.add(("book", table.box.book_ids["locoweed"]))
            if mine.bowl:
                self._now.add(("bowl", "filled"))
            self._now.add(("tube", str(mine.tube)))

    def end(self, table: Table) -> None:
        spent = {penny for mine in table.seats for penny in table.box.pennies if penny not in mine.pennies}
        self._now |= {("witch", witch) for witch in table.witches if PENNY_OF[witch] in spent}
        self.games.update(self._now)

    def merge(self, other: "Met") -> None:
        self.games.update(other.games)

    def fewer_than(self, least: int) -> list[str]:
        """Everything that turned up in fewer games than this."""
        return [
            f"{kind} {name}: {self.games[kind, name]}" for kind, name in everything() if self.games[kind, name] < least
        ]


def _set_of(trial: Trial) -> str:
    books = str(trial.box.options["books"])
    return books if books.isdecimal() else "mix"


def everything() -> Iterator[Thing]:
    """All that there is to meet."""
    for kind in (BELCASTEL, WITCHES):
        for players in kind.players:
            for books in (*sets_of(kind), "mix"):
                yield "table", f"{kind.name} for {players}, set {books}"
    for name in WITCHES.options:
        if name != "books":
            yield from (("option", f"{name}={value}") for value in values_of(WITCHES, name))
    yield from (("option", f"first_player={seat}") for seat in range(max(WITCHES.players)))
    yield from (("question", key) for key in ASKED)
    yield from (("card", card) for card in CARDS)
    yield from (("witch", witch) for witch in WITCH_IDS)
    yield from (("agreed", wish) for wish in ("round", "always", "no"))
    yield from (("book", f"{color}-{number}") for color in BOOK_COLORS for number in sets_of(WITCHES))
    yield from (("book", book) for book in ("black-2p", "black-34p", "black-5", "black-6", "locoweed-5", "locoweed-6"))
    yield from (("tube", str(tube)) for tube in range(LAST_TUBE + 1))
    yield "bowl", "filled"
