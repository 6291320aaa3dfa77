"""Every situation plays to its end, and ends as the example of the rules says."""

import json
from itertools import pairwise
from typing import Any

import pytest

from chaudron.games.belcastel.components import names
from chaudron.rulebook import PREFIXES, locale, rule_text, rules_page
from chaudron.scenes.scene import SEATS
from chaudron.situations import SITUATIONS, Situation, ended, step_results
from chaudron.situations.shown import key_of, rules_of, shown
from chaudron.words import LANGUAGES, words

EVERY = [(game, situation) for game, known in SITUATIONS.items() for situation in known.values()]
every_situation = pytest.mark.parametrize(("game", "situation"), EVERY, ids=[one.id for _, one in EVERY])
every_language = pytest.mark.parametrize("language", LANGUAGES)

EXAMPLES = {"belcastel": "BEL-17.", "witches": "WIT-7.", "bal": "BAL-11.", "blackwood": "BLW-11."}
LEFT_OUT = {
    "the same board again with another book, card or number": {
        *("BEL-17.6", "BEL-17.11", "BEL-17.13", "BEL-17.14", "BEL-17.17", "BEL-17.18", "BEL-17.20", "BEL-17.21"),
        *("BEL-17.22", "BEL-17.24", "BEL-17.25", "BEL-17.27", "BEL-17.28", "BEL-17.29", "BEL-17.31", "BEL-17.32"),
        *("BEL-17.35", "BEL-17.36", "BEL-17.37", "BEL-17.38", "BEL-17.39", "BEL-17.45", "BEL-17.46", "BEL-17.47"),
        *(
            "BEL-17.44",
            "BEL-17.50",
            "BEL-17.51",
            "BEL-17.52",
            "WIT-7.14",
            "WIT-7.15",
            "WIT-7.17",
            "WIT-7.18",
            "WIT-7.22",
            "WIT-7.24",
        ),
    },
    "nothing of it shows on a cauldron: bags, supply, purses, who is asked": {
        *("BEL-17.7", "BEL-17.40", "BEL-17.41", "BEL-17.43", "BEL-17.48", "BEL-17.49"),
        *("BEL-17.53", "WIT-7.7", "WIT-7.8", "WIT-7.9", "WIT-7.11", "WIT-7.21", "WIT-7.23"),
    },
}
"""Examples that are told in words alone, and why."""


def situation(name: str) -> Situation:
    return next(known[name] for known in SITUATIONS.values() if name in known)


def after(name: str) -> Any:
    """The scene at the end of a situation."""
    return ended(situation(name))


# All of them


@every_situation
def test_it_plays_to_its_end(game: str, situation: Situation) -> None:
    played = list(step_results(situation))
    assert len(played) == 1 + len(situation.steps) + situation.is_dealt
    assert all(before.view != now.view for before, now in pairwise(played))
    assert {result.view["game"] for result in played} == {game}
    assert json.loads(json.dumps([result.view for result in played])) == [result.view for result in played]


@every_situation
def test_it_is_told_under_the_rule_of_its_example(game: str, situation: Situation) -> None:
    assert situation.id.startswith(EXAMPLES[game])
    first, *explained = rules_of(game, situation)
    known = {paragraph.id for text in rules_page(game, "fr") for paragraph in text.paragraphs}
    assert first == situation.id
    assert explained
    assert set(explained) <= known


@every_situation
def test_it_is_cast_with_the_names_of_its_example(game: str, situation: Situation) -> None:
    assert len(situation.names) == step_results(situation).__next__().view["players"]
    assert set(situation.focus) <= set(SEATS[: len(situation.names)])
    told = rule_text("fr", situation.id).text
    named = [name for name in ("Ysée", "Basile", "Odile", "Gaspard") if name in told]
    assert set(named) <= set(situation.names)


@every_language
@every_situation
def test_it_has_a_title_and_a_caption_for_every_step(game: str, situation: Situation, language: str) -> None:
    made, say = shown(game, situation.id, language), words(language)
    assert made.title == say.say(key_of(situation))
    assert all(step.caption and step.text for step in made.steps)
    assert not say.has(f"{key_of(situation)}.step{len(made.steps)}"), "a caption that nobody sees"


def test_no_words_are_left_of_a_situation_that_is_gone() -> None:
    lines = locale("fr").joinpath("situations.ftl").read_text("utf-8").splitlines()
    keys = {line.partition(" ")[0] for line in lines if line.startswith("situation-")}
    assert keys == {key_of(one) for _, one in EVERY}


@pytest.mark.parametrize("game", EXAMPLES)
def test_every_example_is_shown_or_left_out_for_a_reason(game: str) -> None:
    examples = {
        one.id for text in rules_page(game, "fr") for one in text.paragraphs if one.id.startswith(EXAMPLES[game])
    }
    left_out = {name for some in LEFT_OUT.values() for name in some if name.startswith(EXAMPLES[game])}
    assert not left_out & set(SITUATIONS[game])
    assert examples == left_out | set(SITUATIONS[game])
    assert len(SITUATIONS[game]) >= 10


def test_every_page_of_rules_has_situations() -> None:
    assert set(SITUATIONS) == set(PREFIXES.values())


def test_nothing_is_told_twice_in_other_words() -> None:
    """[BAL-2.2] Whoever draws is told which card, the others that it was one: here everybody is told which."""
    *_, last = step_results(situation("BAL-11.1"))
    assert [fact.details for fact in last.facts if fact.key == "drew"] == [{"seat": 0, "cards": "r4"}]
    assert "drew_unseen" not in {fact.key for fact in last.facts}
    assert [seat["hand"] is not None for seat in last.view["seats"]] == [True, True, True]


@every_language
def test_the_board_in_words_tells_the_other_hands_too(language: str) -> None:
    """[BAL-11.2] Basile holds a red, a green and Abracadabra; the third witch does not matter."""
    last = shown("bal", "BAL-11.2", language).steps[0].text.splitlines()[-1]
    assert last.startswith("Basile ")
    assert "Abracadabra" in last


# Each of them


def test_belcastel_ends_as_its_examples_say() -> None:
    """[BEL-17.1, BEL-17.2, BEL-17.3, BEL-17.5, BEL-17.9, BEL-17.10]"""
    t = after("BEL-17.1")
    assert (t.cauldron("A"), t.space("A")) == ("o1@1 y2@3 w1@4", "5 (5 c, 0 p, R)")
    t = after("BEL-17.2")
    assert (t.cauldron("A"), t.space("A")) == ("w2@2 w3@5 o1@6 w1@7 w2@9", "10 (10 c, 2 p)")
    assert (t.seat("A").state, t.seat("A").whites, t.seat("A").points, t.seat("A").flask) == ("exploded", 8, 2, True)
    t = after("BEL-17.3")
    assert (t.space("A"), t.space("B")) == ("31 (23 c, 7 p)", "32 (23 c, 8 p)")
    assert t.told("rolled") == [{"seat": 1, "face": "4"}]
    t = after("BEL-17.5")
    assert [seat.rat for seat in t.table.seats] == [0, 0, 1, 2]
    assert (t.seat("D").drop, t.cauldron("D")) == (3, "w1@6")
    t = after("BEL-17.9")
    assert (t.cauldron("A"), t.space("A"), t.seat("A").state) == ("o1@50 g4@52", "53 (35 c, 15 p)", "stopped")
    t = after("BEL-17.10")
    assert (t.cauldron("A"), t.seat("A").whites, t.seat("A").flask) == ("w1@1 w2@3 g1@4", 3, False)


def test_a_whole_scoring_ends_as_the_example_says() -> None:
    """[BEL-17.4]"""
    t = after("BEL-17.4")
    assert (t.space("A"), t.space("B")) == ("23 (19 c, 5 p)", "16 (15 c, 3 p, R)")
    sold = [(sale["seat"], sale["chip"], sale["price"]) for sale in t.told("bought")]
    assert sold == [(0, "g2", 8), (0, "b2", 10), (1, "g4", 14)]
    assert (t.seat("A").points, t.seat("B").points, t.seat("B").rubies) == (0, 1 + 3, 1 + 1)


def test_the_books_end_as_their_examples_say() -> None:
    """[BEL-17.8, BEL-17.12, BEL-17.15, BEL-17.16, BEL-17.19, BEL-17.23, BEL-17.26, BEL-17.30]"""
    assert after("BEL-17.8").cauldron("A") == "b2@2"
    t = after("BEL-17.12")
    assert (t.cauldron("A"), t.space("A")) == ("w1@1 w2@3 w3@6 b2@8 w2@10", "11 (11 c, 2 p)")
    assert (t.seat("A").points, t.about("A"), t.told("rolled")) == (2, "buy", [{"seat": 1, "face": "1"}])
    assert after("BEL-17.15").cauldron("A") == "o1@1 o1@2 r2@5 o1@6 r1@9"
    t = after("BEL-17.16")
    assert (t.cauldron("A"), t.space("A"), t.seat("A").points) == ("w3@3 w2@5 r2@7", "8 (8 c, 1 p)", 1)
    t = after("BEL-17.19")
    assert (t.cauldron("A"), t.seat("A").whites) == ("y1@4 w2@6", 2)
    t = after("BEL-17.23")
    assert (t.cauldron("A"), t.seat("A").rubies) == ("o1@7 g1@8 g2@10", 1 + 2)
    t = after("BEL-17.26")
    assert (t.seat("A").points, t.seat("A").drop) == (2 + 2, 1)
    t = after("BEL-17.30")
    assert [seat.drop for seat in t.table.seats] == [1, 0, 1, 0]
    assert [seat.rubies for seat in t.table.seats] == [2, 1, 2, 1]


def test_cards_and_the_last_round_end_as_their_examples_say() -> None:
    """[BEL-17.33, BEL-17.34, BEL-17.42]"""
    t = after("BEL-17.33")
    assert (t.seat("A").whites, t.seat("A").state, t.space("A")) == (10, "stopped", "24 (19 c, 5 p, R)")
    t = after("BEL-17.34")
    assert (t.cauldron("A"), len(t.seat("A").bag), t.about("A")) == ("", 9, "brew")
    t = after("BEL-17.42")
    assert (t.space("A"), t.seat("A").points, t.seat("A").rubies) == ("31 (23 c, 7 p)", 14, 1)


def test_the_silver_witches_end_as_their_examples_say() -> None:
    """[WIT-7.1, WIT-7.2, WIT-7.3, WIT-7.4, WIT-7.16]"""
    t = after("WIT-7.1")
    assert (t.cauldron("A"), t.seat("A").whites) == ("w3@3 w2@5 w2@7 o1@12 g1@13", 7)
    assert (t.seat("A").flask, t.seat("A").pennies) == (False, ())
    t = after("WIT-7.2")
    assert (t.cauldron("A"), t.bag("A"), t.seat("A").rubies) == ("o1@1 b1@2 g1@3", "w1 w1 w1 w1 w2 w2 w3", 1)
    assert after("WIT-7.3").cauldron("A") == "g1@3 o1@5 o1@6"
    t = after("WIT-7.4")
    assert (t.space("A"), t.seat("A").rubies, t.seat("A").points) == ("24 (19 c, 5 p, R)", 1 + 1, 2 + 5)
    assert (t.told("rolled"), t.about("A")) == ([{"seat": 0, "face": "3"}], "buy")
    t = after("WIT-7.16")
    assert (t.cauldron("A"), t.space("A"), t.seat("A").whites) == ("w3@5 w3@8 r1@9", "10 (10 c, 2 p)", 6)


def test_the_other_witches_end_as_their_examples_say() -> None:
    """[WIT-7.5, WIT-7.6, WIT-7.10]"""
    t = after("WIT-7.5")
    assert (t.told("coins"), t.seat("A").rubies) == ([{"seat": 0, "coins": 30}], 4)
    assert after("WIT-7.6").bag("A") == "w1 r4"
    t = after("WIT-7.10")
    assert (t.space("A"), t.seat("A").rubies, t.seat("A").points) == ("28 (21 c, 6 p, R)", 6, 6)


def test_bowl_and_new_books_end_as_their_examples_say() -> None:
    """[WIT-7.12, WIT-7.13, WIT-7.19, WIT-7.20]"""
    t = after("WIT-7.12")
    assert (names(t.seat("A").bowl), t.seat("A").points) == ("b4 w2 l1", 15 + 3)
    t = after("WIT-7.13")
    assert (t.cauldron("A"), t.seat("A").points) == ("o1@1 o6@7 b2@9", 2)
    assert after("WIT-7.19").cauldron("A") == "b2@2 w1@3 l1=b2@5 o1@6"
    t = after("WIT-7.20")
    assert (t.seat("A").rat, t.cauldron("A"), t.seat("A").whites) == (2, "w3@5", 3)


def test_the_ball_ends_as_its_examples_say() -> None:
    """[BAL-11.1 to BAL-11.7]"""
    t = after("BAL-11.1")
    assert (t.lives, t.hand("A"), t.hand("B")) == ("10 9 10", "j1 j2 r4", "v1 r2 r3")
    assert after("BAL-11.2").lives == "10 9 10"
    t = after("BAL-11.3")
    assert (t.lives, t.gains) == ("9 10 10 10", "")
    t = after("BAL-11.4")
    assert (t.lives, t.gains) == ("10 9 9 10", "AD")
    t = after("BAL-11.5")
    assert (t.hand("A"), t.hand("B"), t.discarded) == ("j1 r1 enchantement", "r2 r3 r4", "v1 baguette")
    t = after("BAL-11.6")
    assert (t.lives, t.gains, t.who("eliminated")) == ("0 10 10", "B", "A")
    t = after("BAL-11.7")
    assert (t.lives, t.gains, t.who("eliminated")) == ("10 0 9", "A", "B")


def test_hands_farces_and_robberies_end_as_their_examples_say() -> None:
    """[BAL-11.8 to BAL-11.12]"""
    assert after("BAL-11.8").sizes.split()[0] == "3"
    assert after("BAL-11.9").sizes == "9 10 12"
    t = after("BAL-11.10")
    assert (t.lives, t.gains) == ("10 10 10", "A")
    t = after("BAL-11.11")
    assert (t.who("turn"), t.who("stole_turn"), t.about("C"), t.about("D")) == ("BCD", "DC", "declare", "")
    t = after("BAL-11.12")
    assert (t.lives, t.captured("A"), t.seat("A").dead, t.seat("B").dead) == ("9 9 10", "", 1, 1)


def test_the_wood_ends_as_its_examples_say() -> None:
    """[BLW-11.1 to BLW-11.5]"""
    t = after("BLW-11.1")
    assert (t.who("came_home"), t.pile("A", "larder"), t.pile("B", "larder")) == ("ABB", "F01", "F02 F03")
    assert t.cauldron == "B"
    assert after("BLW-11.2").row(1).split()[0] == "F01/A"
    t = after("BLW-11.3")
    assert (t.seat("A").coins, t.pile("A", "larder")) == (3, "")
    t = after("BLW-11.4")
    assert (t.pile("A", "potions"), t.pile("A", "larder"), t.pile("A", "spent")) == ("P01 P07", "", "pinch")
    t = after("BLW-11.5")
    assert (t.seat("A").coins, t.pile("A", "ready"), t.pile("A", "spent")) == (0, "pinch", "swap twin")


def test_loans_spells_and_scores_end_as_their_examples_say() -> None:
    """[BLW-11.6 to BLW-11.10]"""
    t = after("BLW-11.6")
    assert (t.seat("A").coins, t.seat("A").loans) == (7, 1)
    t = after("BLW-11.7")
    assert (t.pile("A", "larder"), t.seat("A").coins) == ("F45", 8 - 2)
    assert {"F41", "F05", "F17", "F21"} <= set(t.discarded.split())
    assert after("BLW-11.8").points.split()[0] == "15"
    t = after("BLW-11.9")
    assert (t.points, t.winners) == ("30 30", "B")
    t = after("BLW-11.10")
    assert (t.coins, t.row(2).split()[1], t.row(1).split()[0]) == ("8 10", "F45/B", "F01")
