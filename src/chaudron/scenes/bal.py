"""Positions of Le Bal des Sorcières in notation: cards by name (`r1 r1 tresor`), witches by letter, spoken moves."""

from typing import Any, TypeVar

from chaudron.games.bal import BAL
from chaudron.games.bal.box import Box
from chaudron.games.bal.cards import ShortHand
from chaudron.games.bal.components import BOULE, LIVES, MIROIR, NANANERE, SPELLS, TOKENS, Card, cards, names
from chaudron.games.bal.rounds import GrandSabbat, PassTheCat, Rounds, Tour
from chaudron.games.bal.table import Seat, Table
from chaudron.games.bal.turn import Turn
from chaudron.kernel.chance import Counter, Scripted
from chaudron.kernel.rule import Rule
from chaudron.scenes.scene import SEATS, Scene, write_luck

ORDINARY = "r5 r6 r7"
"""A hand that is not short, and that asks nothing of anybody."""
T = TypeVar("T")
BOWL = frozenset(TOKENS)
REACTIONS = (NANANERE, MIROIR, BOULE)
WINDOWS = ("carabosse", "mirror", "calm", "challenge")
NAMES_A_WITCH = ("attack", "to", "lose")
SPELL_NAMES = {card.name for card in SPELLS}
POSITION: dict[str, Any] = {
    "acting": "",
    "round": 1,
    "tour": 1,
    "pile": None,
    "discard": "",
    "hidden": "",
    "luck": "",
    "tokens": "",
}
"""What a scene may say beside witches and options."""


def witch(hand: str = ORDINARY, captured: str = "", **things: Any) -> dict[str, Any]:
    """A seat that differs from the start of a game: `witch(hand="r1 tresor", alive=3, captured="C")`.

    Crapzouilles that are neither alive nor captured are dead. `out=1` is the first witch to have left; `rest=True` is
    one who holds every card that lies nowhere else.
    """
    return {"hand": hand, "captured": captured, **things}


def ball(
    *witches: dict[str, Any], start: str = "turn", first: str = "A", level: str = "hard", **setting: Any
) -> "BalScene":
    """A table in the middle of a game; three witches at least, ordinary ones where none are given.

    `start` is `"round"`, `"sabbat"`, `"turn"` (Carabosse arrives), `"attack"` (her window has closed), `"exchange"`
    (the attacker looks for a potion, however short the hand) or `"calm"` (the attack is over). Beside the options of
    the table a setting may name `acting`, `round`, `tour`, `pile`, `discard`, and what is drawn from the very start:
    `luck` from the pile, `tokens` from the bowl. What is scripted is all that is drawn, unless it ends with `…`. Cards
    that lie nowhere else are in the pile; reactions that nobody holds are in the discard pile, so that no window opens,
    unless they are `hidden` or a pile is given.
    """
    everyone = [*witches, *[witch()] * (3 - len(witches))]
    position = {name: setting.pop(name, default) for name, default in POSITION.items()}
    chance = BallLuck(len(everyone), {}, Counter(len(everyone), 1), strict=True)
    write_luck(chance, [f"table: {position['luck']}"] if position["luck"] else [])
    write_luck(chance, [f"table: {position['tokens']}"] if position["tokens"] else [], rolls=True)
    table: Table = BAL.table(BAL.box(len(everyone), {"first_player": 0, "level": level, **setting}), chance)
    for seat, things in zip(table.seats, everyone, strict=True):
        _set_up(seat, things)
    _bury(table)
    keepers = [seat for seat, things in zip(table.seats, everyone, strict=True) if things.get("rest")]
    _lay_piles(table, position, keepers)
    table.first, table.tour = SEATS.index(first), position["tour"]
    table.round = position["round"] - (start == "round")
    table.carabosse = SEATS.index(position["acting"] or first)
    table.agenda = [Rounds(), *_agenda(table, start)]
    return BalScene(BAL, table)


def _set_up(seat: Seat, things: dict[str, Any]) -> None:
    seat.out_at = things.get("out", 0)
    seat.hand = [] if seat.out_at else sorted(cards(things["hand"]))
    seat.captured = tuple(SEATS.index(name) for name in things["captured"])
    seat.alive = 0 if seat.out_at else things.get("alive", -1)
    seat.dead = things.get("dead", -1)


def _bury(table: Table) -> None:
    """Of ten Crapzouilles, those that are neither alive nor captured are dead; all others are alive."""
    for number, seat in enumerate(table.seats):
        left = LIVES - sum(other.captured.count(number) for other in table.seats)
        if seat.alive < 0:
            seat.alive = left - max(seat.dead, 0)
        if seat.dead < 0:
            seat.dead = left - seat.alive
        assert seat.alive + seat.dead == left, f"{SEATS[number]} has not ten Crapzouilles"


def _lay_piles(table: Table, position: dict[str, Any], keepers: list[Seat]) -> None:
    pile, held = position["pile"], [card for seat in table.seats for card in seat.hand]
    table.pile, table.discard = sorted(cards(pile or "")), cards(position["discard"])
    if pile is None:
        table.discard += _reactions_nobody_holds(table.box, [*held, *table.discard, *cards(position["hidden"])])
    left = _left(table.box, [*held, *table.discard, *table.pile])
    if keepers:
        keepers[0].hand = sorted([*keepers[0].hand, *left])
    elif pile is None:
        table.pile = left
    else:
        table.discard += left


def _reactions_nobody_holds(box: Box, placed: list[Card]) -> list[Card]:
    return [card for card in REACTIONS if card not in placed for _ in range(box.copies.get(card, 0))]


def _left(box: Box, placed: list[Card]) -> list[Card]:
    left = list(box.deck)
    for card in placed:
        left.remove(card)
    return sorted(left)


def _agenda(table: Table, start: str) -> list[Rule]:
    """The rules that are left of the round, the next one last."""
    later: list[Rule] = [PassTheCat(), *([Tour(2, [])] if table.tour == 1 else [])]
    if start == "round":
        return []
    if start == "sabbat":
        return [*later, Tour(1, []), GrandSabbat()]
    tour = Tour(table.tour, [])
    if start == "turn" and table.carabosse == table.first:
        return [*later, tour]
    order = table.clockwise(table.first, including=True)
    tour.slots = order[order.index(table.carabosse) + 1 :]
    tour.go_to(Tour.next_slot)
    turn = Turn(table.carabosse, [], [])
    steps = {"turn": Turn.arrive, "attack": Turn.attacker_check, "exchange": Turn.obligation, "calm": Turn.calm}
    turn.go_to(steps[start])
    exchange = [ShortHand(table.carabosse, tops_up=False)] if start == "exchange" else []
    return [*later, tour, turn, *exchange]


class BallLuck(Scripted):
    """Cards and tokens are written apart."""

    def draw(self, stream: int, items: list[T]) -> T:
        if items and str(items[0]) in BOWL:
            return items.pop(self._place(stream, items, self.rolls, self.rolled))
        return super().draw(stream, items)


class BalScene(Scene):
    """A scene with the words of the ball: `t.says("A: attack B")`, `t.asked("B") == "lay balai | none"`."""

    table: Table

    def __init__(self, game: Any, table: Any) -> None:
        self.first_discards = len(table.discard)
        super().__init__(game, table)

    @staticmethod
    def _parts(sentence: str) -> tuple[int, str]:
        name, words = sentence.split(": ")
        verb, _, thing = words.partition(" ")
        if verb in NAMES_A_WITCH and thing in SEATS:
            thing = str(SEATS.index(thing))
        return SEATS.index(name), f"{verb}:{thing}" if thing else verb

    def asked(self, seat: str) -> str:
        """What a witch may answer, in spoken words: `"attack B | attack C | lay sortilege"`."""
        ask = self.table.asks.get(SEATS.index(seat))
        return " | ".join(_spoken(choice) for choice in ask.options) if ask else ""

    def seat(self, name: str) -> Seat:
        return self.table.seats[SEATS.index(name)]

    def tokens(self, colors: str) -> None:
        """Script what comes out of the bowl, `"red white"`, whatever is drawn from the pile meanwhile."""
        write_luck(self.table.chance, [f"table: {colors}"], rolls=True)

    # Moves

    def attacks(self, sentence: str) -> None:
        """`"A on B: fantome r1 j1"`, or `"A on all: r1"` for Sortilège: name, spell or none, potions."""
        who, laid = sentence.split(": ")
        name, _, target = who.partition(" on ")
        self.says(f"{name}: lay sortilege" if target == "all" else f"{name}: attack {target}")
        self._lay(name, laid, "attack_spell")
        if self.about(name) == "second_potion":
            self.says(f"{name}: done")

    def defends(self, *sentences: str) -> None:
        """`"B: abracadabra r1"`: spell or none, then potions."""
        for sentence in sentences:
            name, laid = sentence.split(": ")
            self._lay(name, laid, "defense_spell")

    def _lay(self, name: str, laid: str, about: str) -> None:
        has_spell = laid.split(maxsplit=1)[0] in SPELL_NAMES
        if not has_spell and self.about(name) == about:
            self.says(f"{name}: none")
        self.says(*[f"{name}: lay {card}" for card in laid.split()])

    def concedes(self, names: str) -> None:
        """These witches, one after the other, lay nothing."""
        for name in names:
            self.says(f"{name}: none", f"{name}: concede")

    def sweeps(self, sentence: str) -> None:
        """`"B to C"`: Du balai."""
        name, _, target = sentence.partition(" to ")
        self.says(f"{name}: lay balai", f"{name}: to {target}")

    def mirrors(self, sentence: str) -> None:
        """`"B to C"`: Mon beau miroir."""
        name, _, target = sentence.partition(" to ")
        self.says(f"{name}: to {target}")

    def passes(self, names: str = SEATS) -> None:
        """Those of these witches who are asked in a window pass."""
        asked = [name for name in names if self.about(name) in WINDOWS]
        assert asked, "no window is open"
        self.says(*[f"{name}: pass" for name in asked])

    # What lies where

    def hand(self, name: str) -> str:
        return names(self.seat(name).hand)

    @property
    def sizes(self) -> str:
        """Cards in the hands: `"3 3 10"`."""
        return " ".join(str(len(seat.hand)) for seat in self.table.seats)

    @property
    def lives(self) -> str:
        """Living Crapzouilles in the chests: `"10 9 10"`."""
        return " ".join(str(seat.lives) for seat in self.table.seats)

    @property
    def discarded(self) -> str:
        """What has come to the discard pile in this scene, in order; not after a reshuffle."""
        return names(self.table.discard[self.first_discards :])

    def captured(self, name: str) -> str:
        """Whose Crapzouilles a witch has captured."""
        return "".join(SEATS[owner] for owner in self.seat(name).captured)

    # What was told

    def who(self, key: str, rule: str = "") -> str:
        """The witches of every fact of a key, in order: `"ABC"`."""
        facts = [fact for fact in self.facts if fact.key == key and rule in ("", fact.rule)]
        return "".join(SEATS[fact.details["seat"]] for fact in facts)

    @property
    def gains(self) -> str:
        """Who drew a card as a gain, in order."""
        return self.who("drew", "BAL-4.14")


def _spoken(choice: str) -> str:
    verb, _, thing = choice.partition(":")
    if verb in NAMES_A_WITCH and thing.isdecimal():
        thing = SEATS[int(thing)]
    return f"{verb} {thing}".strip()
