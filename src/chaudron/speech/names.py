"""Names as people see them: in whole signs, whatever they are made of.

A family 👩‍👩‍👧 is one sign of five characters, é may be two, a flag is two. Nothing is ever cut inside a sign, and what
joins signs stays between those it joins; whatever else does not print, or turns writing around, goes.
"""

import re
import unicodedata

JOINER, SPACE = "\u200d", " "
REGIONAL = "[\U0001f1e6-\U0001f1ff]"
TAGS = "[\U000e0020-\U000e007f]"
MARK = (
    "[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u0610-\u061a\u064b-\u065f\u0900-\u0903\u093a-\u094f\u0e31-\u0e3a\u0e47-\u0e4e"
    "\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\U0001f3fb-\U0001f3ff]"
)
ONE = f"(?:{REGIONAL}{REGIONAL}|.(?:{MARK}|{TAGS})*)"
SIGN = re.compile(f"{ONE}(?:{JOINER}{ONE})*", re.DOTALL)
JOINED = re.compile(f"(?<=[^\\w\\s{JOINER}]){JOINER}(?=[^\\w\\s{JOINER}])")
"""Between pictures; between letters nobody would see it."""
FLAG = re.compile(f"(?<=\U0001f3f4){TAGS}+")
KEPT = "\ue000"
"""Stands for a joiner while all that does not print is taken away: a sign of nobody's, which cannot be typed itself."""


def signs(text: str) -> list[str]:
    """A text in signs, as a reader counts them."""
    return SIGN.findall(text)


def clean(text: str) -> str:
    """The text without what does not print or turns writing around, on one line."""
    whole = unicodedata.normalize("NFC", text).replace(KEPT, SPACE)
    flags = FLAG.findall(whole)
    marked = FLAG.sub(KEPT, JOINED.sub(JOINER + KEPT, whole))
    kept = "".join(char if char.isprintable() or char in (KEPT, JOINER) else SPACE for char in marked)
    kept = kept.replace(JOINER + KEPT, "\ue001").replace(JOINER, SPACE).replace("\ue001", JOINER)
    for flag in flags:
        kept = kept.replace(KEPT, flag, 1)
    return SPACE.join(kept.split())


def cut(text: str, most: int) -> str:
    """So many signs of a text, and never half of one."""
    return "".join(signs(text)[:most]).strip()
