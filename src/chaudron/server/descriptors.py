"""How many connections the system lets a process have."""

import sys

from chaudron import limits

if sys.platform != "win32":
    import resource

KEPT = 100
"""Descriptors that are not for connections: those of the store, of bots, of notices."""
ENOUGH = 2 * limits.SOCKETS


def raise_limit() -> None:
    """Have as many descriptors as this process may give itself, if it is not for more than it can use."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
        if soft == resource.RLIM_INFINITY or soft >= wanted:
            return
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # some systems have a further limit that they do not tell
            return


def room() -> int:
    """How many connections there may be at a time."""
    if sys.platform == "win32":
        return ENOUGH
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return ENOUGH if soft == resource.RLIM_INFINITY else min(max(soft - KEPT, 1), ENOUGH)
