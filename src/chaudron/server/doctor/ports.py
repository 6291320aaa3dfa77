"""Whether a house can listen where it is to."""

import json
import urllib.error
import urllib.request

from chaudron.server.doctor.finding import DOUBTFUL, WELL, WRONG, Finding, finding
from chaudron.server.http.reach import bracketed, is_everywhere, own_address, why_not
from chaudron.server.running import bind

PORT = "port"
PATIENCE_SECONDS = 2.0


def look_at_port(host: str, port: int) -> list[Finding]:
    """Try to listen there for a moment; if it is taken, ask who is there."""
    try:
        bind(host, port).close()
    except OSError as error:
        key = why_not(error).removeprefix("serve-")
        if key == "port-taken" and is_house(host, port):
            return [finding(PORT, WELL, "house-there", host=host, port=str(port))]
        return [finding(PORT, WRONG, key, host=host, port=str(port), why=error.strerror or str(error))]
    found = [finding(PORT, WELL, "port-free", host=host, port=str(port))]
    if is_everywhere(host) and not own_address():
        found.append(finding(PORT, DOUBTFUL, "no-network"))
    return found


def is_house(host: str, port: int) -> bool:
    """Does a house of ours answer there?"""
    at = "127.0.0.1" if is_everywhere(host) else bracketed(host)
    try:
        with urllib.request.urlopen(f"http://{at}:{port}/health", timeout=PATIENCE_SECONDS) as answer:
            return "version" in json.load(answer)
    except (OSError, ValueError, urllib.error.URLError):
        return False
