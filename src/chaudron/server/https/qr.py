"""An address for a phone's camera: in a terminal, and as a picture."""

import io

import segno

QUIET = 2
"""Modules around a code, as on the page."""


def in_terminal(text: str) -> str:
    """Two rows of modules in a line of half blocks; light on dark, and inverse on paper, which cameras read too."""
    written = io.StringIO()
    segno.make(text, error="m", micro=False).terminal(written, border=QUIET, compact=True)
    return written.getvalue().rstrip("\n")


def picture(text: str) -> bytes:
    written = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        written, kind="svg", border=QUIET, dark="#1d1410", light="#fffaf0", omitsize=True, xmldecl=False
    )
    return written.getvalue()
