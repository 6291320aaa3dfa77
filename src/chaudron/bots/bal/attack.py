"""How apprentice and adept attack: whom, with which spell, with which potions."""

from collections.abc import Iterator

from chaudron.bots.bal.estimates import AttackPlan
from chaudron.bots.bal.item_values import CARD_WORTH, OWN_LIFE
from chaudron.bots.bal.position import Position
from chaudron.games.bal.components import CARD, COLORS, DIABLOTIN, FANTOME, LIVES, SORTILEGE
from chaudron.kernel.rule import Ask


def sets_of_potions(now: Position, most: int = 2) -> Iterator[tuple[str, ...]]:
    """[BAL-4.8] One potion or two, by color."""
    held = [color for color in COLORS if now.colors[color]]
    yield from ((color,) for color in held)
    if most == 2:
        for place, color in enumerate(held):
            if now.colors[color] > 1:
                yield color, color
            yield from ((color, other) for other in held[place + 1 :])


def best_plan(now: Position, targets: tuple[int, ...], laid: tuple[str, ...] = (), most: int = 2) -> AttackPlan[str]:
    """The potions that promise most against these witches; `laid` are on the table already, tokens among them."""
    weights = [(seat, now.weight(seat)) for seat in targets]
    nothing: AttackPlan[str] = AttackPlan(0.0, targets, ())
    plans = []
    for colors in sets_of_potions(now, most):
        hit = sum([weight * now.fails(seat, (*laid, *colors)) for seat, weight in weights])
        plans.append(AttackPlan(hit - now.price(colors), targets, colors))
    return max(plans, key=lambda plan: plan.value, default=nothing)


def best_single(now: Position) -> AttackPlan[str]:
    """The best attack on one witch."""
    return max([best_plan(now, (seat,)) for seat in now.others], key=lambda plan: plan.value)


def declare(now: Position, ask: Ask) -> str:
    """[BAL-4.5] The witch who is hurt most, or all of them."""
    single = best_single(now)
    if "lay:sortilege" in ask.options and worth_hexing(now, single):
        return "lay:sortilege"
    return f"attack:{single.targets[0]}"


def worth_hexing(now: Position, single: AttackPlan[str]) -> bool:
    """[BAL-7.3] With two opponents or more the same potions hit each of them."""
    return best_plan(now, tuple(now.others)).value > single.value + 0.3


# Spells


def attack_spell(now: Position, ask: Ask) -> str:
    """[BAL-4.7] The spell that adds most; none if all are better kept."""
    target = now.view["attack"]["targets"][0]  # with a hex, only what helps against anybody is offered [BAL-7.16]
    hope = now.fails(target, best_plan(now, (target,)).colors)
    gains = {option: gain(now, option.thing.name, target, hope) for option in ask.options if option.verb == "lay"}
    best = max(gains, key=lambda option: gains[option], default=ask.options[-1])
    return best if gains.get(best, 0.0) > 0 else "none"


def gain(now: Position, spell: str, target: int, hope: float) -> float:
    """What a spell adds to an attack that succeeds with this chance."""
    hits = hope * (1 - now.escapes(target))
    match spell:
        case "remede":
            return OWN_LIFE
        case "tresor":
            return 0.45
        case "fantome":
            return hits - OWN_LIFE * (1 - hope) - 0.15
        case "envoutement":
            return hits * OWN_LIFE - 0.4 if now.lives < LIVES else -1.0
        case "enchantement":
            return 0.35
        case "diablotin":
            return 0.8 - hope
        case _:
            return gain_of_trick(now)


def gain_of_trick(now: Position) -> float:
    """[BAL-7.11] What other cards are worth more than those that would be thrown."""
    return 0.12 * len(junk(now)) - CARD_WORTH["tourdemagie"]


def junk(now: Position) -> list[str]:
    """Cards that an average card would better: imps, balls, and reds and yellows beyond the second."""
    spells = [card.name for card in now.hand if card.name in ("lutin", "boule")]
    reds = [card.name for card in now.hand if card.color == "red"]
    yellows = [card.name for card in now.hand if card.color == "yellow"]
    return [*spells, *reds[2:], *yellows[2:]]


def trick(now: Position, ask: Ask) -> str:
    """[BAL-7.11] Throw what is worth little, keep a potion to attack or parry with."""
    wanted = now.missing if now.view["defense"] else None
    for name in junk(now) if not wanted else spare_for(now):
        if f"discard:{name}" in ask.options:
            return f"discard:{name}"
    return "done"


def spare_for(now: Position) -> list[str]:
    """A defender who cannot parry looks for the missing color: all but what she needs and good spells goes."""
    needed = now.attacked_with
    return [
        card.name for card in now.hand if (card.color and not needed[card.color]) or card.name in ("lutin", "boule")
    ]


# Potions


def potion(now: Position, ask: Ask) -> str:
    """[BAL-4.8] The first or the second potion of the best set; done when one is enough."""
    attack = now.view["attack"]
    tokens = tuple(color for color in attack["tokens"] if color in COLORS)
    laid = (*tokens, *[CARD[name].color for name in attack["potions"]])
    targets = tuple(attack["targets"])
    if ask.about.key == "second_potion":
        return second_potion(now, ask, targets, laid)
    most = 1 if attack["spell"] == DIABLOTIN.name else 2
    plan = best_plan(now, targets, laid, most)
    return of_color(ask, min(plan.colors, key=COLORS.index))


def second_potion(now: Position, ask: Ask, targets: tuple[int, ...], laid: tuple[str, ...]) -> str:
    alone = sum([now.weight(seat) * now.fails(seat, laid) for seat in targets])
    plan = best_plan(now, targets, laid, 1)
    spell = now.view["attack"]["spell"]
    stakes = 2.0 if spell == FANTOME.name else 1.0
    better = plan.colors and stakes * (plan.value - alone) > 0
    return of_color(ask, plan.colors[0]) if better else "done"


def of_color(ask: Ask, color: str) -> str:
    return next(option for option in ask.options if option.verb == "lay" and option.thing.color == color)


def promise_of_a_turn(now: Position) -> float:
    """What an attack would bring now: the best single one, or a hex."""
    single = best_single(now).value
    return max(single, best_plan(now, tuple(now.others)).value) if SORTILEGE in now.hand else single
