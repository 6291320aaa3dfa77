"""Probes: whether a book, a card or a ruling of BEL-15 and BEL-16 had its effect, which no rule id alone tells.

Each probe is about one moment: a fact told, a question put or answered, the end of a game. `counting` counts how often
each of them held. Facts of a secret beat are looked at when everybody hears them; a probe may then see less than there
was, never more.

Not probed, because games of the base box do not bring them about: an empty bag while brewing [BEL-5.5] (its whites
exceed what a cauldron bears); a limit that falls while brewing [BEL-16.11] (the yellow that raised it lies before the
white that needs it, and only the last chip can be taken back); just_in_time without a white 1 in the bag [BEL-16.26]
(it comes once a game, when all chips are in the bag); a drop on the last space [BEL-16.18] (52 moves in nine rounds).
"""

from typing import NamedTuple

from chaudron.games.belcastel.choices import (
    BACK,
    DRAW,
    DROP,
    EXPLODE,
    FLASK,
    GO_ON,
    KEEP,
    NONE,
    POINT,
    RESTART,
    RUBIES,
    STOP,
    TUBE,
)
from chaudron.games.belcastel.components import BLUE, LAST_TUBE, SETS
from chaudron.kernel.choice import Choice
from chaudron.lab.moment import (
    Moment,
    Question,
    a_tie_rolled,
    at_own_pace,
    bears_more,
    beyond,
    chip_beside_counted,
    coins_for_nothing,
    coins_for_points,
    costs,
    could,
    covered_coins_for_points,
    follows,
    follows_own,
    gave_back_more,
    goes_round,
    got_fewer_than,
    got_the_green_1,
    had_no_chance,
    has_extra,
    has_nothing_to_take,
    has_useless_blue,
    is_behind_in_round_1,
    is_doubled,
    is_doubled_more,
    is_eased_by_card,
    is_for_moths,
    is_fourth_yellow,
    is_in_a_beat_of_two,
    is_on_last_space,
    is_over,
    is_tied_on_points,
    kept_the_rest,
    leaves_chip,
    misses_a_chip,
    no_moths,
    right_neighbor_is_covered,
    rolled_again,
    rolled_before_brewing,
    sees_other_bags,
    showed_a_white,
    someone_is_covered,
    space_stays_behind,
    stands_on_last_space,
    stands_on_the_rat,
    told_twice,
    took_a_lower_row,
    took_color,
    was_for_the_die,
    was_in_a_beat,
    was_on_last_space,
    was_over_by_choice,
)


class Probe(NamedTuple):
    """Something that must happen in a long enough run.

    `on` says when to look: `told:key` for every fact of a key, `laid:color` when a chip of a color is laid, `asked:key`
    when a question is put, `answered:key` when it is answered, `ended` at the end of a game, `viewed` when a view was
    taken.
    """

    about: str
    words: str
    on: str
    holds: Question

    @property
    def name(self) -> str:
        return f"{self.about}: {self.words}"


# Short words for the tables


def always(_: Moment) -> bool:
    return True


def accepted(now: Moment) -> bool:
    return now.choice is not NONE


def chose(*choices: Choice) -> Question:
    return lambda now: now.choice in choices


def chose_verb(verb: str) -> Question:
    return lambda now: now.choice.verb == verb


def by(rule: str) -> Question:
    """By this rule."""
    return lambda now: now.rule == rule


def under(card: str) -> Question:
    """While this card is in force."""
    return lambda now: now.card == card


def has(option: str, *values: object) -> Question:
    """At a table with this option."""
    return lambda now: now.table.box.options[option] in values


def book(color: str, number: int) -> Question:
    """With this book."""
    return lambda now: now.table.box.books[color] == number


def flask_takes(*colors: str) -> Question:
    """The flask takes a chip of one of these colors."""
    return lambda now: now.choice is FLASK and now.mine_was.chips[-1].color in colors


def players(*numbers: int) -> Question:
    return lambda now: len(now.table.seats) in numbers


def both(first: Question, second: Question, *more: Question) -> Question:
    """All of these."""
    rest = both(second, *more) if more else second
    return lambda now: first(now) and rest(now)


def no(holds: Question) -> Question:
    return lambda now: not holds(now)


FLASKED = chose(FLASK)

# Books and cards: each must have acted, not only been there

BOOKS = (
    Probe("orange", "a pumpkin was laid", "laid:orange", always),
    Probe("black-2p", "moths moved a drop", "told:drop", both(by("BEL-10.2"), players(2))),
    Probe("black-34p", "moths moved a drop", "told:drop", both(by("BEL-10.2"), players(3, 4))),
    Probe("green-1", "a ruby for a spider", "told:rubies", both(by("BEL-7.3"), book("green", 1), no(book("blue", 3)))),
    Probe("green-2", "a chip for a spider", "told:gained_chip", by("BEL-16.23")),
    Probe("green-3", "the last chip moved on", "told:moved_on", always),
    Probe("green-4", "a drop for a ruby", "told:paid_rubies", by("BEL-16.23")),
    Probe("blue-1", "a crow skull laid a chip", "answered:crow_skull", accepted),
    Probe("blue-2", "an explosion was covered", "told:protected", always),
    Probe(
        "blue-3", "a ruby on a ruby space", "told:rubies", both(by("BEL-7.3"), book("blue", 3), no(book("green", 1)))
    ),
    Probe("blue-4", "points on a ruby space", "told:points", by("BEL-7.3")),
    Probe("red-1", "pumpkins moved a toadstool", "laid:red", both(book("red", 1), has_extra)),
    Probe("red-2", "a toadstool was put beside", "told:put_beside", always),
    Probe("red-3", "a white moved a toadstool", "laid:red", both(book("red", 3), has_extra)),
    Probe("red-4", "a toadstool moved a white 1", "laid:white", both(book("red", 4), has_extra)),
    Probe("yellow-1", "a white went back", "answered:mandrake", chose(BACK)),
    Probe("yellow-2", "a chip moved twice as far", "told:laid", is_doubled),
    Probe("yellow-3", "a cauldron bore more", "laid:white", both(book("yellow", 3), bears_more, no(is_eased_by_card))),
    Probe("yellow-4", "a mandrake moved further", "laid:yellow", both(book("yellow", 4), has_extra)),
    Probe("purple-1", "a row was taken", "answered:ghost_row", accepted),
    Probe("purple-2", "ghosts were handed in", "answered:ghost_trade", accepted),
    Probe("purple-3", "points under ghosts", "told:points", both(by("BEL-16.22"), book("purple", 3))),
    Probe("purple-4", "a chip was swapped", "answered:ghost_swap", accepted),
)

FORTUNE = (
    Probe("choose_wisely", "somebody chose", "answered:choose_wisely", always),
    Probe("pot_filling_up", "a drop moved", "told:drop", by("BEL-3.2")),
    Probe("charity", "the poorest got a ruby", "told:rubies", both(under("charity"), by("BEL-16.26"))),
    Probe("less_is_more", "five chips were shown", "told:showed", always),
    Probe("only_one", "somebody chose", "answered:only_one", always),
    Probe("wheel_and_deal", "a chip for a ruby", "told:paid_rubies", by("BEL-16.26")),
    Probe("good_start", "tails were given up", "told:gave_up_tails", always),
    Probe("roll_the_die", "everyone rolled", "told:rolled", rolled_before_brewing),
    Probe("opportune_moment", "a chip was swapped", "answered:opportune_moment", accepted),
    Probe(
        "beginners_bonus", "the last got a spider", "told:gained_chip", both(under("beginners_bonus"), by("BEL-16.26"))
    ),
    Probe("rat_infestation", "a rat ran twice as far", "told:rat", under("rat_infestation")),
    Probe("just_in_time", "a white was removed", "told:removed_white", always),
    Probe("rats_friends", "points for tails", "told:points", by("BEL-16.14")),
    Probe("living_in_luxury", "a cauldron bore more", "laid:white", both(under("living_in_luxury"), bears_more)),
    Probe("seasoned_perfectly", "whites of 7 moved a drop", "told:drop", by("BEL-16.15")),
    Probe("lucky_devil", "points with a ruby", "told:points", by("BEL-16.15")),
    Probe("shining", "two rubies", "told:rubies", both(under("shining"), lambda now: now.fact["rubies"] == 2)),
    Probe("schadenfreude", "a chip was taken", "answered:schadenfreude", accepted),
    Probe("well_stirred", "the first white went back", "answered:well_stirred", chose(BACK)),
    Probe("pot_is_full", "a player rolled twice", "told:rolled", both(under("pot_is_full"), rolled_again)),
    Probe("second_chance", "somebody restarted", "told:restarted", always),
    Probe("strong_ingredient", "a chip was laid", "answered:strong_ingredient", accepted),
    Probe("pumpkin_party", "a pumpkin moved further", "laid:orange", has_extra),
    Probe("magic_potion", "flasks were filled", "told:flasks_filled", always),
)

# BEL-15: every option, with either value where both show

OPTION_RULINGS = (
    Probe("BEL-15.1", "the seed drew the first player", "told:first_player", has("first_player", "random")),
    Probe("BEL-15.1", "the host picked a seat", "told:first_player", has("first_player", 0, 1, 2, 3)),
    Probe("BEL-15.2", "a whole set", "told:first_player", has("books", *SETS)),
    Probe("BEL-15.2", "a mix of sets", "told:first_player", no(has("books", *SETS))),
    Probe("BEL-15.3", "a drop on the test tubes", "told:tube", always),
    Probe("BEL-15.4", "lock-step before the last round", "asked:commit", lambda now: now.round < 9),
    Probe("BEL-15.5", "the bags of others are hidden", "viewed", no(sees_other_bags)),
    Probe("BEL-15.5", "the bags of others are open", "viewed", sees_other_bags),
    Probe("BEL-15.6", "somebody came back", "told:came_back", always),
    Probe("BEL-15.7", "the flask took a colored chip", "answered:brew", took_color),
    Probe("BEL-15.7", "the flask left a colored chip", "asked:brew", both(has("flask_takes", "white"), leaves_chip)),
    Probe("BEL-15.8", "a doubling was refused", "answered:double", chose(NONE)),
    Probe("BEL-15.8", "extra spaces were refused", "answered:extra", chose(NONE)),
    Probe(
        "BEL-15.9", "only the value was doubled", "told:laid", both(has("yellow_2_doubles", "value"), is_doubled_more)
    ),
    Probe("BEL-15.9", "all was doubled", "told:laid", both(has("yellow_2_doubles", "whole_move"), is_doubled_more)),
    Probe("BEL-15.10", "no moths: nothing", "asked:buy", both(has("black_zero_tie", "nothing"), players(2), no_moths)),
    Probe("BEL-15.10", "no moths: a drop each", "asked:drop", both(is_for_moths, no_moths)),
    Probe("BEL-15.11", "exploded in round 9: coins are nothing", "told:reward", coins_for_nothing),
    Probe("BEL-15.11", "exploded in round 9: coins are points", "told:points", coins_for_points),
    Probe("BEL-15.12", "the last ruby was gone", "asked:brew", lambda now: now.table.rubies_left == 0),
    Probe("BEL-15.13", "a spider 4 for 21", "told:bought", costs("green", 3, 21)),
    Probe("BEL-15.13", "a spider 4 for 18", "told:bought", costs("green", 3, 18)),
    Probe("BEL-15.14", "a crow skull 4 for 19", "told:bought", costs("blue", 4, 19)),
    Probe("BEL-15.14", "a crow skull 4 for 20", "told:bought", costs("blue", 4, 20)),
    Probe("BEL-15.15", "a restart gave back more than chips", "told:restarted", gave_back_more),
    Probe("BEL-15.15", "a restart gave back only chips", "told:restarted", kept_the_rest),
    Probe("BEL-15.16", "over the limit and safe", "asked:second_chance", both(is_over, lambda n: GO_ON in n.options)),
    Probe("BEL-15.16", "over the limit: exploded", "answered:second_chance", chose(EXPLODE)),
    Probe("BEL-15.16", "over the limit: restarted", "answered:second_chance", both(chose(RESTART), could(EXPLODE))),
)

# BEL-16: every ruling, by what shows it

BREWING_RULINGS = (
    Probe("BEL-16.1", "a new card in the place of the old", "told:card", lambda now: now.was.card != ""),
    Probe("BEL-16.2", "the white of round 6 came first", "told:card", lambda now: bool(now.told("white_added"))),
    Probe("BEL-16.2", "points of the card counted for the rats", "told:rat", under("just_in_time")),
    Probe("BEL-16.3", "buying went on clockwise past the last seat", "asked:buy", goes_round),
    Probe("BEL-16.4", "a chip laid by a chip acted", "asked:crow_skull", follows_own("crow_skull")),
    Probe("BEL-16.4", "a chip laid by a chip exploded", "told:exploded", follows_own("crow_skull")),
    Probe("BEL-16.5", "a pumpkin doubled at a party", "laid:orange", both(under("pumpkin_party"), is_doubled_more)),
    Probe("BEL-16.5", "a fourth yellow: nothing more", "laid:yellow", both(book("yellow", 4), is_fourth_yellow)),
    Probe("BEL-16.6", "stopped before the first draw", "told:stopped", lambda now: not now.mine.chips),
    Probe("BEL-16.6", "no draw, but a free act", "asked:brew", lambda now: DRAW not in now.options),
    Probe("BEL-16.6", "neither: stopped", "told:stopped", both(no(chose(STOP)), at_own_pace)),
    Probe("BEL-16.7", "counted from the chip before", "answered:brew", both(FLASKED, lambda now: bool(now.mine.chips))),
    Probe("BEL-16.7", "counted from the rat again", "answered:brew", both(FLASKED, stands_on_the_rat)),
    Probe("BEL-16.8", "a blue covered an explosion", "told:protected", always),
    Probe("BEL-16.8", "too many chips since the blue", "told:exploded", has_useless_blue),
    Probe("BEL-16.8", "a chip beside counted", "told:exploded", both(has_useless_blue, chip_beside_counted)),
    Probe("BEL-16.8", "a blue taken back", "answered:brew", both(book("blue", 2), flask_takes(BLUE))),
    Probe(
        "BEL-16.9",
        "a chip laid by a chip was taken",
        "answered:brew",
        both(FLASKED, lambda n: n.earlier == "crow_skull"),
    ),
    Probe("BEL-16.9", "the chip is back already", "asked:brew", both(has_nothing_to_take, under("well_stirred"))),
    Probe(
        "BEL-16.9", "a chip was put beside since", "asked:brew", both(has_nothing_to_take, no(under("well_stirred")))
    ),
    Probe("BEL-16.10", "the first white went back", "answered:well_stirred", chose(BACK)),
    Probe("BEL-16.10", "the first white stayed", "answered:well_stirred", chose(KEEP)),
    Probe(
        "BEL-16.10", "a white only shown left it", "answered:crow_skull", both(under("well_stirred"), showed_a_white)
    ),
    Probe("BEL-16.11", "exploded beyond 7", "told:exploded", beyond(7)),
    Probe("BEL-16.11", "exploded beyond 8", "told:exploded", beyond(8)),
    Probe("BEL-16.11", "exploded beyond 9", "told:exploded", beyond(9)),
    Probe("BEL-16.12", "restarted", "answered:second_chance", chose(RESTART)),
    Probe("BEL-16.12", "went on over the limit", "answered:second_chance", both(chose(GO_ON), is_over)),
    Probe("BEL-16.12", "exploded by the next white", "told:exploded", both(under("second_chance"), was_over_by_choice)),
    Probe(
        "BEL-16.12",
        "stopped early, over the limit",
        "told:stopped",
        both(under("second_chance"), is_over, had_no_chance),
    ),
    Probe("BEL-16.13", "a free act before committing", "answered:commit", no(chose(DRAW, STOP))),
    Probe("BEL-16.13", "two answered in secret", "asked:crow_skull", is_in_a_beat_of_two),
    Probe("BEL-16.13", "a second chance in a beat", "answered:second_chance", was_in_a_beat),
)

SCORING_RULINGS = (
    Probe("BEL-16.14", "none in round 1", "asked:brew", is_behind_in_round_1),
    Probe("BEL-16.14", "twice the tails", "told:rat", under("rat_infestation")),
    Probe("BEL-16.14", "tails given up for rubies", "told:gave_up_tails", always),
    Probe("BEL-16.14", "points for tails, then rats", "told:rat", under("rats_friends")),
    Probe("BEL-16.14", "all tails or none", "answered:rat", chose(NONE)),
    Probe("BEL-16.15", "step 3: a chip from beside", "answered:beside", chose_verb("lay")),
    Probe("BEL-16.15", "step 4: a strong ingredient", "told:laid", by("BEL-3.5")),
    Probe("BEL-16.15", "step 6: seasoned perfectly", "told:drop", by("BEL-16.15")),
    Probe("BEL-16.15", "step 7: a neighbor exploded", "asked:schadenfreude", always),
    Probe("BEL-16.15", "step 9: a tie rolled", "told:rolled", a_tie_rolled),
    Probe("BEL-16.15", "step 10: a ruby for moths", "told:rubies", by("BEL-10.2")),
    Probe("BEL-16.15", "step 11: points with a ruby", "told:points", by("BEL-16.15")),
    Probe("BEL-16.15", "step 12: points or coins", "told:reward", always),
    Probe("BEL-16.15", "step 15: flasks filled", "told:flasks_filled", always),
    Probe("BEL-16.16", "covered is exploded for a neighbor", "asked:schadenfreude", right_neighbor_is_covered),
    Probe("BEL-16.16", "covered is exploded for the card", "asked:strong_ingredient", someone_is_covered),
    Probe("BEL-16.17", "green 3 moved the scoring space", "told:moved_on", always),
    Probe("BEL-16.17", "chips handed in did not", "answered:ghost_trade", both(accepted, space_stays_behind)),
    Probe("BEL-16.18", "a drop move declined", "told:drop_stays", always),
    Probe("BEL-16.18", "either drop", "asked:drop", lambda now: {DROP, TUBE} < set(now.options)),
    Probe("BEL-16.18", "the move of the die on a tube", "answered:drop", both(chose(TUBE), was_for_the_die)),
    Probe("BEL-16.18", "the tube drop at its end", "asked:drop", lambda now: now.mine.tube == LAST_TUBE),
    Probe("BEL-16.19", "a missing chip is lost", "told:no_chip", by("BEL-16.19")),
    Probe("BEL-16.19", "of a row the rest is given", "told:no_chip", follows("ghost_trade")),
    Probe("BEL-16.19", "sold out in phase E", "asked:buy", misses_a_chip),
    Probe("BEL-16.19", "no swap: a green 1", "told:gained_chip", both(under("opportune_moment"), got_the_green_1)),
    Probe("BEL-16.20", "a shortfall of rubies", "answered:only_one", both(chose(RUBIES), got_fewer_than(3))),
    Probe("BEL-16.21", "two players: the opponent", "asked:schadenfreude", players(2)),
    Probe("BEL-16.21", "four players: only neighbors", "told:drop", both(by("BEL-10.2"), players(4))),
    Probe("BEL-16.22", "a lower row", "answered:ghost_row", both(accepted, took_a_lower_row)),
    Probe("BEL-16.22", "ghosts to the supply", "told:handed_in", book("purple", 2)),
    Probe("BEL-16.22", "the number under a ghost", "told:points", both(by("BEL-16.22"), book("purple", 3))),
    Probe("BEL-16.22", "a chip raised into the bag", "answered:ghost_swap", accepted),
    Probe("BEL-16.23", "two spiders, one after the other", "asked:spider_chip", follows_own("spider_chip")),
    Probe(
        "BEL-16.23",
        "a closed color cannot be named",
        "asked:spider_chip",
        lambda n: n.round < 3 and "take:y1" in n.options,
    ),
    Probe("BEL-16.23", "exactly seven whites", "told:moved_on", always),
    Probe("BEL-16.23", "a ruby for a drop", "told:paid_rubies", by("BEL-16.23")),
    Probe("BEL-16.24", "put in the bag while brewing", "answered:brew", chose_verb("bag")),
    Probe("BEL-16.24", "kept for a later round", "answered:beside", chose(KEEP)),
    Probe(
        "BEL-16.24",
        "laid in a later round",
        "answered:beside",
        both(chose_verb("lay"), lambda n: not n.mine_was.put_beside),
    ),
    Probe("BEL-16.24", "five or more beside", "asked:beside", lambda now: len(now.mine.beside) >= 5),
    Probe("BEL-16.24", "left beside at the end", "ended", lambda now: any(seat.beside for seat in now.table.seats)),
    Probe("BEL-16.25", "a chip gained in round 9", "told:gained_chip", lambda now: now.round == 9),
    Probe("BEL-16.25", "covered by blue 2: coins for points", "told:points", covered_coins_for_points),
    Probe("BEL-16.26", "less_is_more: a tie", "told:gained_chip", both(under("less_is_more"), told_twice)),
    Probe("BEL-16.26", "charity: a tie", "told:rubies", both(under("charity"), by("BEL-16.26"), told_twice)),
    Probe("BEL-16.26", "before round 3: the drop", "asked:choose_wisely", lambda now: now.options == (DROP,)),
    Probe("BEL-16.27", "a blue 1 there draws nothing", "laid:blue", both(book("blue", 1), is_on_last_space)),
    Probe("BEL-16.27", "the flask freed the space", "answered:brew", both(FLASKED, was_on_last_space)),
    Probe("BEL-16.27", "stopped there", "told:stopped", stands_on_last_space),
)

OTHER_RULES = (
    Probe("BEL-1.9", "points beyond the seal", "ended", lambda now: max(seat.points for seat in now.table.seats) > 50),
    Probe("BEL-5.6", "a chip on the last space", "told:laid", is_on_last_space),
    Probe("BEL-12.2", "rubies for points", "answered:spend", chose(POINT)),
    Probe("BEL-13.1", "the further space broke a tie", "ended", both(is_tied_on_points, lambda now: now.winners == 1)),
    Probe("BEL-13.1", "a shared victory", "ended", lambda now: now.winners > 1),
    Probe("BEL-14.1", "the last tube", "told:tube", lambda now: now.fact["tube"] == LAST_TUBE),
)

RULINGS = (*OPTION_RULINGS, *BREWING_RULINGS, *SCORING_RULINGS, *OTHER_RULES)
