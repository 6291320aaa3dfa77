"""The end of a game of Belcastel: who stands where, how a tie was broken, and how the points came."""

from collections import defaultdict
from collections.abc import Iterable, Mapping

from chaudron.kernel.facts import Fact
from chaudron.terminal.last_page import LastPage
from chaudron.terminal.paint import flow, visible

SOURCES = ("spaces", "chips", "die", "cards", "tubes", "exchange", "bowl", "witches", "pennies")
GLYPHS = dict(zip(SOURCES, "█▓▒░▚▞▤▥▦", strict=True))
PAINTS = ("brass", "violet", "space", "azure", "drop", "ruby", "copper", "violet", "space")
STYLES = dict(zip(SOURCES, PAINTS, strict=True))
"""A pattern and a color for each source: neither is needed to tell them apart."""

BY_RULE = {
    "BEL-10.4": "spaces",
    "BEL-10.1": "die",
    "BEL-12.2": "exchange",
    "BEL-14.1": "tubes",
    "BEL-7.3": "chips",
    "BEL-16.22": "chips",
    "WIT-2.2": "pennies",
    "WIT-3.9": "witches",
    "WIT-3.10": "witches",
    "WIT-4.2": "bowl",
    "WIT-5.2": "die",
    "WIT-5.3": "chips",
    "WIT-5.4": "chips",
    "WIT-5.7": "chips",
}
"""Where points come from, by the rule that gave them; all others are fortune cards."""
WHILE_BREWING = ("BEL-7.3", "WIT-5.4")
"""The rules by which chips score before brewing is over."""

Sources = dict[int, dict[str, int]]


def point_sources(facts: Iterable[Fact], restores_points: bool) -> Sources:
    """For each seat, how many points came from where, by what everybody heard.

    A potion begun anew may take its points back [BEL-15.15], but not those of start chips [BEL-16.12].
    """
    won: Sources = defaultdict(lambda: defaultdict(int))
    brewed: dict[int, int] = {}
    for fact in [fact for fact in facts if fact.is_heard_by(None)]:
        if fact.key == "round":
            brewed.clear()
        elif fact.key in ("drew", "penny"):
            brewed.setdefault(fact.details["seat"], 0)
        elif fact.key == "points":
            seat, points = fact.details["seat"], fact.details["points"]
            won[seat][BY_RULE.get(fact.rule, "cards")] += points
            if seat in brewed and fact.rule in WHILE_BREWING:
                brewed[seat] += points
        elif fact.key == "restarted" and restores_points:
            won[fact.details["seat"]]["chips"] -= brewed.pop(fact.details["seat"], 0)
    return won


class Podium(LastPage[dict[str, int]]):
    """The last page of a game."""

    def lines(self, stories: Mapping[int, dict[str, int]]) -> list[str]:
        """Of every seat, its sources in order, without those that brought nothing."""
        brought = {
            seat: {source: stories[seat][source] for source in SOURCES if stories[seat][source]}
            for seat in range(len(self.points))
        }
        return super().lines(brought)

    def headline(self) -> str:
        names = self.words.listed([self.name(seat) for seat in self.winners])
        return self.words.say("podium-headline", winners=names, count=len(self.winners), points=max(self.points))

    def step(self, seat: int, won: dict[str, int]) -> list[str]:
        """One player: place, name, points, a bar of where they came from, and the same in numbers."""
        head = f"{self.head(seat)}{self.points[seat]:>4}  "
        room = max(self.width - visible(head) - 2, 10)
        bar = "".join(self.bar(source, points, room) for source, points in won.items())
        parts = [f"{self.bar(source)} {self.came(source, points)}" for source, points in won.items()]
        indent = " " * visible(head)
        return [self.paint("name", head) + bar, *[indent + line for line in flow(parts, room)]]

    def came(self, source: str, points: int) -> str:
        return self.words.say(f"podium-{source}", points=points)

    def read(self, seat: int, won: dict[str, int]) -> str:
        parts = self.words.listed([self.came(source, points) for source, points in won.items()])
        place, points = self.places[seat], self.points[seat]
        return self.words.say("podium-line", place=place, name=self.name(seat), points=points, parts=parts)

    def bar(self, source: str, points: int = 0, room: int = 1) -> str:
        length = max(round(points * room / max(*self.points, 1)), 1)
        return self.paint(STYLES[source], GLYPHS[source] * length)

    def one_tie(self, tied: list[int], points: int) -> str:
        """[BEL-13.1] The further scoring space of round 9, where it decided."""
        ahead = [seat for seat in tied if self.places[seat] == self.places[tied[0]]]
        spaces = [
            self.words.say("podium-space", name=self.name(seat), space=self.view["seats"][seat]["space"])
            for seat in tied
        ]
        return self.words.say(
            "podium-tie-shared" if len(ahead) == len(tied) else "podium-tie",
            points=points,
            spaces=self.words.listed(spaces),
            ahead=self.words.listed([self.name(seat) for seat in ahead]),
        )
