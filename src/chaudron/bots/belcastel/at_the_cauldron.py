"""How a learned bot weighs its answers while it brews: draw, stop, the flask, witches, and chips it may lay."""

from chaudron.bots.belcastel import brewing
from chaudron.bots.belcastel.thought import Thought
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


def while_brewing(thought: Thought, ask: Ask) -> dict[str, float]:
    """[BEL-5.3] Draw, stop, the flask, or a witch."""
    weighed = {option: worth_of_act(thought, option) for option in ask.options}
    worths: dict[str, float] = {option: worth for option, worth in weighed.items() if worth > NEVER}
    if lay := brewing.to_lay(ask):
        # what must be laid anyway is laid while it still acts, but not before the last draw
        worths[lay[0]] = worths["stop"] + BARELY
    return worths


def worth_of_act(thought: Thought, option: Choice) -> float:
    """What one of the things that one may do between two chips is worth."""
    state, pot, kept = thought.state(thought.table), thought.pot, thought.kept(thought.table)
    if option == "draw":
        return kept + pot.draw(state, thought.depth)
    if option == "stop":
        return kept + (pot.exploded(state) if state.whites > pot.limit_of(state) else pot.stop(state))
    if option == "flask" and thought.mine.last_laid.color is WHITE:
        return thought.brewing(thought.tried(option))
    if option.verb == "witch" and is_dangerous(thought):
        return worth_of_six(thought, option) if option.thing == "S2" else follow(thought, option, 1)
    return NEVER


def is_dangerous(thought: Thought) -> bool:
    """Could the next chip explode the cauldron?"""
    bears = thought.pot.limit_of(thought.state(thought.table)) - thought.mine.whites
    return any(chip.color is WHITE and chip.value > bears for chip in thought.mine.bag)


def worth_of_six(thought: Thought, option: Choice) -> float:
    """[WIT-3.2] S2: some hands of six, of which everything colored is laid."""
    total = 0.0
    for number in range(SIXES):
        world = thought.table.copy()
        world.chance = Counter(thought.players, number)
        answer(world, thought.seat, option)
        total += thought.brewing(lay_colored(thought, world))
    return total / SIXES


def lay_colored(thought: Thought, world: Table) -> Table:
    for _ in range(12):
        ask = world.asks.get(thought.seat)
        if ask is None or ask.about.key in ("brew", "commit"):
            break
        lay = [option for option in brewing.to_lay(ask) if option.thing.color is not WHITE]
        answer(world, thought.seat, lay[0] if lay else ask.options[-1])
    return world


def in_the_cauldron(thought: Thought, ask: Ask) -> dict[str, float]:
    """Whatever is asked about chips while brewing: each answer is tried."""
    return {option: follow(thought, option, 1) for option in ask.options}


def follow(thought: Thought, option: Choice, depth: int, table: Table | None = None) -> float:
    """What the table is worth after a choice, with the best answer to what is asked because of it."""
    world = thought.tried(option, table)
    ask = world.asks.get(thought.seat)
    if ask is None or depth >= FURTHEST or ask.about.key not in ABOUT_A_CHIP:
        return thought.brewing(world)
    return max(follow(thought, further, depth + 1, world) for further in ask.options)


def second_chance(thought: Thought, ask: Ask) -> dict[str, float]:
    """[BEL-16.12] What lies there, against a fresh start."""
    worths: dict[str, float] = {}
    for option in ask.options:
        world = thought.tried(option)
        if option == "restart":
            worths[option] = thought.fresh(world, 1)
        else:
            worths[option] = type(thought)(world, thought.seat, thought.weights, thought.budget).brewing(world)
    return worths
