"""The numbered rules on a screen."""

import re

from chaudron.games.belcastel.components import WITCH_RULE
from chaudron.games.belcastel.witches.box import TABLE_OPTIONS
from chaudron.rulebook import PREFIXES, RuleText, UnknownRule, rule_text, rules_page
from chaudron.terminal.paint import Paint, flow, wrap
from chaudron.terminal.typed import simple
from chaudron.words import Words

MARKED = re.compile(r"(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)")
ITEM = re.compile(r"(-|\d+\.) ")
CHAPTER = re.compile(r"[A-Z]+-\d+")
BARE_NUMBER = re.compile(r"\d+(\.\d+)?")


def find_rule(words: Words, asked: str) -> RuleText:
    """A rule by its id (`BEL-6.1`, or only `6.1`), a book, a card, a witch, an option; raises `UnknownRule`."""
    name = asked.strip()
    if BARE_NUMBER.fullmatch(name):
        name = f"BEL-{name}"
    if name.lower() in TABLE_OPTIONS:
        name = TABLE_OPTIONS[name.lower()]["id"]
    try:
        return rule_text(words.language, WITCH_RULE.get(name.upper(), name))
    except UnknownRule:
        by_name = _by_name(words, name)
        if by_name is None:
            raise
        return by_name


def _by_name(words: Words, name: str) -> RuleText | None:
    """A card, a witch or the bowl, by the name it has in this language."""
    rules = {f"belcastel-card-{text.id}": text.id for text in rules_page("belcastel", words.language)}
    rules |= {f"belcastel-witch-{witch}": rule for witch, rule in WITCH_RULE.items()}
    rules |= {"belcastel-bowl": "WIT-4"}
    for key, rule in rules.items():
        if words.has(key) and simple(words.say(key)) == simple(name):
            return rule_text(words.language, rule)
    return None


def rule_lines(text: RuleText, width: int, paint: Paint) -> list[str]:
    """A rule, or a whole chapter, as lines."""
    lines = [paint("title", text.title)]
    for paragraph in text.paragraphs:
        lines.append("")
        first, *items = paragraph.text.split("\n")
        start = [paint("copper", paragraph.id)] if paragraph.id else []
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


def contents(words: Words, width: int, paint: Paint) -> list[str]:
    """What there is to look up."""
    titles = {"belcastel": "rules-contents", "witches": "rules-contents-witches"}
    lines: list[str] = []
    for game in PREFIXES.values():
        lines += [paint("title", words.say(titles[game])), "", *_contents_of(game, words, width), ""]
    return [*lines, *wrap(words.say("rules-hint"), width)]


def _contents_of(game: str, words: Words, width: int) -> list[str]:
    """The chapters of a game, then its components by name."""
    lines: list[str] = []
    groups: dict[str, list[str]] = {}
    for text in rules_page(game, words.language):
        if CHAPTER.fullmatch(text.id):
            lines.append(f"  {text.title}")
        elif not CHAPTER.match(text.title):
            groups.setdefault(text.title, []).append(text.id)
    for title, ids in groups.items():
        lines += ["", f"  {title}", *[f"    {line}" for line in flow(ids, width - 4)]]
    return lines
