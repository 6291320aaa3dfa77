"""The rollout policy: quick play on a table itself, for tables that a bot has guessed, and for learning.

Each seat is played from its own hand and what everybody sees, as a witch would play it: `estimates` says what attacks
promise, and what is left are rules of thumb.
"""

from collections.abc import Callable
from typing import Any

from chaudron.bots.bal.estimates import COLOR, AttackPlan, Estimates
from chaudron.bots.bal.spell_gains import SPELL_GAINS, junk
from chaudron.bots.bal.value import KIND, KINDS, STEPS, ScoreTable, Weights
from chaudron.games.bal.choices import CONCEDE, DONE, LAY, NONE, PASS
from chaudron.games.bal.components import (
    ABRACADABRA,
    BAGUETTE,
    BALAI,
    BOULE,
    COLORS,
    DIABLOTIN,
    FULL_HAND,
    LIVES,
    LUTIN,
    MIROIR,
    MOST_CARDS,
    NANANERE,
    REMEDE,
    SORTILEGE,
    TOUR_DE_MAGIE,
    TRESOR,
)
from chaudron.games.bal.rounds import Tour
from chaudron.games.bal.table import Attack, Table
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask


def turn_of(table: Table) -> tuple[int, ...]:
    """Which turn is being played: the same until the next one begins."""
    tour = table.in_progress(Tour)
    return table.round, table.tour, len(tour.slots) if isinstance(tour, Tour) else 0


class RolloutPolicy:
    """Plays every seat of a table."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.plan: AttackPlan[int] | None = None
        self.held: tuple[int, ...] = ()
        """The plan of the attack that has been declared, and for whom with which potions it was made."""

    def choose(self, table: Table, ask: Ask) -> Choice:
        options = ask.options
        return options[0] if len(options) == 1 else ANSWERS[ask.about.key](self, table, ask)

    def estimates(self, table: Table, seat: int) -> Estimates:
        return Estimates(table, seat, self.weights)

    # Attack

    def declare(self, table: Table, ask: Ask) -> Choice:
        """[BAL-4.5, BAL-7.3] Where it brings most; a hex if it brings more than it is worth in the hand."""
        now = self.estimates(table, ask.seat)
        plan, potions = now.best_single(), table.seats[ask.seat].potions
        if LAY[SORTILEGE] in ask.options:
            hexed = now.best(now.others)
            if hexed.value - now.cost_of(SORTILEGE) > plan.value:
                self._plan(ask.seat, 0, hexed.targets, potions, hexed)
                return LAY[SORTILEGE]
        self._plan(ask.seat, 0, plan.targets, potions, plan)
        target = plan.targets[0]
        return next(option for option in ask.options if option.thing == target and option.verb == "attack")

    def attack_spell(self, table: Table, ask: Ask) -> Choice:
        """[BAL-4.7] The spell that adds most, if it is more than it is worth in the hand."""
        now = self.estimates(table, ask.seat)
        attack = table.attack
        assert attack is not None
        plan = self._planned(ask.seat, attack, table) or now.best(attack.targets)
        best, most = NONE, 0.0
        for option in ask.options:
            if option.verb == "lay":
                gain = SPELL_GAINS[option.thing](now, plan) - now.cost_of(option.thing)
                if gain > most:
                    best, most = option, gain
        return best

    def potion(self, table: Table, ask: Ask) -> Choice:
        """[BAL-4.8] The first of the best set, the rarer first."""
        attack = table.attack
        assert attack is not None
        plan = self._planned(ask.seat, attack, table)
        if plan is None:
            most = 1 if attack.spell is DIABLOTIN else 2
            plan = self.estimates(table, ask.seat).best(attack.targets, laid(attack), most)
        choice = of_color(ask, plan.colors[0])
        potions = table.seats[ask.seat].potions
        potions.remove(choice.thing)
        self._plan(ask.seat, 1, attack.targets, potions, plan)
        return choice

    def second(self, table: Table, ask: Ask) -> Choice:
        attack = table.attack
        assert attack is not None
        plan = self._planned(ask.seat, attack, table) or self._plan_second(table, ask.seat, attack)
        return of_color(ask, plan.colors[1]) if len(plan.colors) > 1 else DONE

    def _plan_second(self, table: Table, seat: int, attack: Attack) -> AttackPlan[int]:
        """What to add to a potion that lies there already."""
        now = self.estimates(table, seat)
        first = laid(attack)
        alone = sum([now.hit(target).failed * now.fails(target, first) for target in attack.targets])
        plan = now.best(attack.targets, first, 1)
        return plan._replace(colors=(0, *plan.colors) if plan.value > alone else (0,))

    def _plan(self, seat: int, laid: int, targets: tuple[int, ...], potions: list[Any], plan: AttackPlan[int]) -> None:
        """Remember a plan for as long as these are her potions."""
        self.plan, self.held = plan, _key(seat, laid, targets, potions)

    def _planned(self, seat: int, attack: Attack, table: Table) -> AttackPlan[int] | None:
        held = _key(seat, len(attack.potions), attack.targets, table.seats[seat].potions)
        return self.plan if held == self.held and attack.spell in (None, SORTILEGE) else None

    def trick(self, table: Table, ask: Ask) -> Choice:
        """[BAL-7.11] What is worth less than nothing, or not asked for by the attack."""
        attack = table.attack
        assert attack is not None
        hand = table.seats[ask.seat].hand
        if attack.defender == ask.seat and missing(attack, hand):
            wanted = {COLOR[color] for color in attack.colors}
            spare = [card for card in hand if (card.color and COLOR[card.color] not in wanted) or card is LUTIN]
        else:
            spare = junk(hand)
        return next((option for option in ask.options if option.thing in spare), DONE)

    # Defense

    def defense_spell(self, table: Table, ask: Ask) -> Choice:
        """[BAL-4.10] Potions if they match; else the surest way out."""
        attack = table.attack
        assert attack is not None
        lacking = missing(attack, table.seats[ask.seat].hand)
        if not lacking and len(attack.colors) < MOST_CARDS:
            return next((LAY[card] for card in (REMEDE, TRESOR) if LAY[card] in ask.options), NONE)
        if not lacking:
            return NONE
        for card in (ABRACADABRA, BALAI, BAGUETTE, TRESOR, REMEDE, TOUR_DE_MAGIE):
            if LAY[card] in ask.options and (card is not TOUR_DE_MAGIE or lacking == 1):
                return LAY[card]
        return NONE if NONE in ask.options else ask.options[0]

    def parry(self, table: Table, ask: Ask) -> Choice:
        return next(option for option in ask.options if option is not CONCEDE)

    def send_on(self, table: Table, ask: Ask) -> Choice:
        """[BAL-7.4] To whom it hurts most."""
        assert table.attack is not None
        return self._aim(self.estimates(table, ask.seat), table.attack, ask.options)

    def _aim(self, now: Estimates, attack: Attack, options: Any) -> Choice:
        colors = laid(attack)
        best: Choice = max(options, key=lambda option: now.fails(option.thing, colors) * now.hit(option.thing).failed)
        return best

    def mirror(self, table: Table, ask: Ask) -> Choice:
        """[BAL-7.5] If what the copy promises is more than the mirror is worth."""
        attack = table.attack
        assert attack is not None
        now = self.estimates(table, ask.seat)
        aim = self._aim(now, attack, [option for option in ask.options if option is not PASS])
        hope = now.fails(aim.thing, laid(attack)) * now.hit(aim.thing).failed
        return aim if hope > now.cost_of(MIROIR) else PASS

    # Windows and cards

    def window(self, table: Table, ask: Ask) -> Choice:
        """[BAL-7.6, BAL-7.13] Steal a turn for a good attack; swap an imp, or a ball that takes up room."""
        mine = table.seats[ask.seat]
        imp = LUTIN in mine.hand
        if LAY[NANANERE] in ask.options and not imp and len(mine.hand) > 3:
            now = self.estimates(table, ask.seat)
            if now.best_single().value > now.cost_of(NANANERE):
                return LAY[NANANERE]
        room = table.tour == 2 and len(mine.hand) + mine.lives > FULL_HAND
        return LAY[BOULE] if LAY[BOULE] in ask.options and (imp or room) else PASS

    def throw(self, table: Table, ask: Ask) -> Choice:
        """[BAL-5.5, BAL-6.2, BAL-7.13] What is worth least."""
        scores = self.weights.of(len(table.living))
        counts = [0] * KINDS
        for card in table.seats[ask.seat].hand:
            counts[KIND[card]] += 1
        return min(ask.options, key=lambda option: worth(scores, KIND[option.thing], counts))

    def loss(self, table: Table, ask: Ask) -> Choice:
        return ask.options[-1]


def _key(seat: int, laid: int, targets: tuple[int, ...], potions: list[Any]) -> tuple[int, ...]:
    return (seat, laid, targets[0] if len(targets) == 1 else -1, *potions)


def worth(scores: ScoreTable, kind: int, counts: list[int]) -> float:
    """What the last card of a kind adds to a hand."""
    number = min(counts[kind], STEPS)
    added: float = scores.cards[kind][number] - scores.cards[kind][max(number - 1, 0)]
    return added


def laid(attack: Attack) -> tuple[int, ...]:
    return tuple(COLOR[color] for color in attack.colors)


def missing(attack: Attack, hand: list[Any]) -> int:
    """How many colors a hand cannot match."""
    held = [card.color for card in hand if card.color]
    lacking = 0
    for color in attack.colors:
        if color in held:
            held.remove(color)
        else:
            lacking += 1
    return lacking


def of_color(ask: Ask, color: int) -> Choice:
    name = COLORS[color]
    return next(option for option in ask.options if option.verb == "lay" and option.thing.color == name)


ANSWERS: dict[str, Callable[[RolloutPolicy, Table, Ask], Choice]] = {
    "carabosse": RolloutPolicy.window,
    "calm": RolloutPolicy.window,
    "mirror": RolloutPolicy.mirror,
    "declare": RolloutPolicy.declare,
    "attack_spell": RolloutPolicy.attack_spell,
    "attack_potion": RolloutPolicy.potion,
    "second_potion": RolloutPolicy.second,
    "trick": RolloutPolicy.trick,
    "defense_spell": RolloutPolicy.defense_spell,
    "parry": RolloutPolicy.parry,
    "send_on": RolloutPolicy.send_on,
    "loss": RolloutPolicy.loss,
    **dict.fromkeys(("give", "no_potion", "inherit"), RolloutPolicy.throw),
    "read": lambda self, table, ask: ask.options[0],
    "challenge": lambda self, table, ask: ask.options[-1],
}
"""How each question is answered."""

_FLAT = ScoreTable(
    lives=tuple(0.25 * lives for lives in range(LIVES + 1)),
    hand=(tuple(0.08 * cards for cards in range(14)),) * 3,
    coming=(0.0,) * (FULL_HAND + 1),
    acts=0.0,
    cards=tuple((0.0, 0.05, 0.08, 0.1) for _ in range(KINDS)),
)
PLAIN = Weights((_FLAT,) * 4, (_FLAT,) * 4)
"""The plain view: every Crapzouille counts the same, and a little every card."""
