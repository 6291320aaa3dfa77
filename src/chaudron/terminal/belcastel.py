"""The board of Belcastel as text: a picture of a view, and nothing that the view does not hold.

Drawn, it shows the own cauldron as its spiral with the others beside it, and the counter instead while shopping;
`linear` says the same in plain sentences, for a screen reader.
"""

from collections.abc import Sequence

from chaudron.games.belcastel.components import COINS, POINTS, ROUNDS, RUBY
from chaudron.kernel.game import View
from chaudron.terminal import linear as in_sentences
from chaudron.terminal.counter import Counter
from chaudron.terminal.glance import (
    BREWING,
    SeatView,
    box_of,
    counted,
    is_shopping,
    others,
    phase,
    position,
    score_track,
    scoring_space,
    tube_marks,
)
from chaudron.terminal.paint import Paint, beside, ends, flow, visible, wrap
from chaudron.terminal.pot import WIDTH as POT_WIDTH
from chaudron.terminal.pot import Pot
from chaudron.words import Words

PANE, WIDE = 22, 50
"""The narrowest pane beside the pot (without room for it the others stand below), and one that tells more."""
FEW_CHIPS = 7
"""How many chips of another cauldron a narrow pane shows."""
TIMES = "\N{MULTIPLICATION SIGN}"
MOST_TAILS = 5
"""More rat tails than this are written as a number."""


def board(
    view: View,
    words: Words,
    *,
    names: Sequence[str] = (),
    width: int = 80,
    color: bool = False,
    linear: bool = False,
) -> str:
    """A view as text. Seats without a name are called by their number; too narrow a picture becomes sentences."""
    if linear:
        return in_sentences.board(view, words, names)
    if width < POT_WIDTH:
        sentences = in_sentences.board(view, words, names).split("\n")
        return "\n".join(line for sentence in sentences for line in wrap(sentence, width))
    return "\n".join(Board(view, words, names, width, Paint(color)).lines())


def brief_board(view: View, words: Words, *, names: Sequence[str] = (), width: int = 80, color: bool = False) -> str:
    """The board without its spiral: for questions with many choices on a low screen."""
    return "\n".join(Board(view, words, names, width, Paint(color)).lines(brief=True))


def status(
    view: View,
    words: Words,
    *,
    names: Sequence[str] = (),
    width: int = 80,
    color: bool = False,
    linear: bool = False,
) -> str:
    """Only the viewer's own lines of the board: whites, scoring space, bag and belongings."""
    if linear:
        return in_sentences.status(view, words, names)
    return "\n".join(Board(view, words, names, width, Paint(color)).status())


class Board:
    """The drawing of one view."""

    def __init__(self, view: View, words: Words, names: Sequence[str], width: int, paint: Paint) -> None:
        self.view, self.words, self.names, self.width, self.paint = view, words, names, width, paint
        self.me: int | None = view["me"]
        self.pane = width - POT_WIDTH - 2

    def lines(self, brief: bool = False) -> list[str]:
        if is_shopping(self.view):
            return [*self.heading(), *Counter(self.view, self.words, self.width, self.paint).lines(), *self.status()]
        cauldrons = self.everybody() if brief else self.cauldrons()
        return [*self.heading(), *self.card(), *cauldrons, *self.status()]

    def name(self, seat: int) -> str:
        """Who sits there; a star for the first player."""
        return ("★" if seat == self.view["first"] else "") + self.words.seat(seat, self.names)

    # Heading

    def heading(self) -> list[str]:
        """The round, and the markers on the score track with the rat tails between them."""
        number: int = self.view["round"]
        flames = "●" * (number - 1) + "◉" * (number > 0) + "○" * (ROUNDS - number)
        title = self.words.say("board-round", round=number, rounds=ROUNDS)
        left = f"{self.paint('title', title)} {self.paint('copper', flames)}"
        track = " ".join(self.markers())
        if visible(left) + visible(track) + 3 <= self.width:
            return [ends(left, track, self.width)]
        return [left, *flow(self.markers(), self.width, between=" ")]

    def markers(self) -> list[str]:
        """Each marker with what lies between it and the next: a tilde for every rat tail."""
        track = score_track(self.view)
        shown = []
        for place, marker in enumerate(track):
            name = self.paint("name" if marker.seat == self.me else "space", self.name(marker.seat))
            shown.append(f"{name} {self.paint('brass', str(marker.points))}")
            if place < len(track) - 1:
                shown[-1] += self.tails(marker.tails, tied=marker.points == track[place + 1].points)
        return shown

    def tails(self, tails: int, tied: bool) -> str:
        if tied:
            return " ="
        drawn = "~" * tails if tails <= MOST_TAILS else f"~{tails}~"
        return " " + self.paint("rat", drawn or "·")

    def card(self) -> list[str]:
        """The fortune card in force and what it does."""
        card = self.view["card"]
        if not card:
            return []
        name = self.words.say(f"belcastel-card-{card}")
        text = self.words.say("board-card", card=name, text=self.words.say(f"belcastel-card-{card}.text"))
        first, *rest = wrap(text, self.width)
        painted = first.replace(name, self.paint("copper", name), 1)
        return [painted, *rest]

    # Cauldrons

    def cauldrons(self) -> list[str]:
        """The own cauldron as a spiral; the others beside it, or below when there is no room."""
        if self.me is None:
            return self.seats(self.width)
        scoring = scoring_space(self.view, self.me)
        pot = Pot(self.view["seats"][self.me], self.paint, scoring)
        drawn = pot.lines(self.words.say("board-rim", name=self.words.seat(self.me, self.names)))
        tubes = self.tubes(self.view["seats"][self.me])
        if self.pane < PANE:
            return [*drawn, *tubes, *self.seats(self.width)]
        return [*beside(drawn, self.seats(self.pane)), *tubes]

    def everybody(self) -> list[str]:
        """All seats in a few lines each, the viewer's first."""
        mine = [] if self.me is None else self.other(self.me, self.width)
        return [*mine, *self.seats(self.width)]

    def seats(self, width: int) -> list[str]:
        """The other players, one below the other, with air between them where there is room."""
        blocks = [self.other(seat, width) for seat in others(self.view)]
        room = sum(map(len, blocks)) + len(blocks) - 1 <= 13 and width < self.width
        lines: list[str] = []
        for block in blocks:
            lines += ["", *block] if room and lines else block
        return lines

    def other(self, seat: int, width: int) -> list[str]:
        """Another player in a few lines."""
        theirs: SeatView = self.view["seats"][seat]
        score = self.words.say("board-score", points=theirs["points"], rubies=theirs["rubies"])
        name, things = self.paint("name", self.name(seat)), self.belongings(theirs, width)
        doing, chips = flow(self.doing(seat, theirs, width), width, " · "), self.chips(theirs, width)
        open_bag = [] if seat == self.me else theirs["bag"] or []  # of others, only where bags are open [BEL-15.5]
        bag = flow(self.kinds(open_bag), width, " ")
        if width < WIDE:
            head = [ends(name, score, width)] if visible(name + score) < width else [name, score]
            return [*head, *doing, *chips, *flow(things, width, " · "), *bag]
        return [*flow([ends(name, score, 27), *things], width, " · "), *bag, *doing, *chips]

    def doing(self, seat: int, theirs: SeatView, width: int) -> list[str]:
        """What someone is up to: state, place and what it is worth, whites."""
        space = scoring_space(self.view, seat)
        if space is None:
            return []
        state = self.words.say(f"board-state-{theirs['state']}", protected=theirs["protected"])
        if theirs["state"] == "exploded":
            state = self.paint("ember", state)
        key = "board-whites-of" if self.view["players"] < 4 or width >= WIDE else "board-whites-short"
        whites = self.words.say(key, whites=theirs["whites"], limit=theirs["limit"])
        worth = [self.brings(space)] if width >= WIDE else []
        return [self.words.say("board-at", state=state, space=position(theirs)), *worth, whites]

    def brings(self, space: int) -> str:
        return self.words.say("board-worth", coins=COINS[space], points=POINTS[space], ruby=RUBY[space])

    def chips(self, theirs: SeatView, width: int) -> list[str]:
        """The chips of a cauldron; in a narrow pane only the last ones."""
        chips = theirs["chips"]
        few = width < WIDE and len(chips) > FEW_CHIPS
        shown = [self.paint.chip(name) for name in (chips[-FEW_CHIPS:] if few else chips)]
        return flow([*["…"] * few, *shown], width, " ")

    def belongings(self, mine: SeatView, width: int) -> list[str]:
        """Drop, rat, bag, flask and what lies beside the cauldron; a narrow pane leaves out an empty flask."""
        say = self.words.say
        items = [say("board-drop-short", space=mine["drop"])]
        if mine["rat"]:
            items.append(say("board-rat-short", space=mine["drop"] + mine["rat"]))
        if box_of(self.view).has_tubes:
            items.append(say("board-tube-short", tube=mine["tube"]))
        items.append(say("board-bag-short", count=mine["bag_size"]))
        if mine["flask"] or width >= WIDE:
            items.append(say("board-flask-short", full=mine["flask"]))
        if mine["beside"]:
            items.append(say("board-beside", chips=" ".join(mine["beside"])))
        return items

    def kinds(self, chips: list[str]) -> list[str]:
        """Chips by kind: `w1×4`, `w2×2`, `g1`."""
        return [self.paint.chip(name) + (f"{TIMES}{count}" if count > 1 else "") for name, count in counted(chips)]

    # The viewer's own lines

    def mine(self) -> SeatView | None:
        seat: SeatView | None = None if self.me is None else self.view["seats"][self.me]
        return seat

    def status(self) -> list[str]:
        """Whites and what stopping would bring; bag and belongings."""
        mine = self.mine()
        if mine is None or self.me is None:
            return []
        space = scoring_space(self.view, self.me)
        rubies = self.words.say("board-rubies", rubies=mine["rubies"])
        if mine["bag"] is None:
            return self.seen_from_outside(mine, rubies)
        if is_shopping(self.view):
            everything = mine["bag"] + mine["chips"] + mine["beside"] + mine["bought"]
            return self.stock("board-owned", everything, rubies)
        first = [self.gauge(mine), *([] if space is None else [self.worth(space)])]
        flask = self.words.say("board-flask", full=mine["flask"])
        drop = self.words.say("board-drop", space=mine["drop"])
        last = " · ".join([rubies, flask, drop, *self.extras(mine)])
        return [*flow(first, self.width, "    "), *self.stock("board-bag", mine["bag"], last)]

    def seen_from_outside(self, mine: SeatView, rubies: str) -> list[str]:
        """The lines of a seat whose bag the viewer cannot look into."""
        flask = self.words.say("board-flask", full=mine["flask"])
        bag = self.words.say("board-bag-short", count=mine["bag_size"])
        drop = self.words.say("board-drop", space=mine["drop"])
        last = " · ".join([bag, rubies, flask, drop, *self.extras(mine)])
        return flow([self.gauge(mine), last], self.width, "    ")

    def stock(self, key: str, chips: list[str], last: str) -> list[str]:
        """Chips by kind, and what else stands on that line if there is room."""
        lines = flow([self.words.say(key, count=len(chips)), *self.kinds(chips)], self.width, " ", indent="  ")
        return [*lines[:-1], *flow([lines[-1], last], self.width, "    ")]

    def extras(self, mine: SeatView) -> list[str]:
        items = []
        if mine["beside"]:
            items.append(self.words.say("board-beside", chips=" ".join(mine["beside"])))
        if mine["bought"]:
            items.append(self.words.say("board-bought", chips=" ".join(mine["bought"])))
        return items

    def gauge(self, mine: SeatView) -> str:
        """The whites as a row of beads up to the limit, and sparks beyond it."""
        whites, limit = mine["whites"], mine["limit"]
        hot = whites * 5 >= limit * 4
        beads = self.paint("ember" if hot else "space", "●" * min(whites, limit)) + "○" * (limit - whites)
        sparks = self.paint("ember", "✹" * (whites - limit))
        return f"{self.words.say('board-whites')} {beads}{sparks} {whites}/{limit}"

    def worth(self, space: int) -> str:
        """What the scoring space brings, now or if the viewer stopped now."""
        stopping = phase(self.view) == BREWING and (self.mine() or {})["state"] == "brewing"
        worth = self.paint("brass", self.brings(space))
        return self.words.say("board-if-stopped" if stopping else "board-scoring", worth=worth)

    def tubes(self, mine: SeatView) -> list[str]:
        """The rack of test tubes; those behind the drop are dots."""
        if not box_of(self.view).has_tubes:
            return []
        at = mine["tube"]
        marks = [*[self.paint("faded", "·")] * at, self.paint("drop", "▼"), *tube_marks()[at + 1 :]]
        return [" ".join([self.words.say("board-tubes"), *marks])]
