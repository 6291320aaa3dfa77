"""The numbered rules on a screen."""

import re
from collections.abc import Iterable

from chaudron.games import SHELF
from chaudron.games.bal.components import CARDS, Card
from chaudron.games.belcastel.components import WITCH_RULE
from chaudron.games.blackwood.components import KINDS, OURS, SPELLS
from chaudron.rulebook import PREFIXES, RuleText, UnknownRule, rule_text, rules_page
from chaudron.speech.rule_words import bare, title_of, told
from chaudron.terminal.paint import Paint, flow, wrap
from chaudron.terminal.typed import simple
from chaudron.words import Words

MARKED = re.compile(r"(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)")
ITEM = re.compile(r"(-|\d+\.) ")
CHAPTER = re.compile(r"[A-Z]+-\d+")
BARE_NUMBER = re.compile(r"\d+(\.\d+)?")
OTHERS = {
    "belcastel-bowl": "WIT-4",
    "bal-bowl": "BAL-7.14",
    "blackwood-fagus": "BLW-5.7",
    "blackwood-magician": "BLW-5.3",
    "blackwood-cauldron": "BLW-3.5",
    "blackwood-larder": "BLW-4.1",
    **{f"blackwood-ingredient-{kind}": "BLW-1.3" for kind in KINDS},
}
"""What else has a name."""
PREFIX_OF = {game: prefix for prefix, game in PREFIXES.items()}


def find_rule(words: Words, asked: str, game: str = "belcastel") -> RuleText:
    """A rule by its id (`BEL-6.1`, or in its game only `6.1`), a component, an option; raises `UnknownRule`."""
    name = asked.strip()
    if BARE_NUMBER.fullmatch(name):
        name = f"{PREFIX_OF[game]}-{name}"
    try:
        return _told(words, WITCH_RULE.get(name.upper(), _option(name.lower(), game) or name))
    except UnknownRule:
        by_name = _by_name(words, name)
        if by_name is None:
            raise
        return by_name


def _told(words: Words, rule: str) -> RuleText:
    """A rule with the names of what it speaks of."""
    found = rule_text(words.language, rule)
    game = next(page for page in PREFIX_OF if found in rules_page(page, words.language))
    return found._replace(paragraphs=tuple(told(game, one, words.language) for one in found.paragraphs))


def _option(name: str, game: str) -> str | None:
    """The rule of a table option: of the game that is played, or else of any game that has it."""
    found = [one.options[name].rule for one in (SHELF[game], *SHELF.values()) if name in one.options]
    return found[0] if found else None


def _by_name(words: Words, name: str) -> RuleText | None:
    """A card, a witch or a bowl, by the name it has in this language; a potion also by its formula."""
    for key, rule in _named(words):
        if words.has(key) and simple(words.say(key)) == simple(name):
            return _told(words, rule)
    return None


def _named(words: Words) -> list[tuple[str, str]]:
    """Everything that has a name, by the key of its words, and the rule that it stands for."""
    fortune = [(f"belcastel-card-{text.id}", text.id) for text in rules_page("belcastel", words.language)]
    witches = [(f"belcastel-witch-{witch}", rule) for witch, rule in WITCH_RULE.items()]
    ball = [(f"bal-card-{card}{form}", page_of(card)) for card in CARDS for form in ("", ".formula")]
    spells = [(f"blackwood-spell-{spell}", spell) for spell in SPELLS]
    potions = [(f"blackwood-potion-{name}", f"recipes-{potion.color}") for name, potion in OURS.potions.items()]
    return [*fortune, *witches, *ball, *spells, *potions, *OTHERS.items()]


def page_of(card: Card) -> str:
    """The id under which a card of the ball is explained: a potion under its color."""
    return f"potions-{card.color}" if card.is_potion else card.name


def rule_lines(text: RuleText, width: int, paint: Paint) -> list[str]:
    """A rule, or a whole chapter, as lines."""
    lines = [paint("title", text.title)]
    for paragraph in text.paragraphs:
        lines.append("")
        first, *items = bare(paragraph.text, keep_marks=True).split("\n")
        start = [paint("copper", paragraph.id)] if CHAPTER.match(paragraph.id) else []
        lines += flow([*start, *_painted(first, paint)], width, " ")
        lines += [line for item in items for line in _item(item, width, paint)]
    return lines


def _item(text: str, width: int, paint: Paint) -> list[str]:
    indent = "  " if ITEM.match(text) else ""
    return [indent + line for line in flow(_painted(text, paint), width - 2, " ", indent)]


def _painted(text: str, paint: Paint) -> list[str]:
    """The words of a text; what Markdown marks is painted instead."""
    painted = [""]
    for part in MARKED.split(text):
        style = "name" if part.startswith("*") else "brass" if part.startswith("`") else ""
        first, *rest = [paint(style, word) if style else word for word in part.strip("*`" if style else "").split(" ")]
        painted[-1] += first
        painted += rest
    return [word for word in painted if word]


def contents(words: Words, width: int, paint: Paint, games: Iterable[str] = tuple(PREFIX_OF)) -> list[str]:
    """What there is to look up, in all games or in some."""
    lines: list[str] = []
    for game in games:
        lines += [paint("title", words.say(f"rules-contents-{game}")), "", *_contents_of(game, words, width), ""]
    return [*lines, *wrap(words.say("rules-hint"), width)]


def _contents_of(game: str, words: Words, width: int) -> list[str]:
    """The chapters of a game, then its components by name."""
    lines: list[str] = []
    groups: dict[str, list[str]] = {}
    for text in rules_page(game, words.language):
        if CHAPTER.fullmatch(text.id):
            lines.append(f"  {text.title}")
        elif not CHAPTER.match(text.title):
            groups.setdefault(text.title, []).append(title_of(text.paragraphs[0], text.title))
    for title, ids in groups.items():
        lines += ["", f"  {title}", *[f"    {line}" for line in flow(ids, width - 4)]]
    return lines
