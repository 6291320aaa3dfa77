"""The page of the house: what was built into `_web`, read once at the start and served from memory."""

import gzip
import hashlib
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from aiohttp import web

from chaudron.words import LANGUAGES, words

BUILT = Path(__file__).parents[2] / "_web"
"""By `make web`; a checkout that was never built has none."""

PAGES = (
    *("/", "/setup", "/setup/{setup}", "/table/{table}", "/table/{table}/screen", "/take", "/t/{code}", "/p/{code}"),
    *("/rules", "/rules/{rule}", "/rules/{game}/{rule}", "/r", "/r/{table}", "/me", "/house"),
    *("/exercises", "/exercises/{of}", "/exercises/{of}/{exercise}"),
    *("/night", "/night/{night}", "/night/{night}/screen"),
)
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

RUNS_PYTHON = {
    **HEADERS,
    "Content-Security-Policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
}
"""Of the worker in which somebody plays without a network: it alone may compile WebAssembly."""

KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
INDEX = "/index.html"
OFFLINE = "/offline/offline.json"
"""What it takes to play without a network (`hatch_build.py` writes it)."""
WORKER = re.compile(r"/offline/worker-[\w-]+\.js")
CODINGS = {"br": ".br", "gzip": ".gz"}
"""Best first: what a browser may accept, and the name of the file that was compressed so when the page was built."""
PACKED = "gzip"
"""The coding of what is kept in one only, because it is heavy."""

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
        coding = best_coding(headers.get("Accept-Encoding", ""), variants)
        body, about = variants[coding] if coding in variants else unpacked(variants[PACKED])
        if about["ETag"] in headers.get("If-None-Match", ""):
            return web.Response(status=304, headers=about)
        return web.Response(body=body, headers=about)


def is_hashed(path: str) -> bool:
    """Is a file named by what it holds, so that no browser asks for it twice?"""
    return path.startswith(("/assets/", "/offline/")) and path != OFFLINE


def read_files(folder: Path) -> Iterator[tuple[str, dict[str, Variant]]]:
    """The files of a build and their variants: by path, then by coding."""
    compressed = tuple(CODINGS.values())
    for path in sorted({path.with_suffix("") if path.suffix in compressed else path for path in folder.rglob("*")}):
        if path.suffix in KINDS:
            name = f"/{path.relative_to(folder).as_posix()}"
            yield name, dict(read_variants(name, path))


def read_variants(name: str, path: Path) -> Iterator[tuple[str, Variant]]:
    if path.is_file():
        yield "", variant(name, read(path), {})
    for coding, suffix in CODINGS.items():
        compressed = path.with_name(path.name + suffix)
        if compressed.is_file():
            yield coding, variant(name, read(compressed), {"Content-Encoding": coding})


class Read(NamedTuple):
    """What a file holds, and a name for just that."""

    body: bytes
    tag: str


def read(path: Path) -> Read:
    """A file; whoever opens several houses in a process reads it once, as long as it stays the same."""
    about = path.stat()
    return _read(path, about.st_mtime_ns, about.st_size)


@cache
def _read(path: Path, _changed: int, _size: int) -> Read:
    body = path.read_bytes()
    return Read(body, hashlib.sha256(body).hexdigest()[:20])


def variant(name: str, file: Read, coding: dict[str, str]) -> Variant:
    headers = {
        **(RUNS_PYTHON if WORKER.fullmatch(name) else HEADERS),
        "Cache-Control": FOR_EVER if is_hashed(name) else ASK_AGAIN,
        "Content-Type": KINDS[Path(name).suffix],
        "ETag": f'"{file.tag}"',
        **coding,
    }
    if name == "/sw.js":
        headers["Service-Worker-Allowed"] = "/"
    return Variant(file.body, headers)


def unpacked(packed: Variant) -> Variant:
    """A file that is kept in one coding only, for the odd one who does not accept that."""
    headers = {name: value for name, value in packed.headers.items() if name != "Content-Encoding"}
    return Variant(gzip.decompress(packed.body), headers)


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
