"""Positions of Blackwood in notation: cards by id (`F17`, `P05`), places (`r1c2`), witches by letter, spoken moves."""

from collections.abc import Iterable, Mapping
from typing import Any

from chaudron.games.blackwood import BLACKWOOD
from chaudron.games.blackwood.box import RETURN
from chaudron.games.blackwood.components import COLUMNS, EXPEDITIONS, FOREST_IDS, ON_DISPLAY, POTION_IDS, PUPPETS
from chaudron.games.blackwood.places import PLACE
from chaudron.games.blackwood.rounds import Expedition, ExpeditionEnd, Round
from chaudron.games.blackwood.scoring import Scoring
from chaudron.games.blackwood.table import NO_CARD, NOBODY, Seat, Table
from chaudron.kernel.chance import TABLE, Counter, Scripted
from chaudron.kernel.rule import Rule
from chaudron.scenes.scene import SEATS, Scene

NOTHING = "-"
"""How an empty place of the forest is written."""
POSITION: dict[str, Any] = {
    "cauldron": "A",
    "expedition": 1,
    "display": None,
    "potion_deck": None,
    "deck": None,
    "discard": "",
    "luck": "",
}
"""What a scene may say beside witches, forest, puppets and options."""
PILES = ("larder", "potions", "sold", "traded", "ready", "spent")
BEGINNINGS = {"return": Round.come_home, "end": Round.end}


def witch(**things: Any) -> dict[str, Any]:
    """A witch unlike at the start: `witch(coins=3, larder="F01 F17", potions="P01", sold="P02", ready="pinch twin")`.

    Also `traded`, `spent` and `loans`. `rest="cards"` has every forest card that lies nowhere else, `rest="potions"`
    every such potion.
    """
    return things


def wood(
    *witches: dict[str, Any],
    forest: Mapping[str, str] | None = None,
    puppets: Mapping[str, str] | None = None,
    column: int = 1,
    phase: str = "search",
    **setting: Any,
) -> "WoodScene":
    """A table in the middle of a game; two witches at least, as at the start where none are given.

    `wood(witch(coins=3), forest={"r1c2": "F17", "r2c2": "-"}, puppets={"r1c2": "A"}, column=2, phase="return")`; the
    phase is `"search"`, `"return"`, `"end"` (of the round), `"expedition"` (its end) or `"score"`. A setting may name
    `cauldron`, `expedition`, `display`, `potion_deck`, `deck`, `discard`, `luck` (what the decks bring, in order, and
    nothing else unless it ends with `…`) and options. Forest places that are not named have any card, the village has
    large potions. What lies nowhere else is in the decks; where a deck is given, the other forest cards are discarded.
    """
    everyone = [*witches, *[witch()] * (2 - len(witches))]
    position = {name: setting.pop(name, default) for name, default in POSITION.items()}
    chance = Scripted(len(everyone), {TABLE: position["luck"]}, otherwise=Counter(len(everyone), 1), strict=True)
    table: Table = BLACKWOOD.table(BLACKWOOD.box(len(everyone), {"first_witch": 0, **setting}), chance)
    for seat, things in zip(table.seats, everyone, strict=True):
        _set_up(table, seat, things)
    _lay_forest(table, forest or {}, position, _keeper(table, everyone, "cards"))
    _lay_potions(table, position, _keeper(table, everyone, "potions"))
    _place_puppets(table, puppets or {})
    table.cauldron, table.expedition = SEATS.index(position["cauldron"]), position["expedition"]
    table.column = column - (phase == "search")
    table.agenda = _agenda(table, phase)
    return WoodScene(BLACKWOOD, table)


def _set_up(table: Table, seat: Seat, things: dict[str, Any]) -> None:
    seat.coins = things.get("coins", seat.coins)
    seat.loans = things.get("loans", 0)
    for pile in PILES:
        setattr(seat, pile, things.get(pile, "").split())
    seat.larder.sort()
    for spell in (*seat.ready, *seat.spent):
        table.stock[spell] -= 1
        assert table.stock[spell] >= 0, f"there are not so many cards of {spell}"
    if table.tokens is not None:
        table.tokens -= seat.loans


def _keeper(table: Table, everyone: list[dict[str, Any]], what: str) -> Seat | None:
    """The witch who has what lies nowhere else."""
    seats = zip(table.seats, everyone, strict=True)
    return next((seat for seat, things in seats if what in things.get("rest", "").split()), None)


def _left(ids: Iterable[str], placed: list[str]) -> list[str]:
    assert len(set(placed)) == len(placed), f"a card lies in two places: {sorted(placed)}"
    assert set(placed) <= set(ids), f"not in the box: {set(placed) - set(ids)}"
    return [card for card in ids if card not in placed]


def _lay_forest(table: Table, forest: Mapping[str, str], position: dict[str, Any], keeper: Seat | None) -> None:
    named = [card for card in forest.values() if card != NOTHING]
    table.deck, table.discard = sorted((position["deck"] or "").split()), position["discard"].split()
    larders = [card for seat in table.seats for card in seat.larder]
    left = _left(FOREST_IDS, [*named, *larders, *table.deck, *table.discard])
    fillers = [card for card in left if card not in position["luck"].split()]
    for place in table.box.places:
        card = forest.get(place.name) or fillers.pop(0)
        table.forest[place] = NO_CARD if card == NOTHING else card
    left = [card for card in left if card not in table.forest]
    if keeper is not None:
        keeper.larder = sorted([*keeper.larder, *left])
    elif position["deck"] is None:
        table.deck = left
    else:
        table.discard += left


def _lay_potions(table: Table, position: dict[str, Any], keeper: Seat | None) -> None:
    owned = [potion for seat in table.seats for potion in (*seat.potions, *seat.sold, *seat.traded)]
    table.potion_deck = sorted((position["potion_deck"] or "").split())
    if position["display"] is None:
        taken = {*owned, *table.potion_deck, *position["luck"].split()}
        table.display = [potion for potion in reversed(POTION_IDS) if potion not in taken][:ON_DISPLAY]
    else:
        table.display = position["display"].split()
    left = _left(POTION_IDS, [*owned, *table.potion_deck, *table.display])
    if keeper is not None:
        keeper.potions += left
    else:
        assert position["potion_deck"] is None or not left, "some potions lie nowhere"
        table.potion_deck += left


def _place_puppets(table: Table, puppets: Mapping[str, str]) -> None:
    for name, owner in puppets.items():
        seat, place = SEATS.index(owner), PLACE[name]
        assert table.forest[place] != NO_CARD, f"nothing lies at {name}"
        table.puppets[place] = seat
        table.seats[seat].puppets -= 1
    assert all(0 <= seat.puppets <= PUPPETS for seat in table.seats), "too many puppets"


def _agenda(table: Table, phase: str) -> list[Rule]:
    """The rules that are left of the game, the next one last."""
    later: list[Rule] = [Scoring(), *[Expedition() for _ in range(EXPEDITIONS - table.expedition)]]
    if phase == "score":
        return [Scoring()]
    if phase == "expedition":
        return [*later, ExpeditionEnd()]
    this, rounds = Round(), COLUMNS - table.column - (phase == "search")
    if phase != "search":
        table.phase = RETURN
        this.go_to(BEGINNINGS[phase])
    return [*later, ExpeditionEnd(), *[Round() for _ in range(rounds)], this]


class WoodScene(Scene):
    """A scene with the words of the wood: `t.says("A: place r1c2")`, `t.brews("A: P01 with F01 F02")`."""

    table: Table

    def __init__(self, game: Any, table: Table) -> None:
        self.first_discards = len(table.discard)
        super().__init__(game, table)

    @staticmethod
    def _parts(sentence: str) -> tuple[int, str]:
        name, words = sentence.split(": ")
        return SEATS.index(name), words.replace(" ", ":")

    def asked(self, seat: str) -> str:
        """What a witch may answer, in spoken words: `"buy | leave | end"`; that she may place is said as `"place"`."""
        ask = self.table.asks.get(SEATS.index(seat))
        spoken = [choice.replace(":", " ") for choice in ask.options] if ask else []
        places = ["place"] if any(choice.startswith("place ") for choice in spoken) else []
        return " | ".join([*places, *[choice for choice in spoken if not choice.startswith("place ")]])

    def besides(self, seat: str) -> str:
        """[BLW-5.10] What she may do for money before she answers: `"sell P01 | borrow"`."""
        ask = self.table.asks.get(SEATS.index(seat))
        return " | ".join(offer.replace(":", " ") for offer in (ask.offers if ask else ()))

    def places(self, seat: str) -> str:
        """Where she may place a puppet, or what a spell of hers may be about: `"r1c1 r1c3"`."""
        ask = self.table.asks.get(SEATS.index(seat))
        return " ".join(choice.thing.name for choice in (ask.options if ask else ()) if choice.verb in ("place", "at"))

    def seat(self, name: str) -> Seat:
        return self.table.seats[SEATS.index(name)]

    # Moves

    def brews(self, sentence: str) -> None:
        """`"A: P01 P07 with F25 F01 mushroom"`: these potions with exactly these cards and pinches."""
        name, words = sentence.split(": ")
        potions, things = (part.split() for part in words.split(" with "))
        self.says(f"{name}: brew", *[f"{name}: potion {potion}" for potion in potions])
        if self.about(name) == "brew_potions":
            self.says(f"{name}: done")
        for thing in things:
            if self.about(name) == "brew_cards":
                self.says(f"{name}: {'card' if thing in FOREST_IDS else 'pinch'} {thing}")
        used = self.told("brewed")[-1]
        assert sorted([*used["cards"], *used["pinched"]]) == sorted(things), f"brewed with {used}"

    def trades(self, sentence: str) -> None:
        """`"A: pinch for P06 P07"`: a spell for these potions."""
        name, words = sentence.split(": ")
        spell, potions = words.split(" for ")
        self.says(f"{name}: trade {spell}")
        for potion in potions.split():
            if self.about(name) == "trade_potion" and f"potion {potion}" in self.asked(name).split(" | "):
                self.says(f"{name}: potion {potion}")
        given = self.told("traded")[-1]["potions"]
        assert sorted(given) == sorted(potions.split()), f"traded for {given}"

    def swaps(self, sentence: str) -> None:
        """`"A: r1c1 r2c3"`: Topsy-turvy path."""
        name, words = sentence.split(": ")
        self.says(f"{name}: cast swap", *[f"{name}: at {place}" for place in words.split()])

    def shoos(self, sentence: str) -> None:
        """`"A: B from r1c1 to r2c3"`: Shoo!, and what the owner answers."""
        name, words = sentence.split(": ")
        owner, _, place, _, to = words.split()
        self.says(f"{name}: cast shoo", f"{name}: at {place}", f"{owner}: at {to}")

    def search(self, *sentences: str) -> None:
        """`"A r1c2"`: these witches place their puppets. Who may still do something has to say `"A: end"` herself."""
        for sentence in sentences:
            name, place = sentence.split()
            self.says(f"{name}: place {place}")

    # What lies where

    def row(self, number: int) -> str:
        """A row of the forest from column 1, each puppet with its card: `"F01 F02/A - F04 F05"`."""
        places = [place for place in self.table.box.places if place.row == number]
        return " ".join(self._place(place) for place in places)

    def _place(self, place: int) -> str:
        owner = self.table.puppets[place]
        return (self.table.forest[place] or NOTHING) + ("" if owner == NOBODY else f"/{SEATS[owner]}")

    def pile(self, name: str, pile: str) -> str:
        """What a witch has: of her `larder`, `potions`, `sold`, `traded`, `ready` or `spent`."""
        return " ".join(sorted(getattr(self.seat(name), pile)))

    @property
    def coins(self) -> str:
        return " ".join(str(seat.coins) for seat in self.table.seats)

    @property
    def hands(self) -> str:
        """Puppets in hand: `"3 2"`."""
        return " ".join(str(seat.puppets) for seat in self.table.seats)

    @property
    def display(self) -> str:
        return " ".join(self.table.display)

    @property
    def discarded(self) -> str:
        """What has come to the discard pile in this scene, in order; not after a reshuffle."""
        return " ".join(self.table.discard[self.first_discards :])

    @property
    def cauldron(self) -> str:
        return SEATS[self.table.cauldron]

    @property
    def points(self) -> str:
        """The score, once the game is over."""
        assert self.table.outcome is not None, "the game is not over"
        return " ".join(str(points) for points in self.table.outcome.points)

    @property
    def winners(self) -> str:
        assert self.table.outcome is not None, "the game is not over"
        return "".join(SEATS[seat] for seat in self.table.outcome.winners)

    # What was told

    def who(self, key: str) -> str:
        """The witches of every fact of a key, in order: `"ABB"`."""
        return "".join(SEATS[details["seat"]] for details in self.told(key))
