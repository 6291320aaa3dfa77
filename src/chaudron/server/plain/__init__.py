"""The plain page: the whole house as text, without a build, for every browser and every screen reader.

Its words come from the locales: `{{ key name }}` in `page.html` is the message of that key, in which `{name}` is left
for `plain.js` to fill in.
"""

import re
from functools import cache
from html import escape
from importlib.resources import files

from chaudron.bots import LEVELS
from chaudron.words import words

PAGES = ("/", "/table/{table}")
SCRIPTS = ("/plain.js", "/plain-page.js", "/plain-table.js")
FILES = {"/plain.css": "text/css", "/plain.svg": "image/svg+xml", **dict.fromkeys(SCRIPTS, "text/javascript")}
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    "img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Vary": "Accept-Language",
}
"""Nothing but our own files runs, and the page talks to nobody but us; `'self'` allows our own socket too."""
PLACE = re.compile(r"\{\{ ([\w-]+)((?: \w+)*) \}\}")


def served(path: str, language: str) -> tuple[bytes, str]:
    """What is at a path, and its type."""
    if path in FILES:
        return source(path.removeprefix("/")).encode(), FILES[path]
    return page(language).encode(), "text/html"


@cache
def source(name: str) -> str:
    return files(__name__).joinpath(name).read_text("utf-8")


@cache
def page(language: str) -> str:
    """The page in a language."""
    made = {"lang": escape(language), "bots": bots(language)}
    return PLACE.sub(
        lambda place: made.get(place[1]) or said(language, place[1], place[2].split()), source("page.html")
    )


def said(language: str, key: str, names: list[str]) -> str:
    """A message as HTML; its arguments stand in it by their names."""
    return escape(words(language).say(key, **{name: f"{{{name}}}" for name in names}))


def bots(language: str) -> str:
    """What the levels of all games are called."""
    levels = dict.fromkeys(level for levels in LEVELS.values() for level in levels)
    return "\n  ".join(f'<b data-word="bot-{escape(one)}">{said(language, f"bot-{one}", [])}</b>' for one in levels)
