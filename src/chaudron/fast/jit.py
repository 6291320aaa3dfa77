"""How the twin's functions are compiled: by numba for this machine, or not at all.

Numbers of a state are kept in arrays; where nothing is compiled they are lists, whose numbers are Python's own.
"""

import hashlib
import os
import sys
from collections.abc import Callable, Iterable
from contextlib import nullcontext, suppress
from functools import update_wrapper
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar, cast

import numpy as np

numba: Any = None
with suppress(ImportError):
    numba = import_module("numba")

F = TypeVar("F", bound=Callable[..., Any])
IS_COMPILED = numba is not None and not numba.config.DISABLE_JIT
compiling: Any = import_module("chaudron.fast.compiling") if IS_COMPILED else None
HERE = Path(__file__).parent
N: Any = np.int64 if IS_COMPILED else int
"""A number that may be negative, made of a word: compiled, words and such numbers never mix by themselves."""


def compiled(function: F) -> F:
    """A function that other compiled ones call. It allocates nothing, so nothing has to be counted."""
    if not IS_COMPILED:
        return function
    compiling.INSIDE.add(function.__qualname__)
    made: F = numba.njit(_nrt=False, no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)
    return made


def apart(function: F) -> F:
    """The same for a large or rare one: it is called, and not copied to where it is called."""
    if IS_COMPILED:
        compiling.APART.add(function.__qualname__)
    return compiled(function)


def _itself(array: Any) -> Any:
    return array


pointer: Any = compiling.pointer if IS_COMPILED else _itself
"""Where the numbers of an array begin: one word to hand on instead of seven, and no place counted from the end."""


def plain(function: Any) -> Any:
    """The function before it was compiled."""
    return getattr(function, "py_func", function)


def entry(function: F, is_kept: bool = True) -> F:
    """A compiled function that Python calls; kept on disk until any rule, table or version changes."""
    if not IS_COMPILED:
        return function
    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(cache_folder())
    made = numba.njit(_nrt=False, no_cfunc_wrapper=True, cache=is_kept)(function)
    numba.config.CACHE_DIR = before

    def first_compiled(*args: Any) -> Any:
        with nullcontext() if made.signatures else compiling.optimized_once():
            return made(*args)

    return cast("F", update_wrapper(first_compiled, function))


def rules_digest() -> str:
    """Which rules and tables these are: of every file they are made from."""
    digest = hashlib.sha256()
    for path in sorted([*HERE.rglob("*.py"), *(HERE.parent / "games").rglob("*.json")]):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """numba looks at the caller's own file only; here a change of any file leads to another folder."""
    versions = hashlib.sha256(f"{numba.__version__} {sys.version} {rules_digest()}".encode())
    home = Path(os.environ.get("CHAUDRON_CACHE") or Path.home() / ".cache" / "chaudron")
    return home / "fast" / versions.hexdigest()[:16]


def numbers(values: Iterable[int], kind: Any = np.int64) -> Any:
    """A table of numbers that compiled functions read."""
    listed = [int(value) for value in values]
    return np.array(listed, kind) if IS_COMPILED else listed


def cells(count: int, kind: Any) -> Any:
    """Zeros: a piece of a state."""
    if IS_COMPILED:
        return np.zeros(count, kind)
    return [np.uint64(0) if kind is np.uint64 else 0 for _ in range(count)]
