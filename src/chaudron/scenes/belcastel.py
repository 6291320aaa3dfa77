"""Positions of Belcastel in notation: chips by name (`w1 g2`), chips in a cauldron with their space (`w2@5`)."""

from typing import Any

from chaudron.games.belcastel import BELCASTEL, WITCHES, Belcastel
from chaudron.games.belcastel.books.red import counts_when_set_aside
from chaudron.games.belcastel.brewing import Brew, Brewing
from chaudron.games.belcastel.buying import Buy, GhostShopping
from chaudron.games.belcastel.components import CHIP, WHITE, Chip, chips, names
from chaudron.games.belcastel.fortune import FortuneCard
from chaudron.games.belcastel.lock_step import Beats
from chaudron.games.belcastel.rats import Rats
from chaudron.games.belcastel.rounds import NineRounds
from chaudron.games.belcastel.scoring import Scoring
from chaudron.games.belcastel.second_chance import remember
from chaudron.games.belcastel.table import BREWING, EXPLODED, STOPPED, Seat, Table
from chaudron.kernel.chance import TABLE, Counter, Scripted
from chaudron.kernel.rule import Rule, Then, Together, rule, step
from chaudron.scenes.scene import SEATS, Scene, write_luck

NEUTRAL = "g1-b3-r3-y1-p3"
"""Books that ask nothing of a player in most positions."""


def player(
    bag: str | None = None, more: str = "", cauldron: str = "", beside: str = "", **things: Any
) -> dict[str, Any]:
    """A seat that differs from the start of a game: `player(points=20, drop=3, cauldron="w2@2 g1@3")`.

    The bag is that of the start, and `more="b2 r1"` came to it from the supply since; `bag` names all that it holds
    instead. `exploded=True` is short for the state of a cauldron that exploded; `bowl`, `aside`, `start` and `kept` are
    chips by name, too.
    """
    assert bag is None or not more, "a bag that is named holds nothing more"
    return {"bag": bag, "more": more, "cauldron": cauldron, "beside": beside, **things}


def witches_scene(*players: dict[str, Any], witches: str = "S1-C1-G1", **setting: Any) -> "BelcastelScene":
    """A scene with the expansion, and with these three witches turned up."""
    return scene(*players, game=WITCHES, witches=witches, **setting)


def scene(
    *players: dict[str, Any],
    start: str = "brewing",
    round: int = 1,
    card: str = "",
    first: str = "A",
    game: Belcastel = BELCASTEL,
    **setting: Any,
) -> "BelcastelScene":
    """A table at the start of a part of a round; two players at least, ordinary ones where none are given.

    `start` is `"marker"` (the very start of the round), `"card"` (the card is turned now), `"rats"`, `"brewing"`
    (cauldrons are emptied), `"middle"` (brewing goes on from the cauldrons given, everybody at the own pace), `"beat"`
    (it goes on in lock-step) or `"scoring"`. Besides options of the table, `luck=("A: w3 r1",)` and `die=("B: 4",)`
    script what comes before the first answer, and `supply={"y1": 0}` says how many of some chips are left. A begins,
    and extra spaces are taken without a question, unless the options say otherwise.
    """
    is_to_come = bool(card) and start in ("marker", "card")
    everyone = [*players, *[player()] * (2 - len(players))]
    chance = Scripted(len(everyone), {TABLE: card} if is_to_come else {}, Counter(len(everyone), 1), strict=True)
    write_luck(chance, setting.pop("luck", ()))
    write_luck(chance, setting.pop("die", ()), rolls=True)
    supply = setting.pop("supply", {})
    box = game.box(len(everyone), {"first_player": 0, "bonus_moves": "automatic", **setting})
    table: Table = game.table(box, chance)
    table.witches = tuple(setting["witches"].split("-")) if "witches" in setting else ()
    table.round, table.first = round - (start == "marker"), SEATS.index(first)
    for seat, things in zip(table.seats, everyone, strict=True):
        _set_up(seat, things, start, table)
    for name, count in supply.items():
        table.supply[CHIP[name]] = count
    _set_agenda(table, start)
    if card and not is_to_come:
        table.card = card
        table.deck.remove(card)
        table.turned.append(card)
    return BelcastelScene(game, table)


def _set_up(seat: Seat, things: dict[str, Any], start: str, table: Table) -> None:
    values = dict(things)
    bag, more, cauldron, beside = (values.pop(name) for name in ("bag", "more", "cauldron", "beside"))
    seat.bag = sorted([*(seat.bag if bag is None else chips(bag)), *_taken(table, chips(more))])
    for number, word in enumerate(cauldron.split(), 1):
        chip, _, space = word.partition("@")
        seat.chips.append(CHIP[chip])
        seat.spaces.append(int(space))
        seat.turns.append(number)
    for name in ("bowl", "aside", "start", "kept"):
        setattr(seat, name, tuple(chips(values.pop(name, ""))))
    seat.turn = len(seat.chips) + len(seat.bowl)
    counted = seat.aside if counts_when_set_aside(table) else ()
    seat.whites = sum(chip.value for chip in (*seat.chips, *seat.bowl, *counted) if chip.color is WHITE)
    seat.can_take_back, seat.poured = bool(seat.chips), bool(seat.bowl)
    seat.beside = chips(beside)
    seat.state = EXPLODED if values.pop("exploded", False) else BREWING if start in ("middle", "beat") else STOPPED
    for name, value in values.items():
        assert hasattr(seat, name), f"a seat has no {name}"
        setattr(seat, name, value)


def _taken(table: Table, more: list[Chip]) -> list[Chip]:
    """What came from the supply before the scene."""
    for chip in more:
        assert table.supply[chip] > 0, f"the supply has no {chip}; a bag that holds one all the same is named whole"
        table.supply[chip] -= 1
    return more


def _set_agenda(table: Table, start: str) -> None:
    parts: dict[str, list[Rule]] = {
        "marker": [],
        "card": [Scoring(), Brewing(), Rats(), FortuneCard()],
        "rats": [Scoring(), Brewing(), Rats()],
        "brewing": [Scoring(), Brewing()],
        "middle": [Scoring(), GoOnBrewing()],
        "beat": [Scoring(), GoOnBrewing(lock_step=True)],
        "scoring": [Scoring()],
    }
    table.agenda = [NineRounds(), *parts[start]]


@rule
class GoOnBrewing(Rule):
    """Brewing that began before the scene."""

    lock_step: bool = False

    @step
    def go_on(self, table: Table) -> Then:
        for mine in table.seats:
            mine.before = remember(mine) if table.card == "second_chance" else None
        return Beats() if self.lock_step else Together({seat: [Brew(seat)] for seat in range(len(table.seats))})


class BelcastelScene(Scene):
    """A scene with the words of Belcastel."""

    table: Table

    def seat(self, name: str) -> Seat:
        return self.table.seats[SEATS.index(name)]

    def draws(self, *sentences: str) -> None:
        """`"A: o1 y2 w1"`: the seat draws these chips one after the other.

        They must be in its bag. Where a drawn chip asks something, the sentence must end with that chip.
        """
        for sentence in sentences:
            name, words = sentence.split(": ")
            for word in words.split():
                assert CHIP[word] in self.seat(name).bag, (
                    f"{name} cannot draw {word}: the bag holds {self.bag(name) or 'nothing'}"
                )
                self.luck(f"{name}: {word}")
                self.says(f"{name}: draw")

    def all_stop(self) -> None:
        """Everyone who is still brewing in this round stops."""
        this = self.table.round
        while brewing := [
            name for name in SEATS if self.about(name) in ("brew", "commit") and self.table.round == this
        ]:
            self.says(f"{brewing[0]}: stop")

    def declines(self, *abouts: str) -> None:
        """Answer the last option (none, done, keep) as long as somebody is asked about one of these."""
        while asked := [name for name in SEATS[: len(self.table.seats)] if self.about(name) in abouts]:
            self.says(f"{asked[0]}: {self.asked(asked[0]).split(' | ')[-1]}")

    def cauldron(self, name: str) -> str:
        """`"o1@1 y2@3"`"""
        seat = self.seat(name)
        return " ".join(f"{chip}@{space}" for chip, space in zip(seat.chips, seat.spaces, strict=True))

    def bag(self, name: str) -> str:
        """The chips of a bag, sorted by color and value."""
        return names(self.seat(name).bag)

    def bowl(self, name: str) -> str:
        """The chips of a bowl, in the order they went in."""
        return names(self.seat(name).bowl)

    def aside(self, name: str) -> str:
        """The chips set aside."""
        return names(self.seat(name).aside)

    def coins(self) -> int:
        """The coins of whoever is shopping."""
        shopping = self.table.agenda[-1]
        assert isinstance(shopping, Buy | GhostShopping), "nobody is shopping"
        return shopping.coins

    def gains(self, name: str, rule: str = "") -> list[tuple[str, int]]:
        """Points and rubies that a seat was given, for a rule or for any, in the order told."""
        mine = [fact for fact in self.facts if fact.details.get("seat") == SEATS.index(name)]
        facts = [fact for fact in mine if fact.key in ("points", "rubies") and rule in ("", fact.rule)]
        return [(fact.key, fact.details[fact.key]) for fact in facts]

    def rolls(self) -> list[tuple[int, str]]:
        """Who rolled the die, and what it showed."""
        return [(fact["seat"], fact["face"]) for fact in self.told("rolled")]

    def supply(self, chip: str) -> int:
        return self.table.supply[CHIP[chip]]

    def space(self, name: str) -> str:
        """The scoring space, if brewing ended now or as it is frozen: `"16 (15 c, 3 p, R)"`."""
        seat = self.seat(name)
        index = seat.next_space if seat.state == BREWING or not seat.space else seat.space
        coins, points, ruby = (shown[index] for shown in self.table.box.track)
        return f"{index} ({coins} c, {points} p{', R' if ruby else ''})"
