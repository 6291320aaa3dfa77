"""How numba compiles the twin in a minute instead of ten: all functions are linked first, then optimized once.

numba optimizes every function together with all that it calls, and makes machine code of each. The twin has hundreds of
functions on ten levels, so the same code would be optimized again at every level. Here only an entry is; the functions
inside it are translated and kept as they are until then. Nothing else that numba compiles is changed.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from llvmlite.binding import Linkage
from numba import types
from numba.core.codegen import CPUCodeLibrary
from numba.core.cpu import CPUContext
from numba.extending import intrinsic
from numba.np.arrayobj import make_array

INSIDE: set[str] = set()
"""The names of functions that only compiled ones call."""
APART: set[str] = set()
"""Those of them that are not copied to every place where they are called."""


def _all_linked(library: Any, found: dict[str, Any]) -> None:
    for other in library._linking_libraries:  # noqa: SLF001 - numba has no other way
        if str(id(other)) not in found:
            found[str(id(other))] = other
            _all_linked(other, found)


def _finalize(plain: Callable[[Any], None], library: Any) -> None:
    if library.name in INSIDE:
        if library.name in APART:
            library.get_function(_own_symbol(library)).add_function_attribute("noinline")
        library._finalized = True  # noqa: SLF001 - numba has no other way
        return
    if not any(other.name in INSIDE for other in library._linking_libraries):  # noqa: SLF001 - numba has no other way
        plain(library)
        return
    found: dict[str, Any] = {}
    _all_linked(library, found)
    module = library._final_module  # noqa: SLF001 - numba has no other way
    for other in found.values():
        linked = other._get_module_for_linking().clone()  # noqa: SLF001 - numba has no other way
        _relink(linked, Linkage.linkonce_odr, "weak_odr")  # or LLVM leaves out what nobody has called yet
        module.link_in(linked)
    _relink(module, Linkage.weak_odr, "internal")
    library._linking_libraries = []  # noqa: SLF001 - numba has no other way
    plain(library)


def _relink(module: Any, before: Linkage, after: str) -> None:
    for function in module.functions:
        if not function.is_declaration and function.linkage == before:
            function.linkage = after


def _own_symbol(library: Any) -> str:
    return next(str(fn.name) for fn in library._final_module.functions if not fn.is_declaration)  # noqa: SLF001 - numba has no other way


@contextmanager
def optimized_once() -> Iterator[None]:
    """While an entry is compiled."""
    finalize: Any = CPUCodeLibrary.finalize
    executable: Any = CPUContext.get_executable

    def get_executable(self: Any, library: Any, fndesc: Any, env: Any) -> Any:
        if library.name in INSIDE:
            return [].append  # for what Python could call: each another, by which numba finds the function
        return executable(self, library, fndesc, env)

    with (
        patch.object(CPUCodeLibrary, "finalize", lambda self: _finalize(finalize, self)),
        patch.object(CPUContext, "get_executable", get_executable),
    ):
        yield


@intrinsic  # type: ignore[untyped-decorator,unused-ignore]  # numba has no types here
def pointer(typing: Any, array: Any) -> Any:
    """The address of an array's numbers."""

    def address(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return make_array(signature.args[0])(context, builder, arguments[0]).data

    return types.CPointer(array.dtype)(array), address
