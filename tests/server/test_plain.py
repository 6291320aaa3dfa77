"""The plain page is served in both languages, holds all its words, and lets nothing run that is not ours."""

import re
from html.parser import HTMLParser
from typing import NamedTuple

import pytest

from chaudron.bots import LEVELS
from chaudron.server import plain
from chaudron.words import LANGUAGES, words
from tests.server.open_house import OpenHouse, open_house, played

__all__ = ["open_house"]

SCRIPT = "".join(plain.source(path.removeprefix("/")) for path in plain.SCRIPTS)
NO_CONTENT = {"meta", "link", "input"}
"""Elements that end where they begin."""


class Element(NamedTuple):
    name: str
    attributes: dict[str, str | None]


class Reader(HTMLParser):
    """Reads a page, and minds that all that is opened is closed."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.elements: list[Element] = []
        self.open: list[str] = []
        self.unlabelled: list[str] = []
        self.words: dict[str, str] = {}
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(Element(tag, dict(attrs)))
        if tag in ("input", "select") and "label" not in self.open:
            self.unlabelled.append(tag)
        if tag not in NO_CONTENT:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        word = self.elements[-1].attributes.get("data-word") if self.elements else None
        if word and data.strip():
            self.words[word] = data

    def all(self, attribute: str) -> list[str]:
        return [value for one in self.elements if (value := one.attributes.get(attribute)) is not None]


# The page by itself


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_in_its_language_and_nothing_is_left_to_fill_in(language: str) -> None:
    page = plain.page(language)
    assert Reader(page).elements[0] == Element("html", {"lang": language})
    assert words(language).say("plain-play-now") in page
    assert "{{" not in page
    other = next(one for one in LANGUAGES if one != language)
    assert words(other).say("plain-noscript") not in page


def test_words_are_escaped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chaudron.words.Words.say", lambda *_, **__: "</b><script>alert('1')</script>\"&")
    assert (
        plain.said("fr", "plain-name", []) == "&lt;/b&gt;&lt;script&gt;alert(&#x27;1&#x27;)&lt;/script&gt;&quot;&amp;"
    )
    assert "<script>" not in plain.bots("fr")


def test_every_word_of_the_script_is_on_the_page_and_every_word_on_the_page_is_used() -> None:
    [line] = re.findall(r"const line = \{(.*)\}\[state\]", SCRIPT)
    said = {*re.findall(r'word\("([\w-]+)"', SCRIPT), *re.findall(r'act\("([\w-]+)"', SCRIPT)}
    said |= set(re.findall(r'"([\w-]+)"', line))
    said |= {f"listed-{state}" for state in ("open", "playing", "over")}
    said |= {f"bot-{level}" for levels in LEVELS.values() for level in levels}
    assert said == set(Reader(plain.page("fr")).words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_script_fills_in_has_its_place(language: str) -> None:
    filled = {key: set(re.findall(r"\{(\w+)\}", text)) for key, text in Reader(plain.page(language)).words.items()}
    assert {key: names for key, names in filled.items() if names} == {
        "awaited": {"names"},
        "watching": {"names"},
        "listed-open": {"names"},
        "listed-playing": {"names"},
        "listed-over": {"names"},
        "bot": {"level"},
        "claims": {"name", "seat"},
        "said": {"name", "text"},
    }


def test_the_script_has_no_words_of_its_own_and_makes_no_html() -> None:
    strings = re.findall(r'"([^"\n]*)"', SCRIPT)
    assert [one for one in strings if re.search(r"[A-Za-zÀ-ÿ]+ [A-Za-zÀ-ÿ]+ [A-Za-zÀ-ÿ]+", one)] == []
    assert re.findall(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(|\.style\b", SCRIPT) == []


def test_every_element_the_script_looks_for_is_there_once() -> None:
    ids = Reader(plain.page("fr")).all("id")
    assert len(ids) == len(set(ids))
    seen = re.search(r"const seen = \{(.*?)\n  \};", SCRIPT, re.DOTALL)
    assert seen
    wanted = {*re.findall(r'\$\("(\w+)"\)', SCRIPT), *re.findall(r"(\w+): ", seen[1])}
    assert wanted <= set(ids)


def test_nothing_on_the_page_is_inline_or_from_elsewhere() -> None:
    page = Reader(plain.page("fr"))
    names = {name for one in page.elements for name in one.attributes}
    assert {name for name in names if name.startswith("on") or name == "style"} == set()
    assert "style" not in {one.name for one in page.elements}
    assert [one.attributes for one in page.elements if one.name == "script"] == [{"type": "module", "src": "/plain.js"}]
    links = [*page.all("href"), *page.all("src"), *re.findall(r'from "([^"]+)"', SCRIPT)]
    assert [link for link in links if not link.startswith(("/", "?")) or link.startswith("//")] == []
    assert {link for link in links if link.startswith("/plain")} == set(plain.FILES)


def test_every_field_has_a_label_and_every_button_a_name() -> None:
    page = Reader(plain.page("fr"))
    assert page.unlabelled == []
    assert re.findall(r"<button[^>]*>\s*</button>", plain.page("fr")) == []
    assert Reader("<label>Name <input></label><p><input><select></select></p>").unlabelled == ["input", "select"]


# Colors


def contrast(one: str, other: str) -> float:
    """As WCAG 2 computes it."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(color: str) -> float:
    parts = [int(color[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(part * weight for part, weight in zip(linear, (0.2126, 0.7152, 0.0722), strict=True))


def test_every_text_stands_out_from_what_is_behind_it() -> None:
    colors = dict(re.findall(r"--(\w+): (#\w{6});", plain.source("plain.css")))
    pairs = [(ink, ground) for ground in ("night", "wood") for ink in ("ink", "faded", "flame", "ember")]
    pairs += [("ink", "copper"), ("flame", "copper"), ("night", "flame")]
    assert {pair: contrast(colors[pair[0]], colors[pair[1]]) >= 4.5 for pair in pairs} == dict.fromkeys(pairs, True)
    assert min(contrast(colors["edge"], colors[ground]) for ground in ("night", "wood")) >= 3  # edges of fields
    assert contrast("#767676", "#ffffff") >= 4.5 > contrast("#777777", "#ffffff")


# The page as it is served


async def fetched(house: OpenHouse, path: str, method: str = "GET", **headers: str) -> tuple[int, dict[str, str], str]:
    async with house.session.request(method, house.base + path, headers=headers) as answer:
        return answer.status, dict(answer.headers), await answer.text()


@pytest.mark.parametrize("path", ["/", "/table/fq7zk2m9wd", "/table/%3Cscript%3E"])
@played
async def test_the_page_is_served_in_the_language_that_is_asked_for(house: OpenHouse, path: str) -> None:
    browser = {"Accept-Language": "en-GB,en;q=0.9"}
    assert await fetched(house, path) == await fetched(house, f"{path}?lang=fr", **browser)
    for query, headers, language in (
        ("", {}, "fr"),
        ("", browser, "en"),
        ("?lang=en", {}, "en"),
        ("?lang=fr", {}, "fr"),
    ):
        status, _, body = await fetched(house, path + query, **headers)
        assert (status, body) == (200, plain.page(language))


@played
async def test_pages_and_files_come_with_their_guards(house: OpenHouse) -> None:
    kinds = {"/": "text/html", "/table/fq7zk2m9wd": "text/html", **plain.FILES}
    for path, kind in kinds.items():
        status, headers, body = await fetched(house, path)
        assert (status, headers["Content-Type"]) == (200, f"{kind}; charset=utf-8")
        assert headers["Cache-Control"] == "no-store"
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"
        assert body
        found, of_head, nothing = await fetched(house, path, "HEAD")
        assert (found, of_head["Content-Length"], nothing) == (200, headers["Content-Length"], "")


@played
async def test_the_policy_of_the_page_lets_in_nothing_but_the_house(house: OpenHouse) -> None:
    _, headers, _ = await fetched(house, "/")
    rules = dict(rule.split(" ", 1) for rule in headers["Content-Security-Policy"].split("; "))
    own = dict.fromkeys(("script-src", "style-src", "connect-src", "img-src"), "'self'")
    none = dict.fromkeys(("default-src", "base-uri", "form-action", "frame-ancestors"), "'none'")
    assert rules == {**own, **none}


@played
async def test_what_is_no_page_is_refused(house: OpenHouse) -> None:
    for path, method, status, code in (
        ("/?lang=de", "GET", 422, "bad_message"),
        ("/", "POST", 405, "bad_method"),
        ("/table/", "GET", 404, "not_found"),
        ("/plain/__init__.py", "GET", 404, "not_found"),
        ("/page.html", "GET", 404, "not_found"),
    ):
        found, headers, body = await fetched(house, path, method)
        assert (found, f'"{code}"' in body) == (status, True)
        assert headers["Content-Type"] == "application/json"


@played
async def test_the_page_looks_up_no_table(house: OpenHouse) -> None:
    """Whether a table exists is not told, and nothing is kept for one that does not."""
    anna = await house.open()
    for table in (anna.table, "bbbbbbbbbb"):
        assert (await fetched(house, f"/table/{table}?lang=fr"))[2] == plain.page("fr")
    assert "bbbbbbbbbb" not in house.running.house.lives
