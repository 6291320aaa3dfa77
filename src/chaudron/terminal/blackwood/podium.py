"""The end of Blackwood: who joins the council, and what everybody's renown is made of."""

from collections.abc import Iterable, Sequence

from chaudron.kernel.game import View
from chaudron.kernel.told import Fact
from chaudron.terminal.blackwood.glance import SIDES
from chaudron.terminal.desk import Desk
from chaudron.terminal.paint import flow, pad, visible, wrap
from chaudron.words import Words

PARTS = ("renown", "coins", "favour", "loans")
"""[BLW-8.3, BLW-8.5] What a score is made of."""
BAR = "█"
STYLES = {"renown": "violet", "coins": "brass", "favour": "azure"}
"""The parts that have a bar, and its paint; what is taken away has none."""
BELOW = 6
"""The lines that follow on the last page: where the record is, and the prompt."""
Score = dict[str, int]


def scores(facts: Iterable[Fact]) -> dict[int, Score]:
    """[BLW-8.3] The parts of every witch's score, as they were told."""
    told = [fact.details for fact in facts if fact.key == "scored"]
    return {details["seat"]: {part: details[part] for part in PARTS if details[part]} for details in told}


class Podium:
    """The last page of a game. Where the desk is linear, it is read aloud instead of drawn."""

    def __init__(self, view: View, words: Words, names: Sequence[str], desk: Desk) -> None:
        self.view, self.words, self.say, self.names = view, words, words.say, names
        self.paint, self.width, self.linear, self.room = desk.paint, desk.width, desk.linear, desk.height - BELOW
        self.points: list[int] = view["outcome"]["points"]
        self.places: list[int] = view["outcome"]["places"]
        self.most = 1
        """What the longest bar stands for."""

    def lines(self, scored: dict[int, Score]) -> list[str]:
        self.most = max(1, *[sum(points for points in score.values() if points > 0) for score in scored.values()])
        lines = [*[self.paint("title", line) for line in wrap(self.headline(), self.width)], ""]
        for seat in sorted(range(len(self.places)), key=lambda seat: self.places[seat]):
            lines += [self.read(seat, scored[seat]), ""] if self.linear else self.step(seat, scored[seat])
        lines += self.tie_break()
        return lines if len(lines) <= self.room or self.linear else [line for line in lines if line]

    def name(self, seat: int) -> str:
        return self.words.seat(seat, self.names)

    def headline(self) -> str:
        winners = [seat for seat, place in enumerate(self.places) if place == 1]
        names = self.words.listed([self.name(seat) for seat in winners])
        points = self.say("blackwood-renown.some", count=self.points[winners[0]])
        return self.say("podium-blackwood-headline", winners=names, count=len(winners), points=points)

    def step(self, seat: int, score: Score) -> list[str]:
        """One witch: place, name, renown, a bar of where it came from, and the same in numbers."""
        longest = max(visible(self.name(other)) for other in range(len(self.places)))
        head = f" {self.places[seat]}  {pad(self.name(seat), longest)} {self.points[seat]:>4}  "
        room = max(self.width - visible(head) - 2, 10)
        bar = "".join(self.bar(part, points, room) for part, points in score.items())
        indent = " " * visible(head)
        parts = flow([self.came(part, points) for part, points in score.items()] + self.brewed(seat), room, " · ")
        return [(self.paint("name", head) + bar).rstrip(), *[indent + line for line in parts], ""]

    def bar(self, part: str, points: int, room: int) -> str:
        return self.paint(STYLES[part], BAR * (points * room // self.most)) if part in STYLES else ""

    def came(self, part: str, points: int) -> str:
        return self.say(f"podium-blackwood-{part}", points=points)

    def brewed(self, seat: int) -> list[str]:
        """How many potions she brewed, sold and traded, and her spells."""
        mine = self.view["seats"][seat]
        face_up, sold, traded = (len(mine[side]) for side in SIDES)
        told = [self.say("podium-blackwood-brewed", count=face_up + sold + traded, sold=sold)]
        spells = len(mine["ready"]) + len(mine["spent"])
        return [*told, *([self.say("podium-blackwood-spells", count=spells)] if spells else [])]

    def read(self, seat: int, score: Score) -> str:
        parts = [*[self.came(part, points) for part, points in score.items()], *self.brewed(seat)]
        points = self.say("blackwood-renown.some", count=self.points[seat])
        place, name = self.places[seat], self.name(seat)
        return self.say("podium-blackwood-line", place=place, name=name, points=points, parts=", ".join(parts))

    # Ties

    def tie_break(self) -> list[str]:
        """[BLW-8.4] Fewest potions, then most coins, where they decided."""
        lines: list[str] = []
        for points in sorted(set(self.points), reverse=True):
            tied = [seat for seat in range(len(self.points)) if self.points[seat] == points]
            if len(tied) > 1:
                lines += wrap(self.one_tie(sorted(tied, key=lambda seat: self.places[seat]), points), self.width)
        return [*lines, ""] if lines else []

    def one_tie(self, tied: list[int], points: int) -> str:
        counted = [
            self.say(
                "podium-blackwood-counted",
                name=self.name(seat),
                potions=sum(len(self.view["seats"][seat][side]) for side in SIDES),
                coins=self.view["seats"][seat]["coins"],
            )
            for seat in tied
        ]
        is_shared = len({self.places[seat] for seat in tied}) == 1
        return self.say("podium-blackwood-tie", points=points, counted=self.words.listed(counted), shared=is_shared)
