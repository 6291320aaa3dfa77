"""[BAL-7] Probes of the spells: each in all its ways, and each ruling that goes with it."""

from chaudron.games.bal.choices import DONE, LOSE_OWN
from chaudron.games.bal.components import (
    ABRACADABRA,
    BALAI,
    DIABLOTIN,
    ENCHANTEMENT,
    ENVOUTEMENT,
    FANTOME,
    LUTIN,
    REMEDE,
    SORTILEGE,
    TOUR_DE_MAGIE,
    TRESOR,
)
from tests.soak.bal import moment as seen
from tests.soak.bal import moment_spells as spell
from tests.soak.probe import Probe, always, both, by, chose, chose_verb, has, no

HEXED = seen.with_spell(SORTILEGE)
HAUNTED = seen.with_spell(FANTOME)
CHARMED = seen.with_spell(ENVOUTEMENT)
WAND_ENDS_HEX = has("hex_wand", "everyone")
SPARES_ROBBERS = has("robber_spared", True)

DEFENDERS = (
    Probe("BAL-7.1", "Abracadabra alone", "told:parried", seen.parried_with(ABRACADABRA, potions=0)),
    Probe("BAL-7.1", "Abracadabra and a potion", "told:parried", seen.parried_with(ABRACADABRA, potions=1)),
    Probe("BAL-7.1", "Abracadabra and two potions", "told:parried", seen.parried_with(ABRACADABRA, potions=2)),
    Probe("BAL-7.1", "not for grey", "asked:defense_spell", spell.grey_refuses_abracadabra),
    Probe("BAL-7.2", "Trésor in an attack", "told:drew_unseen", both(by("BAL-7.2"), spell.in_attack)),
    Probe("BAL-7.2", "Trésor in a defense", "told:drew_unseen", both(by("BAL-7.2"), no(spell.in_attack))),
    Probe("BAL-7.2", "what it brought parried", "told:parried", both(seen.parried_with(TRESOR), spell.treasure_saved)),
    Probe("BAL-7.16", "Trésor against a Sortilège", "told:laid", both(seen.laid(TRESOR), HEXED, no(spell.in_attack))),
    Probe("BAL-7.16", "Trésor against a farce", "told:laid", both(seen.laid(TRESOR), seen.is_farce)),
    Probe("BAL-7.4", "swept on", "answered:send_on", always),
    Probe("BAL-7.4", "swept twice", "told:sent_on", lambda now: len(now.in_event("sent_on")) == 2),
    Probe("BAL-7.4", "three times", "told:sent_on", lambda now: len(now.in_event("sent_on")) > 2),
    Probe("BAL-7.4", "back to its author", "told:sent_on", spell.comes_back),
    Probe("BAL-7.4", "the author failed", "told:failed", seen.is_own),
    Probe("BAL-7.4", "the author parried", "told:parried", seen.is_own),
    Probe("BAL-7.4", "not with two witches left", "asked:defense_spell", both(seen.has(BALAI), seen.living(2))),
    Probe("BAL-7.4", "of three only one to send to", "asked:send_on", lambda now: len(now.options) == 1),
    Probe("BAL-7.4", "a share of a Sortilège", "told:sent_on", HEXED),
    Probe("BAL-7.4", "a share to who has defended already", "told:sent_on", both(HEXED, spell.target_has_defended)),
    Probe("BAL-7.4", "a share swept on again", "told:sent_on", both(HEXED, spell.sends_a_share_on)),
    Probe("BAL-7.4", "a share to the author", "told:sent_on", both(HEXED, spell.comes_back)),
    Probe("BAL-7.7", "Remède in an attack", "told:healed", spell.in_attack),
    Probe("BAL-7.7", "Remède in a defense", "told:healed", no(spell.in_attack)),
    Probe("BAL-7.7", "Remède before the last was lost", "told:failed", spell.was_saved_by_remedy),
    Probe("BAL-7.7", "nothing to heal", "asked:attack_spell", both(seen.has(REMEDE), spell.cannot_heal)),
    Probe("BAL-7.8", "all cards went back", "told:took_back", always),
    Probe("BAL-7.8", "the spell too", "told:took_back", lambda now: now.attack.spell is not None),
    Probe("BAL-7.8", "Enchantement stays done", "told:took_back", seen.with_spell(ENCHANTEMENT)),
    Probe("BAL-7.23", "under Sortilège only one is spared", "told:cancelled", both(HEXED, no(WAND_ENDS_HEX))),
    Probe("BAL-7.23", "a Sortilège was ended", "told:cancelled", both(HEXED, WAND_ENDS_HEX)),
    Probe(
        "BAL-7.16", "Trésor of the author of a Sortilège", "told:laid", both(seen.laid(TRESOR), HEXED, spell.in_attack)
    ),
    Probe("BAL-7.8", "after sweeping", "told:cancelled", lambda now: bool(now.in_event("sent_on"))),
    Probe("BAL-7.8", "only a copy", "told:cancelled", seen.is_copy),
    Probe("BAL-7.8", "the copy happens all the same", "told:cancelled", seen.pending_copies),
    Probe("BAL-7.8", "a ghost costs nothing", "told:cancelled", HAUNTED),
)

ATTACKERS = (
    Probe("BAL-7.3", "all were named", "answered:declare", chose_verb("lay")),
    Probe("BAL-7.3", "some failed, some parried", "told:parried", both(HEXED, lambda now: seen.failures(now) > 0)),
    Probe("BAL-7.3", "with one opponent", "answered:declare", both(chose_verb("lay"), seen.living(2))),
    Probe("BAL-7.3", "with five opponents", "answered:declare", both(chose_verb("lay"), seen.living(6))),
    Probe("BAL-7.9", "captured", "told:captured", always),
    Probe("BAL-7.9", "a full chest: a normal kill", "told:lost", both(CHARMED, spell.chest_is_full)),
    Probe("BAL-7.9", "the author defends: a normal kill", "told:lost", both(CHARMED, seen.is_own)),
    Probe("BAL-7.9", "a captured one was given up", "answered:loss", spell.gave_captive),
    Probe("BAL-7.9", "an own one instead", "answered:loss", chose(LOSE_OWN)),
    Probe("BAL-7.9", "back to the dead of its owner", "told:lost", no(spell.lost_own)),
    Probe("BAL-7.9", "whose owner is out", "told:lost", both(no(spell.lost_own), spell.owner_is_out)),
    Probe("BAL-7.17", "captured from who has captives", "told:captured", spell.had_captives),
    Probe("BAL-7.17", "captured again", "told:captured", spell.is_captured_again),
    Probe("BAL-7.17", "won back", "told:captured", lambda now: now.fact["owner"] == now.fact["captor"]),
    Probe("BAL-7.10", "a card was thrown", "told:discarded", by("BAL-7.10")),
    Probe("BAL-7.10", "an imp was lost", "told:discarded", both(by("BAL-7.10"), seen.threw(LUTIN))),
    Probe("BAL-7.11", "in an attack", "answered:trick", spell.in_attack),
    Probe("BAL-7.11", "in a defense", "answered:trick", no(spell.in_attack)),
    Probe("BAL-7.11", "no card", "answered:trick", both(chose(DONE), lambda now: now.earlier != "trick")),
    Probe("BAL-7.11", "several cards", "told:drew_unseen", both(by("BAL-7.11"), lambda now: now.fact["count"] > 2)),
    Probe("BAL-7.11", "the whole hand", "asked:trick", lambda now: now.options == (DONE,)),
    Probe("BAL-7.12", "two were lost", "told:failed", both(HAUNTED, lambda now: now.mine_was.lives > 1)),
    Probe("BAL-7.12", "only one was left", "told:failed", both(HAUNTED, lambda now: now.mine_was.lives == 1)),
    Probe("BAL-7.12", "the attacker lost one", "told:lost", by("BAL-7.12")),
    Probe("BAL-7.12", "not when its author parries", "told:parried", both(HAUNTED, seen.is_own)),
    Probe("BAL-7.12", "after sweeping the author pays", "told:lost", both(by("BAL-7.12"), seen.came_swept)),
    Probe(
        "BAL-7.19", "two losses chosen one by one", "answered:loss", both(HAUNTED, lambda now: now.earlier == "loss")
    ),
    Probe("BAL-7.15", "tokens joined the attack", "told:farce", by("BAL-7.15")),
    Probe("BAL-7.15", "two colors joined", "told:parried", both(seen.with_spell(DIABLOTIN), spell.three_colors)),
    Probe("BAL-7.15", "one white", "told:farce", both(by("BAL-7.15"), spell.one_white)),
    Probe("BAL-7.15", "two whites: the potion remains", "told:farce_fails", by("BAL-7.15")),
    Probe("BAL-7.15", "a mirror copied tokens", "told:mirrored", seen.with_spell(DIABLOTIN)),
)

REACTIONS = (
    Probe("BAL-7.5", "held up by the attacker", "told:mirrored", lambda now: now.seat == now.attack.author),
    Probe("BAL-7.5", "held up by the target", "told:mirrored", lambda now: now.seat in now.attack.targets),
    Probe("BAL-7.5", "held up by a third", "told:mirrored", spell.is_third),
    Probe(
        "BAL-7.5", "its witch drew", "told:drew_unseen", both(by("BAL-4.14"), seen.is_copy, no(seen.drew_for_a_parry))
    ),
    Probe("BAL-7.5", "the copy was parried", "told:parried", seen.is_copy),
    Probe("BAL-7.20", "held up after the result", "told:mirrored", spell.is_settled),
    Probe("BAL-7.20", "asked after the result, and nobody did", "answered:mirror", spell.nobody_was_late),
    Probe("BAL-7.21", "a copied ghost killed two", "told:failed", both(spell.copies(FANTOME), spell.had_two_lives)),
    Probe("BAL-7.21", "a copied ghost was parried", "told:lost", both(by("BAL-7.12"), spell.copies(FANTOME))),
    Probe("BAL-7.21", "a copied capture", "told:captured", spell.copies(ENVOUTEMENT)),
    Probe("BAL-7.21", "a copied Enchantement", "told:discarded", both(by("BAL-7.10"), seen.is_or_becomes_copy)),
    Probe("BAL-7.21", "potions alone", "told:doubled", both(spell.had_a_spell, lambda now: not now.fact["spell"])),
    Probe("BAL-7.22", "a robber's own turn was safe", "told:turn", both(SPARES_ROBBERS, spell.has_just_stolen)),
    Probe("BAL-7.22", "a robber was robbed", "told:nananere", spell.robs_a_robber),
    Probe("BAL-7.5", "two mirrors", "told:mirrored", lambda now: len(now.in_event("mirrored")) == 2),
    Probe("BAL-7.5", "two mirrors at one witch", "told:mirrored", spell.aims_at_the_same),
    Probe("BAL-7.5", "its witch is out", "told:doubled", lambda now: not now.mine.is_in),
    Probe("BAL-7.5", "its target is out: dropped", "told:eliminated", spell.was_to_be_copied_onto),
    Probe("BAL-7.5", "the copy was swept", "told:sent_on", seen.is_copy),
    Probe("BAL-7.5", "a swept attack was copied", "told:doubled", lambda now: bool(now.in_turn("sent_on"))),
    Probe("BAL-7.5", "not on a Sortilège", "asked:defense_spell", both(HEXED, spell.somebody_holds_a_mirror)),
    Probe(
        "BAL-7.5",
        "not with two witches left",
        "asked:defense_spell",
        both(seen.living(2), spell.somebody_holds_a_mirror),
    ),
    Probe("BAL-7.5", "a farce was copied", "told:doubled", lambda now: bool(now.in_turn("farce"))),
    Probe("BAL-7.6", "a turn was stolen", "told:stole_turn", always),
    Probe("BAL-7.6", "the robbed witch was attacked", "told:declared", spell.attacks_the_robbed),
    Probe("BAL-7.6", "the robber keeps her slot", "told:stole_turn", seen.had_a_slot),
    Probe("BAL-7.6", "the robber must play her imp", "told:laid", both(seen.laid(LUTIN), spell.was_stolen)),
    Probe("BAL-7.13", "with two neighbors", "told:swapped", lambda now: len(now.fact["neighbors"]) == 2),
    Probe("BAL-7.13", "with one of two witches", "told:swapped", both(seen.living(2), spell.with_one_neighbor)),
    Probe("BAL-7.13", "with the left one: one card", "told:swapped", both(no(seen.living(2)), spell.with_one_neighbor)),
    Probe("BAL-7.13", "without a card", "told:crystal_ball", lambda now: not now.mine.hand),
    Probe("BAL-7.13", "two at once", "told:crystal_ball", lambda now: spell.balls_at_once(now) > 1),
    Probe("BAL-7.13", "before a turn", "answered:carabosse", spell.laid_a_ball),
    Probe("BAL-7.13", "after a turn", "answered:calm", spell.laid_a_ball),
    Probe("BAL-7.13", "an imp was given away", "answered:give", lambda now: now.choice.thing is LUTIN),
)

FARCES = (
    Probe("BAL-7.14", "two colors", "told:farce", both(by("BAL-7.14"), lambda now: "white" not in now.fact["tokens"])),
    Probe("BAL-7.14", "one white", "told:farce", both(by("BAL-7.14"), spell.one_white)),
    Probe("BAL-7.14", "two whites: nothing happens", "told:farce_fails", by("BAL-7.14")),
    Probe("BAL-7.14", "survived", "told:parried", both(seen.is_farce, seen.was_acting)),
    Probe("BAL-7.14", "failed", "told:failed", both(seen.is_farce, seen.was_acting)),
    Probe("BAL-7.14", "Abracadabra", "told:parried", both(seen.is_farce, lambda now: ABRACADABRA in now.parry)),
    Probe("BAL-7.14", "Baguette: cancelled", "told:cancelled", seen.is_farce),
    Probe("BAL-7.14", "Remède", "told:laid", both(seen.is_farce, seen.laid(REMEDE))),
    Probe("BAL-7.14", "Tour de magie", "told:laid", both(seen.is_farce, seen.laid(TOUR_DE_MAGIE))),
    Probe("BAL-7.14", "a mirror", "told:mirrored", seen.is_farce),
    Probe("BAL-7.18", "swept on", "told:sent_on", seen.is_farce),
    Probe("BAL-7.18", "not straight back", "asked:send_on", both(seen.is_farce, no(spell.is_first_sender))),
    Probe("BAL-7.18", "the recipient failed: nobody drew", "told:failed", both(seen.is_farce, seen.is_swept)),
    Probe("BAL-7.18", "the recipient parried", "told:parried", both(seen.is_farce, seen.is_swept)),
)

SPELLS = (*DEFENDERS, *ATTACKERS, *REACTIONS, *FARCES)
