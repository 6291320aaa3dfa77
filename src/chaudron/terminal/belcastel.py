"""The board of Belcastel as text: a picture of a view, and nothing that the view does not hold.

Drawn, it shows the own cauldron as its spiral with the others beside it, and the counter instead while shopping;
`linear` says the same in plain sentences, for a screen reader.
"""

from collections.abc import Sequence

from chaudron.games.belcastel.components import CHIP, COINS, POINTS, ROUNDS, RUBY
from chaudron.kernel.game import View
from chaudron.terminal import linear as in_sentences
from chaudron.terminal.glance import (
    BREWING,
    SeatView,
    Shelf,
    box_of,
    counted,
    is_shopping,
    others,
    phase,
    position,
    purse,
    question,
    score_track,
    scoring_space,
    shelves,
    tube_marks,
)
from chaudron.terminal.paint import Paint, beside, ends, flow, pad, visible, wrap
from chaudron.terminal.pot import WIDTH as POT_WIDTH
from chaudron.terminal.pot import Pot
from chaudron.words import Words

PANE = 22
"""The narrowest pane beside the pot; where there is no room for it, the others stand below."""
FEW_CHIPS = 7
"""How many chips of another cauldron a narrow pane shows."""
GOODS, ONE_GOOD = 38, 18
"""The columns that a book and its chips take at the counter; less when it has only one kind."""
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
    """A view as text. Seats without a name are called by their number."""
    if linear:
        return in_sentences.board(view, words, names)
    return "\n".join(Board(view, words, names, width, Paint(color)).lines())


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

    def lines(self) -> list[str]:
        if is_shopping(self.view):
            return [*self.heading(), *self.counter(), *self.status()]
        return [*self.heading(), *self.card(), *self.cauldrons(), *self.status()]

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
            between = (
                "" if place == len(track) - 1 else self.tails(marker.tails, marker.points == track[place + 1].points)
            )
            shown.append(f"{name} {self.paint('brass', str(marker.points))}{between}")
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
        head = ends(self.paint("name", self.name(seat)), score, min(width, 40))
        doing = self.doing(seat, theirs)
        chips = self.chips(theirs, width)
        return [head, *flow(doing, width - 1, " · "), *chips, *flow(self.belongings(theirs), width - 1, " · ")]

    def doing(self, seat: int, theirs: SeatView) -> list[str]:
        """What someone is up to: state, place, whites."""
        space = scoring_space(self.view, seat)
        if space is None:
            return []
        state = self.words.say(f"board-state-{theirs['state']}", protected=theirs["protected"])
        if theirs["state"] == "exploded":
            state = self.paint("ember", state)
        roomy = self.view["players"] < 4 or self.pane > 2 * PANE
        key = "board-whites-of" if roomy else "board-whites-short"
        whites = self.words.say(key, whites=theirs["whites"], limit=theirs["limit"])
        return [self.words.say("board-at", state=state, space=position(theirs)), whites]

    def chips(self, theirs: SeatView, width: int) -> list[str]:
        """The chips of a cauldron; in a narrow pane only the last ones."""
        chips = theirs["chips"]
        few = width < POT_WIDTH - 20 and len(chips) > FEW_CHIPS
        shown = [self.paint.chip(name) for name in (chips[-FEW_CHIPS:] if few else chips)]
        return flow([*["…"] * few, *shown], width, " ")

    def belongings(self, mine: SeatView) -> list[str]:
        """Drop, rat, bag, flask and what lies beside the cauldron, as short as they can be said."""
        say = self.words.say
        items = [say("board-drop-short", space=mine["drop"])]
        if mine["rat"]:
            items.append(say("board-rat-short", space=mine["drop"] + mine["rat"]))
        if box_of(self.view).has_tubes:
            items.append(say("board-tube-short", tube=mine["tube"]))
        items += [say("board-bag-short", count=mine["bag_size"]), say("board-flask-short", full=mine["flask"])]
        if mine["beside"]:
            items.append(say("board-beside", chips=" ".join(mine["beside"])))
        if mine["bag"] is not None and mine is not self.mine():
            items.append(self.kinds(mine["bag"]))
        return items

    def kinds(self, chips: list[str]) -> str:
        """Chips by kind: `w1×4 w2×2 g1`."""
        return " ".join(
            self.paint.chip(name) + (f"{TIMES}{count}" if count > 1 else "") for name, count in counted(chips)
        )

    # The viewer's own lines

    def mine(self) -> SeatView | None:
        seat: SeatView | None = None if self.me is None else self.view["seats"][self.me]
        return seat

    def status(self) -> list[str]:
        """Whites and what stopping would bring; bag and belongings."""
        mine = self.mine()
        if mine is None or self.me is None:
            return []
        if is_shopping(self.view):
            everything = mine["bag"] + mine["chips"] + mine["beside"] + mine["bought"]
            owned = self.words.say("board-owned", count=len(everything), chips=self.kinds(everything))
            return flow([owned, self.words.say("board-rubies", rubies=mine["rubies"])], self.width, "    ")
        space = scoring_space(self.view, self.me)
        first = [self.gauge(mine), *([] if space is None else [self.worth(space)])]
        bag = self.words.say("board-bag", count=mine["bag_size"], chips=self.kinds(mine["bag"]))
        rubies = self.words.say("board-rubies", rubies=mine["rubies"])
        flask = self.words.say("board-flask", full=mine["flask"])
        drop = self.words.say("board-drop", space=mine["drop"])
        last = [rubies, flask, drop, *self.extras(mine)]
        return [*flow(first, self.width, "    "), *flow([bag, " · ".join(last)], self.width, "    ")]

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
        brings = self.words.say("board-worth", coins=COINS[space], points=POINTS[space], ruby=RUBY[space])
        return self.words.say("board-if-stopped" if stopping else "board-scoring", worth=self.paint("brass", brings))

    def tubes(self, mine: SeatView) -> list[str]:
        """The rack of test tubes; those behind the drop are dots."""
        if not box_of(self.view).has_tubes:
            return []
        marks = [
            self.paint("drop", "▼")
            if tube == mine["tube"]
            else self.paint("faded", "·")
            if tube < mine["tube"]
            else mark
            for tube, mark in enumerate(tube_marks())
        ]
        return [f"{self.words.say('board-tubes')} " + " ".join(marks)]

    # The counter

    def counter(self) -> list[str]:
        """The books with their prices; an affordable chip has the number of its choice before it."""
        options: list[str] = question(self.view)["options"]
        title = self.words.say("board-counter", coins=purse(self.view))
        lines = [self.paint("brass", title)]
        for shelf in shelves(self.view):
            lines += self.shelf(shelf, options)
        return lines

    def shelf(self, shelf: Shelf, options: list[str]) -> list[str]:
        """One book: its chips and what it does."""
        color = self.words.say(f"belcastel-color-{shelf.color}")
        if shelf.opens:
            return [self.paint("faded", f"{color:<7} {self.words.say('board-opens', round=shelf.opens)}")]
        goods = "  ".join(self.price(chip.name, options) for chip in shelf.chips)
        column = GOODS if len(shelf.chips) > 1 else ONE_GOOD
        left = [pad(f"{color:<7} {goods}", column), *[" " * column] * 9]
        effect = wrap(self.words.say(f"belcastel-book-{shelf.book}.effect"), self.width - column)
        return [one + self.paint("faded", text) for one, text in zip(left, effect, strict=False)]

    def price(self, name: str, options: list[str]) -> str:
        """`3 g4 14`: number, chip, price; no number for what cannot be bought."""
        choice = f"buy:{name}"
        price = box_of(self.view).prices[CHIP[name]]
        if not self.view["supply"][name]:
            return f"   {name}  -"
        if choice not in options:
            return self.paint("faded", f"   {name} {price:>2}")
        number = self.paint("copper", f"{options.index(choice) + 1:>2}")
        return f"{number} {self.paint.chip(name)} {price:>2}"
