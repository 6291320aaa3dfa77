"""The page at plain http, in words: two steps for this very device, and where they lead."""

import re
from html import escape
from typing import NamedTuple

from cryptography import x509

from chaudron.rulebook import SPOKEN
from chaudron.server.https.authority import fingerprint
from chaudron.texts import Texts, texts

DEVICES = {"iphone": "iPhone", "android": "Android", "mac": "Mac", "windows": "Windows", "linux": "Linux"}
"""As their makers call them, in every language."""
BY_AGENT = (
    ("iphone", re.compile("iPhone|iPad|iPod")),
    ("android", re.compile("Android")),
    ("mac", re.compile("Macintosh")),
    ("windows", re.compile("Windows")),
)
APPLE = ("iphone", "mac")
WEIGHTS = {"400-normal": "400", "700-normal": "700", "wght-normal": "100 900"}

STOP = " \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} "
"""Between two stops of a way through somebody's settings."""

CAULDRON = (
    '<svg class="pot" viewBox="-24 -26 48 48" aria-hidden="true"><circle r="22" fill="#e5b84b" opacity=".16"/>'
    '<g stroke="#0d0a10" stroke-linejoin="round" stroke-linecap="round">'
    '<path d="M-8 15.5 L-10 19.5 M8 15.5 L10 19.5" fill="none" stroke="#6a566f" stroke-width="3.4"/>'
    '<path d="M-15.2 -4 C-18.2 10 -9 16.2 0 16.2 C9.2 16 18 10 15 -4 Z" fill="#5b4a62" stroke-width="1.6"/>'
    '<path d="M-12.6 2.6 C-12.6 8 -9.6 11.4 -6.4 12.8" fill="none" stroke="#8a7691" stroke-width="1.7"/>'
    '<ellipse cx="0" cy="-4" rx="16" ry="5" fill="#7fc08a" stroke-width="1.6"/>'
    '<circle cx="-4" cy="-11.2" r="3" fill="#7fc08a" stroke-width="1.4"/>'
    '<circle cx="4.2" cy="-15.4" r="2.2" fill="#7fc08a" stroke-width="1.2"/></g></svg>'
)
"""As the page draws it before anything has come (`web/index.html`)."""


class Seen(NamedTuple):
    """What somebody sees, and from where."""

    lang: str
    device: str
    onward: str
    """Where they wanted to go, by https."""
    plain: str
    """The house by plain http."""
    authority: x509.Certificate


def device_of(asked: str | None, agent: str) -> str:
    """The kind of a device: as somebody says, or as its browser does."""
    if asked in DEVICES:
        return asked
    return next((device for device, named in BY_AGENT if named.search(agent)), "linux")


def face(path: str) -> str:
    """One typeface of the page, by the name of its file."""
    family = "Fraunces" if "fraunces" in path else "Atkinson Hyperlegible"
    weight = next((weight for part, weight in WEIGHTS.items() if part in path), "400")
    about = f'font-family: "{family}"; font-weight: {weight}; font-display: swap; src: url("{path}") format("woff2");'
    return f"@font-face {{ {about} }}\n"


def page(seen: Seen) -> str:
    speak = texts(seen.lang)
    title = escape(speak.say("gate-title"))
    return (
        f'<!doctype html>\n<html lang="{seen.lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">\n'
        f'<meta name="theme-color" content="#1a1420">\n<title>Chaudron · {title}</title>\n'
        '<link rel="stylesheet" href="/trust/fonts.css">\n<link rel="stylesheet" href="/trust/gate.css">\n'
        '<link rel="icon" href="/icons/chaudron.svg" type="image/svg+xml">\n'
        '<script src="/trust/gate.js" defer></script>\n</head>\n'
        f"<body>\n<header>{CAULDRON}<b>Chaudron</b>{languages(seen)}</header>\n<main>\n"
        f'<div class="words">\n<h1>{title}</h1>\n<p>{escape(speak.say("gate-why"))}</p>\n'
        f"{devices(seen, speak)}\n</div>\n"
        f"{steps(seen, speak)}\n{onward(seen, speak)}\n{for_a_phone(seen, speak)}\n{more(seen, speak)}\n"
        "</main>\n</body>\n</html>\n"
    )


def languages(seen: Seen) -> str:
    links = (
        f'<a href="?lang={one}&amp;device={seen.device}" lang="{one}" hreflang="{one}"{current(one == seen.lang)}>'
        f"{escape(texts(one).say('review-language'))}</a>"
        for one in SPOKEN
    )
    return f"<nav>{''.join(links)}</nav>"


def current(is_it: bool) -> str:
    return ' aria-current="true"' if is_it else ""


def devices(seen: Seen, speak: Texts) -> str:
    """For which device the steps are."""
    links = (
        f'<li><a href="?lang={seen.lang}&amp;device={one}"{current(one == seen.device)}>{name}</a></li>'
        for one, name in DEVICES.items()
    )
    return f'<nav class="devices" aria-label="{escape(speak.say("gate-device"))}"><ul>{"".join(links)}</ul></nav>'


def steps(seen: Seen, speak: Texts) -> str:
    """The two steps."""
    file = "chaudron.mobileconfig" if seen.device in APPLE else "chaudron.crt"
    take = escape(speak.say("gate-take"))
    button = f'<a class="button" href="/trust/{file}?lang={seen.lang}" download>{take}</a>'
    first = escape(speak.say(f"gate-{seen.device}.first"))
    return (
        f"<ol>\n<li><h2>{escape(speak.say('gate-first'))}</h2><p>{first}</p>{button}</li>\n"
        f"<li><h2>{escape(speak.say('gate-second'))}</h2>{path(speak.say(f'gate-{seen.device}.path'))}"
        f"<p>{escape(speak.say(f'gate-{seen.device}.second'))}</p></li>\n</ol>"
    )


def path(text: str) -> str:
    """The way through somebody's settings, one stop after the other."""
    stops = "".join(f"<span>{escape(stop)}</span>" for stop in text.split(STOP))
    return f'<p class="path">{stops}</p>'


def onward(seen: Seen, speak: Texts) -> str:
    """The way into the house."""
    said = f'data-trusted="{escape(speak.say("gate-trusted"))}"'
    return (
        f'<section class="onward"><p role="status" {said}>{escape(speak.say("gate-waiting"))}</p>'
        f'<a class="button go" id="onward" href="{escape(seen.onward)}">{escape(speak.say("gate-open"))}</a></section>'
    )


def for_a_phone(seen: Seen, speak: Texts) -> str:
    """The same page on a phone, for whoever reads it on a large screen."""
    return (
        f'<section class="parchment phone"><img src="/trust/code.svg" width="148" height="148" '
        f'alt="{escape(speak.say("gate-code"))}"><p>{escape(speak.say("gate-phone"))}<br><b>{escape(seen.plain)}</b></p>'
        "</section>"
    )


def more(seen: Seen, speak: Texts) -> str:
    """What it is that one trusts, how to be sure of it, and how to take it back."""
    parts = re.sub(r"((?:\w\w:){16})", r"\1 ", fingerprint(seen.authority))
    over = seen.authority.not_valid_after_utc.date().isoformat()
    return (
        f"<details><summary>{escape(speak.say('gate-sure'))}</summary><p>{escape(speak.say('gate-sure.how'))}</p>"
        f"<code>{parts}</code></details>\n"
        f"<details><summary>{escape(speak.say('gate-what'))}</summary>"
        f"<p>{escape(speak.say('gate-what.is', over=over))}</p></details>\n"
        f"<details><summary>{escape(speak.say('gate-back'))}</summary>"
        f"<p>{escape(speak.say(f'gate-{seen.device}.back'))}</p></details>"
    )
