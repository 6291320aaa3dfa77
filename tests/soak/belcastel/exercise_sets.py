"""Probes of Les Sorcières s'en mêlent: whether a book of set 5 or 6, a bowl or a ruling had its effect.

They are of the same kind as those of the base game (`exercise`), which are also looked for at tables with witches.

Not probed, since nothing is told of what does not happen: that red 5 leaves the printed value for all else [WIT-5.4],
and that a yellow 5 in the bowl moves nowhere [WIT-4.4].
"""

from chaudron.games.belcastel.choices import BUY, COINS, DRAW, NONE, POINTS, STOP
from chaudron.games.belcastel.components import (
    BLACK,
    BLUE,
    GREEN,
    L1,
    LOCOWEED,
    ORANGE,
    PURPLE,
    RED,
    SETS,
    WHITE,
    YELLOW,
)
from chaudron.games.belcastel.witches.box import NO_BOOK
from tests.soak.belcastel import moment_sets as seen
from tests.soak.belcastel.moment import has_extra, is_on_last_space, rolled_again, told_twice, was_on_last_space
from tests.soak.belcastel.moment_witches import (
    could_call,
    has_exploded,
    has_penny,
    keeps_start_chips,
    took_points,
    was_in_the_bowl,
)
from tests.soak.belcastel.probe import (
    FLASKED,
    accepted,
    book,
    under,
)
from tests.soak.moment import follows_own
from tests.soak.probe import (
    Probe,
    always,
    both,
    by,
    chose,
    chose_verb,
    has,
    no,
    players,
)

# Books of sets 5 and 6: each must have acted

NEW_BOOKS = (
    Probe("orange-6", "a pumpkin 6 was laid", "laid:orange", seen.is_of_value(6)),
    Probe("green-5", "a start chip was laid", "told:laid", seen.is_start_chip),
    Probe("green-6", "a roll for a spider", "told:rolled", seen.is_spiders_roll),
    Probe("blue-5", "points for pumpkins", "told:points", both(by("WIT-5.4"), book("blue", 5))),
    Probe("blue-6", "a ruby for a white 1", "told:rubies", both(by("WIT-5.4"), book("blue", 6))),
    Probe("red-5", "as far as the highest red", "laid:red", both(book("red", 5), seen.had_higher_red, has_extra)),
    Probe("red-6", "a chip was set aside", "told:set_aside", always),
    Probe("yellow-5", "a chip was drawn along", "told:drew_along", always),
    Probe("yellow-6", "three spaces for a ruby", "answered:mandrake_ruby", accepted),
    Probe("purple-5", "ghosts bought a chip", "told:bought", by("WIT-5.7")),
    Probe("purple-6", "the value after a ghost", "told:points", by("WIT-5.3")),
    Probe("black-5", "a black for the neighbor", "told:passed_black", always),
    Probe("black-6", "the furthest black moved a drop", "told:drop", by("WIT-5.7")),
    Probe("locoweed-5", "further with a rat", "laid:locoweed", both(book("locoweed", 5), seen.is_moved_by(1, 52))),
    Probe("locoweed-6", "a chip was copied", "laid:locoweed", both(book("locoweed", 6), seen.is_copy)),
)

# WIT-1 and WIT-4

SETUP_RULINGS = (
    Probe("WIT-1.1", "five with neighbors", "told:drop", both(by("BEL-10.2"), players(5))),
    Probe("WIT-1.2", "three witches", "told:witches", always),
    Probe("WIT-1.3", "set 5", "told:witches", has("books", 5)),
    Probe("WIT-1.3", "set 6", "told:witches", has("books", 6)),
    Probe("WIT-1.3", "a set of the base game", "told:witches", has("books", *SETS)),
    Probe(
        "WIT-1.3",
        "a mix with the base black, no locoweed",
        "told:witches",
        both(seen.is_mix, seen.has_books(NO_BOOK, NO_BOOK)),
    ),
    Probe("WIT-1.3", "a mix with black 5 and locoweed 6", "told:witches", seen.has_books(5, 6)),
    Probe("WIT-1.3", "a mix with black 6 and locoweed 5", "told:witches", seen.has_books(6, 5)),
    Probe("WIT-1.4", "beside a chip of another color", "answered:buy_second", chose(BUY[L1])),
    Probe("WIT-1.4", "no 1-chip for a card", "asked:wheel_and_deal", seen.could_take("l1")),
)

BOWLS = (
    Probe("WIT-4.1", "a chip in the bowl", "told:poured", always),
    Probe("WIT-4.1", "a blue 1 on the last space", "laid:blue", both(book("blue", 1), is_on_last_space)),
    Probe("WIT-4.2", "half the bowl", "told:points", by("WIT-4.2")),
    Probe("WIT-4.2", "rounded down", "told:points", both(by("WIT-4.2"), seen.half_is_rounded_down)),
    Probe("WIT-4.2", "a color in the bowl does nothing", "told:poured", seen.acts_when_laid),
    Probe("WIT-4.2", "exploded in the bowl", "told:exploded", seen.exploded_in_the_bowl),
    Probe("WIT-4.3", "different bowls roll together", "told:rolled", seen.both_on_spoon),
    Probe("WIT-4.4", "a blue 2 on the last space", "laid:blue", both(book("blue", 2), is_on_last_space)),
    Probe("WIT-4.4", "a yellow 2 on the last space", "laid:yellow", both(book("yellow", 2), is_on_last_space)),
    Probe("WIT-4.4", "a red 6 on the last space", "laid:red", both(book("red", 6), is_on_last_space)),
    Probe(
        "WIT-4.4",
        "a locoweed that copies one of them",
        "laid:locoweed",
        seen.copies_on_last_space("blue-1", "blue-2", "yellow-2", "red-6"),
    ),
    Probe("WIT-4.4", "a window that goes on", "told:protected", seen.exploded_in_the_bowl),
    Probe("WIT-4.5", "the flask takes it back", "answered:brew", both(FLASKED, was_in_the_bowl)),
    Probe("WIT-4.5", "exploded, buying", "answered:reward", both(chose(COINS), seen.had_bowl)),
    Probe("WIT-4.7", "a red of set 2 in the bowl", "told:poured", both(book("red", 2), seen.is_of_color(RED))),
    Probe("WIT-4.6", "drew on", "answered:brew", both(chose(DRAW), was_on_last_space)),
    Probe("WIT-4.6", "stopped", "answered:brew", both(chose(STOP), was_on_last_space)),
)

# WIT-5: every ruling of the books, by what shows it

SPIDERS = (
    Probe(
        "WIT-5.2",
        "pot_is_full: twice per spider",
        "told:rolled",
        both(under("pot_is_full"), seen.is_spiders_roll, rolled_again),
    ),
    Probe("WIT-5.5", "a white starts", "told:start_chip", seen.is_of_color(WHITE)),
    Probe("WIT-5.5", "a locoweed starts", "told:start_chip", seen.is_of_color(LOCOWEED)),
    Probe("WIT-5.5", "declined", "answered:start_chip", chose(NONE)),
    Probe("WIT-5.5", "in the order they like", "answered:lay_start", always),
    Probe("WIT-5.5", "from the rat", "told:laid", both(seen.is_start_chip, seen.has_rat)),
    Probe("WIT-5.5", "acts as a drawn chip", "asked:crow_skull", seen.is_starting),
    Probe("WIT-5.5", "sets one aside", "told:set_aside", seen.was_starting),
    Probe("WIT-5.5", "no first white", "laid:white", both(seen.is_start_chip, under("well_stirred"))),
    Probe("WIT-5.5", "stays with a restart", "told:restarted", both(book("green", 5), seen.start_chips_stay)),
    Probe("WIT-5.5", "kept from a trade", "asked:ghost_trade", keeps_start_chips),
    Probe("WIT-5.5", "kept from a swap", "asked:ghost_swap", keeps_start_chips),
    Probe("WIT-5.5", "kept from C1", "asked:upgrade", keeps_start_chips),
    Probe(
        "WIT-5.5",
        "nothing in round 9",
        "told:scoring_space",
        both(book("green", 5), seen.has_greens_at_end(1), lambda now: now.round == 9),
    ),
)

WHEN_DRAWN = (
    Probe("WIT-5.1", "blue 5: too few pumpkins", "laid:blue", both(book("blue", 5), seen.fewer_oranges)),
    Probe(
        "WIT-5.1",
        "red 5: refused",
        "laid:red",
        both(book("red", 5), seen.had_higher_red, follows_own("extra"), chose(NONE)),
    ),
    Probe("WIT-5.4", "blue 5: a 6 is one pumpkin", "told:points", both(by("WIT-5.4"), seen.counted_a_six)),
    Probe("WIT-5.4", "blue 6: fewer chips lie there", "told:rubies", both(by("WIT-5.4"), seen.has_fewer_chips_before)),
    Probe("WIT-5.4", "yellow 5: a white does nothing else", "told:drew_along", seen.is_of_color(WHITE)),
    Probe("WIT-5.4", "yellow 5: a locoweed is 1", "told:drew_along", seen.is_of_color(LOCOWEED)),
    Probe("WIT-5.4", "yellow 5: an empty bag", "laid:yellow", both(book("yellow", 5), seen.drew_nothing_along)),
    Probe("WIT-5.4", "yellow 6: declined", "answered:mandrake_ruby", chose(NONE)),
    Probe("WIT-5.4", "yellow 6: no ruby", "laid:yellow", both(book("yellow", 6), seen.had_no_ruby)),
    Probe("WIT-5.6", "laid while brewing", "answered:brew", chose_verb("lay")),
    Probe("WIT-5.6", "laid before committing", "answered:commit", chose_verb("lay")),
    Probe("WIT-5.6", "laid after stopping", "told:laid", both(seen.was_aside, seen.has_stopped)),
    Probe("WIT-5.6", "laid after exploding", "told:laid", both(seen.was_aside, seen.had_exploded)),
    Probe("WIT-5.6", "in any order", "answered:aside", always),
    Probe("WIT-5.6", "several aside", "asked:brew", seen.has_several_aside),
    Probe("WIT-5.6", "one that was aside sets another aside", "told:set_aside", seen.laid_from_aside),
    Probe(
        "WIT-5.6",
        "nothing drawn after stopping",
        "laid:red",
        both(seen.was_aside, seen.has_stopped, no(seen.has_set_one_aside)),
    ),
    Probe("WIT-5.6", "a second explosion changes nothing", "laid:white", both(seen.was_aside, seen.had_exploded)),
    Probe("WIT-5.6", "an empty bag", "laid:red", both(book("red", 6), seen.found_nothing_to_set_aside)),
    Probe("WIT-5.6", "into the bowl", "told:poured", both(seen.was_aside, seen.laid_from_aside)),
    Probe("WIT-5.6", "back with a restart", "told:restarted", seen.had_aside),
)

IN_SCORING = (
    Probe("WIT-5.3", "a white after a ghost", "told:points", both(by("WIT-5.3"), seen.ghosts_before("w1", "w2", "w3"))),
    Probe("WIT-5.3", "a pumpkin 6 after a ghost", "told:points", both(by("WIT-5.3"), seen.ghosts_before("o6"))),
    Probe("WIT-5.3", "a ghost after a ghost", "told:points", both(by("WIT-5.3"), seen.ghosts_before("p1"))),
    Probe("WIT-5.3", "a locoweed after a ghost", "told:points", both(by("WIT-5.3"), seen.ghosts_before("l1"))),
    Probe("WIT-5.3", "nothing after a ghost", "told:points", both(by("WIT-5.3"), seen.ghosts_before())),
    Probe("WIT-5.7", "purple 5: a second color", "answered:ghost_buy_second", chose_verb("buy")),
    Probe("WIT-5.7", "purple 5: exploded", "told:bought", both(by("WIT-5.7"), has_exploded)),
    Probe("WIT-5.7", "purple 5: no copper witch", "asked:ghost_buy", has_penny("copper")),
    Probe("WIT-5.7", "purple 5: points in round 9", "told:points", by("WIT-5.7")),
    Probe("WIT-5.7", "black 6: a ruby", "told:rubies", by("WIT-5.7")),
    Probe("WIT-5.7", "black 6: a shared ruby", "told:rubies", both(by("WIT-5.7"), told_twice)),
    Probe("WIT-5.7", "black 6: a shared drop", "asked:drop", seen.shares_drop),
    Probe("WIT-5.7", "black 6: both for one player", "told:rubies", both(by("WIT-5.7"), seen.won_drop_too)),
    Probe("WIT-5.8", "bought", "told:passed_black", seen.bought_it),
    Probe("WIT-5.8", "from a card", "told:passed_black", follows_own("only_one")),
    Probe("WIT-5.8", "the drop moves", "told:drop", by("WIT-5.8")),
    Probe("WIT-5.8", "rubies for the neighbor's", "told:rubies", both(by("WIT-5.8"), seen.left_neighbor_has_moths)),
    Probe("WIT-5.8", "rubies for the own at the end", "told:rubies", both(by("WIT-5.8"), seen.has_moths_at_end)),
    Probe("WIT-5.8", "two players", "told:passed_black", players(2)),
    Probe("WIT-5.8", "five players", "told:passed_black", players(5)),
)

LOCOWEEDS = (
    Probe("WIT-5.9", "5: no rat", "laid:locoweed", both(book("locoweed", 5), seen.is_moved_by(0, 0))),
    Probe("WIT-5.9", "5: one more than the rat", "laid:locoweed", both(book("locoweed", 5), seen.is_moved_by(1, 3))),
    Probe("WIT-5.9", "5: at most 4", "laid:locoweed", both(book("locoweed", 5), seen.is_moved_by(4, 52))),
    Probe("WIT-5.9", "6: a pumpkin 1", "laid:locoweed", seen.is_copy_of(ORANGE, 1)),
    Probe("WIT-5.9", "6: a pumpkin 6", "laid:locoweed", seen.is_copy_of(ORANGE, 6)),
    *[
        Probe("WIT-5.9", f"6: a {color} chip", "laid:locoweed", seen.is_copy_of(color))
        for color in (GREEN, BLUE, RED, YELLOW, PURPLE, BLACK)
    ],
    Probe("WIT-5.9", "6: only whites, so 1", "laid:locoweed", both(book("locoweed", 6), seen.found_only_whites)),
    Probe("WIT-5.9", "6: what a locoweed copied", "laid:locoweed", seen.copied_a_locoweed),
    Probe("WIT-5.9", "6: acted as a blue", "asked:crow_skull", seen.copies_in(BLUE, 1)),
    Probe("WIT-5.9", "6: acted as a red", "told:set_aside", seen.copies_in(RED, 1)),
    Probe("WIT-5.9", "6: acted as a yellow", "asked:mandrake_ruby", seen.lays_a_locoweed),
    Probe("WIT-5.9", "6: raised the limit", "laid:locoweed", seen.makes_three_yellows),
    Probe("WIT-5.9", "6: covered as a blue", "told:protected", seen.copies_in(BLUE)),
    Probe("WIT-5.9", "6: no pumpkin for red 1", "laid:red", both(book("red", 1), seen.misses_one_pumpkin)),
    Probe("WIT-5.9", "6: no pumpkin for blue 5", "laid:blue", both(book("blue", 5), seen.misses_one_pumpkin)),
    Probe("WIT-5.9", "6: never handed in", "asked:ghost_trade", seen.copies_in(PURPLE)),
    Probe("WIT-5.9", "6: never swapped", "asked:ghost_swap", seen.copies_a_riser),
    Probe("WIT-5.9", "6: never raised", "asked:upgrade", seen.copies_a_riser),
)

# WIT-6: every option, with each of its values

OPTION_RULINGS = (
    Probe("WIT-6.1", "witches at random", "told:witches", has("witches", "random")),
    Probe("WIT-6.1", "witches chosen", "told:witches", no(has("witches", "random"))),
    Probe(
        "WIT-6.2", "locoweed from round 1", "told:bought", both(seen.is_of_color(LOCOWEED), lambda now: now.round == 1)
    ),
    Probe("WIT-6.2", "locoweed from round 2", "told:opened", seen.opens_in(2)),
    Probe("WIT-6.2", "locoweed from round 3", "told:opened", seen.opens_in(3)),
    Probe("WIT-6.3", "one for each spider", "answered:start_chip", both(accepted, seen.chose_one_before)),
    Probe(
        "WIT-6.3",
        "one in all",
        "told:start_chip",
        both(has("green_5_start_chips", "one"), seen.has_greens_at_end(2)),
    ),
    Probe(
        "WIT-6.4",
        "exploded when it was laid",
        "told:exploded",
        both(has("red_6_white_counts", "when_laid"), seen.explodes_when_laid_from_aside),
    ),
    Probe(
        "WIT-6.4",
        "exploded when it was set aside",
        "told:exploded",
        both(has("red_6_white_counts", "when_set_aside"), seen.has_set_one_aside),
    ),
    Probe(
        "WIT-6.4", "not checked again", "laid:white", both(has("red_6_white_counts", "when_set_aside"), seen.was_aside)
    ),
    Probe("WIT-6.5", "points after stopping", "told:points", both(seen.is_by_a_blue, seen.had_aside, seen.has_stopped)),
    Probe("WIT-6.5", "rubies after stopping", "told:rubies", both(seen.is_by_a_blue, seen.had_aside, seen.has_stopped)),
    Probe("WIT-6.5", "moved, and that was all", "told:laid", by("WIT-6.5")),
    Probe("WIT-6.6", "passed on: a tube", "told:passed_black", seen.came_from_a_tube),
    Probe("WIT-6.6", "passed on: purple 2", "told:passed_black", follows_own("ghost_trade")),
    Probe("WIT-6.6", "passed on: purple 5", "told:passed_black", seen.bought_by_ghosts),
    Probe("WIT-6.6", "passed on: C3", "told:passed_black", follows_own("copy")),
    Probe("WIT-6.6", "kept: a tube", "told:gained_chip", both(seen.keeps_black, by("BEL-14.1"))),
    Probe("WIT-6.6", "kept: purple 2", "told:gained_chip", both(seen.keeps_black, by("BEL-16.22"))),
    Probe("WIT-6.6", "kept: purple 5", "told:bought", both(seen.keeps_black, by("WIT-5.7"))),
    Probe("WIT-6.6", "kept: C3", "told:gained_chip", both(seen.keeps_black, by("WIT-3.7"))),
    *[
        Probe(
            "WIT-6.9",
            f"two blacks: {own}",
            "told:rubies",
            both(by("WIT-5.8"), has("black_5_own_rubies", own), seen.has_two_moths_at_end),
        )
        for own in ("one", "per_black")
    ],
    *[
        Probe("WIT-6.10", f"two on the spoon: {tie}", "ended", both(has("spoon_tie", tie), seen.two_ended_on_spoon))
        for tie in ("shared", "bowls")
    ],
    Probe(
        "WIT-6.7",
        "a green in phase B",
        "told:scoring_space",
        both(has("locoweed_6_copies", "all"), seen.copied_in(GREEN, 2)),
    ),
    Probe(
        "WIT-6.7",
        "a black in phase B",
        "told:rubies",
        both(has("locoweed_6_copies", "all"), seen.is_by_a_black, seen.copies_in(BLACK)),
    ),
    Probe(
        "WIT-6.7",
        "a purple in phase B",
        "told:points",
        both(has("locoweed_6_copies", "all"), seen.is_by_a_purple, seen.copies_in(PURPLE)),
    ),
    Probe(
        "WIT-6.7",
        "only while brewing",
        "told:scoring_space",
        both(has("locoweed_6_copies", "on_draw"), seen.copied_in(GREEN, 2)),
    ),
    Probe("WIT-6.8", "coins after points", "told:coins", both(by("WIT-3.8"), took_points)),
    Probe(
        "WIT-6.8",
        "no coins after points",
        "answered:reward",
        both(chose(POINTS), has("ruby_coins_after_points", False), could_call("C4"), no(seen.had_no_ruby)),
    ),
)

NEW_RULINGS = (*SETUP_RULINGS, *BOWLS, *SPIDERS, *WHEN_DRAWN, *IN_SCORING, *LOCOWEEDS, *OPTION_RULINGS)
