"""Names are kept as people typed them: joined emoji stay joined, no sign is cut, nothing turns writing round."""

import pytest

from chaudron.speech.names import clean, cut, signs
from chaudron.terminal.files import LONGEST_NAME, printable

FAMILY, ENGLAND, FIRE = "👩‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️‍🔥"


@pytest.mark.parametrize(
    ("name", "count"),
    [
        (FAMILY, 1),
        (f"Zoé {FAMILY}", 5),
        ("🇫🇷🇬🇧", 2),
        (ENGLAND, 1),
        (FIRE, 1),
        ("👍🏽", 1),
        ("مريم", 4),
        ("דנה", 3),
        ("Maëlle", 6),
    ],
)
def test_a_name_is_kept_whole_and_counted_in_signs(name: str, count: int) -> None:
    assert clean(name) == name
    assert len(signs(name)) == count


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("\u202eevil\u202c", "evil"),
        ("An\u200dna", "An na"),
        ("\u200d\u200d", ""),
        (f"{FAMILY}\u200d", FAMILY),
        (" a \n\tb ", "a b"),
        ("e\u0301te\u0301", "été"),
        ("x\U000e0067y", "x y"),
        ("a\ue000b\ue001c", "a b c"),
        ("a\x1b[31mb", "a [31mb"),
    ],
)
def test_what_nobody_sees_goes(typed: str, kept: str) -> None:
    assert clean(typed) == kept


def test_nothing_is_cut_inside_a_sign() -> None:
    assert cut(f"Zoé {FAMILY}{ENGLAND}", 5) == f"Zoé {FAMILY}"
    assert printable(FAMILY * 20) == FAMILY * LONGEST_NAME
