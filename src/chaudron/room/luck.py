"""Where the luck of a table comes from, as far as the house brings it: its secret, and its id.

Nothing else in the room draws luck (`lint-imports` checks that): whoever has to know it beforehand replaces these.
"""

import os
import secrets


def new_secret() -> bytes:
    return os.urandom(32)


def any_of(letters: str, count: int) -> str:
    """So many letters that nobody can guess."""
    return "".join(secrets.choice(letters) for _ in range(count))
