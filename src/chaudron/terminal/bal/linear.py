"""The board of the ball in plain sentences, one thing per line: for a screen reader, or for reading aloud."""

from collections.abc import Iterator, Sequence

from chaudron.games.bal.components import CARD
from chaudron.kernel.game import View
from chaudron.speech.bal import formulas, tokens
from chaudron.terminal.bal.glance import (
    HEX,
    AttackView,
    SeatView,
    around,
    captured_from,
    colors_of,
    doing,
    hand,
    is_defending,
    kind_of,
    missing,
    pairs,
    place_of,
    potions_by_color,
    route,
    spells,
)
from chaudron.terminal.board import LinearText
from chaudron.words import Words


def read_aloud(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """[BAL-8.2] Whose formulas are being read; not for whoever types them from memory."""
    reading = view["reading"]
    by_heart = view["options"]["from_memory"] and reading and reading["seat"] == view["me"]
    if reading is None or by_heart:
        return []
    said = formulas(words, " ".join(reading["cards"]))
    return [words.say("read-bal-reading", name=words.seat(reading["seat"], names), formulas=said)]


class LinearBoard(LinearText):
    """Reads one view of the ball aloud."""

    def sentences(self) -> Iterator[str]:
        yield from self.table()
        for seat in around(self.view):
            yield self.witch(seat, self.view["seats"][seat])
        yield from self.status()

    def status(self) -> Iterator[str]:
        """Attack, window and own hand."""
        yield from self.attack()
        yield from self.window()
        yield from self.hand()

    def table(self) -> Iterator[str]:
        """Round, lap, who has Carabosse and the Cat, and what lies in the middle."""
        view = self.view
        yield self.say("read-bal-round", round=view["round"], tour=view["tour"], first=self.name(view["first"]))
        if view["outcome"] is None:
            yield self.say("read-bal-carabosse", name=self.name(view["carabosse"]))
        yield self.say("read-bal-piles", pile=view["pile"], discard=len(view["discard"]), bowl=view["bowl"])

    # Witches

    def witch(self, seat: int, mine: SeatView) -> str:
        """Crapzouilles, cards, and what she is about."""
        own = seat == self.view["me"]
        if mine["out_at"]:
            return self.say("read-bal-out", name=self.name(seat), own=own, place=place_of(self.view, seat))
        parts = [self.say("read-bal-lives", lives=mine["lives"])]
        parts += [
            self.say("read-bal-captured", count=count, owner=self.name(owner))
            for owner, count in captured_from(mine).items()
        ]
        parts += [self.say("bal-crapzouille.dead", count=mine["dead"])] if mine["dead"] else []
        parts.append(self.say("board-bal-cards", count=mine["hand_size"]))
        state = doing(self.view, seat)
        parts += [self.say("board-bal-doing", state=state, place=0)] if state else []
        return self.say("read-bal-witch", name=self.name(seat), own=own, parts=", ".join(parts))

    # The attack

    def attack(self) -> Iterator[str]:
        """Who attacks whom with what, sent on by whom, and what it takes to parry."""
        attack: AttackView | None = self.view["attack"]
        if attack is None:
            return
        kind, (first, *further) = kind_of(attack), route(attack)
        target = self.name(further[0]) if further else ""
        yield self.say("read-bal-attack", kind=kind, name=self.name(first), target=target)
        if means := self.means(attack):
            yield self.say("read-bal-means", means=means)
        for seat, other in pairs(attack["trail"]):
            yield self.say("read-bal-sent-on", name=self.name(seat), target=self.name(other))
        yield from self.mirrors(attack)
        if colors_of(attack) and not attack["is_off"]:
            yield from self.parry()
        if kind == HEX:
            yield from self.settled(attack)

    def means(self, attack: AttackView) -> str:
        cards = [self.words.card(name, "a") for name in [attack["spell"], *attack["potions"]] if name]
        drawn = [tokens(self.words, " ".join(attack["tokens"]))] if attack["tokens"] else []
        copied = [self.colors(attack["copied"])] if attack["copied"] else []
        return self.words.listed([*cards, *drawn, *copied])

    def colors(self, colors: list[str]) -> str:
        return tokens(self.words, " ".join(colors))

    def mirrors(self, attack: AttackView) -> Iterator[str]:
        for seat, target in pairs(attack["mirrors"]):
            yield self.say("board-bal-mirror", name=self.name(seat), target=self.name(target)) + "."

    def parry(self) -> Iterator[str]:
        """What is laid in defense, and the colors still to be matched."""
        laid, left = self.view["defense"], missing(self.view)
        if laid:
            yield self.say("read-bal-laid", cards=self.words.listed([self.words.card(name, "a") for name in laid]))
        if any(is_defending(self.view, seat) for seat in range(self.view["players"])):
            yield self.say("read-bal-missing", colors=self.colors(left), is_left=bool(left))

    def settled(self, attack: AttackView) -> Iterator[str]:
        """[BAL-7.3] Under Sortilège: who has parried, and who has not."""
        for key in ("parried", "failed"):
            if attack[key]:
                yield self.say(f"read-bal-{key}", names=self.words.listed(list(map(self.name, attack[key]))))

    def window(self) -> Iterator[str]:
        yield from read_aloud(self.view, self.words, self.names)
        if self.view["window"]:
            yield self.say(f"board-bal-window-{self.view['window']}")

    # The hand

    def hand(self) -> Iterator[str]:
        """The own cards: potions by color, then spells with what they do."""
        if self.view["me"] is None or self.view["seats"][self.view["me"]]["hand"] is None:
            return
        held = hand(self.view)
        yield self.say("read-bal-hand", count=len(held))
        for color, kinds in potions_by_color(held).items():
            names = self.words.listed([self.several(card.name, count) for card, count in kinds])
            count = sum(count for _, count in kinds)
            yield self.say("read-bal-color", color=self.say(f"bal-color-{color}"), count=count, names=names)
        for card, count in spells(held):
            effect = self.say(f"bal-card-{card}.short")
            yield self.say("read-bal-spell", spell=self.words.card(card.name, "some", count), effect=effect)

    def several(self, name: str, count: int) -> str:
        return self.say("read-bal-several", name=self.say(f"bal-card-{CARD[name]}"), count=count)
