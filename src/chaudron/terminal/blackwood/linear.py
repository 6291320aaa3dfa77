"""The board of Blackwood in plain sentences, one thing per line: for a screen reader, or for reading aloud."""

from collections import Counter as Tally
from collections.abc import Iterator, Sequence

from chaudron.games.blackwood.components import SPELLS, Forest
from chaudron.games.blackwood.places import Place
from chaudron.kernel.game import View
from chaudron.speech.blackwood import coins, colors, ingredients
from chaudron.terminal.blackwood.glance import (
    SIDES,
    SeatView,
    around,
    at_home,
    cards_of,
    heir,
    homecoming,
    in_progress,
    owner_at,
    recipe,
    renown,
    row_of,
    rows,
    spell_price,
    still_missing,
    worth,
)
from chaudron.terminal.board import LinearText
from chaudron.words import Words


class LinearBoard(LinearText):
    """Reads one view of Blackwood aloud."""

    def __init__(self, view: View, words: Words, names: Sequence[str]) -> None:
        super().__init__(view, words, names)
        self.cards = cards_of(view)

    def sentences(self) -> Iterator[str]:
        yield from self.table()
        for row in rows(self.view):
            yield self.row(row)
        yield from self.home()
        yield from self.under_way()
        yield from self.village()
        yield from self.stock()
        for seat in around(self.view):
            yield from self.witch(seat)

    def status(self) -> Iterator[str]:
        """Who comes home, what is under way, and the own things."""
        yield from self.home()
        yield from self.under_way()
        if self.view["me"] is not None:
            yield from self.witch(self.view["me"])

    def place(self, place: Place) -> str:
        return self.say("blackwood-place", row=place.row, column=place.column)

    def table(self) -> Iterator[str]:
        """Expedition, round, phase, and what lies in the decks."""
        view = self.view
        yield self.say("read-blackwood-round", expedition=view["expedition"], column=view["column"])
        if view["phase"]:
            phase = self.say(f"blackwood-phase-{view['phase']}")
            yield self.say("read-blackwood-phase", phase=phase, name=self.name(view["cauldron"]))
        yield self.say("read-blackwood-piles", deck=view["deck"], discard=len(view["discard"]))

    # The forest

    def row(self, row: int) -> str:
        cells = [self.cell(place) for place in row_of(self.view, row)]
        return self.say("read-blackwood-row", row=row, cards=self.joined(cells))

    def joined(self, items: Sequence[str]) -> str:
        so_far = items[0]
        for item in items[1:]:
            so_far = self.say("read-more", list=so_far, item=item)
        return so_far

    def cell(self, place: Place) -> str:
        name, owner = self.view["forest"][place], owner_at(self.view, place)
        card = self.card(self.cards.forest[name]) if name else self.say("read-blackwood-no-card")
        whose = "" if owner is None else self.name(owner)
        return self.say("read-blackwood-cell", column=place.column, card=card, owner=whose, is_taken=bool(whose))

    def card(self, card: Forest) -> str:
        return self.say("read-blackwood-card", card=ingredients(self.words, card.gives), cost=card.cost)

    # Who comes home, and what is under way

    def home(self) -> Iterator[str]:
        """[BLW-3.5, BLW-3.10] Whose card is being bought or left, who follows, and for whom the cauldron would be."""
        here, next_first = at_home(self.view), heir(self.view)
        if here is not None and self.view["forest"][here]:
            card = self.card(self.cards.forest[self.view["forest"][here]])
            yield self.say("read-blackwood-at-home", place=self.place(here), card=card)
        coming = [
            self.say("read-blackwood-puppet", name=self.name(one.seat), place=self.place(one.place))
            for one in homecoming(self.view)
        ]
        if coming:
            yield self.say("read-blackwood-home", puppets=self.joined(coming))
        if next_first is not None:
            yield self.say("read-blackwood-heir", name=self.name(next_first))

    def under_way(self) -> Iterator[str]:
        """[BLW-5.1, BLW-7.3]"""
        brew, sniff = in_progress(self.view, "Brew"), in_progress(self.view, "Sniff")
        if brew and brew["potions"]:
            potions = [self.say(f"blackwood-potion-{potion}.the") for potion in brew["potions"]]
            yield self.say("read-blackwood-pot", potions=self.words.listed(potions))
            missing = still_missing(self.view, brew)
            if brew["cards"] or brew["pinched"]:
                yield self.say("read-blackwood-pot-missing", missing=ingredients(self.words, missing))
        if sniff and sniff["cards"]:
            yield self.say("read-blackwood-sniffed", cards=self.held(sniff["cards"]))

    def held(self, cards: Sequence[str]) -> str:
        return self.joined([self.card(self.cards.forest[card]) for card in cards])

    # The village

    def village(self) -> Iterator[str]:
        yield self.say("read-blackwood-village", count=len(self.view["display"]))
        for potion in self.view["display"]:
            yield self.potion(potion)

    def potion(self, potion: str) -> str:
        """Name, color, recipe, what it brings, and what is missing for the viewer."""
        card, name = self.cards.potions[potion], self.say(f"blackwood-potion-{potion}")
        lacks = recipe(self.view, potion).lacks
        short = "spectator" if self.view["me"] is None else "some" if any(lacks) else "nothing"
        return self.say(
            "read-blackwood-potion",
            name=name,
            color=self.say(f"blackwood-color-{card.color}"),
            recipe=ingredients(self.words, card.needs),
            coins=coins(self.words, card.coins),
            renown=card.renown,
            short=short,
            missing=ingredients(self.words, lacks),
        )

    def stock(self) -> Iterator[str]:
        """[BLW-5.3]"""
        me = self.view["me"]
        shown = [
            self.say(
                "read-blackwood-spell",
                spell=self.say(f"blackwood-spell-{spell}"),
                colors=colors(self.words, self.cards.colors[spell]),
                count=self.view["stock"][spell],
            )
            for spell in SPELLS
            if self.view["stock"][spell]
        ]
        price = "" if me is None else coins(self.words, spell_price(self.view, me))
        if shown:
            yield self.say("read-blackwood-stock", spells=self.joined(shown), price=price, is_priced=bool(price))

    # Witches

    def witch(self, seat: int) -> Iterator[str]:
        """Purse, puppets, renown and cauldron; then what lies before her."""
        mine: SeatView = self.view["seats"][seat]
        parts = [
            coins(self.words, mine["coins"]),
            self.say("read-blackwood-in-hand", puppets=self.say("blackwood-puppet.some", count=mine["puppets"])),
            self.say("blackwood-renown.some", count=renown(self.view, seat)),
            *([self.say("read-blackwood-cauldron")] if seat == self.view["cauldron"] else []),
            *([self.say("blackwood-fagus.some", count=mine["loans"])] if mine["loans"] else []),
        ]
        own = seat == self.view["me"]
        yield self.say("read-blackwood-witch", name=self.name(seat), own=own, parts=", ".join(parts))
        yield from self.things(mine)

    def things(self, mine: SeatView) -> Iterator[str]:
        if mine["larder"]:
            yield self.say("read-blackwood-larder", cards=self.held(mine["larder"]))
        for side in SIDES:
            if mine[side]:
                potions = self.joined([self.brewed(potion, side) for potion in mine[side]])
                yield self.say("read-blackwood-side", side=side, potions=potions)
        for state in ("ready", "spent"):
            if mine[state]:
                yield self.say("read-blackwood-spells", state=state, spells=self.spells(mine[state]))

    def brewed(self, potion: str, side: str) -> str:
        color = self.say(f"blackwood-color-{self.cards.potions[potion].color}")
        name, points = self.say(f"blackwood-potion-{potion}"), worth(self.view, potion, side)
        return self.say("read-blackwood-brewed", name=name, color=color, renown=points)

    def spells(self, spells: Sequence[str]) -> str:
        held = Tally(spells)
        return self.words.listed(
            [self.say(f"blackwood-spell-{one}.some", count=held[one]) for one in SPELLS if held[one]]
        )
