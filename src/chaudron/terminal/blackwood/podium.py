"""The end of Blackwood: who joins the council, and what everybody's renown is made of."""

from collections.abc import Iterable, Mapping

from chaudron.kernel.facts import Fact
from chaudron.terminal.blackwood.glance import SIDES
from chaudron.terminal.last_page import LastPage
from chaudron.terminal.paint import flow, visible

PARTS = ("renown", "coins", "favour", "loans")
"""[BLW-8.3, BLW-8.5] What a score is made of."""
BAR = "█"
STYLES = {"renown": "violet", "coins": "brass", "favour": "azure"}
"""The parts that have a bar, and its paint; what is taken away has none."""
Score = dict[str, int]


def scores(facts: Iterable[Fact]) -> dict[int, Score]:
    """[BLW-8.3] The parts of every witch's score, as they were told."""
    told = [fact.details for fact in facts if fact.key == "scored"]
    return {details["seat"]: {part: details[part] for part in PARTS if details[part]} for details in told}


class Podium(LastPage[Score]):
    """The last page of a game."""

    most = 1
    """What the longest bar stands for."""

    def lines(self, stories: Mapping[int, Score]) -> list[str]:
        self.most = max(1, *[sum(points for points in score.values() if points > 0) for score in stories.values()])
        return super().lines(stories)

    def headline(self) -> str:
        names = self.words.listed([self.name(seat) for seat in self.winners])
        points = self.say("blackwood-renown.some", count=max(self.points))
        return self.say("podium-blackwood-headline", winners=names, count=len(self.winners), points=points)

    def step(self, seat: int, score: Score) -> list[str]:
        """One witch: place, name, renown, a bar of where it came from, and the same in numbers."""
        head = f"{self.head(seat)}{self.points[seat]:>4}  "
        room = max(self.width - visible(head) - 2, 10)
        bar = "".join(self.bar(part, points, room) for part, points in score.items())
        indent = " " * visible(head)
        parts = flow([self.came(part, points) for part, points in score.items()] + self.brewed(seat), room, " · ")
        return [(self.paint("name", head) + bar).rstrip(), *[indent + line for line in parts]]

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

    def one_tie(self, tied: list[int], points: int) -> str:
        """[BLW-8.4] Fewest potions, then most coins, where they decided."""
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
