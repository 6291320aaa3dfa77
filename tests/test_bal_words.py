"""Le Bal des Sorcières in words: many random games are told, asked, chosen and refused in both languages."""

import random
import re
import unicodedata
from collections import Counter as Tally
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

import pytest
from babel import Locale
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from chaudron.games.bal import BAL
from chaudron.games.bal.bowl import draw_tokens
from chaudron.games.bal.box import OPTIONS
from chaudron.games.bal.choices import CATALOGUE, LOSE
from chaudron.games.bal.components import CARDS, COLORS, DATA, POTIONS, SPELLS, VIALS, WHITE, WITCHES
from chaudron.games.bal.losses import Leave, Lose
from chaudron.games.bal.turn import Turn
from chaudron.kernel.chance import Counter
from chaudron.kernel.game import BadOption
from chaudron.kernel.record import Play
from chaudron.kernel.rule import About, Ask, Reason
from chaudron.kernel.told import Fact
from chaudron.rulebook import UnknownRule, rule_text, rules_page
from chaudron.speech.bal import by_color, formulas, tokens
from chaudron.words import LANGUAGES, NoWords, Words, words
from tests.test_words import UNTYPESET, References, complete, entries, keys_of, text_elements, written_by_words

NAMES = ("Ysée", "Basile", "Odile", "Gaspard", "Aliénor", "Hugues")
FILE = ("bal.ftl",)
GAMES = 45
EACH = 60
"""Of facts with the same key and rule, so many different ones are told."""

TOLD = keys_of("tell", "games/bal")
ASKED = keys_of("About", "games/bal")
REFUSED = keys_of("Reason", "games/bal")


# What games say.


class Heard(NamedTuple):
    """Everything said in many random games, each thing once."""

    facts: dict[str, Fact]
    pairs: dict[str, list[Fact]]
    asks: dict[str, Ask]
    choices: set[tuple[str, str]]
    reasons: dict[str, Reason]
    told: Tally[str]


LIKED = {"read": 12, "pass": 4, "concede": 3}
"""Random witches read well and let things pass more often than not, or few attacks would ever be settled."""


def random_options(luck: random.Random) -> dict[str, Any]:
    """Any level, read aloud or not, and any value of the options that change what is said."""
    of_few = ("level", "incantation", "sabbat", "reshuffle", "must_parry", "inherit_hand", "diablotin")
    options: dict[str, Any] = {name: luck.choice(OPTIONS[name]["values"]) for name in of_few}
    options["level"] = luck.choice((options["level"], "hard"))
    return options


def hear_answer(heard: Heard, facts: Sequence[Fact], players: int) -> None:
    for fact in facts:
        kind, whole = f"{fact.key} {fact.rule}", f"{fact.key} {fact.rule} {fact.details}"
        if whole not in heard.facts and heard.told[kind] < EACH:
            heard.facts[whole] = fact
            heard.told[kind] += 1
    for seat in (*range(players), None) if len(facts) > 1 else ():
        for pair in pairwise([fact for fact in facts if fact.is_heard_by(seat)]):
            heard.pairs.setdefault(" ".join(f"{one.key} {one.rule} {about(one)}" for one in pair), [*pair])


def about(fact: Fact) -> list[Any]:
    """What a sentence may depend on, apart from names and cards."""
    details = fact.details
    seat = details.get("seat")
    return [sorted(details), [details.get(name) == seat for name in ("owner", "by")], details.get("by") is None]


def hear_question(heard: Heard, ask: Ask) -> None:
    heard.asks.setdefault(ask.about.key, ask)
    heard.choices.update((choice, ask.about.key) for choice in ask.options)


def hear_refusals(heard: Heard, table: Any, seats: Sequence[int]) -> None:
    for seat in seats:
        offered = table.asks[seat].options if seat in table.asks else ()
        for choice in (*CATALOGUE, "sing"):
            if choice not in offered:
                reason = table.why_not(seat, choice)
                heard.reasons.setdefault(f"{reason.key} {reason.details}", reason)


def play_one(heard: Heard, seed: int) -> None:
    luck = random.Random(seed)
    players = luck.choice(BAL.players)
    play = Play(BAL, BAL.box(players, random_options(luck)), Counter(players, seed))
    hear_answer(heard, play.facts, players)
    while play.table.outcome is None:
        ask = play.table.asks[luck.choice(sorted(play.table.asks))]
        hear_question(heard, ask)
        if luck.random() < (0.1 if "spell" in ask.about.key else 0.01):
            hear_refusals(heard, play.table, (ask.seat, luck.randrange(players), 9))
        weights = [LIKED.get(choice, 1) for choice in ask.options]
        hear_answer(heard, play.answer(ask.seat, luck.choices(ask.options, weights)[0]), players)
    hear_refusals(heard, play.table, range(players))


@cache
def heard() -> Heard:
    everything = Heard({}, {}, {}, set(), {}, Tally())
    for seed in range(GAMES):
        play_one(everything, seed)
    hear_answer(everything, rare_facts(), 3)
    return everything


def rare_facts() -> list[Fact]:
    """Two whites, not a potion anywhere, a Crapzouille captured twice, and a witch undone by her own attack."""
    table: Any = BAL.table(BAL.box(3, {"level": "hard"}), Counter(3, 1))
    table.told = []
    table.bowl = [WHITE, WHITE]
    draw_tokens(table, 0, "BAL-7.14")
    Turn(1, [], []).obligation(table)
    table.seats[0].captured, table.seats[1].alive = (2,), 9
    Lose(0, by=1, captor=1).lose(table, LOSE[2])
    table.seats[2].hand = [CARDS[0]]
    Leave(2, 2).leave(table)
    told: list[Fact] = table.told
    return told


@pytest.mark.parametrize("language", LANGUAGES)
class TestEverythingSaid:
    def test_every_fact_of_many_games_is_a_sentence(self, language: str) -> None:
        told = [words(language).fact("bal", fact, NAMES) for fact in heard().facts.values()]
        assert [text for text in told if not complete(text) or not re.search(r"[.?!][\u00a0”»]*$", text)] == []

    def test_facts_in_a_row_are_told_in_order(self, language: str) -> None:
        say = words(language)
        for pair in heard().pairs.values():
            told = say.facts("bal", pair, NAMES)
            joined = say.has(f"bal-told-{pair[0].key}-{pair[1].key}")
            assert len(told) == 2 or (len(told) == 1 and joined)
            assert all(complete(text) for text in told)

    def test_every_question_ends_like_one(self, language: str) -> None:
        asks = [words(language).ask("bal", ask) for ask in heard().asks.values()]
        assert [text for text in asks if not complete(text) or "?" not in text] == []

    def test_every_choice_of_the_catalogue_is_told(self, language: str) -> None:
        say = words(language)
        assert [choice for choice in CATALOGUE if not complete(say.choice("bal", choice))] == []

    def test_the_choices_of_a_question_differ(self, language: str) -> None:
        """Whoever is asked can tell the answers apart, and whom they name."""
        say = words(language)
        labels: dict[str, set[str]] = {}
        for choice, asked in sorted(heard().choices):
            label = say.choice("bal", choice, asked, NAMES)
            assert complete(label)
            assert label not in labels.setdefault(asked, set()), (asked, choice)
            labels[asked].add(label)

    def test_every_refusal_has_its_reason(self, language: str) -> None:
        told = [words(language).reason("bal", reason, NAMES) for reason in heard().reasons.values()]
        assert [text for text in told if not complete(text) or text[-1] not in ".!"] == []


def test_everything_was_said() -> None:
    """So that the tests above are about every key and every kind of choice."""
    assert {fact.key for fact in heard().facts.values()} == TOLD
    assert set(heard().asks) == ASKED
    assert {reason.key for reason in heard().reasons.values()} == REFUSED
    assert {CATALOGUE[choice].verb for choice, _ in heard().choices} == {choice.verb for choice in CATALOGUE}
    assert {choice for choice, _ in heard().choices if choice.startswith("lay:")} >= {
        f"lay:{card}" for card in CARDS if card.name not in ("lutin", "miroir")
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (7, {}),
        (3, {"speed": "high"}),
        (3, {"level": "absurd"}),
        (3, {"first_player": 3}),
        (3, {"incantation_time": 0}),
        (3, {"bot_ear": 2}),
    ],
)
def test_a_bad_option_is_explained(players: int, options: dict[str, Any], language: str) -> None:
    with pytest.raises(BadOption) as caught:
        BAL.box(players, options)
    assert complete(words(language).bad_option(caught.value))


# No dead words.


def value_keys() -> Iterator[str]:
    """A key for each value of an option; a number has one for all it can be."""
    number = {"seconds": "seconds", "0..1": "share"}
    for name, option in OPTIONS.items():
        for value in option["values"]:
            yield f"bal-option-{name}-{number.get(value, str(value).lower())}"


WITCH_KEYS = ("hilda", "edmee", "ursule", "daphne", "honorine", "gervaise")
TIMINGS = {timing for spell in DATA["spells"] for timing in spell["timing"]}
EXPECTED = {
    *(f"bal-told-{key}" for key in TOLD),
    *(f"bal-ask-{key}" for key in ASKED),
    *(f"bal-choice-{choice.verb}" for choice in CATALOGUE),
    *(f"bal-refused-{key}" for key in REFUSED),
    *(f"bal-card-{card}" for card in CARDS),
    *(f"bal-color-{color}" for color in COLORS),
    *(f"bal-token-{color}" for color in (WHITE, *COLORS)),
    *(f"bal-vial-{vial}" for vial in VIALS["hard"]),
    *(f"bal-timing-{timing}" for timing in TIMINGS),
    *(f"bal-level-{level}" for level in VIALS),
    *(f"bal-witch-{witch}" for witch in WITCH_KEYS),
    *(f"bal-option-{name}" for name in OPTIONS),
    *value_keys(),
    "bal-token",
    "bal-bowl",
    "bal-carabosse",
    "bal-cat",
    "bal-crapzouille",
}
"""Every key that must have words."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_words(language: str) -> None:
    assert [key for key in sorted(EXPECTED) if not words(language).has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_used(language: str) -> None:
    say = words(language)
    joined = [pair for pair in heard().pairs.values() if len(say.facts("bal", pair, NAMES)) == 1]
    pairs = {f"bal-told-{one.key}-{two.key}" for one, two in joined}
    used = EXPECTED | pairs | written_by_words() | references(language).messages
    assert [entry.id.name for entry in entries(language, FILE) if entry.id.name not in used] == []


def references(language: str) -> References:
    found = References()
    for entry in entries(language, FILE):
        found.visit(entry)
    return found


def test_both_languages_have_the_same_messages_and_forms() -> None:
    shapes = [
        [(entry.id.name, *[form.id.name for form in entry.attributes]) for entry in entries(language, FILE)]
        for language in LANGUAGES
    ]
    assert shapes[0] == shapes[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_typeset(language: str) -> None:
    texts = [element.value for entry in entries(language, FILE) for element in text_elements(entry)]
    assert [text for text in texts if UNTYPESET[language].search(text)] == []


# Every variant is said.


class Listening(Words):
    """Words that remember what they were asked to say."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.said: dict[str, list[dict[str, Any]]] = {}

    def say(self, key: str, /, **arguments: object) -> str:
        self.said.setdefault(key, []).append(arguments)
        return super().say(key, **arguments)


class Selections(Visitor):
    """Every choice between variants in a text, also in the texts it is made of."""

    def __init__(self, messages: dict[str, ftl.Message]) -> None:
        self.messages = messages
        self.found: list[ftl.SelectExpression] = []

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - the visitor's naming
        if node.attribute is None and node.id.name in self.messages:
            self.visit(self.messages[node.id.name].value)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - the visitor's naming
        self.found.append(node)
        self.generic_visit(node)


def variant(selection: ftl.SelectExpression, value: Any, language: str) -> str:
    """The variant that a value selects, as Fluent does: the first that fits, or the default."""
    plain = {True: "yes", False: "no"}[value] if isinstance(value, bool) else value
    fitting = {str(plain)} if isinstance(plain, str) else {str(plain), Locale.parse(language).plural_form(plain)}
    keys = [key_of(one) for one in selection.variants]
    default = next(key_of(one) for one in selection.variants if one.default)
    return next((key for key in keys if key in fitting), default)


def key_of(one: ftl.Variant) -> str:
    return one.key.name if isinstance(one.key, ftl.Identifier) else one.key.value


def unsaid(language: str, say: Listening) -> list[str]:
    """The variants of facts, choices and refusals that nothing said has selected."""
    messages = {entry.id.name: entry for entry in entries(language, FILE)}
    seen: dict[int, set[str]] = {}
    selections: dict[int, tuple[str, ftl.SelectExpression]] = {}
    for key, all_arguments in say.said.items():
        if not key.startswith(("bal-told-", "bal-choice-", "bal-refused-")):
            continue
        search = Selections(messages)
        search.visit(messages[key].value)
        for selection in search.found:
            name = getattr(selection.selector, "id").name  # noqa: B009 - every selector here is a variable
            selections[id(selection)] = (key, selection)
            values = [arguments[name] for arguments in all_arguments if name in arguments]
            seen.setdefault(id(selection), set()).update(variant(selection, value, language) for value in values)
    return [
        f"{key} {key_of(one)}"
        for place, (key, selection) in selections.items()
        for one in selection.variants
        if key_of(one) not in seen[place]
    ]


def say_everything(say: Words) -> None:
    for fact in heard().facts.values():
        say.fact("bal", fact, NAMES)
    for pair in heard().pairs.values():
        say.facts("bal", pair, NAMES)
    for choice, asked in heard().choices:
        say.choice("bal", choice, asked, NAMES)
    for choice in CATALOGUE:
        say.choice("bal", choice)
    for reason in heard().reasons.values():
        say.reason("bal", reason, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_is_said(language: str) -> None:
    say = Listening(language)
    say_everything(say)
    assert unsaid(language, say) == []


def test_a_variant_that_nothing_selects_is_found() -> None:
    say = Listening("en")
    say.fact("bal", Fact("tour", "BAL-3.1", {"tour": 1}), NAMES)
    assert unsaid("en", say) == ["bal-told-tour 2"]


# Components.


@pytest.mark.parametrize("language", LANGUAGES)
def test_components_have_all_their_forms(language: str) -> None:
    say = words(language)
    forms = [f"bal-card-{card}.{form}" for card in CARDS for form in ("formula", "a", "the", "of", "short", "effect")]
    forms += [f"bal-color-{color}.{form}" for color in COLORS for form in ("sign", "rarity", "short", "effect")]
    forms += [f"bal-token-{color}.effect" for color in (WHITE, *COLORS)]
    forms += [f"bal-option-{name}.help" for name in OPTIONS]
    forms += [f"bal-level-{level}.text" for level in VIALS]
    forms += [f"bal-witch-{witch}.first" for witch in WITCH_KEYS]
    forms += [f"bal-{thing}.text" for thing in ("bowl", "carabosse", "cat", "crapzouille")]
    assert [form for form in forms if not complete(say.say(form))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_has_a_plural(language: str) -> None:
    say = words(language)
    several = [f"bal-card-{card}.some" for card in CARDS] + [f"bal-color-{color}.some" for color in COLORS]
    several += [f"bal-token-{color}.some" for color in (WHITE, *COLORS)] + ["bal-token.some"]
    several += [f"bal-crapzouille.{form}" for form in ("some", "alive", "dead", "captured")]
    for key in several:
        said = {say.say(key, count=count) for count in (1, 2, 7)}
        assert len(said) == 3, key
        assert all(complete(text) for text in said)
    assert len({say.say("bal-option-challenge_time-seconds", seconds=seconds) for seconds in (0, 1, 2)}) == 3
    assert complete(say.say("bal-option-bot_ear-share", percent=50))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_level_and_the_colors_count_their_cards_right(language: str) -> None:
    say = words(language)
    for level in VIALS:
        assert f" {len(BAL.box(3, {'level': level}).deck)} " in say.say(f"bal-level-{level}.text").replace(
            "\u00a0", " "
        )
    deck = BAL.box(3, {}).deck
    for color in COLORS:
        count = sum(card.color == color for card in deck)
        assert re.search(
            rf"\b{count} car[dt]e?s (of|sur) {sum(card.is_potion for card in deck)}",
            say.say(f"bal-color-{color}.effect"),
        )


def simple(text: str) -> str:
    """[BAL-8.3] A formula as it is compared, accents dropped as well."""
    letters = unicodedata.normalize("NFD", text.lower().replace("œ", "oe"))
    return " ".join(
        re.findall(r"[a-z]+", "".join(letter for letter in letters if unicodedata.category(letter) != "Mn"))
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_formulas_differ_and_can_be_typed_in_time(language: str) -> None:
    """[BAL-8.2, BAL-8.3] Three of them in twenty seconds."""
    read = [words(language).say(f"bal-card-{card}.formula") for card in CARDS]
    assert len({simple(formula) for formula in read}) == len(CARDS)
    assert [formula for formula in read if len(formula) > 41] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_spell_is_read_by_its_name_and_a_potion_has_a_short_one(language: str) -> None:
    """[BAL-10.2] And the short name stands in the formula, or nobody would know the card again."""
    say = words(language)
    for spell in SPELLS:
        assert say.say(f"bal-card-{spell}.formula") == say.say(f"bal-card-{spell}")
    names = {card: say.say(f"bal-card-{card}") for card in POTIONS}
    assert len(set(names.values())) == len(POTIONS)
    for card, name in names.items():
        assert name.split()[-1].lower() in say.say(f"bal-card-{card}.formula").lower()


def test_french_formulas_and_names_are_those_of_the_box() -> None:
    """[BAL-1.6, BAL-10.1, BAL-10.2]"""
    say = words("fr")
    for card in (*DATA["potions"], *DATA["spells"]):
        printed = card["formula_fr"].replace("'", "\u2019").replace(" !", "\u00a0!")
        assert say.say(f"bal-card-{card['id']}.formula") == printed
    assert tuple(say.say(f"bal-witch-{witch}") for witch in WITCH_KEYS) == WITCHES


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_french_articles_are_elided_before_a_vowel(card: Any) -> None:
    say = words("fr")
    formula, the, of = (say.say(f"bal-card-{card}.{form}") for form in ("formula", "the", "of"))
    if "«" in the:
        assert (the, of) == (f"la carte «\u00a0{formula}\u00a0»", f"de «\u00a0{formula}\u00a0»")
    elif simple(formula)[0] in "aeiou":
        assert (the, of) == (f"l\u2019{formula}", f"d\u2019{formula}")
    else:
        assert the in (f"le {formula}", f"la {formula}")
        assert of == f"de {formula}"
        article = {"l": "un", "e": "un", "a": "une"}[the[1]]
        assert say.say(f"bal-card-{card}.a") == f"{article} {formula}"


# Sentences.


@pytest.mark.parametrize(
    ("language", "cards", "said"),
    [
        ("fr", "tresor r1 r1", "deux Soupes de chat noir (rouge) et un Trésor magique"),
        ("fr", "v4", "une Ortie tordue de tortue têtue (vert)"),
        ("fr", "balai abracadabra balai", "un Abracadabra et deux «\u00a0Du balai\u00a0»"),
        ("fr", "", "rien"),
        ("en", "r5 r5 sortilege", "two Swivelling tails of a snivelling devil (red) and a Hex"),
        ("en", "miroir j4", "a Tenth tooth of a dandy lion dentist (yellow) and a “Mirror, mirror”"),
    ],
)
def test_cards_are_listed_in_words(language: str, cards: str, said: str) -> None:
    assert words(language).cards(cards) == said


def test_potions_can_be_listed_by_color() -> None:
    assert by_color(words("fr"), "r1 r2 j1 miroir") == "un jaune, deux rouges et un «\u00a0Mon beau miroir\u00a0»"
    assert by_color(words("en"), "g1 g2 boule boule") == "two greys and two Crystal balls"


def test_formulas_are_listed_as_they_were_laid() -> None:
    assert formulas(words("fr"), "r4 g1") == (
        "«\u00a0Sauce de chaussette sans chaussure\u00a0» et «\u00a0Soupir de spectre soupçonneux\u00a0»"
    )


@pytest.mark.parametrize(
    ("language", "drawn", "said"),
    [
        ("fr", "white red", "un rouge et un blanc"),
        ("fr", "white white", "deux blancs"),
        ("en", "grey grey", "two greys"),
    ],
)
def test_tokens_are_told_by_color(language: str, drawn: str, said: str) -> None:
    assert tokens(words(language), drawn) == said


def told(language: str, key: str, rule: str, **details: Any) -> str:
    return words(language).fact("bal", Fact(key, rule, details), NAMES)


def test_whose_crapzouille_was_lost_is_told() -> None:
    """[BAL-7.9]"""
    own = told("fr", "lost", "BAL-4.14", seat=0, owner=0, left=1)
    assert own == "Ysée perd un Crapzouille\u00a0: il en reste un."
    captured = told("fr", "lost", "BAL-4.14", seat=0, owner=1, left=0)
    assert captured == "Ysée perd le Crapzouille pris à Basile\u00a0: c\u2019était le dernier."


def test_who_eliminated_a_witch_is_told() -> None:
    """[BAL-5.5] Somebody, herself, or an imp that is nobody."""
    by = [told("en", "eliminated", "BAL-5.1", seat=0, by=by) for by in (1, 0, None)]
    assert [text.partition("leaves the ball")[2] for text in by] == [
        ", with compliments from Basile.",
        ", by home-made magic.",
        ". What a prank!",
    ]


def test_what_belongs_together_is_told_in_one_breath() -> None:
    say = words("en")
    parried = Fact("parried", "BAL-4.14", {"seat": 0})
    unseen = Fact("drew_unseen", "BAL-4.14", {"seat": 0, "count": 1})
    other = Fact("drew_unseen", "BAL-4.14", {"seat": 1, "count": 1})
    laid = Fact("laid", "BAL-7.2", {"seat": 0, "card": "tresor"})
    assert say.facts("bal", [parried, unseen], NAMES) == ["Ysée parries and gains a card."]
    assert len(say.facts("bal", [parried, other], NAMES)) == 2
    assert len(say.facts("bal", [laid, unseen], NAMES)) == 2  # not the cards of the treasure


def test_a_choice_names_whom_it_is_about() -> None:
    say = words("fr")
    assert say.choice("bal", "attack:2", "declare", NAMES) == "Viser Odile"
    assert say.choice("bal", "attack:2", "declare") == "Viser Place 3"
    assert say.choice("bal", "lose:own", "loss", NAMES) == "Un des tiens"
    assert say.choice("bal", "lose:1", "loss", NAMES) == "Celui pris à Basile"


def test_unknown_things_raise() -> None:
    say = words("en")
    unspeakable: list[Callable[[], str]] = [
        lambda: say.card("z9"),
        lambda: say.card("r1", "long"),
        lambda: say.cards("r1 z9"),
        lambda: say.choice("bal", "sing"),
        lambda: say.choice("bal", "lay:z9"),
        lambda: say.ask("bal", Ask(0, About("weather", "BAL-1.1"), ())),
        lambda: say.fact("bal", Fact("declared", "BAL-4.5", {"seat": 0}), NAMES),
        lambda: say.reason("chess", Reason("not_now", "BAL-1.1", {}), NAMES),
    ]
    for speak in unspeakable:
        with pytest.raises(NoWords):
            speak()


# The rules.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_can_be_read(language: str) -> None:
    texts = rules_page("bal", language)
    assert len({text.id for text in texts}) == len(texts) > 130
    for text in texts:
        assert rule_text(language, text.id) == text
        assert text.text
        assert text.title


def test_a_chapter_is_all_its_rules() -> None:
    chapter = rule_text("fr", "bal-6")
    assert (chapter.id, chapter.title) == ("BAL-6", "BAL-6 · Les mains courtes")
    assert [paragraph.id for paragraph in chapter.paragraphs] == ["BAL-6.1", "BAL-6.2", "BAL-6.3"]


@pytest.mark.parametrize(("asked", "near"), [("BAL-7.44", "BAL-7.4"), ("nananère", "nananere"), ("balais", "balai")])
def test_an_unknown_rule_suggests_others(asked: str, near: str) -> None:
    with pytest.raises(UnknownRule) as caught:
        rule_text("fr", asked)
    assert near in caught.value.near
