"""The other players of Belcastel, in a few lines each: beside the pot, or below it."""

from collections.abc import Sequence

from chaudron.games.belcastel.components import SPOON
from chaudron.games.belcastel.view import box_of
from chaudron.kernel.game import View
from chaudron.speech.belcastel import printed
from chaudron.terminal.belcastel.glance import (
    SeatView,
    bowl_points,
    counted,
    other_seats,
    pennies,
    position,
    scoring_space,
)
from chaudron.terminal.paint import Paint, ends, flow, visible
from chaudron.words import Words

WIDE = 50
"""A pane of this width tells more."""
POT_HEIGHT = 13
FEW_CHIPS = 7
"""How many chips of another cauldron a narrow pane shows."""
CROWD = 4
"""With more players than this, each has only three lines in a narrow pane."""
TIMES = "\N{MULTIPLICATION SIGN}"


def brings(words: Words, space: int, mine: SeatView) -> str:
    """What a seat scores on a space, its bowl included [WIT-4.2]."""
    coins, points, ruby = (shown[space] for shown in printed().track)
    points += bowl_points(mine) if space == SPOON else 0
    return words.say("board-worth", coins=coins, points=points, ruby=ruby)


def set_apart(words: Words, mine: SeatView) -> list[str]:
    """The chips of a seat that lie neither in its cauldron nor in its bag."""
    apart = {
        "board-bowl": mine["bowl"],
        "board-aside": mine["aside"],
        "board-start": mine["kept"] + mine["start"],
        "board-beside": mine["beside"],
    }
    return [words.say(key, chips=" ".join(chips)) for key, chips in apart.items() if chips]


def kinds(paint: Paint, chips: list[str]) -> list[str]:
    """Chips by kind: `w1×4`, `w2×2`, `g1`."""
    return [paint.chip(name) + (f"{TIMES}{count}" if count > 1 else "") for name, count in counted(chips)]


class Others:
    """The drawing of the other players."""

    def __init__(self, view: View, words: Words, names: Sequence[str], paint: Paint) -> None:
        self.view, self.words, self.names, self.paint = view, words, names, paint

    def name(self, seat: int) -> str:
        """Who sits there; a star for the first player."""
        return ("★" if seat == self.view["first"] else "") + self.words.seat(seat, self.names)

    @property
    def is_crowd(self) -> bool:
        return bool(self.view["players"] > CROWD)

    def lines(self, width: int, airy: bool) -> list[str]:
        """One below the other, with air between them where there is room."""
        blocks = [self.one(seat, width) for seat in other_seats(self.view)]
        room = airy and sum(map(len, blocks)) + len(blocks) - 1 <= POT_HEIGHT
        lines: list[str] = []
        for block in blocks:
            lines += ["", *block] if room and lines else block
        return lines

    def one(self, seat: int, width: int) -> list[str]:
        """A player in a few lines."""
        theirs: SeatView = self.view["seats"][seat]
        open_bag = [] if seat == self.view["me"] else theirs["bag"] or []  # of others, only where bags are open
        bag = flow(kinds(self.paint, open_bag), width, " ")
        if width < WIDE and self.is_crowd:
            return [*self.head(seat, theirs, width), *self.in_brief(seat, theirs, width), *bag]
        things = flow(self.belongings(theirs, width), width, " · ")
        doing, chips = flow(self.doing(seat, theirs, width), width, " · "), self.chips(theirs, width)
        if width < WIDE:
            return [*self.head(seat, theirs, width), *doing, *chips, *things, *bag]
        return [*self.wide_head(seat, theirs, width), *bag, *doing, *chips]

    def wide_head(self, seat: int, theirs: SeatView, width: int) -> list[str]:
        name = ends(self.paint("name", self.name(seat)), self.score(theirs), 27)
        return flow([name, *self.belongings(theirs, width)], width, " · ")

    def in_two_lines(self, seat: int, width: int) -> list[str]:
        """A player on a low screen: what one has, then what one does with as many chips as fit."""
        theirs: SeatView = self.view["seats"][seat]
        name = ends(self.paint("name", self.name(seat)), self.score(theirs), 27)
        bag = self.words.say("board-bag-short", count=theirs["bag_size"])
        apart = [*self.pennies(theirs), *set_apart(self.words, theirs)]
        has = flow([name, *self.places(theirs, "board-tube-brief"), bag, *apart], width, " · ")
        return [*has, *self.in_one_line(seat, width)]

    def in_one_line(self, seat: int, width: int) -> list[str]:
        """What one does, with as many chips as fit."""
        theirs: SeatView = self.view["seats"][seat]
        doing = " · ".join(self.at(seat, theirs))
        chips = self.chips_that_fit(theirs["chips"], width - visible(doing) - 3)
        return flow([*[doing] * bool(doing), *chips], width, " · ")

    def at(self, seat: int, theirs: SeatView) -> list[str]:
        """State, place and whites, in as few letters as they take."""
        if scoring_space(self.view, seat) is None:
            return []
        at = self.words.say("board-at-short", state=self.state(theirs), space=position(theirs))
        return [at, self.whites(theirs, "board-whites-short")]

    def score(self, theirs: SeatView) -> str:
        return self.words.say("board-score", points=theirs["points"], rubies=theirs["rubies"])

    def head(self, seat: int, theirs: SeatView, width: int) -> list[str]:
        name, score = self.paint("name", self.name(seat)), self.score(theirs)
        return [ends(name, score, width)] if visible(name + score) < width else [name, score]

    def in_brief(self, seat: int, theirs: SeatView, width: int) -> list[str]:
        """Two lines, more only for what is rare: state, whites, pennies; drop, bag, and as many chips as fit."""
        bag = self.words.say("board-bag-short", count=theirs["bag_size"])
        *more, last = flow([*self.places(theirs, "board-tube-brief"), bag], width, " ")
        chips = self.chips_that_fit(theirs["chips"], width - visible(last) - 1)
        first = flow([*self.at(seat, theirs), *self.pennies(theirs)], width)
        return [*first, *more, *flow([last, *chips], width, " "), *flow(set_apart(self.words, theirs), width)]

    def chips_that_fit(self, chips: list[str], room: int) -> list[str]:
        """The last chips of a cauldron, in one piece."""
        shown: list[str] = []
        for name in reversed(chips):
            more = "…" if len(shown) + 1 < len(chips) else ""
            if len(more + " ".join([name, *shown])) > room:
                break
            shown.insert(0, name)
        if not shown:
            return []
        return [("…" if len(shown) < len(chips) else "") + " ".join(map(self.paint.chip, shown))]

    def doing(self, seat: int, theirs: SeatView, width: int) -> list[str]:
        """What someone is up to: state, place and what it is worth, whites."""
        space = scoring_space(self.view, seat)
        if space is None:
            return []
        key = "board-whites-of" if self.view["players"] < CROWD or width >= WIDE else "board-whites-short"
        worth = [brings(self.words, space, theirs)] if width >= WIDE else []
        at = self.words.say("board-at", state=self.state(theirs), space=position(theirs))
        if visible(at) > width:
            at = self.at(seat, theirs)[0]
        return [at, *worth, self.whites(theirs, key)]

    def state(self, theirs: SeatView) -> str:
        """Brewing, stopped or exploded."""
        covered = theirs["protected"] or theirs["full_reward"]
        state = self.words.say(f"board-state-{theirs['state']}", protected=covered)
        return self.paint("ember", state) if theirs["state"] == "exploded" else state

    def whites(self, theirs: SeatView, key: str) -> str:
        return self.words.say(key, whites=theirs["whites"], limit=theirs["limit"])

    def chips(self, theirs: SeatView, width: int) -> list[str]:
        """The chips of a cauldron; in a narrow pane only the last ones."""
        chips = theirs["chips"]
        few = width < WIDE and len(chips) > FEW_CHIPS
        shown = [self.paint.chip(name) for name in (chips[-FEW_CHIPS:] if few else chips)]
        return flow([*["…"] * few, *shown], width, " ")

    def places(self, mine: SeatView, tube_key: str = "board-tube-short") -> list[str]:
        """Where drops and rat stand."""
        rat = [self.words.say("board-rat-short", space=mine["drop"] + mine["rat"])] if mine["rat"] else []
        tube = [self.words.say(tube_key, tube=mine["tube"])] if box_of(self.view).has_tubes else []
        return [self.words.say("board-drop-short", space=mine["drop"]), *rat, *tube]

    def pennies(self, mine: SeatView) -> list[str]:
        return [self.words.say("board-pennies", pennies=pennies(mine))] if mine["pennies"] else []

    def belongings(self, mine: SeatView, width: int) -> list[str]:
        """Drop, rat, bag, flask, pennies and what lies apart; a narrow pane leaves out an empty flask."""
        items = [*self.places(mine), self.words.say("board-bag-short", count=mine["bag_size"])]
        if mine["flask"] or width >= WIDE:
            items.append(self.words.say("board-flask-short", full=mine["flask"]))
        return [*items, *self.pennies(mine), *set_apart(self.words, mine)]
