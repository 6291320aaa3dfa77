"""What goes wrong in a page while a test uses it: every error, warning, failed request and word to a stranger."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response, WebSocket

LOUD = ("error", "warning", "assert")
OWN = ("data", "blob", "about")
GIVEN_UP = re.compile(r"(/prospects|\.woff2) net::ERR_ABORTED$")
"""What would follow and how letters look is asked ahead; whoever leaves the page meanwhile gives it up."""


class Watch:
    """Notes the troubles of a browser's pages; `host` is the only one they may talk to."""

    def __init__(self, context: BrowserContext, host: str) -> None:
        self.host = host
        self.troubles: list[str] = []
        context.on("console", self.on_console)
        context.on("weberror", lambda error: self.troubles.append(f"uncaught: {error.error}"))
        context.on("request", self.on_request)
        context.on("requestfailed", self.on_failed)
        context.on("response", self.on_response)
        context.on("page", self.on_page)

    def on_page(self, page: Page) -> None:
        page.on("websocket", self.on_socket)

    def on_console(self, message: ConsoleMessage) -> None:
        if message.type in LOUD:
            self.troubles.append(f"console {message.type}: {message.text}")

    def on_request(self, request: Request) -> None:
        self.check_host(request.url)

    def on_socket(self, socket: WebSocket) -> None:
        self.check_host(socket.url)

    def check_host(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in OWN and parts.netloc != self.host:
            self.troubles.append(f"talks to a stranger: {url}")

    def on_failed(self, request: Request) -> None:
        trouble = f"failed: {request.method} {request.url} {request.failure}"
        if not GIVEN_UP.search(trouble):
            self.troubles.append(trouble)

    def on_response(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"refused: {response.status} {response.request.method} {response.url}")


def unexpected(troubles: list[str], expected: list[str]) -> list[str]:
    """The troubles that no expected pattern explains, and the patterns that explain none."""
    left = [trouble for trouble in troubles if not any(re.search(one, trouble) for one in expected)]
    idle = [one for one in expected if not any(re.search(one, trouble) for trouble in troubles)]
    return left + [f"expected, but did not happen: {one}" for one in idle]
