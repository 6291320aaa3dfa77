"""[BAL-2.3, BAL-4.18] Reaction windows: opened by public facts alone, for every witch alike, answered in secret."""

from chaudron.games.bal.choices import ABOUT, BOTH, LAY, PASS, SILENT, TO
from chaudron.games.bal.components import BOULE, MIROIR, NANANERE, Card
from chaudron.games.bal.table import NOBODY, Table
from chaudron.games.bal.view_types import Window
from chaudron.kernel.choice import Choice
from chaudron.kernel.game import Limit
from chaudron.kernel.rule import About, Ask, Rule, Then, Together, rule, step

OPENED_BY: dict[str, Window] = {
    "arrive": "carabosse",
    "calm": "calm",
    "open_mirrors": "mirror",
    "open_late_mirrors": "mirror",
    "listen": "challenge",
    "choose": "give",
}
"""The step that asks several at once, and what about."""
REACTIONS = ("carabosse", "calm", "mirror")


def open_window(table: Table) -> Window | None:
    """[BAL-2.3] What several are asked at the same time, for everybody to know."""
    if table.sealed_together() is None:
        return None
    opener = table.agenda[-2]
    return OPENED_BY[opener.saved_at[opener.at - 1]]


def limit(table: Table, seconds: float) -> Limit | None:
    """[BAL-8.2, BAL-8.4, BAL-9.1] Silence in a window passes; silence instead of a formula leaves it unread."""
    window, options = open_window(table), table.box.options
    if window in REACTIONS and seconds:
        return Limit(seconds, PASS)
    if window == "challenge":
        return Limit(options["challenge_time"], PASS)
    if any(ask.about is ABOUT.READ for ask in table.asks.values()):
        return Limit(options["incantation_time"], SILENT)
    return None


def could_be_held(table: Table, card: Card) -> bool:
    """[BAL-2.1] For all that everybody sees, may some witch hold this card?"""
    return not table.is_all_discarded(card)


def carabosse_window(table: Table, slot: int) -> Together | None:
    """[BAL-4.1] Before anything else: À moi, nananère ! of the others, and Boule de cristal of anyone."""
    steal = could_be_held(table, NANANERE) and not is_spared(table, slot)
    swap = could_be_held(table, BOULE)
    asked = table.clockwise(slot, including=swap) if steal or swap else []
    return _window({seat: [React(seat, ABOUT.CARABOSSE.key, steal and seat != slot, swap)] for seat in asked})


def is_spared(table: Table, slot: int) -> bool:
    """[BAL-7.22] Nobody steals from a witch who has just stolen."""
    return table.box.spares_robbers and table.robber == slot


def calm_window(table: Table) -> Together | None:
    """[BAL-4.17, BAL-7.13] After the attack: Boule de cristal of anyone."""
    asked = table.living if could_be_held(table, BOULE) else []
    return _window({seat: [React(seat, ABOUT.CALM.key, False, True)] for seat in asked})


def mirror_window(table: Table, author: int, target: int) -> Together | None:
    """[BAL-4.9, BAL-7.5] Mon beau miroir of anyone for whom there is somebody to hold it up to."""
    if not could_be_held(table, MIROIR):
        return None
    aims = {seat: [other for other in table.living if other not in (author, target, seat)] for seat in table.living}
    return _window({seat: [HoldUpMirror(seat, tuple(others))] for seat, others in aims.items() if others})


def _window(branches: dict[int, list[Rule]]) -> Together | None:
    return Together(dict(sorted(branches.items())), sealed=True) if branches else None


@rule
class React(Rule):
    """[BAL-4.18] One witch's answer in a window."""

    seat: int
    about: str
    steals: bool
    swaps: bool

    @step
    def choose(self, table: Table) -> Then:
        hand = table.seats[self.seat].hand
        steal = [LAY[NANANERE]] if self.steals and NANANERE in hand else []
        swap = [LAY[BOULE]] if self.swaps and BOULE in hand else []
        both = [BOTH] if steal and swap else []
        return Ask(self.seat, _ABOUTS[self.about], (*steal, *swap, *both, PASS))

    @step
    def answer(self, table: Table, choice: Choice) -> Then:
        table.seats[self.seat].reaction = str(choice)


@rule
class HoldUpMirror(Rule):
    """[BAL-7.5] One witch's answer in the mirror's window."""

    seat: int
    aims: tuple[int, ...]

    @step
    def choose(self, table: Table) -> Then:
        mirror = [TO[aim] for aim in self.aims] if MIROIR in table.seats[self.seat].hand else []
        return Ask(self.seat, ABOUT.MIRROR, (*mirror, PASS))

    @step
    def aim(self, table: Table, choice: Choice) -> Then:
        if choice is not PASS:
            table.seats[self.seat].reaction, table.seats[self.seat].aim = str(LAY[MIROIR]), choice.thing


_ABOUTS: dict[str, About] = {about.key: about for about in (ABOUT.CARABOSSE, ABOUT.CALM)}


def answers(table: Table) -> dict[int, tuple[str, int]]:
    """What was answered in the window that has closed, and whom it was aimed at."""
    given = {seat: (mine.reaction, mine.aim) for seat, mine in enumerate(table.seats) if mine.reaction}
    for mine in table.seats:
        mine.reaction, mine.aim = "", NOBODY
    return given
