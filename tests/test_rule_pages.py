"""The rule pages of all games: both languages say the same, nothing is missing, and French is set as French."""

import json
import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from chaudron.games.bal.box import OPTIONS as BAL_OPTIONS
from chaudron.games.bal.components import COLORS, COPIES, POTIONS, SPELLS, VIAL_OF, Card
from chaudron.games.blackwood.box import OPTIONS as BLACKWOOD_OPTIONS
from chaudron.games.blackwood.components import COLORS as FLASKS
from chaudron.games.blackwood.components import SPELLS as BLACKWOOD_SPELLS
from chaudron.words import words

GAMES = ("belcastel", "witches", "bal", "blackwood")
LANGUAGES = ("fr", "en")
RULING = {"fr": "*(décision)*", "en": "*(ruling)*"}
DEFAULT = {"fr": "par défaut", "en": "default"}

PREFIX = {"belcastel": "BEL", "witches": "WIT", "bal": "BAL", "blackwood": "BLW"}
EXAMPLES = {"belcastel": "BEL-17.", "witches": "WIT-7.", "bal": "BAL-11.", "blackwood": "BLW-11."}
LAST_OF_CHAPTER = {
    "belcastel": (9, 0, 6, 2, 6, 2, 3, 3, 1, 7, 3, 4, 1, 1, 18, 28, 53),
    "witches": (4, 3, 19, 7, 9, 10, 24),
    "bal": (9, 3, 9, 20, 8, 3, 19, 7, 2, 3, 12, 0, 13),
    "blackwood": (10, 2, 16, 3, 9, 3, 9, 7, 17, 4, 10, 0, 6),
}
"""Rules may be appended, never removed; BEL-2 has no parts, BEL-10.0 exists, BEL-11.2, BAL-12 and BLW-12 do not."""


def numbered(game: str) -> set[str]:
    chapters = enumerate(LAST_OF_CHAPTER[game], 1)
    return {f"{PREFIX[game]}-{chapter}.{n}" for chapter, last in chapters for n in range(1, last + 1)}


RULES = {game: numbered(game) for game in GAMES}
RULES["belcastel"] = (RULES["belcastel"] | {"BEL-2", "BEL-10.0"}) - {"BEL-11.2"}

BLOCK = re.compile(r"\*\*([\w.-]+)\*\* ")
CODE = re.compile(r"`([^`\n]+)`")
CITED = re.compile(r"(?:BEL|WIT|BAL|BLW)-\d+(?:\.\d+)?")
CHAPTER = re.compile(r"^## ((?:BEL|WIT|BAL|BLW)-\d+) · ", re.MULTILINE)
UNSPACED = re.compile(r"(?<![\u00a0\u202f])[:;!?»]|«(?![\u00a0\u202f])|'")
"""A sign without its no-break space, or a typewriter apostrophe."""


def page(game: str, language: str) -> str:
    return files("chaudron").joinpath(f"locales/{language}/rules/{game}.md").read_text("utf-8")


def data(name: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(
        files("chaudron.games.belcastel").joinpath(f"data/{name}.json").read_text("utf-8")
    )
    return read


def paragraphs(text: str) -> list[tuple[str, str]]:
    """The id and the words of every paragraph that has an id."""
    starts = [(BLOCK.match(block), block) for block in text.split("\n\n")]
    return [(start[1], block[start.end() :].strip()) for start, block in starts if start]


def misprints(text: str) -> list[str]:
    """Where French typography is missed; what stands in code font is not French."""
    plain = CODE.sub("x", text)
    return [plain[max(0, m.start() - 20) : m.end() + 5] for m in UNSPACED.finditer(plain)]


PAGES = {(game, language): page(game, language) for game in GAMES for language in LANGUAGES}
WORDS = {which: dict(paragraphs(text)) for which, text in PAGES.items()}
IDS = {game: list(WORDS[game, "fr"]) for game in GAMES}
DATA, WITCHES = data("components"), data("witches")
CARDS = DATA["fortune"]["cards"]
METAL = {"silver": "argent", "copper": "cuivre", "gold": "or"}


def prices_on(book: str) -> list[int]:
    """What the chips of a book of the base game cost."""
    color, _, number = book.partition("-")
    pages = DATA["prices"]["table"][color]
    return list((pages.get(number) or pages["all"]).values())


NEW_BOOKS = {
    "orange-6": list(WITCHES["orange_book"]["price"].values()),
    **{
        f"{color}-{number}": list(book["price"].values())
        for color, sets in WITCHES["books"].items()
        for number, book in sets.items()
    },
}
PRICES = {
    "belcastel": {book["id"]: prices_on(book["id"]) for book in DATA["books"]},
    "witches": NEW_BOOKS,
    "bal": {},
    "blackwood": {},
}
"""The books of each page, with what their chips cost."""
COMPONENTS = {
    "belcastel": {*PRICES["belcastel"], *(card["id"] for card in CARDS), "die", "tubes"},
    "witches": set(NEW_BOOKS),
    "bal": {*(f"potions-{color}" for color in COLORS), *(card.name for card in SPELLS)},
    "blackwood": {"forest-1", "forest-2", "forest-3", *(f"recipes-{color}" for color in FLASKS), *BLACKWOOD_SPELLS},
}
OPTIONS = {
    "belcastel": DATA["options"],
    "witches": WITCHES["options"],
    "bal": {**BAL_OPTIONS, "components": {**BAL_OPTIONS["components"], "default": "hash"}},
    "blackwood": {**BLACKWOOD_OPTIONS, "components": {**BLACKWOOD_OPTIONS["components"], "default": "hash"}},
}
"""[BLW-13.6, BAL-13.24] A table that names no card values has the hash of those of the house."""

each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_game
def test_both_pages_hold_the_same_ids_in_the_same_order(game: str) -> None:
    assert [name for name, _ in paragraphs(PAGES[game, "fr"])] == [name for name, _ in paragraphs(PAGES[game, "en"])]


@each_language
@each_game
def test_every_id_stands_once_and_says_something(game: str, language: str) -> None:
    found = paragraphs(PAGES[game, language])
    assert len({name for name, _ in found}) == len(found)
    assert [name for name, words in found if len(words) < 25] == []


@each_language
@each_game
def test_no_id_hides_inside_a_paragraph(game: str, language: str) -> None:
    """An id that begins a line begins a paragraph: a blank line stands before it."""
    assert len(re.findall(r"^\*\*", PAGES[game, language], re.MULTILINE)) == len(WORDS[game, language])


def test_no_id_stands_on_two_pages() -> None:
    everywhere = [name for game in GAMES for name in IDS[game]]
    assert len(set(everywhere)) == len(everywhere)


@each_game
def test_every_rule_and_every_example_is_there(game: str) -> None:
    assert RULES[game] - set(IDS[game]) == set()


@each_game
def test_every_book_card_die_and_tube_is_there(game: str) -> None:
    assert {name for name in IDS[game] if not CITED.match(name)} == COMPONENTS[game]


@each_language
@each_game
def test_rules_stand_in_order_in_their_chapter(game: str, language: str) -> None:
    for chapter in PAGES[game, language].split("\n## ")[1:]:
        rules = [name for name, _ in paragraphs(chapter) if CITED.match(name)]
        assert {name.split(".")[0] for name in rules} <= {chapter.split(" ")[0]}
        assert rules == sorted(rules, key=lambda name: int(name.partition(".")[2] or 0))


@each_language
@each_game
def test_every_rule_cited_exists(game: str, language: str) -> None:
    known = {name for text in PAGES.values() for name in CHAPTER.findall(text)}.union(*IDS.values())
    assert set(CITED.findall(PAGES[game, language])) - known == set()


BOOK = re.compile(r"(?:green|blue|red|yellow|purple|black|orange|locoweed)-\w+")


@each_language
@each_game
def test_every_component_that_is_named_has_its_paragraph(game: str, language: str) -> None:
    """Where such a name stands in code font the rules to browse link to it; books of an expansion are on its page."""
    spells = {*(card.name for card in SPELLS), *BLACKWOOD_SPELLS}
    named = {name for name in CODE.findall(PAGES[game, language]) if BOOK.fullmatch(name) or name in spells}
    assert named - set().union(*COMPONENTS.values()) == set()


def differing(said: Callable[[str], object], game: str, names: list[str]) -> list[str]:
    """The ids of which the two languages say different things."""
    return [name for name in names if said(WORDS[game, "fr"][name]) != said(WORDS[game, "en"][name])]


@each_game
def test_both_languages_name_the_same_options_and_books(game: str) -> None:
    assert differing(lambda words: sorted(CODE.findall(words)), game, IDS[game]) == []


@each_game
def test_both_languages_cite_the_same_rules(game: str) -> None:
    assert differing(lambda words: sorted(CITED.findall(words)), game, IDS[game]) == []


@each_game
def test_both_languages_mark_the_same_rulings(game: str) -> None:
    assert differing(lambda words: sum(words.count(mark) for mark in RULING.values()), game, IDS[game]) == []
    assert RULING["fr"] not in PAGES[game, "en"]
    assert RULING["en"] not in PAGES[game, "fr"]


@each_game
def test_an_example_has_the_same_numbers_in_both_languages(game: str) -> None:
    examples = [name for name in IDS[game] if name.startswith(EXAMPLES[game])]
    assert len(examples) == LAST_OF_CHAPTER[game][int(EXAMPLES[game].strip(".").partition("-")[2]) - 1]
    assert differing(lambda words: sorted(re.findall(r"\d+", CITED.sub("", words))), game, examples) == []


@each_language
@pytest.mark.parametrize(("game", "option"), [(game, option) for game in GAMES for option in OPTIONS[game]])
def test_an_option_is_told_with_its_values_and_its_default(game: str, option: str, language: str) -> None:
    about = OPTIONS[game][option]
    words = WORDS[game, language][about["id"]]
    values = [str(value).lower() for value in about["values"]]
    assert CODE.findall(words)[: len(values) + 1] == [option, *values]
    assert f"`{str(about['default']).lower()}` ({DEFAULT[language]})" in words


@each_language
@pytest.mark.parametrize(("game", "book"), [(game, book) for game in GAMES for book in PRICES[game]])
def test_a_book_tells_its_prices(game: str, book: str, language: str) -> None:
    in_coins = {"fr": "sous", "en": "coins"}[language]
    assert f" {' / '.join(map(str, PRICES[game][book]))} {in_coins}" in WORDS[game, language][book]


@each_language
@pytest.mark.parametrize("card", CARDS, ids=[card["id"] for card in CARDS])
def test_a_card_has_its_name_and_color(card: dict[str, str], language: str) -> None:
    name = card[f"name_{language}"].replace("'", "\u2019")
    color = {"purple": {"fr": "mauve", "en": "purple"}, "blue": {"fr": "bleue", "en": "blue"}}[card["colour"]]
    assert WORDS["belcastel", language][card["id"]].startswith(f"*{name}* ({color[language]}). ")


@each_language
@pytest.mark.parametrize("witch", WITCHES["witches"], ids=[witch["id"] for witch in WITCHES["witches"]])
def test_a_witch_has_her_id_and_her_penny(witch: dict[str, str], language: str) -> None:
    """Her name is ours: tests/words/test_belcastel.py compares it with what the game calls her."""
    penny = {"fr": METAL[witch["penny"]], "en": witch["penny"]}[language]
    assert re.match(rf"\*[^*]+\* \(`{witch['id']}`, {penny}\)\. ", WORDS["witches", language][witch["rule"]])


def in_cards(number: int, language: str) -> str:
    return f"{number} {'carte' if language == 'fr' else 'card'}{'s' if number > 1 else ''}"


@each_language
@pytest.mark.parametrize("card", SPELLS, ids=str)
def test_a_spell_has_its_name_its_vial_and_its_number(card: Card, language: str) -> None:
    """[BAL-10.2] As the game calls it; and its rule says the same name."""
    say = words(language)
    name, vial = say.say(f"bal-card-{card.name}"), say.say(f"bal-vial-{VIAL_OF[card.name]}")
    told = WORDS["bal", language][card.name]
    assert told.startswith(f"*{name}* ({vial}, {in_cards(COPIES[card], language)}). ")
    assert card.rule in told
    assert WORDS["bal", language][card.rule].startswith(f"*{name}* (`{card.name}`), ")


@each_language
@pytest.mark.parametrize("color", COLORS)
def test_a_color_lists_its_potions_with_their_formulas(color: str, language: str) -> None:
    """[BAL-1.2, BAL-10.1] So many cards in all, and of each potion."""
    say, mine = words(language), [card for card in POTIONS if card.color == color]
    colon = {"fr": "\u00a0:", "en": ":"}[language]
    first, *listed = WORDS["bal", language][f"potions-{color}"].split("\n")
    name, rarity = say.say(f"bal-color-{color}").capitalize(), say.say(f"bal-color-{color}.rarity")
    assert first.startswith(f"*{name}* ({rarity}, {in_cards(sum(COPIES[card] for card in mine), language)}). ")
    formulas = {card: say.say(f"bal-card-{card.name}.formula") for card in mine}
    assert listed == [f"- *{formulas[card]}*{colon} {in_cards(COPIES[card], language)}." for card in mine]


@pytest.mark.parametrize("where", ["diablotin", "BAL-7.15"])
def test_the_little_devil_owns_up_that_it_is_reconstructed(where: str) -> None:
    assert "manque au livret" in WORDS["bal", "fr"][where]
    assert "notre reconstruction" in WORDS["bal", "fr"][where]
    assert "missing from the booklet" in WORDS["bal", "en"][where]
    assert "our reconstruction" in WORDS["bal", "en"][where]


@each_game
def test_french_is_set_as_french(game: str) -> None:
    """A no-break space before : ; ! ? and inside « », and no typewriter apostrophe."""
    assert {block[:40]: found for block in PAGES[game, "fr"].split("\n\n") if (found := misprints(block))} == {}


@pytest.mark.parametrize(
    "bad", ["un rat : deux", "un rat: deux", "Non !", "Quoi?", "a ; b", "«\u00a0oui »", "«oui\u00a0»", "l'eau"]
)
def test_a_misprint_is_found(bad: str) -> None:
    assert misprints(bad)


def test_good_french_is_no_misprint() -> None:
    assert misprints("L\u2019eau\u00a0: «\u00a0oui\u202f!\u00a0» `stop: a ? b`, non\u202f?") == []


# Titles

TITLE = re.compile(r"\*([^*(][^*]*)\*|([^*.:]+) \*\((?:décision|ruling)\)\*\.")
"""`*Rat tails.* From round 2 on …`, `*Hex* (`sortilege`), in attack …` or `Turn order *(ruling)*. Clockwise …`"""
LONGEST = 60


def speaks_for_itself(rule: str, text: str) -> bool:
    """Options begin with their name, examples are called as what can be watched of them, cases are a sentence each."""
    return rule.startswith((*EXAMPLES.values(), "BLW-9.")) or text.startswith("`") or rule == "BEL-2"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_title(game: str, language: str) -> None:
    rules = {rule: text for rule, text in WORDS[game, language].items() if rule.startswith(PREFIX[game])}
    titles = {rule: TITLE.match(text) for rule, text in rules.items() if not speaks_for_itself(rule, text)}
    assert [rule for rule, title in titles.items() if title is None or len(title[0]) > LONGEST] == []
    assert len(titles) > len(rules) / 4


@pytest.mark.parametrize("game", GAMES)
def test_a_title_stands_in_both_languages_or_in_none(game: str) -> None:
    titled = [{rule for rule, text in WORDS[game, language].items() if TITLE.match(text)} for language in LANGUAGES]
    assert titled[0] == titled[1]
