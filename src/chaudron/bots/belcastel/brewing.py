"""How the apprentice brews: draw, stop, the flask, and every chip that it may lay."""

from chaudron.bots.belcastel import witches
from chaudron.bots.belcastel.item_values import RUBY_WORTH
from chaudron.bots.belcastel.position import Position
from chaudron.games.belcastel.books.yellow import SPACES_FOR_A_RUBY
from chaudron.games.belcastel.components import (
    BLACK,
    BLUE,
    CHIP,
    COLORS,
    GREEN,
    LAST_SPACE,
    LOCOWEED,
    ORANGE,
    PURPLE,
    RED,
    WHITE,
    YELLOW,
    Chip,
)
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask

ORDER = (ORANGE, PURPLE, BLACK, YELLOW, BLUE, RED, LOCOWEED, GREEN, WHITE)
"""In which order chips are laid: what helps others first, what counts as one of the last two late, whites last."""
assert set(ORDER) == set(COLORS)


def brew(now: Position, ask: Ask) -> str:
    """[BEL-5.3] Draw while the average next chip is worth more than stopping here."""
    stopping = now.worth_of_stopping()
    drawing = now.worth_of_drawing(now.position, now.whites, now.bag)
    if now.mine["pennies"] and (call := witches.call_while_brewing(now, ask, max(stopping, drawing))):
        return call
    if "flask" in ask.options and should_use_flask(now, max(stopping, drawing)):
        return "flask"
    hope = 0.35 * (1 - now.risk())  # going on once leaves the right to go on again
    if "draw" in ask.options and drawing + hope > stopping:
        return "draw"
    return next(iter(to_lay(ask)), "stop")


def to_lay(ask: Ask) -> list[Choice]:
    """The chips that may be laid, in the best order."""
    lay = [option for option in ask.options if option.verb == "lay"]
    return sorted(lay, key=lambda option: (ORDER.index(option.thing.color), option.thing.value))


def should_use_flask(now: Position, best: float) -> bool:
    """[BEL-8.1] Put a white back when the cauldron is worth more without it."""
    last = now.last_laid
    if last.color is not WHITE or (last.value == 1 and now.risk() < 0.3):
        return False
    before, whites = now.position_before_last, now.whites - last.value
    again = now.worth_of_drawing(before, whites, [*now.bag, last]) + 0.6
    return again > best


def lay_best(now: Position, ask: Ask) -> str:
    """[BEL-7.3] The chip that leaves the cauldron worth most; a white only when it is worth its danger."""
    worths: dict[str, float] = {"none": now.worth_of_stopping()}
    for option in [option for option in ask.options if option.verb == "lay"]:
        chip: Chip = option.thing
        danger = chip.value * 1.2 if chip.color is WHITE and ask.about.key == "crow_skull" else 0.0
        is_safe = ask.about.key == "strong_ingredient"
        worth = now.worth_after(chip, now.position) if is_safe else now.worth_of_laying(chip, now.position, now.whites)
        worths[option] = worth - danger + (0.0 if chip.color is WHITE else 0.3)
    return max(worths, key=lambda option: worths[option])


def lay_one_of_six(now: Position, ask: Ask) -> str:
    """[WIT-3.2] All that is colored; then a white that fits, if there is nothing better to come."""
    whites: list[Chip] = []
    for option in to_lay(ask):
        if option.thing.color is not WHITE:
            return option
        if not now.explodes(option.thing, now.whites):
            whites.append(option.thing)
    if not whites:
        return "done"
    biggest = whites[-1]
    hand = [CHIP[name] for name in now.rule["drawn"]]
    going_on = now.worth_of_going_on(now.position, now.whites, now.bag + hand)
    return f"lay:{biggest}" if now.worth_after(biggest, now.position) > going_on else "done"


def lay_first(now: Position, ask: Ask) -> str:
    """[WIT-5.5, WIT-5.6] What must be laid anyway, in the best order."""
    return to_lay(ask)[0]


def beside(now: Position, ask: Ask) -> str:
    """[BEL-16.24] Red chips beside the cauldron are laid, the biggest first."""
    lay = [option for option in ask.options if option.verb == "lay"]
    return lay[-1] if lay else "keep"


def pay_for_mandrake(now: Position, ask: Ask) -> str:
    """[WIT-5.4] Three spaces for a ruby, as long as there are so many left that they are worth more."""
    near = now.position + now.rule["value"]
    further = min(near + SPACES_FOR_A_RUBY, LAST_SPACE) - min(near, LAST_SPACE)
    return "bonus" if further * now.space_worth > RUBY_WORTH[now.round] else "none"


def second_chance(now: Position, ask: Ask) -> str:
    """[BEL-16.12] Start anew when the whites are too many or the start was poor."""
    if "explode" in ask.options or now.mine["whites"] > now.mine["limit"]:
        return "restart"
    return "restart" if now.risk() > 0.45 and now.position < 8 + 2 * now.round else "go_on"


def well_stirred(now: Position, ask: Ask) -> str:
    return "back" if now.chips[-1].value > 1 or now.round < 6 else "keep"
