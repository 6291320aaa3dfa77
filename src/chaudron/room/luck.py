"""Where the luck of a table comes from: a secret of the house, and a salt for each seat whose owner brings none."""

import os
import secrets


def new_secret() -> bytes:
    return os.urandom(32)


def new_salt() -> str:
    return secrets.token_urlsafe(16)
