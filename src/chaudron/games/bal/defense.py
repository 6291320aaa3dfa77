"""[BAL-4.10 to BAL-4.16] A defense: spell, potions, result."""

from collections import Counter as Tally

from chaudron.games.bal.cards import ShortHand, draw, end_treasure, lay
from chaudron.games.bal.choices import ABOUT, CONCEDE, LAY, NONE, TO
from chaudron.games.bal.components import (
    ABRACADABRA,
    BAGUETTE,
    BALAI,
    ENVOUTEMENT,
    FANTOME,
    GREY,
    MOST_CARDS,
    SORTILEGE,
    Card,
)
from chaudron.games.bal.incantation import read_aloud
from chaudron.games.bal.losses import Lose
from chaudron.games.bal.spells import IN_DEFENSE, can_lay_in_defense
from chaudron.games.bal.table import NOBODY, Attack, Table
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Rule, Then, rule, step


def missing(attack: Attack, laid: tuple[Card, ...]) -> Tally[str]:
    """[BAL-4.10] The colors that are still to be matched."""
    return Tally(attack.colors) - Tally(card.color for card in laid if card.color)


def can_parry(table: Table, seat: int, jokers: int) -> bool:
    """[BAL-4.12, BAL-7.1] Can every color still missing be matched; grey never by Abracadabra?"""
    assert table.attack is not None
    held = Tally(card.color for card in table.seats[seat].potions)
    left = missing(table.attack, table.defense)
    short = left - held
    has_room = left.total() - jokers <= MOST_CARDS - len(table.defense)  # [BAL-4.11] three cards at most
    return has_room and not short[GREY] and short.total() <= jokers


@rule
class Defend(Rule):
    """[BAL-4.10] One witch defends against the attack on the table."""

    seat: int
    sender: int
    """[BAL-7.4] Who sent it here."""
    parries: bool = False

    @step
    def begin(self, table: Table) -> Then:
        attack = table.attack
        if attack is None or attack.is_off or not table.seats[self.seat].is_in:
            return self.finish()
        table.defense = ()
        attack.defender = self.seat
        table.defended += (self.seat,)
        table.tell("defends", "BAL-4.10", seat=self.seat)
        return ShortHand(self.seat, tops_up=False) if table.box.exchanges_late else None  # [BAL-6.5]

    @step
    def choose_spell(self, table: Table) -> Then:
        hand = table.seats[self.seat].hand
        spells = [LAY[card] for card in sorted(set(hand)) if can_lay_in_defense(table, self.seat, self.sender, card)]
        needs_joker = LAY[ABRACADABRA] in spells and not can_parry(table, self.seat, 0)
        without = [] if table.box.must_parry and needs_joker else [NONE]  # [BAL-4.13]
        return Ask(self.seat, ABOUT.DEFENSE_SPELL, (*spells, *without))

    @step
    def cast(self, table: Table, choice: Choice) -> Then:
        """[BAL-4.10, BAL-8.6] Its effect happens at once, when nobody has heard a slip."""
        if choice is NONE:
            return None
        table.defense = (choice.thing,)
        lay(table, self.seat, choice.thing)
        return [*read_aloud(table, self.seat, table.defense), CastInDefense(self.seat, choice.thing)]

    @step
    def choose_potions(self, table: Table) -> Then:
        """[BAL-4.12, BAL-4.13] A full match or nothing; declining is allowed, unless the table says otherwise."""
        spell = table.defense[0] if table.defense else None
        if table.is_caught or spell is BALAI or spell is BAGUETTE:
            return self.go_to(Defend.decide)
        assert table.attack is not None
        if not missing(table.attack, table.defense).total() or self.is_joker_enough(table):
            self.parries = True
            return self.go_to(Defend.read)
        if not can_parry(table, self.seat, self.jokers(table)):
            return Ask(self.seat, ABOUT.PARRY, (CONCEDE,))
        return Ask(self.seat, ABOUT.PARRY, (*self.matching(table), *self.declining(table)))

    def jokers(self, table: Table) -> int:
        return int(ABRACADABRA in table.defense)

    def is_joker_enough(self, table: Table) -> bool:
        """[BAL-7.1] Abracadabra stands for the one potion that is missing."""
        assert table.attack is not None
        left = missing(table.attack, table.defense)
        return self.jokers(table) == 1 and left.total() == 1 and not left[GREY]

    def matching(self, table: Table) -> list[Choice]:
        """Potions of the hand after which a full match is still possible."""
        assert table.attack is not None
        left = missing(table.attack, table.defense)
        kinds = [card for card in sorted(set(table.seats[self.seat].potions)) if left[card.color]]
        return [LAY[card] for card in kinds]

    def declining(self, table: Table) -> list[Choice]:
        has_begun = any(card.color for card in table.defense)
        return [] if has_begun or table.box.must_parry else [CONCEDE]

    @step
    def lay_potion(self, table: Table, choice: Choice) -> Then:
        if choice is CONCEDE:
            return self.go_to(Defend.decide)
        table.defense += (choice.thing,)
        lay(table, self.seat, choice.thing)
        return self.go_to(Defend.choose_potions)

    @step
    def read(self, table: Table) -> Then:
        return read_aloud(table, self.seat, tuple(card for card in table.defense if card.color))

    @step
    def decide(self, table: Table) -> Then:
        """[BAL-4.14, BAL-8.5] Parried, failed, sent on or cancelled; the cards of the defense are discarded."""
        laid, table.defense = table.defense, ()
        caught, table.is_caught = table.is_caught, False
        back = [card for card in laid if card.color] if caught else []
        table.seats[self.seat].hand = sorted([*table.seats[self.seat].hand, *back])
        end_treasure(table, self.seat, is_slip=caught)
        assert table.attack is not None
        table.attack.spent += tuple(card for card in laid if not caught or not card.color)
        if not caught and BALAI in laid:
            return SendOn(self.seat, self.sender)
        if not caught and BAGUETTE in laid:
            return wave_the_wand(table, self.seat)
        return parried(table, self.seat) if self.parries and not caught else failed(table, self.seat)


@rule
class CastInDefense(Rule):
    """[BAL-4.10] The effect of the spell that the defender laid."""

    seat: int
    card: Card

    @step
    def cast(self, table: Table) -> Then:
        effect = IN_DEFENSE.get(self.card)
        return None if table.is_caught or effect is None else effect(table, self.seat)


def gain(table: Table, seat: int) -> None:
    """[BAL-4.15] A card as a gain, at most one in an event."""
    attack = table.attack
    if attack is None or seat in attack.gained or not table.seats[seat].is_in:
        return
    attack.gained += (seat,)
    draw(table, seat, 1, "BAL-4.14")


def parried(table: Table, seat: int) -> Then:
    """[BAL-4.14, BAL-7.12] The defender draws a card; a parried ghost costs the attacker a Crapzouille."""
    attack = table.attack
    assert attack is not None
    attack.parried += (seat,)
    table.tell("parried", "BAL-4.14", seat=seat)
    gain(table, seat)
    if attack.power is FANTOME and attack.owner not in (seat, NOBODY):
        return Lose(attack.owner, by=seat, cause="BAL-7.12")
    return None


def failed(table: Table, seat: int) -> Then:
    """[BAL-4.14, BAL-7.9, BAL-7.12, BAL-7.19] A Crapzouille is lost, two to a ghost; the attack owner draws a card."""
    attack = table.attack
    assert attack is not None
    owner = attack.owner
    attack.failed += (seat,)
    table.tell("failed", "BAL-4.14", seat=seat)
    is_captured = attack.power is ENVOUTEMENT and owner not in (seat, NOBODY) and table.seats[owner].is_in
    captor = owner if is_captured else NOBODY
    losses = min(2 if attack.power is FANTOME else 1, table.seats[seat].lives)
    rules: list[Rule] = [Lose(seat, by=owner, captor=captor) for _ in range(losses)]
    return [*rules, GainForSuccess(seat)]


@rule
class GainForSuccess(Rule):
    """[BAL-4.14] The attack owner draws, unless it was her own defense that failed."""

    seat: int

    @step
    def gain(self, table: Table) -> Then:
        attack = table.attack
        if attack is not None and attack.owner not in (self.seat, NOBODY):
            gain(table, attack.owner)


def wave_the_wand(table: Table, seat: int) -> Then:
    """[BAL-7.8, BAL-7.23] The attack is cancelled and its cards go back; some tables spare only her under Sortilège."""
    attack = table.attack
    assert attack is not None
    table.tell("cancelled", "BAL-7.8", seat=seat)
    if attack.spell is SORTILEGE and not table.box.wand_ends_hex:
        return None
    attack.is_off = True
    taken = attack.laid
    if taken:
        hand = table.seats[attack.author].hand
        hand += taken
        hand.sort()
        table.tell("took_back", "BAL-7.8", seat=attack.author, count=len(taken))
    attack.potions, attack.spell, attack.second = (), None, None
    return None


@rule
class SendOn(Rule):
    """[BAL-7.4] Du balai: the attack goes to anyone but oneself and whoever sent it."""

    seat: int
    sender: int

    @step
    def choose(self, table: Table) -> Then:
        return Ask(self.seat, ABOUT.SEND_ON, tuple(TO[seat] for seat in recipients(table, self.seat, self.sender)))

    @step
    def send(self, table: Table, choice: Choice) -> Then:
        """[BAL-7.4] Under Sortilège it is a further defense after all ordinary ones."""
        attack = table.attack
        assert attack is not None
        attack.trail += (self.seat, choice.thing)
        table.tell("sent_on", "BAL-7.4", seat=self.seat, target=choice.thing)
        if attack.spell is not SORTILEGE:
            return Defend(choice.thing, self.seat)
        attack.swept += (choice.thing, self.seat)
        return None


def recipients(table: Table, seat: int, sender: int) -> list[int]:
    """[BAL-7.4, BAL-7.18] Who may be swept an attack."""
    return [other for other in table.living if other not in (seat, sender)]
