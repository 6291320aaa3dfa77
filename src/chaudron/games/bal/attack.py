"""[BAL-4.4 to BAL-4.9, BAL-7.3, BAL-7.5] An attack: target, spell, potions, mirrors, and all that defend against it."""

from chaudron.games.bal.cards import ShortHand, end_treasure, lay
from chaudron.games.bal.choices import ABOUT, ATTACK, DONE, LAY, NONE
from chaudron.games.bal.components import DIABLOTIN, ENCHANTEMENT, ENVOUTEMENT, FANTOME, MIROIR, SORTILEGE, Card
from chaudron.games.bal.defense import Defend
from chaudron.games.bal.incantation import read_aloud
from chaudron.games.bal.spells import IN_ATTACK, can_lay_in_attack
from chaudron.games.bal.spells.effects import enchantment
from chaudron.games.bal.table import Attack, Table, take
from chaudron.games.bal.windows import answers, mirror_window
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Rule, Then, rule, step

ACT_ON_DEFENDERS = (ENCHANTEMENT, ENVOUTEMENT, FANTOME)
"""[BAL-7.21] Of an attack that is copied whole; what other spells do, they do for the attacker alone."""


@rule
class Declare(Rule):
    """[BAL-4.5 to BAL-4.8] Name a target, lay a spell or none, then one or two potions."""

    seat: int

    @step
    def choose_target(self, table: Table) -> Then:
        mine = table.seats[self.seat]
        others = [ATTACK[seat] for seat in table.living if seat != self.seat]
        hex_all = [LAY[SORTILEGE]] if SORTILEGE in mine.hand else []
        return Ask(self.seat, ABOUT.DECLARE, (*others, *hex_all))

    @step
    def declare(self, table: Table, choice: Choice) -> Then:
        """[BAL-4.5, BAL-7.3] The declaration is binding."""
        table.attack = Attack(self.seat, self.seat)
        if choice is LAY[SORTILEGE]:
            table.attack.targets = tuple(table.clockwise(self.seat))
            table.attack.spell = SORTILEGE
            lay(table, self.seat, SORTILEGE)
            return [*read_aloud(table, self.seat, (SORTILEGE,)), TargetChecks()]
        table.attack.targets = (choice.thing,)
        table.tell("declared", "BAL-4.5", seat=self.seat, target=choice.thing)
        return TargetChecks()

    @step
    def choose_spell(self, table: Table) -> Then:
        """[BAL-4.7, BAL-7.16] At most one spell, and none after Sortilège."""
        attack = table.attack
        assert attack is not None
        if table.is_caught or (attack.spell is not None and not table.box.has_hex_treasure):
            return None
        hand = sorted(set(table.seats[self.seat].hand))
        spells = [LAY[card] for card in hand if can_lay_in_attack(table, self.seat, card)]
        return Ask(self.seat, ABOUT.ATTACK_SPELL, (*spells, NONE))

    @step
    def cast(self, table: Table, choice: Choice = NONE) -> Then:
        """[BAL-4.7, BAL-8.6] Its effect happens at once, when nobody has heard a slip."""
        if choice is NONE:
            return None
        assert table.attack is not None
        if table.attack.spell is None:
            table.attack.spell = choice.thing
        else:
            table.attack.second = choice.thing
        lay(table, self.seat, choice.thing)
        return [*read_aloud(table, self.seat, (choice.thing,)), CastInAttack(self.seat, choice.thing)]

    @step
    def short_of_potions(self, table: Table) -> Then:
        """[BAL-4.8] An effect of the own spell may have taken the last potion."""
        return None if table.is_caught else ShortHand(self.seat, tops_up=False)

    @step
    def choose_potion(self, table: Table) -> Then:
        potions = table.seats[self.seat].potions
        if table.is_caught or not potions:
            return self.go_to(Declare.stand)
        return Ask(self.seat, ABOUT.ATTACK_POTION, tuple(LAY[card] for card in sorted(set(potions))))

    @step
    def first_potion(self, table: Table, choice: Choice) -> Then:
        assert table.attack is not None
        table.attack.potions = (choice.thing,)
        lay(table, self.seat, choice.thing)

    @step
    def choose_second(self, table: Table) -> Then:
        """[BAL-4.8] Two potions at most; whoever has no other is asked all the same, as nobody may know."""
        assert table.attack is not None
        if table.attack.spell is DIABLOTIN or table.attack.second is not None:  # [BAL-7.15, BAL-7.16] exactly one
            return self.go_to(Declare.read)
        more = sorted(set(table.seats[self.seat].potions))
        return Ask(self.seat, ABOUT.SECOND_POTION, (*[LAY[card] for card in more], DONE))

    @step
    def second_potion(self, table: Table, choice: Choice) -> Then:
        if choice is not DONE:
            assert table.attack is not None
            table.attack.potions += (choice.thing,)
            lay(table, self.seat, choice.thing)

    @step
    def read(self, table: Table) -> Then:
        assert table.attack is not None
        return read_aloud(table, self.seat, table.attack.potions)

    @step
    def stand(self, table: Table) -> Then:
        """[BAL-8.5] A slip: potions back to the hand, the spell is discarded, the turn is over."""
        attack = table.attack
        assert attack is not None
        if not table.is_caught and attack.potions:
            end_treasure(table, self.seat, is_slip=False)
            return Settle()
        table.is_caught = False
        for card in attack.potions:
            take(table.seats[self.seat], card)
        attack.potions = ()
        end_treasure(table, self.seat, is_slip=True)
        clear(table)
        return None


@rule
class TargetChecks(Rule):
    """[BAL-4.6, BAL-4.20, BAL-6.3] Each named target looks after a short hand, now and not again before she defends."""

    @step
    def check(self, table: Table) -> Then:
        assert table.attack is not None
        return [] if table.is_caught else [ShortHand(seat) for seat in table.attack.targets]


@rule
class CastInAttack(Rule):
    """[BAL-4.7] The effect of the spell that the attacker laid."""

    seat: int
    card: Card

    @step
    def cast(self, table: Table) -> Then:
        effect = IN_ATTACK.get(self.card)
        return None if table.is_caught or effect is None else effect(table, self.seat)


@rule
class Settle(Rule):
    """[BAL-4.9, BAL-4.10, BAL-4.16] Mirrors, defenses one by one, doubled attacks; laid cards are discarded."""

    colors: tuple[str, ...] = ()
    """[BAL-7.5] What a mirror copies, also when the attack is cancelled later."""
    spell: Card | None = None
    """[BAL-7.21] And with which spell."""
    can_be_doubled: bool = False
    """[BAL-7.5] Not a Sortilège, and not with two witches at the ball."""

    @step
    def open_mirrors(self, table: Table) -> Then:
        attack = table.attack
        assert attack is not None
        self.colors, self.spell = attack.colors, attack.spell
        self.can_be_doubled = attack.spell is not SORTILEGE and len(table.living) > 2
        return mirror_window(table, attack.author, attack.targets[0]) if self.can_be_doubled else None

    @step
    def hold_up(self, table: Table) -> Then:
        return held_up(table)

    @step
    def defend(self, table: Table) -> Then:
        attack = table.attack
        assert attack is not None
        return [Defend(seat, attack.owner) for seat in attack.targets]

    @step
    def swept_on(self, table: Table) -> Then:
        """[BAL-7.4] Under Sortilège, shares that were swept on are further defenses, one after the other."""
        attack = table.attack
        assert attack is not None
        if not attack.swept:
            return None
        seat, sender, *rest = attack.swept
        attack.swept = tuple(rest)
        self.go_to(Settle.swept_on)
        return Defend(seat, sender)

    @step
    def open_late_mirrors(self, table: Table) -> Then:
        """[BAL-7.20] Some tables hold up mirrors after the result too; a cancelled attack leaves nothing to copy."""
        attack = table.attack
        assert attack is not None
        is_late = table.box.mirrors_late and self.can_be_doubled and not attack.is_off
        return mirror_window(table, attack.author, attack.defender) if is_late else None

    @step
    def hold_up_late(self, table: Table) -> Then:
        return held_up(table)

    @step
    def finish_event(self, table: Table) -> Then:
        """[BAL-5.4] Copies follow, also when the attacker has just left the ball."""
        attack = table.attack
        assert attack is not None
        pairs = zip(attack.mirrors[::2], attack.mirrors[1::2], strict=True)
        clear(table)
        spell = self.spell if table.box.copies_spells else None  # [BAL-7.21]
        return [Double(owner, target, self.colors, spell) for owner, target in pairs]


def held_up(table: Table) -> list[Rule]:
    """[BAL-7.5] Mirrors are shown together and settled clockwise from the attacker."""
    given = answers(table)
    assert table.attack is not None
    rules: list[Rule] = []
    for seat in table.clockwise(table.attack.author, including=True):
        if seat in given:
            table.seats[seat].hand.remove(MIROIR)
            table.discard.append(MIROIR)
            table.tell("mirrored", "BAL-7.5", reveals=True, seat=seat, target=given[seat][1])
            rules += [*read_aloud(table, seat, (MIROIR,)), KeepMirror(seat, given[seat][1])]
    return rules


@rule
class KeepMirror(Rule):
    """[BAL-7.5, BAL-8.5] A mirror that was read well makes its copy later."""

    seat: int
    target: int

    @step
    def keep(self, table: Table) -> Then:
        assert table.attack is not None
        if not table.is_caught:
            table.attack.mirrors += (self.seat, self.target)
        table.is_caught = False


@rule
class Double(Rule):
    """[BAL-7.5, BAL-7.21] The copy of an attack: an event of its own, owned by the mirror's player."""

    owner: int
    target: int
    colors: tuple[str, ...]
    spell: Card | None = None

    @step
    def attack(self, table: Table) -> Then:
        """[BAL-6.4] By the letter its defender looks after a short hand, as before any attack."""
        if not table.seats[self.target].is_in:
            return self.finish()
        spell = self.spell if self.spell in ACT_ON_DEFENDERS else None
        table.attack = Attack(self.owner, self.owner, (self.target,), copied=self.colors, copied_spell=spell)
        copied = " ".join(self.colors)
        table.tell("doubled", "BAL-7.5", seat=self.owner, target=self.target, spell=spell, copied=copied)
        return ShortHand(self.target) if table.box.checks_doubled else None

    @step
    def enchant(self, table: Table) -> Then:
        """[BAL-7.21, BAL-7.10]"""
        assert table.attack is not None
        return enchantment(table, self.owner) if table.attack.copied_spell is ENCHANTEMENT else None

    @step
    def defend(self, table: Table) -> Then:
        return Defend(self.target, self.owner)

    @step
    def end(self, table: Table) -> Then:
        clear(table)


def clear(table: Table) -> None:
    """[BAL-4.16] Cards of the attack go to the discard pile, tokens back into the bowl."""
    attack = table.attack
    if attack is None:
        return
    table.discard += [*attack.potions, *attack.spent, *attack.spells]
    table.bowl = sorted([*table.bowl, *attack.tokens])
    table.attack = None
