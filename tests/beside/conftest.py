"""Tests beside heavy libraries, in an environment that `make beside` makes for them; elsewhere there are none."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("pyspiel") else ["test_*.py"]
