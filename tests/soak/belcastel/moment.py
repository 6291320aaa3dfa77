"""One moment of a game of Belcastel, and the questions that probes (`exercise`) ask of it."""

from collections.abc import Callable
from typing import TypeVar, cast

from chaudron.games.belcastel.choices import COINS, FLASK, POINT
from chaudron.games.belcastel.components import (
    BLACK,
    BLUE,
    CHIP,
    G1,
    GREEN,
    LAST_SPACE,
    LOCOWEED,
    PURPLE,
    WHITE,
    YELLOW,
    Chip,
    rat_tails,
)
from chaudron.games.belcastel.components import COINS as COINS_ON
from chaudron.games.belcastel.laying import explosion_limit
from chaudron.games.belcastel.table import BREWING, EXPLODED, Seat, Table
from chaudron.games.belcastel.table import Before as SeatBefore
from chaudron.games.belcastel.tubes import AdvanceDrop
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Rule
from tests.soak.moment import Moment as AnyMoment


class Before:
    """What probes want to know of a table before an answer. A whole copy would take twice as long."""

    __slots__ = ("agenda", "asks", "box", "card", "is_lock_step", "is_sealed", "round", "seats")

    def __init__(self, table: Table) -> None:
        self.box, self.card, self.round = table.box, table.card, table.round
        self.seats = [seat.copy() for seat in table.seats]
        self.asks = table.asks.copy()
        self.agenda = table.agenda[-1:]
        """What was being carried out; it has gone on since."""
        self.is_lock_step, self.is_sealed = table.is_lock_step, table.sealed_together() is not None


class Moment(AnyMoment):
    """One answer in a game of Belcastel."""

    was: Before
    table: Table
    mine: Seat
    mine_was: Seat

    def __init__(self, was: Before, table: Table, seat: int, ask: Ask, choice: Choice) -> None:
        super().__init__(was, table, seat, ask, choice)
        self.card, self.round = was.card, was.round

    @property
    def calls(self) -> dict[int, list[int]]:
        """In which rounds each seat has called a witch."""
        calls: dict[int, list[int]] = self.memory
        return calls

    def catch_up(self) -> None:
        self.card, self.round = self.table.card, self.table.round

    @property
    def chip(self) -> Chip:
        """Of the fact that is looked at."""
        return CHIP[self.fact["chip"]]

    @property
    def winners(self) -> int:
        return len(self.table.outcome.winners) if self.table.outcome else 0


Question = Callable[[Moment], bool]


def at_own_pace(now: Moment) -> bool:
    return not now.was.is_lock_step


# A chip was laid


def spaces_moved(now: Moment) -> int:
    """How far the chip moved; clamped on the last space, and too few where it was laid earlier in a secret beat."""
    return int(now.fact["space"]) - now.mine_was.position


def follows_yellow_2(now: Moment) -> bool:
    """Is the chip laid behind a yellow one that doubles?"""
    return now.table.box.yellow == 2 and bool(now.mine_was.chips) and now.mine_was.chips[-1].color is YELLOW


def is_first_laid(now: Moment) -> bool:
    """Does nothing else that this answer brought about lie between the chip and where it counted from?"""
    laid = [told for told in now.told("laid") if told["seat"] == now.seat]
    return now.mine_was.state == BREWING and laid[0] == now.fact


def moved_further(now: Moment) -> bool:
    """Did a chip laid by its rule move further than its value? A locoweed has none [WIT-1.4]."""
    if now.rule != "BEL-5.2" or now.chip.color is LOCOWEED or not is_first_laid(now):
        return False
    return spaces_moved(now) > now.chip.value


def is_doubled(now: Moment) -> bool:
    return follows_yellow_2(now) and moved_further(now)


def is_doubled_more(now: Moment) -> bool:
    """Doubled, and extra spaces besides?"""
    return is_doubled(now) and spaces_moved(now) > 2 * now.chip.value


def has_extra(now: Moment) -> bool:
    """Extra spaces, and not only because it is doubled?"""
    return moved_further(now) and not follows_yellow_2(now)


def is_fourth_yellow(now: Moment) -> bool:
    return now.mine_was.count(YELLOW) == 3 and spaces_moved(now) == now.chip.value


def is_on_last_space(now: Moment) -> bool:
    return bool(now.fact["space"] == LAST_SPACE)


# Whites and explosions


def limit_of(table: Table | Before, mine: Seat) -> int:
    """The sum of whites that this cauldron bears."""
    return explosion_limit(cast("Table", table), mine)


def is_over(now: Moment) -> bool:
    """More whites than the cauldron bears?"""
    return now.mine.whites > limit_of(now.table, now.mine)


def was_over_by_choice(now: Moment) -> bool:
    """More whites than it bears already before, after going on with a second chance?"""
    mine = now.mine_was
    return mine.had_chance and mine.state == BREWING and mine.whites > limit_of(now.was, mine)


def bears_more(now: Moment) -> bool:
    """A white that makes more than 7 without an explosion?"""
    return now.chip.color is WHITE and now.mine.whites > 7 and now.mine.state == BREWING


def is_eased_by_card(now: Moment) -> bool:
    return now.card in ("living_in_luxury", "second_chance")


def beyond(limit: int) -> Question:
    """Exploded beyond this limit?"""
    return lambda now: limit_of(now.was, now.mine_was) == limit and now.card != "second_chance"


def has_useless_blue(now: Moment) -> bool:
    """Does a blue of set 2 lie there, too many chips ago?"""
    return now.table.box.blue == 2 and not now.mine.protected and now.mine.count(BLUE) > 0


def chip_beside_counted(now: Moment) -> bool:
    """Would the blue still protect if only the chips lying there counted? Nothing else has left the cauldron."""
    mine, chips = now.mine, now.mine.chips
    if not mine.put_beside or not mine.flask or now.table.box.yellow == 1 or now.card == "well_stirred":
        return False
    if mine.bowl or "S3" in now.table.witches:
        return False
    return any(chip.color is BLUE and len(chips) - place <= chip.value for place, chip in enumerate(chips, 1))


def is_covered(mine: Seat) -> bool:
    return mine.state == EXPLODED and mine.protected


def right_neighbor_is_covered(now: Moment) -> bool:
    return is_covered(now.table.seats[now.seat - 1])


def someone_is_covered(now: Moment) -> bool:
    return any(is_covered(seat) for seat in now.table.seats)


# Flask, first white, second chance, lock-step


def took_color(now: Moment) -> bool:
    """Did the flask take a chip that is not white?"""
    return now.choice is FLASK and now.mine_was.last_laid.color is not WHITE


def leaves_chip(now: Moment) -> bool:
    """Is the flask not offered although there is a chip that it could take?"""
    return now.mine.flask and now.mine.can_take_back and FLASK not in now.options


def has_nothing_to_take(now: Moment) -> bool:
    """Is a full flask of no use although chips lie there?"""
    return now.mine.flask and bool(now.mine.chips) and not now.mine.can_take_back


def stands_on_the_rat(now: Moment) -> bool:
    return not now.mine.chips and now.mine.rat > 0


def stands_on_last_space(now: Moment) -> bool:
    return now.mine.position == LAST_SPACE


def was_on_last_space(now: Moment) -> bool:
    return now.mine_was.position == LAST_SPACE


def showed_a_white(now: Moment) -> bool:
    """Was a white drawn but not laid, and the first white may still go back?"""
    shown = any(option.verb == "lay" and option.thing.color is WHITE for option in now.was.asks[now.seat].options)
    return shown and not now.mine.stirred


def had_no_chance(now: Moment) -> bool:
    return not now.mine.had_chance


def kept_by(mine: Seat | SeatBefore) -> tuple[bool, int, int]:
    return mine.flask, mine.rubies, mine.points


def gave_back_more(now: Moment) -> bool:
    """Did a restart bring back flask, rubies or points?"""
    return kept_by(now.mine) != kept_by(now.mine_was)


def kept_the_rest(now: Moment) -> bool:
    """Did a restart leave flask, rubies or points other than they were when brewing began?"""
    return now.mine.before is not None and kept_by(now.mine.before) != kept_by(now.mine)


def could(choice: Choice) -> Question:
    """Was this choice offered as well?"""
    return lambda now: choice in now.was.asks[now.seat].options


def was_in_a_beat(now: Moment) -> bool:
    return now.was.is_sealed


def is_in_a_beat_of_two(now: Moment) -> bool:
    return now.table.sealed_together() is not None and len(now.table.asks) > 1


# Cards and scoring


def rolled_before_brewing(now: Moment) -> bool:
    """Is this roll the card's, not that of phase A?"""
    brewed = now.told("scoring_space") or any(seat.chips for seat in now.table.seats)
    return now.card == "roll_the_die" and not brewed


def rolled_again(now: Moment) -> bool:
    return [roll["seat"] for roll in now.told("rolled")].count(now.seat) == 2


def a_tie_rolled(now: Moment) -> bool:
    tied = {roll["seat"] for roll in now.told("rolled")}
    is_only_for_the_furthest = now.card != "roll_the_die" and now.table.box.books["green"] != 6
    return bool(now.told("scoring_space")) and len(tied) > 1 and is_only_for_the_furthest


def told_twice(now: Moment) -> bool:
    """Was the same told of somebody else, by the same rule?"""
    return sum(fact.rule == now.rule and fact.details.keys() == now.fact.keys() for fact in now.facts) > 1


def is_behind_in_round_1(now: Moment) -> bool:
    if now.round > 1:
        return False
    points = [seat.points for seat in now.table.seats]
    return rat_tails(min(points), max(points)) > 0


def no_moths(now: Moment) -> bool:
    return not any(seat.count(BLACK) for seat in now.table.seats)


def is_for_moths(now: Moment) -> bool:
    return drop_cause(now.table) == "BEL-10.2"


def was_for_the_die(now: Moment) -> bool:
    return drop_cause(now.was) == "BEL-10.1"


def drop_cause(table: Table | Before) -> str:
    """Why a drop move is offered."""
    top = on_top(table, AdvanceDrop)
    return top.cause if top else ""


R = TypeVar("R", bound=Rule)


def on_top(table: Table | Before, kind: type[R]) -> R | None:
    """What is being carried out, if it is a rule of this kind."""
    top = table.agenda[-1] if table.agenda else None
    return top if isinstance(top, kind) else None


def took_a_lower_row(now: Moment) -> bool:
    return bool(now.choice.thing < min(now.mine.count(PURPLE), 3))


def space_stays_behind(now: Moment) -> bool:
    """Is the scoring space further than the last chip now lying there says?"""
    return bool(now.mine.chips) and now.mine.space > now.mine.next_space


def got_fewer_than(rubies: int) -> Question:
    return lambda now: now.mine.rubies < now.mine_was.rubies + rubies


def got_the_green_1(now: Moment) -> bool:
    return now.rule == "BEL-16.19" and now.chip is G1


def coins_for_nothing(now: Moment) -> bool:
    nothing = now.table.box.options["exploded_coins_round_9"] == "none"
    return nothing and now.round == 9 and now.fact["reward"] == COINS


def coins_for_points(now: Moment) -> bool:
    return now.rule == "BEL-12.2" and now.choice is not POINT and now.mine.reward == COINS


def covered_coins_for_points(now: Moment) -> bool:
    return now.rule == "BEL-12.2" and now.choice is not POINT and is_covered(now.mine)


def costs(color: str, book: int, price: int) -> Question:
    """Was the 4-chip of this book bought for this price?"""

    def holds(now: Moment) -> bool:
        is_it = now.chip.color == color and now.chip.value == 4 and now.table.box.books[color] == book
        return is_it and bool(now.fact["price"] == price)

    return holds


def misses_a_chip(now: Moment) -> bool:
    """Could the player pay for a chip that is sold out?"""
    box, coins = now.table.box, COINS_ON[now.mine.space]
    return any(not now.table.supply[chip] and box.prices[chip] <= coins for chip in box.open_chips[now.round])


def goes_round(now: Moment) -> bool:
    """Is it seat 0's turn to buy, after the last seat's?"""
    return now.seat == 0 and now.table.first > 0 and now.answered in ("buy", "buy_second")


def is_tied_on_points(now: Moment) -> bool:
    points = [seat.points for seat in now.table.seats]
    return points.count(max(points)) > 1


def sees_other_bags(now: Moment) -> bool:
    return any(seat["bag"] is not None for number, seat in enumerate(now.fact["seats"]) if number != now.seat)


def left_the_flask(now: Moment) -> bool:
    """[BEL-15.15] A flask that was used this round stays empty."""
    before = now.mine.before
    return before is not None and before.flask and not now.mine.flask and now.mine.rubies == before.rubies


def acts_in_b(now: Moment) -> bool:
    """[BEL-15.17] A chip whose action comes in phase B was laid."""
    return now.choice.verb == "lay" and now.choice.thing.color in (GREEN, PURPLE, BLACK)


def took_closed(now: Moment) -> bool:
    """[BEL-15.18] A chip whose book is closed."""
    return not now.table.is_open(now.choice.thing)


def misses_closed(now: Moment) -> bool:
    """[BEL-15.18] green-2 in round 2: of a green 4 only the yellow is left."""
    is_closed = now.table.box.closes_books_to_all and now.round == 2
    return is_closed and "take:y1" in now.options and "take:p1" not in now.options
