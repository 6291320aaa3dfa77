"""Probes of Les Sorcières s'en mêlent: whether a witch, a book, a bowl or a ruling of WIT-1 to WIT-6 had its effect.

They are of the same kind as those of the base game (`exercise`), which are also looked for at tables with witches.
"""

from chaudron.games.belcastel.choices import (
    BOTH,
    COINS,
    DONE,
    DRAW,
    EARLIER,
    LAST,
    LAST_TWO,
    NONE,
    POINT,
    POINTS,
    WITCH,
)
from chaudron.games.belcastel.components import LOCOWEED, WITCH_RULE
from tests.soak.belcastel import moment_witches as seen
from tests.soak.belcastel.moment import has_nothing_to_take, is_over, was_in_a_beat
from tests.soak.belcastel.probe import (
    FLASKED,
    accepted,
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
    no,
)

# The twelve witches, each in the ways that WIT-3 names

SILVER = (
    Probe("WIT-3.1", "S1: the white went back", "told:saved", always),
    Probe("WIT-3.1", "S1: and drew on", "answered:brew", both(chose(DRAW), lambda now: now.earlier == "saved")),
    Probe("WIT-3.13", "S1: a white in the bowl", "told:saved", seen.was_in_the_bowl),
    Probe("WIT-3.13", "S1: after stopping", "told:saved", seen.is_saved_after_stopping),
    Probe("WIT-3.13", "S1: a white set aside", "told:saved", seen.took_a_white_set_aside),
    Probe("WIT-3.13", "S1: covered by blue 2 already", "told:saved", seen.was_covered),
    Probe("WIT-3.13", "S1: in a secret beat", "answered:saved", both(accepted, was_in_a_beat)),
    Probe("WIT-3.13", "S1: declined", "answered:saved", chose(NONE)),
    Probe("WIT-3.13", "S1: no full flask", "told:exploded", both(seen.could_call("S1"), seen.flask_is_empty)),
    Probe("WIT-3.13", "S1: not needed while safe", "asked:second_chance", both(seen.could_call("S1"), is_over)),
    Probe("WIT-3.2", "S2: six were drawn", "told:looked", seen.looked_at(6, 6)),
    Probe("WIT-3.2", "S2: in lock-step", "asked:six", lambda now: now.table.is_lock_step),
    Probe("WIT-3.2", "S2: an explosion ended it", "told:exploded", follows_own("six")),
    Probe("WIT-3.14", "S2: fewer than six", "told:looked", seen.looked_at(1, 5)),
    Probe("WIT-3.14", "S2: all were laid", "answered:six", seen.laid_the_last_of_six),
    Probe("WIT-3.14", "S2: none was laid", "answered:six", both(chose(DONE), no(lambda now: now.earlier == "six"))),
    Probe("WIT-3.14", "S2: before the first draw", "answered:brew", both(chose(WITCH["S2"]), seen.had_no_chips)),
    Probe("WIT-3.14", "S2: an action drew from the bag", "asked:crow_skull", follows_own("six")),
    Probe("WIT-3.14", "S2: into the bowl", "told:poured", follows_own("six")),
    Probe("WIT-3.14", "S2: one put beside", "told:put_beside", follows_own("six")),
    Probe("WIT-3.14", "S2: the flask took the last", "answered:brew", both(FLASKED, lambda now: now.earlier == "six")),
    Probe("WIT-3.14", "S2: a second chance meanwhile", "asked:second_chance", follows_own("six")),
    Probe("WIT-3.3", "S3: the last white", "answered:whites", chose(LAST)),
    Probe("WIT-3.3", "S3: the one before", "answered:whites", chose(EARLIER)),
    Probe("WIT-3.3", "S3: both", "answered:whites", chose(BOTH)),
    Probe("WIT-3.3", "S3: the position fell back", "told:back_in_bag", both(by("WIT-3.3"), seen.fell_back)),
    Probe("WIT-3.3", "S3: the position stayed", "told:back_in_bag", both(by("WIT-3.3"), seen.stayed)),
    Probe("WIT-3.15", "S3: there was one white", "answered:brew", both(chose(WITCH["S3"]), seen.had_one_white)),
    Probe("WIT-3.15", "S3: in lock-step", "answered:commit", chose(WITCH["S3"])),
    Probe("WIT-3.15", "S3: the last space is free", "told:back_in_bag", both(by("WIT-3.3"), seen.freed_last_space)),
    Probe("WIT-3.15", "S3: not from the bowl", "told:back_in_bag", both(by("WIT-3.3"), seen.has_white_in_bowl)),
    Probe("WIT-3.15", "S3: nothing for the flask", "asked:brew", both(follows_own("whites"), has_nothing_to_take)),
    Probe("WIT-3.19", "S3: after stopping", "answered:gather", accepted),
    Probe("WIT-3.19", "S3: not after stopping", "answered:gather", chose(NONE)),
    Probe("WIT-3.4", "S4: announced", "answered:full_reward", accepted),
    Probe("WIT-3.4", "S4: declined", "answered:full_reward", chose(NONE)),
    Probe("WIT-3.4", "S4: points and buying", "asked:buy", seen.is_rewarded_in_full),
    Probe("WIT-3.4", "S4: rolled the die", "told:rolled", both(seen.is_rewarded_in_full, seen.rolls_in_scoring)),
    Probe("WIT-3.16", "S4: coins in round 9", "told:points", both(seen.is_exchange_of_coins, seen.is_rewarded_in_full)),
    Probe("WIT-3.16", "S4: still exploded for a card", "answered:full_reward", both(accepted, under("schadenfreude"))),
    Probe("WIT-3.16", "S4: covered, for the die", "answered:full_reward", both(accepted, seen.was_covered)),
)

COPPER = (
    Probe("WIT-3.5", "C1: the last two", "answered:upgrade", chose(LAST_TWO)),
    Probe("WIT-3.5", "C1: one chip", "answered:upgrade", chose_verb("swap")),
    Probe("WIT-3.5", "C1: before buying", "answered:buy", chose(WITCH["C1"])),
    Probe("WIT-3.5", "C1: after buying", "answered:buy_second", chose(WITCH["C1"])),
    Probe("WIT-3.5", "C1: exploded, points taken", "answered:upgrade", seen.took_points),
    Probe("WIT-3.17", "C1: one of the last two", "asked:upgrade", seen.one_of_last_two_rises),
    Probe("WIT-3.17", "C1: not from the bowl", "asked:upgrade", seen.has_risers_in_bowl),
    Probe("WIT-3.17", "C1: the bigger chip is sold out", "asked:upgrade", seen.misses_a_bigger_chip),
    Probe("WIT-3.6", "C2: twice the coins", "told:coins", by("WIT-3.6")),
    Probe("WIT-3.6", "C2: exploded, buying", "told:coins", both(by("WIT-3.6"), seen.took_coins)),
    Probe("WIT-3.6", "C2: round 9", "answered:exchange", chose(WITCH["C2"])),
    Probe("WIT-3.7", "C3: twice the same", "told:gained_chip", by("WIT-3.7")),
    Probe("WIT-3.7", "C3: one of two", "answered:copy", both(accepted, seen.could_take_two)),
    Probe("WIT-3.7", "C3: declined", "answered:copy", chose(NONE)),
    Probe("WIT-3.17", "C3: no second one in the supply", "told:bought", both(seen.could_call("C3"), seen.is_sold_out)),
    Probe("WIT-3.8", "C4: coins for rubies", "told:coins", both(by("WIT-3.8"), no(seen.has_exploded))),
    Probe("WIT-3.8", "C4: exploded, points taken", "told:coins", both(by("WIT-3.8"), seen.took_points)),
    Probe("WIT-3.8", "C4: shopping with these coins alone", "told:bought", both(by("BEL-10.5"), seen.took_points)),
    Probe("WIT-3.8", "C4: round 9", "answered:exchange", chose(WITCH["C4"])),
    Probe(
        "WIT-3.17",
        "C4: round 9, not entitled",
        "answered:reward",
        both(chose(POINTS), seen.could_call("C4"), lambda now: now.round == 9),
    ),
)

GOLD = (
    Probe("WIT-3.9", "G1: up to four colors", "told:points", both(by("WIT-3.9"), seen.counted_colors(1, 4))),
    Probe("WIT-3.9", "G1: five colors", "told:points", both(by("WIT-3.9"), seen.counted_colors(5, 5))),
    Probe("WIT-3.9", "G1: six colors", "told:points", both(by("WIT-3.9"), seen.counted_colors(6, 6))),
    Probe("WIT-3.9", "G1: seven colors", "told:points", both(by("WIT-3.9"), seen.counted_colors(7, 7))),
    Probe("WIT-3.9", "G1: eight colors", "told:points", both(by("WIT-3.9"), seen.counted_colors(8, 8))),
    Probe("WIT-3.9", "G1: with locoweed", "told:points", both(by("WIT-3.9"), seen.had_color(LOCOWEED))),
    Probe("WIT-3.9", "G1: declined", "answered:colors", chose(NONE)),
    Probe("WIT-3.18", "G1: exploded, points taken", "told:points", both(by("WIT-3.9"), seen.took_points)),
    Probe("WIT-3.18", "G1: exploded, buying", "answered:reward", both(chose(COINS), seen.could_call("G1"))),
    Probe("WIT-3.18", "G1: not from the bowl", "told:points", both(by("WIT-3.9"), seen.had_more_colors_in_bowl)),
    Probe("WIT-3.10", "G2: points for the bag", "told:points", by("WIT-3.10")),
    Probe("WIT-3.10", "G2: exploded, buying", "told:points", both(by("WIT-3.10"), seen.took_coins)),
    Probe("WIT-3.10", "G2: declined", "answered:left_in_bag", chose(NONE)),
    Probe("WIT-3.18", "G2: nothing won since", "told:points", both(by("WIT-3.10"), seen.won_more_since)),
    Probe("WIT-3.11", "G3: rubies for points", "told:rubies", by("WIT-3.11")),
    Probe("WIT-3.11", "G3: with shining", "told:rubies", both(by("WIT-3.11"), under("shining"))),
    Probe("WIT-3.11", "G3: shining instead", "answered:rubies_for_points", both(chose(NONE), under("shining"))),
    Probe(
        "WIT-3.11",
        "G3: exploded, buying",
        "answered:reward",
        both(chose(COINS), lambda now: now.earlier_choice == WITCH["G3"]),
    ),
    Probe("WIT-3.11", "G3: with lucky_devil", "told:points", both(by("BEL-16.15"), follows_own("rubies_for_points"))),
    Probe(
        "WIT-3.18", "G3: not on the spoon", "told:points", both(by("BEL-10.4"), seen.could_call("G3"), seen.is_on_spoon)
    ),
    Probe(
        "WIT-3.18",
        "G3: no more than it pays",
        "told:rubies",
        both(by("BEL-10.3"), seen.could_call("G3"), seen.pays_no_more),
    ),
    Probe("WIT-3.18", "G3: too few rubies left", "told:rubies", both(by("WIT-3.11"), seen.rubies_ran_out)),
    Probe("WIT-3.12", "G4: a drop", "told:drop", both(by("BEL-10.6"), seen.pays_one_ruby)),
    Probe("WIT-3.12", "G4: a test tube", "told:tube", seen.pays_one_ruby),
    Probe("WIT-3.12", "G4: the flask", "told:refilled", seen.pays_one_ruby),
    Probe("WIT-3.12", "G4: as often as wanted", "told:paid_rubies", seen.paid_one_before),
    Probe("WIT-3.12", "G4: a point still costs two", "answered:spend_less", chose(POINT)),
    Probe(
        "WIT-3.18",
        "G4: the only ruby",
        "answered:spend",
        both(chose(WITCH["G4"]), lambda now: now.mine_was.rubies == 1),
    ),
)

PENNIES = (
    Probe("WIT-2.1", "a silver penny", "told:penny", seen.is_penny_of("silver")),
    Probe("WIT-2.1", "a copper penny", "told:penny", seen.is_penny_of("copper")),
    Probe("WIT-2.1", "a gold penny", "told:penny", seen.is_penny_of("gold")),
    Probe("WIT-2.1", "three in one round", "told:penny", seen.is_third_this_round),
    Probe("WIT-2.2", "one left", "told:pennies_left", seen.pennies_left(1)),
    Probe("WIT-2.2", "two left", "told:pennies_left", seen.pennies_left(2)),
    Probe("WIT-2.2", "three left", "told:pennies_left", seen.pennies_left(3)),
    Probe(
        "WIT-2.3",
        "not offered where she makes no point",
        "told:points",
        both(seen.is_exchange_of_coins, seen.could_call("C2", "C4"), no(follows_own("exchange"))),
    ),
    Probe("WIT-2.3", "given back by a restart", "told:restarted", seen.came_back_with_penny),
    Probe("WIT-2.3", "not given back: only the chips", "told:restarted", seen.lost_penny_for_good),
)

CALLED = tuple(Probe(rule, f"{witch}: called", "told:penny", seen.calls(witch)) for witch, rule in WITCH_RULE.items())

WITCHES = (*CALLED, *SILVER, *COPPER, *GOLD, *PENNIES)
