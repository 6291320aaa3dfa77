"""Probes of Le Bal: whether every passage of BAL-3 to BAL-6, BAL-8 and BAL-13 had its effect, and where witches leave.

Spells have probes of their own (`exercise_spells`). Not probed, because games do not bring them about: no potion left
anywhere to draw [BAL-4.4, BAL-6.2] and both piles empty [BAL-3.7], since 84 potions are far more than hands hold.
"""

from chaudron.games.bal.choices import BOTH, CHALLENGE, CONCEDE, DONE, NONE, PASS, READ, SILENT, SLIP
from chaudron.games.bal.components import (
    ABRACADABRA,
    BOULE,
    ENVOUTEMENT,
    FANTOME,
    FULL_HAND,
    LUTIN,
    MIROIR,
    NANANERE,
    SORTILEGE,
    TRESOR,
)
from tests.soak.bal import moment as seen
from tests.soak.bal import moment_leaving as leaving
from tests.soak.bal import moment_reading as reading
from tests.soak.bal import moment_turns as turns
from tests.soak.probe import Probe, always, both, by, chose, has, no

BY_AGE = turns.begins_by_age
FROM_CHANCE = both(has("first_player", "random", "youngest"), no(BY_AGE))

ROUNDS = (
    Probe("BAL-1.8", "chance drew the first player", "told:first_player", FROM_CHANCE),
    Probe("BAL-1.8", "the youngest began", "told:first_player", BY_AGE),
    Probe("BAL-1.8", "nobody had said who is the youngest", "told:youngest_unknown", always),
    Probe("BAL-1.8", "a seat was named", "told:first_player", both(no(FROM_CHANCE), no(BY_AGE))),
    Probe("BAL-3.1", "the Cat was turned", "told:tour", lambda now: now.fact["tour"] == 2),
    Probe("BAL-3.2", "a slot was skipped", "told:eliminated", seen.had_a_slot),
    Probe("BAL-3.2", "the first player left", "told:eliminated", lambda now: now.seat == now.was.first),
    Probe("BAL-3.3", "the next first player was out", "told:round", turns.passed_over_somebody),
    Probe("BAL-3.4", "a card per Crapzouille", "told:drew_unseen", both(by("BAL-3.4"), turns.drew_as_many_as_lives)),
    Probe("BAL-3.4", "up to ten", "told:drew_unseen", both(by("BAL-3.4"), turns.drew_fewer_than_lives)),
    Probe("BAL-3.4", "a full hand drew nothing", "told:tour", turns.somebody_drew_nothing),
    Probe("BAL-3.7", "the pile ran out", "told:reshuffled", by("BAL-3.7")),
    Probe("BAL-3.7", "in an attack", "told:reshuffled", both(by("BAL-3.7"), lambda now: now.was.attack is not None)),
    Probe("BAL-3.8", "more than ten in hand", "told:drew_unseen", lambda now: len(now.mine.hand) > FULL_HAND),
    Probe("BAL-3.9", "before a Sabbat", "told:reshuffled", by("BAL-3.9")),
    Probe("BAL-13.3", "refilled to the number of Crapzouilles", "told:sabbat", has("sabbat", "refill_to_n")),
)

CHECKS_COPIES = has("doubled_check", True)
EXCHANGES = has("no_potion", "defending")
CHECKS_ENCHANTED = has("enchanted_check", True)

HANDS = (
    Probe("BAL-6.1", "the attacker", "told:drew_unseen", both(by("BAL-6.1"), turns.at("attacker"))),
    Probe("BAL-6.1", "a target", "told:drew_unseen", both(by("BAL-6.1"), turns.at("target"))),
    Probe("BAL-6.1", "afterwards", "told:drew_unseen", both(by("BAL-6.1"), turns.at("after"))),
    Probe("BAL-6.2", "the attacker", "asked:no_potion", turns.at("attacker")),
    Probe("BAL-6.2", "a target", "asked:no_potion", both(turns.at("target"), no(turns.is_attacking))),
    Probe("BAL-6.2", "again, as two cards brought none", "asked:no_potion", turns.drew_again),
    Probe("BAL-6.2", "an imp was thrown", "told:discarded", both(by("BAL-6.2"), seen.threw(LUTIN))),
    Probe("BAL-6.2", "a single card", "asked:no_potion", turns.holds_a_single_card),
    Probe("BAL-6.3", "no check for whom it was swept to", "told:sent_on", turns.target_has_few_cards),
    Probe("BAL-6.4", "no check for a copy", "told:doubled", both(no(CHECKS_COPIES), turns.target_has_few_cards)),
    Probe("BAL-6.4", "the target of a copy drew", "told:drew_unseen", both(by("BAL-6.1"), turns.in_a_copy)),
    Probe("BAL-6.5", "whoever was swept an attack exchanged", "asked:no_potion", turns.was_swept_to),
    Probe("BAL-6.5", "she had no potion, and defended", "told:defends", both(no(EXCHANGES), turns.has_no_potion)),
)

MUST_PARRY = has("must_parry", True)
ENCHANTED = by("BAL-7.10")
FEW_CARDS = turns.had_few_cards_left

TURNS = (
    Probe("BAL-4.3", "one of two imps", "told:laid", both(seen.laid(LUTIN), seen.has(LUTIN))),
    Probe("BAL-4.5", "the only opponent left", "told:declared", seen.living(2)),
    Probe("BAL-4.7", "no spell, though there was one", "answered:attack_spell", turns.kept_a_spell),
    Probe("BAL-4.8", "one potion", "answered:second_potion", chose(DONE)),
    Probe("BAL-4.8", "two of one color", "answered:second_potion", turns.second_of_one_color),
    Probe("BAL-4.8", "two colors", "answered:second_potion", turns.second_of_two_colors),
    Probe("BAL-4.8", "a spell and two potions", "answered:second_potion", turns.is_third_card),
    Probe("BAL-4.8", "the own spell took the last potion", "asked:no_potion", turns.is_attacking),
    Probe("BAL-4.10", "one potion", "told:parried", seen.parried_with(potions=1)),
    Probe("BAL-4.10", "two potions", "told:parried", seen.parried_with(potions=2)),
    Probe("BAL-4.10", "three potions", "told:parried", seen.parried_with(potions=3)),
    Probe("BAL-4.11", "a spell and two potions", "told:parried", seen.parried_with(TRESOR, potions=2)),
    Probe("BAL-4.11", "a spell alone", "told:parried", seen.parried_with(ABRACADABRA, potions=0)),
    Probe("BAL-4.12", "half a match is none", "answered:parry", turns.could_match_a_part),
    Probe("BAL-4.13", "a parry was declined", "answered:parry", turns.declined),
    Probe("BAL-4.13", "potions must be laid", "asked:parry", both(MUST_PARRY, no(seen.can(CONCEDE)))),
    Probe("BAL-4.13", "Abracadabra must be laid", "asked:defense_spell", no(seen.can(NONE))),
    Probe("BAL-4.14", "the defender drew", "told:drew_unseen", both(by("BAL-4.14"), seen.drew_for_a_parry)),
    Probe("BAL-4.14", "the attacker drew", "told:drew_unseen", both(by("BAL-4.14"), no(seen.drew_for_a_parry))),
    Probe("BAL-4.15", "a second success drew nothing", "told:failed", turns.owner_had_gained),
    Probe("BAL-4.15", "a second parry drew nothing", "told:parried", turns.defender_had_gained),
    Probe("BAL-4.19", "an imp drawn later waits", "asked:attack_potion", seen.has(LUTIN)),
    Probe(
        "BAL-4.20", "no check after Enchantement", "told:discarded", both(ENCHANTED, no(CHECKS_ENCHANTED), FEW_CARDS)
    ),
    Probe("BAL-4.20", "cards after Enchantement", "told:discarded", both(ENCHANTED, CHECKS_ENCHANTED, FEW_CARDS)),
)

WINDOWS = (
    Probe("BAL-2.1", "no window: all are discarded", "told:turn", turns.opens_no_window),
    Probe("BAL-4.1", "nobody reacted", "answered:carabosse", turns.nobody_reacted),
    Probe("BAL-4.18", "two would steal: the nearer did", "told:nananere", lambda now: turns.robbers(now) > 1),
    Probe("BAL-4.18", "both cards of one witch", "answered:carabosse", chose(BOTH)),
    Probe("BAL-4.18", "first stolen, then swapped", "told:swapped", lambda now: bool(now.in_turn("nananere"))),
    Probe("BAL-4.18", "one alone was asked", "asked:carabosse", lambda now: len(now.table.asks) == 1),
)

LEAVING = (
    Probe("BAL-5.2", "copies were dropped at the end", "told:ended", seen.pending_copies),
    Probe(
        "BAL-5.4", "a copy after the acting witch left", "told:eliminated", both(seen.was_acting, seen.pending_copies)
    ),
    Probe("BAL-5.5", "by the attacker", "told:inherited", no(seen.came_swept)),
    Probe("BAL-5.5", "by the attacker, though it was swept", "told:inherited", seen.came_swept),
    Probe("BAL-5.5", "by the mirror's witch", "told:inherited", seen.is_copy),
    Probe("BAL-5.5", "by who parried a ghost", "told:inherited", lambda now: leaving.ghost_took(now, now.fact["of"])),
    Probe("BAL-5.5", "nobody inherits from a farce", "told:eliminated", both(leaving.leaves_to_nobody, seen.is_farce)),
    Probe("BAL-5.5", "an heir who is out", "told:eliminated", leaving.heir_is_out),
    Probe("BAL-5.5", "an heir without cards", "told:inherited", lambda now: not now.mine_was.hand),
    Probe("BAL-5.6", "captives stay with their captors", "told:eliminated", leaving.is_held_by_others),
    Probe("BAL-5.7", "two in one event", "told:eliminated", leaving.follows_another_loss),
)

PLACES = (
    Probe("straight", "the target of an attack", "told:eliminated", leaving.is_plain_target),
    Probe(
        "Sortilège", "the first to defend", "told:eliminated", both(leaving.hexed, lambda now: leaving.place(now) == 0)
    ),
    Probe("Sortilège", "a later one", "told:eliminated", both(leaving.hexed, lambda now: leaving.place(now) > 0)),
    Probe("Sortilège", "to whom it was swept", "told:eliminated", both(seen.with_spell(SORTILEGE), seen.is_swept)),
    Probe("Du balai", "to whom it was swept", "told:eliminated", both(no(seen.with_spell(SORTILEGE)), seen.is_swept)),
    Probe("Du balai", "her own attack came back", "told:eliminated", both(seen.is_own, seen.is_swept)),
    Probe("Mon beau miroir", "by a copy", "told:eliminated", seen.is_copy),
    Probe("Mon beau miroir", "by a copy that was swept", "told:eliminated", both(seen.is_copy, seen.is_swept)),
    Probe("Mon beau miroir", "while her own copy waits", "told:eliminated", leaving.holds_a_mirror),
    Probe("Lutin farceur", "by her own farce", "told:eliminated", both(seen.is_farce, seen.was_acting)),
    Probe("Lutin farceur", "by a farce that was swept", "told:eliminated", both(seen.is_farce, seen.is_swept)),
    Probe("Fantôme", "two at once", "told:eliminated", both(seen.with_spell(FANTOME), leaving.lost_two)),
    Probe("Fantôme", "by the parry of her ghost", "told:eliminated", seen.by_ghost),
    Probe("Envoûtement", "her last one was captured", "told:eliminated", seen.with_spell(ENVOUTEMENT)),
    Probe("incantation", "her defense was not heard well", "told:eliminated", lambda now: bool(now.told("slipped"))),
    Probe("stolen turn", "by the robber", "told:eliminated", lambda now: bool(now.in_turn("stole_turn"))),
)
"""In every way in which a witch can leave."""

READING = (
    Probe("BAL-8.1", "a slip that nobody heard", "answered:challenge", reading.slip_was_missed),
    Probe(
        "BAL-8.1", "the imp is not read", "told:laid", both(seen.laid(LUTIN), has("incantation", "gentle", "strict"))
    ),
    Probe("BAL-8.3", "an empty line", "answered:read", chose(SILENT)),
    Probe("BAL-8.4", "read well, and nobody rang", "answered:challenge", reading.was_read_well),
    Probe("BAL-8.4", "a false challenge", "told:read_well", always),
    Probe("BAL-8.4", "a slip was heard", "told:challenged", lambda now: bool(now.told("slipped"))),
    Probe("BAL-8.4", "two rang: the first decides", "told:challenged", lambda now: reading.bells(now) > 1),
    Probe("BAL-8.4", "who was wrong is not asked again", "asked:challenge", reading.has_false_alarm),
    Probe("BAL-8.4", "nobody may listen any more", "answered:read", both(chose(READ, SLIP), reading.nobody_listens)),
    Probe(
        "BAL-8.5",
        "potions of an attack went back",
        "told:slipped",
        both(reading.reads_potions, no(reading.is_defending)),
    ),
    Probe("BAL-8.5", "after a spell that had its effect", "told:slipped", reading.spell_has_acted),
    Probe("BAL-8.5", "a Sortilège", "told:slipped", reading.reads(SORTILEGE)),
    Probe("BAL-8.5", "a spell of an attack", "told:slipped", reading.lost_attack_spell),
    Probe(
        "BAL-8.5", "potions of a defense went back", "told:slipped", both(reading.reads_potions, reading.is_defending)
    ),
    Probe("BAL-8.5", "a spell of a defense", "told:slipped", reading.lost_defense_spell),
    Probe("BAL-8.5", "a mirror", "told:slipped", reading.reads(MIROIR)),
    Probe("BAL-8.5", "a stolen turn", "told:slipped", reading.reads(NANANERE)),
    Probe("BAL-8.5", "a crystal ball", "told:slipped", reading.reads(BOULE)),
    Probe("BAL-8.6", "a spell has its own challenge", "asked:challenge", reading.is_for_a_spell),
    Probe("BAL-8.7", "nobody challenged", "answered:challenge", chose(PASS)),
    Probe("BAL-8.7", "somebody challenged", "answered:challenge", chose(CHALLENGE)),
    Probe("BAL-8.8", "a treasure went back after an attack", "told:treasure_returned", no(reading.is_defending)),
    Probe("BAL-8.8", "a treasure went back after a defense", "told:treasure_returned", reading.is_defending),
    Probe("BAL-8.8", "a treasure was kept", "told:slipped", both(has("slip_treasure", "kept"), reading.keeps_treasure)),
)
