"""A language that was translated: what it lacks is found and said in English, what it says otherwise is a mistake."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from chaudron import rulebook, texts, translation
from chaudron.cli import main
from chaudron.rulebook import LANGUAGES, SPOKEN, locale, rule_text
from chaudron.texts import Texts
from chaudron.translation import Part, parts
from chaudron.words import words
from tests.test_rule_pages import CARDS, OPTIONS, PRICES, paragraphs

TRANSLATED = [language for language in SPOKEN if language not in LANGUAGES]
WORDS = """# A page in a language of its own.
-broom = escoba
greeting = Hola, { $name }
    .brief = Hola
counted = { $count } { -broom }
"""
RULES = """# Juego

Prólogo.

## BEL-1 · Uno

Introducción.

**BEL-1.1** *Regla.* Con `stop`, 3 casillas (BEL-1.2).

**BEL-1.2** *Otra.* 5 puntos.
"""


@pytest.fixture
def known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str, str], None]:
    """Writes a file of a language, in folders of a test's own."""

    def write(language: str, name: str, text: str) -> None:
        file = tmp_path / language / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")

    for module in (rulebook, translation):
        monkeypatch.setattr(module, "locale", tmp_path.joinpath)
    for language in ("en", "fr", "es"):
        write(language, "page.ftl", WORDS)
        write(language, "rules/game.md", RULES)
    return write


def part(name: str) -> Part:
    return next(one for one in parts("es") if one.name == name)


@pytest.mark.usefixtures("known")
def test_a_language_that_says_everything_is_whole() -> None:
    assert [(one.name, one.said, one.is_whole) for one in parts("es")] == [
        ("page.ftl", 3, True),
        ("rules/game.md", 2, True),
    ]


@pytest.mark.parametrize(
    ("name", "line", "instead", "found"),
    [
        ("page.ftl", "    .brief = Hola\n", "", (("greeting.brief",), (), ())),
        ("page.ftl", "counted =", "uncounted =", (("counted",), ("uncounted",), ())),
        ("page.ftl", "{ $name }", "{ $nombre }", ((), (), (("greeting", "variables: nombre / name"),))),
        ("page.ftl", "{ -broom }", "{ -mop }", ((), (), (("counted", "mentions: -mop"),))),
        ("page.ftl", "greeting =", "greeting", (("greeting", "greeting.brief"), ("greeting Hola, { $name }",), ())),
        ("rules/game.md", "**BEL-1.2** ", "", (("BEL-1.2",), (), ())),
        ("rules/game.md", "**BEL-1.2** ", "**BEL-1.3** ", (("BEL-1.2",), ("BEL-1.3",), ())),
        ("rules/game.md", "5 puntos", "6 puntos", ((), (), (("BEL-1.2", "figures: 6 / 5"),))),
        ("rules/game.md", "`stop`", "`parar`", ((), (), (("BEL-1.1", "names: parar / stop"),))),
        ("rules/game.md", "(BEL-1.2)", "(BEL-1)", ((), (), (("BEL-1.1", "rules: BEL-1 / BEL-1.2"),))),
    ],
)
def test_what_is_missing_idle_or_different_is_found(
    known: Callable[[str, str, str], None], name: str, line: str, instead: str, found: tuple[object, ...]
) -> None:
    source = WORDS if name.endswith(".ftl") else RULES
    assert line in source
    known("es", name, source.replace(line, instead))
    one = part(name)
    assert ((one.missing, tuple(key.split("\n")[0] for key in one.idle), one.wrong), one.is_whole) == (found, False)


def test_a_sentence_that_is_missing_is_said_in_english(
    known: Callable[[str, str, str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    known("en", "page.ftl", WORDS.replace("Hola", "Hello"))
    known("es", "page.ftl", WORDS.replace("    .brief = Hola\n", "").replace("counted =", "uncounted ="))
    monkeypatch.setattr(texts, "locale", rulebook.locale)
    monkeypatch.setattr(texts, "texts", Texts)
    say = Texts("es")
    assert [say.say("greeting", name="Ada"), say.say("greeting.brief")] == ["Hola, Ada", "Hello"]
    assert (say.has("counted"), say.has_own("counted")) == (True, False)


def test_a_rule_that_is_missing_is_read_in_english(known: Callable[[str, str, str], None]) -> None:
    known(
        "en",
        "rules/game.md",
        RULES.replace("Otra", "Another").replace("Uno", "One") + "\n## BEL-2 · Two\n\n**BEL-2** All.",
    )
    known("es", "rules/game.md", RULES.replace("**BEL-1.2** *Otra.* 5 puntos.\n", ""))
    first, one, two = rulebook._page("game", "es")
    assert (first.title, one.title, two.title) == ("", "BEL-1 · Uno", "BEL-2 · Two")
    assert [(rule.id, rule.text.split("*")[1]) for rule in one.paragraphs[1:]] == [
        ("BEL-1.1", "Regla."),
        ("BEL-1.2", "Another."),
    ]
    assert one.paragraphs[0].text == "Introducción."


# The languages of the house.


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_we_write_ourselves_is_whole(language: str) -> None:
    assert [one for one in parts(language) if one.missing or one.idle] == []
    assert [one.wrong for one in parts(language) if one.wrong and one.name.endswith(".ftl") and "web" in one.name] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_whatever_is_translated_says_the_same(language: str) -> None:
    """Of what has changed in English the translation is mended, or taken out: then it is said in English."""
    assert {one.name: one.wrong for one in parts(language) if one.wrong} == {}


OTHER_GAMES = re.compile(r"(^|-)(bal|blackwood|witches|WIT|BAL|BLW)(-|\.|$)")
AT_OTHER_TABLES = re.compile(
    "welcome-(level|reconstructed|incantation|components)|call-|heard-|read-(formulas|late)|discards-|spells-item|card-effect"
)
"""In a terminal, at the ball and in Blackwood."""


def test_spanish_says_everything_of_the_house_and_of_belcastel() -> None:
    """So `es/README.md` promises it; of the other games English may be read."""
    wanted = [one for one in parts("es") if not OTHER_GAMES.search(one.name.removeprefix("rules/"))]
    assert len(wanted) > 30
    lacking = [key for one in wanted for key in one.missing if not AT_OTHER_TABLES.match(key)]
    assert [key for key in lacking if not OTHER_GAMES.search(key)] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translation_says_whether_a_person_has_read_it(language: str) -> None:
    folder = locale(language)
    assert folder.joinpath("README.md").is_file() == Texts(language).has_own("language-unread")


def test_spanish_rules_name_options_cards_and_prices_as_the_game_does() -> None:
    told = dict(paragraphs(locale("es").joinpath("rules/belcastel.md").read_text("utf-8")))
    for option, about in OPTIONS["belcastel"].items():
        assert told[about["id"]].startswith(f"`{option}`: "), option
        assert f"`{str(about['default']).lower()}` (por defecto)" in told[about["id"]], option
    for book, prices in PRICES["belcastel"].items():
        assert f" {' / '.join(map(str, prices))} monedas" in told[book]
    color = {"purple": "morada", "blue": "azul"}
    for card in CARDS:
        name = words("es").say(f"belcastel-card-{card['id']}")
        assert told[card["id"]].startswith(f"*{name}* ({color[card['colour']]}). ")
    assert {rule for rule, text in told.items() if "*(decisión)*" in text} == {
        rule for rule in told if "*(ruling)*" in rule_text("en", rule).text
    }


# The command.


def test_the_command_counts_and_names_what_is_missing(
    known: Callable[[str, str, str], None], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["words", "check", "es", "--lang", "en"]) == 0
    assert "es: 5 of 5 said; 0 that differ, 0 not in English." in capsys.readouterr().out
    known("es", "page.ftl", WORDS.replace("    .brief = Hola\n", ""))
    assert main(["words", "check", "--lang", "en"]) == 1
    told = capsys.readouterr().out
    assert re.search(r"^page.ftl +2 / 3\n  missing: greeting.brief$", told, re.MULTILINE)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["check", "xx"], "There is no language “xx”: locales/ has fr, en"),
        (["count"], "“count” is not a value for check."),
        ([], "A value is missing after chaudron words."),
    ],
)
def test_what_cannot_be_checked_is_said(typed: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", *typed, "--lang", "en"]) == 2
    assert said in capsys.readouterr().err
