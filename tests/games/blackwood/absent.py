"""[BLW-7.7, BLW-8.6] The law of the absent written a second time, from views alone: the stand-in is held against it."""

from chaudron.games.blackwood import BLACKWOOD
from chaudron.games.blackwood.actions.brew import can_brew
from chaudron.games.blackwood.box import make_box
from chaudron.games.blackwood.table import Table
from chaudron.kernel.chance import Counter
from chaudron.kernel.choice import Choice
from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask


def fallback(view: View, ask: Ask) -> Choice:
    """[BLW-8.6] Where the law says nothing, as in a trade that was begun: the first that is offered."""
    about = ask.about.key
    if about == "search":
        return placement(view, ask)
    if about == "return":
        return purchase(view, ask)
    if about == "brew_potions":
        potions = make_box(view["players"], view["options"]).cards.potions
        named = [choice for choice in ask.options if choice.verb == "potion"]
        return max(named, key=lambda choice: potions[choice.thing].renown, default=ask.options[-1])
    if about == "move":
        return new_place(view, ask)
    return ask.options[0]


def placement(view: View, ask: Ask) -> Choice:
    """[BLW-8.6] The cheapest free card of the current column, else of the next that has one."""
    forest = make_box(view["players"], view["options"]).cards.forest
    places = [choice for choice in ask.options if choice.verb == "place"]

    def key(choice: Choice) -> tuple[int, int]:
        return (choice.thing.column - view["column"]) % 5, forest[view["forest"][choice.thing]].cost

    return min(places, key=key, default=ask.options[-1])


def purchase(view: View, ask: Ask) -> Choice:
    """[BLW-8.6] Brew if possible; buy only if a displayed potion becomes brewable."""
    brew = next((choice for choice in ask.options if choice.verb == "brew"), None)
    if brew is not None:
        return brew
    buy = next((choice for choice in ask.options if choice.verb == "buy"), None)
    world = BLACKWOOD.guess(view, Counter(view["players"], 0))
    assert isinstance(world, Table)
    if buy is None or world.place is None:
        return ask.options[-1]
    world.seats[ask.seat].larder.append(world.forest[world.place])
    return buy if can_brew(world, ask.seat) else ask.options[-1]


def new_place(view: View, ask: Ask) -> Choice:
    """[BLW-7.7] The same column nearest the pawn, else the lowest column from the pawn's on, else any."""
    left = next(rule["place"] for rule in reversed(view["agenda"]) if rule["rule"] == "blackwood/Shoo")
    here, pawn = int(left[-1]), view["column"]

    def key(choice: Choice) -> tuple[bool, bool, int, int]:
        place = choice.thing
        return place.column != here, place.column < pawn, place.column, place.row

    return min(ask.options, key=key)
