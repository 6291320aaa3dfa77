"""[BEL-5.2, BEL-6, BEL-16.4 to BEL-16.12] One chip: how far it moves, where it lies, whether the cauldron explodes."""

from chaudron.games.belcastel.books import ON_DRAW, locoweed, red, yellow
from chaudron.games.belcastel.choices import ABOUT, BACK, BONUS, KEEP, NONE
from chaudron.games.belcastel.components import (
    BLUE,
    CHIPS,
    LAST_SPACE,
    LOCOWEED,
    ORANGE,
    RED,
    WHITE,
    YELLOW,
    Chip,
)
from chaudron.games.belcastel.gains import pay_rubies, put_in_bag
from chaudron.games.belcastel.own_code import DRAWN
from chaudron.games.belcastel.second_chance import SecondChance, is_still_safe
from chaudron.games.belcastel.table import BREWING, EXPLODED, Seat, Table
from chaudron.games.belcastel.witches import silver
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Rule, Then, rule, step

NOT_ON_THE_LAST_SPACE = frozenset({"blue-1", "blue-2", "yellow-2", "red-6"})
"""[BEL-16.27, WIT-4.4] Actions that draw or concern the next chip."""
GAINS = frozenset({"blue-3", "blue-4", "blue-5", "blue-6"})
"""[WIT-5.6] Actions that bring points or rubies: they hold also for a chip laid after stopping or exploding."""


def carry_out(table: Table, seat: int, chip: Chip) -> Then:
    """[BEL-16.4] Steps 3 to 8 for a chip that was drawn; beyond the last space it goes into the bowl [WIT-4.7]."""
    if chip.color is RED and table.box.red == 2 and not is_full(table, table.seats[seat]):
        put_beside(table, seat, chip)
        return SecondChance(seat) if table.card == "second_chance" else None
    return then_second_chance(table, seat, Lay(seat, chip))


def is_full(table: Table, mine: Seat) -> bool:
    """[WIT-4.1] Is the last space covered, so that further chips go into the bowl?"""
    return table.box.has_bowls and mine.is_on_last_space


def then_second_chance(table: Table, seat: int, laid: Rule) -> Then:
    """[BEL-16.4] Step 8 follows a chip that is laid."""
    return [laid, SecondChance(seat)] if table.card == "second_chance" else laid


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
    if table.box.yellow != 2 or not mine.chips:
        return False
    return mine.chips[-1].acts_as.color is YELLOW and mine.concerns_next(mine.turns[-1])


def extra_spaces(table: Table, mine: Seat, chip: Chip) -> int:
    """[BEL-16.5] The spaces that a card or a book adds to the value of a chip."""
    color, box = chip.acts_as.color, table.box
    if color is WHITE:
        return int(box.red == 4 and chip.value == 1 and mine.count(RED) > 0)
    if color is ORANGE:
        return int(table.card == "pumpkin_party" and chip.color is ORANGE)
    if color is RED:
        return _extra_for_red(box.red, mine)
    if color is YELLOW and box.yellow == 4:
        yellows = mine.count(YELLOW) + 1  # this one included
        return yellows if yellows <= 3 else 0
    return 0


def _extra_for_red(book: int, mine: Seat) -> int:
    """[BEL-7.3] red-1: one or two oranges +1, three or more +2. red-3: the value of a white directly before."""
    if book == 1:
        oranges = mine.oranges
        return 2 if oranges >= 3 else int(oranges > 0)
    if book == 3 and mine.chips and mine.chips[-1].color is WHITE:
        return mine.chips[-1].value
    return 0


def as_laid(table: Table, mine: Seat, chip: Chip) -> Chip:
    """[WIT-5.9] locoweed-6: a locoweed becomes a copy of the last colored chip; any other chip is what it is."""
    return locoweed.copy_of_last(mine) if chip.color is LOCOWEED and table.box.books[LOCOWEED] == 6 else chip


def value_to_move(table: Table, mine: Seat, chip: Chip) -> int:
    """[BEL-16.5] The value a chip moves by: the printed one, unless red-5 or a locoweed replaces it."""
    if table.box.red == 5 and chip.acts_as.color is RED:
        return red.as_far_as_the_highest(mine, chip)
    return locoweed.value(table, mine, chip) if chip.color is LOCOWEED else chip.value


def may_go_further(table: Table, mine: Seat, chip: Chip) -> bool:
    """[BEL-15.8] Could a chip ask whether it moves further than its value?"""
    if not table.box.is_asked_about_moves:
        return False
    return table.box.is_always_asked_about_moves or is_doubled(table, mine) or extra_spaces(table, mine, chip) > 0


def distance(table: Table, value: int, doubled: bool, extra: int) -> int:
    """[BEL-16.5, BEL-15.9] How far a chip moves."""
    if not doubled:
        return value + extra
    return (value + extra) * 2 if table.box.doubles_whole_move else value * 2 + extra


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
    mine.turn += 1
    mine.can_take_back = True
    if chip.color is WHITE:
        mine.whites += chip.value
    if is_full(table, mine):
        pour(table, seat, chip)
        return
    space = min(mine.position + spaces, LAST_SPACE)
    mine.poured = False
    mine.chips.append(chip)
    mine.spaces.append(space)
    mine.turns.append(mine.turn)
    if table.facts is not None:
        table.tell("laid", rule, seat=seat, chip=chip, space=space, whites=mine.whites)


def pour(table: Table, seat: int, chip: Chip) -> None:
    """[WIT-4.1, WIT-4.5] A chip goes into the bowl, where a locoweed copies nothing."""
    mine = table.seats[seat]
    mine.poured = True
    mine.bowl += (CHIPS[chip],)
    table.tell("poured", "WIT-4.1", seat=seat, chip=CHIPS[chip], whites=mine.whites)


def take_back(table: Table, seat: int, rule: str) -> None:
    """[BEL-8.3, WIT-4.5] The chip laid last returns to the bag; the position falls back to where it was before."""
    mine = table.seats[seat]
    chip = mine.scoop_up() if mine.poured else mine.pick_up(-1)
    put_in_bag(table, seat, chip)
    mine.can_take_back = False
    table.tell("back_in_bag", rule, seat=seat, chip=chip, whites=mine.whites)


def explode_if_too_many(table: Table, seat: int) -> Then:
    """[BEL-6.1, BEL-16.11] The check when a white is laid; a second explosion changes nothing [WIT-5.6]."""
    mine = table.seats[seat]
    if mine.whites <= explosion_limit(table, mine) or mine.state == EXPLODED or is_still_safe(table, mine):
        return None
    return explode(table, seat)


def explode(table: Table, seat: int) -> Then:
    """[BEL-6.1, BEL-6.2] The chip stays where it was laid, the player draws no more; cards and actions still hold."""
    mine = table.seats[seat]
    before, mine.state = mine.state, EXPLODED
    mine.protected = table.box.blue == 2 and is_protected(mine)
    table.tell("exploded", "BEL-6.1", seat=seat, whites=mine.whites, limit=explosion_limit(table, mine))
    if mine.protected:
        table.tell("protected", "BEL-16.8", seat=seat)
    return silver.after_explosion(table, seat, before)


def is_protected(mine: Seat) -> bool:
    """[BEL-16.8] blue-2: a blue of value v still lying there protects the next v chips laid or put beside."""
    laid = zip(mine.chips, mine.spaces, mine.turns, strict=True)
    acting = [(chip.acts_as, turn) for chip, space, turn in laid if space != LAST_SPACE]  # there it is lost [WIT-4.4]
    blues = [(chip, turn) for chip, turn in acting if chip.color is BLUE and mine.concerns_next(turn)]
    return any(mine.turn - turn <= chip.value for chip, turn in blues)


@rule
class Lay(Rule):
    """[BEL-16.4] Steps 4 to 7: the move, the chip, the first white, the explosion check, the action."""

    seat: int
    chip: Chip
    is_counted: bool = False
    """[WIT-6.4] A white that has counted, and was checked, since it was set aside."""
    is_start: bool = False
    """[WIT-5.5] A start chip, which is not the first white of the round [BEL-16.10]."""
    doubled: bool = False
    value: int = 0
    extra: int = 0

    @property
    def is_in_hand(self) -> bool:
        """Is the chip not laid yet?"""
        return self.at <= self.places["lay"]

    @step
    def how_far(self, table: Table) -> Then:
        mine, box = table.seats[self.seat], table.box
        if is_full(table, mine):
            return self.lay(table)
        if self.chip.color is LOCOWEED:
            self.chip = as_laid(table, mine, self.chip)
        self.doubled = is_doubled(table, mine)
        self.value = value_to_move(table, mine, self.chip)
        if box.yellow >= 5 and self.chip.acts_as.color is YELLOW:
            return self.mandrake(table)
        self.extra = extra_spaces(table, mine, self.chip)
        if not box.is_asked_about_moves:
            return self.lay(table)
        self.go_to(Lay.move_further)
        asks = self.doubled and (
            self.can_matter(table, self.value, self.extra) or self.can_matter(table, self.value, 0)
        )
        return Ask(self.seat, ABOUT.DOUBLE, (BONUS, NONE)) if asks else None

    def can_matter(self, table: Table, value: int, extra: int, doubled: bool = False) -> bool:
        """[BEL-15.8] Is it worth a question to move by this instead? Always, or where it keeps a ruby in reach."""
        if table.box.is_always_asked_about_moves:
            return True
        mine = table.seats[self.seat]
        near, far = (
            min(mine.position + distance(table, *move), LAST_SPACE)
            for move in ((value, doubled, extra), (self.value, self.doubled, self.extra))
        )
        track = table.box.track
        matters = self.chip.acts_as.color is BLUE and table.box.blue in (3, 4)
        return track.misses_ruby(near, far) or (matters and track.ruby[near] and not track.ruby[far])

    def mandrake(self, table: Table) -> Then:
        """[WIT-5.4] yellow-5 moves by a chip shown as well; yellow-6 may pay a ruby before it is laid."""
        mine = table.seats[self.seat]
        if table.box.yellow == 6:
            return Ask(self.seat, ABOUT.MANDRAKE_RUBY, (BONUS, NONE)) if mine.rubies else self.lay(table)
        self.extra = yellow.shown_value(table, self.seat) if mine.state == BREWING else 0
        return self.lay(table)

    @step
    def pay_a_ruby(self, table: Table, choice: Choice) -> Then:
        if choice is BONUS:
            pay_rubies(table, self.seat, 1, "WIT-5.4")
            self.extra = yellow.SPACES_FOR_A_RUBY
        return self.lay(table)

    @step
    def move_further(self, table: Table, double: Choice = BONUS) -> Then:
        if double is NONE:
            self.doubled = False
        printed = min(self.value, self.chip.acts_as.value) if self.chip.acts_as.color is RED else self.value
        goes_further = bool(self.extra) or printed < self.value
        asks = goes_further and self.can_matter(table, printed, 0, self.doubled)
        return Ask(self.seat, ABOUT.EXTRA, (BONUS, NONE)) if asks else None

    @step
    def lay(self, table: Table, extra: Choice = BONUS) -> Then:
        if extra is NONE:
            self.extra, self.value = 0, min(self.value, self.chip.acts_as.value)
        if self.is_counted:
            table.seats[self.seat].whites -= self.chip.value
        place(table, self.seat, self.chip, distance(table, self.value, self.doubled, self.extra))
        if self.chip.color is WHITE:
            self.go_to(Lay.check)
            return self.stir(table)
        self.finish()
        return self.act(table)

    def stir(self, table: Table) -> Then:
        """[BEL-16.10] Well stirred: the first white laid may go back, before the explosion check."""
        mine = table.seats[self.seat]
        if table.card != "well_stirred" or mine.stirred or self.is_start:
            return self.check(table)
        mine.stirred = True
        return Ask(self.seat, ABOUT.WELL_STIRRED, (BACK, KEEP))

    @step
    def check(self, table: Table, first_white: Choice = KEEP) -> Then:
        """[BEL-6.1, BEL-16.11] Only a white that is laid can explode the cauldron."""
        self.finish()
        if first_white is not BACK:
            return None if self.is_counted else explode_if_too_many(table, self.seat)
        take_back(table, self.seat, "BEL-16.10")
        return None

    def act(self, table: Table) -> Then:
        """[BEL-7.1, BEL-16.27, WIT-4.2] Step 7: blue, red and yellow act when drawn; nothing acts in the bowl."""
        mine, chip = table.seats[self.seat], self.chip.acts_as
        book = table.box.book_ids[chip.color]
        if own := table.box.printed.books.get(book):
            acts = own.wanted == DRAWN and mine.state == BREWING and not mine.poured
            return own.carry_out(table, self.seat, chip) if acts else None
        action = ON_DRAW.get(book)
        if action is None or mine.poured:
            return None
        if book in NOT_ON_THE_LAST_SPACE and mine.is_on_last_space:
            return None
        return action(table, self.seat, chip) if mine.state == BREWING or book in GAINS else None
