"""[BEL-5.2, BEL-6, BEL-16.4 to BEL-16.12] One chip: how far it moves, where it lies, whether the cauldron explodes."""

from chaudron.games.belcastel.books import ON_DRAW
from chaudron.games.belcastel.choices import ABOUT, BACK, BONUS, KEEP, NONE
from chaudron.games.belcastel.components import BLUE, LAST_SPACE, ORANGE, RED, WHITE, YELLOW, Chip
from chaudron.games.belcastel.gains import put_in_bag
from chaudron.games.belcastel.second_chance import SecondChance, is_still_safe
from chaudron.games.belcastel.table import EXPLODED, Seat, Table
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Rule, Then, rule, step

NOT_ON_THE_LAST_SPACE = frozenset({"blue-1", "blue-2", "yellow-2"})
"""[BEL-16.27] Actions that draw or concern the next chip."""


def carry_out(table: Table, seat: int, chip: Chip) -> Then:
    """[BEL-16.4] Steps 3 to 8 for a chip that was drawn."""
    if chip.color is RED and table.box.red == 2:
        put_beside(table, seat, chip)
        return SecondChance(seat) if table.card == "second_chance" else None
    return [Lay(seat, chip), SecondChance(seat)] if table.card == "second_chance" else Lay(seat, chip)


def put_beside(table: Table, seat: int, chip: Chip) -> None:
    """[BEL-16.24] red-2: a drawn red chip is not laid but put beside the cauldron."""
    mine = table.seats[seat]
    mine.beside.append(chip)
    mine.turn += 1  # it uses up a step of a blue 2 [BEL-16.8]
    mine.put_beside += 1
    mine.can_take_back = False  # [BEL-16.9]
    table.tell("put_beside", "BEL-16.24", seat=seat, chip=chip)


def is_doubled(table: Table, mine: Seat) -> bool:
    """[BEL-16.5] yellow-2: the chip laid after a yellow one moves twice its value."""
    return table.box.yellow == 2 and bool(mine.chips) and mine.chips[-1].color is YELLOW


def extra_spaces(table: Table, mine: Seat, chip: Chip) -> int:
    """[BEL-16.5] The spaces that a card or a book adds to the value of a chip."""
    color, box = chip.color, table.box
    if color is WHITE:
        return int(box.red == 4 and chip.value == 1 and mine.count(RED) > 0)
    if color is ORANGE:
        return int(table.card == "pumpkin_party")
    if color is RED:
        return _extra_for_red(box.red, mine)
    if color is YELLOW and box.yellow == 4:
        yellows = mine.count(YELLOW) + 1  # this one included
        return yellows if yellows <= 3 else 0
    return 0


def _extra_for_red(book: int, mine: Seat) -> int:
    """[BEL-7.3] red-1: one or two oranges +1, three or more +2. red-3: the value of a white directly before."""
    if book == 1:
        oranges = mine.count(ORANGE)
        return 2 if oranges >= 3 else int(oranges > 0)
    if book == 3 and mine.chips and mine.chips[-1].color is WHITE:
        return mine.chips[-1].value
    return 0


def distance(table: Table, chip: Chip, doubled: bool, extra: int) -> int:
    """[BEL-16.5, BEL-15.9] How far a chip moves."""
    if not doubled:
        return chip.value + extra
    return (chip.value + extra) * 2 if table.box.doubles_whole_move else chip.value * 2 + extra


def explosion_limit(table: Table, mine: Seat) -> int:
    """[BEL-6.1, BEL-16.11] The sum of whites that a cauldron bears: 7, or the highest of what books and cards allow."""
    if table.card == "living_in_luxury":
        return 9
    if table.box.yellow == 3:
        yellows = mine.count(YELLOW)
        return 9 if yellows >= 3 else 8 if yellows else 7
    return 7


def place(table: Table, seat: int, chip: Chip, spaces: int, rule: str = "BEL-5.2") -> None:
    """[BEL-5.2, BEL-5.6] Put a chip that many spaces past the last occupied one, at most on the last space."""
    mine = table.seats[seat]
    space = mine.position + spaces
    space = min(space, LAST_SPACE)
    mine.turn += 1
    mine.chips.append(chip)
    mine.spaces.append(space)
    mine.turns.append(mine.turn)
    mine.can_take_back = True
    if chip.color is WHITE:
        mine.whites += chip.value
    if table.told is not None:
        table.tell("laid", rule, seat=seat, chip=chip, space=space)


def take_back(table: Table, seat: int, rule: str) -> None:
    """[BEL-8.3] The chip laid last returns to the bag; the position falls back to where it was before."""
    mine = table.seats[seat]
    chip = mine.pick_up(-1)
    put_in_bag(table, seat, chip)
    mine.can_take_back = False
    table.tell("back_in_bag", rule, seat=seat, chip=chip)


def explode(table: Table, seat: int) -> None:
    """[BEL-6.1, BEL-6.2] The chip stays where it was laid, the player draws no more; cards and actions still hold."""
    mine = table.seats[seat]
    mine.state = EXPLODED
    mine.protected = table.box.blue == 2 and is_protected(mine)
    table.tell("exploded", "BEL-6.1", seat=seat, whites=mine.whites)
    if mine.protected:
        table.tell("protected", "BEL-16.8", seat=seat)


def is_protected(mine: Seat) -> bool:
    """[BEL-16.8] blue-2: a blue of value v still lying there protects the next v chips laid or put beside."""
    laid = zip(mine.chips, mine.turns, strict=True)
    return any(chip.color is BLUE and mine.turn - turn <= chip.value for chip, turn in laid)


@rule
class Lay(Rule):
    """[BEL-16.4] Steps 4 to 7: the move, the chip, the first white, the explosion check, the action."""

    seat: int
    chip: Chip
    doubled: bool = False
    extra: int = 0

    @property
    def is_in_hand(self) -> bool:
        """Is the chip not laid yet?"""
        return self.at <= self.places["lay"]

    @step
    def how_far(self, table: Table) -> Then:
        mine = table.seats[self.seat]
        self.doubled = is_doubled(table, mine)
        self.extra = extra_spaces(table, mine, self.chip)
        if not table.box.may_decline_moves:
            return self.lay(table)
        return Ask(self.seat, ABOUT.DOUBLE, (BONUS, NONE)) if self.doubled else None

    @step
    def move_further(self, table: Table, double: Choice = BONUS) -> Then:
        if double is NONE:
            self.doubled = False
        return Ask(self.seat, ABOUT.EXTRA, (BONUS, NONE)) if self.extra else None

    @step
    def lay(self, table: Table, extra: Choice = BONUS) -> Then:
        if extra is NONE:
            self.extra = 0
        place(table, self.seat, self.chip, distance(table, self.chip, self.doubled, self.extra))
        if self.chip.color is WHITE:
            self.again(Lay.check)
            return self.stir(table)
        self.finish()
        return self.act(table)

    def stir(self, table: Table) -> Then:
        """[BEL-16.10] Well stirred: the first white laid may go back, before the explosion check."""
        mine = table.seats[self.seat]
        if table.card != "well_stirred" or mine.stirred:
            return self.check(table)
        mine.stirred = True
        return Ask(self.seat, ABOUT.WELL_STIRRED, (BACK, KEEP))

    @step
    def check(self, table: Table, first_white: Choice = KEEP) -> Then:
        """[BEL-6.1, BEL-16.11] Only a white that is laid can explode the cauldron."""
        self.finish()
        mine = table.seats[self.seat]
        if first_white is BACK:
            take_back(table, self.seat, "BEL-16.10")
        elif mine.whites > explosion_limit(table, mine) and not is_still_safe(table, mine):
            explode(table, self.seat)
        return None

    def act(self, table: Table) -> Then:
        """[BEL-7.1, BEL-16.27] Step 7: blue, red and yellow act when drawn."""
        book = table.box.book_ids[self.chip.color]
        action = ON_DRAW.get(book)
        if action is None or (book in NOT_ON_THE_LAST_SPACE and table.seats[self.seat].spaces[-1] == LAST_SPACE):
            return None
        return action(table, self.seat, self.chip)
