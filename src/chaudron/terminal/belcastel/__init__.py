"""The board of Belcastel as text: a picture of a view, and nothing that the view does not hold.

Drawn, it shows the own cauldron as its spiral with the others beside it, and the counter instead while shopping;
`linear` says the same in plain sentences, for a screen reader.
"""

from collections.abc import Sequence

from chaudron.games.belcastel.components import ROUNDS
from chaudron.games.belcastel.view import box_of
from chaudron.kernel.game import View
from chaudron.terminal.belcastel.cauldron import WIDTH as POT_WIDTH
from chaudron.terminal.belcastel.cauldron import CauldronDrawing
from chaudron.terminal.belcastel.glance import (
    BREWING,
    NOW,
    SPENT,
    SeatView,
    Witch,
    hand,
    is_shopping,
    other_seats,
    phase,
    score_track,
    scoring_space,
    tube_marks,
    witches,
)
from chaudron.terminal.belcastel.linear import LinearBoard
from chaudron.terminal.belcastel.others import Others, brings, kinds, set_apart
from chaudron.terminal.belcastel.shop import ShopDrawing
from chaudron.terminal.board import Drawing
from chaudron.terminal.paint import Paint, beside, ends, flow, visible, wrap
from chaudron.words import Words

PANE = 22
"""The narrowest pane beside the pot; without room for it the others stand below."""
MOST_TAILS = 5
"""More rat tails than this are written as a number."""


class TextBoard:
    """The drawing of one view."""

    def __init__(self, view: View, words: Words, names: Sequence[str], width: int, paint: Paint) -> None:
        self.view, self.words, self.names, self.width, self.paint = view, words, names, width, paint
        self.me: int | None = view["me"]
        self.others = Others(view, words, names, paint)
        self.pane = width - POT_WIDTH - 2

    def lines(self, brief: bool = False, terse: bool = False) -> list[str]:
        witches = self.witches(terse or brief)
        if is_shopping(self.view):
            counter = ShopDrawing(self.view, self.words, self.width, self.paint).lines(brief)
            return [*self.heading(), *witches, *counter, *self.status()]
        cauldrons = self.everybody() if brief else self.cauldrons()
        return [*self.heading(), *self.card(), *witches, *cauldrons, *self.status()]

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
            name = self.paint("name" if marker.seat == self.me else "space", self.others.name(marker.seat))
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

    def witches(self, terse: bool) -> list[str]:
        """The witches turned up: what each does, and whether the viewer can call her now."""
        shown = [self.witch(witch, terse) for witch in witches(self.view)]
        if terse:
            return flow(shown, self.width, " · ")
        return [line for text in shown for line in text.split("\n")]

    def witch(self, witch: Witch, terse: bool) -> str:
        """`S2 Six at Once: six chips, to lay at will (now)`"""
        key, style = f"belcastel-witch-{witch.id}", {NOW: "copper", SPENT: "faded"}.get(witch.state, "space")
        said = self.words.say("board-witch-short", id=witch.id, name=self.words.say(key), state=witch.state)
        if not terse:
            effect, when = self.words.say(f"{key}.short"), self.words.say(f"{key}.phase")
            said = self.words.say("board-witch", witch=said, effect=effect, state=witch.state, phase=when)
        return "\n".join(self.paint(style, line) for line in wrap(said, self.width, indent="   "))

    # Cauldrons

    def cauldrons(self) -> list[str]:
        """The own cauldron as a spiral; the others beside it, or below when there is no room."""
        if self.me is None:
            return self.others.lines(self.width, airy=False)
        scoring = scoring_space(self.view, self.me)
        pot = CauldronDrawing(self.view["seats"][self.me], self.paint, scoring)
        drawn = pot.lines(self.words.say("board-rim", name=self.words.seat(self.me, self.names)))
        tubes = self.tubes(self.view["seats"][self.me])
        if self.pane < PANE:
            return [*drawn, *tubes, *self.others.lines(self.width, airy=False)]
        return [*beside(drawn, self.others.lines(self.pane, airy=True)), *tubes]

    def everybody(self) -> list[str]:
        """All seats in a few lines each, the viewer's first."""
        one, mine = self.others.one, self.others.one
        if self.others.is_crowd:
            one, mine = self.others.in_two_lines, self.others.in_one_line
        own = [] if self.me is None else mine(self.me, self.width)
        return own + [line for seat in other_seats(self.view) for line in one(seat, self.width)]

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
            lying = mine["chips"] + mine["beside"] + mine["bowl"] + mine["start"]
            everything = mine["bag"] + lying + mine["bought"]
            return self.stock("board-owned", everything, [rubies])
        first = [self.gauge(mine), *([] if space is None else [self.worth(space, mine)])]
        flask = self.words.say("board-flask", full=mine["flask"])
        drop = self.words.say("board-drop", space=mine["drop"])
        return [
            *flow(first, self.width, "    "),
            *self.stock("board-bag", mine["bag"], [rubies, flask, drop, *self.extras(mine)]),
        ]

    def seen_from_outside(self, mine: SeatView, rubies: str) -> list[str]:
        """The lines of a seat whose bag the viewer cannot look into."""
        flask = self.words.say("board-flask", full=mine["flask"])
        bag = self.words.say("board-bag-short", count=mine["bag_size"])
        drop = self.words.say("board-drop", space=mine["drop"])
        last = " · ".join([bag, rubies, flask, drop, *self.extras(mine)])
        return flow([self.gauge(mine), last], self.width, "    ")

    def stock(self, key: str, chips: list[str], things: list[str]) -> list[str]:
        """Chips by kind, and what else stands on that line if there is room."""
        lines = flow([self.words.say(key, count=len(chips)), *kinds(self.paint, chips)], self.width, " ", indent="  ")
        last, *more = flow(things, self.width, " · ")
        return [*lines[:-1], *flow([lines[-1], last], self.width, "    "), *more]

    def extras(self, mine: SeatView) -> list[str]:
        """What lies apart, what was bought, and what a witch let one draw."""
        more = {"board-bought": mine["bought"], "board-hand": hand(self.view)}
        said = [self.words.say(key, chips=" ".join(chips)) for key, chips in more.items() if chips]
        return set_apart(self.words, mine) + said

    def gauge(self, mine: SeatView) -> str:
        """The whites as a row of beads up to the limit, and sparks beyond it."""
        whites, limit = mine["whites"], mine["limit"]
        hot = whites * 5 >= limit * 4
        beads = self.paint("ember" if hot else "space", "●" * min(whites, limit)) + "○" * (limit - whites)
        sparks = self.paint("ember", "✹" * (whites - limit))
        return f"{self.words.say('board-whites')} {beads}{sparks} {whites}/{limit}"

    def worth(self, space: int, mine: SeatView) -> str:
        """What the scoring space brings, now or if the viewer stopped now."""
        stopping = phase(self.view) == BREWING and mine["state"] == "brewing"
        worth = self.paint("brass", brings(self.words, space, mine))
        return self.words.say("board-if-stopped" if stopping else "board-scoring", worth=worth)

    def tubes(self, mine: SeatView) -> list[str]:
        """The rack of test tubes; those behind the drop are dots."""
        if not box_of(self.view).has_tubes:
            return []
        at = mine["tube"]
        marks = [*[self.paint("faded", "·")] * at, self.paint("drop", "▼"), *tube_marks()[at + 1 :]]
        return [" ".join([self.words.say("board-tubes"), *marks])]


board = Drawing(lambda *seen: TextBoard(*seen).lines(), LinearBoard, POT_WIDTH)
terse_board = Drawing(lambda *seen: TextBoard(*seen).lines(terse=True), LinearBoard, POT_WIDTH)
"""With no more than the names of the witches: for a low screen."""
brief_board = Drawing(lambda *seen: TextBoard(*seen).lines(brief=True), LinearBoard)
"""Without its spiral, and the counter without what books do: for many choices on a low screen."""
