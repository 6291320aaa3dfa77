"""The board of Belcastel in plain sentences, one thing per line: for a screen reader, or for reading aloud."""

from collections.abc import Iterator

from chaudron.games.belcastel.components import CHIP, PENNIES, PENNY_OF, ROUNDS, SPOON
from chaudron.games.belcastel.view import box_of
from chaudron.speech.belcastel import effect as effect_of
from chaudron.terminal.belcastel.glance import (
    BREWING,
    SeatView,
    Witch,
    bowl_points,
    hand,
    is_shopping,
    other_seats,
    phase,
    position,
    purse,
    question,
    score_track,
    scoring_space,
    shelves,
    witches,
)
from chaudron.terminal.belcastel.others import brings
from chaudron.terminal.board import LinearText

AHEAD = 6
"""How many of the next spaces are read out."""


class LinearBoard(LinearText):
    """Reads one view of Belcastel aloud."""

    def sentences(self) -> Iterator[str]:
        yield from self.table()
        for seat in other_seats(self.view):
            yield self.someone(seat, self.view["seats"][seat])
        if self.view["me"] is not None:
            yield from self.own(self.view["seats"][self.view["me"]])
        if is_shopping(self.view):
            yield from self.counter()

    def status(self) -> Iterator[str]:
        """The viewer's whites and scoring space."""
        mine = self.view["seats"][self.view["me"]]
        yield from self.hand()
        yield self.whites(mine)
        yield from self.scoring(mine)

    def table(self) -> Iterator[str]:
        """Round, card, scores."""
        yield self.say("read-round", round=self.view["round"], rounds=ROUNDS, first=self.name(self.view["first"]))
        card = self.view["card"]
        if card:
            name, text = self.say(f"belcastel-card-{card}"), self.say(f"belcastel-card-{card}.text")
            yield self.say("read-card", card=name, text=text)
        yield self.say("read-scores", scores=self.words.listed([self.score(*marker) for marker in self.leaders()]))

        for witch in witches(self.view):
            yield self.witch(witch)

    def witch(self, witch: Witch) -> str:
        """A witch: what she does, and whether the viewer can call her now."""
        key = f"belcastel-witch-{witch.id}"
        penny, phase = self.say(f"belcastel-penny-{PENNY_OF[witch.id]}"), self.say(f"{key}.phase")
        name, effect = self.say(key), self.say(f"{key}.short")
        state = self.say("read-witch-state", state=witch.state, phase=phase, penny=penny)
        return self.say("read-witch", id=witch.id, name=name, effect=effect, state=state)

    def leaders(self) -> list[tuple[int, int, int]]:
        """The markers from the leader down, each with the tails up to the one before it."""
        return [(marker.seat, marker.points, marker.tails) for marker in reversed(score_track(self.view))]

    def score(self, seat: int, points: int, tails: int) -> str:
        return self.say("read-score", name=self.name(seat), points=points, tails=tails)

    def someone(self, seat: int, theirs: SeatView) -> str:
        """Another player."""
        parts = [self.brew(theirs)] if scoring_space(self.view, seat) is not None else []
        parts += [self.say("read-counters", points=theirs["points"], rubies=theirs["rubies"]), self.belongings(theirs)]
        if theirs["bag"] is not None:
            parts.append(self.say("read-bag-holds", chips=self.words.chips(" ".join(theirs["bag"]))))
        return self.say("read-someone", name=self.name(seat), parts=" ".join(parts))

    def brew(self, theirs: SeatView) -> str:
        return self.say(
            "read-brew",
            state=self.say(f"belcastel-state-{theirs['state']}"),
            protected=theirs["protected"] or theirs["full_reward"],
            space=position(theirs),
            count=len(theirs["chips"]),
            chips=self.words.listed([self.words.chip(name) for name in theirs["chips"]]),
            whites=theirs["whites"],
            limit=theirs["limit"],
        )

    def belongings(self, mine: SeatView) -> str:
        parts = [
            self.say("read-belongings", drop=mine["drop"], rat=mine["rat"], bag=mine["bag_size"], full=mine["flask"])
        ]
        if box_of(self.view).has_tubes:
            bonus = self.say(f"belcastel-tube-{mine['tube']}")
            parts.append(self.say("read-tube", tube=mine["tube"], bonus=bonus))
        return " ".join([*parts, *self.lying_apart(mine), *self.pennies(mine)])

    def lying_apart(self, mine: SeatView) -> list[str]:
        """The chips that lie neither in the cauldron nor in the bag."""
        apart = {
            "read-beside": mine["beside"],
            "read-bowl": mine["bowl"],
            "read-aside": mine["aside"],
            "read-start": mine["kept"] + mine["start"],
            "read-bought": mine["bought"],
        }
        points = bowl_points(mine)
        lists = {key: self.words.chips(" ".join(chips)) for key, chips in apart.items() if chips}
        return [self.say(key, chips=chips, points=points) for key, chips in lists.items()]

    def pennies(self, mine: SeatView) -> list[str]:
        """[WIT-1.2] The pennies that are not spent; all that were, where there are any at this table."""
        kept = [self.say(f"belcastel-penny-{penny}") for penny in PENNIES if penny in mine["pennies"]]
        if not self.view["witches"]:
            return []
        return [self.say("read-pennies", count=len(kept), pennies=self.words.listed(kept))]

    def own(self, mine: SeatView) -> Iterator[str]:
        """The viewer's cauldron, whites, scoring space and bag."""
        counters = self.say("read-counters", points=mine["points"], rubies=mine["rubies"])
        yield self.say("read-you", name=self.name(self.view["me"]), parts=f"{counters} {self.belongings(mine)}")
        laid = zip(mine["chips"], mine["spaces"], strict=True)
        lying = [self.say("read-laid", chip=self.words.chip(name), space=space) for name, space in laid]
        yield self.say("read-cauldron", chips=self.words.listed(lying), count=len(lying))
        yield from self.status()
        yield from self.ahead(mine)
        if mine["bag"] is not None:
            yield self.say("read-bag", chips=self.words.chips(" ".join(mine["bag"])), count=mine["bag_size"])

    def hand(self) -> list[str]:
        """[WIT-3.2] What a witch let the viewer draw."""
        chips = hand(self.view)
        return [self.say("read-hand", chips=self.words.chips(" ".join(chips)))] if chips else []

    def whites(self, mine: SeatView) -> str:
        return self.say("read-whites", whites=mine["whites"], limit=mine["limit"])

    def is_brewing(self, mine: SeatView) -> bool:
        return phase(self.view) == BREWING and mine["state"] == "brewing"

    def scoring(self, mine: SeatView) -> Iterator[str]:
        space = scoring_space(self.view, self.view["me"])
        if space is not None:
            key = "read-if-stopped" if self.is_brewing(mine) else "read-scoring"
            yield self.say(key, space=space, worth=brings(self.words, space, mine))

    def ahead(self, mine: SeatView) -> Iterator[str]:
        """What the next spaces bring."""
        spaces = range(mine["next_space"] + 1, min(mine["next_space"] + AHEAD, SPOON) + 1)
        if not self.is_brewing(mine) or not spaces:
            return
        worths = {space: brings(self.words, space, mine) for space in spaces}
        first, *others = [self.say("read-space", space=space, worth=worth) for space, worth in worths.items()]
        for other in others:
            first = self.say("read-more", list=first, item=other)
        yield self.say("read-ahead", spaces=first)

    def counter(self) -> Iterator[str]:
        """The books that are open, with prices."""
        options = question(self.view)["options"]
        yield self.say("read-counter", coins=purse(self.view))
        for shelf in shelves(self.view):
            if shelf.opens:
                continue
            goods = [self.price(chip.name) for chip in shelf.chips if f"buy:{chip.name}" in options]
            effect = effect_of(self.words, shelf.book)
            book = self.say(f"belcastel-color-{shelf.color}.ingredient")
            yield self.say("read-shelf", book=book, effect=effect, goods=self.words.listed(goods), count=len(goods))

    def price(self, name: str) -> str:
        return self.say("read-price", chip=self.words.chip(name), price=box_of(self.view).prices[CHIP[name]])
