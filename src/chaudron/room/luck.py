"""Where the luck of a table comes from, as far as the house brings it: its secret."""

import os


def new_secret() -> bytes:
    return os.urandom(32)
