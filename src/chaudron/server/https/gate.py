"""What somebody finds who comes by plain http: how their device comes to trust the house, or the way on if it does.

A device that trusts the house already is sent on at once, to the same place; `gate.js` finds out by fetching a picture.
"""

import re
from importlib.resources import files

from aiohttp import web

from chaudron.rulebook import LANGUAGES
from chaudron.server.http.app import Doors
from chaudron.server.http.call import language
from chaudron.server.http.hosts import name_in
from chaudron.server.http.web import HEADERS as STRICT
from chaudron.server.https import gate_page
from chaudron.server.https.authority import called_by
from chaudron.server.https.certificates import Certificates, names_of
from chaudron.server.https.profile import certificate_file, profile
from chaudron.server.https.qr import picture
from chaudron.texts import texts

HEADERS = {
    **STRICT,
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; "
    "img-src 'self' https:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Vary": "Accept-Language, User-Agent",
}
"""A picture of the house by https is how the page learns that this device trusts it."""

PROGRAMS = re.compile(r"/(api/.*|ws|health|metrics)")
"""What no person asks for: a program is told where to ask instead."""
OURS = files(__package__)
KINDS = {".css": "text/css", ".js": "text/javascript"}


class Gate:
    """The page at plain http."""

    def __init__(self, doors: Doors, certificates: Certificates) -> None:
        self.doors, self.certificates = doors, certificates
        self.fonts = [path for path in doors.site.files if path.endswith(".woff2")]

    def app(self) -> web.Application:
        app = web.Application(middlewares=[self.doors.attend])
        for name in ("gate.css", "gate.js"):
            app.router.add_get(f"/trust/{name}", self.show_file)
        app.router.add_get("/trust/fonts.css", self.show_fonts)
        app.router.add_get("/trust/code.svg", self.show_code)
        app.router.add_get("/trust/chaudron.crt", self.give_certificate)
        app.router.add_get("/trust/chaudron.mobileconfig", self.give_profile)
        app.router.add_get(r"/{file:(?:assets|icons)/[\w./-]+}", self.show_of_the_house)
        app.router.add_route("*", "/{path:.*}", self.show)
        return app

    async def show(self, request: web.Request) -> web.Response:
        """The page; with a certificate that everybody trusts, the way on."""
        here = f"https://{self.host(request)}"
        if request.method not in ("GET", "HEAD") or PROGRAMS.fullmatch(request.path):
            said = "\n\n".join(texts(one).say("gate-for-programs", address=here) for one in LANGUAGES)
            return web.Response(status=426, text=said + "\n", headers={**HEADERS, "Upgrade": "TLS/1.2"})
        authority = self.certificates.authority
        if authority is None:
            return web.Response(status=308, headers={**HEADERS, "Location": here + request.path_qs})
        seen = gate_page.Seen(
            lang=language(request),
            device=gate_page.device_of(request.query.get("device"), request.headers.get("User-Agent", "")),
            onward=here + request.path,
            plain=f"http://{request.headers.get('Host', '')}",
            authority=authority,
        )
        return web.Response(text=gate_page.page(seen), content_type="text/html", headers=HEADERS)

    def host(self, request: web.Request) -> str:
        """By which the house is found by https: as somebody has asked, unless its certificate is for others alone."""
        asked = request.headers.get("Host", "")
        names = names_of(self.certificates.certificate)
        if self.certificates.authority is not None or not names or name_in(asked) in names:
            return asked
        known = called_by(self.certificates.certificate).addresses
        port = asked.rpartition(":")[1:] if re.search(r":\d+$", asked) else ()
        return asked if name_in(asked).strip("[]") in map(str, known) else names[0] + "".join(port)

    async def show_file(self, request: web.Request) -> web.Response:
        name = request.path.rpartition("/")[2]
        kind = KINDS[name[name.rindex(".") :]]
        return web.Response(text=OURS.joinpath(name).read_text("utf-8"), content_type=kind, headers=HEADERS)

    async def show_fonts(self, request: web.Request) -> web.Response:
        """The typefaces of the page, whose files are named anew with every build."""
        text = "".join(gate_page.face(path) for path in self.fonts)
        return web.Response(text=text, content_type="text/css", headers=HEADERS)

    async def show_of_the_house(self, request: web.Request) -> web.Response:
        return self.doors.site.answer(request.path, request.headers)

    async def show_code(self, request: web.Request) -> web.Response:
        body = picture(f"http://{request.headers.get('Host', '')}/")
        return web.Response(body=body, content_type="image/svg+xml", headers=HEADERS)

    async def give_certificate(self, request: web.Request) -> web.Response:
        return self._given(certificate_file(self.certificates.authority), "application/x-x509-ca-cert", "chaudron.crt")

    async def give_profile(self, request: web.Request) -> web.Response:
        body = profile(self.certificates.authority, texts(language(request)))
        return self._given(body, "application/x-apple-aspen-config", "chaudron.mobileconfig")

    def _given(self, body: bytes, kind: str, name: str) -> web.Response:
        """A file to keep; there is none where the certificate is somebody else's."""
        if not body:
            return web.Response(status=404, headers=HEADERS)
        disposition = f'attachment; filename="{name}"'
        return web.Response(body=body, content_type=kind, headers={**HEADERS, "Content-Disposition": disposition})
