"""The reference of the library, made from its docstrings: a page for every package that programs are built on.

python -m tests.api_pages docs/api
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TypeGuard

SOURCE = Path(__file__).parents[1] / "src" / "chaudron"
PACKAGES = ("kernel", "games", "bots", "envs", "lab", "review")
ONLY = {"games": ("__init__", "code", "short_code"), "bots": ("__init__", "random", "search")}
"""Of some packages these modules: the rest is how a game is played, not what a program calls."""
COMMANDS = ("command", "__main__")
"""Modules that only read what is typed."""
HEAD = "<!-- Made by `make reference` from the docstrings; do not edit. -->\n"
Documented = ast.ClassDef | ast.FunctionDef


def pages() -> dict[str, str]:
    """Every page by its name."""
    made = {f"{package}.md": page(package) for package in PACKAGES}
    lines = [f"- [`chaudron.{package}`]({package}.md): {summary(SOURCE / package)}" for package in PACKAGES]
    about = "What programs are built on, from the docstrings. Start with [the laboratory](../lab.md)."
    return {"README.md": f"{HEAD}# Reference\n\n{about}\n\n" + "\n".join(lines) + "\n", **made}


def summary(folder: Path) -> str:
    """The first line of a package."""
    return (ast.get_docstring(ast.parse((folder / "__init__.py").read_text("utf-8"))) or "").split("\n")[0]


def page(package: str) -> str:
    parts = [part for file in modules(package) if (part := module(file))]
    return f"{HEAD}# `chaudron.{package}`\n\n" + "\n".join(parts)


def modules(package: str) -> list[Path]:
    """What is directly in a package, and in the data of the laboratory."""
    folder = SOURCE / package
    files = [*folder.glob("*.py"), *folder.glob("data/*.py")]
    only = ONLY.get(package)
    return sorted(file for file in files if file.stem not in COMMANDS and (only is None or file.stem in only))


def module(file: Path) -> str:
    """A module with everything public that says what it is; nothing where there is none."""
    tree = ast.parse(file.read_text("utf-8"))
    told = [entry(node) for node in tree.body if isinstance(node, Documented) and is_public(node)]
    if not told:
        return ""
    name = ".".join(file.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__")
    return f"## `{name}`\n\n{ast.get_docstring(tree) or ''}\n\n" + "\n".join(told)


def is_public(node: ast.stmt) -> bool:
    return isinstance(node, Documented) and not node.name.startswith("_") and bool(ast.get_docstring(node))


def entry(node: Documented) -> str:
    """A function, or a class with its fields and methods."""
    if isinstance(node, ast.FunctionDef):
        return f"### `{signature(node)}`\n\n{ast.get_docstring(node)}\n"
    bases = ", ".join(map(ast.unparse, node.bases))
    lines = [f"### `class {node.name}{f'({bases})' if bases else ''}`\n\n{ast.get_docstring(node)}\n"]
    made = [
        f"- Made by `{node.name}({ast.unparse(one.args).removeprefix('self, ')})`"
        for one in node.body
        if isinstance(one, ast.FunctionDef) and is_made(one)
    ]
    inside = [
        *made,
        *fields(node),
        *[method(one) for one in node.body if isinstance(one, ast.FunctionDef) and is_public(one)],
    ]
    return "\n".join([*lines, *([*inside, ""] if inside else [])])


def is_made(one: ast.FunctionDef) -> bool:
    """Is this how an object is made, with something that has to be given?"""
    return one.name == "__init__" and ast.unparse(one.args) != "self"


def signature(node: ast.FunctionDef) -> str:
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"{node.name}({ast.unparse(node.args)}){returns}"


def method(node: ast.FunctionDef) -> str:
    return f"- `{signature(node)}`: {flat(ast.get_docstring(node) or '')}"


def fields(node: ast.ClassDef) -> Iterator[str]:
    """What is declared in a class, with the string below it."""
    for one, after in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name) and not one.target.id.startswith("_"):
            said = f": {flat(ast.literal_eval(after.value))}" if is_string(after) else ""
            yield f"- `{one.target.id}: {ast.unparse(one.annotation)}`{said}"


def is_string(node: ast.stmt | None) -> TypeGuard[ast.Expr]:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def flat(text: str) -> str:
    return " ".join(text.split())


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pages().items():
        (folder / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
