"""Structured logs: one JSON object a line, without secrets. Tables are named by a tag, because an id opens a table."""

import json
import logging
import sys
import time

from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.web import RequestPayloadError


class Lines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"
        line = {"at": moment, "level": record.levelname.lower(), "from": record.name, "says": record.getMessage()}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class OnlyOurs(logging.Filter):
    """Lets nothing pass that quotes what a client sent: a malformed request may hold a token."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        return not isinstance(error, HttpProcessingError | RequestPayloadError)


ONLY_OURS = OnlyOurs()


def keep_secrets() -> None:
    """Make sure that what clients send is not logged by the libraries either."""
    logging.getLogger("aiohttp.server").addFilter(ONLY_OURS)


def set_up(level: int) -> None:
    """Send what the house and its libraries log to the error output."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("chaudron").setLevel(level)
