"""Docstrings that are missing, and exceptions that they do not name.

An exception is one that a function raises by its own text or that of its module's private functions.
"""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator
from functools import cache

from tests.support.structure import modules, tree

Function = ast.FunctionDef


def last(node: ast.expr | None) -> str:
    """The last part of a name or of what is called: `c` of a.b.c and a.b.c(d); "" of anything else."""
    if isinstance(node, ast.Call):
        return last(node.func)
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


@cache
def exceptions() -> dict[str, frozenset[str]]:
    """Python's exceptions and the product's, each with those that it is a case of, itself among them."""
    known = {name: frozenset(base.__name__ for base in kind.__mro__) for name, kind in vars(builtins).items()
             if isinstance(kind, type) and issubclass(kind, BaseException)}
    classes = [node for name in modules() for node in ast.walk(tree(name)) if isinstance(node, ast.ClassDef)]
    while more := [c for c in classes if c.name not in known and any(last(base) in known for base in c.bases)]:
        for c in more:
            known[c.name] = frozenset({c.name}).union(*(known.get(last(base), frozenset()) for base in c.bases))
    return known


@cache
def makers() -> dict[str, str]:
    """The functions that give an exception to be raised: name -> which, by what they are annotated to return."""
    return {node.name: last(node.returns) for name in modules() for node in ast.walk(tree(name))
            if isinstance(node, Function) and last(node.returns) in exceptions()}


def named(raised: ast.expr | None) -> Iterator[str]:
    """What a `raise` names: a class, or a call that makes one; a caught error that is raised again is neither."""
    if isinstance(raised, ast.IfExp):
        yield from (*named(raised.body), *named(raised.orelse))
    elif isinstance(raised, ast.Call) or last(raised) in exceptions():
        yield makers().get(last(raised), last(raised))


def escaping(node: ast.AST, helpers: dict[str, Function], caught: frozenset[str] = frozenset()) -> Iterator[str]:
    """The exceptions that leave `node`; `helpers`: private functions that it may call, by name."""
    if isinstance(node, ast.Raise):
        yield from (name for name in named(node.exc) if not exceptions().get(name, frozenset({name})) & caught)
    elif isinstance(node, ast.Call) and last(node) in helpers:
        others = {name: helper for name, helper in helpers.items() if name != last(node)}
        yield from escaping(helpers[last(node)], others, caught)
    if isinstance(node, ast.Try):
        types = [kind for handler in node.handlers for kind in
                 (handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type])]
        for child in node.body:
            yield from escaping(child, helpers, caught | {last(kind) for kind in types})
        parts: list[ast.AST] = [*node.handlers, *node.orelse, *node.finalbody]
    else:
        parts = list(ast.iter_child_nodes(node))
    for child in parts:
        yield from escaping(child, helpers, caught)


def public(body: list[ast.stmt], of: str = "") -> Iterator[tuple[str, Function]]:
    """The public functions of a module, and the public methods of its public classes, by name."""
    for node in body:
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            yield of + node.name, node
        elif isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield from public(node.body, f"{of}{node.name}.")


def unsaid(module: ast.Module) -> list[tuple[str, str]]:
    """(public function, exception) of each that may leave a function whose docstring does not name it.

    Private exceptions do not leave their module; NotImplementedError is for those who write a subclass.
    """
    helpers = {node.name: node for node in module.body if isinstance(node, Function) and node.name.startswith("_")}
    return [(name, error) for name, function in public(module.body)
            for error in sorted({*escaping(function, helpers)} - {"NotImplementedError"})
            if not error.startswith("_") and error not in (ast.get_docstring(function) or "")]


@cache
def classes() -> dict[str, ast.ClassDef]:
    """The product's classes by name."""
    return {node.name: node for name in modules() for node in ast.walk(tree(name)) if isinstance(node, ast.ClassDef)}


def explained(owner: ast.ClassDef, method: str) -> bool:
    """Whether a method has a docstring in its class or in a base, or is of a family that these explain.

    `op_KIND` stands for `op_add`.
    """
    said = {node.name for node in owner.body if isinstance(node, Function) and ast.get_docstring(node)}
    family = re.compile(rf"`{method.partition('_')[0]}_[A-Z]+")
    return method in said or bool(family.search(ast.get_docstring(owner) or "")) or any(
        explained(classes()[last(base)], method) for base in owner.bases if last(base) in classes())


def silent(body: list[ast.stmt], owner: ast.ClassDef | None = None) -> list[str]:
    """The public classes, functions and methods that say nothing of themselves."""
    found = []
    for node in body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)) and not node.name.startswith("_"):
            if not (explained(owner, node.name) if owner else ast.get_docstring(node)):
                found.append(f"{owner.name}.{node.name}" if owner else node.name)
            if isinstance(node, ast.ClassDef):
                found += silent(node.body, node)
    return found
