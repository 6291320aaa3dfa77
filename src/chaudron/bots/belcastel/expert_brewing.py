"""How a learned bot weighs its answers while it brews: draw, stop, the flask, witches, and chips it may lay."""

from chaudron.bots.belcastel import brewing
from chaudron.bots.belcastel.evaluation import Evaluation
from chaudron.games.belcastel.components import WHITE
from chaudron.games.belcastel.table import Table
from chaudron.kernel.chance import Counter
from chaudron.kernel.choice import Choice
from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask, answer

FURTHEST = 4
"""So many questions follow from an answer at most."""
ABOUT_A_CHIP = ("whites", "crow_skull", "mandrake", "mandrake_ruby", "extra", "double", "well_stirred")
"""Questions that belong to the chip just laid: the answer before is worth what the best answer to them is."""
SIXES = 5
"""How often six chips are drawn in thought to see what they are worth [WIT-3.2]."""
BARELY = 0.001
NEVER = float("-inf")


def is_free(view: View, ask: Ask) -> bool:
    """Can nothing be lost by another chip? Then there is nothing to think about."""
    mine = view["seats"][ask.seat]
    if "draw" not in ask.options or mine["aside"] or "gold" in mine["pennies"]:
        return False
    if any(name[0] in "gkl" for name in mine["chips"][-2:]):
        return False  # it may bring something for lying last
    bears = mine["limit"] - mine["whites"]
    return not any(name[0] == "w" and int(name[1:]) > bears for name in mine["bag"])


def while_brewing(evaluation: Evaluation, ask: Ask) -> dict[str, float]:
    """[BEL-5.3] Draw, stop, the flask, or a witch."""
    weighed = {option: worth_of_act(evaluation, option) for option in ask.options}
    worths: dict[str, float] = {option: worth for option, worth in weighed.items() if worth > NEVER}
    if lay := brewing.to_lay(ask):
        # what must be laid anyway is laid while it still acts, but not before the last draw
        worths[lay[0]] = worths["stop"] + BARELY
    return worths


def worth_of_act(evaluation: Evaluation, option: Choice) -> float:
    """What one of the things that one may do between two chips is worth."""
    state, draws, kept = evaluation.state(evaluation.table), evaluation.draws, evaluation.kept(evaluation.table)
    if option == "draw":
        return kept + draws.draw(state, evaluation.depth)
    if option == "stop":
        return kept + (draws.exploded(state) if state.whites > draws.limit_of(state) else draws.stop(state))
    if option == "flask" and evaluation.mine.last_laid.color is WHITE:
        return evaluation.brewing(evaluation.tried(option))
    if option.verb == "witch" and is_dangerous(evaluation):
        return worth_of_six(evaluation, option) if option.thing == "S2" else follow(evaluation, option, 1)
    return NEVER


def is_dangerous(evaluation: Evaluation) -> bool:
    """Could the next chip explode the cauldron?"""
    bears = evaluation.draws.limit_of(evaluation.state(evaluation.table)) - evaluation.mine.whites
    return any(chip.color is WHITE and chip.value > bears for chip in evaluation.mine.bag)


def worth_of_six(evaluation: Evaluation, option: Choice) -> float:
    """[WIT-3.2] S2: some hands of six, of which everything colored is laid."""
    total = 0.0
    for number in range(SIXES):
        world = evaluation.table.copy()
        world.chance = Counter(evaluation.players, number)
        answer(world, evaluation.seat, option)
        total += evaluation.brewing(lay_colored(evaluation, world))
    return total / SIXES


def lay_colored(evaluation: Evaluation, world: Table) -> Table:
    for _ in range(12):
        ask = world.asks.get(evaluation.seat)
        if ask is None or ask.about.key in ("brew", "commit"):
            break
        lay = [option for option in brewing.to_lay(ask) if option.thing.color is not WHITE]
        answer(world, evaluation.seat, lay[0] if lay else ask.options[-1])
    return world


def in_the_cauldron(evaluation: Evaluation, ask: Ask) -> dict[str, float]:
    """Whatever is asked about chips while brewing: each answer is tried."""
    return {option: follow(evaluation, option, 1) for option in ask.options}


def follow(evaluation: Evaluation, option: Choice, depth: int, table: Table | None = None) -> float:
    """What the table is worth after a choice, with the best answer to what is asked because of it."""
    world = evaluation.tried(option, table)
    ask = world.asks.get(evaluation.seat)
    if ask is None or depth >= FURTHEST or ask.about.key not in ABOUT_A_CHIP:
        return evaluation.brewing(world)
    return max(follow(evaluation, further, depth + 1, world) for further in ask.options)


def second_chance(evaluation: Evaluation, ask: Ask) -> dict[str, float]:
    """[BEL-16.12] What lies there, against a fresh start."""
    worths: dict[str, float] = {}
    for option in ask.options:
        world = evaluation.tried(option)
        if option == "restart":
            worths[option] = evaluation.fresh(world, 1)
        else:
            worths[option] = evaluation.of(world).brewing(world)
    return worths
