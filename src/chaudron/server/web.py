"""The page of the house: what was built into `_web`, read once at the start and served from memory."""

import hashlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from aiohttp import web

from chaudron.words import LANGUAGES, words

BUILT = Path(__file__).parents[1] / "_web"
"""By `make web`; a checkout that was never built has none."""

PAGES = ("/", "/setup", "/setup/{setup}", "/table/{table}", "/rules", "/rules/{rule}")
"""All of them are the same page, which reads its own address."""

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; "
    "img-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "Server": "chaudron",
    "Vary": "Accept-Encoding",
    "X-Content-Type-Options": "nosniff",
}
"""Nothing but our own files runs, and the page talks to nobody but us; `'self'` allows our own socket too."""

KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
INDEX = "/index.html"
CODINGS = {"br": ".br", "gzip": ".gz"}
"""Best first: what a browser may accept, and the name of the file that was compressed so when the page was built."""

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


class Variant(NamedTuple):
    """A file as it goes out, in one coding."""

    body: bytes
    headers: dict[str, str]


class Site:
    """Every file of the page, by its path. Nothing else can be reached, whatever is asked for."""

    def __init__(self, folder: Path | None = None) -> None:
        self.files = dict(read_files(folder or BUILT))

    def answer(self, path: str, headers: Mapping[str, str]) -> web.Response:
        """A file, as a browser likes it; where there is none, the page."""
        variants = self.files.get(path) or self.files.get(INDEX)
        if variants is None:
            return unbuilt()
        body, about = variants[best_coding(headers.get("Accept-Encoding", ""), variants)]
        if about["ETag"] in headers.get("If-None-Match", ""):
            return web.Response(status=304, headers=about)
        return web.Response(body=body, headers=about)


def is_hashed(path: str) -> bool:
    """Is a file named by what it holds, so that no browser asks for it twice?"""
    return path.startswith("/assets/")


def read_files(folder: Path) -> Iterator[tuple[str, dict[str, Variant]]]:
    """The files of a build and their variants: by path, then by coding."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in KINDS:
            name = f"/{path.relative_to(folder).as_posix()}"
            yield name, dict(read_variants(name, path))


def read_variants(name: str, path: Path) -> Iterator[tuple[str, Variant]]:
    yield "", variant(name, path.read_bytes(), {})
    for coding, suffix in CODINGS.items():
        compressed = path.with_name(path.name + suffix)
        if compressed.is_file():
            yield coding, variant(name, compressed.read_bytes(), {"Content-Encoding": coding})


def variant(name: str, body: bytes, coding: dict[str, str]) -> Variant:
    headers = {
        **HEADERS,
        "Cache-Control": FOR_EVER if is_hashed(name) else ASK_AGAIN,
        "Content-Type": KINDS[Path(name).suffix],
        "ETag": f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        **coding,
    }
    if name == "/sw.js":
        headers["Service-Worker-Allowed"] = "/"
    return Variant(body, headers)


def best_coding(accepted: str, variants: Mapping[str, Variant]) -> str:
    """The best coding that there is and that a browser accepts; none otherwise."""
    wanted = {part.split(";")[0].strip().lower() for part in accepted.split(",") if not refuses(part)}
    return next((coding for coding in CODINGS if coding in wanted and coding in variants), "")


def refuses(part: str) -> bool:
    """Does a part of Accept-Encoding say by a weight of nothing what is not wanted?"""
    _, _, weight = part.replace(" ", "").partition(";q=")
    return weight != "" and not weight.strip("0.")


def unbuilt() -> web.Response:
    """What a house says that has no page."""
    said = [words(language).say("page-not-built") for language in LANGUAGES]
    return web.Response(status=503, text="\n\n".join(said) + "\n", headers={**HEADERS, "Cache-Control": "no-store"})
