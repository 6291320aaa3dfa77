"""The numbered rules on a screen."""

import re

from chaudron.games.belcastel.box import OPTIONS
from chaudron.rulebook import RuleText, UnknownRule, rule_text, rules_page
from chaudron.terminal.paint import Paint, flow, wrap
from chaudron.words import Words

MARKED = re.compile(r"(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)")
ITEM = re.compile(r"(-|\d+\.) ")
CHAPTER = re.compile(r"[A-Z]+-\d+")
BARE_NUMBER = re.compile(r"\d+(\.\d+)?")


def find_rule(words: Words, asked: str) -> RuleText:
    """A rule by its id (`BEL-6.1`, or only `6.1`), a book, a card, or a table option; raises `UnknownRule`."""
    name = asked.strip()
    if BARE_NUMBER.fullmatch(name):
        name = f"BEL-{name}"
    if name.lower() in OPTIONS:
        name = OPTIONS[name.lower()]["id"]
    try:
        return rule_text(words.language, name)
    except UnknownRule:
        by_name = _by_name(words, name)
        if by_name is None:
            raise
        return by_name


def _by_name(words: Words, name: str) -> RuleText | None:
    """A card by the name it has in this language."""
    for text in rules_page("belcastel", words.language):
        key = f"belcastel-card-{text.id}"
        if words.has(key) and words.say(key).lower() == name.lower():
            return text
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
    lines = [paint("title", words.say("rules-contents")), ""]
    groups: dict[str, list[str]] = {}
    for text in rules_page("belcastel", words.language):
        if CHAPTER.fullmatch(text.id):
            lines.append(f"  {text.title}")
        elif not CHAPTER.match(text.title):
            groups.setdefault(text.title, []).append(text.id)
    for title, ids in groups.items():
        lines += ["", f"  {title}", *[f"    {line}" for line in flow(ids, width - 4)]]
    return [*lines, "", *wrap(words.say("rules-hint"), width)]
